"""LaProp."""

from ..ir.frontend.trace import sqrt, step, update, zeros
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2002.04839")
def laprop(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=4e-4, beta1=0.9, beta2=0.999, eps=1e-15,
):  # fmt: skip
    """Adam with the gradient normalised before it is averaged.

        v     <- beta2 v + (1 - beta2) grad^2
        n     = sqrt(1 - beta2^t) grad / (sqrt(v) + eps)
        m     <- beta1 m + (1 - beta1) n
        param <- param - lr m / (1 - beta1^t)

    State: m, the average of the normalised gradient; v, that of the squared gradient; t, the
    number of this step.
    Deviations: eps stands beside the uncorrected v, as in the authors' code; there, each step's lr
    is a part of m, here it is the present one.
    Source: Ziyin et al., "LaProp: separating momentum and adaptivity in Adam", 2020.
    """
    v = ema(v, grad * grad, beta2)
    normed = sqrt(1.0 - beta2**t) * (grad / (sqrt(v) + eps))
    m = ema(m, normed, beta1)
    return update(param=param - lr * debias(m, beta1, t), m=m, v=v)
