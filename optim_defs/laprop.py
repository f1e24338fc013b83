"""LaProp."""

from ..ir.frontend.trace import sqrt, step, update, where, zeros
from ..ir.types import GROUP
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2002.04839")
def laprop(
    param, grad, m=zeros, v=zeros, rates=zeros[GROUP], t=step,
    *, lr=4e-4, beta1=0.9, beta2=0.999, eps=1e-15,
):  # fmt: skip
    """Adam with the gradient normalised before it is averaged.

        v     <- beta2 v + (1 - beta2) grad^2
        n     = grad / (sqrt(v / (1 - beta2^t)) + eps)
        m     <- beta1 m + (1 - beta1) lr n
        rates <- beta1 rates + (1 - beta1) lr
        param <- param - lr / rates m,    the ratio being 1 where lr is 0

    State: m, the average of the normalised gradients, each with its step's learning rate; v, that
    of the squared gradient; rates, the average learning rate, one a group; t, the number of this
    step.
    Deviations: the authors' code's amsgrad, centered and weight_decay are left out.
    Source: Ziyin et al., "LaProp: separating momentum and adaptivity in Adam", 2020.
    Code: Z-T-WANG/LaProp-Optimizer a419916505 laprop.py
    """
    v = ema(v, grad * grad, beta2)
    m = ema(m, lr * (grad / (sqrt(debias(v, beta2, t)) + eps)), beta1)
    rates = beta1 * rates + (1.0 - beta1) * lr
    ratio = where(lr == 0.0, 1.0, lr / rates)
    return update(param=param - ratio * m, m=m, v=v, rates=rates)
