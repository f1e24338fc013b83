"""Runs of `stepfuse check`: one spec in this process, or many over several, with a bar.

The checks of a spec are the same either way (`check.py`). A failure is printed when it is
found, and once more at the end; an error of the compiler in one of many specs is a failure of
that spec, and the rest is checked.
"""

from __future__ import annotations

import multiprocessing
import sys
import textwrap
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from itertools import groupby

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
)

from ...ir.errors import WrongUsage
from ...ir.graph import Spec
from ...passes.rewrite.merge_axes import with_merged_axes
from ...passes.rewrite.small_variants import with_small_variants
from ...spec_texts.resolve import resolve
from ..inspect.history import full_pipeline, linked_graphs
from ..records.record import Record, record_text
from ..tables import WIDTH, columns
from .inputs import DIMS, SMALL, always_due, due_each
from .passes import FAILED, NOT_PROVEN, NOT_RUN, Finding, check_backends, check_passes, runnable

_USAGE = "usage"
_STYLES = {FAILED: "bold red", NOT_RUN: "yellow", NOT_PROVEN: "yellow"}


class CheckedSpec(Record):
    """The findings of one spec, and the seconds that they took."""

    name: str
    findings: tuple[Finding, ...]
    seconds: float

    @property
    def failed(self) -> tuple[Finding, ...]:
        return tuple(f for f in self.findings if f.status == FAILED)

    def __repr__(self) -> str:
        """The table that the command prints, and its counts."""
        return "\n".join((*(line for line, _ in _table(self.findings)), _counts(self.findings)))


class CheckRecord(Record):
    """The record of `stepfuse check --json`: counts of results, and each check."""

    policy: str
    dtypes: str
    seed: int
    counts: dict[str, int]
    specs: tuple[CheckedSpec, ...]


def check_one(
    name: str, policy: str, dtypes: str, seed: int, console: Console | None = None
) -> CheckedSpec:
    """All checks of the specs that a text names; a terminal shows the last one that is done.

    Raises WrongUsage and StepfuseError.
    """
    spec = resolve(name)
    if console is None or not console.is_terminal:
        return check_spec(spec, name, policy, dtypes, seed)
    parts = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*parts, console=console, transient=True) as progress:
        task = progress.add_task(f"checking {name}")

        def show(finding: Finding) -> None:
            progress.advance(task)
            done = int(progress.tasks[0].completed)
            progress.update(task, description=f"{done} checks, last: {finding.subject}")

        return check_spec(spec, name, policy, dtypes, seed, show)


def check_spec(
    spec: Spec,
    name: str,
    policy: str,
    dtypes: str,
    seed: int,
    show: Callable[[Finding], None] = lambda _: None,
) -> CheckedSpec:
    """All checks of a spec; `show` is given each as it is done. Raises StepfuseError."""
    start = time.perf_counter()
    spec = with_small_variants(with_merged_axes(runnable(spec), DIMS), SMALL)
    found: list[Finding] = []
    for finding in _findings(spec, policy, dtypes, seed):
        show(finding)
        found.append(finding)
    return CheckedSpec(name, tuple(found), time.perf_counter() - start)


def _findings(spec: Spec, policy: str, dtypes: str, seed: int) -> Iterator[Finding]:
    pipeline = full_pipeline(policy, dtypes)
    for graph in linked_graphs(spec, pipeline):
        yield from check_passes(always_due(graph), pipeline, seed)
    yield from check_backends(due_each(spec, 2), policy, dtypes, seed)


def check_many(
    names: Sequence[str], policy: str, dtypes: str, seed: int, jobs: int, console: Console
) -> list[CheckedSpec]:
    """All checks of many specs in `jobs` processes; failures are printed as they are found.

    An option without meaning for one spec, such as a state's storage without a state, is not
    run there. Raises WrongUsage for an option without meaning for any of them.
    """
    parts = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    shown = Progress(*parts, TimeElapsedColumn(), console=console, disable=not console.is_terminal)
    done: dict[str, CheckedSpec] = {}
    with shown as progress:
        bar = progress.add_task("checking", total=len(names))
        for checked in _checked(names, policy, dtypes, seed, jobs):
            done[checked.name] = checked
            failed = sum(bool(c.failed) for c in done.values())
            bad = f", [bold red]{failed} failed[/]" if failed else ""
            progress.update(bar, advance=1, description=f"{checked.name}{bad}")
            for finding in checked.failed:
                progress.console.print(_line(checked.name, finding), style="bold red", markup=False)
    checked = [done[name] for name in names]
    if all(f.subject == _USAGE for c in checked for f in c.findings):
        raise WrongUsage(checked[0].findings[0].detail)
    return checked


