"""The table and the file of `stepfuse accuracy`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ..tables import TableColumn, show_table
from .measure import Measurement, Task, measure

_HEAD = (
    TableColumn("function"),
    TableColumn("dtype"),
    TableColumn("patterns", right=True, drop=1),
    TableColumn("worst", right=True),
    TableColumn("at", right=True, drop=2),
    TableColumn("stated", right=True),
    TableColumn(""),
)


def measure_all(todo: Sequence[Task], threads: int) -> list[Measurement]:
    """Runs the tasks under a progress bar, which goes to standard error."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    found: list[Measurement] = []
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bars = [progress.add_task(_title(t), total=t.patterns, start=False) for t in todo]
        for task, bar in zip(todo, bars, strict=True):
            progress.start_task(bar)
            found.append(measure(task, threads, lambda n, bar=bar: progress.advance(bar, n)))
    return found


def show_results(results: Sequence[Measurement]) -> None:
    """Print a row a result; failures are red."""
    styles = ["" if result.is_right else "bold red" for result in results]
    show_table(_HEAD, [_cells(result) for result in results], styles=styles)


def to_json(results: Sequence[Measurement], command: str) -> str:
    """The results with the command that made them."""
    rows: list[dict[str, Any]] = [
        {
            "name": r.task.name,
            "dtype": r.task.source.name,
            "patterns": r.task.patterns,
            "exhaustive": r.task.exhaustive,
            "unit": _unit(r.task),
            "worst": r.worst,
            "argument": r.argument,
            "stated": r.task.bound,
            "right": r.is_right,
        }
        for r in results
    ]
    return json.dumps({"command": command, "results": rows}, indent=1) + "\n"


def _cells(result: Measurement) -> tuple[str, ...]:
    task = result.task
    tried = f"all 2^{8 * task.source.bytes}" if task.exhaustive else str(task.patterns)
    at = "" if result.argument is None else f"{result.argument:.9g}"
    worst, stated = (f"{n:.6g} {_unit(task)}" for n in (result.worst, task.bound))
    verdict = "ok" if result.is_right else "EXCEEDED"
    return task.name, task.source.name, tried, worst, at, stated, verdict


def _title(task: Task) -> str:
    return task.name if task.is_conversion else f"{task.name} {task.source}"


def _unit(task: Task) -> str:
    return "differ" if task.is_conversion else "ulp"
