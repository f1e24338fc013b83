"""`stepfuse boost`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ...ir.errors import WrongUsage
from ..output import exit_codes
from .options import among

TRICKS = ("lessbn",)


def boost_(
    trick: Annotated[
        str,
        typer.Argument(help=f"one of {', '.join(TRICKS)}", autocompletion=among(*TRICKS)),
    ],
    model: Annotated[Path, typer.Argument(metavar="MODEL.onnx", help="the network")],
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="where to write it with the trick"),
    ] = None,
    as_mindspore: Annotated[
        bool, typer.Option("--as-mindspore", help="operands in the original's order alone")
    ] = False,
    format: Annotated[
        str,
        typer.Option(
            help="text, or svg: the network drawn, what leaves crossed out",
            autocompletion=among("text", "svg"),
        ),
    ] = "text",
) -> None:
    """A trick of Boost on a network in ONNX, with a report on every batch norm.

    Nothing of the model is run. A file that this command has not written is not written over.
    """
    from ..lessbn import lessbn_network

    with exit_codes():
        if trick not in TRICKS:
            raise WrongUsage(f"no trick '{trick}' for ONNX networks; there is {', '.join(TRICKS)}")
        sys.stdout.write(lessbn_network(model, output, as_mindspore, format))
