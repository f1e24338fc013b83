"""The element loop of a kernel as LLVM IR: sixteen lanes, then a scalar tail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..ir.graph import Graph
from ..ir.kernel import Kernel, Load, Program, Reduce, Store
from ..ir.meaning import LANES
from ..ir.types import ELEM, F64, DType
from .llvm_nodes import Lookup, emit_node, emit_operand
from .llvm_ops import load, store
from .llvm_reduce import accumulate, as_f64, cell_bytes, cell_type, combine, fold_lanes, start
from .llvm_text import Function


class Outer(Protocol):
    """What the kernel around the loop has prepared."""

    fn: Function
    graph: Graph
    kernel: Kernel
    program: Program
    arrays: dict[int, str]  # column of the tensor table to the array's address
    scalars: dict[int, str]
    splats: dict[int, str]


@dataclass(slots=True)
class Row:
    """What is fixed while one row runs."""

    start: str  # of its first element, in the flattened tensor
    count: str
    rows: dict[int, str]
    columns: str  # of its first element, in a column vector
    partials: dict[int, str]  # reduction along columns to the row of its leaf


class Elements:
    """The body of the element loop: what is loaded, computed, reduced and stored."""

    def __init__(
        self,
        outer: Outer,
        stores: tuple[Store, ...],
        spills: tuple[Load, ...],
        conditional: bool,
    ) -> None:
        self.outer, self.fn = outer, outer.fn
        self.graph, self.kernel = outer.graph, outer.kernel
        self.stores, self.spills, self.conditional = stores, spills, conditional
        wanted = self._wanted()
        self.loads = [x for x in self.kernel.loads if x.value in wanted]
        self.computes = [v for v in self.kernel.computes if v in wanted]
        self.cols = [v for v in self.kernel.cols if v in wanted]

    def _wanted(self) -> set[int]:
        loaded = {x.value for x in self.kernel.loads}
        stack = [s.value for s in self.stores if isinstance(s.value, int)]
        stack += [x.value for x in self.spills]
        stack += [v for r in self.kernel.reduces for v in self.graph.nodes[r.node].values]
        found: set[int] = set()
        while stack:
            value = stack.pop()
            if value not in found:
                found.add(value)
                inner = self.graph.nodes[value].type.domain == ELEM and value not in loaded
                stack.extend(self.graph.nodes[value].values if inner else ())
        return found

    def leaf(self, row: Row, offset: str, count: str, along: list[Reduce]) -> list[str]:
        """Runs `count` elements from `offset` of the row; the leaf's results as f64."""
        fn = self.fn
        full = fn.let(f"and i64 {count}, {-LANES}")
        carried = {
            str(r.node): (cell_type(*self._kind(r), LANES), start(*self._kind(r), LANES))
            for r in along
        }
        with fn.loop("0", full, LANES, carried) as (index, now, following):
            self._elements(row, offset, index, LANES, now, following)
        return self._tail(row, offset, full, count, along, following)

    def _tail(
        self,
        row: Row,
        offset: str,
        full: str,
        count: str,
        along: list[Reduce],
        totals: dict[str, str],
    ) -> list[str]:
        fn = self.fn
        cells = {str(r.node): fn.alloca(cell_type(*self._kind(r), 1), LANES) for r in along}
        for reduce in along:
            key = str(reduce.node)
            kind = self._kind(reduce)
            wide = cell_type(*kind, LANES)
            fn.do(f"store {wide} {totals[key]}, ptr {cells[key]}, align {cell_bytes(*kind)}")
        with fn.loop(full, count, 1) as (index, _, _):
            lane = fn.let(f"and i64 {index}, {LANES - 1}")
            now: dict[str, str] = {}
            where: dict[str, str] = {}
            for reduce in along:
                key, type_ = str(reduce.node), cell_type(*self._kind(reduce), 1)
                where[key] = fn.let(f"getelementptr inbounds {type_}, ptr {cells[key]}, i64 {lane}")
                now[key] = fn.let(f"load {type_}, ptr {where[key]}")
            following: dict[str, str] = {}
            self._elements(row, offset, index, 1, now, following)
            for reduce in along:
                key, type_ = str(reduce.node), cell_type(*self._kind(reduce), 1)
                fn.do(f"store {type_} {following[key]}, ptr {where[key]}")
        results: list[str] = []
        for reduce in along:
            kind, wide = self._kind(reduce), cell_type(*self._kind(reduce), LANES)
            cell = cells[str(reduce.node)]
            total = fn.let(f"load {wide}, ptr {cell}, align {cell_bytes(*kind)}")
            results.append(fold_lanes(fn, *kind, total))
        return results

    def _kind(self, reduce: Reduce) -> tuple[str, DType]:
        node = self.graph.nodes[reduce.node]
        return node.op, self.graph.nodes[node.values[0]].type.dtype

    def _elements(
        self,
        row: Row,
        offset: str,
        index: str,
        lanes: int,
        now: dict[str, str],
        following: dict[str, str],
    ) -> None:
        fn, graph = self.fn, self.graph
        column = fn.let(f"add i64 {offset}, {index}")
        at = fn.let(f"add i64 {row.start}, {column}")
        names: dict[int, str] = {}
        for item in self.loads:
            base = self.outer.arrays[item.place.index]
            names[item.value] = load(fn, item.place.dtype, lanes, base, at)
        if self.cols:
            cell = fn.let(f"add i64 {row.columns}, {column}")
            for value in self.cols:
                place = self.outer.program.place(value)
                names[value] = load(fn, place.dtype, lanes, self.outer.arrays[place.index], cell)

        def lookup(value: int) -> str:
            if value in names:
                return names[value]
            low = self.outer.scalars.get(value) or row.rows[value]
            return low if lanes == 1 else self.outer.splats[value]

        for value in self.computes:
            node = graph.nodes[value]
            if node.op == "index":
                names[value] = self._index(at, lanes)
            else:
                names[value] = emit_node(fn, graph, node, lanes, lookup)
        for reduce in self.kernel.reduces:
            self._accumulate(reduce, row, column, lanes, lookup, now, following)
        for spill in self.spills:
            base = self.outer.arrays[spill.place.index]
            store(fn, spill.place.dtype, lanes, names[spill.value], base, at)
        for item in self.stores:
            value = emit_operand(item.value, item.place.dtype, lanes, lookup)
            self._store(item, value, lanes, at)

    def _index(self, at: str, lanes: int) -> str:
        fn = self.fn
        number = fn.let(f"trunc i64 {at} to i32")
        if lanes == 1:
            return number
        type_ = f"<{lanes} x i32>"
        first = fn.let(f"insertelement {type_} poison, i32 {number}, i64 0")
        mask = f"<{lanes} x i32> zeroinitializer"
        every = fn.let(f"shufflevector {type_} {first}, {type_} poison, {mask}")
        steps = ", ".join(f"i32 {k}" for k in range(lanes))
        return fn.let(f"add {type_} {every}, <{steps}>")

    def _accumulate(
        self,
        reduce: Reduce,
        row: Row,
        column: str,
        lanes: int,
        lookup: Lookup,
        now: dict[str, str],
        following: dict[str, str],
    ) -> None:
        fn, node = self.fn, self.graph.nodes[reduce.node]
        op, dtype = self._kind(reduce)
        args = [emit_operand(a, dtype, lanes, lookup) for a in node.args]
        if reduce.along == "row":
            key = str(reduce.node)
            following[key] = accumulate(fn, op, dtype, lanes, now[key], args)
            return
        base = row.partials[reduce.node]
        total = load(fn, F64, lanes, base, column)
        kind = {"absmax": "max", "any": "max"}.get(op, op)
        term = accumulate(fn, op, dtype, lanes, start(op, dtype, lanes), args)
        if kind in ("max", "min"):
            term = self._widened(op, dtype, lanes, term)
            total = combine(fn, kind, F64, lanes, total, term)
        else:
            total = accumulate(fn, op, dtype, lanes, total, args)
        store(fn, F64, lanes, total, base, column)

    def _widened(self, op: str, dtype: DType, lanes: int, term: str) -> str:
        if lanes == 1:
            return as_f64(self.fn, op, dtype, term)
        type_, wide = cell_type(op, dtype, lanes), f"<{lanes} x double>"
        if op == "any":
            return self.fn.let(f"uitofp {type_} {term} to {wide}")
        narrow = f"<{lanes} x {'float' if dtype.bytes == 4 else 'double'}>"
        if op == "absmax":
            term = self.fn.let(f"bitcast {type_} {term} to {narrow}")
        return term if narrow == wide else self.fn.let(f"fpext {narrow} {term} to {wide}")

    def _store(self, item: Store, value: str, lanes: int, at: str) -> None:
        fn, base = self.fn, self.outer.arrays[item.place.index]
        if item.guard is None or not self.conditional:
            store(fn, item.place.dtype, lanes, value, base, at)
            return
        fn.when(
            self.outer.scalars[item.guard],
            lambda: store(fn, item.place.dtype, lanes, value, base, at),
        )

