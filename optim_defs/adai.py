"""Adai."""

from ..ir.frontend.trace import maximum, minimum, step, update, zeros
from ..ir.types import STEP
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2006.15815")
def adai(
    param, grad, m=zeros, v=zeros, weight=zeros, t=step,
    *, lr=1e-3, beta0=0.1, beta2=0.99, eps=1e-3, weight_decay=0.0,
):  # fmt: skip
    """Adaptive inertia: SGD whose momentum is short where gradients are large.

        g      = grad + weight_decay param
        v      <- beta2 v + (1 - beta2) g^2
        w      = v / (1 - beta2^t)
        share  = min(max(beta0 w / max(mean(w), eps), eps), 1)          1 - beta1 of the paper
        m      <- (1 - share) m + share g
        weight <- (1 - share) weight + share
        param  <- param - lr m / weight

    State: m and v, the averages of the gradient and of its square; weight, the sum of the
    weights in m; t, the number of this step. The mean is that of all tensors together.
    Deviations: the floor of the mean is pytorch_optimizer's.
    Source: Xie et al., "Adaptive inertia", ICML 2022.
    """
    grad = grad + weight_decay * param
    v = ema(v, grad * grad, beta2)
    typical = maximum(debias(v.mean(STEP), beta2, t), eps)
    share = debias(v, beta2, t) * (beta0 / typical)
    share = minimum(maximum(share, eps), 1.0)
    m = (1.0 - share) * m + share * grad
    weight = (1.0 - share) * weight + share
    return update(param=param - lr * (m / weight), m=m, v=v, weight=weight)
