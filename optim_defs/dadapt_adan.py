"""Adan with D-Adaptation."""

from ..ir.frontend.trace import maximum, sqrt, step, update, where, zeros
from ..ir.types import GROUP, STEP
from .blocks import ema, quotient
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2301.07733")
def dadapt_adan(
    param, grad, m=zeros, n=zeros, v=zeros, s=zeros, previous=zeros,
    distance=zeros[GROUP], spent=zeros[GROUP], t=step,
    *, lr=1.0, beta1=0.98, beta2=0.92, beta3=0.99, eps=1e-8, d0=1e-6, weight_decay=0.0,
):  # fmt: skip
    """Adan whose learning rate is the distance to the optimum, estimated from below.

        d        = max(distance, d0)
        change   = grad - previous,  0 at the first step
        m        <- beta1 m + (1 - beta1) lr d grad
        n        <- beta2 n + (1 - beta2) lr d change
        v        <- beta3 v + (1 - beta3) (grad + beta2 change)^2
        s        <- beta3 s + (1 - beta3) lr d grad
        a        = sqrt(v) + eps
        spent    <- beta3 spent + (1 - beta3) (lr d)^2 sum(grad^2 / a)
        distance <- max(d, (sum(s^2 / a) / (1 - beta3) - spent) / |s|_1)
        param    <- (param - (m + beta2 n) / a) / (1 + lr d weight_decay)
        previous <- grad

    State: m, n and s, averages of the scaled gradient, of its change and, slower, of the scaled
    gradient; v, that of the squared gradient; previous, the last gradient; distance, the
    estimate, and spent, the weighted squares of all moves, each one a group; t, the number of
    this step. The sums are those of all tensors together.
    Deviations: the paper has no Adan, its authors' code has; growth_rate and no_prox are left
    out.
    Source: Defazio & Mishchenko, "Learning-rate-free learning by D-Adaptation", ICML 2023.
    Code: facebookresearch/dadaptation c984980213 dadaptation/dadapt_adan.py
    """
    d = maximum(distance, d0)
    rate = lr * d
    change = where(t == 1.0, 0.0, grad - previous)
    ahead = grad + beta2 * change
    m = ema(m, rate * grad, beta1)
    n = ema(n, rate * change, beta2)
    v = ema(v, ahead * ahead, beta3)
    s = ema(s, rate * grad, beta3)
    a = sqrt(v) + eps
    spent = ema(spent, rate * rate * (grad * grad / a).sum(STEP), beta3)
    won = (s * s / a).sum(STEP) / (1.0 - beta3) - spent
    distance = maximum(d, quotient(won, abs(s).sum(STEP)))
    param = (param - (m + beta2 * n) / a) * (1.0 / (1.0 + rate * weight_decay))
    return update(param=param, m=m, n=n, v=v, s=s, previous=grad, distance=distance, spent=spent)
