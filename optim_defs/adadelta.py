"""Adadelta."""

from ..ir.frontend.trace import sqrt, update, zeros
from .blocks import ema_of_square
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1212.5701")
def adadelta(
    param, grad, v=zeros, moved=zeros, *, lr=1.0, rho=0.9, eps=1e-6, weight_decay=0.0
):  # fmt: skip
    """Adadelta: steps as long as the last ones were, for gradients as large as the last ones.

        g     = grad + weight_decay param
        v     <- rho v + (1 - rho) g^2
        d     = sqrt(moved + eps) / sqrt(v + eps) g
        moved <- rho moved + (1 - rho) d^2
        param <- param - lr d

    State: v and moved, the average squares of the gradient and of the step.
    Deviations: lr, which the paper does without, and weight_decay, an L2 penalty, are torch's.
    Source: Zeiler, "ADADELTA: an adaptive learning rate method", 2012.
    Code: pytorch/pytorch v2.13.0 torch/optim/adadelta.py
    """
    grad = grad + weight_decay * param
    v = ema_of_square(v, grad, rho)
    direction = sqrt(moved + eps) / sqrt(v + eps) * grad
    moved = ema_of_square(moved, direction, rho)
    return update(param=param - lr * direction, v=v, moved=moved)
