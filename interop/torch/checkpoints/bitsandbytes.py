"""States of bitsandbytes' 8-bit optimizers under torch's keys: codes as they are, or numbers.

    step, state1, qmap1, absmax1, ...    -->    step, exp_avg, exp_avg_scale, ...

1. Codes stay where the group's own codec reads them as their map does: `dynamic8(256)`, with the
   same signs. All others become numbers in f32, by their map.
2. Tensors of fewer than 4096 elements have no codes there.

After bitsandbytes 0.50.2, whose `optim/optimizer.py` has the layout (`init_state`, `state_dict`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from ....ir.errors import CheckpointError
from ..engines.partition import PartitionedOptimizer
from ..storage import arrays_by_key, counts_steps
from .conversion import CODES, State, decoded

_NESTED = "__bnb_optimizer_quant_state__"  # where later versions have all but the count of steps
_BLOCK = 256
_OURS = f"dynamic8({_BLOCK})"


@dataclass(frozen=True, slots=True)
class _Coded:
    codes: Tensor
    map: Tensor
    scales: Tensor

    @property
    def numbers(self) -> Tensor:
        found = self.map.index_select(0, self.codes.flatten().int())
        scales = self.scales.repeat_interleave(_BLOCK)[: found.numel()]
        return (found * scales).reshape(self.codes.shape)


def from_bitsandbytes(owner: PartitionedOptimizer, saved: Mapping[str, Any]) -> Mapping[str, Any]:
    """Convert a state dict of bitsandbytes to torch's form. Raises CheckpointError."""
    known = [state for state in saved["state"].values() if isinstance(state, Mapping)]
    if not any(_NESTED in state or "qmap1" in state for state in known):
        return saved
    rows = [
        {**{k: row.get(k, v) for k, v in own.items()}, "params": row["params"]}
        for own, row in zip(owner.param_groups, saved["param_groups"], strict=True)
    ]
    states, codes = dict[Any, State](), dict[Any, State]()
    for number, group in enumerate(owner.merged(rows)):
        binding, codecs = owner.binding_in(group), owner.codecs_in(group)
        keys, alike = arrays_by_key(binding), {k for k, c in codecs.items() if str(c) == _OURS}
        for index in filter(saved["state"].get, rows[number]["params"]):
            state = saved["state"][index]
            found = _by_key(state, keys, f"parameter {index} of group {number}")
            count = {"step": state["step"]} if counts_steps(binding) else {}
            numbers = {k: v.numbers if isinstance(v, _Coded) else v for k, v in found.items()}
            states[index], codes[index] = {**count, **numbers}, {}
            for key, value in found.items():
                if isinstance(value, _Coded) and key in alike:
                    codes[index] |= {key: value.codes, f"{key}_scale": value.scales}
    _keep_codes(owner, rows, states, codes)
    return {**saved, "param_groups": rows, "state": states}


def _keep_codes(
    owner: PartitionedOptimizer, rows: Sequence[State], states: State, codes: Mapping[Any, State]
) -> None:
    """Keep the codes whose values our codec reads as bitsandbytes' map does (case 1)."""
    coded = [{**row, CODES: _OURS} for row in rows]
    read = decoded(owner, {"param_groups": coded, "state": codes})["state"]
    for index, parts in codes.items():
        for key, number in read[index].items():
            theirs = states[index][key].to(number.device)
            if torch.allclose(number, theirs, rtol=1e-5, atol=1e-38, equal_nan=True):
                states[index] |= {k: v for k, v in parts.items() if k in (key, f"{key}_scale")}


def _by_key(
    state: Mapping[str, Any], keys: Sequence[str], where: str
) -> dict[str, Tensor | _Coded]:
    """A parameter's states by torch's keys. Raises CheckpointError."""
    flat = {**state, **state.get(_NESTED, {})}
    count = 2 if "state2" in flat else 1
    if count != len(keys):
        raise CheckpointError(
            f"{where}: bitsandbytes has {count} states of it, and here it has {len(keys)} "
            f"({', '.join(keys)}): make the optimizer of the same kind, with the same options"
        )
    found: dict[str, Tensor | _Coded] = {}
    for number, key in enumerate(keys, 1):
        value = flat[f"state{number}"]
        found[key] = value if value.is_floating_point() else _coded(flat, number, where)
    return found


def _coded(state: Mapping[str, Any], number: int, where: str) -> _Coded:
    codes, scales = state[f"state{number}"], state.get(f"absmax{number}")
    blocks = -(-codes.numel() // _BLOCK)
    if not isinstance(scales, Tensor) or scales.numel() != blocks:
        given = f"{scales.numel()} numbers" if isinstance(scales, Tensor) else "none"
        raise CheckpointError(
            f"{where}: 'state{number}' of bitsandbytes has {codes.numel()} codes: expected blocks "
            f"of {_BLOCK}, with {blocks} numbers in 'absmax{number}', got {given}: save it with "
            f"states of 32 bits"
        )
    return _Coded(codes, state[f"qmap{number}"], scales)
