"""Tiger."""

from ..ir.frontend.trace import sign, update, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://github.com/bojone/tiger")
def tiger(param, grad, m=zeros, *, lr=1e-3, beta=0.965, weight_decay=0.01):
    """Lion with one decay rate: Signum, slower to turn and decayed.

        m     <- beta m + (1 - beta) grad
        param <- param - lr (sign(m) + weight_decay param)

    State: m, the average of the gradient.
    Deviations: the author's accumulation of gradients inside m, his rates for each kind of
    layer, which his code tells by the variables' names, and his shrinking at NaN are left out.
    Source: Su, "Tiger: a tight-fisted optimizer", 2023.
    Code: bojone/tiger 43fb6b699f tiger.py
    """
    m = ema(m, grad, beta)
    return update(param=param - lr * (sign(m) + weight_decay * param), m=m)
