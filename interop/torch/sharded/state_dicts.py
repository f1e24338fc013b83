"""The state dict of an optimizer that ranks share, under torch's names, saved and loaded.

    out    a SpanTensor a state, for torch.distributed.checkpoint; or all of it, gathered
    in     SpanTensors that a load has filled; whole tensors, DTensors: each rank takes its cells;
           rank 0's dict alone, which then goes to all, tensor by tensor

Ranks agree on the contents of the dict, and that it fits, before a state moves.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from math import prod
from pickle import UnpicklingError
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.distributed.tensor import DTensor

from ....ir.arrays import Part
from ....ir.errors import CheckpointError, is_a
from ....ranks.agreement import Fact, agreeing, check_agreement, gathered
from ....ranks.protocol import Ranks
from ....runtime.checkpoint.container import StoredTensor
from ....runtime.checkpoint.load import CheckpointTensor as Like
from ....runtime.checkpoint.save import Snapshot
from ..checkpoints.conversion import CODES
from ..checkpoints.from_state_dict import from_state_dict, names_in, whole
from ..checkpoints.named_snapshot import NamedSnapshot
from ..checkpoints.state_dicts import Dims, as_tensor, groups_in, states_in
from ..memory.layout import array
from ..storage import by_name, codes_of
from .span_tensor import SpanTensor

_PHASE = "a load"


def state_dict_of_rank(
    held: Snapshot, owned: Mapping[str, Part] | None, dtypes: str
) -> dict[str, Any]:
    """States are SpanTensors, of which a save writes the owned cells, or whole.

    `dtypes` says which states are codes, as it is asked for. Raises CheckpointError.
    """
    source = NamedSnapshot(held, coded=True)

    def made(kept: Any, dims: Dims) -> Tensor:
        cells = as_tensor(kept.cells, kept.dtype)
        if owned is None or not prod(dims):
            return cells.reshape(dims)
        return SpanTensor(cells, dims, kept.first, owned[kept.key])

    codes = codes_of(by_name(source.spec, dtypes))
    groups = [group | ({CODES: codes} if codes else {}) for group in groups_in(source)]
    return {"state": states_in(source, made), "param_groups": groups}


def taken_by_rank(
    ranks: Ranks, held: Snapshot, state: Any, dtypes: str
) -> tuple[Snapshot, list[dict[str, Any]]]:
    """Return the rank's cells of a state dict that all agree on, and further values of groups.

    Raises CheckpointError or BindError on every rank; RanksError.
    """
    with agreeing(ranks, "the state dict", _PHASE):
        source = NamedSnapshot(held, coded=True)
        has = _checked(state)
    every = gathered(ranks, bytes([has]), [1] * ranks.count, _PHASE)
    given = [n for n, one in enumerate(every) if one[0]]
    from_first = given == [0] and ranks.count > 1
    if not from_first and len(given) < ranks.count:
        raise CheckpointError(
            f"of {ranks.count} ranks {given or 'none'} were given a state dict: give it to all, or "
            f"to rank 0, and {{}} to the others"
        )
    if from_first:
        state = _outline_of_first(ranks, state)
    facts = _facts(state)
    check_agreement(ranks, repr(facts), lambda: facts, _PHASE)

    def taken(name: str, value: Any, like: Like) -> StoredTensor:
        if from_first and isinstance(value, Tensor) and value.ndim:
            value = _of_first(ranks, value)
        return _own(name, value, held.entries[like.key])

    with agreeing(ranks, "the state dict", _PHASE):
        _check_codes(state["param_groups"], codes_of(by_name(source.spec, dtypes)))
        found = from_state_dict(source, state, taken)
    return found, _besides(source, state["param_groups"])


def _besides(source: NamedSnapshot, groups: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Values of each group that are none of the optimizer's, as `initial_lr` of a schedule.

    It is that of the group of its first parameter, by name or else by position.
    """
    known = {"params", "param_names", CODES, *source.defaults, *source.options}
    known |= {source.binding.group_key(name)[0] for name in source.binding.hypers}
    known |= {role.name for role in source.numbers}
    homes = {name: group for group in groups for name in names_in(group) if name}
    found: list[dict[str, Any]] = []
    for number in range(len(source.saved.manifest["groups"])):
        first = next((r["name"] for r in source.saved.parameters if r["group"] == number), "")
        there = groups[number] if number < len(groups) else {}
        found.append({k: v for k, v in homes.get(first, there).items() if k not in known})
    return found


