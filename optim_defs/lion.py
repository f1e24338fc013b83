"""Lion."""

from ..ir.frontend.trace import sign, update, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2302.06675")
def lion(param, grad, m=zeros, *, lr=1e-4, beta1=0.9, beta2=0.99, weight_decay=0.0):
    """Evolved sign momentum: every element moves by lr.

        param <- param - lr (sign(beta1 m + (1 - beta1) grad) + weight_decay param)
        m     <- beta2 m + (1 - beta2) grad

    State: m, the average of the gradient.
    Deviations: none.
    Source: Chen et al., "Symbolic discovery of optimization algorithms", NeurIPS 2023.
    Code: google/automl 6a54c8741e lion/lion_pytorch.py
    """
    direction = sign(ema(m, grad, beta1)) + weight_decay * param
    return update(param=param - lr * direction, m=ema(m, grad, beta2))
