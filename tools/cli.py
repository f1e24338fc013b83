"""The `stepfuse` command. Exit codes: 0 right, 1 a program or a check is wrong, 2 wrong use."""

from __future__ import annotations

import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

from .. import schedules
from ..ir.errors import StepfuseError
from ..optim_defs import names, stage_names
from ..passes.pipeline import POLICIES
from ..passes.targets import TARGETS
from ..resolve import resolve
from .accuracy.measure import tasks
from .accuracy.report import measure_all, table, to_json
from .bench import run
from .bench.contestants import RIVALS
from .catalogue import describe, entries
from .check.run import JOBS, check_many, check_one, report
from .errors import WrongUsage, check_file, check_folder
from .inspect.artifact import inspect
from .inspect.checkpoint import inspect_checkpoint
from .inspect.dump import FORMATS, STAGES, DumpRequest, dump, reasons
from .inspect.history import full_pipeline
from .plot_schedule import plot_schedule
from .recommend.recommend import need, text
from .recommend.rules import PREFERENCES, TASKS
from .trace import trace_file

app = typer.Typer(
    help="Declare an optimizer, get one fused in-place kernel; see how.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

LEVELS = "x86-64-v2,x86-64-v3,x86-64-v4"
SPEC = (
    "NAME, FILE.py:FUNCTION, FILE.sf, each with (settings) as in adamw(lr=0.01), or A+B+C; "
    "lr:SCHEDULE in it computes lr"
)
Spec = Annotated[str, typer.Argument(metavar="SPEC", help=SPEC)]
Policy = Annotated[str, typer.Option(help=f"one of {', '.join(POLICIES)}")]
Dtypes = Annotated[
    str,
    typer.Option(
        "--dtypes", "--dtype", metavar="ROLE=DTYPE,..", help="storage, as param=bf16,state=linear8"
    ),
]


@contextmanager
def _exit_codes() -> Generator[None]:
    """Errors as messages on standard error, without a traceback."""
    try:
        yield
    except StepfuseError as error:
        message = str(error)
        print(message if ": error: " in message else f"error: {message}", file=sys.stderr)
        raise typer.Exit(2 if isinstance(error, WrongUsage) else 1) from None
    except BrokenPipeError:  # a subclass of OSError: the reader, such as head, has seen enough
        sys.stderr.close()
        raise typer.Exit(1) from None
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"error: {where}{error.strerror or error}", file=sys.stderr)
        raise typer.Exit(1) from None


_LIST = ("name", "state", "floor", "optimal", "sweeps")


@app.command("list")
def list_() -> None:
    """The optimizers and the stages, with the bytes that they keep and move."""
    console = Console()
    for kind in ("optimizer", "stage"):
        fixed = [Column(name, no_wrap=True) for name in _LIST]
        table = Table(*fixed, "what it does", title=f"{kind}s", box=None, padding=(0, 2, 0, 0))
        for cells in (row for entry in entries() if entry.kind == kind for row in entry.rows()):
            table.add_row(*map(escape, cells))
        console.print(table)
    console.print("state, floor and optimal in bytes per parameter, parameters and states in f32")
    table = Table("name", "its numbers", "its value after k steps", title="schedules", box=None)
    for each in map(schedules.get, schedules.names()):
        what = each.doc.partition("\n")[0]
        table.add_row(*map(escape, (each.name, ", ".join(each.defaults), what)))
    console.print(table)


@app.command()
def show(spec: Spec) -> None:
    """A spec: its text, its roles with defaults, ranges and meaning, its paper."""
    with _exit_codes():
        print(describe(resolve(spec)))


