"""Explanation of a step, in a few lines: variants, sweeps, bytes, states, failed fusions.

adamw: 3 tensors, 1120 parameters, 2 groups, backend native
  all tensors: 1 sweep, 28 bytes/param, which is the least there can be
    states: %m f32, %v f32 (8 bytes/param); one number for the step: %t
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ..ir.arrays import Array
from ..ir.lowered.memory_plan import placed
from ..ir.lowered.step_program import StepCost, StepProgram, counts, counts_text
from ..ir.roles import RoleKind
from ..ir.types import ELEM, GROUP, STEP, TENSOR
from .memory.space import SpaceByDevice
from .memory.storage import Storage
from .memory.tensor_layout import kept
from .memory.tensor_set import Tensors

_SCOPES = {STEP: "for the step", GROUP: "for each group", TENSOR: "for each tensor"}


def explain(name: str, storage: Storage, backend: str) -> str:
    """The lines about an optimizer over these tensors."""
    tensors, groups = storage.tensors, storage.slots.group_count
    head = (
        f"{name}: {count_of(len(tensors), 'tensor')}, {tensors.numel.sum()} parameters, "
        f"{count_of(groups, 'group')}, backend {backend}"
    )
    lines = [head, *(f"  {line}" for line in _variants(storage))]
    lines += [f"  {line}" for line in _gathers(storage)]
    if storage.refresh is not None and storage.clocked is not None:
        lines.append(f"  {storage.clocked.name}, {storage.clocked.clock}:")
        lines += [f"    {line}" for line in _variants(storage.refresh)]
    return "\n".join(lines)


def summary(name: str, storage: Storage, backend: str, peak_bytes: int) -> str:
    """One line about an optimizer over these tensors."""
    tensors, programs = storage.tensors, storage.programs
    used = sorted(set(tensors.variant.tolist()))
    sweeps = "/".join(str(programs[n].cost.sweeps) for n in used)
    return (
        f"Optimizer({name}, backend {backend}, {len(tensors)} tensors, "
        f"{tensors.numel.sum()} parameters, {storage.slots.group_count} groups, "
        f"sweeps {sweeps}, {bytes_per_param(storage):g} bytes/param, pool {peak_bytes} bytes)"
    )


def bytes_per_param(storage: Storage) -> float:
    """The bytes that a step moves, per parameter."""
    tensors = storage.tensors
    each = np.array([p.cost.bytes for p in storage.programs])[tensors.variant]
    return float(each @ tensors.numel) / max(1, int(tensors.numel.sum()))


def count_of(number: int, noun: str) -> str:
    """The number with its noun, in singular or plural."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _variants(storage: Storage) -> Iterator[str]:
    tensors, several = storage.tensors, len({number for number, _ in storage.launches}) > 1
    for number, program in enumerate(storage.programs):
        mine = tensors.variant == number
        if not mine.any():
            continue
        which = f"where {program.when}" if program.when else "all tensors"
        if tensors.layouts[0].elsewhere:
            which = f"on {program.device}" + (f", {which}" if program.when else "")
        if several or np.count_nonzero(mine) < len(tensors):
            count = count_of(int(np.count_nonzero(mine)), "tensor")
            which += f" ({count}, {tensors.numel[mine].sum()} parameters)"
        yield f"{which}: {_cost(program.cost)}{_products(program.cost, tensors, mine)}"
        yield from (f"  not fused: {line}" for line in program.cost.waits)
        yield f"  {_states(program)}"
        yield from _temporaries(program, tensors, mine)


def _gathers(storage: Storage) -> Iterator[str]:
    """Explain the gathers of sums over all tensors among several devices of this process."""
    space = storage.space
    if isinstance(space, SpaceByDevice) and any(launch.needs for _, launch in storage.launches):
        on_cpu = any(one.is_host for one in space.spaces.values())
        how = "the CPU waits for the GPUs" if on_cpu else "in their streams, and no host waits"
        yield f"sums over all tensors: their parts are gathered over the devices, {how}"


def _cost(cost: StepCost) -> str:
    sweeps = count_of(cost.sweeps, "sweep")
    if cost.bytes == cost.floor and not cost.doubt:
        found = f"{sweeps}, {cost.bytes} bytes/param, which is the least there can be"
    else:
        found = f"{sweeps}, {cost.bytes} bytes/param, {cost.bytes - cost.floor} above the least"
        found += f" ({cost.doubt})" if cost.doubt else ""
    more = cost.stores_last
    return found if more is None else f"{found}; {more} of them for stores that come last"


def _products(cost: StepCost, tensors: Tensors, mine: Array) -> str:
    """Describe products: their number, and the operations of a step over some tensors."""
    if not cost.products:
        return ""
    shapes = [tensors.layout_of(n).shape for n in np.flatnonzero(mine).tolist()]
    flops = sum(sizes.flops(shape) for sizes in cost.products for shape in shapes)
    return f"; {counts_text(*counts(cost.products))} a tensor, {flops / 1e9:.3g} Gflop a step"


def _temporaries(program: StepProgram, tensors: Tensors, mine: Array) -> Iterator[str]:
    """Describe temporaries of products, of some tensors."""
    if program.cost.products:
        layouts = [tensors.layout_of(n) for n in np.flatnonzero(mine).tolist()]
        found = [placed(program.buffers, tuple(f.own), f.shape) for f in layouts]
        stack, pool = max(s for (_, s), _ in found), sum(size for _, (_, size) in found)
        yield f"  temporaries: {stack} bytes on the stack of each thread, {pool} in the pool"


def _states(program: StepProgram) -> str:
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
            for role in program.roles
            if role.kind == RoleKind.STATE and role.name in program.role_places
            and program.role_places[role.name].domain == domain
        ]  # fmt: skip
        if names:
            parts.append(f"a number {scope}: {', '.join(names)}")
    return "; ".join(parts)
