"""`stepfuse search`: a search of a user's file, with its progress and its table."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ..ir.errors import WrongUsage
from ..search.run import launch_search, run_search, search_named
from ..search.space import HyperSearch
from ..search.study import TrialRow
from .output import check_folder
from .tables import TableColumn, show_table

_SHOWN = 10  # of the best trials


def search(source: str, folder: Path | None, trials: int, **options: Any) -> None:
    """Runs the trials that are left of a search, and prints the best ones.

    They are kept in the folder, else in one of the file's name with `-trials`. Raises WrongUsage;
    OptionError; SystemExit where it is interrupted, or a worker was killed.
    """
    place = folder or Path(f"{Path(source.rpartition('.py')[0]).name}-trials")
    found = search_named(source)
    check_folder(place)
    try:
        rows = _rows(found, source, place, trials, **options)
    except ImportError as error:
        raise WrongUsage(str(error)) from None
    except (KeyboardInterrupt, BrokenExecutor) as error:
        why = "interrupted" if isinstance(error, KeyboardInterrupt) else f"a worker ended: {error}"
        kept = f"what is done is in {place}, and the same command goes on"
        print(f"{why}; {kept}", file=sys.stderr)
        raise SystemExit(1) from None
    show_trials(found, rows, place)


def _rows(
    found: HyperSearch, source: str, place: Path, trials: int, *, together: int, seed: int,
    launcher: str, workers: int,
) -> list[TrialRow]:  # fmt: skip
    if launcher != "here":
        return launch_search(
            source, place, trials, together=together, seed=seed, launcher=launcher, workers=workers
        )
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as bars:
        tasks = [bars.add_task(f"batch {n}", total=found.rungs[-1], visible=False)
                 for n in range(-(-trials // max(1, together)))]  # fmt: skip

        def progress(batch: int, steps: int, left: int) -> None:
            done = steps if left else found.rungs[-1]
            told = f"batch {batch}: {left} trials"
            bars.update(tasks[batch], completed=done, description=told, visible=True)

        return run_search(found, place, trials, together=together, seed=seed, progress=progress)


def show_trials(found: HyperSearch, rows: Sequence[TrialRow], place: Path) -> None:
    """The best trials, those that diverged, and how many there are of each."""
    head = [TableColumn("trial", True), TableColumn("state"), TableColumn("steps", True)]
    head += [TableColumn("score", True), *(TableColumn(name, True) for name in found.space)]
    shown = [*rows[:_SHOWN], *(row for row in rows[_SHOWN:] if row.why)]
    show_table(head, [_cells(row) for row in shown])
    for row in shown:
        if row.why:
            print(f"trial {row.number} diverged: {row.why}")
    counts = Counter(row.state for row in rows)
    told = ", ".join(f"{count} {state}" for state, count in counts.items())
    print(f"{len(rows)} trials: {told}; kept in {place}")


def _cells(row: TrialRow) -> list[str]:
    score = "" if row.value is None else f"{row.value:.5g}"
    numbers = (f"{value:.4g}" for value in row.hypers.values())
    return [str(row.number), row.state, str(row.steps), score, *numbers]
