"""Rows of text as aligned columns."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

_CELL = "  "
WIDTH = 80  # of texts that are the same wherever they are printed
_LEAST = 12  # characters of a last column that wraps


def columns(
    rows: Sequence[Sequence[str]], right: Iterable[int] = (), width: int | None = None
) -> list[str]:
    """Rows as aligned columns; those numbered in `right` are aligned to the right.

    With a width, the last column wraps in what the others leave.
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
            parts = textwrap.wrap(row[-1], max(_LEAST, width - before)) or [""]
        elif len(row) - 1 in aligned:
            parts = [row[-1].rjust(widths[-1])]
        lines.append(_CELL.join([*cells, parts[0]]).rstrip())
        lines += [" " * before + part for part in parts[1:]]
    return lines
