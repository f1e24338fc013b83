"""A bench from its request to its record: one size after another, contestants in turns."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from ...compiler import compile_spec
from ...ir.conditions import rule_of
from ...ir.errors import WrongUsage
from ...ir.graph import Spec
from ...ir.text.printer import to_text
from ...ir.types import F32
from ...passes.chain.rules import spec_of_rule
from ...passes.storage.formats import parse_storage
from ...runtime.system import default_threads
from ..output import check_drawing, check_file, check_page, write_text
from ..quantities import Dims, elements, parse_sizes
from ..records.record import record_text
from .baselines import check_baselines
from .contest import LEAST, Step, compete, machine
from .contestants import Job, field_of
from .page import MARK, to_html
from .report import BenchEntry, BenchRecord, bench_entry

WARM = 2


@dataclass(frozen=True, slots=True)
class BenchRequest:
    """The request of the command line."""

    against: str = ""
    sizes: str = "1e7,1000x1000"
    policy: str = "strict"
    dtypes: str = ""
    threads: int | None = None  # as many as a step takes by itself
    rounds: int = 15
    seconds: float = 60.0  # a size
    starts: int = 3
    plot: Path | None = None
    html: Path | None = None
    output: Path | None = None
    json: bool = False  # what is printed; the file is JSON always


def bench(spec: Spec, request: BenchRequest, command: str, console: Console) -> None:
    """Run the contests, print the table, write the files asked for. Raises WrongUsage."""
    drawing = _checked_files(request)
    found = measure(spec, request, command, console)
    if request.json:
        sys.stdout.write(record_text(found))
    else:
        found.show()
    if request.output is not None:
        write_text(request.output, record_text(found))
    if request.html is not None:
        write_text(request.html, to_html(found))
    if drawing is not None:
        drawing.plot(found.title, found.results, request.plot)


def measure(
    spec: Spec, request: BenchRequest, command: str, console: Console | None = None
) -> BenchRecord:
    """Runs the contests; a console that is a terminal shows how far. Raises WrongUsage."""
    baselines = [name.strip() for name in request.against.split(",") if name.strip()]
    sizes = _checked(request, baselines)
    threads = request.threads or default_threads()
    jobs = dict(_job(spec, size, dims, request, threads) for size, dims in sizes.items())
    entries: list[BenchEntry] = []
    total = len(sizes) * (WARM + request.rounds)
    quiet = console is None or not console.is_terminal
    with Progress(console=console, disable=quiet, transient=True, auto_refresh=False) as progress:
        task = progress.add_task(f"@{spec.name}", total=total)
        tick = partial(progress.update, task, advance=1, refresh=True)
        for size, job in jobs.items():
            progress.update(task, description=f"@{spec.name} {size}")
            entries.append(_entry(size, job, baselines, request, tick))
    times = start_times(spec, request.policy, request.dtypes, request.starts)
    asked = spec.name, request.policy, request.dtypes, threads, os.cpu_count() or 1
    return BenchRecord(command, machine(), *asked, times, tuple(entries))


def _checked_files(request: BenchRequest) -> Any:
    """Refuses files that cannot be written before anything runs; the drawing module, or None."""
    for path in (request.plot, request.html, request.output):
        check_file(path)
    check_page(request.html, MARK)
    check_drawing(request.plot)
    if request.plot is None:
        return None
    try:
        drawing = import_module(f"{__package__}.plot")
        drawing.check(request.plot)
    except ModuleNotFoundError as error:
        raise WrongUsage(f"--plot needs {error.name}; pip install 'stepfuse[bench]'") from None
    except ValueError as error:
        raise WrongUsage(str(error)) from None
    return drawing


def _checked(request: BenchRequest, baselines: Sequence[str]) -> dict[str, list[Dims]]:
    """The sizes; refuse contests that cannot be run before any is. Raises WrongUsage."""
    if request.rounds < LEAST:
        raise WrongUsage(f"--rounds: expected at least {LEAST}, for a spread, got {request.rounds}")
    if not request.seconds > 0:
        raise WrongUsage(f"--seconds: expected a time above 0, got {request.seconds:g}")
    check_baselines(baselines)
    try:
        return parse_sizes(request.sizes)
    except ValueError as error:
        raise WrongUsage(str(error)) from None


def _job(
    spec: Spec, size: str, dims: Sequence[Dims], request: BenchRequest, threads: int
) -> tuple[str, Job]:
    """A size's title, and its step: under rules, of the one that takes tensors without a name.

    Raises WrongUsage; BindError where there is none.
    """
    title = size
    if spec.rules:
        dtype = str(parse_storage(request.dtypes).get("param", F32.name))
        rule = rule_of(spec.rules, "", dims[0], "", dtype, f"size {size}")
        title, (spec, _) = f"{size}, rule {rule}", spec_of_rule(spec, rule)
    try:
        made = compile_spec(spec, policy=request.policy, dtypes=request.dtypes, shapes=set(dims))
    except ValueError as error:
        raise WrongUsage(str(error)) from None
    return title, Job(spec, made, tuple(dims), request.dtypes, threads)


def _entry(
    size: str, job: Job, baselines: Sequence[str], request: BenchRequest, tick: Step
) -> BenchEntry:
    """One size; its arrays are gone when the next begins."""
    try:
        steps = field_of(job, baselines)
    except ValueError as error:  # a stage alone, or a spec without element-wise work
        raise WrongUsage(str(error)) from None
    timings = compete(steps, request.rounds, WARM, request.seconds, tick)
    return bench_entry(size, elements(job.dims), job.variant.program, timings)


# ------------------------------------------------------------------ cold and warm start

# The spec travels as text on standard input, so that a process has the imports of a user's.
_STEP = """
import sys, time
import numpy as np
import stepfuse
spec = stepfuse.parse(sys.stdin.read())
policy, dtypes = sys.argv[1:]
start = time.perf_counter()
stepfuse.compile(spec, policy=policy, dtypes=dtypes)
print(time.perf_counter() - start)
"""


def start_times(spec: Spec, policy: str, dtypes: str, starts: int) -> dict[str, float]:
    """Median milliseconds: compiling from nothing, whole processes cold and warm."""
    compiled, cold, warm = list[float](), list[float](), list[float]()
    for _ in range(starts):
        with tempfile.TemporaryDirectory() as cache:
            whole, seconds = _process(spec, policy, dtypes, cache)
            cold.append(whole)
            compiled.append(seconds)
            warm.append(_process(spec, policy, dtypes, cache)[0])
    figures = {"compile": compiled, "cold process": cold, "warm process": warm}
    return {name: 1e3 * statistics.median(times) for name, times in figures.items() if times}


def _process(spec: Spec, policy: str, dtypes: str, cache: str) -> tuple[float, float]:
    """Seconds of a fresh process, and of its compilation. Raises WrongUsage."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", _STEP, policy, dtypes],
        env={**os.environ, "XDG_CACHE_HOME": cache},
        input=to_text(spec),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise WrongUsage(f"a fresh process failed: {done.stderr.strip().splitlines()[-1]}")
    return time.perf_counter() - start, float(done.stdout)
