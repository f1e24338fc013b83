"""Simplified AdEMAMix."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2502.02431")
def simplified_ademamix(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.99, beta2=0.95, alpha=0.0, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """AdEMAMix with one sum of gradients, beside which the present one has a weight of its own.

        m     <- beta1 m + grad
        v     <- beta2 v + (1 - beta2) grad^2
        d     = (m + alpha grad) / (sqrt(v / (1 - beta2^t)) + eps)
        param <- (1 - lr weight_decay) param - lr d

    State: m, the fading sum of the gradients; v, the average of their squares; t, the number of
    this step.
    Deviations: weight_decay, decoupled, is the authors' code's; its warm-up of beta1 and its
    division of m by the sum of its weights are left out.
    Source: Morwani et al., "Connections between schedule-free optimizers and AdEMAMix", 2025.
    Code: DepenM/Simplified-AdEMAMix dba14d0fd9 simplified_AdEMAMix.py
    """
    m = beta1 * m + grad
    v = ema(v, grad * grad, beta2)
    direction = (m + alpha * grad) / (sqrt(debias(v, beta2, t)) + eps)
    param = (1.0 - lr * weight_decay) * param
    return update(param=param - lr * direction, m=m, v=v)
