"""AdaTAM."""

from ..ir.frontend.trace import maximum, norm, sqrt, update, zeros
from ..ir.types import COL, TENSOR
from .blocks import OF_THE_FIRST_AXIS, ema
from .declare import optimizer


def _aligned(m, grad, s, to, decay, eps):
    """The gradient, shorter where it was at odds with m, and the agreement so far."""
    agreement = m / maximum(norm(m, to), 1e-12) * (grad / maximum(norm(grad, to), 1e-12))
    s = ema(s, agreement, decay)
    return ((1.0 + s) * 0.5 + eps) * grad, s


def _step(param, grad, m, s, v, to, lr, beta1, beta2, decay, eps):
    """The step whose norms are those down to a domain."""
    move, s = _aligned(m, grad, s, to, decay, eps)
    m, v = beta1 * m + move, ema(v, grad * grad, beta2)
    return update(param=param - lr * (m / (sqrt(v) + eps)), m=m, s=s, v=v)


@optimizer(when="rank < 2", paper="https://arxiv.org/abs/2412.18790")
def adatam(
    param, grad, m=zeros, s=zeros, v=zeros,
    *, lr=1e-3, beta1=0.9, beta2=0.999, decay=0.9, eps=1e-8,
):  # fmt: skip
    """Torque-aware momentum over Adam's second moment.

        s     <- decay s + (1 - decay) m / |m| grad / |grad|     norms along the first axis
        m     <- beta1 m + ((1 + s) / 2 + eps) grad
        v     <- beta2 v + (1 - beta2) grad^2
        param <- param - lr m / (sqrt(v) + eps)

    State: m, the momentum; s, the agreement of each element; v, the average squared gradient.
    Deviations: s is of elements, where the paper has the cosine between m and grad; a tensor of
    rank above 4 is a batch of matrices, each with norms along its own first axis. m and v are not
    corrected for having started at 0, as in the paper.
    Source: Malviya et al., "Torque-aware momentum", 2024.
    Code: none; arXiv:2412.18790, AdaTAM.
    """
    return _step(param, grad, m, s, v, TENSOR, lr, beta1, beta2, decay, eps)


@adatam.variant("rank == 3")
def of_three(param, grad, m=zeros, s=zeros, v=zeros, *, lr, beta1, beta2, decay, eps):
    """Norms for each place of the two axes behind the first."""
    return _step(param, grad, m, s, v, OF_THE_FIRST_AXIS[3], lr, beta1, beta2, decay, eps)


@adatam.variant("rank == 4")
def of_four(param, grad, m=zeros, s=zeros, v=zeros, *, lr, beta1, beta2, decay, eps):
    """Norms for each place of the three axes behind the first."""
    return _step(param, grad, m, s, v, OF_THE_FIRST_AXIS[4], lr, beta1, beta2, decay, eps)


@adatam.variant("rank == 2")
def columns(param, grad, m=zeros, s=zeros, v=zeros, *, lr, beta1, beta2, decay, eps):
    """Norms of each column."""
    return _step(param, grad, m, s, v, COL, lr, beta1, beta2, decay, eps)


@adatam.variant("rank > 4")
def matrices(param, grad, m=zeros, s=zeros, v=zeros, *, lr, beta1, beta2, decay, eps):
    """Norms of each column of each matrix."""
    return _step(param, grad, m, s, v, COL, lr, beta1, beta2, decay, eps)
