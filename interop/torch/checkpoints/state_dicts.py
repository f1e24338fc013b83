"""The states of a `stepfuse.Optimizer` as those of torch.optim, and back.

    theirs.load_state_dict(state_dict_of(ours))           # or of a checkpoint's path
    load_state_dict(ours, theirs.state_dict())

Names and places are torch's (see `name_map.py`): m is `exp_avg`, beta1 `betas[0]`. Where torch
keeps a number for each parameter that here is one of the step or group, all of these have the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ....array_optimizer import Optimizer
from ....ir.errors import CheckpointError, is_a, path_of
from ....ir.types import DType
from ....runtime.checkpoint.container import StoredTensor
from ....runtime.checkpoint.save import Snapshot
from ....runtime.checkpoint.shards import opened
from ..engines.own_numbers import scalar_dtype
from ..memory.layout import TORCH_DTYPES
from ..name_map import HIDDEN, WHOLE
from .from_state_dict import from_state_dict, whole
from .named_snapshot import STEP, NamedSnapshot

Row = Mapping[str, Any]
Dims = tuple[int, ...]


def state_dict_of(source: Optimizer | str | Path) -> dict[str, Any]:
    """Return a dict for torch's `load_state_dict`, of an optimizer or a checkpoint; copies.

    Raises CheckpointError for states in a format that torch has not, OSError.
    """
    named = NamedSnapshot(snapshot_of(source))
    begun = bool(named.saved.manifest["steps"])
    return {"state": states_in(named, tensor_of) if begun else {}, "param_groups": groups_in(named)}


def states_in(source: NamedSnapshot, made: Callable[[Any, Dims], Any]) -> dict[int, dict[str, Any]]:
    """Every parameter's states, of which `made` makes one of an entry, in torch's shape."""
    return {n: state_of(source, row, made) for n, row in enumerate(source.saved.parameters)}


def groups_in(source: NamedSnapshot) -> list[dict[str, Any]]:
    """The parameter groups of a state dict: options, hyper-parameters and shared numbers."""
    rows = source.saved.parameters
    return [_group(source, n, rows) for n in range(len(source.saved.manifest["groups"]))]


def load_state_dict(ours: Optimizer, state: Mapping[str, Any], *, hypers: bool = True) -> None:
    """Goes on from a state dict of torch; without `hypers` with those there are.

    Parameters are found by name where both sides have names (torch's `param_names`), else by
    position. Raises CheckpointError, changing nothing.
    """
    if not is_a(ours, Optimizer) or not is_a(state, Mapping):
        raise CheckpointError(
            f"load_state_dict: expected a stepfuse.Optimizer and a state dict of torch, got "
            f"{ours!r:.60} and {state!r:.60}"
        )
    known = NamedSnapshot(snapshot_of(ours))
    ours.restore(from_state_dict(known, state, whole), hypers=hypers)


def snapshot_of(source: Optimizer | str | Path) -> Snapshot:
    """The snapshot of an optimizer, or of a checkpoint. Raises CheckpointError, OSError."""
    if isinstance(source, Optimizer):
        found: Any = source.snapshot()
        if not isinstance(found, Snapshot):
            raise CheckpointError(
                "ranks share this optimizer, and each has some of its states: give the folder that "
                "they save; stepfuse.torch.Sharded has a state dict of its own"
            )
        return found
    with opened(path_of(source, "a checkpoint, or an optimizer")) as saved:
        saved.check()
        entries = {k: StoredTensor(k, e.dtype, saved.array(k)) for k, e in saved.entries.items()}
        return Snapshot(saved.manifest, entries)


def state_of(source: NamedSnapshot, row: Row, made: Callable[[Any, Dims], Any]) -> dict[str, Any]:
    """A parameter's own states, by torch's keys."""
    found: dict[str, Any] = {}
    if source.names.counts:
        found[STEP] = _number(source.saved.manifest["steps"], scalar_dtype())
    for role in source.numbers:
        key = source.names.keys.get(role.name, HIDDEN)
        if key != HIDDEN:
            dtype = scalar_dtype() if key == STEP else torch.float64  # torch narrows it at a load
            found[key] = _number(source.number(role.name, row["group"]), dtype)
    shapes = {r.name: source.names.shape(r.type.domain, row["shape"]) for r in source.states}
    for name, shape in {**shapes, **dict.fromkeys(source.parts)}.items():
        kept = source.saved.entries.get(f"{name}/{row['key']}")
        if kept is not None:
            found[source.binding.key(name)] = made(kept, shape or kept.dims)
    return found


def _group(source: NamedSnapshot, number: int, rows: Sequence[Row]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in source.saved.manifest["groups"][number]["hypers"].items():
        key, index = source.names.group_keys.get(name, (name, WHOLE))
        found[key] = value if index == WHOLE else (*found.get(key, ()), value)
    found = {**source.defaults, **found, **source.options}
    own = [r.name for r in source.numbers if r.name not in source.names.keys]
    found |= {name: source.number(name, number) for name in own}
    found["params"] = [n for n, row in enumerate(rows) if row["group"] == number]
    if all(row["name"] for row in rows):
        found["param_names"] = [rows[n]["name"] for n in found["params"]]
    return found


def _number(value: float, dtype: torch.dtype) -> Tensor:
    return torch.tensor(float(value), dtype=dtype)


def tensor_of(kept: StoredTensor, dims: Dims) -> Tensor:
    """An array of a checkpoint as a tensor of these dimensions."""
    return as_tensor(kept.array, kept.dtype).reshape(dims)


def as_tensor(cells: Any, dtype: DType) -> Tensor:
    """A tensor over the memory of an array."""
    if dtype.bytes == 2 and dtype.name in TORCH_DTYPES:
        return torch.from_numpy(cells.view(np.int16)).view(TORCH_DTYPES[dtype.name])
    return torch.from_numpy(cells)
