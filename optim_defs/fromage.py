"""Fromage."""

from ..ir.frontend.trace import norm, update
from ..ir.types import TENSOR
from .blocks import trust_ratio
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2002.03432")
def fromage(param, grad, *, lr=1e-2):
    """Every tensor changes by the share lr of its norm, and does not grow.

        param <- (param - lr |param| / |grad| grad) / sqrt(1 + lr^2)

    State: none.
    Deviations: none; the ratio is 1 where a norm is 0.
    Source: Bernstein et al., "On the distance between two neural networks", NeurIPS 2020.
    Code: jxbz/fromage f36a277146 fromage.py
    """
    ratio = trust_ratio(norm(param, TENSOR), norm(grad, TENSOR))
    return update(param=(param - lr * ratio * grad) * (1.0 + lr * lr) ** -0.5)
