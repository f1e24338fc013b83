"""One element of a kernel as device code: load, compute, store; and strides of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ...ir.graph import Graph
from ...ir.lowered.program import Kernel, LeafReduction, PlacedStore, Program
from ...ir.types import ELEM, I32, DType
from ..llvm.nodes import emit_node, emit_operand
from ..llvm.ops import load, splat, store
from ..llvm.text import LlvmFunction, llvm_type
from .threads import ALIGNED, WIDE


class Outer(Protocol):
    """What the kernel around the elements has prepared."""

    fn: LlvmFunction
    graph: Graph
    kernel: Kernel
    program: Program
    arrays: dict[int, str]  # column of the tensor table to the array's address
    scalars: dict[int, str]
    thread: str
    threads: str


@dataclass(frozen=True, slots=True)
class Work:
    """What one walk over a rectangle is for."""

    stores: tuple[PlacedStore, ...]
    reduces: tuple[LeafReduction, ...]
    conditional: bool  # whether each store asks its guard


@dataclass(frozen=True, slots=True)
class Spot:
    """Where an element lies: in its tensor, its row, its column."""

    at: str
    rows: dict[int, str]  # the values of its row
    cell: str  # its place in vectors over columns


class Elements:
    """What a walk does with each element, and nothing that it does not need."""

    def __init__(self, outer: Outer, work: Work) -> None:
        self.outer, self.fn, self.graph, self.work = outer, outer.fn, outer.graph, work
        kernel, wanted = outer.kernel, self._wanted(outer.kernel)
        self.loads = [x for x in kernel.loads if x.value in wanted]
        self.computes = [v for v in kernel.computes if v in wanted]
        self.rows = [v for v in kernel.rows if v in wanted]
        self.cols = [v for v in kernel.cols if v in wanted]

    def _wanted(self, kernel: Kernel) -> set[int]:
        loaded = {x.value for x in kernel.loads}
        stack = [s.value for s in self.work.stores if isinstance(s.value, int)]
        stack += [v for r in self.work.reduces for v in self.graph.nodes[r.node].values]
        found: set[int] = set()
        while stack:
            value = stack.pop()
            if value not in found:
                found.add(value)
                inside = self.graph.nodes[value].type.domain == ELEM and value not in loaded
                stack.extend(self.graph.nodes[value].values if inside else ())
        return found

    def stride(self, first: str, count: str) -> None:
        """Neighbouring threads take neighbouring elements, and go on behind the last thread.

        Four at a time where all arrays lie at multiples of sixteen bytes.
        """
        fn, outer = self.fn, self.outer
        fours = fn.let(f"select i1 {self._is_aligned(first)}, i64 -{WIDE}, i64 0")
        whole = fn.let(f"and i64 {count}, {fours}")
        start, step = (fn.let(f"mul i64 {n}, {WIDE}") for n in (outer.thread, outer.threads))
        with fn.loop(start, whole, step) as (index, _, _):
            self.at(Spot(fn.let(f"add i64 {first}, {index}"), {}, "0"), WIDE)
        start = fn.let(f"add i64 {whole}, {outer.thread}")
        with fn.loop(start, count, outer.threads) as (index, _, _):
            self.at(Spot(fn.let(f"add i64 {first}, {index}"), {}, "0"))

    def _is_aligned(self, first: str) -> str:
        """Whether four elements from every fourth on are one access in each array."""
        fn = self.fn
        used = [x.place.index for x in (*self.loads, *self.work.stores)]
        odd = fn.let(f"and i64 {first}, {WIDE - 1}")
        for column in dict.fromkeys(used):
            address = fn.let(f"ptrtoint ptr {self.outer.arrays[column]} to i64")
            low = fn.let(f"and i64 {address}, {ALIGNED - 1}")
            odd = fn.let(f"or i64 {odd}, {low}")
        return fn.let(f"icmp eq i64 {odd}, 0")

    def at(self, spot: Spot, lanes: int = 1) -> dict[int, str]:
        """All of the work on an element, or on neighbours, but the reductions.

        Returns the names of its values.
        """
        fn, outer = self.fn, self.outer
        low = {**outer.scalars, **spot.rows}
        names = {v: splat(fn, self._dtype(v), lanes, name) for v, name in low.items()}
        for item in self.loads:
            base = outer.arrays[item.place.index]
            names[item.value] = load(fn, item.place.dtype, lanes, base, spot.at)
        for value in self.cols:
            place = outer.program.place(value)
            names[value] = load(fn, place.dtype, lanes, outer.arrays[place.index], spot.cell)
        for value in self.computes:
            node = self.graph.nodes[value]
            if node.op == "index":
                names[value] = self._index(spot.at, lanes)
            else:
                names[value] = emit_node(fn, self.graph, node, lanes, names.__getitem__)
        for item in self.work.stores:
            self._store(item, names, lanes, spot.at)
        return names

    def operands(self, reduce: LeafReduction, dtype: DType, names: dict[int, str]) -> list[str]:
        """The names of a reduction's operands."""
        node = self.graph.nodes[reduce.node]
        return [emit_operand(a, dtype, 1, names.__getitem__) for a in node.args]

    def _dtype(self, value: int) -> DType:
        return self.graph.nodes[value].type.dtype

    def _index(self, at: str, lanes: int) -> str:
        fn = self.fn
        first = splat(fn, I32, lanes, fn.let(f"trunc i64 {at} to i32"))
        steps = ", ".join(f"i32 {k}" for k in range(lanes))
        return first if lanes == 1 else fn.let(f"add {llvm_type(I32, lanes)} {first}, <{steps}>")

    def _store(self, item: PlacedStore, names: dict[int, str], lanes: int, at: str) -> None:
        fn, base = self.fn, self.outer.arrays[item.place.index]
        value = emit_operand(item.value, item.place.dtype, lanes, names.__getitem__)

        def put() -> None:
            store(fn, item.place.dtype, lanes, value, base, at)

        if item.guard is None or not self.work.conditional:
            put()
        else:
            fn.when(self.outer.scalars[item.guard], put)
