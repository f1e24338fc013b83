"""Yogi."""

from ..ir.frontend.trace import sign, sqrt, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://papers.nips.cc/paper/8186-adaptive-methods-for-nonconvex-optimization")
def yogi(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-2, beta1=0.9, beta2=0.999, eps=1e-3, initial_accumulator_value=1e-6,
):  # fmt: skip
    """Adam with a second moment that forgets slowly: by the gradient's square, not by its own.

        m, v  = initial_accumulator_value                            before the first step
        m     <- beta1 m + (1 - beta1) grad
        v     <- v - (1 - beta2) sign(v - grad^2) grad^2
        param <- param - lr m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)

    State: m and v, the moments of the gradient; t, the number of this step.
    Deviations: both divisions by 1 - beta^t are Adam's, and m starts as v does, as in all
    implementations; the paper has no corrections.
    Source: Zaheer et al., "Adaptive methods for nonconvex optimization", NeurIPS 2018.
    """
    m = where(t == 1.0, initial_accumulator_value, m)
    v = where(t == 1.0, initial_accumulator_value, v)
    m = ema(m, grad, beta1)
    square = grad * grad
    v = v - (1.0 - beta2) * sign(v - square) * square
    param = param - lr * (debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps))
    return update(param=param, m=m, v=v)
