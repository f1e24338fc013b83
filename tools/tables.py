"""Tables for people: on a terminal as wide as it is, in a pipe whole and without decoration."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING

from .inspect.columns import columns as aligned

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Column

_GAP = 2  # between columns
_LEAST = 24  # characters of a column that wraps


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column: which side its cells are on, whether they wrap, when it is left out."""

    name: str
    right: bool = False
    wraps: bool = False
    drop: int = 0  # where there is no room, 1 goes first; 0 stays


def show_table(
    head: Sequence[TableColumn],
    rows: Sequence[Sequence[str]],
    title: str = "",
    styles: Sequence[str] = (),
    console: Console | None = None,
) -> None:
    """Prints a table to standard output: one of rich's where that is a terminal.

    In a pipe, every column is there and every row is a line. `styles` has one for each row.
    """
    console = console or _console()
    if console is not None and console.is_terminal:
        _show_on_terminal(head, rows, title, styles, console)
        return
    right = [i for i, column in enumerate(head) if column.right]
    lines = [title] if title else []
    lines += aligned([[c.name for c in head], *rows], right)
    sys.stdout.write("\n".join(lines) + "\n")


def _console() -> Console | None:
    """The terminal; None where only NumPy is installed."""
    if find_spec("rich") is None:
        return None
    from rich.console import Console

    return Console()


def _show_on_terminal(
    head: Sequence[TableColumn],
    rows: Sequence[Sequence[str]],
    title: str,
    styles: Sequence[str],
    console: Console,
) -> None:
    from rich.markup import escape
    from rich.table import Table

    if title:
        console.print(title, style="italic", markup=False, highlight=False)
    kept = fitting(head, rows, console.width)
    shown = Table(*(_column(head[i]) for i in kept), box=None, padding=(0, _GAP, 0, 0))
    for number, row in enumerate(rows):
        style = styles[number] if styles else ""
        shown.add_row(*(escape(row[i]) for i in kept), style=style)
    console.print(shown)


def fitting(
    head: Sequence[TableColumn], rows: Sequence[Sequence[str]], width: int
) -> tuple[int, ...]:
    """The places of the columns that are shown in so many characters."""
    kept = list(range(len(head)))
    order = sorted((i for i in kept if head[i].drop), key=lambda i: head[i].drop)
    while order and sum(_needed(head[i], rows, i) for i in kept) > width:
        kept.remove(order.pop(0))
    return tuple(kept)


def _needed(column: TableColumn, rows: Sequence[Sequence[str]], place: int) -> int:
    """The characters that a column needs, with its gap."""
    widest = max(map(len, (column.name, *(row[place] for row in rows))))
    return _GAP + (min(widest, _LEAST) if column.wraps else widest)


def _column(column: TableColumn) -> Column:
    from rich.table import Column

    side = "right" if column.right else "left"
    return Column(column.name, justify=side, no_wrap=not column.wraps)
