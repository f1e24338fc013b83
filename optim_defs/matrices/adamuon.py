"""AdaMuon."""

from ...ir.frontend.trace import norm, sign, sqrt, update, where, zeros
from ...ir.types import BATCH
from ..blocks import ema, ema_of_square
from .newton_schulz import QUINTIC, STEPS, for_matrices, newton_schulz


@for_matrices(paper="https://arxiv.org/abs/2507.11005")
def adamuon(
    param, grad, m=zeros, v=zeros,
    *, lr=0.02, weight_decay=0.01, momentum=0.95, eps=1e-8, ns_coefficients=QUINTIC,
    ns_steps=STEPS, nesterov=True,
):  # fmt: skip
    """Muon of signs, each element divided by the root of its average square.

        m     <- momentum m + (1 - momentum) grad
        u     = sign(momentum m + (1 - momentum) grad)    with nesterov, else sign(m)
        x     = newton_schulz(u / (|u| + 1e-7))
        v     <- momentum v + (1 - momentum) x^2
        y     = x / (sqrt(v) + eps)
        param <- (1 - lr weight_decay) param
        param <- param - lr 0.2 sqrt(rows cols) / (|y| + eps) y

    State: m, the average gradient; v, the average squares of x.
    Deviations: each matrix of a tensor of rank 3 has its own norm of y.
    Source: Si et al., "AdaMuon: adaptive Muon optimizer", 2025.
    Code: Chongjie-Si/AdaMuon 369f0b3bd9 gpt2/models/optimizers/adamuon.py
    """
    m = ema(m, grad, momentum)
    u = sign(where(nesterov, ema(m, grad, momentum), m))
    x = newton_schulz(u / (norm(u, BATCH) + 1e-7), [ns_coefficients] * ns_steps)
    v = ema_of_square(v, x, momentum)
    y = x / (sqrt(v) + eps)
    length = 0.2 * sqrt(param.rows * param.cols) / (norm(y, BATCH) + eps)
    return update(param=(1.0 - lr * weight_decay) * param - lr * length * y, m=m, v=v)
