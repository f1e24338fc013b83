"""Plans the memory of a program's temporaries.

1. Columns of one size whose lifetimes are apart share a buffer: intervals, coloured greedily
   by their start, take the fewest buffers.
2. A launch is one moment: two columns that the same launch touches never share.
3. A spill is given the array of a role of its dtype that is dead meanwhile: read for the last
   time no later than the spill is written, overwritten without a guard no earlier than the
   spill is loaded last. A wider dtype will not do: element i of one would lie under another
   element of the other, which another thread may still read.
4. An element update is in place unless its old value is loaded after its store.

    partial:105 (launches 1..2), partial:189 (3..3)   -->   buffer b0: both
"""

from __future__ import annotations

from dataclasses import replace

from ..ir.kernel import Kernel, Load, Program, Store
from ..ir.plan import Buffer, Column, Plan
from .lifetimes import launch_names, lifetimes

Moment = tuple[int, int]  # (sweep, pass)


def plan_memory(program: Program) -> Plan:
    """The plan of a program: deterministic, with the fewest buffers of each size."""
    donations = _donate(program)
    given = {column for column, _ in donations}
    columns = [c for c in lifetimes(program) if c.name not in given]
    return Plan(
        program.name,
        launch_names(program),
        _colour(columns),
        donations,
        tuple((role, _how_updated(program, role)) for role in _updated_roles(program)),
    )


def with_donations(program: Program, plan: Plan) -> Program:
    """The program with each donated spill loaded and stored through its role's column.

    One array is then reached through one address only, so a backend may still promise its
    compiler that columns do not overlap.
    """
    roles = dict(plan.donations)
    spills = {
        value: replace(place, index=program.role_places[roles[f"spill:{value}"]].index)
        if f"spill:{value}" in roles
        else place
        for value, place in program.spills.items()
    }
    if spills == program.spills:
        return program
    moved = {program.spills[v].index: spills[v] for v in spills}

    def move(loads: tuple[Load, ...]) -> tuple[Load, ...]:
        return tuple(replace(x, place=moved.get(x.place.index, x.place)) for x in loads)

    sweeps = tuple(
        replace(
            sweep,
            kernels=tuple(
                replace(k, loads=move(k.loads), spills=move(k.spills)) for k in sweep.kernels
            ),
        )
        for sweep in program.sweeps
    )
    return replace(program, spills=spills, sweeps=sweeps)


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


# ------------------------------------------------------------------ donations


def _donate(program: Program) -> tuple[tuple[str, str], ...]:
    """Case 3, spill by spill in the order they are written."""
    taken: dict[str, list[tuple[Moment, Moment]]] = {}
    found: list[tuple[str, str]] = []
    for value, (start, end) in _spill_lives(program).items():
        for role in _updated_roles(program):
            free = all(end < a or b < start for a, b in taken.get(role, []))
            if free and _is_dead(program, role, program.spills[value].dtype.name, start, end):
                taken.setdefault(role, []).append((start, end))
                found.append((f"spill:{value}", role))
                break
    return tuple(found)


def _spill_lives(program: Program) -> dict[int, tuple[Moment, Moment]]:
    """Spilled value to when it is written and when it is loaded last."""
    written = {load.value: _moment(k) for k in _kernels(program) for load in k.spills}
    return {
        value: (
            start,
            max(
                (_moment(k) for k in _kernels(program) for load in k.loads
                 if load.place == program.spills[value]),
                default=start,
            ),
        )
        for value, start in sorted(written.items(), key=lambda item: (item[1], item[0]))
    }  # fmt: skip


def _is_dead(program: Program, role: str, dtype: str, start: Moment, end: Moment) -> bool:
    """Whether nobody misses the role's content from `start` to `end`."""
    place = program.role_places[role]
    store, when = _store(program, role)
    loads = [_moment(k) for k in _kernels(program) for x in k.loads if x.place == place]
    before = [t for t in loads if t <= when]
    same = place.dtype.name == dtype
    return same and store.guard is None and when >= end and all(t <= start for t in before)


# ------------------------------------------------------------------ updates


def _how_updated(program: Program, role: str) -> str:
    """Case 4."""
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


def _store(program: Program, role: str) -> tuple[Store, Moment]:
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
