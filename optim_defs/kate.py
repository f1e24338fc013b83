"""KATE."""

from ..ir.frontend.trace import sqrt, update, zeros
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/2403.02648")
def kate(param, grad, b=zeros, m=zeros, *, lr=1e-3, delta=0.0, eps=1e-8):
    """AdaGrad without its square root: the gradients' scale does not matter.

        b     <- b + grad^2
        m     <- m + delta grad^2 + grad^2 / (b + eps)
        param <- param - lr sqrt(m) grad / (b + eps)

    State: b and m, the sums; the paper's b^2 and m^2.
    Deviations: eps keeps b from 0, as in the authors' code; delta is the paper's eta.
    Source: Choudhury et al., "Remove that square root", NeurIPS 2024.
    Code: nazya/KATE 3c1a09af4e codes/optimizers.py
    """
    square = grad * grad
    b = b + square
    m = m + delta * square + square / (b + eps)
    return update(param=param - lr * sqrt(m) * grad / (b + eps), b=b, m=m)
