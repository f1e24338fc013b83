"""Muon, as torch.optim.Muon of 2.13 has it, in f32 throughout. It runs on backend='reference'.

python -m stepfuse dump examples/muon.py:muon --stage graph
"""

from __future__ import annotations

from typing import Any

from stepfuse import (
    BATCH,
    NON_NEGATIVE,
    Range,
    maximum,
    norm,
    optimizer,
    sqrt,
    static,
    update,
    where,
    zeros,
)

ABC = (3.4445, -4.7750, 2.0315)  # of five steps: steep at zero, and then around one
STEPS = static(5, within=Range(0.0, 99.0))  # which torch takes
RANGES = dict.fromkeys(("lr", "weight_decay", "momentum", "eps"), NON_NEGATIVE)


def _direction(grad: Any, m: Any, momentum: Any, nesterov: Any) -> tuple[Any, Any]:
    """The new momentum, and where it points."""
    m = momentum * m + (1.0 - momentum) * grad
    return m, where(nesterov, momentum * m + (1.0 - momentum) * grad, m)


def _moved(param: Any, x: Any, lr: Any, weight_decay: Any, match_rms_adamw: Any) -> Any:
    rows, cols = param.rows, param.cols
    as_adamw = 0.2 * sqrt(maximum(rows, cols))
    ratio = where(match_rms_adamw, as_adamw, sqrt(maximum(1.0, rows / cols)))
    return update(param=(1.0 - lr * weight_decay) * param - lr * ratio * x)


@optimizer(
    when="rank >= 2 and rows <= cols",
    paper="https://kellerjordan.github.io/posts/muon/",
    ranges=RANGES,
)
def muon(
    param: Any, grad: Any, momentum_buffer: Any = zeros, *,
    lr: Any = 1e-3, weight_decay: Any = 0.1, momentum: Any = 0.95,
    ns_coefficients: Any = ABC, eps: Any = 1e-7, ns_steps: Any = STEPS,
    nesterov: Any = True, match_rms_adamw: Any = False,
) -> Any:  # fmt: skip
    """Muon: the momentum of a matrix, its singular values brought near 1.

        m = momentum m + (1 - momentum) g
        u = momentum m + (1 - momentum) g    with nesterov, else m
        x = u / max(||u||, eps)
        ns_steps times:  s = x x^T,  x = a x + (b s + c s s) x
        p = (1 - lr weight_decay) p - lr r x

    r is sqrt(max(1, rows / cols)), or 0.2 sqrt(max(rows, cols)) with match_rms_adamw. Where there
    are more rows than columns, s = x^T x stands behind x. Each matrix of a batch goes by itself.
    """
    m, u = _direction(grad, momentum_buffer, momentum, nesterov)
    x, (a, b, c) = u / maximum(norm(u, BATCH), eps), ns_coefficients
    for _ in range(ns_steps):
        s = x @ x.T
        x = a * x + (b * s + c * (s @ s)) @ x
    return _moved(param, x, lr, weight_decay, match_rms_adamw) | update(momentum_buffer=m)


@muon.variant(when="rank >= 2 and rows > cols")
def _tall(
    param: Any, grad: Any, momentum_buffer: Any = zeros, *,
    lr: Any, weight_decay: Any, momentum: Any, ns_coefficients: Any, eps: Any, ns_steps: Any,
    nesterov: Any, match_rms_adamw: Any,
) -> Any:  # fmt: skip
    m, u = _direction(grad, momentum_buffer, momentum, nesterov)
    x, (a, b, c) = u / maximum(norm(u, BATCH), eps), ns_coefficients
    for _ in range(ns_steps):
        s = x.T @ x
        x = a * x + x @ (b * s + c * (s @ s))
    return _moved(param, x, lr, weight_decay, match_rms_adamw) | update(momentum_buffer=m)
