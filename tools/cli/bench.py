"""`stepfuse bench`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..bench.baselines import BASELINES
from ..output import exit_codes
from .options import Dtypes, Json, Policy, Spec


def bench(
    spec: Spec,
    against: Annotated[
        str, typer.Option(metavar="NAME,..", help=f"among {', '.join(BASELINES)}")
    ] = "",
    sizes: Annotated[
        str, typer.Option(metavar="SIZE,..", help="N, COUNTxN or COUNTxROWSxCOLS")
    ] = "1e7,1000x1000",
    policy: Policy = "strict",
    dtypes: Dtypes = "",
    threads: Annotated[int | None, typer.Option(min=1, help="default: all CPUs")] = None,
    rounds: Annotated[int, typer.Option(help="turns of each contestant, 2 or more")] = 15,
    seconds: Annotated[float, typer.Option(help="a size: no round begins after so long")] = 60.0,
    starts: Annotated[int, typer.Option(min=0, help="processes started cold and warm")] = 3,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="bars of GB/s")] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="a page: rooflines and tables")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="write JSON to a file")
    ] = None,
    json: Json = False,
) -> None:
    """Times a spec beside the machine's limit and other libraries, in turns."""
    from rich.console import Console

    from ...spec_texts.resolve import resolve
    from ..bench import run

    with exit_codes():
        request = run.BenchRequest(
            against, sizes, policy, dtypes, threads, rounds, seconds, starts, plot, html, output,
            json,
        )  # fmt: skip
        command = f"stepfuse {' '.join(sys.argv[1:])}"
        run.bench(resolve(spec), request, command, Console(stderr=True))
