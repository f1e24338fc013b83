"""A state dict of torch as a snapshot, for a `stepfuse.Optimizer` to go on from.

1. A parameter without any state has not been stepped: its states are as they start.
2. Where here a number is one of the step or group, torch's parameters must agree in it.
3. Axes of length 1 that torch keeps are dropped where the state here has not those.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np
import torch

from ....ir import semantics
from ....ir.errors import CheckpointError
from ....ir.roles import Role
from ....ir.types import DTYPES as ALL
from ....ir.types import F64, GROUP
from ....runtime.checkpoint.container import StoredTensor
from ....runtime.checkpoint.contents import keys_of
from ....runtime.checkpoint.load import CheckpointTensor
from ....runtime.checkpoint.save import Snapshot
from ..memory.layout import DTYPES, NAMES, array
from ..name_map import HIDDEN, SUM
from ..refusals import TRAINED
from .named_snapshot import IN_EVALUATION, STEP, NamedSnapshot

Group = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class _Saved:
    """One parameter of a state dict: its group, name, state, and the row of ours it is."""

    group: int
    name: str
    state: Mapping[str, Any]
    ours: Mapping[str, Any]


def from_state_dict(
    source: NamedSnapshot,
    state: Mapping[str, Any],
    taken: Callable[[str, Any, CheckpointTensor], Any],
) -> Snapshot:
    """Return our snapshot with torch's values. Raises CheckpointError.

    `taken` makes an entry of a role's name, torch's value and the entry of ours.
    """
    groups: list[Group] = state["param_groups"]
    for number, group in enumerate(groups):
        _check_options(source, group, number)
    members = _members(source, groups, state["state"])
    keys = keys_of([m.name for m in members])
    numbers = [_cells(source, role, members, groups) for role in source.numbers]
    entries: list[Any] = [*numbers]
    for member, key in zip(members, keys, strict=True):
        mine = _kept(source, member, taken)
        entries += [replace(k, key=f"{k.key}/{key}") for k in mine]
    rows: list[list[dict[str, Any]]] = [[] for _ in groups]
    for member, key in zip(members, keys, strict=True):
        shape = member.ours.get("shape", [])
        stored = {k: member.ours[k] for k in ("formats",) if k in member.ours}
        rows[member.group].append({"key": key, "name": member.name, "shape": shape, **stored})
    read, hypers = source.binding.read, source.binding.hypers
    manifest = {
        **source.saved.manifest,
        "steps": _steps(members, numbers),
        "groups": [
            {"hypers": {h: read(h, group, torch.float32) for h in hypers}, "parameters": mine}
            for group, mine in zip(groups, rows, strict=True)
        ],
    }
    return Snapshot(manifest, {kept.key: kept for kept in entries})


def _check_options(source: NamedSnapshot, group: Group, number: int) -> None:
    """Refuses options that make torch's another optimizer, and evaluation."""
    if not group.get(TRAINED, True):
        raise CheckpointError(IN_EVALUATION)
    lacking = [n for n in ("momentum", "weight_decay") if n not in source.binding.hypers]
    for option, value in {**source.options, **dict.fromkeys(lacking, False)}.items():
        if bool(group.get(option, value)) != value:
            raise CheckpointError(
                f"group {number} of torch has {option}={group[option]}, @{source.spec.name} has "
                f"{value if option in source.options else 'none'}: make the optimizer of the same "
                f"kind, with the same options"
            )


def names_in(group: Group) -> list[str]:
    """The names of a group's parameters, by which it may know them; empty where it has numbers."""
    keys: list[Any] = group["params"]
    return group.get("param_names") or [key if isinstance(key, str) else "" for key in keys]


def _members(
    source: NamedSnapshot, groups: Sequence[Group], state: Mapping[Any, Any]
) -> list[_Saved]:
    ours = source.saved.parameters
    named = {row["name"]: row for row in ours if row["name"]}
    found: list[_Saved] = []
    for number, group in enumerate(groups):
        for index, name in zip(group["params"], names_in(group), strict=True):
            at_place = ours[len(found)] if len(found) < len(ours) else {}
            row = named.get(name, at_place)
            own = state.get(index, state.get(str(index), {}))  # what was flattened has texts
            found.append(_Saved(number, name, own, row))
    return found


