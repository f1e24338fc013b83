"""Checkpoints of a captured optimizer: its own state dict, and that of a stepfuse.Optimizer."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ....array_optimizer import Optimizer
from ....ir.errors import CheckpointError
from ....ir.roles import RoleKind
from ...capture.torch.leaves import put_in_group
from ..checkpoints.named_snapshot import NamedSnapshot
from ..checkpoints.state_dicts import snapshot_of, state_of, tensor_of
from . import translate
from .kind import CapturedKind
from .options import Group

KindOf = Callable[[Group], CapturedKind]


def saved(groups: Sequence[Group], kind_of: KindOf, packed: Mapping[str, Any]) -> dict[str, Any]:
    """A state dict in the original's form, from torch's of the states by key."""
    states, found = dict(packed["state"]), list[dict[str, Any]]()
    for ours, group in zip(groups, packed["param_groups"], strict=True):
        kind, params = kind_of(ours), ours["params"]
        for index, param in zip(group["params"], params, strict=True):
            if index in states:
                states[index] = translate.as_original(kind, param, packed["state"][index])
        if params:
            states.update(translate.shared_of(kind, params[0], ours))
            group = translate.group_as_original(kind, params[0], group)
        found.append(group)
    return {**packed, "state": states, "param_groups": found}


def state_dict_of(
    groups: Sequence[Group], kind_of: KindOf, source: Optimizer | str | Path
) -> dict[str, Any]:
    """The original's state dict of a stepfuse.Optimizer or its checkpoint; copies.

    Raises CheckpointError for one of another spec or of other parameters, OSError.
    """
    taken = snapshot_of(source)
    rows = taken.parameters
    members = [(n, p) for n, group in enumerate(groups) for p in group["params"]]
    theirs = [(row["group"], tuple(row["shape"])) for row in rows]
    ours = [(n, tuple(p.shape)) for n, p in members]
    if ours != theirs:
        raise CheckpointError(
            f"expected parameters of the shapes {[s for _, s in ours]} in these groups, got "
            f"{[s for _, s in theirs]}: give both optimizers the same parameters in the same order"
        )
    states: dict[Any, Any] = {}
    kinds = [*map(kind_of, groups)]
    named = [NamedSnapshot(taken, kind.names) for kind in kinds]
    found = [_group(kind, groups[n], n, named[n]) for n, kind in enumerate(kinds)]
    for index, (number, _) in enumerate(members):
        states[index] = state_of(named[number], rows[index], tensor_of)
        found[number]["params"].append(index)
    return saved(
        groups, kind_of, {"state": states if taken.manifest["steps"] else {}, "param_groups": found}
    )


def _group(kind: CapturedKind, group: Group, number: int, taken: NamedSnapshot) -> dict[str, Any]:
    """A group with the hyper-parameters and numbers of a checkpoint."""
    hypers: Mapping[str, float] = taken.saved.manifest["groups"][number]["hypers"]
    wanted = [r.name for r in kind.captured.of_kind(RoleKind.HYPER)]
    if sorted(hypers) != sorted(wanted):
        raise CheckpointError(
            f"expected a checkpoint of @{kind.captured.name}, with the hyper-parameters "
            f"{', '.join(sorted(wanted))}, got {', '.join(sorted(hypers))}"
        )
    found = {key: copy.copy(value) for key, value in group.items() if key != "params"}
    for name, value in hypers.items():
        if kind.leaves[name].home == "group":
            put_in_group(found, kind.leaves[name], value)
    for name in (*kind.kept("group"), *kind.kept("shared"), *kind.kept("self")):
        if name in taken.saved.entries:
            found[name] = taken.number(name, number)
    return {**found, "params": []}
