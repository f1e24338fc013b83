"""Reductions over an inner axis for each cell of an outer one: loops by their order and sizes.

    for c in 0 .. n                               for c in 0 .. n
      %s = fold of m terms x[c * m + k]    -->      acc := sum of nothing
      store y[c] = %s                               for k in 0 .. m
                                                      acc += sum from x[c * m + k]
                                                    %s = fold acc
                                                    store y[c] = %s

The axis that is mapped to lanes, by the declared order of the terms and by the sizes n and m:

    halves (`rows`)              m == 1: c      m <= 8: none, scalars      else: k
                                 known sizes, m <= 8: c
    chain (`columns`)            n > 1: c       n == 1: none; k where terms may have any order
    any (`dense_lists`)          m <= 16: c     else: k
    any (`strided_lists`)        n >= 16: c     else: sixteenths of k, then c

Terms of rows and columns are read from a buffer. Sums have f64 terms there. Extremes have the form
of their accumulator (`Take`), which is an integer: each is converted once, by vectors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from ...ir.loops import position as at
from ...ir.loops.mappings import AnyOrder, Mapping
from ...ir.loops.nest import (
    SERIAL,
    Acc,
    Accumulate,
    Compute,
    Fold,
    FoldList,
    For,
    If,
    Init,
    Let,
    Load,
    MemoryCell,
    Reduce,
    Register,
    Stmt,
    Store,
    Take,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.ops import algebra_of
from ...ir.semantics import LANES
from ...ir.types import ELEM, F64, DType
from .accumulators import add_cell, wide_term
from .from_program.cells import ALL_ROWS
from .from_program.kernels import COLS

FEW = AnyOrder(few=True)
_FEW_TERMS = 8  # each count has its own code, of fewer instructions than lanes
_TERM, _LANE, _PART = (at.variable(v) for v in ("k", "i", "g"))
_LEAF, _CELL, _COL = (at.variable(v) for v in ("l", "e", "c"))


@dataclass(frozen=True, slots=True)
class InnerReduction:
    """The reduction of terms in memory, for the cell at hand of an outer axis."""

    acc: Acc  # of finished terms; the prefix of its registers' names
    place: Place
    first: Position  # cell of the first term
    stride: Position  # between the cells of neighbouring terms
    to: tuple[Place, Position] | str  # the result's cell, or its name

    @property
    def is_ordered(self) -> bool:
        """True if terms have an order, since they round."""
        return algebra_of(self.acc.op).combine.is_ordered

    def cell(self, number: Position | int) -> Position:
        """The cell of a term."""
        return self.first + at.of(number) * self.stride

    def register(self, form: str) -> Register:
        """The accumulator of one of the forms below."""
        return Register(replace(self.acc, name=f"{self.acc.name}.{form}"))

    def take(self, register: Register, number: Position | int, whole: bool = False) -> Body:
        """Accumulate a term in a register."""
        is_buffer, cell = self.place.kind == PlaceKind.STACK, self.cell(number)
        if is_buffer and not self.is_ordered:
            return (Take(register, self.place, cell),)
        suffix = number if isinstance(number, int) else ""
        return add_cell(register, self.place, cell, whole and is_buffer, suffix)

    def result(self, register: Register, halves: bool = False) -> Body:
        """Fold a register by halves of its lanes, or each lane separately."""
        if isinstance(self.to, str):
            return (Fold(self.to, register, halves),)
        value = f"{register.acc.name}.leaf"
        return Fold(value, register, halves), Store(*self.to, value)

    def each(self, count: int, halves: bool = False) -> Body:
        """The reduction of `count` terms in order, unrolled."""
        register = self.register("few" if halves else "each")
        taken = (s for k in range(count) for s in self.take(register, k))
        return Init(register), *taken, *self.result(register, halves)

    def few(self, count: int, halves: bool = False) -> Body:
        """The reduction of at most sixteen terms in the order of a fold by halves, unrolled."""
        if not self.is_ordered:
            return self.each(count, halves)
        register = self.register("few" if halves else "side")
        values = [f"{register.acc.name}{k}" for k in range(count)]
        loads = [Load(v, self.place, self.cell(k)) for k, v in enumerate(values)]
        adds, total = _by_halves(values, algebra_of(self.acc.op).combine.op)
        added = Accumulate(register, (total,))
        return Init(register), *loads, *adds, added, *self.result(register, halves)

    def chain(
        self, form: str, high: Position, low: Position | int = 0, mapping: Mapping = SERIAL
    ) -> Body:
        """The loop over terms in order; in lanes, each has every sixteenth."""
        register, in_lanes = self.register(form), mapping is not SERIAL
        terms = For("k", at.of(low), high, self.take(register, _TERM, whole=True), mapping)
        return Init(register), terms, *self.result(register, in_lanes)


def of_reduce(
    item: Reduce, buffer: Place, cells: tuple[Position, Position], to: Position
) -> InnerReduction:
    """The reduction of the terms that `store_term` put in a buffer, to its leaf's cell."""
    acc = item.ref.acc
    if algebra_of(acc.op).combine.is_ordered:
        acc = Acc(acc.name, algebra_of(acc.op).onward or acc.op, F64)
    acc = replace(acc, name=f"{acc.name}.tile")
    return InnerReduction(acc, buffer, *cells, (item.ref.place, to))


