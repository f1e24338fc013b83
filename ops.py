"""The documented fused operators, called on arrays: one kernel, in place."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from .compiler import compile_spec
from .optim_defs import get
from .runtime.optimizer import Optimizer

_KEPT = 256  # sets of arrays whose bindings are kept
_bound: OrderedDict[tuple[int, ...], tuple[Optimizer, tuple[Any, ...]]] = OrderedDict()


def fused_adam_op(
    param: Any,
    moment1: Any,
    moment2: Any,
    grad: Any,
    lr: float,
    beta1: float,
    beta2: float,
    eps: float,
) -> None:
    """Adam without bias correction, in place on param, moment1 and moment2 (f32 arrays).

    moment1 = beta1 moment1 + (1 - beta1) grad;  moment2 = beta2 moment2 + (1 - beta2) grad^2;
    param = param - lr moment1 / (sqrt(moment2) + eps). Raises BindError, TypeError or
    ValueError for what does not fit, and then touches nothing.
    """
    optimizer = _binding(param, moment1, moment2)
    group = optimizer.groups[0]
    for name, value in (("lr", lr), ("beta1", beta1), ("beta2", beta2), ("eps", eps)):
        if group[name] != value:
            group[name] = value
    optimizer.step([grad])


def _binding(param: Any, moment1: Any, moment2: Any) -> Optimizer:
    """The optimizer over these very arrays; looked up by identity, so a repeated call is cheap."""
    arrays = (param, moment1, moment2)
    key = tuple(map(id, arrays))
    if key not in _bound:
        states = [{"moment1": moment1, "moment2": moment2}]
        spec = get("fused_adam_op")
        optimizer = Optimizer([param], spec, compiler=compile_spec, states=states)
        _bound[key] = optimizer, arrays  # held, so that an identity is never used again
        if len(_bound) > _KEPT:
            _bound.popitem(last=False)
    return _bound[key][0]
