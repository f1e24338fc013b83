"""Prodigy."""

from ..ir.frontend.trace import copy_of_param, maximum, sqrt, update, where, zeros
from ..ir.types import GROUP, STEP
from .blocks import quotient
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2306.06101")
def prodigy(
    param, grad, m=zeros, v=zeros, s=zeros, start=copy_of_param,
    distance=zeros[GROUP], gain=zeros[GROUP],
    *, lr=1.0, beta1=0.9, beta2=0.999, eps=1e-8, d0=1e-6, d_coef=1.0, weight_decay=0.0,
    safeguard_warmup=False,
):  # fmt: skip
    """Adam that finds its learning rate: the distance to the optimum, estimated from below.

        d        = max(distance, d0)
        q        = d if safeguard_warmup else lr d
        gain     <- sqrt(beta2) gain + d / d0 lr d (grad . (start - param))
        s        <- sqrt(beta2) s + d / d0 q grad
        distance <- max(d, d_coef gain / |s|_1)
        m        <- beta1 m + (1 - beta1) d grad
        v        <- beta2 v + (1 - beta2) (d grad)^2
        param    <- (1 - lr d weight_decay) param - lr d m / (sqrt(v) + distance eps)
                    where |s|_1 is not 0

    State: m and v, the averages of the scaled gradient and of its square; s, the weighted sum of
    gradients; start, the first parameters; distance, the estimate, and gain, its numerator, each
    one a group. The product and the norm are those of all tensors together.
    Deviations: eps goes with the new estimate, as in the authors' code; its growth_rate, infinite
    by default, beta3, use_bias_correction, slice_p and L2 penalty are left out.
    Source: Mishchenko & Defazio, "Prodigy: an expeditiously adaptive learner", ICML 2024.
    Code: konstmish/prodigy 3efb213ee8 prodigyopt/prodigy.py
    """
    d, beta3 = maximum(distance, d0), sqrt(beta2)
    rate, scaled = lr * d, d * grad
    gain = beta3 * gain + d / d0 * rate * grad.dot(start - param, STEP)
    s = beta3 * s + d / d0 * where(safeguard_warmup, d, rate) * grad
    length = abs(s).sum(STEP)
    distance = maximum(d, d_coef * quotient(gain, length))
    m = beta1 * m + (1.0 - beta1) * scaled
    v = beta2 * v + (1.0 - beta2) * (scaled * scaled)
    decay = where(length == 0.0, 0.0, rate * weight_decay)
    param = (1.0 - decay) * param - rate * (m / (sqrt(v) + distance * eps))
    return update(param=param, m=m, v=v, s=s, distance=distance, gain=gain, start=start)
