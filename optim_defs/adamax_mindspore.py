"""Adamax as MindSpore has it."""

from ..ir.frontend.trace import maximum, step, update, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1412.6980")
def adamax_mindspore(
    param, grad, m=zeros, u=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0,
):  # fmt: skip
    """Adam in the infinity norm, MindSpore's AdaMax.

        g     = grad + weight_decay param
        m     <- beta1 m + (1 - beta1) g
        u     <- max(beta2 u, |g|)
        param <- param - lr m / (1 - beta1^t) / (u + eps)

    State: m, the average of the gradient; u, its fading maximum; t, the number of this step.
    Deviations: eps is added where u divides, outside the maximum, and u does not hold it;
    weight_decay is an L2 penalty.
    Source: Kingma & Ba, ICLR 2015, section 7.1; mindspore.nn.AdaMax.
    Code: mindspore-ai/mindspore v2.10.0 mindspore/python/mindspore/nn/optim/adamax.py
    """
    grad = grad + weight_decay * param
    m = ema(m, grad, beta1)
    u = maximum(beta2 * u, abs(grad))
    return update(param=param - lr * (debias(m, beta1, t) / (u + eps)), m=m, u=u)
