"""Stages that a user might write: a guard beside what is updated always, in every kind of place."""

from __future__ import annotations

from typing import Any

from stepfuse.ir.frontend.trace import forward, guard, isfinite, update_always, zeros
from stepfuse.ir.types import STEP, TENSOR
from stepfuse.optim_defs.declare import optimizer


@optimizer
def watched(grad: Any, seen: Any = zeros, turn: Any = zeros[STEP]) -> Any:
    """Skips every second step by a number; what is seen of each gradient is kept always."""
    seen = 0.9 * seen + 0.1 * grad
    return guard(turn < 1.0) | update_always(seen=seen, turn=1.0 - turn)


@optimizer
def recorded(param: Any, grad: Any, seen: Any = zeros, last: Any = zeros) -> Any:
    """Skips a step with a gradient that is not finite; keeps parameters and gradients always."""
    finite = isfinite(grad).all(STEP)
    kept = update_always(seen=0.5 * seen + param, last=grad) | forward(grad=grad * 0.5)
    return guard(finite) | kept


@optimizer
def measured(grad: Any, norm: Any = zeros[TENSOR], m: Any = zeros) -> Any:
    """Skips by the size of all gradients; keeps sums of tensors and a mean always."""
    small = (grad * grad).sum(STEP) < 3000.0
    always = update_always(norm=norm + grad.sum(TENSOR), m=m + grad)
    return guard(small) | always | forward(grad=grad + 0.1 * m)


USER_STAGES = (watched, recorded, measured)
