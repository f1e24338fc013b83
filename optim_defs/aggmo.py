"""Aggregated momentum."""

from ..ir.frontend.trace import update, zeros
from .declare import optimizer


@optimizer(paper="https://arxiv.org/abs/1804.00325")
def aggmo(
    param, grad, buf1=zeros, buf2=zeros, buf3=zeros,
    *, lr=1e-3, beta1=0.0, beta2=0.9, beta3=0.99, weight_decay=0.0,
):  # fmt: skip
    """Gradient descent by the mean of three momenta: the quick damp the slow.

        g     = grad + weight_decay param
        buf1  <- beta1 buf1 + g
        buf2  <- beta2 buf2 + g
        buf3  <- beta3 buf3 + g
        param <- param - lr (buf1 + buf2 + buf3) / 3

    State: buf1, buf2 and buf3, the momentum buffers.
    Deviations: three of the paper's K; weight_decay, an L2 penalty, is the authors' code's.
    Source: Lucas et al., "Aggregated momentum: stability through passive damping", ICLR 2019.
    Code: AtheMathmo/AggMo 5e8ae39a96 src/aggmo.py
    """
    grad = grad + weight_decay * param
    buf1 = beta1 * buf1 + grad
    buf2 = beta2 * buf2 + grad
    buf3 = beta3 * buf3 + grad
    param = param - lr / 3.0 * (buf1 + buf2 + buf3)
    return update(param=param, buf1=buf1, buf2=buf2, buf3=buf3)
