"""ROSE."""

from ..ir.frontend.trace import sign, sqrt, update, where
from ..ir.types import TENSOR, UNIT
from .declare import optimizer


def _or_one(size):
    """The divisor, and 1 for 0."""
    return where(size == 0.0, 1.0, size)


@optimizer(when="rank >= 2", paper="https://github.com/MatthewK78/Rose")
def rose(param, grad, *, lr=1e-3):
    """Range-of-slice equilibration: gradients divided by their range, without any state.

        g     = grad - mean(grad)                                    each unit
        r     = |max(g)| - min(g)                                    each unit
        c     = mean(r) / (std(r) + mean(r))
        param <- param - lr g / (mean(r) + c (r - mean(r))),    g where the divisor is 0

    State: none.
    Deviations: none; a vector is divided by its own |max| - min, a number by its size.
    Source: Keil, "Rose: range-of-slice equilibration", 2025.
    """
    grad = grad - grad.mean(UNIT)
    spread = abs(grad.max(UNIT)) - grad.min(UNIT)
    mean = spread.mean(TENSOR)
    trust = mean / _or_one(mean + sqrt(((spread - mean) ** 2).mean(TENSOR)))
    return update(param=param - lr * (grad / _or_one(mean + trust * (spread - mean))))


@rose.variant("rank == 1")
def vector(param, grad, *, lr):
    """One range."""
    return update(param=param - lr * (grad / _or_one(abs(grad.max(TENSOR)) - grad.min(TENSOR))))


@rose.variant("rank == 0")
def number(param, grad, *, lr):
    """Only the sign is left."""
    return update(param=param - lr * sign(grad))
