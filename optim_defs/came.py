"""CAME."""

from ..ir.frontend.trace import maximum, rsqrt, update, zeros
from ..ir.types import BATCH, COL, ROW, TENSOR
from .blocks import ema, rms
from .declare import optimizer


def _inverse_root(row, col):
    """1 / sqrt of the matrix whose factors are row and col."""
    return rsqrt(row / row.mean(BATCH)) * rsqrt(col)


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2307.02047")
def came(
    param, grad, m=zeros, row=zeros[ROW], col=zeros[COL], res_row=zeros[ROW], res_col=zeros[COL],
    *, lr=2e-4, beta1=0.9, beta2=0.999, beta3=0.9999, eps1=1e-30, eps2=1e-16, d=1.0,
    weight_decay=0.0,
):  # fmt: skip
    """Adafactor with a first moment, each element of which moves as far as it has been stable.

        row     <- beta2 row + (1 - beta2) mean(grad^2 + eps1) of each row
        col     <- beta2 col + (1 - beta2) mean(grad^2 + eps1) of each column
        u       = grad / sqrt(row / mean(row) col)
        u       = u / max(1, rms(u) / d)
        m       <- beta1 m + (1 - beta1) u
        r       = (u - m)^2 + eps2
        res_row <- beta3 res_row + (1 - beta3) mean(r) of each row
        res_col <- beta3 res_col + (1 - beta3) mean(r) of each column
        param   <- (1 - lr weight_decay) param - lr m / sqrt(res_row / mean(res_row) res_col)

    State: m, the average update; row and col, the factors of the average squared gradient;
    res_row and res_col, those of m's average squared error; v, the average squared gradient
    itself, for tensors of rank below 2, which move by lr m.
    Deviations: weight_decay is the authors' code's.
    Source: Luo et al., "CAME: confidence-guided adaptive memory efficient optimization", ACL 2023.
    Code: yangluo7/CAME e77c5c022e came_pytorch/CAME.py
    """
    square = grad * grad + eps1
    row = ema(row, square.mean(ROW), beta2)
    col = ema(col, square.mean(COL), beta2)
    u = grad * _inverse_root(row, col)
    u = u / maximum(1.0, rms(u, TENSOR) / d)
    m = ema(m, u, beta1)
    error = (u - m) ** 2 + eps2
    res_row = ema(res_row, error.mean(ROW), beta3)
    res_col = ema(res_col, error.mean(COL), beta3)
    param = (1.0 - lr * weight_decay) * param - lr * (m * _inverse_root(res_row, res_col))
    return update(param=param, m=m, row=row, col=col, res_row=res_row, res_col=res_col)


@came.variant("rank < 2")
def unfactored(
    param, grad, m=zeros, v=zeros, *, lr, beta1, beta2, eps1, d, weight_decay
):  # fmt: skip
    """The average squared gradient is kept whole, and m is trusted."""
    v = ema(v, grad * grad + eps1, beta2)
    u = grad * rsqrt(v)
    m = ema(m, u / maximum(1.0, rms(u, TENSOR) / d), beta1)
    return update(param=(1.0 - lr * weight_decay) * param - lr * m, m=m, v=v)
