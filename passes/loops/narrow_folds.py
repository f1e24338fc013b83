"""Reduces, in the declared order, the buffers of terms that `narrow_rows` fills.

a row        by its lanes' halves; of one column it is its term, of 2..8 they are scalars
a column     a chain over the rows of its leaf, beside the other columns

A term that rounds lies there as the f64 that it is. Others lie in the form that accumulators
have (`Take`): extremes become integers once, in lanes, not again for each row.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ...ir.loops import position as at
from ...ir.loops.mappings import AnyOrder, Serial
from ...ir.loops.nest import (
    Acc,
    Accumulate,
    Compute,
    FoldList,
    For,
    If,
    Init,
    Load,
    MemoryCell,
    Reduce,
    Register,
    Stmt,
    Store,
    Take,
)
from ...ir.loops.position import Position, of
from ...ir.loops.walk import Body
from ...ir.lowered.tables import Place
from ...ir.ops import algebra_of
from ...ir.semantics import LANES
from ...ir.types import F64, Const, DType
from .accumulators import add_cell, to_leaf, wide_term
from .from_program.cells import ALL_ROWS, LEAVES
from .from_program.kernels import COLS

_FEW = 8  # columns: of rows so narrow each has code of its own
_TOP, _ROW, _COL = (at.variable(v) for v in ("t", "q", "k"))


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile: how many rows it has and a leaf of its columns, and how many columns."""

    rows: Position
    leaf_rows: Position
    cols: Position  # by its form at most sixteen, where columns are reduced: one turn of lanes
    row: str  # the variables of the loops that it takes the place of
    col: str

    def cell(self, at_leaf: Position, row: Position) -> Position:
        """Return the index at which the leaf of a row begins."""
        return at_leaf.replaced(self.row, row).replaced(self.col, of(0))


def _is_ordered(item: Reduce) -> bool:
    return algebra_of(item.ref.acc.op).combine.is_ordered


def term_dtype(item: Reduce) -> DType:
    """The dtype of a buffer of terms."""
    return algebra_of(item.ref.acc.op).combine.accumulator or item.ref.acc.dtype


def leave(item: Reduce, buffer: Place, cell: Position) -> list[Stmt]:
    """Leaves a reduction's term in a buffer."""
    if not _is_ordered(item):
        return [Init(MemoryCell(item.ref.acc, buffer, cell), item.args)]
    made, term = wide_term(item.ref.acc, item.args)
    return [*made, Store(buffer, cell, term)]


def _take(
    register: Register,
    item: Reduce,
    buffer: Place,
    cell: Position,
    whole: bool = False,
    number: int | str = "",
) -> Body:
    """Takes what was left there into a register."""
    if not _is_ordered(item):
        return (Take(register, buffer, cell),)
    return add_cell(register, buffer, cell, whole, number)


def _of_terms(item: Reduce, suffix: str = "") -> Register:
    """The register of finished terms."""
    acc, name = item.ref.acc, f"{item.ref.acc.name}.tile{suffix}"
    if not _is_ordered(item):
        return Register(replace(acc, name=name))
    return Register(Acc(name, algebra_of(acc.op).onward or acc.op, F64))


# ------------------------------------------------------------------ rows


def fold_rows(items: list[Reduce], terms: dict[Acc, Place], tile: Tile) -> Body:
    """Row after row, by how many columns there are."""
    if not items:
        return ()
    row = _TOP + _ROW
    leaf = {LEAVES: at.of(1)}  # a narrow row is one
    cells = [tile.cell(s.ref.at.swapped(leaf), row) for s in items]
    pairs = list(zip(items, cells, strict=True))
    body: Body = (_many(pairs, terms, tile),)
    for count in range(_FEW, 1, -1):
        few = For("q", at.of(0), tile.rows, _few(count, pairs, terms))
        body = (If((), at.test("==", COLS, count), (few,), body),)
    alone = [s for i, cell in pairs for s in _alone(i, terms[i.ref.acc], _ROW, cell)]
    one = For("q", at.of(0), tile.rows, tuple(alone), AnyOrder(few=True))
    return (If((), at.test("==", COLS, 1), (one,), body),)


def _many(pairs: list[tuple[Reduce, Position]], terms: dict[Acc, Place], tile: Tile) -> For:
    """A vector at a time."""
    lanes: list[Stmt] = []
    for item, _ in pairs:
        cell = _ROW * COLS + _COL
        lanes += _take(_of_terms(item), item, terms[item.ref.acc], cell, whole=True)
    body: list[Stmt] = [Init(_of_terms(item)) for item, _ in pairs]
    first = at.minimum(COLS, LANES)  # most rows have no more: a turn without a loop
    body.append(For("k", at.of(0), first, tuple(lanes), AnyOrder(few=True)))
    if tile.cols is not first:
        body.append(For("k", first, COLS, tuple(lanes), AnyOrder(few=True)))
    for item, cell in pairs:
        body += to_leaf(_of_terms(item), item.ref.place, cell)
    return For("q", at.of(0), tile.rows, tuple(body))


