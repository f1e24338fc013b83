"""DualAdam."""

from ..ir.frontend.trace import maximum, sqrt, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2603.07122")
def dualadam(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, switch_rate=1e-2, weight_decay=0.0,
):  # fmt: skip
    """Begins as Adam's inverse, which multiplies by the gradient's size, and ends as Adam.

        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        a     = sqrt(v / (1 - beta2^t)) + eps
        r     = 1 - t switch_rate,    0 where that is below switch_rate
        param <- (1 - lr weight_decay) param - lr m / (1 - beta1^t) ((1 - r) / a + r a)

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: weight_decay, decoupled, is the authors' code's.
    Source: "Combining Adam and its inverse counterpart to enhance generalization", 2026.
    Code: LongJin-lab/DualAdam e40133b6f3 DualAdam.py
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    size = sqrt(debias(v, beta2, t)) + eps
    inverse = maximum(0.0, 1.0 - t * switch_rate)
    inverse = where(inverse >= switch_rate, inverse, 0.0)
    factor = (1.0 - inverse) / size + inverse * size
    param = (1.0 - lr * weight_decay) * param
    return update(param=param - lr * debias(m, beta1, t) * factor, m=m, v=v)
