"""States of numbers into the codes that a group stores, and back, by the steps' own codecs.

    exp_avg: f32      encoded -->      exp_avg: codes, exp_avg_scale: f32
                      <-- decoded

1. A state is codes already where the other tensors of its codec are there.
2. A codec's array of a parameter, as `param_low`, stays: torch has no state for it.
3. Few parameters are converted at a time, which needs little memory beside the saved one.
4. torch casts loaded states to the parameter's dtype: codes, and f32 states of bf16 parameters,
   would lose bits. They pass its `load_state_dict` in a class opaque to torch, `_Stored`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from torch import Tensor

from ....ir.errors import CheckpointError
from ....ir.roles import DECODE, ENCODE, NUMBERS
from ..engines.partition import PartitionedOptimizer
from ..storage import codes_of, tensors_of

State = dict[str, Any]
Parts = Mapping[str, Sequence[str]]
CODES = "stored_as"  # the key of a saved group that says which states are codes
_AT_ONCE = 2**24  # elements
_OURS = (CODES, "dtypes")  # what no group of torch's has


def encoded(owner: PartitionedOptimizer, saved: Mapping[str, Any]) -> State:
    """A saved dict, its numbers as codes where the optimizer stores those.

    Raises BindError for a state that does not fit, FormatError; nothing has changed then.
    """
    return {**saved, "state": _converted(owner, ENCODE, saved)}


def decoded(owner: PartitionedOptimizer, saved: Mapping[str, Any]) -> State:
    """A saved dict, its codes as numbers in f32, which torch's own optimizers load."""
    rows = [{k: v for k, v in row.items() if k not in _OURS} for row in saved["param_groups"]]
    return {**saved, "param_groups": rows, "state": _converted(owner, DECODE, saved)}


def _converted(owner: PartitionedOptimizer, entry: str, saved: Mapping[str, Any]) -> State:
    """The states, converted by an entry where their group stores codes."""
    rows, found = saved["param_groups"], dict(saved["state"])
    groups, given = owner.merged(rows), dict[Tensor, State]()
    known: dict[Tensor, tuple[Any, Parts]] = {}
    for row, group in zip(rows, groups, strict=True):
        is_coded = (CODES in row) == (entry == DECODE)
        codecs = owner.codecs_in(group) if is_coded else {}
        parts = {key: tensors_of(key, codec) for key, codec in codecs.items()}
        for index, home in zip(row["params"], group["params"], strict=True):
            taken = _taken(entry, found.get(index), parts)
            if taken:
                given[home], known[home] = taken, (index, parts)
    for some in _batches(given):
        owner.run_alone(entry, groups, some)
        for home, made in some.items():
            index, parts = known[home]
            found[index] = _replaced(entry, found[index], made, parts)
            made.clear()
    return found


def _taken(entry: str, state: Any, parts: Parts) -> State:
    """Return the states of a parameter that an entry names for conversion."""
    if not isinstance(state, Mapping):
        return {}
    if entry == DECODE:
        return {name: state[name] for own in parts.values() for name in own if name in state}
    return {
        key + NUMBERS: state[key]
        for key, own in parts.items()
        if isinstance(state.get(key), Tensor) and not any(name in state for name in own[1:])
    }


def _replaced(entry: str, state: Mapping[str, Any], made: State, parts: Parts) -> State:
    """A parameter's states, of which converted ones replace their sources."""
    if entry == DECODE:
        there = {key: own for key, own in parts.items() if not state.keys().isdisjoint(own)}
        gone = [name for own in there.values() for name in own]
        new = {key: made[key + NUMBERS] for key in there}
    else:
        gone = [key for key in parts if key + NUMBERS in made]
        new = {name: made[name] for key in gone for name in parts[key] if name in made}
    return {**{key: value for key, value in state.items() if key not in gone}, **new}


def _batches(given: Mapping[Tensor, State]) -> Iterator[dict[Tensor, State]]:
    """Batches of parameters to convert together (case 3)."""
    some, size = dict[Tensor, State](), 0
    for home, taken in given.items():
        if some and size + home.numel() > _AT_ONCE:
            yield some
            some, size = {}, 0
        some[home] = taken
        size += home.numel()
    if some:
        yield some


@dataclass(frozen=True, slots=True)
class _Stored:
    """A saved state, opaque to torch."""

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
    """The states that have the count of steps, which torch reads in each.

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
