"""A kernel as LLVM IR: rows, leaves, sixteen lanes and a scalar tail.

The function takes a rectangle of one tensor. Where a guard may hold back stores there are
two loop nests: all guards hold, or only what is exempt from them is done.
"""

from __future__ import annotations

from ..ir.kernel import Kernel, Load, Place, Program, Reduce, Store
from ..ir.meaning import COLUMN_LEAF, LANES, LEAF
from ..ir.types import BATCH, F64
from .llvm_elements import Elements, Row
from .llvm_nodes import Slots, tensor_array, tensor_number
from .llvm_ops import load, load_slot, splat, store
from .llvm_reduce import start
from .llvm_text import Function, Module

RECTANGLE = "ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows, i64 %col, i64 %cols"


def emit_kernel(module: Module, program: Program, kernel: Kernel) -> None:
    """Adds the function of one kernel: one pass over a rectangle of a tensor."""
    head = f"define internal void @sf_{kernel.name}({RECTANGLE}) nounwind noinline"
    fn = Function(module, head)
    printer = _Kernel(fn, program, kernel)
    printer.prepare()
    guards = sorted({s.guard for s in kernel.stores if s.guard is not None})
    if not guards:
        printer.nest(kernel.stores, kernel.spills, conditional=False)
    else:
        _guarded(fn, printer, kernel, guards)
    fn.finish()


def _guarded(fn: Function, printer: _Kernel, kernel: Kernel, guards: list[int]) -> None:
    held, partly, done = fn.label(), fn.label(), fn.label()
    every = printer.scalars[guards[0]]
    for guard in guards[1:]:
        every = fn.let(f"and i1 {every}, {printer.scalars[guard]}")
    fn.branch(every, held, partly)
    fn.place(held)
    printer.nest(kernel.stores, kernel.spills, conditional=False)
    fn.jump(done)
    fn.place(partly)
    one = len(guards) == 1
    rest = tuple(s for s in kernel.stores if s.guard is None) if one else kernel.stores
    if rest or kernel.reduces or kernel.spills:
        printer.nest(rest, kernel.spills, conditional=not one)
    fn.jump(done)
    fn.place(done)


