"""SGDP."""

from ..ir.frontend.trace import update, where, zeros
from .blocks import unless_radial
from .declare import optimizer


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2006.08217")
def sgdp(
    param, grad, m=zeros,
    *, lr=1e-3, momentum=0.9, dampening=0.0, eps=1e-8, weight_decay=0.0, delta=0.1, wd_ratio=0.1,
    project_momentum=True,
):  # fmt: skip
    """Momentum whose step does not lengthen weights that only their direction matters of.

        m     <- momentum m + (1 - dampening) grad
        d     = m
        c     = |cos(grad, param)|,    by units, the largest counts; else of the whole tensor
        where c < delta / sqrt(elements):
          d     = d - param (param . d) / (|param| + eps)^2
          decay = wd_ratio weight_decay,    else weight_decay
        m     <- d    with project_momentum
        param <- (1 - lr decay / (1 - momentum)) param - lr d

    State: m, the momentum.
    Deviations: the decay is divided by 1 - momentum, and m is projected where the step is, by
    writing in place, as in the authors' code, whose nesterov is left out; project_momentum=False
    keeps m, as the paper and pytorch_optimizer do. Tensors of rank below 2 are never projected.
    Source: Heo et al., "AdamP: slowing down the slowdown for momentum optimizers", ICLR 2021.
    Code: clovaai/AdamP 7f6f0383ff adamp/sgdp.py
    """
    m = momentum * m + (1.0 - dampening) * grad
    direction, share = unless_radial(param, grad, m, delta, wd_ratio, eps)
    decay = weight_decay * share / (1.0 - momentum)
    m = where(project_momentum, direction, m)
    return update(param=(1.0 - lr * decay) * param - lr * direction, m=m)


@sgdp.variant("rank < 2")
def unprojected(param, grad, m=zeros, *, lr, momentum, dampening, weight_decay):
    """A vector's length matters."""
    m = momentum * m + (1.0 - dampening) * grad
    return update(param=(1.0 - lr * weight_decay / (1.0 - momentum)) * param - lr * m, m=m)
