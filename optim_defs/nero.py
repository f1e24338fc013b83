"""Nero."""

from ..ir.frontend.trace import norm, sqrt, step, update, where, zeros
from ..ir.types import TENSOR, UNIT
from .blocks import debias, ema, quotient
from .declare import optimizer


def _balanced(param, eps):
    """Each unit's weights with mean 0 and norm 1."""
    centred = param - param.mean(UNIT)
    size = norm(centred, UNIT) + eps
    return where(size == 0.0, 0.0, centred / size)


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2102.07227")
def nero(
    param, grad, unit=zeros[UNIT], t=step, *, lr=1e-2, beta=0.999, eps=0.0
):  # fmt: skip
    """Every neuron turns by about lr; its weights keep mean 0 and norm 1.

        param <- b(param)                                            at the first step
        unit  <- beta unit + (1 - beta) |grad|^2                     each unit
        param <- b(param - lr grad / (sqrt(unit / (1 - beta^t)) + eps))
        b(w)  = (w - mean(w)) / (|w - mean(w)| + eps)                each unit

    State: unit, the average squared norm of each unit's gradient; t, the number of this step;
    for tensors of rank below 2, whose elements are units and are not balanced, v, the average
    squared gradient, and scale, mean(|param|) at the first step, 0.01 if 0, by which lr counts.
    Deviations: as in the authors' code, in which parameters are balanced before the first step, a
    quotient of 0 / 0 is 0 for a gradient alone, and there is no eps: pytorch_optimizer's is 1e-8.
    Source: Liu et al., "Learning by turning: neural architecture aware optimisation", ICML 2021.
    Code: jxbz/nero 32436c0305 nero.py
    """
    param = where(t == 1.0, _balanced(param, eps), param)
    unit = ema(unit, grad.sumsq(UNIT), beta)
    param = param - lr * quotient(grad, sqrt(debias(unit, beta, t)) + eps)
    return update(param=_balanced(param, eps), unit=unit)


@nero.variant("rank < 2")
def scaled(
    param, grad, v=zeros, scale=zeros[TENSOR], t=step, *, lr, beta, eps
):  # fmt: skip
    """Each element turns by about lr scale."""
    size = abs(param).mean(TENSOR)
    scale = where(t == 1.0, where(size == 0.0, 0.01, size), scale)
    v = ema(v, grad * grad, beta)
    move = lr * scale * quotient(grad, sqrt(debias(v, beta, t)) + eps)
    return update(param=param - move, v=v, scale=scale)
