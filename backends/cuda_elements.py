"""One element of a kernel as device code: load, compute, spill, store; and strides of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..ir.graph import Graph
from ..ir.kernel import Kernel, Load, Program, Reduce, Store
from ..ir.types import ELEM, DType
from .llvm_nodes import emit_node, emit_operand
from .llvm_ops import load, store
from .llvm_text import Function


class Outer(Protocol):
    """What the kernel around the elements has prepared."""

    fn: Function
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

    stores: tuple[Store, ...]
    spills: tuple[Load, ...]
    reduces: tuple[Reduce, ...]
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
        stack += [x.value for x in self.work.spills]
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
        """Neighbouring threads take neighbouring elements, and go on behind the last thread."""
        with self.fn.loop(self.outer.thread, count, self.outer.threads) as (index, _, _):
            self.at(Spot(self.fn.let(f"add i64 {first}, {index}"), {}, "0"))

    def at(self, spot: Spot) -> dict[int, str]:
        """All of the work on one element but its reductions; the names of its values."""
        fn, outer = self.fn, self.outer
        names = {**outer.scalars, **spot.rows}
        for item in self.loads:
            base = outer.arrays[item.place.index]
            names[item.value] = load(fn, item.place.dtype, 1, base, spot.at)
        for value in self.cols:
            place = outer.program.place(value)
            names[value] = load(fn, place.dtype, 1, outer.arrays[place.index], spot.cell)
        for value in self.computes:
            node = self.graph.nodes[value]
            if node.op == "index":
                names[value] = fn.let(f"trunc i64 {spot.at} to i32")
            else:
                names[value] = emit_node(fn, self.graph, node, 1, names.__getitem__)
        for spill in self.work.spills:
            base = outer.arrays[spill.place.index]
            store(fn, spill.place.dtype, 1, names[spill.value], base, spot.at)
        for item in self.work.stores:
            self._store(item, names, spot.at)
        return names

    def operands(self, reduce: Reduce, dtype: DType, names: dict[int, str]) -> list[str]:
        """The names of a reduction's operands."""
        node = self.graph.nodes[reduce.node]
        return [emit_operand(a, dtype, 1, names.__getitem__) for a in node.args]

    def _store(self, item: Store, names: dict[int, str], at: str) -> None:
        fn, base = self.fn, self.outer.arrays[item.place.index]
        value = emit_operand(item.value, item.place.dtype, 1, names.__getitem__)

        def put() -> None:
            store(fn, item.place.dtype, 1, value, base, at)

        if item.guard is None or not self.work.conditional:
            put()
        else:
            fn.when(names[item.guard], put)
