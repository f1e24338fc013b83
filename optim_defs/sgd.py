"""Stochastic gradient descent."""

from ..ir.frontend.trace import update
from .declare import optimizer


@optimizer(paper="https://doi.org/10.1214/aoms/1177729586")
def sgd(param, grad, *, lr=1e-3, weight_decay=0.0):
    """Stochastic gradient descent; torch's SGD without momentum.

        param <- param - lr (grad + weight_decay param)

    State: none.
    Deviations: weight_decay, an L2 penalty, is torch's addition.
    Source: Robbins & Monro, "A stochastic approximation method", 1951.
    Code: pytorch/pytorch v2.13.0 torch/optim/sgd.py
    """
    grad = grad + weight_decay * param
    return update(param=param - lr * grad)
