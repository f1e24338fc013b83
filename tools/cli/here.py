"""`stepfuse doctor`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from .exits import exit_codes


def doctor_(
    as_json: Annotated[bool, typer.Option("--json", help="the same as JSON")] = False,
) -> None:
    """What of stepfuse this machine runs: CPU, threads, locks, backends, cache; all platforms."""
    from .. import doctor
    from ..records.record import record_text

    with exit_codes():
        found = doctor.found()
        sys.stdout.write(record_text(found) if as_json else doctor.to_text(found) + "\n")
        if not as_json:
            sys.stdout.flush()
            doctor.show_platforms()
