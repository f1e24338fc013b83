"""TAM."""

from ..ir.frontend.trace import maximum, norm, step, update, where, zeros
from ..ir.types import COL, TENSOR
from .blocks import ema
from .declare import optimizer


def aligned(m, grad, s, to, decay, eps):
    """The gradient, shorter where it was at odds with m, and the agreement so far."""
    agreement = m / maximum(norm(m, to), 1e-12) * (grad / maximum(norm(grad, to), 1e-12))
    s = ema(s, agreement, decay)
    return ((1.0 + s) * 0.5 + eps) * grad, s


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2412.18790")
def tam(
    param, grad, m=zeros, s=zeros, t=step, *, lr=1e-3, momentum=0.9, decay=0.9, eps=1e-8
):  # fmt: skip
    """Torque-aware momentum: a gradient at odds with the momentum counts less.

        m     <- grad                                                at the first step
        s     <- decay s + (1 - decay) m / |m| grad / |grad|         norms of each column
        m     <- momentum m + ((1 + s) / 2 + eps) grad
        param <- param - lr m

    State: m, the momentum; s, the agreement of each element; t, the number of this step.
    Deviations: as in the authors' code: s is of elements, and norms are along the first axis. A
    tensor of higher rank is a batch of matrices; one of rank below 2 has one norm.
    Source: Malviya et al., "Torque-aware momentum", 2024.
    """
    m = where(t == 1.0, grad, m)
    move, s = aligned(m, grad, s, COL, decay, eps)
    m = momentum * m + move
    return update(param=param - lr * m, m=m, s=s)


@tam.variant("rank < 2")
def whole(param, grad, m=zeros, s=zeros, t=step, *, lr, momentum, decay, eps):
    """One norm a tensor."""
    m = where(t == 1.0, grad, m)
    move, s = aligned(m, grad, s, TENSOR, decay, eps)
    m = momentum * m + move
    return update(param=param - lr * m, m=m, s=s)