class _Kernel:
    def __init__(self, fn: Function, program: Program, kernel: Kernel) -> None:
        self.fn, self.program, self.kernel = fn, program, kernel
        self.graph = program.graph
        self.arrays: dict[int, str] = {}
        self.scalars: dict[int, str] = {}
        self.numbers: dict[str, str] = {}
        self.splats: dict[int, str] = {}

    # -- once a rectangle

    def prepare(self) -> None:
        fn = self.fn
        for name in ("numel", "rows", "cols", "leaves", "column_leaves"):
            self.numbers[name] = tensor_number(fn, "%tensor", name)
        group = tensor_number(fn, "%tensor", "group")
        slots = Slots(fn, self.program.slots, group, "%number")
        for value in self.kernel.scalars:
            place = self.program.place(value)
            base = slots.base(place.kind)
            self.scalars[value] = load_slot(fn, place.dtype, base, str(place.index))
        for place in self._places():
            if place.index not in self.arrays:
                self.arrays[place.index] = tensor_array(fn, "%tensor", place.index)
        for value, name in self.scalars.items():
            dtype = self.graph.nodes[value].type.dtype
            self.splats[value] = splat(fn, dtype, LANES, name)

    def _places(self) -> list[Place]:
        kernel = self.kernel
        vectors = [self.program.place(v) for v in (*kernel.rows, *kernel.cols)]
        loads = [x.place for x in (*kernel.loads, *kernel.stores, *kernel.spills)]
        return [*vectors, *loads, *(r.partial for r in kernel.reduces)]

    # -- rows and leaves

    def nest(
        self, stores: tuple[Store, ...], spills: tuple[Load, ...], conditional: bool
    ) -> None:
        work = Elements(self, stores, spills, conditional)
        fn = self.fn
        last = fn.let("add i64 %row, %rows")
        with fn.loop("%row", last, 1) as (row, _, _):
            state = self._row(row)
            along = [r for r in self.kernel.reduces if r.along == "row"]
            if along:
                self._leaves(work, state, row, along)
            else:
                work.leaf(state, "0", state.count, [])

    def _leaves(self, work: Elements, state: Row, row: str, along: list[Reduce]) -> None:
        fn = self.fn
        leaf_row = fn.let(f"mul i64 {row}, {self.numbers['leaves']}")
        with fn.loop("0", state.count, LEAF) as (offset, _, _):
            left = fn.let(f"sub i64 {state.count}, {offset}")
            count = self._smaller(left, str(LEAF))
            totals = work.leaf(state, offset, count, along)
            column = fn.let(f"add i64 %col, {offset}")
            leaf = fn.let(f"udiv i64 {column}, {LEAF}")
            cell = fn.let(f"add i64 {leaf_row}, {leaf}")
            for reduce, total in zip(along, totals, strict=True):
                store(fn, F64, 1, total, self.arrays[reduce.partial.index], cell)

    def _row(self, row: str) -> Row:
        fn = self.fn
        base = fn.let(f"mul i64 {row}, {self.numbers['cols']}")
        first = fn.let(f"add i64 {base}, %col")
        left = fn.let(f"sub i64 {self.numbers['numel']}, {first}")
        count = self._smaller("%cols", left)
        batch = fn.let(f"udiv i64 {row}, {self.numbers['rows']}")
        values = {v: self._row_value(v, row, batch) for v in self.kernel.rows}
        for value, name in values.items():
            dtype = self.graph.nodes[value].type.dtype
            self.splats[value] = splat(fn, dtype, LANES, name)
        wide = fn.let(f"mul i64 {batch}, {self.numbers['cols']}")
        columns = fn.let(f"add i64 {wide}, %col")
        partials = self._column_leaves(row, batch, count)
        return Row(first, count, values, columns, partials)

    def _row_value(self, value: int, row: str, batch: str) -> str:
        place = self.program.place(value)
        at = batch if place.domain == BATCH else row
        return load(self.fn, place.dtype, 1, self.arrays[place.index], at)

    def _column_leaves(self, row: str, batch: str, count: str) -> dict[int, str]:
        """Where the row's column sums go; a leaf's first row clears the cells."""
        fn, found = self.fn, dict[int, str]()
        along = [r for r in self.kernel.reduces if r.along == "col"]
        if not along:
            return found
        inside = fn.let(f"urem i64 {row}, {self.numbers['rows']}")
        leaf = fn.let(f"udiv i64 {inside}, {COLUMN_LEAF}")
        leaves = fn.let(f"mul i64 {batch}, {self.numbers['column_leaves']}")
        index = fn.let(f"add i64 {leaves}, {leaf}")
        cells = fn.let(f"mul i64 {index}, {self.numbers['cols']}")
        cell = fn.let(f"add i64 {cells}, %col")
        rest = fn.let(f"urem i64 {inside}, {COLUMN_LEAF}")
        first = fn.let(f"icmp eq i64 {rest}, 0")
        for reduce in along:
            base = self.arrays[reduce.partial.index]
            found[reduce.node] = fn.let(f"getelementptr inbounds double, ptr {base}, i64 {cell}")
            op = self.graph.nodes[reduce.node].op
            neutral = start(op, F64, 1) if op in ("max", "min") else start("sum", F64, 1)

            def clear(at: str = found[reduce.node], value: str = neutral) -> None:
                with fn.loop("0", count, 1) as (column, _, _):
                    store(fn, F64, 1, value, at, column)

            fn.when(first, clear)
        return found

    def _smaller(self, a: str, b: str) -> str:
        return self.fn.call("i64", "llvm.smin.i64", ("i64", a), ("i64", b))
