"""Adafactor as MindSpore has it."""

from ..ir.frontend.trace import maximum, minimum, rsqrt, step, update, where, zeros
from ..ir.types import BATCH, COL, ROW, TENSOR
from .blocks import ema, rms
from .declare import optimizer


def _rate(param, t, lr, eps2, relative_step, scale_parameter, warmup_init):
    """The learning rate of this step and tensor."""
    relative = minimum(where(warmup_init, 1e-6 * t, 1e-2), t**-0.5)
    rate = where(relative_step, relative, lr)
    return where(scale_parameter, rate * maximum(eps2, rms(param, TENSOR)), rate)


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/1804.04235")
def adafactor_mindspore(
    param, grad, row=zeros[ROW], col=zeros[COL], m=zeros, t=step,
    *, lr=1e-3, beta1=0.9, beta2_decay=-0.8, eps1=1e-30, eps2=1e-3, d=1.0, weight_decay=0.0,
    relative_step=True, scale_parameter=True, warmup_init=False, first_moment=True,
):  # fmt: skip
    """MindSpore's AdaFactor, with the paper's relative steps and first moment.

        rate  = min(1e-6 t if warmup_init else 1e-2, 1 / sqrt(t)) if relative_step else lr
        rate  = rate max(eps2, rms(param))                           scale_parameter
        r     = t^beta2_decay
        row   <- (1 - r) row + r mean(grad^2 + eps1) of each row
        col   <- (1 - r) col + r mean(grad^2 + eps1) of each column
        s     = row / mean(row) col
        u     = grad / sqrt(s)
        u     = rate u / max(1, rms(u) / d)
        m     <- beta1 m + (1 - beta1) u                             first_moment
        param <- (1 - rate weight_decay) param - (m if first_moment else u)

    State: row and col, the factors of the average squared gradient; m, the average of the steps,
    kept only with first_moment; t, the number of this step; v, the average square itself, for
    tensors of rank below 2, where s = v.
    Deviations: eps1 is added to the square, not a floor under its average; lr counts only
    without relative_step, and is not capped by it; the average of the steps is of steps that
    hold the rate; weight_decay is outside.
    Source: Shazeer & Stern, "Adafactor", ICML 2018; mindspore.nn.AdaFactor.
    Code: mindspore-ai/mindspore v2.10.0 mindspore/python/mindspore/nn/optim/adafactor.py
    """
    rate = _rate(param, t, lr, eps2, relative_step, scale_parameter, warmup_init)
    square, beta2 = grad * grad + eps1, 1.0 - t**beta2_decay
    row = ema(row, square.mean(ROW), beta2)
    col = ema(col, square.mean(COL), beta2)
    u = grad * rsqrt(row / row.mean(BATCH)) * rsqrt(col)
    u = rate / maximum(1.0, rms(u, TENSOR) / d) * u
    m = where(first_moment, ema(m, u, beta1), m)
    param = (1.0 - rate * weight_decay) * param - where(first_moment, m, u)
    return update(param=param, row=row, col=col, m=m)


@adafactor_mindspore.variant("rank < 2")
def unfactored(
    param, grad, v=zeros, m=zeros, t=step,
    *, lr, beta1, beta2_decay, eps1, eps2, d, weight_decay,
    relative_step, scale_parameter, warmup_init, first_moment,
):  # fmt: skip
    """The average squared gradient is kept whole."""
    rate = _rate(param, t, lr, eps2, relative_step, scale_parameter, warmup_init)
    v = ema(v, grad * grad + eps1, 1.0 - t**beta2_decay)
    u = grad * rsqrt(v)
    u = rate / maximum(1.0, rms(u, TENSOR) / d) * u
    m = where(first_moment, ema(m, u, beta1), m)
    param = (1.0 - rate * weight_decay) * param - where(first_moment, m, u)
    return update(param=param, v=v, m=m)
