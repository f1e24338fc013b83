"""How cells lie: row after row, asked of a position and not of how it is written."""

from __future__ import annotations

from . import position as at
from .position import Position
from .verifier.algebra import polynomial

ALL_COLS = at.name("#cols")


def row_major(row: str, col: str) -> Position:
    """The cell of a row and a column, by the variables that count them."""
    return at.variable(row) * ALL_COLS + at.variable(col)


def is_in_a_row(cell: Position, col: str) -> bool:
    """Whether a position is the column itself, or that far behind where some row begins."""
    column = at.variable(col)
    if cell is column:
        return True
    if col not in cell.variables or cell.op != "+":
        return False
    terms = polynomial(cell)
    rest = [(atoms, factor) for atoms, factor in terms.items() if atoms != (column,)]
    return terms.get((column,)) == 1 and all(
        ALL_COLS in atoms and all(col not in a.variables for a in atoms) for atoms, _ in rest
    )
