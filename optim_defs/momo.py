"""MoMo."""

from ..ir.frontend.trace import maximum, minimum, step, update, where, zeros
from ..ir.types import GROUP, STEP
from .blocks import ema
from .declare import optimizer

_TINY = 2.0**-52


@optimizer(paper="https://arxiv.org/abs/2305.07583")
def momo(
    param, grad, m=zeros, typical=zeros[GROUP], offset=zeros[GROUP], t=step,
    *, loss, lr=1.0, momentum=0.9, lower_bound=0.0, weight_decay=0.0,
):  # fmt: skip
    """Momentum whose step ends where a model of the past losses is at the lower bound.

        b       = momentum,  0 at the first step
        m       <- b m + (1 - b) grad
        typical <- b typical + (1 - b) loss
        offset  <- b offset + (1 - b) (grad . param)
        k       = 1 + lr weight_decay
        gap     = max(k (typical - lower_bound - offset) + m . param, 0)
        rate    = min(lr, gap / |m|^2),  0 where |m|^2 <= 2^-52
        param   <- param / k - rate m

    State: m, the average of the gradient; typical, that of the loss, and offset, that of the
    products, each one a group; t, the number of this step. Products and norm are those of all
    tensors together; loss is to be set before each step.
    Deviations: the lower bound is not adapted; the threshold is optax's.
    Source: Schaipp et al., "MoMo: momentum models for adaptive learning rates", ICML 2024.
    """
    b = where(t == 1.0, 0.0, momentum)
    m = ema(m, grad, b)
    typical = b * typical + (1.0 - b) * loss
    offset = ema(offset, grad.dot(param, STEP), b)
    k, square = 1.0 + lr * weight_decay, m.sumsq(STEP)
    gap = maximum(k * (typical - lower_bound - offset) + m.dot(param, STEP), 0.0)
    rate = minimum(lr, where(square <= _TINY, 0.0, gap / square))
    return update(param=param * (1.0 / k) - rate * m, m=m, typical=typical, offset=offset)
