"""Faults planted in memory plans: each function gives all plans, with the program, of a kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from stepfuse.ir.lowered.memory_plan import Buffer, Column, Plan
from stepfuse.ir.lowered.program import Program
from stepfuse.ir.lowered.tables import PlaceKind, RoleArray

from tests.passes.planted_programs import kernels, loaded_in_spite, lost_store, with_kernel

Mutator = Callable[[Program, Plan], Iterator[tuple[Program, Plan]]]


def _buffers(plan: Plan, change: Callable[[Column], list[Column]]) -> Iterator[Plan]:
    """The plan with each of its columns changed in turn."""
    for column in plan.columns:
        found = (
            Buffer(b.name, tuple(n for c in b.columns for n in (change(c) if c == column else [c])))
            for b in plan.buffers
        )
        yield replace(plan, buffers=tuple(b for b in found if b.columns))


def no_home(program: Program, plan: Plan) -> Iterator[tuple[Program, Plan]]:
    """A column without a buffer."""
    yield from ((program, p) for p in _buffers(plan, lambda c: []))


def two_homes(program: Program, plan: Plan) -> Iterator[tuple[Program, Plan]]:
    """A column in two buffers."""
    for column in plan.columns:
        yield program, replace(plan, buffers=(*plan.buffers, Buffer("more", (column,))))


def too_small(program: Program, plan: Plan) -> Iterator[tuple[Program, Plan]]:
    """A buffer with cells of one byte."""
    alone = [b for b in plan.buffers if len(b.columns) == 1 and b.columns[0].cell > 1]
    for buffer in alone:
        small = Buffer(buffer.name, (replace(buffer.columns[0], cell=1),))
        buffers = tuple(small if b == buffer else b for b in plan.buffers)
        yield program, replace(plan, buffers=buffers)


def one_for_two(program: Program, plan: Plan) -> Iterator[tuple[Program, Plan]]:
    """Two columns needed at once, in one buffer."""
    columns = [c for c in plan.columns if c.name != "scratch"]
    for index, first in enumerate(columns):
        for second in columns[index + 1 :]:
            together = second.first <= first.last and first.first <= second.last
            if together and plan.buffer_of(first.name) != plan.buffer_of(second.name):
                yield program, _merged(plan, first, second)


def _merged(plan: Plan, first: Column, second: Column) -> Plan:
    buffers: list[Buffer] = []
    for buffer in plan.buffers:
        columns = tuple(c for c in buffer.columns if c != second)
        columns += (second,) if first in buffer.columns else ()
        buffers += [Buffer(buffer.name, columns)] if columns else []
    return replace(plan, buffers=tuple(buffers))


def scratch_for_two(program: Program, plan: Plan) -> Iterator[tuple[Program, Plan]]:
    """The scratch of a fold in the buffer of the leaves that are folded."""
    scratch = [c for c in plan.columns if c.name == "scratch"]
    folded = {v for s in program.segments for run in s.runs for v in run.nodes}
    for column in (c for c in plan.columns if c.name.startswith("partial:")):
        if scratch and int(column.name.partition(":")[2]) in folded:
            yield program, _merged(plan, column, scratch[0])


def loaded_late(program: Program, plan: Plan) -> Iterator[tuple[Program, Plan]]:
    """An old value loaded from a role that has been stored."""
    stored: set[int] = set()
    for kernel in kernels(program):
        arrays = ((n, x) for n, x in enumerate(kernel.loads) if x.place.kind == PlaceKind.ELEM)
        for place, load in arrays:
            column = program.columns[load.place.index]
            old = program.graph.reads.get(column.role) if isinstance(column, RoleArray) else None
            if load.place.index in stored and old is not None and load.value != old:
                late = replace(load, value=old)
                loads = (*kernel.loads[:place], late, *kernel.loads[place + 1 :])
                yield with_kernel(program, kernel, replace(kernel, loads=loads)), plan
        stored |= {s.place.index for s in kernel.stores}


def not_stored(program: Program, plan: Plan) -> Iterator[tuple[Program, Plan]]:
    """An array that keeps what it held."""
    for short in lost_store(program):
        count = sum(len(k.stores) for k in kernels(program))
        if sum(len(k.stores) for k in kernels(short)) < count:
            yield short, plan


def guard_ignored(program: Program, plan: Plan) -> Iterator[tuple[Program, Plan]]:
    """What is stored under a guard, loaded back without it."""
    yield from ((p, plan) for p in loaded_in_spite(program))


def not_in_place(program: Program, plan: Plan) -> Iterator[tuple[Program, Plan]]:
    """A plan that says of an update what is not so."""
    for index, (role, _) in enumerate(plan.updates):
        updates = (*plan.updates[:index], (role, "copied"), *plan.updates[index + 1 :])
        yield program, replace(plan, updates=updates)


PLANTED: dict[Mutator, str] = {
    no_home: "P1", two_homes: "P1", too_small: "P2", one_for_two: "P[34]", scratch_for_two: "P4",
    loaded_late: "P3", not_stored: "P[35]", guard_ignored: "P6", not_in_place: "P7",
}  # fmt: skip
