"""The commands that measure: `bench`, `check`, `accuracy`, `simulate`, `doctor`."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from ...ir.errors import WrongUsage
from ..bench.baselines import BASELINES
from ..output import check_file, exit_codes, write_text
from .options import JOBS, SPEC, Dtypes, Json, Policy, Spec, specs_beginning


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
    from ..simulate.run import simulate

    with exit_codes():
        drawn = output or (_DRAWN if plot else None)
        check_file(drawn)
        constants = {"bucket": bucket, "within": within, "between": between, "memory": memory}
        simulate(spec, params, ranks, wire, dtypes, drawn, node=node, points=points, **constants)
