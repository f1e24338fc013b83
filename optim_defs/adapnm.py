"""Adaptive positive-negative momentum."""

from ..ir.frontend.trace import maximum, sqrt, step, update, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2103.17182")
def adapnm(
    param, grad, m=zeros, prev=zeros, v=zeros, vmax=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, beta0=1.0, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Adam with the largest v so far and positive-negative momentum.

        m, prev <- beta1^2 prev + (1 - beta1^2) grad, m
        v       <- beta2 v + (1 - beta2) grad^2
        vmax    <- max(vmax, v)
        d       = ((1 + beta0) m - beta0 prev) / sqrt((1 + beta0)^2 + beta0^2)
        param   <- (1 - lr weight_decay) param
        param   <- param - lr d / (1 - beta1^t) / (sqrt(vmax / (1 - beta2^t)) + eps)

    State: m and prev, the averages of this step's and of the last step's turn; v, the average of
    the squared gradient, and vmax, its largest; t, the number of this step.
    Deviations: weight_decay, decoupled, is the authors' code's addition.
    Source: Xie et al., "Positive-negative momentum: manipulating gradient noise", ICML 2021.
    Code: zeke-xie/Positive-Negative-Momentum 9ffd201fd2 pnm_optim/adapnm.py
    """
    new = ema(prev, grad, beta1 * beta1)
    v = ema(v, grad * grad, beta2)
    vmax = maximum(vmax, v)
    noise = sqrt((1.0 + beta0) ** 2 + beta0**2)
    direction = ((1.0 + beta0) * new - beta0 * m) / (sqrt(debias(vmax, beta2, t)) + eps)
    param = (1.0 - lr * weight_decay) * param
    param = param - lr / (1.0 - beta1**t) / noise * direction
    return update(param=param, m=new, prev=m, v=v, vmax=vmax)
