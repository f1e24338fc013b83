"""Accelerated stochastic gradient descent."""

from ..ir.frontend.trace import copy_of_param, update
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1803.05591")
def accsgd(
    param, grad, average=copy_of_param, *, lr=1e-3, kappa=1000.0, xi=10.0, weight_decay=0.0
):  # fmt: skip
    """Gradient descent drawn to an average of points that took far longer steps.

        g       = grad + weight_decay param
        b       = 0.49 xi / kappa
        average <- (1 - b) average + b (param - lr kappa / 0.7 g)
        z       = 0.7 / (0.7 + b)
        param   <- z (param - lr g) + (1 - z) average

    State: average, which starts as the parameters.
    Deviations: weight_decay, an L2 penalty, is the authors' code's addition.
    Source: Kidambi et al., "On the insufficiency of existing momentum schemes", ICLR 2018.
    Code: rahulkidambi/AccSGD 5783b2c29e AccSGD.py
    """
    grad = grad + weight_decay * param
    far = 0.49 * xi / kappa
    average = ema(average, param - lr * kappa / 0.7 * grad, 1.0 - far)
    return update(param=ema(param - lr * grad, average, 0.7 / (0.7 + far)), average=average)
