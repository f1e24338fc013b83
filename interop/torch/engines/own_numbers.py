"""Numbers of the parameters' own, as their counts of steps: cells of one vector of torch's.

`state[p]["step"]` is a view of its cell. On a GPU the vector is there, and so is all that moves
its cells into the tables of a step and out of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ....ir.roles import CARRIED, RoleKind
from ....runtime.hypers.scalar_slots import first_number
from ....runtime.memory.storage import Storage
from ..memory.layout import Array
from ..name_map import HIDDEN, SUM, TorchBinding
from .states import State, StateColumn

_COUNT = "step"  # torch's key of the count of steps


@dataclass(slots=True)
class Numbers:
    """Numbers of the parameters' own, of one role: cells of a vector, each seen as a state."""

    role: str  # empty: torch counts, and the spec does not
    column: StateColumn
    vector: Tensor

    @property
    def cells(self) -> Array:
        """The vector as NumPy has it, where it is the host's."""
        return self.vector.numpy()


def numbers_of_all(
    storage: Storage,
    bindings: Sequence[TorchBinding],
    owners: Sequence[State],
    device: torch.device,
) -> list[Numbers]:
    """The numbers that each parameter has of its own, and the count that torch alone keeps."""
    first_of_variant = np.unique(storage.tensors.variant, return_index=True)[1].tolist()
    used = {int(storage.tensors.variant[n]): storage.numbers(n) for n in first_of_variant}
    having = [used[variant] for variant in storage.tensors.variant.tolist()]
    firsts = {r.name: r for r in bindings[0].spec.of_kind(RoleKind.STATE)}
    found: list[Numbers] = []
    for role in (name for name in storage.scalars if not name.startswith(CARRIED)):
        mine = [n for n, names in enumerate(having) if role in names]
        first, binding = first_number(firsts[role]), bindings[mine[0]]
        if (key := binding.key(role)) == HIDDEN:
            found.append(_hidden(role, first, owners, device))
        else:
            dtype = torch.float64 if binding.names.wide else scalar_dtype()
            found.append(_shown(role, key, first, owners, mine, dtype, device))
    if counted := [n for n, binding in enumerate(bindings) if binding.names.counts]:
        found.append(_shown("", _COUNT, 0.0, owners, counted, scalar_dtype(), device))
    return sorted(found, key=lambda n: n.column.key != _COUNT)


def scalar_dtype() -> torch.dtype:
    """The dtype in which torch keeps a parameter's own numbers."""
    wide = torch.get_default_dtype() == torch.float64
    return torch.float64 if wide else torch.float32


def _shown(
    role: str,
    key: str,
    first: float,
    owners: Sequence[State],
    mine: Sequence[int],
    dtype: torch.dtype,
    device: torch.device,
) -> Numbers:
    """A role's numbers, as the states of `mine` have them, or as they start."""
    having = set(mine)  # under the key others may have an array
    values = [own.get(key, first) if n in having else first for n, own in enumerate(owners)]
    vector = _vector(values, dtype, device)
    column = StateColumn(key)
    cells = vector.unbind(0)
    for n in mine:
        column.add(owners[n], cells[n])
    return Numbers(role, column, vector)


def _hidden(role: str, first: float, owners: Sequence[State], device: torch.device) -> Numbers:
    """Counts that torch does not keep: 1 where there are states already, else the first."""
    begun = [any(v is not None for k, v in owner.items() if k != SUM) for owner in owners]
    values = [1.0 if b else first for b in begun]
    return Numbers(role, StateColumn(HIDDEN), _vector(values, torch.float64, device))


def _vector(values: Sequence[Any], dtype: torch.dtype, device: torch.device) -> Tensor:
    """Numbers as a vector on a device; those that are there already do not pass through the host.

    A thousand counts would be read one by one, each when all work before is done.
    """
    if device.type == "cpu":
        return torch.tensor([float(value) for value in values], dtype=dtype)
    is_there = [isinstance(value, Tensor) and value.device == device for value in values]
    plain = [0.0 if there else float(v) for v, there in zip(values, is_there, strict=True)]
    vector = torch.tensor(plain, dtype=dtype).to(device)
    found = [v.detach().reshape(()) for v, there in zip(values, is_there, strict=True) if there]
    if found:
        present = [n for n, there in enumerate(is_there) if there]
        index = torch.tensor(present).to(device)
        vector.index_copy_(0, index, torch.stack([v.to(dtype) for v in found]))
    return vector
