"""diffGrad."""

from ..ir.frontend.trace import sigmoid, sqrt, step, update, zeros
from .blocks import adam_rate, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1909.11015")
def diffgrad(
    param, grad, m=zeros, v=zeros, prev=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Adam with steps halved where the gradient no longer changes.

        g     = grad + weight_decay param
        f     = sigmoid(|prev - g|)
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        param <- param - lr sqrt(1 - beta2^t) / (1 - beta1^t) f m / (sqrt(v) + eps)
        prev  <- g

    State: m and v, the averages of the gradient and of its square; prev, the last gradient; t,
    the number of this step.
    Deviations: eps stands beside the uncorrected v, and weight_decay, an L2 penalty, is added, as
    in the authors' code.
    Source: Dubey et al., "diffGrad: an optimization method for CNNs", TNNLS 2020.
    Code: shivram1987/diffGrad 93fb7fcdf1 diffGrad_v2.py
    """
    grad = grad + weight_decay * param
    friction = sigmoid(abs(prev - grad))
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    direction = friction * m / (sqrt(v) + eps)
    param = param - adam_rate(lr, beta1, beta2, t) * direction
    return update(param=param, m=m, v=v, prev=grad)
