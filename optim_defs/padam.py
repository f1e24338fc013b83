"""Padam."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from .blocks import adam_rate, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1806.06763")
def padam(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=0.1, beta1=0.9, beta2=0.999, partial=0.25, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Adam with a power between gradient descent's 0 and Adam's 1/2 in place of the root.

        g     = grad + weight_decay param
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        d     = (sqrt(v) + eps)^(2 partial)
        param <- param - lr sqrt(1 - beta2^t) / (1 - beta1^t) m / d

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: the corrections of m and v, eps and weight_decay, an L2 penalty, are the authors'
    code's; the largest v, the paper's and that code's amsgrad, is the stage amsgrad around it.
    Source: Chen et al., "Closing the generalization gap of adaptive methods", IJCAI 2020.
    Code: uclaml/Padam 586a02bde5 Padam.py
    """
    grad = grad + weight_decay * param
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    typical = (sqrt(v) + eps) ** (2.0 * partial)
    param = param - adam_rate(lr, beta1, beta2, t) * (m / typical)
    return update(param=param, m=m, v=v)
