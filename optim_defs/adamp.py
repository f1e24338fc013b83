"""AdamP."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from .blocks import debias, ema, unless_radial
from .declare import optimizer


def _moments(grad, m, v, t, beta1, beta2, eps):
    """Both averages, and Adam's direction."""
    m, v = ema(m, grad, beta1), ema(v, grad * grad, beta2)
    return m, v, debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2006.08217")
def adamp(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=0.0, delta=0.1, wd_ratio=0.1,
):  # fmt: skip
    """Adam whose step does not lengthen weights that only their direction matters of.

        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        d     = m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)
        c     = |cos(grad, param)|,    by units, the largest counts; else of the whole tensor
        where c < delta / sqrt(elements):
          d     = d - param (param . d) / (|param| + eps)^2
          decay = wd_ratio weight_decay,    else weight_decay
        param <- (1 - lr decay) param - lr d

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: as in the authors' code, tensors of rank below 2 are never projected, and eps is
    the least |grad| and |param| in the cosine; its nesterov is left out.
    Source: Heo et al., "AdamP: slowing down the slowdown for momentum optimizers", ICLR 2021.
    Code: clovaai/AdamP 7f6f0383ff adamp/adamp.py
    """
    m, v, direction = _moments(grad, m, v, t, beta1, beta2, eps)
    direction, share = unless_radial(param, grad, direction, delta, wd_ratio, eps)
    param = (1.0 - lr * weight_decay * share) * param - lr * direction
    return update(param=param, m=m, v=v)


@adamp.variant("rank < 2")
def unprojected(
    param, grad, m=zeros, v=zeros, t=step, *, lr, beta1, beta2, eps, weight_decay
):  # fmt: skip
    """A vector's length matters."""
    m, v, direction = _moments(grad, m, v, t, beta1, beta2, eps)
    return update(param=(1.0 - lr * weight_decay) * param - lr * direction, m=m, v=v)