@app.command("dump")
def dump_(
    spec: Spec,
    after_each: Annotated[
        bool, typer.Option("--after-each", help="the graph, or the nests, after every pass")
    ] = False,
    after: Annotated[
        str, typer.Option(metavar="PASS", help="the graph, or the nests, after a pass")
    ] = "",
    stage: Annotated[str, typer.Option(help=f"one of {', '.join(STAGES)}")] = "",
    format: Annotated[str, typer.Option(help=f"one of {', '.join(FORMATS)}")] = "text",
    why_not: Annotated[
        str, typer.Option(metavar="PASS", help=f"what stood in its way: {', '.join(reasons())}")
    ] = "",
    diff: Annotated[bool, typer.Option("--diff", help="what each pass changed, as a diff")] = False,
    nest: Annotated[str, typer.Option(metavar="NAME", help="the one of them to show")] = "",
    passes: Annotated[str, typer.Option(help='a pipeline of your own, as "cse,dce"')] = "",
    target: Annotated[
        str, typer.Option(help=f"what code is for: {', '.join(TARGETS)}; else native")
    ] = "",
    policy: Policy = "strict",
    dtypes: Dtypes = "",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="write to a file")
    ] = None,
) -> None:
    """The compilation of a spec: by default what every pass did to its cost."""
    with _exit_codes():
        check_file(output)
        pipeline = full_pipeline(policy, dtypes, passes)
        request = DumpRequest(
            pipeline, stage, after, after_each, diff, why_not, format, target, nest
        )
        text = dump(resolve(spec), request)
        if output is None:
            sys.stdout.write(text)
            sys.stdout.flush()
        else:
            output.write_text(text, encoding="utf-8")


@app.command("compile")
def compile_(
    specs: Annotated[list[str] | None, typer.Argument(metavar="[SPEC...]", help=SPEC)] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="DIR", help="the artifact")
    ] = None,
    all: Annotated[bool, typer.Option("--all", help="every optimizer, in one library")] = False,
    name: Annotated[
        str, typer.Option(help="of the files; else the spec's, or stepfuse for several")
    ] = "",
    policy: Policy = "strict",
    dtypes: Dtypes = "",
    target: Annotated[
        str, typer.Option(help=f"CPU levels, the best is chosen at load: {LEVELS}; or aarch64")
    ] = "",
    cuda: Annotated[
        str, typer.Option(metavar="LEVELS", help="PTX beside it for GPUs, as sm_80,sm_90")
    ] = "",
    entry: Annotated[str, typer.Option(help="the graphs to compile, comma-separated")] = "step",
) -> None:
    """Ahead of time: a library with a C interface, its object, header and manifest.

    Without -o it compiles for this CPU, as an optimizer does when it is made, keeps nothing and
    says how long it took.
    """
    from .compile_artifact import compile_here, write

    with _exit_codes():
        if bool(specs) == all:
            raise WrongUsage("expected either SPECs or --all")
        found = [resolve(spec) for spec in (names() if all else specs or ())]
        if output is None:
            if target or cuda or name:
                raise WrongUsage("--target, --cuda and --name are of an artifact: give -o DIR")
            sys.stdout.write(compile_here(found, policy, dtypes, entry))
            return
        check_folder(output)
        levels = target or LEVELS
        sys.stdout.write(write(found, output, policy, dtypes, levels, entry, cuda, name))


@app.command("inspect")
def inspect_(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="an artifact, or a checkpoint")],
) -> None:
    """What an artifact is: manifest, specs, symbols, targets, inner loops; or a checkpoint."""
    with _exit_codes():
        sys.stdout.write(inspect_checkpoint(path) if path.is_file() else inspect(path))


@app.command("recommend")
def recommend_(
    params: Annotated[str, typer.Option(help="how many there are, as 7e9, 7B or 350M")],
    memory: Annotated[
        str, typer.Option(help="for parameters, gradients and states, as 24GB or 16GiB")
    ] = "",
    task: Annotated[str, typer.Option(help=f"one of {', '.join(TASKS)}")] = "",
    prefer: Annotated[str, typer.Option(help=f"one of {', '.join(PREFERENCES)}")] = "",
    sparse: Annotated[bool, typer.Option("--sparse", help="gradients are lists of rows")] = False,
    second_order: Annotated[
        bool, typer.Option("--second-order", help="matrix roots and inverses are affordable")
    ] = False,
    large_batch: Annotated[
        bool, typer.Option("--large-batch", help="batches of many thousands")
    ] = False,
    untuned: Annotated[
        bool, typer.Option("--untuned", help="no search for a learning rate")
    ] = False,
) -> None:
    """An optimizer for a model: why, how it is stored, its memory, the command to compile it."""
    with _exit_codes():
        flags = dict(sparse=sparse, second_order=second_order)
        flags |= dict(large_batch=large_batch, untuned=untuned)
        sys.stdout.write(text(need(params, memory, task, prefer, **flags)))


