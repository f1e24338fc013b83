"""Positive-negative momentum."""

from ..ir.frontend.trace import sqrt, update, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2103.17182")
def pnm(param, grad, m=zeros, prev=zeros, *, lr=1e-3, beta1=0.9, beta0=1.0, weight_decay=0.0):
    """Momentum from two averages that take turns: one with more weight than 1, less the other.

        m, prev <- beta1^2 prev + (1 - beta1^2) grad, m
        d       = ((1 + beta0) m - beta0 prev) / sqrt((1 + beta0)^2 + beta0^2)
        param   <- (1 - lr weight_decay) param - lr d

    State: m and prev, the averages of this step's and of the last step's turn.
    Deviations: weight_decay, decoupled, is the authors' code's addition.
    Source: Xie et al., "Positive-negative momentum: manipulating gradient noise", ICML 2021.
    Code: zeke-xie/Positive-Negative-Momentum 9ffd201fd2 pnm_optim/pnm.py
    """
    new = ema(prev, grad, beta1 * beta1)
    noise = sqrt((1.0 + beta0) ** 2 + beta0**2)
    direction = (1.0 + beta0) * new - beta0 * m
    param = (1.0 - lr * weight_decay) * param - lr / noise * direction
    return update(param=param, m=new, prev=m)
