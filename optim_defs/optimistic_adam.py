"""Optimistic Adam."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from .blocks import adam_rate, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1711.00141")
def optimistic_adam(
    param, grad, m=zeros, v=zeros, previous=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, strength=1.0,
):  # fmt: skip
    """Adam that expects its direction to change once more as it just did.

        m        <- beta1 m + (1 - beta1) grad
        v        <- beta2 v + (1 - beta2) grad^2
        d        = m / (sqrt(v) + eps)
        rate     = lr sqrt(1 - beta2^t) / (1 - beta1^t)
        param    <- param - rate (d + strength (d - previous))
        previous <- d

    State: m and v, the averages of the gradient and of its square; previous, the last step's
    direction, 0 at the first; t, the number of this step.
    Deviations: strength is 1 in the paper, whose previous has the corrections of its own step; the
    authors' code, which does not order its copies of m and v, is read as the paper where it does
    not say whether they are the last step's. optax's first step has no change.
    Source: Daskalakis et al., "Training GANs with optimism", ICLR 2018.
    Code: vsyrgkanis/optimistic_GAN_training 395ba781d6 script/optimizer.py
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    direction = m / (sqrt(v) + eps)
    move = direction + strength * (direction - previous)
    param = param - adam_rate(lr, beta1, beta2, t) * move
    return update(param=param, m=m, v=v, previous=direction)
