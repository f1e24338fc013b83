"""AdaMod."""

from ..ir.frontend.trace import minimum, sqrt, step, update, zeros
from .blocks import adam_rate, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1910.12249")
def adamod(
    param, grad, m=zeros, v=zeros, rate=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.99, beta3=0.9999, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Adam with each element's rate kept below its own average.

        param <- (1 - lr weight_decay) param
        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        r     = lr sqrt(1 - beta2^t) / (1 - beta1^t) / (sqrt(v) + eps)
        rate  <- beta3 rate + (1 - beta3) r
        param <- param - min(r, rate) m

    State: m and v, the averages of the gradient and of its square; rate, that of r, the paper's
    s; t, the number of this step.
    Deviations: r holds the correction of m, eps stands beside the uncorrected v, and weight_decay,
    decoupled, is added, as in the authors' code.
    Source: Ding et al., "An adaptive and momental bound method for stochastic learning", 2019.
    Code: lancopku/AdaMod 520c7fab02 adamod/adamod.py
    """
    param = (1.0 - lr * weight_decay) * param
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    now = adam_rate(lr, beta1, beta2, t) / (sqrt(v) + eps)
    rate = ema(rate, now, beta3)
    return update(param=param - minimum(now, rate) * m, m=m, v=v, rate=rate)
