"""AdaBound."""

from ..ir.frontend.trace import maximum, minimum, sqrt, step, update, zeros
from .blocks import adam_rate, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1902.09843")
def adabound(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, final_lr=0.1, beta1=0.9, beta2=0.999, gamma=1e-3, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Adam that turns into gradient descent: each element's rate ends at final_lr.

        g     = grad + weight_decay param
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        r     = lr sqrt(1 - beta2^t) / (1 - beta1^t) / (sqrt(v) + eps)
        low   = final_lr (1 - 1 / (gamma t + 1))
        high  = final_lr (1 + 1 / (gamma t))
        param <- param - min(max(r, low), high) m

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: the corrections of m and v are the authors' code's; there, final_lr falls with lr:
    give it lr's schedule. AMSBound is the stage amsgrad around it.
    Source: Luo et al., "Adaptive gradient methods with dynamic bound", ICLR 2019.
    Code: Luolc/AdaBound d5bb5ffcea adabound/adabound.py
    """
    grad = grad + weight_decay * param
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    rate = adam_rate(lr, beta1, beta2, t) / (sqrt(v) + eps)
    low = final_lr * (1.0 - 1.0 / (gamma * t + 1.0))
    high = final_lr * (1.0 + 1.0 / (gamma * t))
    return update(param=param - minimum(maximum(rate, low), high) * m, m=m, v=v)
