"""`stepfuse capture`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..output import exit_codes


def capture_(
    source: Annotated[
        str,
        typer.Argument(
            metavar="MODULE:CLASS", help="with options as in torch.optim:NAdam(lr=0.01)"
        ),
    ],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="the program, as a.sf")
    ] = None,
    report: Annotated[bool, typer.Option("--report", help="say what was found")] = False,
    no_proof: Annotated[
        bool, typer.Option("--no-proof", help="do not step it beside the original")
    ] = False,
) -> None:
    """An optimizer of torch or optax as a spec: its step is recorded, then proved beside it.

    The module is imported and its code runs. A file that is no program is not written over.
    """
    from ..capture_spec import captured, write

    with exit_codes():
        sys.stdout.write(write(captured(source, not no_proof), output, report))
