"""The programs of 0/1 Adam: of steps that update the variance, of steps that do not, of meetings.

together, the variance too    param, m, v <- Adam's, u <- 0, anchor <- param            36 bytes
together or alone             param, m <- Adam's, v as it is, u <- u + how far it went  32 bytes
a meeting                     param, anchor, m, u <- by the mean of u that has come     25 bytes
"""

from __future__ import annotations

from typing import Any

from ...ir.frontend.trace import (
    Result,
    as_stored,
    aux,
    isfinite,
    optimizer,
    sqrt,
    update,
    where,
    zeros,
)


@optimizer
def zero_one_adam(
    param: Any, grad: Any, m: Any = zeros, v: Any = zeros, u: Any = zeros, anchor: Any = zeros,
    *, lr: Any = 1e-3, beta1: Any = 0.9, beta2: Any = 0.999, eps: Any = 1e-8,
    weight_decay: Any = 0.0,
) -> Result:  # fmt: skip
    """A step that all ranks take alike, and that updates the variance."""
    m = beta1 * m + (1.0 - beta1) * grad
    v = beta2 * v + (1.0 - beta2) * grad * grad
    moved = param - lr * (m / (sqrt(v) + eps) + weight_decay * param)
    return update(param=moved, m=m, v=v, u=0.0, anchor=moved)


@optimizer
def with_variance_as_it_is(
    param: Any, grad: Any, v: Any = aux, m: Any = zeros, u: Any = zeros,
    *, lr: Any = 1e-3, beta1: Any = 0.9, eps: Any = 1e-8, weight_decay: Any = 0.0,
) -> Result:  # fmt: skip
    """A step that leaves the variance; u is how far it has gone since ranks met."""
    m = beta1 * m + (1.0 - beta1) * grad
    moved = lr * (m / (sqrt(v) + eps) + weight_decay * param)
    return update(param=param - moved, m=m, u=u + moved)


@optimizer
def scaled_with_feedback(
    param: Any, grad: Any, v: Any = aux, residual: Any = aux, left: Any = zeros,
    *, eps: Any = 1e-8,
) -> Result:  # fmt: skip
    """A rank's u, which is grad here, as a sum of momenta, and the residual of the last one."""
    total = grad * (sqrt(v) + eps) + residual
    lost = total - as_stored(total, param)
    return update(param=total, left=where(isfinite(lost), lost, residual))


@optimizer
def meet(
    param: Any, grad: Any, v: Any = aux, m: Any = zeros, u: Any = zeros, anchor: Any = zeros,
    *, rates: Any = 1.0, eps: Any = 1e-8,
) -> Result:  # fmt: skip
    """All ranks go from the anchor by the mean of sums of momenta, which is grad here."""
    moved = anchor - grad / (sqrt(v) + eps)
    return update(param=moved, m=grad / rates, u=0.0, anchor=moved)
