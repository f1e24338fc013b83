"""Leaves and lists of leaves, for every reduction of the op table: `sum_leaf`, `max_leaf`, ...

NAME_leaf(cells, at, step, count)    up to 1024 cells; any number where the order is free
NAME_list(cells, at, step, count, scratch, to, by, once)    leaves, and those, in the scratch,
    which may be the list itself; where the order matters. One cell is a leaf too if `once`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from numba.extending import register_jitable

from ...ir.ops import OPS
from ...ir.reductions import Reduction
from .support import D, W, fabs, lanes, maximum, minimum

Fold = Callable[..., Any]


@register_jitable
def _as_it_is(cell: Any) -> Any:
    return cell


COMBINES = {"add": operator.add, "mul": operator.mul, "minimum": minimum, "maximum": maximum}
TERMS = {"": _as_it_is, "abs": fabs}


def _named(name: str, function: Fold) -> Any:
    """For Numba to compile, under a name of its own: Numba's symbols and caches go by it."""
    function.__name__ = function.__qualname__ = name
    return register_jitable(function)


def _unordered(name: str, row: Reduction) -> Any:
    """Any number of cells, in any order."""
    combine, term, nothing = COMBINES[row.combine.of_f64], TERMS[row.term], D(row.neutral)

    def leaf(cells: Any, at: Any, step: Any, count: Any) -> Any:
        found = nothing
        for i in range(count):
            found = combine(found, term(D(cells[at + i * step])))
        return found

    return _named(f"{name}_leaf", leaf)


def _ordered_leaf(name: str, row: Reduction) -> Any:
    """Up to 1024 cells: cell i goes to lane i mod 16, the lanes are folded by halves."""
    combine, nothing = COMBINES[row.combine.op], D(row.neutral)

    def leaf(cells: Any, at: Any, step: Any, count: Any) -> Any:
        lane = lanes()
        for i in range(W(16)):
            lane[i] = nothing
        whole = count - (count & W(15))
        for first in range(W(0), whole, W(16)):  # a turn of all lanes is a vector
            for i in range(W(16)):
                lane[i] = combine(lane[i], D(cells[at + (first + i) * step]))
        for i in range(whole, count):
            lane[i - whole] = combine(lane[i - whole], D(cells[at + i * step]))
        half = W(8)
        while half > W(0):
            for i in range(half):
                lane[i] = combine(lane[i], lane[i + half])
            half >>= W(1)
        return lane[0]

    return _named(f"{name}_leaf", leaf)


def _ordered_list(name: str, row: Reduction, leaf: Any) -> Any:
    """Folds leaves of 1024 until one cell is left."""
    nothing = D(row.neutral)

    def folded(cells: Any, at: Any, step: Any, count: Any, scratch: Any, to: Any, by: Any) -> Any:
        while count > W(1024):
            leaves = (count + W(1023)) // W(1024)
            for number in range(leaves):
                first = number * W(1024)
                size = min(W(1024), count - first)
                scratch[to + number * by] = leaf(cells, at + first * step, step, size)
            cells, at, step, count = scratch, to, by, leaves
        return leaf(cells, at, step, count)

    long = _named(f"{name}_long_list", folded)

    def fold(
        cells: Any, at: Any, step: Any, count: Any, scratch: Any, to: Any, by: Any, once: bool
    ) -> Any:  # so short that it becomes a part of its caller: most lists are one cell
        if count == W(0):
            return nothing
        if count == W(1) and not once:
            return cells[at]
        return long(cells, at, step, count, scratch, to, by)

    return _named(f"{name}_list", fold)


def _folds() -> dict[str, Fold]:
    found: dict[str, Fold] = {}
    for name, op in OPS.items():
        row = op.reduction
        if row is None or not op.is_basic or row.onward:
            continue
        made = [_unordered(name, row)]
        if row.combine.is_ordered:
            leaf = _ordered_leaf(name, row)
            made = [leaf, _ordered_list(name, row, leaf)]
        found |= {function.__name__: function for function in made}
    return found


FOLDS = _folds()


@register_jitable
def group_start(owners: Any, group: Any) -> Any:
    """The first tensor of a group or of a later one: tensors are numbered by group."""
    first, end = W(0), W(len(owners))
    while first < end:
        middle = (first + end) // W(2)
        if owners[middle] < group:
            first = middle + W(1)
        else:
            end = middle
    return first


def __getattr__(name: str) -> Fold:
    """The folds by their names, which generated modules import."""
    if name in FOLDS:
        return FOLDS[name]
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
