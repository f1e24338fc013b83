"""Numbers of parameter groups as LLVM IR: sixteen groups at a time, the last under a mask.

A group's slots lie side by side, so one slot of sixteen groups is gathered, and scattered.
"""

from __future__ import annotations

from ...ir.lowered.program import Program, Run
from ...ir.ops import OPS
from ...ir.semantics import LANES
from ...ir.types import BOOL, F32, F64, GROUP, I32, DType
from .lanes import STEPS, first_lanes, gather, scatter
from .nodes import context_pointer, emit_node
from .ops import splat
from .text import Function, literal, llvm_type

_WIDE = llvm_type(F64, LANES)


def runs_in_lanes(program: Program, run: Run) -> bool:
    """Whether a run is over groups, without folds, and its slots hold floats or bools."""
    if run.domain != GROUP:
        return False
    graph, inside = program.graph, set(run.nodes)
    used = {v for n in run.nodes for v in graph.nodes[n].values} - inside
    slots = [v for v in inside if v in program.places]
    slots += [v for v in used if graph.nodes[v].type.domain == GROUP]
    plain = all(graph.nodes[v].type.dtype in (F64, F32, BOOL) for v in slots)
    ops = {graph.nodes[v].op for v in inside}
    return plain and not any(OPS[op].is_reduction or op == "count" for op in ops)


class GroupBlock:
    """Sixteen groups, of which those from `last` on are not there; `splats` are step values."""

    def __init__(
        self, fn: Function, program: Program, first: str, last: str, splats: dict[int, str]
    ) -> None:
        self.fn, self.program, self.values = fn, program, dict(splats)
        self.mask = first_lanes(fn, fn.let(f"sub i64 {last}, {first}"))
        slots = program.slots["group"]
        offset = fn.let(f"mul i64 {first}, {slots}")
        groups = context_pointer(fn, "groups")
        self.base = fn.let(f"getelementptr inbounds double, ptr {groups}, i64 {offset}")
        stride = splat(fn, I32, LANES, str(slots))
        self.lanes = fn.let(f"mul {llvm_type(I32, LANES)} {stride}, {STEPS}")

    def compute(self, value: int) -> None:
        """One value of a run, and its slots if it has any."""
        graph = self.program.graph
        node = graph.nodes[value]
        self.values[value] = emit_node(self.fn, graph, node, LANES, self.get)
        place = self.program.places.get(value)
        if place is not None:
            wide = self._widened(node.type.dtype, self.values[value])
            scatter(self.fn, "double", 8, wide, self._slot(place.index), self.lanes, self.mask)

    def get(self, value: int) -> str:
        """A value in the lanes: computed here, or gathered from its slots."""
        if value not in self.values:
            place = self.program.place(value)
            wide = gather(self.fn, "double", 8, self._slot(place.index), self.lanes, self.mask)
            self.values[value] = self._narrowed(place.dtype, wide)
        return self.values[value]

    def _slot(self, index: int) -> str:
        return self.fn.let(f"getelementptr inbounds double, ptr {self.base}, i64 {index}")

    def _widened(self, dtype: DType, value: str) -> str:
        if dtype is F64:
            return value
        opcode = "uitofp" if dtype is BOOL else "fpext"
        return self.fn.let(f"{opcode} {llvm_type(dtype, LANES)} {value} to {_WIDE}")

    def _narrowed(self, dtype: DType, wide: str) -> str:
        if dtype is BOOL:
            return self.fn.let(f"fcmp une {_WIDE} {wide}, {literal(0.0, F64, LANES)}")
        narrow = f"fptrunc {_WIDE} {wide} to {llvm_type(F32, LANES)}"
        return wide if dtype is F64 else self.fn.let(narrow)
