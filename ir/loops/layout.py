"""The row-major layout of cells, as questions on positions that ignore how these are written."""

from __future__ import annotations

import math

from . import position as at
from .position import Position
from .verifier.algebra import polynomial

ALL_COLS = at.name("#cols")


def row_major(row: str, col: str) -> Position:
    """The cell of a row and a column, by the variables that count them."""
    return at.variable(row) * ALL_COLS + at.variable(col)


def stride(cell: Position, variable: str) -> Position | None:
    """Return the stride of a position along a variable; None where it is not constant."""
    own, found = at.variable(variable), at.of(0)
    for atoms, factor in polynomial(cell).items():
        others = [a for a in atoms if a is not own]
        if any(variable in a.variables for a in others) or len(others) < len(atoms) - 1:
            return None
        if len(others) < len(atoms):
            found += math.prod(others, start=at.of(factor))
    return found


def is_in_a_row(cell: Position, col: str) -> bool:
    """True if a position is the column itself, or that far behind where some row begins."""
    column = (at.variable(col),)
    rest = (atoms for atoms in polynomial(cell) if atoms != column)
    return stride(cell, col) is at.of(1) and all(ALL_COLS in atoms for atoms in rest)
