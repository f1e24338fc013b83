"""Quasi-hyperbolic momentum."""

from ..ir.frontend.trace import update, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1810.06801")
def qhm(param, grad, m=zeros, *, lr=1e-3, beta=0.999, nu=0.7, weight_decay=0.0):
    """Gradient descent by a mean of the gradient and of its average.

        g     = grad + weight_decay param
        m     <- beta m + (1 - beta) g
        param <- param - lr ((1 - nu) g + nu m)

    State: m, the average of the gradient.
    Deviations: weight_decay, an L2 penalty, is the authors' code's addition.
    Source: Ma & Yarats, "Quasi-hyperbolic momentum and Adam for deep learning", ICLR 2019.
    Code: facebookresearch/qhoptim e81dea3f27 qhoptim/pyt/qhm.py
    """
    grad = grad + weight_decay * param
    m = ema(m, grad, beta)
    return update(param=param - lr * ((1.0 - nu) * grad + nu * m), m=m)
