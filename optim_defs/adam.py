"""Adam."""

from ..ir.frontend.trace import maximum, sqrt, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1412.6980")
def adam(
    param, grad, m=zeros, v=zeros, vmax=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0, amsgrad=False,
):  # fmt: skip
    """Adam: the step of each element is normalised by its gradient's typical size.

        g     = grad + weight_decay param
        m     <- beta1 m + (1 - beta1) g
        v     <- beta2 v + (1 - beta2) g^2
        vmax  <- max(vmax, v)                                        amsgrad
        w     = vmax if amsgrad else v
        param <- param - lr m / (1 - beta1^t) / (sqrt(w / (1 - beta2^t)) + eps)

    State: m and v, the averages of the gradient and of its square; vmax, the largest v, kept
    only with amsgrad; t, the number of this step.
    Deviations: weight_decay, an L2 penalty, is torch's addition; amsgrad is Reddi et al.'s, "On
    the convergence of Adam and beyond", ICLR 2018.
    Source: Kingma & Ba, "Adam: a method for stochastic optimization", ICLR 2015.
    Code: pytorch/pytorch v2.13.0 torch/optim/adam.py
    """
    grad = grad + weight_decay * param
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    vmax = where(amsgrad, maximum(vmax, v), vmax)
    typical = sqrt(debias(where(amsgrad, vmax, v), beta2, t))
    param = param - lr * (debias(m, beta1, t) / (typical + eps))
    return update(param=param, m=m, v=v, vmax=vmax)
