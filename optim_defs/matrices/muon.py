"""Muon."""

from ...ir.frontend.trace import maximum, norm, sqrt, update, where, zeros
from ...ir.types import BATCH
from ..blocks import ema
from .newton_schulz import QUINTIC, STEPS, for_matrices, newton_schulz, polynomials


@for_matrices(paper="https://kellerjordan.github.io/posts/muon/")
def muon(
    param, grad, m=zeros,
    *, lr=1e-3, weight_decay=0.1, momentum=0.95, ns_coefficients=QUINTIC, eps=1e-7,
    ns_steps=STEPS, nesterov=True, match_rms_adamw=False, use_polar_express=False,
):  # fmt: skip
    """The momentum of a matrix, with all its singular values brought near 1.

        m     <- momentum m + (1 - momentum) grad
        u     = momentum m + (1 - momentum) grad    with nesterov, else m
        x     = u / max(|u|, eps)    or u / (1.01 |u| + eps), with use_polar_express
        in each of ns_steps, with a, b, c of ns_coefficients, or Polar Express's for this step:
          s   = x x^T
          x   <- a x + (b s + c s s) x
        ratio = 0.2 sqrt(max(rows, cols))    with match_rms_adamw, else sqrt(max(1, rows / cols))
        param <- (1 - lr weight_decay) param - lr ratio x

    State: m, the average gradient.
    Deviations: defaults, and max(|u|, eps) for |u| + eps, are torch.optim.Muon's. rows and cols
    are of the matrix that filters are flattened to, where the authors' code has their height and
    width. match_rms_adamw is Moonlight's, whose momentum is the sum m / (1 - momentum).
    Source: Jordan et al., "Muon: an optimizer for hidden layers in neural networks", 2024.
    Code: KellerJordan/Muon 857d1adc15 muon.py
    """
    m = ema(m, grad, momentum)
    u = where(nesterov, ema(m, grad, momentum), m)
    size = norm(u, BATCH)
    size = where(use_polar_express, 1.01 * size + eps, maximum(size, eps))
    x = newton_schulz(u / size, polynomials(ns_coefficients, ns_steps, use_polar_express))
    as_adamw = 0.2 * sqrt(maximum(param.rows, param.cols))
    ratio = where(match_rms_adamw, as_adamw, sqrt(maximum(1.0, param.rows / param.cols)))
    return update(param=(1.0 - lr * weight_decay) * param - lr * ratio * x, m=m)
