"""AdaNorm."""

from ..ir.frontend.trace import norm, sqrt, step, update, where, zeros
from ..ir.types import TENSOR
from .blocks import debias, ema
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2210.06364")
def adanorm(
    param, grad, m=zeros, v=zeros, size=zeros[TENSOR], t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, decay=0.95,
):  # fmt: skip
    """Adam whose first moment takes a short gradient at the length that gradients have had.

        size  <- decay size + (1 - decay) |grad|
        s     = grad size / |grad|,    grad where |grad| is 0 or the larger
        m     <- beta1 m + (1 - beta1) s
        v     <- beta2 v + (1 - beta2) grad^2 + eps
        param <- param - lr m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)

    State: m and v, the averages of the corrected gradient and of the gradient's square; size,
    the average norm of the gradient, one a tensor; t, the number of this step.
    Deviations: eps is also added to v at each step, as in the authors' code, whose weight decay,
    amsgrad and rectification are left out; a gradient of 0 stays 0 there, too, where it is NaN.
    Source: Dubey et al., "AdaNorm: adaptive gradient norm correction based optimizer", WACV 2023.
    Code: shivram1987/AdaNorm 8f90abc8af CIFAR10/AdamNorm.py
    """
    length = norm(grad, TENSOR)
    size = ema(size, length, decay)
    ratio = where((length > 0.0) & (size > length), size / length, 1.0)
    m = ema(m, ratio * grad, beta1)
    v = ema(v, grad * grad, beta2) + eps
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)
    return update(param=param - lr * direction, m=m, v=v, size=size)
