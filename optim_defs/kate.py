"""KATE."""

from ..ir.frontend.trace import sqrt, update, zeros
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2403.02648")
def kate(param, grad, b=zeros, m=zeros, *, lr=1e-3, delta=0.0, eps=1e-8):
    """AdaGrad without its square root: what the gradients' scale is does not matter.

        b     <- b + grad^2 + eps
        m     <- m + delta grad^2 + grad^2 / b
        param <- param - lr sqrt(m) grad / b

    State: b and m, the sums; the paper's b^2 and m^2.
    Deviations: eps, the paper's b at the start, enters at every step; delta is the paper's eta.
    Source: Choudhury et al., "Remove that square root", NeurIPS 2024.
    """
    square = grad * grad
    b = b + square + eps
    m = m + delta * square + square / b
    return update(param=param - lr * sqrt(m) * grad / b, b=b, m=m)
