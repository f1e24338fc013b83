"""Low values of rows and columns as LLVM IR: sixteen cells at a time, the last under a mask.

A fold of leaf sums is a load where each cell has one leaf; lists longer than that are folded
cell by cell, and so are the rows or columns of batch entries.
"""

from __future__ import annotations

from ...ir.graph import Node
from ...ir.lowered.program import Place, Run, Store
from ...ir.ops import OPS
from ...ir.semantics import LANES
from ...ir.types import BATCH, BOOL, F32, F64, GROUP, I32, ROW, STEP, TENSOR, Domain
from .fold import list_op
from .groups import GroupBlock, runs_in_lanes
from .lanes import STEPS, first_lanes, gather_cells, load_lanes, store_lanes
from .nodes import emit_node, emit_operand
from .ops import splat, store
from .reduce import combine_partials, start_partial, term_of
from .segment import SegmentPrinter
from .text import Function, literal, llvm_type

_FEW = 1 << 20  # (n + 1/2) / d in f32 has the quotient's floor for n below 2^21


class CellPrinter(SegmentPrinter):
    """Prints a segment whose vectors are computed in lanes."""

    def run(self, run: Run) -> None:
        """Computes the values of one run, in lanes when its domain is a vector."""
        if runs_in_lanes(self.program, run):
            self._groups(run)
            return
        if not run.domain.is_vector:
            super().run(run)
            return
        nodes = [self.graph.nodes[v] for v in run.nodes]
        splats = self._splats([v for n in nodes for v in n.values])
        first, last = self._range(run.domain)
        with self.fn.loop(first, last, LANES) as (cell, _, _):
            block = _Block(self, run.domain, cell, last, splats)
            for value in run.nodes:
                block.compute(value)

    def _groups(self, run: Run) -> None:
        nodes = [self.graph.nodes[v] for v in run.nodes]
        values = [v for n in nodes for v in n.values]
        splats = self._splats([v for v in values if self.graph.nodes[v].type.domain == STEP])
        first, last = self._range(GROUP)
        with self.fn.loop(first, last, LANES) as (cell, _, _):
            block = GroupBlock(self.fn, self.program, cell, last, splats)
            for value in run.nodes:
                block.compute(value)

    def _commit(self, item: Store, domain: Domain, cell: str) -> None:
        if not domain.is_vector:
            super()._commit(item, domain, cell)
            return
        values = [item.value] if isinstance(item.value, int) else []
        splats = self._splats(values)
        last = self._cells(domain)
        with self.fn.loop("0", last, LANES) as (first, _, _):
            block = _Block(self, domain, first, last, splats)
            block.put(item.place, emit_operand(item.value, item.place.dtype, LANES, block.get))

    def _splats(self, values: list[int]) -> dict[int, str]:
        """The numbers among the values, loaded before the loop."""
        self.values = {}
        found: dict[int, str] = {}
        for value in dict.fromkeys(values):
            type_ = self.graph.nodes[value].type
            if type_.domain.is_scalar:
                number = self._read(self.program.place(value), TENSOR, "0")  # in its own group
                found[value] = splat(self.fn, type_.dtype, LANES, number)
        return found

    def fold(self, value: int, domain: Domain, cell: str) -> str:
        """The reduction of one cell's list, as an f64."""
        return self._fold(value, domain, cell)

    def array(self, place: Place) -> str:
        """The address of a vector."""
        return self._array(place)

    def per_batch(self, domain: Domain) -> str:
        """How many cells of the domain a batch entry has."""
        return self.sizes["rows" if domain == ROW else "cols"]


