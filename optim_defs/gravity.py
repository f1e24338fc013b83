"""Gravity."""

from ..ir.frontend.trace import step, update, zeros
from ..ir.types import TENSOR
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2101.09192")
def gravity(param, grad, v=zeros, t=step, *, lr=1e-2, beta=0.9):
    """A rolling ball on a slope: large gradients of a tensor are damped by the largest of them.

        z     = grad / (1 + (grad max|grad|)^2)
        b     = (beta t + 1) / (t + 2)
        v     <- b v + (1 - b) z
        param <- param - lr v

    State: v, the velocity; t, the number of this step.
    Deviations: v starts at 0, in the paper at random.
    Source: Bahrami & Pourbahrami Zadeh, "Gravity optimizer", 2021.
    Code: dariush-bahrami/gravity.optimizer c4537d7bf9 implementations/gravity_optimizer_pytorch.py
    """
    damped = grad / (1.0 + (grad * grad.absmax(TENSOR)) ** 2)
    v = ema(v, damped, (beta * t + 1.0) / (t + 2.0))
    return update(param=param - lr * v, v=v)