def of_list(item: FoldList) -> InnerReduction:
    """The fold of a list as a reduction of its cells."""
    acc = Acc(f"acc.{item.value}", algebra_of(item.op).onward or item.op, F64)
    return InnerReduction(acc, item.place, item.first, item.stride, item.value)


def term_dtype(item: Reduce) -> DType:
    """The dtype of a buffer of terms."""
    return algebra_of(item.ref.acc.op).combine.accumulator or item.ref.acc.dtype


def store_term(item: Reduce, buffer: Place, cell: Position) -> Body:
    """Store a reduction's term in a buffer."""
    if not algebra_of(item.ref.acc.op).combine.is_ordered:
        return (Init(MemoryCell(item.ref.acc, buffer, cell), item.args),)
    made, term = wide_term(item.ref.acc, item.args)
    return *made, Store(buffer, cell, term)


def _by_halves(values: list[str], op: str) -> tuple[list[Stmt], str]:
    """Statements that fold at most sixteen values by halves, as lanes; and their total."""
    made: list[Stmt] = []
    half = LANES // 2
    while half:
        for k, value in enumerate(values[half:]):
            total = f"{values[k]}.{half}"
            made.append(Compute(total, op, (values[k], value), F64))
            values[k] = total
        values, half = values[:half], half // 2
    return made, values[0]


# ------------------------------------------------------------------ halves: rows


def rows(of: Callable[[Position], Sequence[InnerReduction]], loop: For, most: Position) -> Body:
    """A loop over rows of at most `most` columns; `of` gives the reductions by their number."""
    first = at.minimum(COLS, LANES)  # most rows have one vector
    ends = (at.of(0), first, COLS) if most is COLS else (at.of(0), first)
    body: Body = (replace(loop, body=_along(of(COLS), ends)),)
    for size in range(_FEW_TERMS, 1, -1):
        few = tuple(s for r in of(at.of(size)) for s in r.few(size, halves=True))
        body = (If((), at.test("==", COLS, size), (replace(loop, body=few),), body),)
    alone = tuple(s for r in of(at.of(1)) for s in r.each(1))
    return (If((), at.test("==", COLS, 1), (replace(loop, body=alone, mapping=FEW),), body),)


def _along(items: Sequence[InnerReduction], ends: Sequence[Position]) -> Body:
    """The terms of several reductions in lanes: full vectors, then the masked epilogue."""
    registers = [(item, item.register("along")) for item in items]
    lanes = tuple(s for item, register in registers for s in item.take(register, _TERM, whole=True))
    return (
        *(Init(register) for _, register in registers),
        *(For("k", low, high, lanes, FEW) for low, high in pairwise(ends)),
        *(s for item, register in registers for s in item.result(register, halves=True)),
    )


