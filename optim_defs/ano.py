"""Ano."""

from ..ir.frontend.trace import log, maximum, sign, sqrt, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2508.18258")
def ano(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-4, beta1=0.92, beta2=0.99, eps=1e-8, weight_decay=0.0, logarithmic_schedule=False,
):  # fmt: skip
    """The momentum gives the direction only; the present gradient gives the length.

        k     = 1 - 1 / log(max(2, t)) if logarithmic_schedule else beta1
        m     <- k m + (1 - k) grad
        v     <- beta2 v + (1 - beta2) sign(grad^2 - v) grad^2
        param <- (1 - lr weight_decay) param
        param <- param - lr |grad| sign(m) / (sqrt(v / (1 - beta2^t)) + eps)

    State: m, the average of the gradient; v, of its square, which moves by that square whatever
    its distance is; t, the number of this step.
    Deviations: none known; with logarithmic_schedule it is the paper's Anolog.
    Source: "Ano: faster is better in noisy landscape", 2025.
    """
    kept = where(logarithmic_schedule, 1.0 - 1.0 / log(maximum(t, 2.0)), beta1)
    m = ema(m, grad, kept)
    square = grad * grad
    v = ema(v, sign(square - v) * square, beta2)
    param = (1.0 - lr * weight_decay) * param
    size = abs(grad) / (sqrt(debias(v, beta2, t)) + eps)
    return update(param=param - lr * size * sign(m), m=m, v=v)
