"""A kernel as LLVM IR: rows, leaves, sixteen lanes, the last of them under a mask.

The function takes a rectangle of one tensor. Where a guard may hold back stores there are
two loop nests: all guards hold, or only what is exempt from them is done. Rows of few columns
have a function of their own (`llvm_narrow.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...ir.lowered.program import Kernel, Program, Reduce
from ...ir.semantics import COLUMN_LEAF, LANES, LEAF
from ...ir.types import BATCH, BF16, F64, I16
from ...passes.loops.build_kernels import build_kernel
from ...passes.loops.pipelines import lowered_nest
from .elements import RECTANGLE, Elements, Frame
from .emit_nest import emit_nest
from .kept import asked_ahead
from .lanes import first_lanes, load_lanes, store_lanes
from .narrow import is_narrow, narrow_nest, widest
from .nodes import tensor_number
from .ops import load, splat, store
from .pairs import PAIRS, is_paired, pair_block
from .reduce import (
    accumulate,
    accumulates_in_f64,
    as_f64,
    cell_type,
    combine_partials,
    fold_lanes,
    start,
    start_partial,
)
from .text import Function, Module

Nest = Callable[[Elements], None]


def has_loops(program: Program, kernel: Kernel) -> bool:
    """Whether a kernel is printed from its nest; the others wait for their passes (`narrow`,
    `pairs`, `kept`), and this module prints them without one."""
    places = [x.place for x in (*kernel.loads, *kernel.stores, *kernel.keeps)]
    work = all(p.dtype in (BF16, I16) for p in places) and not kernel.reduces
    return not (is_narrow(program, kernel) or asked_ahead(program, kernel) or work)


def emit_kernel(module: Module, program: Program, kernel: Kernel) -> None:
    """Adds the functions of one kernel: one pass over a rectangle of a tensor."""
    if has_loops(program, kernel):
        nest = lowered_nest(
            build_kernel(program, kernel), module.triple.partition("-")[0].replace("_", "-")
        )
        emit_nest(module, program, nest, RECTANGLE)
        return
    head = f"define internal void @sf_{kernel.name}{{}}({RECTANGLE}) nounwind noinline"
    fn = Function(module, head.format(""))
    done = fn.label()
    if is_narrow(program, kernel):
        _dispatch(fn, kernel, done)
        narrow = Function(module, head.format("_narrow"))
        _guarded(Frame(narrow, program, kernel), narrow_nest)
        narrow.finish()
    _guarded(Frame(fn, program, kernel), wide_nest)
    fn.jump(done)
    fn.place(done)
    fn.finish()


def _dispatch(fn: Function, kernel: Kernel, done: str) -> None:
    """Whole narrow rows go to the narrow function; many full vectors are as well off here."""
    whole = fn.let(f"icmp eq i64 %cols, {tensor_number(fn, '%tensor', 'cols')}")
    fits = fn.let(f"icmp sle i64 %cols, {widest(kernel)}")
    tail = fn.let(f"and i64 %cols, {LANES - 1}")
    ragged = fn.let(f"icmp ne i64 {tail}, 0")
    narrow_rows = fn.let(f"and i1 {whole}, {fits}")
    few = fn.let(f"and i1 {narrow_rows}, {ragged}")
    narrow, wide = fn.label(), fn.label()
    fn.branch(few, narrow, wide)
    fn.place(narrow)
    names = ("%row", "%rows", "%col", "%cols")
    area = ", ".join(f"i64 {n}" for n in names)
    start = "ptr %ctx, ptr %tensor, i64 %number, ptr %kept"
    fn.do(f"call void @sf_{kernel.name}_narrow({start}, {area})")
    fn.jump(done)
    fn.place(wide)


def _guarded(frame: Frame, nest: Nest) -> None:
    """The nest with all stores, where there are guards beside one with what is exempt."""
    fn, kernel = frame.fn, frame.kernel
    guards = sorted({s.guard for s in kernel.stores if s.guard is not None})
    if not guards:
        nest(Elements(frame, kernel.stores, kernel.keeps, conditional=False))
        return
    held, partly, done = fn.label(), fn.label(), fn.label()
    every = frame.scalars[guards[0]]
    for guard in guards[1:]:
        every = fn.let(f"and i1 {every}, {frame.scalars[guard]}")
    fn.branch(every, held, partly)
    fn.place(held)
    nest(Elements(frame, kernel.stores, kernel.keeps, conditional=False))
    fn.jump(done)
    fn.place(partly)
    one = len(guards) == 1
    rest = tuple(s for s in kernel.stores if s.guard is None) if one else kernel.stores
    if rest or kernel.reduces or kernel.keeps:
        nest(Elements(frame, rest, kernel.keeps, conditional=not one))
    fn.jump(done)
    fn.place(done)


# ------------------------------------------------------------------ rows wider than the lanes


def wide_nest(work: Elements) -> None:
    """Row after row, each in leaves where it is reduced."""
    _Wide(work).nest()


@dataclass(slots=True)
class _Row:
    """What is fixed while one row runs."""

    start: str  # of its first element, in the flattened tensor
    count: str
    splats: dict[int, str]
    columns: str  # of its first element, in a column vector
    partials: dict[int, str]  # reduction along columns to the row of its leaf


class _Wide:
    def __init__(self, work: Elements) -> None:
        self.work, self.frame = work, work.frame
        self.fn, self.program = work.fn, work.frame.program
        self.sizes, self.arrays = work.frame.sizes, work.frame.arrays
        self.cols = "%cols"
        self.along = [r for r in work.kernel.reduces if r.along == "row"]
        self.across = [r for r in work.kernel.reduces if r.along == "col"]
        self.paired = is_paired(work)

    def nest(self) -> None:
        fn, rows = self.fn, self._rows()
        last = fn.let(f"add i64 %row, {rows}")
        with self.frame.rows("%row", "%row", last) as (row, batch, inside):
            state = self._row(row, batch, inside)
            if self.along:
                self._leaves(state, row)
            else:
                self._leaf(state, "0", state.count)

    def _rows(self) -> str:
        """How many rows there are; whole ones are one where it does not matter where they end."""
        fn, work = self.fn, self.work
        if work.rows or work.cols or work.kernel.reduces:
            return "%rows"
        whole = fn.let(f"icmp eq i64 %cols, {self.sizes['cols']}")
        every = fn.let("mul i64 %rows, %cols")
        self.cols = fn.let(f"select i1 {whole}, i64 {every}, i64 %cols")
        return fn.let(f"select i1 {whole}, i64 1, i64 %rows")

    def _leaves(self, state: _Row, row: str) -> None:
        fn = self.fn
        leaf_row = fn.let(f"mul i64 {row}, {self.sizes['leaves']}")
        with fn.loop("0", state.count, LEAF) as (offset, _, _):
            left = fn.let(f"sub i64 {state.count}, {offset}")
            totals = self._leaf(state, offset, self.frame.smaller(left, str(LEAF)))
            column = fn.let(f"add i64 %col, {offset}")
            leaf = fn.let(f"udiv i64 {column}, {LEAF}")
            cell = fn.let(f"add i64 {leaf_row}, {leaf}")
            for reduce in self.along:
                total = fold_lanes(fn, *self.frame.kind(reduce), totals[str(reduce.node)])
                store(fn, F64, 1, total, self.arrays[reduce.partial], cell)

    def _leaf(self, row: _Row, offset: str, count: str) -> dict[str, str]:
        """Runs `count` elements from `offset` of the row; what the lanes hold in the end."""
        fn = self.fn
        turn = PAIRS if self.paired else LANES
        full = fn.let(f"and i64 {count}, {-turn}")
        carried: dict[str, tuple[str, str]] = {}
        for reduce in self.along:
            kind = self.frame.kind(reduce)
            carried[str(reduce.node)] = (cell_type(*kind, LANES), start(*kind, LANES))
        with fn.loop("0", full, turn, carried) as (index, now, totals):
            column = fn.let(f"add i64 {offset}, {index}")
            if self.paired:
                pair_block(self.work, fn.let(f"add i64 {row.start}, {column}"))
            else:
                self._block(row, column, None, now, totals)
        carried = {key: (type_, totals[key]) for key, (type_, _) in carried.items()}
        with fn.loop(full, count, LANES, carried) as (index, now, totals):
            mask = first_lanes(fn, fn.let(f"sub i64 {count}, {index}"))
            self._block(row, fn.let(f"add i64 {offset}, {index}"), mask, now, totals)
        return totals

    def _block(
        self, row: _Row, column: str, mask: str | None, now: dict[str, str], after: dict[str, str]
    ) -> None:
        fn = self.fn
        at = fn.let(f"add i64 {row.start}, {column}")
        found = dict(row.splats)
        for value in self.work.cols:
            cell = fn.let(f"add i64 {row.columns}, {column}")
            place = self.program.place(value)
            found[value] = load_lanes(fn, place.dtype, self.arrays[place], cell, mask)

        def take(reduce: Reduce, args: list[str]) -> None:
            if reduce.along == "col":
                self._add_to_column(reduce, args, row.partials[reduce.node], column, mask)
                return
            key = str(reduce.node)
            kind = self.frame.kind(reduce)
            after[key] = accumulate(fn, *kind, LANES, now[key], args)
            if mask is not None:
                type_ = cell_type(*kind, LANES)
                choice = f"{type_} {after[key]}, {type_} {now[key]}"
                after[key] = fn.let(f"select <{LANES} x i1> {mask}, {choice}")

        self.work.block(at, mask, found.__getitem__, take)

    def _add_to_column(
        self, reduce: Reduce, args: list[str], base: str, column: str, mask: str | None
    ) -> None:
        fn = self.fn
        op, dtype = self.frame.kind(reduce)
        total = load_lanes(fn, F64, base, column, mask)
        if accumulates_in_f64(op):
            total = accumulate(fn, op, dtype, LANES, total, args)
        else:
            term = accumulate(fn, op, dtype, LANES, start(op, dtype, LANES), args)
            total = combine_partials(fn, op, LANES, total, as_f64(fn, op, dtype, term, LANES))
        store_lanes(fn, F64, total, base, column, mask)

    # -- what is fixed while one row runs

    def _row(self, row: str, batch: str, inside: str) -> _Row:
        fn = self.fn
        base = fn.let(f"mul i64 {row}, {self.sizes['cols']}")
        first = fn.let(f"add i64 {base}, %col")
        left = fn.let(f"sub i64 {self.sizes['numel']}, {first}")
        count = self.frame.smaller(self.cols, left)
        wide = fn.let(f"mul i64 {batch}, {self.sizes['cols']}")
        columns = fn.let(f"add i64 {wide}, %col")
        splats: dict[int, str] = {}
        for value in self.work.rows:
            place = self.program.place(value)
            cell = batch if place.domain == BATCH else row
            one = load(fn, place.dtype, 1, self.arrays[place], cell)
            splats[value] = splat(fn, place.dtype, LANES, one)
        partials = self._column_leaves(batch, inside, count) if self.across else {}
        return _Row(first, count, splats, columns, partials)

    def _column_leaves(self, batch: str, inside: str, count: str) -> dict[int, str]:
        """Where the row's column sums go; a leaf's first row clears the cells."""
        fn, found = self.fn, dict[int, str]()
        leaf = fn.let(f"udiv i64 {inside}, {COLUMN_LEAF}")
        leaves = fn.let(f"mul i64 {batch}, {self.sizes['column_leaves']}")
        index = fn.let(f"add i64 {leaves}, {leaf}")
        cells = fn.let(f"mul i64 {index}, {self.sizes['cols']}")
        cell = fn.let(f"add i64 {cells}, %col")
        rest = fn.let(f"urem i64 {inside}, {COLUMN_LEAF}")
        first = fn.let(f"icmp eq i64 {rest}, 0")
        for reduce in self.across:
            base = self.arrays[reduce.partial]
            found[reduce.node] = fn.let(f"getelementptr inbounds double, ptr {base}, i64 {cell}")
            neutral = start_partial(self.frame.kind(reduce)[0], LANES)

            def clear(at: str = found[reduce.node], value: str = neutral) -> None:
                with fn.loop("0", count, LANES) as (column, _, _):
                    mask = first_lanes(fn, fn.let(f"sub i64 {count}, {column}"))
                    store_lanes(fn, F64, value, at, column, mask)

            fn.when(first, clear)
        return found
