"""Plans the memory of a program's temporaries from their live ranges.

1. Columns of one size whose live ranges are disjoint share a buffer. The ranges are coloured
   greedily by their start, as an interval graph, which takes the fewest buffers.
2. A launch is one moment: two columns that the same launch touches never share a buffer.
3. An update of elements is in place, unless its old value is loaded after its store (a hazard:
   write after read).

    partial:105 (launches 1..2), partial:189 (3..3)   -->   buffer b0: both
"""

from __future__ import annotations

from ...ir.lowered.memory_plan import Buffer, Column, Plan
from ...ir.lowered.program import Kernel, PlacedStore, Program
from .lifetimes import launch_names, lifetimes

Moment = tuple[int, int]  # (sweep, pass)


def plan_memory(program: Program) -> Plan:
    """The plan of a program: deterministic, with the fewest buffers of each size."""
    return Plan(
        program.name,
        launch_names(program),
        _colour(list(lifetimes(program))),
        tuple((role, _how_updated(program, role)) for role in _updated_roles(program)),
    )


# ------------------------------------------------------------------ buffers


def _colour(columns: list[Column]) -> tuple[Buffer, ...]:
    """Cases 1 and 2: each column goes to the first buffer of its size that is free."""
    buffers: list[list[Column]] = []
    for column in columns:
        size = (column.extent, column.cell)
        alike = (b for b in buffers if (b[-1].extent, b[-1].cell) == size)
        free = next((b for b in alike if b[-1].last < column.first), None)
        if free is None:
            buffers.append([column])
        else:
            free.append(column)
    return tuple(Buffer(f"b{n}", tuple(found)) for n, found in enumerate(buffers))


# ------------------------------------------------------------------ updates


def _how_updated(program: Program, role: str) -> str:
    """Case 3."""
    _, when = _store(program, role)
    place, old = program.role_places[role], program.graph.reads.get(role)
    late = [
        k.name
        for k in _kernels(program)
        for load in k.loads
        if load.value == old and load.place == place and _moment(k) > when
    ]
    return f"not in place: {late[0]} loads the old value after its store" if late else "in place"


def _updated_roles(program: Program) -> list[str]:
    stores = [s for k in _kernels(program) for s in k.stores]
    return [program.graph.updates[s.update].role for s in sorted(stores, key=lambda s: s.update)]


def _store(program: Program, role: str) -> tuple[PlacedStore, Moment]:
    return next(
        (s, _moment(k))
        for k in _kernels(program)
        for s in k.stores
        if program.graph.updates[s.update].role == role
    )


def _kernels(program: Program) -> list[Kernel]:
    return [k for sweep in program.sweeps for k in sweep.kernels]


def _moment(kernel: Kernel) -> Moment:
    return kernel.sweep, kernel.index
