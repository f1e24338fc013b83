"""MoMo."""

from ..ir.frontend.trace import maximum, minimum, step, update, where, zeros
from ..ir.types import GROUP, STEP, TENSOR
from .blocks import ema, quotient
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2305.07583")
def momo(
    param, grad, m=zeros, typical=zeros[GROUP], offset=zeros[TENSOR], t=step,
    *, loss, lr=1.0, momentum=0.9, lower_bound=0.0, weight_decay=0.0,
):  # fmt: skip
    """Momentum whose step ends where a model of the past losses is at the lower bound.

        b       = momentum,  0 at the first step
        m       <- b m + (1 - b) grad
        typical <- b typical + (1 - b) loss
        offset  <- b offset + (1 - b) (grad . param)
        k       = 1 + lr weight_decay
        gap     = max(k (typical - lower_bound - offset) + m . param, 0)
        rate    = min(lr, gap / |m|^2)
        param   <- (param - rate m) / k

    State: m, the average of the gradient; typical, that of the loss, one a group; offset, that of
    a tensor's product; t, the number of this step. In gap and rate offset, product and norm are
    those of all tensors together; loss is to be set before each step.
    Deviations: the lower bound is not adapted, and averages start as the first values, as by the
    authors' code's defaults. optax's divides by k before the step.
    Source: Schaipp et al., "MoMo: momentum models for adaptive learning rates", ICML 2024.
    Code: fabian-sp/MoMo 7be52f2227 momo/momo.py
    """
    b = where(t == 1.0, 0.0, momentum)
    m = ema(m, grad, b)
    typical = b * typical + (1.0 - b) * loss
    offset = ema(offset, grad.dot(param, TENSOR), b)
    k = 1.0 + lr * weight_decay
    gap = k * (typical - lower_bound - offset.sum(STEP)) + m.dot(param, STEP)
    rate = minimum(lr, quotient(maximum(gap, 0.0), m.sumsq(STEP)))
    return update(param=(param - rate * m) * (1.0 / k), m=m, typical=typical, offset=offset)
