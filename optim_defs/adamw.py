"""AdamW."""

from ..ir.frontend.trace import maximum, sqrt, step, update, where, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1711.05101")
def adamw(
    param, grad, m=zeros, v=zeros, vmax=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=1e-2, amsgrad=False,
):  # fmt: skip
    """Adam with a weight decay that does not pass through the moments.

        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        vmax  <- max(vmax, v)                                        amsgrad
        w     = vmax if amsgrad else v
        param <- (1 - lr weight_decay) param
        param <- param - lr m / (1 - beta1^t) / (sqrt(w / (1 - beta2^t)) + eps)

    State: m and v, the averages of the gradient and of its square; vmax, the largest v, kept
    only with amsgrad; t, the number of this step.
    Deviations: the decay is multiplied by lr, as in torch; the paper has a schedule for both.
    amsgrad is Reddi et al.'s, "On the convergence of Adam and beyond", ICLR 2018.
    Source: Loshchilov & Hutter, "Decoupled weight decay regularization", ICLR 2019.
    Code: pytorch/pytorch v2.13.0 torch/optim/adamw.py
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    vmax = where(amsgrad, maximum(vmax, v), vmax)
    typical = sqrt(debias(where(amsgrad, vmax, v), beta2, t))
    param = (1.0 - lr * weight_decay) * param
    param = param - lr * (debias(m, beta1, t) / (typical + eps))
    return update(param=param, m=m, v=v, vmax=vmax)