class _Block:
    """Sixteen cells of a domain."""

    def __init__(
        self, printer: CellPrinter, domain: Domain, cell: str, last: str, splats: dict[int, str]
    ) -> None:
        self.printer, self.fn, self.graph = printer, printer.fn, printer.graph
        self.domain, self.cell, self.values = domain, cell, dict(splats)
        self.left = self.fn.let(f"sub i64 {last}, {cell}")
        self.mask = first_lanes(self.fn, self.left)

    def compute(self, value: int) -> None:
        """One value of the run, and its memory if it has any."""
        node = self.graph.nodes[value]
        if OPS[node.op].is_reduction:
            self.values[value] = self._fold(value, node)
        else:
            self.values[value] = emit_node(self.fn, self.graph, node, LANES, self.get)
        place = self.printer.program.places.get(value)
        if place is not None:
            self.put(place, self.values[value])

    def get(self, value: int) -> str:
        """A value in the lanes: computed here, or loaded."""
        if value not in self.values:
            place = self.printer.program.place(value)
            base = self.printer.array(place)
            if place.domain == self.domain:
                self.values[value] = load_lanes(self.fn, place.dtype, base, self.cell, self.mask)
            else:
                self.values[value] = self._of_batch(place, base)
        return self.values[value]

    def put(self, place: Place, value: str) -> None:
        """Stores a value's cells."""
        store_lanes(self.fn, place.dtype, value, self.printer.array(place), self.cell, self.mask)

    def _of_batch(self, place: Place, base: str) -> str:
        """The batch entry's value for each cell: one of few entries, from the first cell's on."""
        fn = self.fn
        per = self.printer.per_batch(self.domain)
        batch = fn.let(f"udiv i64 {self.cell}, {per}")
        inside = fn.let(f"urem i64 {self.cell}, {per}")
        rest = fn.let(f"sub i64 {per}, {inside}")
        few, near = (
            fn.call("i64", "llvm.smin.i64", ("i64", n), ("i64", str(_FEW))) for n in (per, rest)
        )
        lanes = self._quotients(fn.let(f"sub i64 {few}, {near}"), few)
        at = fn.let(f"getelementptr {_cell(place)}, ptr {base}, i64 {batch}")
        return gather_cells(fn, place.dtype, at, lanes, self.mask)

    def _quotients(self, first: str, divisor: str) -> str:
        """(first + lane) / divisor, rounded down."""
        fn, numbers, floats = self.fn, llvm_type(I32, LANES), llvm_type(F32, LANES)
        start = splat(fn, I32, LANES, fn.let(f"trunc i64 {first} to i32"))
        lanes = fn.let(f"add {numbers} {start}, {STEPS}")
        number = fn.let(f"uitofp {numbers} {lanes} to {floats}")
        middle = fn.let(f"fadd {floats} {number}, {literal(0.5, F32, LANES)}")
        size = splat(fn, F32, LANES, fn.let(f"uitofp i64 {divisor} to float"))
        quotient = fn.let(f"fdiv {floats} {middle}, {size}")
        return fn.let(f"fptoui {floats} {quotient} to {numbers}")

    def _fold(self, value: int, node: Node) -> str:
        """A reduction's results; what holds for all cells is asked once for sixteen."""
        fn, wide = self.fn, llvm_type(F64, LANES)
        totals = fn.alloca("double", LANES)
        short = self._is_short(value, node)

        def many() -> None:
            if value in self.printer.program.partials:
                place = self.printer.program.partials[value]
                found = load_lanes(fn, F64, self.printer.array(place), self.cell, self.mask)
            else:
                found = self._fold_lists(node)
            fn.do(f"store {wide} {found}, ptr {totals}, align 64")

        if short:
            fn.when(short, many)
            fn.when(fn.let(f"xor i1 {short}, true"), lambda: self._fold_each(value, totals))
        else:
            self._fold_each(value, totals)
        found = fn.let(f"load {wide}, ptr {totals}, align 64")
        if node.type.dtype is BOOL:
            return fn.let(f"fcmp une {wide} {found}, zeroinitializer")
        return found

    def _is_short(self, value: int, node: Node) -> str:
        """Whether cells have one leaf each, or lists of at most sixteen; "" where never."""
        sizes = self.printer.sizes
        if value in self.printer.program.partials:
            leaves = sizes["leaves" if self.domain == ROW else "column_leaves"]
            return self.fn.let(f"icmp eq i64 {leaves}, 1")
        if self.graph.nodes[node.values[0]].type.dtype is BOOL or self.domain != BATCH:
            return ""
        return self.fn.let(f"icmp sle i64 {self._items(node)[1]}, {LANES}")

    def _items(self, node: Node) -> tuple[Place, str]:
        """The vector that a low reduction folds, and how many cells of it one cell has."""
        place = self.printer.program.place(node.values[0])
        return place, self.printer.sizes["rows" if place.domain == ROW else "cols"]

    def _fold_lists(self, node: Node) -> str:
        """Lists of at most sixteen cells, side by side: item k of sixteen lists is one vector."""
        fn, wide = self.fn, llvm_type(F64, LANES)
        place, count = self._items(node)
        op = list_op(node.op)
        vectors = fn.alloca(wide, LANES)
        first = fn.let(f"mul i64 {self.cell}, {count}")
        base = fn.let(f"getelementptr double, ptr {self.printer.array(place)}, i64 {first}")
        number = splat(fn, I32, LANES, fn.let(f"trunc i64 {count} to i32"))
        numbers = llvm_type(I32, LANES)
        begin = start_partial(op, LANES)
        fn.do(f"store {wide} {begin}, ptr {vectors}, align 64")  # all there is of an empty list
        with fn.loop("0", count, 1) as (item, _, _):
            at = fn.let(f"getelementptr double, ptr {base}, i64 {item}")
            lists = fn.let(f"mul {numbers} {number}, {STEPS}")
            found = gather_cells(fn, F64, at, lists, self.mask)
            term = combine_partials(fn, op, LANES, begin, term_of(fn, op, F64, LANES, [found]))
            fn.do(f"store {wide} {term}, ptr {_vector(fn, vectors, item)}, align 64")
        half = LANES // 2
        while half:
            self._fold_half(op, vectors, count, half)
            half //= 2
        return fn.let(f"load {wide}, ptr {vectors}, align 64")

    def _fold_half(self, op: str, vectors: str, count: str, half: int) -> None:
        """Combines the upper half of the items that there are with the lower."""
        fn, wide = self.fn, llvm_type(F64, LANES)
        last = fn.call("i64", "llvm.smin.i64", ("i64", count), ("i64", str(2 * half)))
        with fn.loop(str(half), last, 1) as (upper, _, _):
            lower = _vector(fn, vectors, fn.let(f"sub i64 {upper}, {half}"))
            pair = (lower, _vector(fn, vectors, upper))
            a, b = (fn.let(f"load {wide}, ptr {p}, align 64") for p in pair)
            total = combine_partials(fn, op, LANES, a, b)
            fn.do(f"store {wide} {total}, ptr {lower}, align 64")

    def _fold_each(self, value: int, totals: str) -> None:
        fn = self.fn
        count = fn.call("i64", "llvm.smin.i64", ("i64", self.left), ("i64", str(LANES)))
        with fn.loop("0", count, 1) as (lane, _, _):
            cell = fn.let(f"add i64 {self.cell}, {lane}")
            store(fn, F64, 1, self.printer.fold(value, self.domain, cell), totals, lane)


def _vector(fn: Function, vectors: str, number: str) -> str:
    return fn.let(f"getelementptr <{LANES} x double>, ptr {vectors}, i64 {number}")


def _cell(place: Place) -> str:
    return "i8" if place.dtype is BOOL else llvm_type(place.dtype)
