"""ACProp."""

from ..ir.frontend.trace import sqrt, step, update, where, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2110.05454")
def acprop(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-16, weight_decay=0.0,
):  # fmt: skip
    """The gradient, over how far gradients have been from their average before this step.

        w     = v / (1 - beta2^(t - 1)),  1 at the first step
        param <- (1 - lr weight_decay) param - lr grad / (sqrt(w) + eps),  eps 0 at the first
        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) (grad - m)^2 + eps

    State: m, the average of the gradient; v, that of its squared distance from m; t, the number
    of this step.
    Deviations: weight_decay, decoupled, and eps added to v are the authors' code's; its
    rectification is left out. optax's takes the distance from the m before this step.
    Source: Zhuang et al., "Momentum centering and asynchronous update", NeurIPS 2021.
    Code: juntang-zhuang/ACProp-Optimizer 97ab2853a8 optimizers/ACProp.py
    """
    before = 1.0 / where(t == 1.0, 1.0, 1.0 - beta2 ** (t - 1.0))
    typical = where(t == 1.0, 1.0, sqrt(v * before) + eps)
    param = (1.0 - lr * weight_decay) * param - lr * (grad / typical)
    m = ema(m, grad, beta1)
    away = grad - m
    return update(param=param, m=m, v=ema(v, away * away, beta2) + eps)
