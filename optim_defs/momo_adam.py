"""MoMo-Adam."""

from ..ir.frontend.trace import maximum, minimum, sqrt, step, update, zeros
from ..ir.types import GROUP, STEP, TENSOR
from .blocks import debias, ema, quotient
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2305.07583")
def momo_adam(
    param, grad, m=zeros, v=zeros, typical=zeros[GROUP], offset=zeros[TENSOR], t=step,
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
        rate    = min(lr / c, gap / (m . d))
        param   <- (param - rate d) / k

    State: m and v, the averages of the gradient and of its square; typical, that of the loss, one
    a group; offset, that of a tensor's product; t, the number of this step. In gap and rate offset
    and products are those of all tensors together; loss is to be set before each step.
    Deviations: the lower bound is not adapted, as by the authors' code's default. optax's divides
    by k before the step.
    Source: Schaipp et al., "MoMo: momentum models for adaptive learning rates", ICML 2024.
    Code: fabian-sp/MoMo 7be52f2227 momo/momo_adam.py
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    typical = beta1 * typical + (1.0 - beta1) * loss
    offset = ema(offset, grad.dot(param, TENSOR), beta1)
    d = m / (sqrt(debias(v, beta2, t)) + eps)
    c, k = 1.0 - beta1**t, 1.0 + lr * weight_decay
    gap = k * (typical - c * lower_bound - offset.sum(STEP)) + m.dot(param, STEP)
    rate = minimum(lr / c, quotient(maximum(gap, 0.0), m.dot(d, STEP)))
    param = (param - rate * d) * (1.0 / k)
    return update(param=param, m=m, v=v, typical=typical, offset=offset)
