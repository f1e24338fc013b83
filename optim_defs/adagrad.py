"""Adagrad."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from .declare import optimizer


@optimizer(paper="https://jmlr.org/papers/v12/duchi11a.html")
def adagrad(
    param, grad, total=zeros, t=step,
    *, lr=1e-2, lr_decay=0.0, initial_accumulator_value=0.0, eps=1e-10, weight_decay=0.0,
):  # fmt: skip
    """Adagrad: the learning rate of each element falls with the squares it has seen.

        g     = grad + weight_decay param
        total <- total + g^2
        s     = total + initial_accumulator_value
        param <- param - lr / (1 + (t - 1) lr_decay) g / (sqrt(s) + eps)

    State: total, the sum of the squared gradients; t, the number of this step.
    Deviations: lr_decay, weight_decay, an L2 penalty, and the initial value, which total does
    not hold here, are torch's additions.
    Source: Duchi et al., "Adaptive subgradient methods", JMLR 2011.
    Code: pytorch/pytorch v2.13.0 torch/optim/adagrad.py
    """
    grad = grad + weight_decay * param
    total = total + grad * grad
    rate = lr / (1.0 + (t - 1.0) * lr_decay)
    typical = sqrt(total + initial_accumulator_value)
    return update(param=param - rate * grad / (typical + eps), total=total)
