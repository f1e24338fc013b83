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
        param <- param - lr |grad| sign(m) / sqrt(v / (1 - beta2^t) + eps)

    State: m, the average of the gradient; v, of its square, which moves by that square whatever
    its distance is; t, the number of this step.
    Deviations: eps is in the root, as in the authors' code; with logarithmic_schedule it is the
    Anolog of their package ano-optimizer 1.0.0, which corrects v as Ano does.
    Source: "Ano: faster is better in noisy landscape", 2025.
    Code: Adrienkgz/ano-experiments d53839a795 optimizers/ano.py
    """
    kept = where(logarithmic_schedule, 1.0 - 1.0 / log(maximum(t, 2.0)), beta1)
    m = ema(m, grad, kept)
    square = grad * grad
    v = ema(v, sign(square - v) * square, beta2)
    param = (1.0 - lr * weight_decay) * param
    typical = sqrt(debias(v, beta2, t) + eps)
    return update(param=param - lr * (abs(grad) / typical) * sign(m), m=m, v=v)
