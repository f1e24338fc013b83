"""FOCUS."""

from ..ir.frontend.trace import sign, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2501.12243")
def focus(
    param, grad, m=zeros, average=zeros, t=step,
    *, lr=1e-2, beta1=0.9, beta2=0.999, strength=0.1, weight_decay=0.0,
):  # fmt: skip
    """Sign momentum, and a pull of every element to where it has been on average.

        m       <- beta1 m + (1 - beta1) grad
        average <- beta2 average + (1 - beta2) param
        a       = average / (1 - beta2^t)
        param   <- param - lr (sign(m) + strength sign(param - a)) - lr weight_decay a

    State: m and average, those of the gradient and of the parameters; t, the number of this
    step.
    Deviations: none; strength is the paper's gamma. At the first step param - a is 0, in the
    authors' code what rounding leaves of it.
    Source: Liu et al., "FOCUS: first order concentrated updating scheme", 2025.
    Code: liuyz0/FOCUS f5499f3429 focus.py
    """
    m = ema(m, grad, beta1)
    average = ema(average, param, beta2)
    centre = where(t == 1.0, param, debias(average, beta2, t))
    direction = sign(m) + strength * sign(param - centre) + weight_decay * centre
    return update(param=param - lr * direction, m=m, average=average)
