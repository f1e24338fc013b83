"""AdaTAM."""

from ..ir.frontend.trace import maximum, norm, sqrt, update, where, zeros
from ..ir.types import COL, STEP, TENSOR
from .blocks import OF_THE_FIRST_AXIS, ema
from .declare import optimizer


def _step(param, grad, m, s, s1, v, to, lr, beta1, beta2, decay, eps, cosine):
    """The step whose norms are those down to a domain, or of all tensors together."""
    along = m / maximum(norm(m, to), 1e-12) * (grad / maximum(norm(grad, to), 1e-12))
    lengths = maximum(norm(m, STEP), 1e-8) * maximum(norm(grad, STEP), 1e-8)
    s = where(cosine, s, ema(s, along, decay))
    s1 = where(cosine, ema(s1, m.dot(grad, STEP) / lengths, decay), s1)
    move = ((1.0 + where(cosine, s1, s)) * 0.5 + eps) * grad
    m, v = beta1 * m + move, ema(v, grad * grad, beta2)
    return update(param=param - lr * (m / (sqrt(v) + eps)), m=m, s=s, s1=s1, v=v)


@optimizer(when="rank < 2", paper="https://arxiv.org/abs/2412.18790")
def adatam(
    param, grad, m=zeros, s=zeros, s1=zeros[TENSOR], v=zeros,
    *, lr=1e-3, beta1=0.9, beta2=0.999, decay=0.9, eps=1e-8, cosine=False,
):  # fmt: skip
    """Torque-aware momentum over Adam's second moment.

        c     = m / |m| grad / |grad|,    norms along the first axis
        c     = m . grad / (max(|m|, 1e-8) max(|grad|, 1e-8)),       cosine
        s     <- decay s + (1 - decay) c
        m     <- beta1 m + ((1 + s) / 2 + eps) grad
        v     <- beta2 v + (1 - beta2) grad^2
        param <- param - lr m / (sqrt(v) + eps)

    State: m, the momentum; s, the agreement of each element, or s1, the agreement of all tensors
    together, kept only with cosine; v, the average squared gradient.
    Deviations: the paper, whose moments are not corrected for having started at 0 either, has the
    cosine; s is of elements where it is not asked for, as in pytorch_optimizer. A tensor of rank
    above 4 is a batch of matrices, each with norms along its own first axis.
    Source: Malviya et al., "Torque-aware momentum", 2024.
    Code: none; arXiv:2412.18790, AdaTAM.
    """
    return _step(param, grad, m, s, s1, v, TENSOR, lr, beta1, beta2, decay, eps, cosine)


@adatam.variant("rank == 3")
def of_three(
    param, grad, m=zeros, s=zeros, s1=zeros[TENSOR], v=zeros,
    *, lr, beta1, beta2, decay, eps, cosine,
):  # fmt: skip
    """Norms for each place of the two axes behind the first."""
    to = OF_THE_FIRST_AXIS[3]
    return _step(param, grad, m, s, s1, v, to, lr, beta1, beta2, decay, eps, cosine)


@adatam.variant("rank == 4")
def of_four(
    param, grad, m=zeros, s=zeros, s1=zeros[TENSOR], v=zeros,
    *, lr, beta1, beta2, decay, eps, cosine,
):  # fmt: skip
    """Norms for each place of the three axes behind the first."""
    to = OF_THE_FIRST_AXIS[4]
    return _step(param, grad, m, s, s1, v, to, lr, beta1, beta2, decay, eps, cosine)


@adatam.variant("rank == 2")
def columns(
    param, grad, m=zeros, s=zeros, s1=zeros[TENSOR], v=zeros,
    *, lr, beta1, beta2, decay, eps, cosine,
):  # fmt: skip
    """Norms of each column."""
    return _step(param, grad, m, s, s1, v, COL, lr, beta1, beta2, decay, eps, cosine)


@adatam.variant("rank > 4")
def matrices(
    param, grad, m=zeros, s=zeros, s1=zeros[TENSOR], v=zeros,
    *, lr, beta1, beta2, decay, eps, cosine,
):  # fmt: skip
    """Norms of each column of each matrix."""
    return _step(param, grad, m, s, s1, v, COL, lr, beta1, beta2, decay, eps, cosine)
