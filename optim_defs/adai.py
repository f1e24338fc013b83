"""Adai."""

from ..ir.frontend.trace import clip, step, update, zeros
from ..ir.types import STEP
from .blocks import debias, ema, quotient
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
        share  = min(max(beta0 w / mean(w), eps), 1)                    1 - beta1 of the paper
        m      <- (1 - share) m + share g
        weight <- (1 - share) weight + share
        param  <- param - lr m / weight

    State: m and v, the averages of the gradient and of its square; weight, the sum of the
    weights in m; t, the number of this step. The mean is that of all tensors together.
    Deviations: share is eps where all gradients have been 0; the authors' code is NaN there. Its
    decoupled decay is the stage decoupled_weight_decay.
    Source: Xie et al., "Adaptive inertia", ICML 2022.
    Code: zeke-xie/adaptive-inertia-adai e6c1b9d01c adai_optim/adai.py
    """
    grad = grad + weight_decay * param
    v = ema(v, grad * grad, beta2)
    share = debias(v, beta2, t) * quotient(beta0, debias(v.mean(STEP), beta2, t))
    share = clip(share, eps, 1.0)
    m = (1.0 - share) * m + share * grad
    weight = (1.0 - share) * weight + share
    return update(param=param - lr * (m / weight), m=m, v=v, weight=weight)
