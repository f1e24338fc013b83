"""`stepfuse list` on a terminal: a table a kind."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console

from ..tables import TableColumn, show_table
from .listing import KINDS
from .table import Catalogue, ListedSchedule, ListedSpec

_SPECS = (
    TableColumn("name"),
    TableColumn("state", wraps=True, drop=2),
    TableColumn("floor", right=True, drop=1),
    TableColumn("optimal", right=True),
    TableColumn("sweeps", right=True),
    TableColumn("what it does", wraps=True),
)
_SCHEDULES = (
    TableColumn("name"),
    TableColumn("its numbers", wraps=True, drop=1),
    TableColumn("its value after k steps", wraps=True),
)
_UNITS = "state, floor and optimal in bytes per parameter, parameters and states in f32"


def show_listing(found: Catalogue, console: Console | None = None) -> None:
    """Tables, one a kind, for a terminal."""
    console = console or Console()
    for kind in KINDS[:2]:
        rows = [row for s in found.specs if s.kind == kind for row in _rows(s)]
        if rows:
            show_table(_SPECS, rows, f"{kind}s", console=console)
            console.print()
    if found.specs:
        console.print(_UNITS)
    if found.schedules:
        console.print()
        rows = [_schedule(s) for s in found.schedules]
        show_table(_SCHEDULES, rows, "schedules", console=console)


def _rows(spec: ListedSpec) -> Iterator[tuple[str, ...]]:
    """A row for each variant; name and summary stand in the first."""
    for number, variant in enumerate(spec.variants):
        costs = (variant.floor, variant.optimal, variant.sweeps)
        cells = ("-" if n is None else str(n) for n in costs)
        head, what = (spec.name, spec.summary) if not number else ("", f"when {variant.when}")
        yield (head, variant.state_text, *cells, what)


def _schedule(row: ListedSchedule) -> tuple[str, str, str]:
    return row.name, ", ".join(row.numbers), row.summary
