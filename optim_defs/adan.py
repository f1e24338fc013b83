"""Adan."""

from ..ir.frontend.trace import sqrt, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2208.06677")
def adan(
    param, grad, m=zeros, diff=zeros, v=zeros, prev=zeros, t=step,
    *, lr=1e-3, beta1=0.98, beta2=0.92, beta3=0.99, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Nesterov's momentum without a look ahead: from how the gradient changes.

        c     = grad - prev                                          0 at the first step
        m     <- beta1 m + (1 - beta1) grad
        diff  <- beta2 diff + (1 - beta2) c
        v     <- beta3 v + (1 - beta3) (grad + beta2 c)^2
        d     = m / (1 - beta1^t) + beta2 diff / (1 - beta2^t)
        param <- param - lr d / (sqrt(v / (1 - beta3^t)) + eps)
        param <- param / (1 + lr weight_decay)
        prev  <- grad

    State: m, diff and v, the averages of the gradient, of its changes and of the square of both
    together; prev, the last gradient; t, the number of this step.
    Deviations: each beta is 1 minus the paper's; the corrections of the averages' start are the
    authors' code's.
    Source: Xie et al., "Adan: adaptive Nesterov momentum algorithm", TPAMI 2024.
    Code: sail-sg/Adan f0b1b81891 adan.py
    """
    change = grad - where(t == 1.0, grad, prev)
    ahead = grad + beta2 * change
    m = ema(m, grad, beta1)
    diff = ema(diff, change, beta2)
    v = ema(v, ahead * ahead, beta3)
    direction = debias(m, beta1, t) + beta2 * debias(diff, beta2, t)
    param = param - lr * (direction / (sqrt(debias(v, beta3, t)) + eps))
    param = param * (1.0 / (1.0 + lr * weight_decay))
    return update(param=param, m=m, diff=diff, v=v, prev=grad)