def _kept(
    source: NamedSnapshot, member: _Saved, taken: Callable[[str, Any, CheckpointTensor], Any]
) -> list[Any]:
    """A parameter's states, by role (case 1)."""
    if member.state.get(SUM) is not None and not any(r.name == SUM for r in source.states):
        raise CheckpointError(
            f"torch has a sum of gradients, '{SUM}', which @{source.spec.name} has not: take the "
            f"state dict where a window of micro-batches ends"
        )
    found: list[Any] = []
    roles = {role.name: role for role in source.states}
    for name in (*roles, *source.parts):
        like = source.saved.entries.get(f"{name}/{member.ours.get('key')}")
        value = member.state.get(source.binding.key(name))
        if like is not None and value is not None:
            found.append(taken(name, value, like))
        elif like is not None and not member.state:
            found.append(_first(source, roles.get(name), like))
    return found


def _first(source: NamedSnapshot, role: Role | None, like: CheckpointTensor) -> StoredTensor:
    """A state as it starts."""
    if role is None or role.name in source.formats:
        raise CheckpointError(
            "torch has a parameter without states, and here they are codes; take the state dict "
            "after a step with all gradients"
        )
    if isinstance(role.default, str):
        raise CheckpointError(
            f"torch has a parameter without states, and %{role.name} starts as a copy of "
            f"%{role.default}; take the state dict after a step with all gradients"
        )
    value = semantics.cast(np.asarray(float(role.default or 0.0)), like.dtype, F64)
    return StoredTensor(role.name, like.dtype, np.full(like.dims, value, like.dtype.numpy))


def whole(name: str, value: Any, like: CheckpointTensor) -> StoredTensor:
    """A state of torch's (case 3). Raises CheckpointError for numbers of no dtype of ours."""
    given = torch.as_tensor(value).detach()
    plain = given.cpu().contiguous()
    is_code = NAMES.get(plain.dtype) == like.dtype.name
    if plain.is_complex() or not (is_code or plain.dtype in DTYPES):
        raise CheckpointError(f"%{name} is {like.dtype}, torch's is {plain.dtype}")
    seen = array(plain)  # which does not keep the tensor
    seen = seen if plain.data_ptr() == given.data_ptr() else seen.copy()
    dims = like.dims if seen.size == prod(like.dims) else seen.shape
    return StoredTensor(name, ALL[NAMES[plain.dtype]], seen.reshape(dims))


def _cells(
    source: NamedSnapshot, role: Role, members: Sequence[_Saved], groups: Sequence[Group]
) -> StoredTensor:
    """A number of the step, or of the groups."""
    dtype = source.saved.entries[role.name].dtype
    if role.type.domain != GROUP:
        return StoredTensor(role.name, dtype, np.array(_agreed(source, role, members, groups[0])))
    found = [
        _agreed(source, role, [m for m in members if m.group == number], group)
        for number, group in enumerate(groups)
    ]
    return StoredTensor(role.name, dtype, np.array(found))


def _agreed(source: NamedSnapshot, role: Role, members: Sequence[_Saved], group: Group) -> float:
    """Return the number that torch's parameters share (case 2)."""
    first, key = float(role.default or 0.0), source.names.keys.get(role.name)
    if key is None:
        return float(group.get(role.name, first))
    stepped = [member.state for member in members if member.state]
    if key == HIDDEN:
        return 1.0 if stepped else first
    found = sorted({float(state[key]) for state in stepped if key in state})
    if len(found) > 1:
        raise CheckpointError(
            f"'{key}' differs among torch's parameters: {', '.join(map(str, found))}; here "
            f"%{role.name} is one number for a whole {role.type.domain}"
        )
    return found[0] if found else first


def _steps(members: Sequence[_Saved], entries: Sequence[StoredTensor]) -> int:
    """Return the number of steps taken, as far as torch knows."""
    counted = [float(kept.array) for kept in entries if kept.key == "t"]
    return int(max([*counted, *(float(m.state.get(STEP, 0.0)) for m in members)], default=0.0))
