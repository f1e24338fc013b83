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
    Fold,
    FoldList,
    For,
    If,
    Init,
    Load,
    MemoryCell,
    Operand,
    Reduce,
    Register,
    Stmt,
    Store,
    Take,
)
from ...ir.loops.position import Position, of
from ...ir.loops.walk import Body
from ...ir.lowered.tables import Place
from ...ir.ops import OPS, algebra_of
from ...ir.semantics import LANES
from ...ir.types import F64, Const, DType
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
        """Where the leaf of a row begins."""
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
    made, operand = _term(item)
    return [*made, Store(buffer, cell, operand)]


def _take(
    acc: Register,
    item: Reduce,
    buffer: Place,
    cell: Position,
    whole: bool = False,
    number: int | str = "",
) -> Body:
    """Takes what was left there into an accumulator."""
    if not _is_ordered(item):
        return (Take(acc, buffer, cell),)
    value = f"{acc.acc.name.replace('.tile', '')}.item{number}"
    return Load(value, buffer, cell, whole=whole), Accumulate(acc, (value,))


def _term(item: Reduce) -> tuple[list[Stmt], Operand]:
    """What makes a term that rounds, in f64."""
    row, wide = algebra_of(item.ref.acc.op), F64
    made: list[Stmt] = []
    operands = list(item.args)
    for number, operand in enumerate(item.args):
        if item.ref.acc.dtype is not wide:
            operands[number] = cast = f"{item.ref.acc.name}.wide{number}"
            made.append(Compute(cast, "cast", (operand,), wide))
    if not row.term:
        return made, operands[0]
    name = f"{item.ref.acc.name}.term"
    args = (operands[0], operands[-1])[: OPS[row.term].arity]
    made.append(Compute(name, row.term, args, wide))
    return made, name


def _acc(item: Reduce, suffix: str) -> Register:
    """The accumulator of finished terms."""
    acc, name = item.ref.acc, f"{item.ref.acc.name}.tile{suffix}"
    if not _is_ordered(item):
        return Register(replace(acc, name=name))
    return Register(Acc(name, algebra_of(acc.op).onward or acc.op, F64))


# ------------------------------------------------------------------ rows


def fold_rows(items: list[Reduce], terms: dict[str, Place], tile: Tile) -> Body:
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
    alone = [s for i, cell in pairs for s in _alone(i, terms[i.ref.acc.name], _ROW, cell)]
    one = For("q", at.of(0), tile.rows, tuple(alone), AnyOrder(few=True))
    return (If((), at.test("==", COLS, 1), (one,), body),)


def _many(pairs: list[tuple[Reduce, Position]], terms: dict[str, Place], tile: Tile) -> For:
    """A vector at a time."""
    lanes: list[Stmt] = []
    for item, _ in pairs:
        lanes += _take(
            _acc(item, ""), item, terms[item.ref.acc.name], _ROW * COLS + _COL, whole=True
        )
    body: list[Stmt] = [Init(_acc(item, "")) for item, _ in pairs]
    first = at.minimum(COLS, LANES)  # most rows have no more: a turn without a loop
    body.append(For("k", at.of(0), first, tuple(lanes), AnyOrder(few=True)))
    if tile.cols is not first:
        body.append(For("k", first, COLS, tuple(lanes), AnyOrder(few=True)))
    for item, cell in pairs:
        value = f"{item.ref.acc.name}.leaf"
        body += [Fold(value, _acc(item, "")), Store(item.ref.place, cell, value)]
    return For("q", at.of(0), tile.rows, tuple(body))


def fold_few(item: Reduce, buffer: Place, cells: list[Position], to: Position) -> Body:
    """Terms that lie in some cells, as the lanes of a row are folded; a row a lane."""
    acc, value = _acc(item, ".side"), f"{item.ref.acc.name}.side.leaf"
    fold = Fold(value, acc, halves=False)
    return *_few_terms(item, acc, buffer, cells), fold, Store(item.ref.place, to, value)


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
    acc, value = _acc(item, ".side"), f"{item.ref.acc.name}.side.leaf"
    taken = [_take(acc, item, buffer, cell, number=k) for k, cell in enumerate(cells)]
    fold = Fold(value, acc, halves=False)
    return Init(acc), *(s for part in taken for s in part), fold, Store(item.ref.place, to, value)


