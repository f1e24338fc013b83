"""Gradients of groups, divided by a scale each, and looked through for overflows: one launch."""

# pyright: reportMissingParameterType=false, reportUnknownParameterType=false
# (the signatures of definitions are the roles, the bodies the equations)

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..array_optimizer import Optimizer
from ..ir.frontend.trace import isfinite, optimizer, update, where, zeros
from ..ir.types import GROUP


@optimizer
def unscale_group(grad, overflow=zeros[GROUP], *, scale=1.0):
    """Divides the gradients of a group by its scale, and says whether one of them is not finite.

    grad     <- grad (1 / scale)
    overflow <- 0 if all(isfinite(grad)) in the group, else 1
    """
    finite = isfinite(grad).all(GROUP)
    return update(grad=grad * (1.0 / scale), overflow=where(finite, 0.0, 1.0))


class GroupUnscale:
    """The launch over the gradients of these groups of parameters, arrays or tensors."""

    def __init__(self, groups: Sequence[Sequence[Any]]) -> None:
        self._step = Optimizer([{"params": [_array(p) for p in g]} for g in groups], unscale_group)

    def run(self, gradients: Sequence[Sequence[Any]], scales: Sequence[Any]) -> list[bool]:
        """Divides them in place; which groups have overflowed. Raises BindError."""
        for group, scale in zip(self._step.groups, scales, strict=True):
            group["scale"] = float(scale)
        self._step.step([_array(grad) for mine in gradients for grad in mine])
        flags = np.ravel(self._step.numbers["overflow"])
        given = [any(grad is not None for grad in mine) for mine in gradients]
        return [bool(flag) and there for flag, there in zip(flags, given, strict=True)]


def _array(value: Any) -> Any:
    """The array, or a tensor's own memory as one."""
    return (
        None if value is None else np.asarray(value.detach() if hasattr(value, "detach") else value)
    )
