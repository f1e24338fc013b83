"""Adamax."""

from ..ir.frontend.trace import maximum, step, update, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1412.6980")
def adamax(
    param, grad, m=zeros, u=zeros, t=step,
    *, lr=2e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Adam in the infinity norm: steps are normalised by the largest recent gradient.

        g     = grad + weight_decay param
        m     <- beta1 m + (1 - beta1) g
        u     <- max(beta2 u, |g| + eps)
        param <- param - lr m / (1 - beta1^t) / u

    State: m, the average of the gradient; u, its fading maximum; t, the number of this step.
    Deviations: eps inside the maximum and weight_decay, an L2 penalty, are torch's additions.
    Source: Kingma & Ba, "Adam: a method for stochastic optimization", ICLR 2015, section 7.1.
    Code: pytorch/pytorch v2.13.0 torch/optim/adamax.py
    """
    grad = grad + weight_decay * param
    m = ema(m, grad, beta1)
    u = maximum(beta2 * u, abs(grad) + eps)
    return update(param=param - lr * (debias(m, beta1, t) / u), m=m, u=u)
