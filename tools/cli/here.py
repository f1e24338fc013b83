"""`stepfuse doctor`."""

from __future__ import annotations

from typing import Annotated

import typer


def doctor_(
    as_json: Annotated[bool, typer.Option("--json", help="the same as JSON")] = False,
) -> None:
    """What of stepfuse this machine runs: CPU, threads, locks, backends, cache; all platforms."""
    from ..without_typer import show_doctor

    show_doctor(as_json)
