"""Grams."""

from ..ir.frontend.trace import sign, sqrt, step, update, zeros
from .blocks import adam_rate, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2412.17107")
def grams(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay=0.0,
):  # fmt: skip
    """Adam says how far each element goes, the present gradient's sign which way.

        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        u     = m sqrt(1 - beta2^t) / (1 - beta1^t) / (sqrt(v) + eps)
        param <- (1 - lr weight_decay) param - lr |u| sign(grad)

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: eps stands beside the uncorrected root, as in the authors' code.
    Source: Cao et al., "Grams: gradient descent with adaptive momentum scaling", 2024.
    Code: Gunale0926/Grams bbcfa316a5 grams/src/grams.py
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    param = (1.0 - lr * weight_decay) * param
    move = adam_rate(lr, beta1, beta2, t) * abs(m) / (sqrt(v) + eps)
    return update(param=param - move * sign(grad), m=m, v=v)