def _check_codes(groups: Sequence[Mapping[str, Any]], wanted: str) -> None:
    for number, group in enumerate(groups):
        if (found := group.get(CODES, "")) != wanted:
            raise CheckpointError(
                f"group {number}: expected states stored as {wanted or 'numbers'}, got "
                f"{found or 'numbers'}: make the optimizer with the storage that was saved"
            )


def _own(name: str, value: Any, like: StoredTensor) -> StoredTensor:
    """The cells of a state that this rank keeps; of another shape all of them, to be refused."""
    is_part = isinstance(value, SpanTensor)
    given = value.full_tensor() if isinstance(value, DTensor) else value
    found = whole(name, value.held if is_part else given, like)
    dims = found.dims
    if is_part:
        dims = like.dims if value.numel() == prod(like.dims) else tuple(value.shape)
    first = value.first if is_part else 0
    cells = found.array.reshape(-1)
    if dims == like.dims and not is_part:
        first, cells = like.first, cells[like.first : like.first + like.cells.size].copy()
    return StoredTensor(name, found.dtype, cells, (first, first + cells.size), dims)


# ------------------------------------------------------------------ what all have


def _checked(state: Any) -> bool:
    """True for a state dict, False for none or an empty one. Raises CheckpointError."""
    if not state and (state is None or is_a(state, Mapping)):
        return False
    groups: Any = state.get("param_groups") if is_a(state, Mapping) else None
    fits = isinstance(groups, Sequence) and all(is_a(g, Mapping) and "params" in g for g in groups)
    if not fits or not is_a(state.get("state"), Mapping):
        raise CheckpointError(
            f"load_state_dict: expected a state dict of torch with 'state' and 'param_groups', got "
            f"{state!r:.80}"
        )
    return True


def _facts(state: Mapping[str, Any]) -> list[Fact]:
    """Return the facts that all ranks must share: all but the cells of tensors."""
    found: list[Fact] = []
    for number, group in enumerate(state["param_groups"]):
        found += [(f"{key} of group {number} of the dict", repr(v)) for key, v in group.items()]
    for index, own in state["state"].items():
        found += [(f"{k} of parameter {index} of the dict", _said(v)) for k, v in own.items()]
    return found


def _said(value: Any) -> str:
    if not isinstance(value, Tensor):
        return repr(value)
    if value.ndim or isinstance(value, (SpanTensor, DTensor)):
        return f"{value.dtype} of {tuple(value.shape)}"
    return repr(value.item())


# ------------------------------------------------------------------ from rank 0 to all


def _outline_of_first(ranks: Ranks, state: Mapping[str, Any]) -> dict[str, Any]:
    """Rank 0's dict on all ranks: elsewhere tensors of one axis or more have no cells yet."""
    text = io.BytesIO()
    if ranks.rank == 0:
        states = {
            index: {k: v.to("meta") if isinstance(v, Tensor) and v.ndim else v for k, v in own}
            for index, own in ((index, own.items()) for index, own in state["state"].items())
        }
        torch.save({**state, "state": states}, text)
    size = np.array([len(text.getvalue())], np.int64)
    ranks.broadcast(size, 0, _PHASE).wait()
    found = np.frombuffer(bytearray(text.getvalue() or bytes(int(size[0]))), np.uint8)
    ranks.broadcast(found, 0, _PHASE).wait()
    with agreeing(ranks, "the state dict", _PHASE):
        try:
            outline = torch.load(io.BytesIO(found.tobytes()), weights_only=True)
        except UnpicklingError as error:
            raise CheckpointError(
                f"rank 0's state dict has what is no number, text or tensor: {error}"
            ) from None
    return outline if ranks.rank else dict(state)


def _of_first(ranks: Ranks, value: Tensor) -> Tensor:
    """Return rank 0's tensor on every rank."""
    if ranks.rank:
        found = torch.empty(value.shape, dtype=value.dtype)
    else:
        found = value.detach().cpu().contiguous()
    ranks.broadcast(array(found).reshape(-1).view(np.uint8), 0, _PHASE).wait()
    return found
