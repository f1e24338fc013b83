"""Optimistic Adam."""

from ..ir.frontend.trace import sqrt, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1711.00141")
def optimistic_adam(
    param, grad, m=zeros, v=zeros, previous=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, strength=1.0,
):  # fmt: skip
    """Adam that expects its direction to change once more as it just did.

        m        <- beta1 m + (1 - beta1) grad
        v        <- beta2 v + (1 - beta2) grad^2
        d        = m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)
        change   = d - previous,  0 at the first step
        param    <- param - lr (d + strength change)
        previous <- d

    State: m and v, the averages of the gradient and of its square; previous, the last step's
    direction; t, the number of this step.
    Deviations: the paper's strength is 1.
    Source: Daskalakis et al., "Training GANs with optimism", ICLR 2018.
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)
    change = where(t == 1.0, 0.0, direction - previous)
    param = param - lr * (direction + strength * change)
    return update(param=param, m=m, v=v, previous=direction)
