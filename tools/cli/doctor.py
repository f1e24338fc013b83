"""`stepfuse doctor`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


def doctor_(
    what: Annotated[
        str, typer.Argument(metavar="[distributed]", help="ranks: launcher, engine, a round trip")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="the same as JSON")] = False,
) -> None:
    """Report the support of this machine: CPU, threads, locks, backends, cache; all platforms."""
    from ..output import exit_codes
    from ..without_typer import show_doctor

    if what not in ("", "distributed"):
        raise typer.BadParameter(f"expected 'distributed' or nothing, got '{what}'")
    if what and as_json:
        raise typer.BadParameter("'distributed' is printed as text; leave --json out")
    if what:
        from ...ranks.round_trip import distributed_text

        with exit_codes():
            sys.stdout.write(distributed_text())
    else:
        show_doctor(as_json)
