"""ADOPT."""

from ..ir.frontend.trace import maximum, minimum, sqrt, step, update, where, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2411.02853")
def adopt(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.9999, eps=1e-6, weight_decay=0.0,
):  # fmt: skip
    """Adam that converges with any beta2: a gradient is normalised by those before it.

        g     = grad + weight_decay param
        c     = (t - 1)^(1/4)
        n     = min(max(g / max(sqrt(v), eps), -c), c)               0 at the first step
        m     <- beta1 m + (1 - beta1) n
        param <- param - lr m
        v     <- beta2 v + (1 - beta2) g^2,  g^2 at the first step

    State: m, the average of the normalised gradient; v, that of the squared gradient; t, the
    number of this step.
    Deviations: weight_decay, an L2 penalty, is the authors' code's addition.
    Source: Taniguchi et al., "ADOPT: modified Adam can converge with any beta2", NeurIPS 2024.
    Code: iShohei220/adopt c621db2148 src/adopt/adopt.py
    """
    grad = grad + weight_decay * param
    largest = (t - 1.0) ** 0.25
    normed = grad / maximum(sqrt(v), eps)
    normed = minimum(maximum(normed, -largest), largest)
    m = ema(m, normed, beta1)
    v = where(t == 1.0, grad * grad, ema(v, grad * grad, beta2))
    return update(param=param - lr * m, m=m, v=v)
