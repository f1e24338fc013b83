"""States in a storage of their own through torch's `load_state_dict`.

torch casts loaded states to the parameter's dtype: the codes of `linear8`, and f32 states of bf16
parameters, would lose bits. They pass it in a class opaque to torch, `_Stored`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from torch import Tensor

from ....ir.errors import CheckpointError
from ..storage import codes_of

CODES = "stored_as"  # the key of a saved group that says which states are codes


@dataclass(frozen=True, slots=True)
class _Stored:
    """A state as it was saved."""

    tensor: Tensor


def to_load(
    saved: Mapping[str, Any], asked: Sequence[str], own: Sequence[str | None]
) -> dict[str, Any]:
    """A state dict for torch to load. Raises CheckpointError for one in another storage.

    `asked` has the storage of each group by role name, `own` that of the group itself, which
    stays.
    """
    groups: list[dict[str, Any]] = []
    stored: set[Any] = set()
    for number, group in enumerate(saved["param_groups"]):
        storage = asked[number]
        found, wanted = group.get(CODES, ""), codes_of(storage)
        if found not in ("", wanted):
            raise CheckpointError(
                f"group {number}: expected states stored as {wanted or 'numbers'}, or as torch "
                f"has them, got {found}: make the optimizer with the storage that was saved, or "
                f"save by state_dict(decoded=True)"
            )
        groups.append({k: value for k, value in group.items() if k not in (CODES, "dtypes")})
        if own[number] is not None:
            groups[-1]["dtypes"] = own[number]
        stored |= set(group["params"]) if storage else set()
    states = {k: _whole(state) if k in stored else state for k, state in saved["state"].items()}
    return {**saved, "param_groups": groups, "state": states}


def take_stored(states: Mapping[Any, Any]) -> None:
    """Unwrap the opaque states, on each parameter's device."""
    for param, state in states.items():
        for key, value in state.items() if isinstance(param, Tensor) else ():
            if isinstance(value, _Stored):
                state[key] = value.tensor.to(param.device)


def counted(states: Mapping[Any, Any]) -> dict[Any, Any]:
    """The states with a count of steps, which torch looks for in all.

    A sum of gradients before the first step stands alone.
    """
    return {p: state for p, state in states.items() if not isinstance(p, Tensor) or "step" in state}


def _whole(state: Any) -> Any:
    if not isinstance(state, Mapping):
        return state
    return {
        key: _Stored(value) if isinstance(value, Tensor) and key != "step" else value
        for key, value in state.items()
    }
