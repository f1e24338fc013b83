"""Adafactor."""

from ..ir.frontend.trace import maximum, minimum, rsqrt, step, update, where, zeros
from ..ir.types import BATCH, COL, ROW, TENSOR
from .blocks import ema, rms
from .declare import optimizer


def _at_least(low, a):
    """max(low, a), and low where a is NaN: one element that is not finite stops no other."""
    return where(a > low, a, low)


def _clipped(param, grad, second, t, lr, eps1, eps2, d, weight_decay):
    """The parameter, moved by at most `rate` in root mean square."""
    u = grad * rsqrt(maximum(second, eps1 * eps1))
    rate = _at_least(eps2, rms(param, TENSOR)) * minimum(lr, t**-0.5)
    rate = rate / _at_least(1.0, rms(u, TENSOR) / d)
    return (1.0 - lr * weight_decay) * param - rate * u


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/1804.04235")
def adafactor(
    param, grad, row=zeros[ROW], col=zeros[COL], t=step,
    *, lr=1e-2, beta2_decay=-0.8, eps1=2.0**-23, eps2=1e-3, d=1.0, weight_decay=0.0,
):  # fmt: skip
    """Adafactor: second moments of a matrix kept as one number a row and one a column.

        r     = t^beta2_decay
        row   <- (1 - r) row + r mean(grad^2) of each row
        col   <- (1 - r) col + r mean(grad^2) of each column
        s     = row / max(mean(row), eps1) col
        u     = grad / sqrt(max(s, eps1^2))
        rate  = max(eps2, rms(param)) min(lr, 1 / sqrt(t)) / max(1, rms(u) / d)
        param <- (1 - lr weight_decay) param - rate u

    State: row and col, the factors of the average squared gradient; t, the number of this step;
    v, that average itself, for tensors of rank below 2, where s = v.
    Deviations: as torch's: lr caps the relative step, eps1 is a floor, not added, and the decay
    is outside; eps1 is the f32 machine epsilon for every dtype.
    Source: Shazeer & Stern, "Adafactor: adaptive learning rates", ICML 2018.
    Code: pytorch/pytorch v2.13.0 torch/optim/_adafactor.py
    """
    square, beta2 = grad * grad, 1.0 - t**beta2_decay
    row = ema(row, square.mean(ROW), beta2)
    col = ema(col, square.mean(COL), beta2)
    second = row / maximum(row.mean(BATCH), eps1) * col
    param = _clipped(param, grad, second, t, lr, eps1, eps2, d, weight_decay)
    return update(param=param, row=row, col=col)


@adafactor.variant("rank < 2")
def unfactored(
    param, grad, v=zeros, t=step, *, lr, beta2_decay, eps1, eps2, d, weight_decay
):  # fmt: skip
    """The average squared gradient is kept whole."""
    v = ema(v, grad * grad, 1.0 - t**beta2_decay)
    param = _clipped(param, grad, v, t, lr, eps1, eps2, d, weight_decay)
    return update(param=param, v=v)
