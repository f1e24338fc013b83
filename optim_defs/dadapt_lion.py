"""Lion with D-Adaptation."""

from ..ir.frontend.trace import maximum, sign, sqrt, update, zeros
from ..ir.types import GROUP, STEP
from .blocks import ema, quotient
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2301.07733")
def dadapt_lion(
    param, grad, m=zeros, s=zeros, distance=zeros[GROUP], gain=zeros[GROUP],
    *, lr=1.0, beta1=0.9, beta2=0.999, d0=1e-6, weight_decay=0.0,
):  # fmt: skip
    """Lion whose learning rate is the distance to the optimum, estimated from below.

        d        = max(distance, d0)
        b        = sqrt(beta2)
        u        = sign(beta1 m + (1 - beta1) grad)
        gain     <- b gain + (1 - b) lr d (u . s)
        m        <- beta2 m + (1 - beta2) lr d grad
        s        <- b s + (1 - b) lr d u
        distance <- max(d, gain / ((1 - b) |s|_1))
        param    <- (1 - lr d weight_decay) param - lr d u

    State: m, the average of the scaled gradient; s, that of the moves; distance, the estimate,
    and gain, its numerator, each one a group. The product and the norm are those of all tensors
    together.
    Deviations: the paper has no Lion, its authors' code has: m is scaled there, the gradient
    beside it in u is not.
    Source: Defazio & Mishchenko, "Learning-rate-free learning by D-Adaptation", ICML 2023.
    Code: facebookresearch/dadaptation c984980213 dadaptation/dadapt_lion.py
    """
    d, beta3 = maximum(distance, d0), sqrt(beta2)
    rate = lr * d
    u = sign(ema(m, grad, beta1))
    gain = ema(gain, rate * u.dot(s, STEP), beta3)
    m = ema(m, rate * grad, beta2)
    s = ema(s, rate * u, beta3)
    distance = maximum(d, quotient(gain, (1.0 - beta3) * abs(s).sum(STEP)))
    param = (1.0 - rate * weight_decay) * param - rate * u
    return update(param=param, m=m, s=s, distance=distance, gain=gain)
