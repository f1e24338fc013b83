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
        param <- param - lr (grad / (sqrt(w) + eps) + weight_decay param)
        v     <- beta2 v + (1 - beta2) (grad - m)^2 + eps
        m     <- beta1 m + (1 - beta1) grad

    State: m, the average of the gradient; v, that of its squared distance from m; t, the number
    of this step.
    Deviations: as optax's: the distance is from the m before this step; weight_decay,
    decoupled, is its addition.
    Source: Zhuang et al., "Momentum centering and asynchronous update", NeurIPS 2021.
    """
    before = 1.0 / where(t == 1.0, 1.0, 1.0 - beta2 ** (t - 1.0))
    typical = sqrt(where(t == 1.0, 1.0, v * before))
    param = param - lr * (grad / (typical + eps) + weight_decay * param)
    away = grad - m
    return update(param=param, m=ema(m, grad, beta1), v=ema(v, away * away, beta2) + eps)
