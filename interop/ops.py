"""The documented fused operators, called on arrays: one kernel, in place."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from ..array_optimizer import Optimizer
from ..optim_defs import get

__all__ = ["fused_adam_op", "fused_adam_weight_decay"]

_KEPT = 256  # sets of arrays whose bindings are kept
_bound: OrderedDict[tuple[str | int, ...], tuple[Optimizer, tuple[Any, ...]]] = OrderedDict()


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
    ValueError for arrays that do not fit, and then touches nothing.
    """
    numbers = {"lr": lr, "beta1": beta1, "beta2": beta2, "eps": eps}
    _stepped("fused_adam_op", (param, moment1, moment2), ("moment1", "moment2"), grad, numbers)


def fused_adam_weight_decay(
    param: Any,
    moment1: Any,
    moment2: Any,
    grad: Any,
    lr: float,
    beta1: float,
    beta2: float,
    eps: float,
    weight_decay: float,
) -> None:
    """Adam without bias correction, with a decay of its own, in place (f32 arrays).

    The moments as in `fused_adam_op`;
    param = param - lr (moment1 / (sqrt(moment2) + eps) + weight_decay param). Raises BindError,
    TypeError or ValueError for arrays that do not fit, and then touches nothing.
    """
    numbers = {"lr": lr, "beta1": beta1, "beta2": beta2, "eps": eps, "weight_decay": weight_decay}
    _stepped("adam_weight_decay", (param, moment1, moment2), ("m", "v"), grad, numbers)


def _stepped(
    name: str, arrays: tuple[Any, ...], roles: tuple[str, ...], grad: Any, numbers: dict[str, float]
) -> None:
    optimizer = _binding(name, arrays, roles)
    group = optimizer.groups[0]
    for number, value in numbers.items():
        if group[number] != value:
            group[number] = value
    optimizer.step([grad])


def _binding(name: str, arrays: tuple[Any, ...], roles: tuple[str, ...]) -> Optimizer:
    """The optimizer over these very arrays; looked up by identity, so a repeated call is cheap."""
    key = (name, *map(id, arrays))
    if key not in _bound:
        states = [dict(zip(roles, arrays[1:], strict=True))]
        optimizer = Optimizer([arrays[0]], get(name), states=states)
        _bound[key] = optimizer, arrays  # held, so that an identity is never used again
        if len(_bound) > _KEPT:
            _bound.popitem(last=False)
    return _bound[key][0]