def _few(count: int, pairs: list[tuple[Reduce, Position]], terms: dict[str, Place]) -> Body:
    """One number at a time, as the lanes are folded: fewer instructions than in lanes."""
    body: list[Stmt] = []
    for item, cell in pairs:
        acc, value = _acc(item, ".few"), f"{item.ref.acc.name}.leaf"
        cells = [_ROW * count + k for k in range(count)]
        body += [*_few_terms(item, acc, terms[item.ref.acc.name], cells)]
        body += [Fold(value, acc), Store(item.ref.place, cell, value)]
    return tuple(body)


def _few_terms(item: Reduce, acc: Register, buffer: Place, cells: list[Position]) -> Iterator[Stmt]:
    """Starts an accumulator, and takes a row's terms in the order in which lanes are folded."""
    if not _is_ordered(item):
        yield Init(acc)
        for cell in cells:
            yield Take(acc, buffer, cell)
        return
    values = [f"{item.ref.acc.name}.few{k}" for k in range(len(cells))]
    yield from (Load(v, buffer, p) for v, p in zip(values, cells, strict=True))
    adds, total = _by_halves(values, algebra_of(item.ref.acc.op).combine.op)
    yield from (Init(acc), *adds, Accumulate(acc, (total,)))


def _by_halves(values: list[str], op: str) -> tuple[list[Stmt], str]:
    """What folds sixteen lanes by halves, of which only the first are there; and their total."""
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


def fold_columns(item: Reduce, terms: dict[str, Place], tile: Tile) -> If:
    """Leaf after leaf, its columns side by side; single rows as they are."""
    top = at.variable("l")
    buffer, whole = terms[item.ref.acc.name], tile.rows * COLS
    # single rows: leaves of a row each, so cells lie as the elements do
    cell = tile.cell(item.ref.at, _TOP)
    alone = _alone(item, buffer, at.variable("e"), cell + at.variable("e"))
    single = For("e", at.of(0), whole, alone, AnyOrder(few=True))
    leaf = item.ref.at.replaced(tile.row, _TOP + top).replaced(tile.col, _COL)
    count = at.minimum(tile.leaf_rows, tile.rows - top)
    chain = _chain(item, buffer, (top + _ROW) * COLS + _COL, count)
    store = Store(item.ref.place, leaf, f"{item.ref.acc.name}.leaf")
    beside = For("k", at.of(0), tile.cols, (*chain, store), AnyOrder(few=True))
    chain = _chain(item, buffer, top + _ROW, count, ".one")
    store = Store(
        item.ref.place, tile.cell(item.ref.at, _TOP + top), f"{item.ref.acc.name}.one.leaf"
    )
    one, several = (
        For("l", at.of(0), tile.rows, body, step=tile.leaf_rows)
        for body in ((*chain, store), (beside,))
    )
    many = If((), at.test("==", COLS, 1), (one,), (several,))
    return If((), at.test("==", ALL_ROWS, 1), (single,), (many,))


def _chain(item: Reduce, buffer: Place, cell: Position, count: Position, suffix: str = "") -> Body:
    """A leaf of a column, one row after the other; where order does not matter, in lanes."""
    acc, value = _acc(item, suffix), f"{item.ref.acc.name}{suffix}"
    in_lanes = bool(suffix) and not _is_ordered(item)
    step = _take(acc, item, buffer, cell, whole=not in_lanes)
    mark = AnyOrder(few=True) if in_lanes else Serial()
    chain = For("q", at.of(0), count, step, mark)
    return Init(acc), chain, Fold(f"{value}.leaf", acc, halves=in_lanes)


def _alone(item: Reduce, buffer: Place, index: Position, cell: Position) -> Body:
    """What is reduced alone is its own reduction."""
    acc, value = _acc(item, ".alone"), f"{item.ref.acc.name}.alone"
    fold = Fold(f"{value}.leaf", acc, halves=False)
    store = Store(item.ref.place, cell, f"{value}.leaf")
    return Init(acc), *_take(acc, item, buffer, index), fold, store
