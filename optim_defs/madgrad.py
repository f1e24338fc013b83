"""MADGRAD."""

from ..ir.frontend.trace import cbrt, copy_of_param, sqrt, step, update, where, zeros
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2101.11075")
def madgrad(
    param, grad, s=zeros, v=zeros, x0=copy_of_param, t=step,
    *, lr=1e-3, momentum=0.9, eps=1e-6, weight_decay=0.0,
):  # fmt: skip
    """Dual averaging: every step starts again from the first parameters, by cube roots.

        g     = grad + weight_decay param
        rate  = (lr + eps) sqrt(t),    0 where lr is 0
        s     <- s + rate g
        v     <- v + rate g^2
        z     = x0 - s / (v^(1/3) + eps)
        param <- momentum param + (1 - momentum) z

    State: s and v, the weighted sums of the gradient and of its square; x0, the parameters
    before the first step; t, the number of this step.
    Deviations: eps is also added to lr, as in the authors' code; weight_decay, an L2 penalty,
    is their addition.
    Source: Defazio & Jelassi, "Adaptivity without compromise", JMLR 2022.
    Code: facebookresearch/madgrad bdbd2d760c madgrad/madgrad.py
    """
    grad = grad + weight_decay * param
    rate = where(lr > 0.0, (lr + eps) * sqrt(t), 0.0)
    s = s + rate * grad
    v = v + rate * grad * grad
    z = x0 - s / (cbrt(v) + eps)
    return update(param=ema(param, z, momentum), s=s, v=v, x0=x0)
