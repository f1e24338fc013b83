"""Cells of domains: their number, and the projection of a cell to a domain of fewer axes.

A domain's cells lie in the order of its axes, without gaps. With sizes `#rows` and `#cols`:

    {batch, col} of element e          e / (#rows * #cols) * #cols + e % #cols
    {row} of row r of all batches      r % #rows

`Names`: values and places are called as in the text of the graph.
"""

from __future__ import annotations

from collections.abc import Collection
from math import prod

from ....ir.axes import size_name
from ....ir.graph import Operand
from ....ir.loops import position as at
from ....ir.loops.nest import Operand as LoopOperand
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, place_of, walk
from ....ir.lowered.memory_plan import WHOLE
from ....ir.lowered.program import Program
from ....ir.lowered.tables import BUFFER_KINDS, SLOT_KINDS, LeafArray, Place, RoleArray, ValueArray
from ....ir.semantics import COLUMN_LEAF, LEAF, nearest
from ....ir.text.printer import value_names
from ....ir.types import (
    BATCH_AXES,
    ELEM,
    GROUP,
    TENSOR,
    Const,
    Domain,
    low_size,
    ordered,
)

BATCHES, ALL_ROWS, ALL_COLS = (at.name(size_name(root)) for root in ("batch", "row", "col"))
NUMEL, LEAVES, COLUMN_LEAVES = (at.name(f"#{n}") for n in ("numel", "leaves", "column_leaves"))
_COUNTS = {TENSOR: at.of(1), ELEM: NUMEL, GROUP: at.name("@group_count")}


def cells_of(domain: Domain) -> Position:
    """Return the number of cells of a domain."""
    if domain.block is not None:
        return block_at(NUMEL, domain.block)
    return _COUNTS[domain] if domain in _COUNTS else size_of(domain.axes, domain.tiles)


def sides_of(space: Domain) -> tuple[Position, Position]:
    """The sizes of the matrices of a space: of elements, a Gram or a low-rank value."""
    if space == ELEM:
        return ALL_ROWS, ALL_COLS
    first, last = ordered(space.axes)[len(BATCH_AXES) :]
    return size_of((first,), space.tiles), size_of((last,), space.tiles)


def tiles_along(size: int) -> tuple[Position, Position]:
    """Return the number of tiles of this size along rows, and along columns."""
    return (ALL_ROWS + (size - 1)) // size, (ALL_COLS + (size - 1)) // size


def size_of(axes: Collection[str | int], tiles: int | str = 0) -> Position:
    """The product of the sizes of some axes, of the tensor or of its tiles."""
    left, size = ordered(axes), int(tiles)
    if size:
        down, across = tiles_along(size)
        sizes = {"batch": BATCHES * down * across, "row": at.minimum(size, ALL_ROWS),
                 "col": at.minimum(size, ALL_COLS)}  # fmt: skip
        left[:2] = ["batch"] if left[:2] == [*BATCH_AXES] else left[:2]
        return prod((sizes[axis.removesuffix("'")] for axis in left), start=at.of(1))
    if left[:2] == [*BATCH_AXES]:
        left[:2] = ["batch"]  # a size of its own, which every view has
    found = at.of(1)
    for axis in left:
        found = found * (low_size(axis) or at.name(size_name(axis)))
    return found


def cell_in(target: Domain, domain: Domain, cell: Position) -> Position:
    """Return the index, in a domain of fewer axes, of the cell that a cell projects to."""
    there = ordered(domain.axes)
    found = at.of(0)
    first = 0
    while first < len(there):
        end = first
        while end < len(there) and there[end] in target.axes:
            end += 1
        if end > first:
            number = cell // size_of(there[end:], domain.tiles)
            run = size_of(there[first:end], domain.tiles)
            found = found * run + (number % run if first else number)
        first = max(end, first + 1)
    return found


def list_in(source: Domain, target: Domain, cell: Position) -> tuple[Position, Position, Position]:
    """The cells of a larger domain that reduce to a cell of a smaller one: first, count, stride.

    The reduced axes are neighbours.
    """
    gone = source.axes - target.axes
    there = ordered(source.axes)
    last = max(number for number, axis in enumerate(there) if axis in gone)
    tiles = source.tiles
    count, stride = size_of(gone, tiles), size_of(there[last + 1 :], tiles)
    if stride is at.of(1):
        return cell * count, count, stride
    if last + 1 == len(gone):  # there are no axes before them
        return cell, count, stride
    return cell // stride * (count * stride) + cell % stride, count, stride


def leaves_along(size: Position) -> Position:
    """The number of leaves of `size` cells along a row."""
    return LEAVES if size is ALL_COLS else (size + (LEAF - 1)) // LEAF


def leaves_down(size: Position) -> Position:
    """The number of leaves of `size` cells along a column."""
    return COLUMN_LEAVES if size is ALL_ROWS else (size + (COLUMN_LEAF - 1)) // COLUMN_LEAF


def is_long(count: Position, long: int) -> Position:
    """The condition that cells are a long list, folded before the tensor's segment."""
    test = at.test("<=", long, count)
    if count is LEAVES and long * LEAF > WHOLE:
        return test
    return at.position("&", test, at.test("<", WHOLE, NUMEL))


def left_of(count: Position, long: int) -> tuple[Position, Position]:
    """The count and stride of a list after its first level, which is folded before if long."""
    test, totals = is_long(count, long), (count + (LEAF - 1)) // LEAF
    return at.select(test, totals, count), at.select(test, LEAF, 1)


def block_at(element: Position, length: int) -> Position:
    """The first block that begins at or behind an element."""
    return (element + (length - 1)) // length


class Names:
    """The names of a program's values and places."""

    def __init__(self, program: Program) -> None:
        self.columns = program.columns
        self.values = [name.removeprefix("%") for name in value_names(program.graph)]

    def operand(self, operand: Operand) -> LoopOperand:
        """A value's name, or the literal."""
        return self.values[operand] if isinstance(operand, int) else operand

    def stored(self, operand: Operand, place: Place) -> LoopOperand:
        """The operand of a store: a value's name, or the literal in the place's dtype."""
        if isinstance(operand, Const):
            return Const(nearest(operand.value, place.dtype))
        return self.values[operand]

    def operands(self, operands: tuple[Operand, ...]) -> tuple[LoopOperand, ...]:
        """Several of them."""
        return tuple(self.operand(a) for a in operands)

    def place(self, place: Place) -> str:
        """A role's name, `partial.12` and `value.12`, `group.3` of slots, `kept.0` of buffers."""
        if place.kind in (*SLOT_KINDS, *BUFFER_KINDS):
            return f"{place.kind}.{place.index}"
        column = self.columns[place.index]
        if isinstance(column, RoleArray):
            return column.role
        assert isinstance(column, LeafArray | ValueArray), f"{column} is the address of no array"
        kind = "partial" if isinstance(column, LeafArray) else "value"
        kind = "turned" if isinstance(column, ValueArray) and column.turned else kind
        return f"{kind}.{self.values[column.value]}"

    def places(self, body: Body) -> tuple[tuple[str, Place], ...]:
        """The places that a body touches, in its order."""
        found = dict.fromkeys(p for p in map(place_of, walk(body)) if p is not None)
        return tuple((self.place(p), p) for p in found)
