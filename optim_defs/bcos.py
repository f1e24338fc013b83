"""BCOS."""

from ..ir.frontend.trace import sqrt, step, update, where, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2507.08963")
def bcos(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.9, eps=1e-6, weight_decay=0.1,
):  # fmt: skip
    """The step that is best for each element alone: a momentum over its own typical size.

        m     <- beta1 m + (1 - beta1) grad,    grad at t = 1
        v     <- beta2 v + (1 - beta2) m^2,     grad^2 at t = 1
        param <- (1 - lr weight_decay) param - lr m / (sqrt(v) + eps)

    State: m and v, the averages of the gradient and of m's square; t, the number of this step.
    Deviations: none; of the paper's three rules it is the one with a moving average of the
    momentum's square, decoupled decay and blocks of one element.
    Source: Jiang & Xiao, "Stochastic approximation with block coordinate optimal stepsizes", 2025.
    Code: facebookresearch/bcos d617b5c362 bcos.py
    """
    m = where(t > 1.0, ema(m, grad, beta1), grad)
    v = where(t > 1.0, ema(v, m * m, beta2), m * m)
    param = (1.0 - lr * weight_decay) * param
    return update(param=param - lr * m / (sqrt(v) + eps), m=m, v=v)
