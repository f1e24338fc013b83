"""Rows of text as aligned columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

_CELL = "  "


def columns(rows: Sequence[Sequence[str]], right: Iterable[int] = ()) -> list[str]:
    """Rows as aligned columns; those numbered in `right` are aligned to the right."""
    aligned = set(right)
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.rjust(width) if i in aligned else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(_CELL.join(cells).rstrip())
    return lines
