"""AvaGrad."""

from ..ir.frontend.trace import sqrt, step, update, where, zeros
from ..ir.types import GROUP
from .blocks import ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1912.01823")
def avagrad(
    param, grad, m=zeros, v=zeros, scale=zeros[GROUP], t=step,
    *, lr=1e-1, beta1=0.9, beta2=0.999, eps=1e-1, weight_decay=0.0,
):  # fmt: skip
    """Adam with the last step's second moment, its rates divided by their root mean square.

        m     <- beta1 m + (1 - beta1) grad
        rate  = lr scale / (1 - beta1^t)
        d     = m / (sqrt(v / (1 - beta2^(t - 1))) + eps)
        param <- (1 - lr weight_decay) param - rate d,  as it is at the first step
        scale <- 1 / sqrt(mean(1 / (sqrt(v / (1 - beta2^t)) + eps)^2))
        v     <- beta2 v + (1 - beta2) grad^2                       v was the old one up to here

    State: m and v, the averages of the gradient and of its square; scale, the size of the
    elements' denominators, one a group, whose tensors the mean is of; t, the number of this step.
    Deviations: as in the authors' AvaGradW, scale is of the v before this step's gradient, and
    the first step, which has no scale yet, changes no parameter.
    Source: Savarese et al., "Domain-independent dominance of adaptive methods", CVPR 2021.
    Code: lolemacs/avagrad 343733151f optimizers.py
    """
    m = ema(m, grad, beta1)
    first = t == 1.0
    rate = where(first, 0.0, lr * scale / (1.0 - beta1**t))
    before = where(first, 1.0, 1.0 - beta2 ** (t - 1.0))
    direction = m / (sqrt(v) * (1.0 / sqrt(before)) + eps)
    param = (1.0 - where(first, 0.0, lr * weight_decay)) * param - rate * direction
    size = sqrt(v) * (1.0 / sqrt(1.0 - beta2**t)) + eps
    scale = 1.0 / sqrt((1.0 / (size * size)).mean(GROUP))
    return update(param=param, m=m, v=ema(v, grad * grad, beta2), scale=scale)