@app.command()
def check(
    spec: Annotated[str, typer.Argument(metavar="[SPEC]", help=SPEC)] = "",
    all: Annotated[bool, typer.Option("--all", help="every optimizer and stage")] = False,
    policy: Policy = "strict",
    dtypes: Dtypes = "",
    seed: Annotated[int, typer.Option(min=0, help="of the random inputs")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, help=f"processes, with --all; default {JOBS}")
    ] = None,
) -> None:
    """Runs every pass before and after, and every backend, on random inputs."""
    with _exit_codes():
        if bool(spec) == all:
            raise WrongUsage("expected either a SPEC or --all")
        if jobs is not None and not all:
            raise WrongUsage("--jobs goes with --all: one spec is checked in one process")
        start = time.perf_counter()
        if all:
            wanted = (*names(), *stage_names())
            console = Console(stderr=True)
            checked = check_many(wanted, policy, dtypes, seed, jobs or JOBS, console)
        else:
            checked = [check_one(spec, policy, dtypes, seed)]
        raise typer.Exit(report(checked, time.perf_counter() - start))


@app.command("trace")
def trace_(
    spec: Spec,
    values: Annotated[
        Path, typer.Option(metavar="FILE.npz", help="arrays by role, as grad, or grad/w of several")
    ],
    at: Annotated[
        str, typer.Option(metavar="TENSOR[INDEX]", help="an element, as param[17] or w[3,4]")
    ] = "",
    stage: Annotated[
        str, typer.Option(help="legalised, what runs to the bit, or declared, the equations in f64")
    ] = "legalised",
    every: Annotated[
        bool, typer.Option("--every", help="also numbers that only other numbers need")
    ] = False,
    policy: Policy = "strict",
    dtypes: Dtypes = "",
) -> None:
    """One step over arrays of your own: what each value is, and where NaN come from."""
    with _exit_codes():
        options = {"stage": stage, "policy": policy, "dtypes": dtypes}
        sys.stdout.write(trace_file(resolve(spec), values, at, every, **options))


@app.command()
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
    """How far the compiled functions and conversions are from other libraries'."""
    with _exit_codes():
        check_file(output)
        results = measure_all(tasks(tuple(names or ()), dtype, exhaustive, samples), threads)
        Console().print(table(results))
        if output is not None:
            command = f"stepfuse {' '.join(sys.argv[1:])}"
            output.write_text(to_json(results, command), encoding="utf-8")
        if not all(r.is_right for r in results):
            raise typer.Exit(1)


@app.command()
def bench(
    spec: Spec,
    against: Annotated[
        str, typer.Option(metavar="NAME,..", help=f"among {', '.join(RIVALS)}")
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
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="write JSON to a file")
    ] = None,
) -> None:
    """Times a spec beside the machine's limit and other libraries, in turns."""
    with _exit_codes():
        request = run.BenchRequest(
            against, sizes, policy, dtypes, threads, rounds, seconds, starts, plot, output
        )
        command = f"stepfuse {' '.join(sys.argv[1:])}"
        run.bench(resolve(spec), request, command, Console(stderr=True))


@app.command("plot-schedule")
def plot_schedule_(
    schedule: Annotated[
        str, typer.Argument(metavar="SCHEDULE", help="NAME or FILE.py:FUNCTION, with (settings)")
    ],
    set: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="a number of it")
    ] = None,
    steps: Annotated[int, typer.Option(min=1, help="how many steps")] = 1000,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="draw it, as .svg or .png")
    ] = None,
) -> None:
    """What a schedule gives over the steps: a table, and a drawing if wanted."""
    with _exit_codes():
        check_file(output)
        sys.stdout.write(plot_schedule(schedule, set or (), steps, output))
