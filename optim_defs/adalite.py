"""Adalite."""

from ..ir.frontend.trace import count, exp, maximum, norm, rsqrt, step, update, where, zeros
from ..ir.types import BATCH, COL, ELEM, ROW, TENSOR
from .blocks import ema
from .declare import optimizer


def _softmax(a):
    """Shares of the places of one axis of a matrix: they grow as e^a, and their sum is 1."""
    e = exp(a - a.max(BATCH))
    return e / e.sum(BATCH)


def _sized(param, grad, norm_min, ratio_min):
    """The factor that gives a gradient the norm of its parameters."""
    return maximum(norm(param, TENSOR) / maximum(norm(grad, TENSOR), norm_min), ratio_min)


@optimizer(when="rank >= 2", paper="https://github.com/euclaise/supertrainer2000")
def adalite(
    param, grad, row=zeros[ROW], col=zeros[COL], c=zeros[ROW], u=zeros[BATCH], r=zeros[COL],
    t=step, *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay=1e-2, norm_min=1e-10,
    ratio_min=1e-4, eps2=1e-10, tau=1.0,
):  # fmt: skip
    """Adam's moments and LAMB's ratio, with both moments of a matrix kept as factors.

        g     = max(|param| / max(|grad|, norm_min), ratio_min) grad
        m     = beta1 c u r + (1 - beta1) g
        v     = beta2 row col / max(sum(row), eps2) + (1 - beta2) (g - m)^2
        a, b  = mean(v) of each row, of each column
        s     = softmax(a) softmax(b)
        m     = s m + (1 - s) g
        d     = (beta1 m + (1 - beta1) g) / sqrt(v / (1 - beta2^t) + eps)
        param <- param - lr (d + weight_decay param)
        row   <- sum(v) of each row
        col   <- sum(v) of each column / max(sum(v), eps2)
        c     <- sum(softmax(b / tau) m) of each row
        r     <- sum(softmax(a / tau) m) of each column
        u     <- sum(c m r) / max(sum(c^2) sum(r^2), eps2)

    State: row and col, the factors of the average squared surprise; c, u and r, those of the
    average gradient, u one number a matrix; t, the number of this step; m and v, both averages
    themselves, for tensors of rank below 2, whose m is not mixed by s.
    Deviations: a tensor of rank above 2 is a batch of matrices; in the authors' code it is one
    matrix, of as many rows as its first axis has places. One element has no ratio, as there.
    lr has no default there.
    Source: euclaise, "supertrainer2000", 2024: a library with this optimizer, and no paper.
    Code: euclaise/supertrainer2000 8da52ce179 src/supertrainer2k/optim/adalite.py
    """
    grad = grad * _sized(param, grad, norm_min, ratio_min)
    m = ema(c * u * r, grad, beta1)
    v = ema(row * col * (1.0 / maximum(row.sum(BATCH), eps2)), (grad - m) ** 2, beta2)
    a, b = v.mean(ROW), v.mean(COL)
    share = _softmax(a) * _softmax(b)
    m = share * m + (1.0 - share) * grad
    move = ema(m, grad, beta1) * rsqrt(v * (1.0 / (1.0 - beta2**t)) + eps)
    c, r = (_softmax(b / tau) * m).sum(ROW), (_softmax(a / tau) * m).sum(COL)
    u = (c * m * r).sum(BATCH) / maximum((c * c).sum(BATCH) * (r * r).sum(BATCH), eps2)
    col = v.sum(COL) / maximum(v.sum(BATCH), eps2)
    param = param - lr * (move + weight_decay * param)
    return update(param=param, row=v.sum(ROW), col=col, c=c, u=u, r=r)


@adalite.variant("rank < 2")
def unfactored(
    param, grad, m=zeros, v=zeros, t=step,
    *, lr, beta1, beta2, eps, weight_decay, norm_min, ratio_min,
):  # fmt: skip
    """Both averages are kept whole."""
    ratio = _sized(param, grad, norm_min, ratio_min)
    grad = grad * where(count(ELEM) > 1.0, ratio, 1.0)
    m = ema(m, grad, beta1)
    v = ema(v, (grad - m) ** 2, beta2)
    move = ema(m, grad, beta1) * rsqrt(v * (1.0 / (1.0 - beta2**t)) + eps)
    return update(param=param - lr * (move + weight_decay * param), m=m, v=v)
