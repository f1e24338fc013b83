"""Yogi."""

from ..ir.frontend.trace import sign, sqrt, step, update, where, zeros
from .blocks import adam_rate, ema
from .declare import optimizer


@optimizer(paper="https://papers.nips.cc/paper/8186-adaptive-methods-for-nonconvex-optimization")
def yogi(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-2, beta1=0.9, beta2=0.999, eps=1e-3, initial_accumulator_value=1e-6,
):  # fmt: skip
    """Adam with a second moment that forgets slowly: by the gradient's square, not by its own.

        v     = initial_accumulator_value                            before the first step
        m     <- beta1 m + (1 - beta1) grad
        v     <- v - (1 - beta2) sign(v - grad^2) grad^2
        param <- param - lr sqrt(1 - beta2^t) / (1 - beta1^t) m / (sqrt(v) + eps)

    State: m and v, the moments of the gradient; t, the number of this step.
    Deviations: both corrections by 1 - beta^t and the start of v are the authors' code's in
    TensorFlow Addons, eps being beside the uncorrected root; its penalties and tanh are left out.
    The copies in torch libraries and in optax start m as v, and correct v before the root.
    Source: Zaheer et al., "Adaptive methods for nonconvex optimization", NeurIPS 2018.
    Code: tensorflow/addons d208d752e9 tensorflow_addons/optimizers/yogi.py
    """
    v = where(t == 1.0, initial_accumulator_value, v)
    m = ema(m, grad, beta1)
    square = grad * grad
    v = v - (1.0 - beta2) * sign(v - square) * square
    move = adam_rate(lr, beta1, beta2, t) * (m / (sqrt(v) + eps))
    return update(param=param - move, m=m, v=v)
