"""Bounds of positions, beside all values that their names can have."""

from __future__ import annotations

from itertools import product
from math import inf

from stepfuse.ir.loops import position as at
from stepfuse.ir.loops.algebra import bounds, largest, polynomial, stride

_ROWS, _BATCHES, _CELL = at.name("#rows"), at.name("#batches"), at.variable("c")
_FEW = at.minimum(at.of(400), _ROWS)


def test_quotients_of_what_has_no_bound_have_none() -> None:
    assert bounds(_BATCHES * ((_ROWS + 399) // 400), {}) == (1, inf)
    assert bounds((_ROWS + 399) // 400, {_ROWS: (1, 801)}) == (1, 3)


def test_what_is_known_of_a_minimum_bounds_it() -> None:
    assert largest(polynomial(_FEW), {}) == 400
    assert largest(polynomial(_FEW), {_FEW: (1, 16)}) == 16
    assert largest(polynomial(_FEW), {_ROWS: (1, 9)}) == 9
    known = {_FEW: (1.0, 16.0), _CELL: (0.0, 3.0)}
    found = largest(polynomial(_CELL * _FEW - _FEW), known)
    assert found >= max(c * few - few for c, few in product(range(4), range(1, 17)))
    assert found < inf


def test_lists_one_behind_the_other_are_as_far_apart_as_they_are_long() -> None:
    assert stride(_CELL * _FEW, "c") is _FEW
    assert stride(_CELL * (_FEW + 1), "c") is not _FEW
