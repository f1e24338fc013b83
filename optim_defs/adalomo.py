"""AdaLomo."""

from ..ir.frontend.trace import maximum, rsqrt, step, update, zeros
from ..ir.types import BATCH, COL, ROW, TENSOR
from .blocks import ema, rms
from .declare import optimizer


def _normalised(param, u, lr, eps2, d, weight_decay):
    """The parameter, moved by at most the rate d in root mean square."""
    rate = lr * maximum(eps2, rms(param, TENSOR))
    u = u * (1.0 / maximum(1.0, rms(u, TENSOR) / d))
    return (1.0 - rate * weight_decay) * param - rate * u


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2310.10195")
def adalomo(
    param, grad, row=zeros[ROW], col=zeros[COL], t=step,
    *, lr=1e-3, beta2_decay=-0.8, eps1=1e-30, eps2=1e-3, d=1.0, weight_decay=0.0,
):  # fmt: skip
    """LOMO with a factored second moment: steps of a size beside that of the parameters.

        r     = t^beta2_decay
        row   <- (1 - r) row + r mean(grad^2 + eps1) of each row
        col   <- (1 - r) col + r mean(grad^2 + eps1) of each column
        u     = grad / sqrt(row / mean(row) col)
        rate  = lr max(eps2, rms(param))
        param <- (1 - rate weight_decay) param - rate u / max(1, rms(u) / d)

    State: row and col, the factors of the average squared gradient; t, the number of this step;
    v, that average itself, for tensors of rank below 2, where u = grad / sqrt(v).
    Deviations: the authors' code steps inside the backward pass, a tensor as soon as its gradient
    is there; the rule is the same. Its scale of the loss and its clippings, of which the paper has
    none, are the stages unscale, clip_by_value and clip_by_global_norm. A tensor of rank above 2
    is a batch of matrices; theirs takes none.
    Source: Lv et al., "AdaLomo: low-memory optimization with adaptive learning rate", 2023.
    Code: OpenLMLab/LOMO 45d4bac16c lomo_optim/adalomo.py
    """
    square, beta2 = grad * grad + eps1, 1.0 - t**beta2_decay
    row = ema(row, square.mean(ROW), beta2)
    col = ema(col, square.mean(COL), beta2)
    u = grad * (rsqrt(row / row.mean(BATCH)) * rsqrt(col))
    return update(param=_normalised(param, u, lr, eps2, d, weight_decay), row=row, col=col)


@adalomo.variant("rank < 2")
def unfactored(
    param, grad, v=zeros, t=step, *, lr, beta2_decay, eps1, eps2, d, weight_decay
):  # fmt: skip
    """The average squared gradient is kept whole."""
    v = ema(v, grad * grad + eps1, 1.0 - t**beta2_decay)
    u = grad * rsqrt(v)
    return update(param=_normalised(param, u, lr, eps2, d, weight_decay), v=v)
