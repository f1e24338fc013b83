"""ROSE."""

from ..ir.frontend.trace import maximum, sign, sqrt, update, where
from ..ir.types import TENSOR, UNIT
from .declare import optimizer


def _or_one(size):
    """The divisor, and 1 for 0."""
    return where(size == 0.0, 1.0, size)


def _decayed(param, lr, weight_decay):
    """The parameter after its decay, which turns none around."""
    return maximum(0.0, 1.0 - lr * weight_decay) * param


@optimizer(when="rank >= 2", paper="https://github.com/MatthewK78/Rose")
def rose(param, grad, *, lr=1e-3, weight_decay=1e-4):
    """Range-of-slice equilibration: gradients divided by their range, without any state.

        g     = grad - mean(grad)                                    each unit
        r     = |max(g)| - min(g)                                    each unit
        c     = mean(r) / (std(r) + mean(r))
        param <- max(1 - lr weight_decay, 0) param
        param <- param - lr g / (mean(r) + c (r - mean(r))),    g where the divisor is 0

    State: none.
    Deviations: a vector is divided by its own |max| - min, a number by its size, as in the author's
    code; its wd_schedule is left out, and its f64 and its rounding of bf16 are `dtypes`.
    Source: Kieren, "Rose: range-of-slice equilibration", 2026.
    Code: MatthewK78/Rose 7d63e82f86 rose_opt.py
    """
    grad = grad - grad.mean(UNIT)
    spread = abs(grad.max(UNIT)) - grad.min(UNIT)
    mean = spread.mean(TENSOR)
    trust = mean / _or_one(mean + sqrt(((spread - mean) ** 2).mean(TENSOR)))
    direction = grad / _or_one(mean + trust * (spread - mean))
    return update(param=_decayed(param, lr, weight_decay) - lr * direction)


@rose.variant("rank == 1")
def vector(param, grad, *, lr, weight_decay):
    """One range."""
    direction = grad / _or_one(abs(grad.max(TENSOR)) - grad.min(TENSOR))
    return update(param=_decayed(param, lr, weight_decay) - lr * direction)


@rose.variant("rank == 0")
def number(param, grad, *, lr, weight_decay):
    """Only the sign is left."""
    return update(param=_decayed(param, lr, weight_decay) - lr * sign(grad))
