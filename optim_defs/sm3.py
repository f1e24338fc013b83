"""SM3."""

from ..ir.frontend.trace import minimum, rsqrt, update, zeros
from ..ir.types import COL, ROW
from .blocks import ema
from .declare import optimizer


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/1901.11150")
def sm3(
    param, grad, m=zeros, row=zeros[ROW], col=zeros[COL], *, lr=0.1, momentum=0.9, eps=1e-30
):  # fmt: skip
    """Adagrad for a matrix, its sums of squares bounded by one number a row and one a column.

        s     = min(row, col) + grad^2
        row   <- max(s) of each row
        col   <- max(s) of each column
        m     <- momentum m + (1 - momentum) grad / sqrt(s + eps)
        param <- param - lr m

    State: m, the average step; row and col, the bounds; v, the sums of squares themselves, for
    tensors of rank below 2, where s = v + grad^2.
    Deviations: a tensor of higher rank is a batch of matrices, where the authors' code keeps one
    bound for each place of each axis; eps is in the root, the paper has 0 / 0 = 0.
    Source: Anil et al., "Memory-efficient adaptive optimization", NeurIPS 2019.
    """
    bound = minimum(row, col) + grad * grad
    m = ema(m, grad * rsqrt(bound + eps), momentum)
    return update(param=param - lr * m, m=m, row=bound.max(ROW), col=bound.max(COL))


@sm3.variant("rank < 2")
def whole(param, grad, m=zeros, v=zeros, *, lr, momentum, eps):
    """The sums of squares are kept whole."""
    v = v + grad * grad
    m = ema(m, grad * rsqrt(v + eps), momentum)
    return update(param=param - lr * m, m=m, v=v)
