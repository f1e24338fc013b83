"""Adam as MindSpore has it."""

from ..ir.frontend.trace import maximum, sqrt, step, update, where, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1412.6980")
def adam_mindspore(
    param, grad, m=zeros, v=zeros, vmax=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0,
    nesterov=False, amsgrad=False,
):  # fmt: skip
    """MindSpore's Adam, LazyAdam of dense gradients and AdamOffload.

        g     = grad + weight_decay param
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        vmax  <- max(vmax, v)                                        amsgrad
        w     = vmax if amsgrad else v
        d     = beta1 m + (1 - beta1) g if nesterov else m
        param <- param - lr sqrt(1 - beta2^t) / (1 - beta1^t) d / (sqrt(w) + eps)

    State: m and v, the averages of the gradient and of its square; vmax, the largest v, kept
    only with amsgrad; t, the number of this step.
    Deviations: eps is added to the uncorrected root, the paper's short form, so that it counts
    for more in the first steps; nesterov looks one step ahead with the updated m.
    Source: Kingma & Ba, ICLR 2015, end of section 2; mindspore.nn.Adam.
    Code: mindspore-ai/mindspore v2.10.0 mindspore/python/mindspore/nn/optim/adam.py
    """
    grad = grad + weight_decay * param
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    vmax = where(amsgrad, maximum(vmax, v), vmax)
    rate = lr * sqrt(1.0 - beta2**t) / (1.0 - beta1**t)
    direction = where(nesterov, ema(m, grad, beta1), m)
    param = param - rate * direction / (sqrt(where(amsgrad, vmax, v)) + eps)
    return update(param=param, m=m, v=v, vmax=vmax)
