"""`stepfuse simulate`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..output import check_file, exit_codes
from .options import SPEC, Dtypes, specs_beginning

_DRAWN = Path("simulate.svg")


def simulate_(
    spec: Annotated[
        str, typer.Argument(metavar="[SPEC]", help=SPEC, autocompletion=specs_beginning)
    ] = "clip_by_global_norm+adamw",
    params: Annotated[
        str, typer.Option(metavar="NUMBERS", help="as 7e9, 1e9,7B or 1e9..1e12, by tens")
    ] = "7e9",
    ranks: Annotated[
        str, typer.Option(metavar="NUMBERS", help="as 8, 8,1024 or 8..4096, by eights if they fit")
    ] = "8..4096",
    wire: Annotated[
        str, typer.Option(metavar="NAME", help="what gradients travel as: f32, bf16, linear8, ..")
    ] = "f32",
    dtypes: Dtypes = "",
    node: Annotated[int, typer.Option(help="ranks of one, a power of two")] = 8,
    bucket: Annotated[str, typer.Option(metavar="BYTES", help="that travel at once")] = "100MB",
    within: Annotated[
        str, typer.Option(metavar="S,B/S", help="seconds a message, bytes a second: a node's")
    ] = "",
    between: Annotated[str, typer.Option(metavar="S,B/S", help="likewise between nodes")] = "",
    memory: Annotated[str, typer.Option(metavar="B/S", help="of a rank, as 3.2TB")] = "",
    points: Annotated[
        Path | None,
        typer.Option(metavar="FILE.json", help="fit what is within a node on measured points"),
    ] = None,
    plot: Annotated[bool, typer.Option("--plot", help=f"draw it, to {_DRAWN} or to -o")] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE.svg", help="draw it to a file")
    ] = None,
) -> None:
    """A step that ranks share on paper: bytes, messages, times and memory of each rank.

    Gradients are exchanged, sums gathered, own spans stepped, parameters gathered (ZeRO-1), each
    rank sending to every other (flat) or within nodes and between. Constants are assumed, given,
    or fitted on points measured by benchmarks/rank_points.py.
    """
    from ..simulate.run import PaperRequest, simulate

    with exit_codes():
        drawn = output or (_DRAWN if plot else None)
        check_file(drawn)
        simulate(
            PaperRequest(
                spec, params, ranks, wire, dtypes, node, bucket, within, between, memory, points,
                drawn,
            )
        )  # fmt: skip
