"""MoMo-Adam."""

from ..ir.frontend.trace import maximum, minimum, sqrt, step, update, where, zeros
from ..ir.types import GROUP, STEP
from .blocks import debias, ema
from .declare import optimizer

_TINY = 2.0**-52


@optimizer(paper="https://arxiv.org/abs/2305.07583")
def momo_adam(
    param, grad, m=zeros, v=zeros, typical=zeros[GROUP], offset=zeros[GROUP], t=step,
    *, loss, lr=1e-2, beta1=0.9, beta2=0.999, eps=1e-8, lower_bound=0.0, weight_decay=0.0,
):  # fmt: skip
    """Adam whose step ends where a model of the past losses is at the lower bound.

        m       <- beta1 m + (1 - beta1) grad
        v       <- beta2 v + (1 - beta2) grad^2
        typical <- beta1 typical + (1 - beta1) loss
        offset  <- beta1 offset + (1 - beta1) (grad . param)
        d       = m / (sqrt(v / (1 - beta2^t)) + eps)
        c       = 1 - beta1^t
        k       = 1 + lr weight_decay
        gap     = max(k (typical - c lower_bound - offset) + m . param, 0)
        rate    = min(lr / c, gap / (m . d)),  0 where m . d <= 2^-52
        param   <- param / k - rate d

    State: m and v, the averages of the gradient and of its square; typical, that of the loss,
    and offset, that of the products, each one a group; t, the number of this step. Products are
    those of all tensors together; loss is to be set before each step.
    Deviations: the lower bound is not adapted; the threshold is optax's.
    Source: Schaipp et al., "MoMo: momentum models for adaptive learning rates", ICML 2024.
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    typical = beta1 * typical + (1.0 - beta1) * loss
    offset = ema(offset, grad.dot(param, STEP), beta1)
    d = m / (sqrt(debias(v, beta2, t)) + eps)
    c, k, square = 1.0 - beta1**t, 1.0 + lr * weight_decay, m.dot(d, STEP)
    gap = maximum(k * (typical - c * lower_bound - offset) + m.dot(param, STEP), 0.0)
    rate = minimum(lr / c, where(square <= _TINY, 0.0, gap / square))
    param = param * (1.0 / k) - rate * d
    return update(param=param, m=m, v=v, typical=typical, offset=offset)
