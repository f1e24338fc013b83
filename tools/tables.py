"""Tables for people: on a terminal as wide as it is, in a pipe whole and without decoration."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Column

_GAP = 2  # between columns
_CELL = "  "
WIDTH = 80  # of texts that are the same wherever they are printed
_LEAST_LAST = 12  # characters of a last column that wraps
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
    lines += columns([[c.name for c in head], *rows], right)
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


def _needed(column: TableColumn, rows: Sequence[Sequence[str]], index: int) -> int:
    """The characters that a column needs, with its gap."""
    widest = max(map(len, (column.name, *(row[index] for row in rows))))
    return _GAP + (min(widest, _LEAST) if column.wraps else widest)


def _column(column: TableColumn) -> Column:
    from rich.table import Column

    side = "right" if column.right else "left"
    return Column(column.name, justify=side, no_wrap=not column.wraps)


def columns(
    rows: Sequence[Sequence[str]], right: Iterable[int] = (), width: int | None = None
) -> list[str]:
    """Rows as aligned columns; those numbered in `right` are aligned to the right.

    With a width, the last column wraps in the room that the others leave.
    """
    aligned = set(right)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    before = sum(w + len(_CELL) for w in widths[:-1])
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.rjust(size) if i in aligned else cell.ljust(size)
            for i, (cell, size) in enumerate(zip(row[:-1], widths, strict=False))
        ]
        parts = [row[-1]]
        if width is not None:
            parts = textwrap.wrap(row[-1], max(_LEAST_LAST, width - before)) or [""]
        elif len(row) - 1 in aligned:
            parts = [row[-1].rjust(widths[-1])]
        lines.append(_CELL.join([*cells, parts[0]]).rstrip())
        lines += [" " * before + part for part in parts[1:]]
    return lines
