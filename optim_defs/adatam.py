"""AdaTAM."""

from ..ir.frontend.trace import sqrt, update, zeros
from ..ir.types import COL, TENSOR
from .blocks import ema
from .declare import optimizer
from .tam import aligned


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2412.18790")
def adatam(
    param, grad, m=zeros, s=zeros, v=zeros,
    *, lr=1e-3, beta1=0.9, beta2=0.999, decay=0.9, eps=1e-8,
):  # fmt: skip
    """Torque-aware momentum over Adam's second moment.

        s     <- decay s + (1 - decay) m / |m| grad / |grad|         norms of each column
        m     <- beta1 m + ((1 + s) / 2 + eps) grad
        v     <- beta2 v + (1 - beta2) grad^2
        param <- param - lr m / (sqrt(v) + eps)

    State: m, the momentum; s, the agreement of each element; v, the average squared gradient.
    Deviations: as in tam; m and v are not corrected for having started at 0.
    Source: Malviya et al., "Torque-aware momentum", 2024.
    """
    move, s = aligned(m, grad, s, COL, decay, eps)
    m, v = beta1 * m + move, ema(v, grad * grad, beta2)
    return update(param=param - lr * (m / (sqrt(v) + eps)), m=m, s=s, v=v)


@adatam.variant("rank < 2")
def whole(param, grad, m=zeros, s=zeros, v=zeros, *, lr, beta1, beta2, decay, eps):
    """One norm a tensor."""
    move, s = aligned(m, grad, s, TENSOR, decay, eps)
    m, v = beta1 * m + move, ema(v, grad * grad, beta2)
    return update(param=param - lr * (m / (sqrt(v) + eps)), m=m, s=s, v=v)
