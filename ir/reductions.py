"""The algebra of a reduction, and the rule by which lists are folded.

    total = combine(... combine(combine(neutral, term(x0)), term(x1)) ..., term(xn))

A combination that rounds (`add`) accumulates in f64 in one order, that of lists and columns below.
One that does not (`maximum`) accumulates in its operands' dtype; any order gives the same bits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import semantics
from .semantics import COLUMN_LEAF, LANES, LEAF, Array
from .types import F64, DType

Meaning = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Combine:
    """The op that combines two totals: associative and commutative, but for rounding.

    `op` is its row of the op table (empty: only declared reductions have it), `of_f64` the op
    that combines totals once they are f64, `accumulator` their dtype before (None: the operands').
    """

    op: str
    meaning: Meaning
    of_f64: str
    accumulator: DType | None = None

    @property
    def is_ordered(self) -> bool:
        """True if the order in which totals are combined matters."""
        return self.accumulator is not None


ADD = Combine("add", np.add, "add", F64)
MULTIPLY = Combine("mul", np.multiply, "mul", F64)
MINIMUM = Combine("minimum", semantics.minimum, "minimum")
MAXIMUM = Combine("maximum", semantics.maximum, "maximum")
OR = Combine("or", np.logical_or, "maximum")
AND = Combine("and", np.logical_and, "minimum")
LOGADDEXP = Combine("", np.logaddexp, "")


@dataclass(frozen=True, slots=True)
class Reduction:
    """A reduction's part of its row in the op table.

    `neutral` is the reduction of nothing. `term` names the op that is taken of each cell's
    operands, in the accumulator's dtype: of the first and last operand if it takes two; empty
    for the operand itself. `onward` is the reduction that folds results of this one further,
    empty for itself.
    """

    combine: Combine
    neutral: float | bool
    term: str = ""
    onward: str = ""

    @property
    def ignores_zero(self) -> bool:
        """True if cells that are zero (or false) change nothing."""
        return self.neutral == 0


# ------------------------------------------------------------------ the rule of lists


def fold_list(row: Reduction, terms: Array) -> Array:
    """The rule of lists along the last axis: leaves of 1024, 16 lanes, halves; repeated."""
    totals = _as_totals(row, terms)
    while True:
        totals = _leaf_totals(row, totals)
        if totals.shape[-1] == 1:
            return totals[..., 0]


def fold_columns(row: Reduction, terms: Array) -> Array:
    """The fold along the second last axis: leaves of 64 rows one by one, then the list rule."""
    terms = _as_totals(row, terms)
    *outer, rows, cols = terms.shape
    leaves, turns = max(1, -(-rows // COLUMN_LEAF)), min(rows, COLUMN_LEAF)
    padded = _nothing(row, terms, *outer, leaves * turns, cols)  # by what changes no total
    padded[..., :rows, :] = terms
    cells = padded.reshape(*outer, leaves, turns, cols)
    totals = _nothing(row, terms, *outer, leaves, cols)
    for turn in range(turns):
        totals = row.combine.meaning(totals, cells[..., turn, :])
    return totals[..., 0, :] if leaves == 1 else fold_list(row, np.swapaxes(totals, -1, -2))


def fold_down(row: Reduction, terms: Array, there: Sequence[int], kept: Sequence[int]) -> Array:
    """The fold from the axes that are `there` to those that are kept, of four: composed of others.

    1. Elements to columns: by the rule of columns.
    2. Else the columns of each row, as a list. Then the axes that are left, from the last:
       neighbours in memory are one list.
    """
    left, removed = list(there), [axis for axis in there if axis not in kept]
    if len(left) == 4 and 2 in removed and 3 in kept:
        terms = fold_columns(row, terms)[..., None, :]
        left.remove(2)
        removed.remove(2)
    while removed:
        run = _last_run(left, removed)
        terms = _fold_axes(row, terms, run)
        left, removed = ([axis for axis in axes if axis not in run] for axes in (left, removed))
    return terms if kept else terms.reshape(())


def _last_run(there: list[int], removed: list[int]) -> list[int]:
    """The last axis to be removed, with the neighbours before it; columns are removed alone."""
    last = first = there.index(removed[-1])
    while first and there[first - 1] in removed and there[last] != 3:
        first -= 1
    return there[first : last + 1]


def _fold_axes(row: Reduction, terms: Array, run: list[int]) -> Array:
    """The fold along neighbouring axes, as one list in the order of their cells."""
    others = [axis for axis in range(terms.ndim) if axis not in run]
    lists = np.transpose(terms, (*others, *run))
    length = math.prod(terms.shape[axis] for axis in run)
    folded = fold_list(row, lists.reshape(*(terms.shape[axis] for axis in others), length))
    return np.expand_dims(folded, tuple(run))


def _leaf_totals(row: Reduction, totals: Array) -> Array:
    length = totals.shape[-1]
    leaves = max(1, -(-length // LEAF))
    turns = -(-min(length, LEAF) // LANES)  # the others are all neutral
    padded = _nothing(row, totals, *totals.shape[:-1], leaves * turns * LANES)
    padded[..., :length] = totals
    cells = padded.reshape(*totals.shape[:-1], leaves, turns, LANES)
    lanes = _nothing(row, totals, *totals.shape[:-1], leaves, LANES)
    for turn in range(turns):
        lanes = row.combine.meaning(lanes, cells[..., turn, :])
    while lanes.shape[-1] > 1:
        half = lanes.shape[-1] // 2
        lanes = row.combine.meaning(lanes[..., :half], lanes[..., half:])
    return lanes[..., 0]


def _as_totals(row: Reduction, terms: Array) -> Array:
    """Terms as the interpreter keeps totals: bool, or f64, which all floats fit in."""
    return np.asarray(terms, np.bool_ if isinstance(row.neutral, bool) else np.float64)


def _nothing(row: Reduction, like: Array, *sizes: int) -> Array:
    return np.full(sizes, row.neutral, like.dtype)
