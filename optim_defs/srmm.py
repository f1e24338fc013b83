"""SRMM."""

from ..ir.frontend.trace import floor, step, update, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2201.01652")
def srmm(
    param, grad, m=zeros, average=zeros, t=step, *, lr=1e-2, beta=0.5, memory_length=100.0
):  # fmt: skip
    """Gradient descent between two averages that take in less and less of what is new.

        w       = (t mod memory_length + 1)^-beta
        m       <- (1 - w) m + w grad
        average <- (1 - w) average + w param - lr m
        param   <- average

    State: m and average, those of the gradient and of the parameters; t, the number of this
    step.
    Deviations: average starts at zero, as in the authors' code: the first step scales the
    parameters by 2^-beta. The rule is their doubly averaged one.
    Source: Lyu, "Stochastic regularized majorization-minimization", 2022.
    """
    position = t - memory_length * floor(t / memory_length)
    kept = 1.0 - (position + 1.0) ** -beta
    m = ema(m, grad, kept)
    average = ema(average, param, kept) - lr * m
    return update(param=average, m=m, average=average)