def report(checked: Sequence[CheckedSpec], seconds: float) -> int:
    """Prints the findings and the counts; the exit status, 1 where a check failed.

    Of one spec all findings are shown; of many the failures, and by reason the checks not run or
    not proven.
    """
    console = Console()
    found = [f for c in checked for f in c.findings]
    shown = found if len(checked) == 1 else [f for f in found if f.status == FAILED]
    for line, style in _table(shown):
        console.print(line, style=style, markup=False, highlight=False, soft_wrap=True)
    if len(checked) > 1:
        for line in _reasons(found):
            console.print(line, markup=False, highlight=False)
    bad = [c for c in checked if c.failed]
    console.print(_counts(found))
    if len(checked) > 1:
        slow = max(checked, key=lambda c: c.seconds)
        took = f"the slowest {slow.name} in {slow.seconds:.1f} s"
        console.print(f"{len(checked)} specs in {seconds:.0f} s, {took}")
    for c in bad:
        for finding in c.failed:
            print(_line(c.name, finding), file=sys.stderr)
    if len(checked) > 1 and bad:
        print(f"failed: {', '.join(c.name for c in bad)}", file=sys.stderr)
    return int(bool(bad))


def report_json(checked: Sequence[CheckedSpec], policy: str, dtypes: str, seed: int) -> int:
    """Prints the findings as JSON; the exit status, as `report`."""
    counts = Counter(f.status for c in checked for f in c.findings)
    sys.stdout.write(record_text(CheckRecord(policy, dtypes, seed, counts, tuple(checked))))
    return int(counts[FAILED] > 0)


def _table(found: Sequence[Finding]) -> Iterator[tuple[str, str]]:
    """The lines of a table 80 columns wide, variant by variant, and their styles.

    Of a failure's detail it has the first line; the rest is in the error.
    """
    wide, beside = (max(map(len, cells), default=0) for cells in _cells(found))
    for where, group in groupby(found, key=lambda f: f.where):
        for line in textwrap.wrap(where, WIDTH, break_on_hyphens=False):
            yield line, "bold"
        for f in group:
            row = f"  {f.subject:{wide}}", f"{f.status:{beside}}", f.detail.partition("\n")[0]
            for line in columns([row], width=WIDTH):
                yield line, _STYLES.get(f.status, "")


def _cells(found: Sequence[Finding]) -> tuple[list[str], list[str]]:
    return [f.subject for f in found], [f.status for f in found]


def _counts(found: Sequence[Finding]) -> str:
    count = Counter(f.status for f in found)
    unproven = f", {count[NOT_PROVEN]} not proven" if count[NOT_PROVEN] else ""
    return f"{len(found)} checks: {count[FAILED]} failed, {count[NOT_RUN]} not run{unproven}"


def _reasons(found: Sequence[Finding]) -> Iterator[str]:
    """Yield a line for each reason why checks were not run or not proven."""
    places: dict[tuple[str, str, str], list[str]] = {}
    for f in (f for f in found if f.status in (NOT_RUN, NOT_PROVEN)):
        places.setdefault((f.status, f.subject, f.detail), []).append(f.where)
    for (status, subject, detail), where in places.items():
        more = f" and {len(where) - 1} more" if len(where) > 1 else ""
        yield f"{status}: {subject} of {where[0]}{more}: {detail}"


def _line(name: str, finding: Finding) -> str:
    where = finding.where if name in finding.where else f"{name}, {finding.where}"
    return f"error: {finding.subject} of {where}: {finding.detail}"


def _checked(
    names: Sequence[str], policy: str, dtypes: str, seed: int, jobs: int
) -> Iterator[CheckedSpec]:
    """Yield each spec's findings when done; a process that dies fails the specs that it held."""
    settings = (policy, dtypes, seed)
    if jobs == 1:
        yield from (_guarded(name, *settings) for name in names)
        return
    # spawn: what a fork inherits of LLVM and of threads is no clean start
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        running = {pool.submit(_guarded, name, *settings): name for name in names}
        try:
            yield from (_result(future, running[future]) for future in as_completed(running))
        finally:  # where the reader was interrupted, what has not begun never does
            pool.shutdown(wait=False, cancel_futures=True)


def _result(future: Future[CheckedSpec], name: str) -> CheckedSpec:
    try:
        return future.result()
    except BrokenProcessPool:
        return _failure(name, "a process of the check ended; --jobs 1 shows which and why")


def _guarded(name: str, policy: str, dtypes: str, seed: int) -> CheckedSpec:
    try:
        return check_one(name, policy, dtypes, seed)
    except WrongUsage as error:
        return CheckedSpec(name, (Finding(_USAGE, f"@{name}", NOT_RUN, str(error)),), 0.0)
    except Exception as error:  # whatever a spec raises is its failure, not the others'
        return _failure(name, f"{type(error).__name__}: {error}")


def _failure(name: str, detail: str) -> CheckedSpec:
    return CheckedSpec(name, (Finding("compilation", f"@{name}", FAILED, detail),), 0.0)
