"""NorMuon."""

from ...ir.frontend.trace import maximum, norm, sqrt, update, where, zeros
from ...ir.types import BATCH, ROW
from ..blocks import ema
from .newton_schulz import QUINTIC, STEPS, for_matrices, newton_schulz


@for_matrices(paper="https://arxiv.org/abs/2510.05491")
def normuon(
    param, grad, m=zeros, v=zeros[ROW],
    *, lr=0.02, momentum=0.95, beta2=0.95, weight_decay=0.0, eps=1e-10,
    ns_coefficients=QUINTIC, ns_steps=STEPS, nesterov=True, match_rms=False,
):  # fmt: skip
    """Muon with rows of equal size: each is divided by the root of its average square.

        m     <- momentum m + (1 - momentum) grad
        u     = momentum m + (1 - momentum) grad    with nesterov, else m
        x     = newton_schulz(u / (|u| + 1e-7))
        v     <- beta2 v + (1 - beta2) mean(x^2 of each row)
        y     = x / (sqrt(v) + eps)
        ratio = |x| sqrt(max(1, rows / cols)) / (|y| + eps)
        ratio = 0.2 sqrt(rows cols) / (|y| + eps)    with match_rms
        param <- (1 - lr weight_decay) param - lr ratio y

    State: m, the average gradient; v, the average squares of the rows.
    Deviations: rows and cols, and the norms, are of the matrix that filters are flattened to,
    where the authors' code takes a filter's last two axes. match_rms is the paper's algorithm 1.
    Source: Li et al., "NorMuon: making Muon more efficient and scalable", 2025.
    Code: zichongli5/NorMuon d45c9a4280 normuon.py
    """
    m = ema(m, grad, momentum)
    u = where(nesterov, ema(m, grad, momentum), m)
    x = newton_schulz(u / (norm(u, BATCH) + 1e-7), [ns_coefficients] * ns_steps)
    v = ema(v, (x * x).mean(ROW), beta2)
    y = x / (sqrt(v) + eps)
    kept = norm(x, BATCH) * sqrt(maximum(1.0, param.rows / param.cols))
    length = where(match_rms, 0.2 * sqrt(param.rows * param.cols), kept)
    param = (1.0 - lr * weight_decay) * param - lr * (length / (norm(y, BATCH) + eps)) * y
    return update(param=param, m=m, v=v)
