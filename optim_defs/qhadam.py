"""Quasi-hyperbolic Adam."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1810.06801")
def qhadam(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.995, beta2=0.999, nu1=0.7, nu2=1.0, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Adam by means of the gradient and its average, of its square and that average.

        g     = grad + weight_decay param
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        d     = (1 - nu1) g + nu1 m / (1 - beta1^t)
        s     = (1 - nu2) g^2 + nu2 v / (1 - beta2^t)
        param <- param - lr d / (sqrt(s) + eps)

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: weight_decay, an L2 penalty, is the authors' code's addition; beta1 and nu1 are the
    paper's recommendation, in that code 0.9 and 1.
    Source: Ma & Yarats, "Quasi-hyperbolic momentum and Adam for deep learning", ICLR 2019.
    Code: facebookresearch/qhoptim e81dea3f27 qhoptim/pyt/qhadam.py
    """
    grad = grad + weight_decay * param
    square = grad * grad
    m = ema(m, grad, beta1)
    v = ema(v, square, beta2)
    direction = (1.0 - nu1) * grad + nu1 * debias(m, beta1, t)
    typical = sqrt((1.0 - nu2) * square + nu2 * debias(v, beta2, t))
    return update(param=param - lr * (direction / (typical + eps)), m=m, v=v)
