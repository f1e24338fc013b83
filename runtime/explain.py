"""What a step does, told in a few lines: variants, sweeps, bytes, states, what was not fused.

adamw: 3 tensors, 1120 parameters, 2 groups, backend native
  all tensors: 1 sweep, 28 bytes/param, which is the least there can be
    states: %m f32, %v f32 (8 bytes/param); one number for the step: %t
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

import numpy as np

from ..ir.lowered.program import Program
from ..ir.lowered.schedule import Schedule
from ..ir.roles import RoleKind
from ..ir.text.printer import value_names
from ..ir.types import ELEM, GROUP, STEP, TENSOR
from .memory.storage import Storage
from .memory.tensor_layout import kept

_NAME = re.compile(r"%\w+")
_SCOPES = {STEP: "for the step", GROUP: "for each group", TENSOR: "for each tensor"}


def explain(name: str, storage: Storage, backend: str) -> str:
    """The lines about an optimizer over these tensors."""
    tensors, groups = storage.tensors, storage.slots.group_count
    head = (
        f"{name}: {count_of(len(tensors), 'tensor')}, {tensors.numel.sum()} parameters, "
        f"{count_of(groups, 'group')}, backend {backend}"
    )
    return "\n".join([head, *(f"  {line}" for line in _variants(storage))])


def summary(name: str, storage: Storage, backend: str, peak_bytes: int) -> str:
    """One line about an optimizer over these tensors."""
    tensors, programs = storage.tensors, storage.programs
    used = sorted(set(tensors.variant.tolist()))
    sweeps = "/".join(str(len(programs[n].sweeps)) for n in used)
    return (
        f"Optimizer({name}, backend {backend}, {len(tensors)} tensors, "
        f"{tensors.numel.sum()} parameters, {storage.slots.group_count} groups, "
        f"sweeps {sweeps}, {bytes_per_param(storage):g} bytes/param, pool {peak_bytes} bytes)"
    )


def bytes_per_param(storage: Storage) -> float:
    """The bytes that a step moves, per parameter."""
    tensors = storage.tensors
    each = np.array([p.schedule.cost.optimal for p in storage.programs])[tensors.variant]
    return float(each @ tensors.numel) / max(1, int(tensors.numel.sum()))


def count_of(number: int, noun: str) -> str:
    """The number with its noun, in singular or plural."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _variants(storage: Storage) -> Iterator[str]:
    tensors = storage.tensors
    for number, program in enumerate(storage.programs):
        mine = tensors.variant == number
        if not mine.any():
            continue
        which = f"where {program.graph.when}" if program.graph.when else "all tensors"
        if len(storage.programs) > 1:
            count = count_of(int(np.count_nonzero(mine)), "tensor")
            which += f" ({count}, {tensors.numel[mine].sum()} parameters)"
        yield f"{which}: {_cost(program.schedule)}"
        yield from (f"  not fused: {line}" for line in _waits(program.schedule))
        yield f"  {_states(program)}"


def _cost(schedule: Schedule) -> str:
    cost, sweeps = schedule.cost, count_of(schedule.sweeps, "sweep")
    if cost.optimal == cost.floor:
        return f"{sweeps}, {cost.optimal} bytes/param, which is the least there can be"
    above = f"{sweeps}, {cost.optimal} bytes/param, {cost.optimal - cost.floor} above the least"
    return f"{above} ({schedule.doubt})" if schedule.gap else above


def _waits(schedule: Schedule) -> Iterator[str]:
    """What later sweeps move again, and the reductions that they wait for."""
    graph = schedule.graph
    stored = {u.value: f"the new %{u.role}" for u in graph.updates if isinstance(u.value, int)}
    known = {name: stored.get(value, name) for value, name in enumerate(value_names(graph))}
    for (sweep, barrier), taxes in groupby(schedule.taxes, lambda tax: (tax.sweep, tax.barrier)):
        items = list(taxes)
        what = ", ".join(_NAME.sub(lambda m: known[m[0]], item.value) for item in items)
        cost = sum(item.bytes for item in items)
        after = _NAME.sub(lambda m: known[m[0]], barrier)
        yield f"{what} in sweep {sweep + 1}, after {after}: {cost} bytes/param"


def _states(program: Program) -> str:
    """The states in arrays with their storage, and the numbers."""
    arrays = [(role.name, place) for role, place in kept(program)]
    each = sum(place.dtype.bytes for _, place in arrays if place.domain == ELEM)
    shown = [
        f"%{name} {place.dtype}" + ("" if place.domain == ELEM else f" ({place.domain})")
        for name, place in arrays
    ]
    parts = [f"states: {', '.join(shown) or 'none'} ({each} bytes/param)"]
    for domain, scope in _SCOPES.items():
        names = [
            f"%{role.name}"
            for role in program.graph.roles
            if role.kind == RoleKind.STATE and role.name in program.role_places
            and program.role_places[role.name].domain == domain
        ]  # fmt: skip
        if names:
            parts.append(f"a number {scope}: {', '.join(names)}")
    return "; ".join(parts)
