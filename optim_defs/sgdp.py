"""SGDP."""

from ..ir.frontend.trace import update, zeros
from .blocks import unless_radial
from .declare import optimizer


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2006.08217")
def sgdp(
    param, grad, m=zeros,
    *, lr=1e-3, momentum=0.9, dampening=0.0, eps=1e-8, weight_decay=0.0, delta=0.1, wd_ratio=0.1,
):  # fmt: skip
    """Momentum whose step does not lengthen weights that only their direction matters of.

        m     <- momentum m + (1 - dampening) grad
        d     = m
        c     = |cos(grad, param)|,    by units, the largest counts; else of the whole tensor
        where c < delta / sqrt(elements):
          d     = d - param (param . d) / (|param| + eps)^2
          decay = wd_ratio weight_decay,    else weight_decay
        param <- (1 - lr decay / (1 - momentum)) param - lr d

    State: m, the momentum.
    Deviations: the decay is divided by 1 - momentum, as in the authors' code. Tensors of rank
    below 2 are never projected; in the cosine eps is the least rms(grad) and |param|. The authors'
    code projects m itself where it projects d, by writing in place; m is as the paper has it here.
    Source: Heo et al., "AdamP: slowing down the slowdown for momentum optimizers", ICLR 2021.
    """
    m = momentum * m + (1.0 - dampening) * grad
    direction, share = unless_radial(param, grad, m, delta, wd_ratio, eps)
    decay = weight_decay * share / (1.0 - momentum)
    return update(param=(1.0 - lr * decay) * param - lr * direction, m=m)


@sgdp.variant("rank < 2")
def unprojected(param, grad, m=zeros, *, lr, momentum, dampening, weight_decay):
    """A vector's length matters."""
    m = momentum * m + (1.0 - dampening) * grad
    return update(param=(1.0 - lr * weight_decay / (1.0 - momentum)) * param - lr * m, m=m)
