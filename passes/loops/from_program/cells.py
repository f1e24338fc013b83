"""Cells of domains: how many there are, and where a cell of one finds its value of a smaller one.

A domain's cells lie in the order of its axes, without gaps. With sizes `#rows` and `#cols`:

    {batch, col} of element e          e / (#rows * #cols) * #cols + e % #cols
    {row} of row r of all batches      r % #rows
"""

from __future__ import annotations

from collections.abc import Iterable

from ....ir.axes import size_name
from ....ir.loops import position as at
from ....ir.loops.position import Position
from ....ir.lowered.memory_plan import WHOLE
from ....ir.semantics import LEAF
from ....ir.types import BATCH_AXES, ELEM, GROUP, TENSOR, VIEW_AXES, Domain

BATCHES, ALL_ROWS, ALL_COLS = (at.name(size_name(root)) for root in ("batch", "row", "col"))
NUMEL, LEAVES, COLUMN_LEAVES = (at.name(f"#{n}") for n in ("numel", "leaves", "column_leaves"))
_COUNTS = {TENSOR: at.of(1), ELEM: NUMEL, GROUP: at.name("@group_count")}


def cells_of(domain: Domain) -> Position:
    """How many cells a domain has."""
    if domain.block is not None:
        return block_at(NUMEL, domain.block)
    return _COUNTS[domain] if domain in _COUNTS else size_of(domain.axes)


def size_of(axes: Iterable[str | int]) -> Position:
    """The product of the sizes of some axes."""
    left = [axis for axis in VIEW_AXES if axis in axes]
    if left[:2] == [*BATCH_AXES]:
        left[:2] = ["batch"]  # a size of its own, which every view has
    found = at.of(1)
    for axis in left:
        found = found * at.name(size_name(axis))
    return found


def cell_in(target: Domain, domain: Domain, cell: Position) -> Position:
    """Where a cell of a domain finds its value of a domain that is a part of it."""
    there = [axis for axis in VIEW_AXES if axis in domain.axes]
    found = at.of(0)
    first = 0
    while first < len(there):
        end = first
        while end < len(there) and there[end] in target.axes:
            end += 1
        if end > first:
            number = cell // size_of(there[end:])
            run = size_of(there[first:end])
            found = found * run + (number % run if first else number)
        first = max(end, first + 1)
    return found


def list_in(source: Domain, target: Domain, cell: Position) -> tuple[Position, Position, Position]:
    """The cells of a larger domain that a cell of a smaller one folds: first, count, stride.

    The axes that go are neighbours.
    """
    gone = source.axes - target.axes
    there = [axis for axis in VIEW_AXES if axis in source.axes]
    last = max(number for number, axis in enumerate(there) if axis in gone)
    count, stride = size_of(gone), size_of(there[last + 1 :])
    if stride is at.of(1):
        return cell * count, count, stride
    if last + 1 == len(gone):  # nothing lies before them
        return cell, count, stride
    return cell // stride * (count * stride) + cell % stride, count, stride


def is_long(count: Position, long: int) -> Position:
    """Whether so many cells are a long list: others see to it, before the tensor's segment."""
    test = at.test("<=", long, count)
    if count is LEAVES and long * LEAF > WHOLE:
        return test
    return at.position("&", test, at.test("<", WHOLE, NUMEL))


def left_of(count: Position, long: int) -> tuple[Position, Position]:
    """The cells, and the stride, of a list whose first level is folded where it is long."""
    test, totals = is_long(count, long), (count + (LEAF - 1)) // LEAF
    return at.select(test, totals, count), at.select(test, LEAF, 1)


def block_at(element: Position, length: int) -> Position:
    """The first block that begins at an element or behind it."""
    return (element + (length - 1)) // length
