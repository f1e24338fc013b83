"""LAMB."""

from ..ir.frontend.trace import norm, sqrt, step, update, zeros
from ..ir.types import TENSOR
from .blocks import debias, ema, trust_ratio
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1904.00962")
def lamb(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay=0.0,
):  # fmt: skip
    """Layer-wise adaptive moments: Adam's direction at the length of the tensor.

        m     <- beta1 m + (1 - beta1) grad
        v     <- beta2 v + (1 - beta2) grad^2
        d     = m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps) + weight_decay param
        param <- param - lr |param| / |d| d,    the ratio being 1 where a norm is 0

    State: m and v, the averages of the gradient and of its square; t, the number of this step.
    Deviations: the paper's function phi of |param| is the identity, as in the code that
    the paper names.
    Source: You et al., "Large batch optimization for deep learning", ICLR 2020.
    Code: tensorflow/addons d208d752e9 tensorflow_addons/optimizers/lamb.py
    """
    m = ema(m, grad, beta1)
    v = ema(v, grad * grad, beta2)
    direction = debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps) + weight_decay * param
    ratio = trust_ratio(norm(param, TENSOR), norm(direction, TENSOR))
    return update(param=param - lr * ratio * direction, m=m, v=v)
