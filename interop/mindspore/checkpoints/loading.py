"""States by MindSpore's names into an optimizer: from a checkpoint of its, read as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..tensor import Array, as_array
from .named_states import Holder

_STEPS = ("global_step", "state_step", "step_t", "afactor_step")


def load_param_into_net(net: Any, parameter_dict: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """Copies parameters, states, learning rates and the step into an optimizer of nn.

    Returns the names of the optimizer's that the dict lacks, and of the dict's that are not the
    optimizer's. Numbers that follow from the step are not read. Raises TypeError, RuntimeError
    for another shape; then nothing has changed.
    """
    holder = getattr(net, "opt", net)  # of LARS
    if not isinstance(holder, Holder):
        raise TypeError(f"load_param_into_net: expected an optimizer, got {net!r}")
    known = holder.parameters_dict()
    given = {name: as_array(value) for name, value in parameter_dict.items()}
    found = {n: _fitting(n, given[n], p.asnumpy()) for n, p in known.items() if n in given}
    holder.take(found, next((int(found[n].item()) for n in _STEPS if n in found), None))
    lacking = [name for name in known if name not in given]
    return lacking, [name for name in given if name not in known]


def _fitting(name: str, value: Array, held: Array) -> Array:
    if value.shape != held.shape and not value.size == held.size == 1:
        raise RuntimeError(
            f"load_param_into_net: '{name}' has the shape {held.shape} here, but {value.shape} in "
            f"the dict"
        )
    return np.reshape(value, held.shape)