def fold_few(item: Reduce, buffer: Place, cells: list[Position], to: Position) -> Body:
    """Terms that lie in some cells, as the lanes of a row are folded; a row a lane."""
    side = _of_terms(item, ".side")
    terms = _few_terms(item, side, buffer, cells)
    return *terms, *to_leaf(side, item.ref.place, to, halves=False)


def fold_list_few(item: FoldList, cells: list[Position]) -> Body:
    """A list of few cells, as the list rule folds it: by halves; a list a lane."""
    row = algebra_of(algebra_of(item.op).onward or item.op)
    values = [f"{item.value}.few{k}" for k in range(len(cells))]
    loads = [Load(v, item.place, p) for v, p in zip(values, cells, strict=True)]
    adds, total = _by_halves(values, row.combine.op)
    start = Const(float(row.neutral))
    return *loads, *adds, Compute(item.value, row.combine.op, (start, total), F64)


def fold_chain(item: Reduce, buffer: Place, cells: list[Position], to: Position) -> Body:
    """Terms that lie in some cells, one after the other; a column a lane."""
    side = _of_terms(item, ".side")
    taken = [_take(side, item, buffer, cell, number=k) for k, cell in enumerate(cells)]
    leaf = to_leaf(side, item.ref.place, to, halves=False)
    return Init(side), *(s for part in taken for s in part), *leaf


def _few(count: int, pairs: list[tuple[Reduce, Position]], terms: dict[Acc, Place]) -> Body:
    """One number at a time, as the lanes are folded: fewer instructions than in lanes."""
    body: list[Stmt] = []
    for item, cell in pairs:
        few = _of_terms(item, ".few")
        cells = [_ROW * count + k for k in range(count)]
        body += _few_terms(item, few, terms[item.ref.acc], cells)
        body += to_leaf(few, item.ref.place, cell)
    return tuple(body)


def _few_terms(
    item: Reduce, register: Register, buffer: Place, cells: list[Position]
) -> Iterator[Stmt]:
    """Starts a register, which takes a row's terms in the order in which lanes are folded."""
    if not _is_ordered(item):
        yield Init(register)
        yield from (Take(register, buffer, cell) for cell in cells)
        return
    values = [f"{item.ref.acc.name}.few{k}" for k in range(len(cells))]
    yield from (Load(v, buffer, p) for v, p in zip(values, cells, strict=True))
    adds, total = _by_halves(values, algebra_of(item.ref.acc.op).combine.op)
    yield from (Init(register), *adds, Accumulate(register, (total,)))


def _by_halves(values: list[str], op: str) -> tuple[list[Stmt], str]:
    """Statements that fold sixteen lanes by halves, the last ones absent; and their total."""
    made: list[Stmt] = []
    half = LANES // 2
    while half:
        for k, value in enumerate(values[half:]):
            total = f"{values[k]}.{half}"
            made.append(Compute(total, op, (values[k], value), F64))
            values[k] = total
        values, half = values[:half], half // 2
    return made, values[0]


# ------------------------------------------------------------------ columns


def fold_columns(item: Reduce, terms: dict[Acc, Place], tile: Tile) -> If:
    """Leaf after leaf, its columns side by side; single rows as they are."""
    top = at.variable("l")
    buffer, whole = terms[item.ref.acc], tile.rows * COLS
    # single rows: leaves of a row each, so cells lie as the elements do
    cell = tile.cell(item.ref.at, _TOP)
    alone = _alone(item, buffer, at.variable("e"), cell + at.variable("e"))
    single = For("e", at.of(0), whole, alone, AnyOrder(few=True))
    leaf = item.ref.at.replaced(tile.row, _TOP + top).replaced(tile.col, _COL)
    count = at.minimum(tile.leaf_rows, tile.rows - top)
    chain = _chain(item, buffer, (top + _ROW) * COLS + _COL, count, leaf)
    beside = For("k", at.of(0), tile.cols, chain, AnyOrder(few=True))
    alone = _chain(item, buffer, top + _ROW, count, tile.cell(item.ref.at, _TOP + top), ".one")
    one, several = (
        For("l", at.of(0), tile.rows, body, step=tile.leaf_rows) for body in (alone, (beside,))
    )
    many = If((), at.test("==", COLS, 1), (one,), (several,))
    return If((), at.test("==", ALL_ROWS, 1), (single,), (many,))


def _chain(
    item: Reduce, buffer: Place, cell: Position, count: Position, to: Position, suffix: str = ""
) -> Body:
    """A leaf of a column, one row after the other; where order does not matter, in lanes."""
    register, in_lanes = _of_terms(item, suffix), bool(suffix) and not _is_ordered(item)
    step = _take(register, item, buffer, cell, whole=not in_lanes)
    chain = For("q", at.of(0), count, step, AnyOrder(few=True) if in_lanes else Serial())
    return Init(register), chain, *to_leaf(register, item.ref.place, to, in_lanes)


def _alone(item: Reduce, buffer: Place, index: Position, cell: Position) -> Body:
    """Reduce a row of one element."""
    register = _of_terms(item, ".alone")
    leaf = to_leaf(register, item.ref.place, cell, halves=False)
    return Init(register), *_take(register, item, buffer, index), *leaf
