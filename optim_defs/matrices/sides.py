"""Conditions of bodies: the sides with matrices of their own, by `max_rows` and `max_cols`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ir.frontend.trace import Definition, static, zeros
from ...ir.types import COL, ROW, gram
from ..declare import optimizer

MAX_DIM = static(10000)
LEFT, RIGHT = zeros[gram(ROW)], zeros[gram(COL)]
# Two sides, that of the rows alone, that of the columns alone, none.
SMALL, WIDE, TALL, LARGE = (
    f"rank >= 2 and rank < 4 and rows {rows} max_rows and cols {cols} max_cols"
    for rows, cols in (("<=", "<="), ("<=", ">"), (">", "<="), (">", ">"))
)
FILTERS = "rank >= 4", "axes(0,1)"  # one matrix (out, in * height * width), of two sides


def for_two_sides(paper: str, when: str = SMALL) -> Callable[[Callable[..., Any]], Definition]:
    """Declares an optimizer by its body for matrices, in batches too, and filters of two sides."""

    def declare(function: Callable[..., Any]) -> Definition:
        made: Definition = optimizer(when=when, paper=paper)(function)
        made.variant(*FILTERS)(function)
        return made

    return declare