# ------------------------------------------------------------------ a chain: columns


def columns(
    of: Callable[[Position, Position, Position], InnerReduction],
    height: Position,
    leaf_rows: Position,
    most: Position,
) -> If:
    """A loop over the leaves of a tile's columns, columns in lanes; single rows are copied.

    `of` gives the reduction of a leaf by its first row, its column and the number of columns.
    """
    count = at.minimum(leaf_rows, height - _LEAF)
    alone = of(_LEAF, at.of(0), at.of(1))
    one = alone.chain("one", count, mapping=SERIAL if alone.is_ordered else FEW)
    beside = For("c", at.of(0), most, of(_LEAF, _COL, COLS).chain("beside", count), FEW)
    by_leaf = ((For("l", at.of(0), height, body, step=leaf_rows),) for body in (one, (beside,)))
    many = If((), at.test("==", COLS, 1), *by_leaf)
    single = For("e", at.of(0), height * COLS, of(at.of(0), _CELL, COLS).each(1), FEW)
    return If((), at.test("==", ALL_ROWS, 1), (single,), (many,))


# ------------------------------------------------------------------ no order: lists


def with_folds(loop: For, fold: Callable[[FoldList], Body], mapping: Mapping = FEW) -> For:
    """A loop over cells with its lists replaced by folds."""
    body = (x for s in loop.body for x in (fold(s) if isinstance(s, FoldList) else (s,)))
    return replace(loop, body=tuple(body), mapping=mapping)


def dense_lists(loop: For, count: Position) -> If:
    """A loop over cells, each with a list of `count` neighbours."""
    cell = at.variable(loop.variable)

    def alone(item: FoldList) -> Body:
        return replace(of_list(item), first=cell).each(1)

    def along(item: FoldList) -> Body:
        return of_list(item).chain("along", count, mapping=FEW)

    beside = with_folds(loop, lambda item: of_list(item).chain("beside", count))
    long = If((), at.test("<=", count, LANES), (beside,), (with_folds(loop, along, SERIAL),))
    return If((), at.test("==", count, 1), (with_folds(loop, alone),), (long,))


def strided_lists(loop: For, count: Position, stride: Position, numbers: Iterator[int]) -> If:
    """A loop over cells, each with a strided list of `count` cells: the lists are interleaved."""
    turns, before = at.variable("turns"), list[Stmt]()
    buffers: dict[str, Place] = {}
    for item in loop.body:
        if isinstance(item, FoldList):
            buffers[item.value] = Place(PlaceKind.STACK, next(numbers), F64, ELEM)
            before.append(_sixteenths(item, buffers[item.value], stride, turns))

    def rest(item: FoldList) -> Body:
        start, others, total = of_list(item).chain("rest", count, low=turns * LANES)
        assert isinstance(start, Init) and isinstance(start.ref, Register)
        cell = at.variable(loop.variable) + _PART * stride
        parts = add_cell(start.ref, buffers[item.value], cell)
        return start, For("g", at.of(0), at.of(LANES), parts), others, total

    beside = with_folds(loop, lambda item: of_list(item).chain("beside", count))
    few = (Let("turns", count // LANES), *before, with_folds(loop, rest))
    return If((), at.test("<", stride, LANES), few, (beside,))


def _sixteenths(item: FoldList, buffer: Place, stride: Position, turns: Position) -> For:
    """A loop over sixteen cells of a buffer, each the reduction of every sixteenth item."""
    whole, cell = of_list(item), _PART * LANES + _LANE
    part = replace(whole, first=cell, stride=stride * LANES, to=(buffer, cell))
    lanes = For("i", at.of(0), at.of(LANES), part.chain("part", turns), FEW)
    return For("g", at.of(0), stride, (lanes,))
