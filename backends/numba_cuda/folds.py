"""Folds by the threads of a block, through shared memory, for every reduction of the op table.

NAME_of_group(totals, total)    sixteen neighbouring threads' totals by halves: the first has it
NAME_of_warp(totals, total)     those of thirty-two, of what has no order: all of them have it
NAME_together(totals, cells, at, step, count, scratch, to, by, once)    a list by the rule of lists:
    leaves of 1024, each by a group of sixteen threads; their totals, in the scratch, are the next
    list. Scratch is the list itself where it is not needed afterwards: a total goes to its leaf's
    first cell, which only its own group has read. One cell is a leaf too if `once`.

All threads of a block come to each of these functions, with the same list and the same `totals`:
the block's shared memory, a cell a thread.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ir.ops import OPS
from ...ir.reductions import Reduction
from ...ir.semantics import LANES, LEAF
from ..numba.folds import COMBINES, TERMS
from ..numba.support import D, W
from .support import compiled, cuda

Fold = Callable[..., Any]


def _of_group(row: Reduction) -> Fold:
    """Sixteen totals by halves: 8 and 8, 4 and 4, ..."""
    combine = COMBINES[row.combine.of_f64]

    def of_group(totals: Any, total: Any) -> Any:
        thread = cuda.threadIdx.x
        cuda.syncthreads()  # the last fold's totals have been read
        totals[thread] = total
        half = LANES // 2
        while half > 0:
            cuda.syncthreads()
            if thread % LANES < half:
                totals[thread] = combine(totals[thread], totals[thread + half])
            half //= 2
        return totals[thread]

    return of_group


def _of_warp(row: Reduction) -> Fold:
    """Thirty-two totals, each with what the other half has."""
    combine = COMBINES[row.combine.of_f64]

    def of_warp(totals: Any, total: Any) -> Any:
        thread = cuda.threadIdx.x
        half = LANES
        while half > 0:
            cuda.syncthreads()  # what was there before has been read
            totals[thread] = total
            cuda.syncthreads()
            total = combine(total, totals[thread ^ half])
            half //= 2
        return total

    return of_warp


def _leaves(row: Reduction, of_group: Any) -> Fold:
    """Every leaf of a list, its total to the scratch: cell `to` + number * `by`."""
    combine, term, nothing = COMBINES[row.combine.of_f64], TERMS[row.term], D(row.neutral)

    def leaves(
        totals: Any, cells: Any, at: Any, step: Any, count: Any, scratch: Any, to: Any, by: Any
    ) -> None:
        lane = W(cuda.threadIdx.x % LANES)
        groups = W(cuda.blockDim.x // LANES)
        number = W(cuda.threadIdx.x // LANES)
        total_count = (count + W(LEAF - 1)) // W(LEAF)
        turns = (total_count + groups - W(1)) // groups  # as many for each group: folds wait
        for _ in range(turns):
            total = nothing
            if number < total_count:
                first = number * W(LEAF)
                for i in range(first + lane, min(first + W(LEAF), count), W(LANES)):
                    total = combine(total, term(D(cells[at + i * step])))
            total = of_group(totals, total)
            if number < total_count and lane == W(0):
                scratch[to + number * by] = total
            number += groups
        cuda.syncthreads()

    return leaves


def _together(row: Reduction, leaves: Any) -> Fold:
    """A list, level after level; every thread has the total."""
    term, nothing = TERMS[row.term], D(row.neutral)

    def together(
        totals: Any, cells: Any, at: Any, step: Any, count: Any, scratch: Any, to: Any, by: Any,
        once: bool,
    ) -> Any:  # fmt: skip
        if count == W(0):
            return nothing
        if count == W(1) and not once:
            return term(D(cells[at]))
        leaves(totals, cells, at, step, count, scratch, to, by)
        count = (count + W(LEAF - 1)) // W(LEAF)
        while count > W(1):
            leaves(totals, scratch, to, by, count, scratch, to, by * W(LEAF))
            count, by = (count + W(LEAF - 1)) // W(LEAF), by * W(LEAF)
        total = scratch[to]
        cuda.syncthreads()  # the scratch may be used again
        return total

    return together


def _folds() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, op in OPS.items():
        row = op.reduction
        if row is None or not op.is_basic or row.onward:
            continue
        of_group = _named(f"{name}_of_group", _of_group(row))
        leaves = _named(f"{name}_leaves_together", _leaves(row, of_group))
        together = _named(f"{name}_together", _together(row, leaves))
        found |= {f"{name}_of_group": of_group, f"{name}_together": together}
        if not row.combine.is_ordered:
            found[f"{name}_of_warp"] = _named(f"{name}_of_warp", _of_warp(row))
    return found


def _named(name: str, function: Fold) -> Any:
    """A function of a block's threads, under a name of its own."""
    function.__name__ = function.__qualname__ = name
    return compiled(function)


FOLDS = _folds()


def __getattr__(name: str) -> Fold:
    """The folds by their names, which generated modules import."""
    if name in FOLDS:
        return FOLDS[name]
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
