"""A kernel as device code: one rectangle of one tensor, by the threads of one block.

How the threads walk follows from what the kernel reduces; the bits do not depend on it.

1. Nothing: neighbouring threads take neighbouring elements (`elements.py`).
2. Rows: sixteen threads are the lanes of a leaf of 1024, folded by halves with shuffles.
3. Columns: a thread takes a column's leaf of 64 rows, one by one.
4. Both: first 3, which stores nothing, then 2.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ...ir.lowered.program import Kernel, LeafReduction, Program
from ...ir.semantics import COLUMN_LEAF, LANES, LEAF
from ...ir.types import BATCH, F64, DType
from ..llvm.nodes import SlotArrays, tensor_array, tensor_number
from ..llvm.ops import load, load_slot, store
from ..llvm.reduce import (
    accumulate,
    accumulates_in_f64,
    as_f64,
    cell_type,
    combine,
    combine_partials,
    start,
    start_partial,
)
from ..llvm.text import LlvmFunction, Module
from .elements import Elements, Spot, Work
from .fold import fold_group
from .threads import barrier, thread, threads

RECTANGLE = "ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols"


def emit_kernel(module: Module, program: Program, kernel: Kernel) -> None:
    """Adds the function of one kernel: one pass over a rectangle of a tensor."""
    fn = LlvmFunction(module, f"define internal void @sf_{kernel.name}({RECTANGLE}) nounwind")
    walk = _KernelWalk(fn, program, kernel)
    down = tuple(r for r in kernel.reduces if r.along == "col")
    across = tuple(r for r in kernel.reduces if r.along == "row")
    if down and across:
        walk.columns(Work((), down, conditional=False))
        barrier(fn)
    body = walk.leaves if across else walk.columns if down else walk.elements
    _guarded(fn, walk, body, across or down)
    fn.finish()


def _guarded(
    fn: LlvmFunction,
    walk: _KernelWalk,
    body: Callable[[Work], None],
    reduces: tuple[LeafReduction, ...],
) -> None:
    """Two walks where one guard may hold back stores: all of them, or those exempt from it."""
    kernel = walk.kernel
    guards = {s.guard for s in kernel.stores if s.guard is not None}
    every = Work(kernel.stores, reduces, conditional=len(guards) > 1)
    if len(guards) != 1:
        body(every)
        return
    held, partly, done = fn.label(), fn.label(), fn.label()
    fn.branch(walk.scalars[guards.pop()], held, partly)
    fn.place(held)
    body(every)
    fn.jump(done)
    fn.place(partly)
    rest = replace(every, stores=tuple(s for s in kernel.stores if s.guard is None))
    if rest.stores or rest.reduces:
        body(rest)
    fn.jump(done)
    fn.place(done)


class _KernelWalk:
    def __init__(self, fn: LlvmFunction, program: Program, kernel: Kernel) -> None:
        self.fn, self.program, self.kernel = fn, program, kernel
        self.graph = program.graph
        names = ("numel", "rows", "cols", "leaves", "column_leaves")
        self.numbers = {name: tensor_number(fn, "%tensor", name) for name in names}
        group = tensor_number(fn, "%tensor", "group")
        slots = SlotArrays(fn, program.slots, group, "%number")
        self.scalars = {v: self._scalar(slots, v) for v in kernel.scalars}
        self.arrays = {c: tensor_array(fn, "%tensor", c) for c in self._columns()}
        self.thread, self.threads = thread(fn), threads(fn)

    def _scalar(self, slots: SlotArrays, value: int) -> str:
        place = self.program.place(value)
        return load_slot(self.fn, place.dtype, slots.base(place.kind), str(place.index))

    def _columns(self) -> list[int]:
        kernel = self.kernel
        places = [self.program.place(v) for v in (*kernel.rows, *kernel.cols)]
        places += [x.place for x in (*kernel.loads, *kernel.stores)]
        places += [r.partial for r in kernel.reduces]
        return sorted({p.index for p in places})

    # -- case 1

    def elements(self, work: Work) -> None:
        """All elements of the rectangle, in any order."""
        elements = Elements(self, work)
        if elements.rows or elements.cols:
            self._by_row(elements)
        else:
            self._in_one(elements)

    def _in_one(self, elements: Elements) -> None:
        """Whole rows, or one row, lie in one piece; else each row is a piece."""
        fn = self.fn
        whole = fn.let(f"icmp eq i64 %cols, {self.numbers['cols']}")
        single = fn.let("icmp eq i64 %rows, 1")
        flat = fn.let(f"or i1 {whole}, {single}")
        every = fn.let("mul i64 %rows, %cols")
        pieces = fn.let(f"select i1 {flat}, i64 1, i64 %rows")
        length = fn.let(f"select i1 {flat}, i64 {every}, i64 %cols")
        with fn.loop("0", pieces, 1) as (piece, _, _):
            row = fn.let(f"add i64 %row, {piece}")
            first = self._first(row)
            left = fn.let(f"sub i64 {self.numbers['numel']}, {first}")
            count = self.smaller(length, left)
            elements.stride(first, count)

    def _by_row(self, elements: Elements) -> None:
        """Values of the row and the column stand beside each element."""
        fn = self.fn
        every = fn.let("mul i64 %rows, %cols")
        with fn.loop(self.thread, every, self.threads) as (item, _, _):
            inside = fn.let(f"udiv i64 {item}, %cols")
            column = fn.let(f"urem i64 {item}, %cols")
            row = fn.let(f"add i64 %row, {inside}")
            first = self._first(row)
            at = fn.let(f"add i64 {first}, {column}")
            exists = fn.let(f"icmp slt i64 {at}, {self.numbers['numel']}")

            def body(row: str = row, column: str = column, at: str = at) -> None:
                batch = fn.let(f"udiv i64 {row}, {self.numbers['rows']}")
                cell = self._column_cell(batch, column)
                elements.at(Spot(at, self._row_values(elements, row, batch), cell))

            fn.when(exists, body)

    # -- case 2

    def leaves(self, work: Work) -> None:
        """All leaves of the rectangle's rows, a group of sixteen threads each."""
        fn, elements = self.fn, Elements(self, work)
        lane = fn.let(f"and i64 {self.thread}, {LANES - 1}")
        group = fn.let(f"udiv i64 {self.thread}, {LANES}")
        groups = fn.let(f"udiv i64 {self.threads}, {LANES}")
        padded = fn.let(f"add i64 %cols, {LEAF - 1}")
        per_row = fn.let(f"udiv i64 {padded}, {LEAF}")
        every = fn.let(f"mul i64 %rows, {per_row}")
        with fn.loop(group, every, groups) as (leaf, _, _):
            inside = fn.let(f"udiv i64 {leaf}, {per_row}")
            number = fn.let(f"urem i64 {leaf}, {per_row}")
            row = fn.let(f"add i64 %row, {inside}")
            offset = fn.let(f"mul i64 {number}, {LEAF}")
            first = fn.let(f"add i64 {self._first(row)}, {offset}")
            left = fn.let(f"sub i64 {self.numbers['numel']}, {first}")
            wide = fn.let(f"sub i64 %cols, {offset}")
            count = self.smaller(str(LEAF), self.smaller(left, wide))
            exists = fn.let(f"icmp sgt i64 {count}, 0")

            def body(
                row: str = row, offset: str = offset, first: str = first, count: str = count
            ) -> None:
                self._leaf(elements, lane, row, offset, first, count)

            fn.when(exists, body)

    def _leaf(
        self, elements: Elements, lane: str, row: str, offset: str, first: str, count: str
    ) -> None:
        """This thread's lane of one leaf, and the fold of all sixteen."""
        fn, reduces = self.fn, elements.work.reduces
        batch = fn.let(f"udiv i64 {row}, {self.numbers['rows']}")
        values = self._row_values(elements, row, batch)
        cell = self._column_cell(batch, offset)
        carried = {
            str(r.node): (cell_type(*self._kind(r), 1), start(*self._kind(r), 1)) for r in reduces
        }
        with fn.loop(lane, count, LANES, carried) as (index, now, following):
            at = fn.let(f"add i64 {first}, {index}")
            column = fn.let(f"add i64 {cell}, {index}")
            names = elements.at(Spot(at, values, column))
            for reduce in reduces:
                op, dtype = self._kind(reduce)
                key, args = str(reduce.node), elements.operands(reduce, dtype, names)
                following[key] = accumulate(fn, op, dtype, 1, now[key], args)
        totals = [(r, self._fold_lanes(r, following[str(r.node)])) for r in reduces]
        column = fn.let(f"add i64 %col, {offset}")
        number = fn.let(f"udiv i64 {column}, {LEAF}")
        leaves = fn.let(f"mul i64 {row}, {self.numbers['leaves']}")
        partial = fn.let(f"add i64 {leaves}, {number}")

        def keep() -> None:
            for reduce, total in totals:
                store(fn, F64, 1, total, self.arrays[reduce.partial.index], partial)

        fn.when(fn.let(f"icmp eq i64 {lane}, 0"), keep)

    def _fold_lanes(self, reduce: LeafReduction, total: str) -> str:
        """The lanes by halves; the first lane has the result, as f64."""
        fn, (op, dtype) = self.fn, self._kind(reduce)
        join = partial(combine, fn, op, dtype, 1)
        return as_f64(fn, op, dtype, fold_group(fn, cell_type(op, dtype, 1), total, join))

    # -- case 3

    def columns(self, work: Work) -> None:
        """All leaves of the rectangle's columns, a thread each.

        The rectangle is part of one batch entry, from a leaf's first row, or whole entries.
        """
        fn, elements = self.fn, Elements(self, work)
        entry = self.smaller("%rows", self.numbers["rows"])
        padded = fn.let(f"add i64 {entry}, {COLUMN_LEAF - 1}")
        per_entry = fn.let(f"udiv i64 {padded}, {COLUMN_LEAF}")
        entries = fn.let(f"udiv i64 %rows, {entry}")
        panels = fn.let(f"mul i64 {entries}, {per_entry}")
        every = fn.let(f"mul i64 {panels}, %cols")
        with fn.loop(self.thread, every, self.threads) as (item, _, _):
            panel = fn.let(f"udiv i64 {item}, %cols")
            column = fn.let(f"urem i64 {item}, %cols")
            number = fn.let(f"udiv i64 {panel}, {per_entry}")
            leaf = fn.let(f"urem i64 {panel}, {per_entry}")
            inside = fn.let(f"mul i64 {leaf}, {COLUMN_LEAF}")
            rows = fn.let(f"mul i64 {number}, {entry}")
            above = fn.let(f"add i64 %row, {rows}")
            first = fn.let(f"add i64 {above}, {inside}")
            left = fn.let(f"sub i64 {entry}, {inside}")
            count = self.smaller(left, str(COLUMN_LEAF))
            self._column(elements, first, count, column)

    def _column(self, elements: Elements, first: str, count: str, column: str) -> None:
        fn, reduces = self.fn, elements.work.reduces
        batch = fn.let(f"udiv i64 {first}, {self.numbers['rows']}")
        cell = self._column_cell(batch, column)
        carried = {str(r.node): ("double", start_partial(self._kind(r)[0])) for r in reduces}
        with fn.loop("0", count, 1, carried) as (index, now, following):
            row = fn.let(f"add i64 {first}, {index}")
            at = fn.let(f"add i64 {self._first(row)}, {column}")
            names = elements.at(Spot(at, self._row_values(elements, row, batch), cell))
            for reduce in reduces:
                key = str(reduce.node)
                following[key] = self._added(elements, reduce, now[key], names)
        leaves = fn.let(f"mul i64 {batch}, {self.numbers['column_leaves']}")
        inside = fn.let(f"urem i64 {first}, {self.numbers['rows']}")
        leaf = fn.let(f"udiv i64 {inside}, {COLUMN_LEAF}")
        number = fn.let(f"add i64 {leaves}, {leaf}")
        panel = fn.let(f"mul i64 {number}, {self.numbers['cols']}")
        place = fn.let(f"add i64 {panel}, %col")
        partial = fn.let(f"add i64 {place}, {column}")
        for reduce in reduces:
            total = following[str(reduce.node)]
            store(fn, F64, 1, total, self.arrays[reduce.partial.index], partial)

    def _added(
        self, elements: Elements, reduce: LeafReduction, total: str, names: dict[int, str]
    ) -> str:
        """A column's total, as f64, with the element of one more row."""
        op, dtype = self._kind(reduce)
        args = elements.operands(reduce, dtype, names)
        if accumulates_in_f64(op):
            return accumulate(self.fn, op, dtype, 1, total, args)
        term = accumulate(self.fn, op, dtype, 1, start(op, dtype, 1), args)
        return combine_partials(self.fn, op, 1, total, as_f64(self.fn, op, dtype, term))

    # -- places

    def _first(self, row: str) -> str:
        """The flat index of the rectangle's first element in a row."""
        base = self.fn.let(f"mul i64 {row}, {self.numbers['cols']}")
        return self.fn.let(f"add i64 {base}, %col")

    def _column_cell(self, batch: str, column: str) -> str:
        """Where a column of the rectangle lies in a vector over columns."""
        wide = self.fn.let(f"mul i64 {batch}, {self.numbers['cols']}")
        first = self.fn.let(f"add i64 {wide}, %col")
        return self.fn.let(f"add i64 {first}, {column}")

    def _row_values(self, elements: Elements, row: str, batch: str) -> dict[int, str]:
        found: dict[int, str] = {}
        for value in elements.rows:
            place = self.program.place(value)
            at = batch if place.domain == BATCH else row
            found[value] = load(self.fn, place.dtype, 1, self.arrays[place.index], at)
        return found

    def _kind(self, reduce: LeafReduction) -> tuple[str, DType]:
        node = self.graph.nodes[reduce.node]
        return node.op, self.graph.nodes[node.values[0]].type.dtype

    def smaller(self, a: str, b: str) -> str:
        """The smaller of two counts."""
        return self.fn.call("i64", "llvm.smin.i64", ("i64", a), ("i64", b))
