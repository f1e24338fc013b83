"""`stepfuse check` and `stepfuse accuracy`."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from ...ir.errors import WrongUsage
from ..output import check_file, exit_codes, write_text
from .options import JOBS, SPEC, Dtypes, Json, Policy


def check(
    spec: Annotated[str, typer.Argument(metavar="[SPEC]", help=SPEC)] = "",
    all: Annotated[bool, typer.Option("--all", help="every optimizer and stage")] = False,
    policy: Policy = "strict",
    dtypes: Dtypes = "",
    seed: Annotated[int, typer.Option(min=0, help="of the random inputs")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, help=f"processes, with --all; default {JOBS}")
    ] = None,
    json: Json = False,
) -> None:
    """Runs every pass before and after, and every backend, on random inputs."""
    from rich.console import Console

    from ...optim_defs import names, stage_names
    from ..check.run import check_many, check_one, report, report_json

    with exit_codes():
        if bool(spec) == all:
            raise WrongUsage("expected either a SPEC or --all")
        if jobs is not None and not all:
            raise WrongUsage("--jobs goes with --all: one spec is checked in one process")
        start = time.perf_counter()
        console = Console(stderr=True)
        if all:
            wanted = (*names(), *stage_names())
            checked = check_many(wanted, policy, dtypes, seed, jobs or JOBS, console)
        else:
            checked = [check_one(spec, policy, dtypes, seed, console)]
        if json:
            raise typer.Exit(report_json(checked, policy, dtypes, seed))
        raise typer.Exit(report(checked, time.perf_counter() - start))


def accuracy(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[OP...]", help="as exp or f32->bf16; or all")
    ] = None,
    dtype: Annotated[str, typer.Option(help="f32 or f64, of the functions")] = "",
    exhaustive: Annotated[
        bool, typer.Option("--exhaustive", help="all patterns up to 32 bits: minutes an op")
    ] = False,
    samples: Annotated[
        int, typer.Option(min=1, help="arguments, where not all are tried")
    ] = 100_000,
    threads: Annotated[int, typer.Option(min=1, help="chunks at a time")] = 1,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="write JSON to a file")
    ] = None,
) -> None:
    """Measure the errors of compiled functions and conversions against other libraries'."""
    from ..accuracy.measure import tasks
    from ..accuracy.report import measure_all, show_results, to_json

    with exit_codes():
        check_file(output)
        results = measure_all(tasks(tuple(names or ()), dtype, exhaustive, samples), threads)
        show_results(results)
        if output is not None:
            command = f"stepfuse {' '.join(sys.argv[1:])}"
            write_text(output, to_json(results, command))
        if not all(r.is_right for r in results):
            raise typer.Exit(1)
