"""RACS."""

from ..ir.frontend.trace import maximum, norm, ones, rsqrt, step, update, where, zeros
from ..ir.types import BATCH, COL, ROW, TENSOR
from .blocks import ema
from .declare import optimizer


def _limited(length, before, t, growth, eps):
    """The factor that keeps a norm below `growth` times the one before."""
    return where(t == 1.0, 1.0, growth / maximum(length / (before + eps), growth))


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2502.07752")
def racs(
    param, grad, row=zeros[ROW], col=ones[COL], size=zeros[BATCH], t=step,
    *, lr=1e-3, beta=0.9, alpha=0.05, growth=1.01, eps=1e-8,
):  # fmt: skip
    """Row and column scaled gradient descent: a matrix is normalised along both of its axes.

        row   <- beta row + (1 - beta) mean(grad^2) of each row
        col   <- beta col + (1 - beta) mean(grad^2) of each column
        d     = grad / (sqrt(row + eps) sqrt(col + eps))
        c     = growth / max(|d| / (size + eps), growth),    1 at the first step
        size  <- c |d|
        param <- param - lr alpha c d

    State: row and col, the average squares, col's starting at 1; size, the last norm of a step;
    t, the number of this step; for tensors of rank below 2, seen as one column, v, mean and
    length are what row, col and size are.
    Deviations: growth is the paper's gamma; eps is added. Of the paper's fixed-point iteration for
    the scales of a step, one round from ones is taken; it takes several. A tensor of higher rank is
    a batch of matrices; the paper leaves vectors to Adam.
    Source: Gong et al., "Towards efficient optimizer design for LLM", 2025.
    Code: none; algorithm 1 of the paper.
    """
    square = grad * grad
    row = ema(row, square.mean(ROW), beta)
    col = ema(col, square.mean(COL), beta)
    direction = grad * rsqrt(row + eps) * rsqrt(col + eps)
    length = norm(direction, BATCH)
    limit = _limited(length, size, t, growth, eps)
    param = param - lr * alpha * (limit * direction)
    return update(param=param, row=row, col=col, size=limit * length)


@racs.variant("rank < 2")
def one_column(
    param, grad, v=zeros, mean=ones[TENSOR], length=zeros[TENSOR], t=step,
    *, lr, beta, alpha, growth, eps,
):  # fmt: skip
    """A vector is a matrix of one column."""
    square = grad * grad
    v = ema(v, square, beta)
    mean = ema(mean, square.mean(TENSOR), beta)
    direction = grad * rsqrt(v + eps) * rsqrt(mean + eps)
    size = norm(direction, TENSOR)
    limit = _limited(size, length, t, growth, eps)
    param = param - lr * alpha * (limit * direction)
    return update(param=param, v=v, mean=mean, length=limit * size)
