"""Rules that estimate their rate over all tensors: from the loss, or from the way gone so far."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import CHANGED, Tensor, authors
from tests.authors.over_all import total

VARYING = (1.0, 0.5, 2.0)
BOUNDED = CHANGED | {"lower_bound": 0.4, "c": 0.3}


def _momo(
    tensors: list[Tensor], shared: Any, h: Any, beta: Any, rho: Any, denoms: list[Any]
) -> None:
    """The step of both, which differ in what the averaged gradients are divided by."""
    shared.loss_avg = beta * shared.loss_avg + (1 - beta) * h.loss
    for x in tensors:
        x.s.grad_dot_w = beta * x.s.grad_dot_w + (1 - beta) * np.sum(x.p * x.g)
    gamma = sum((x.s.grad_dot_w for x in tensors), np.longdouble(0))
    dot = total(x.p * x.s.grad_avg for x in tensors)
    norm = total(x.s.grad_avg**2 / d for x, d in zip(tensors, denoms, strict=True))
    decay = 1 + h.lr * h.weight_decay
    nom = decay * (shared.loss_avg - rho * h.lower_bound) + dot - decay * gamma
    tau = min(h.lr / rho, max(nom, np.longdouble(0)) / norm)
    for x, d in zip(tensors, denoms, strict=True):
        x.p = (x.p - tau * x.s.grad_avg / d) / decay


@authors(BOUNDED, whole=True, schedule=VARYING)
def momo(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    beta = h.momentum if t > 1 else np.longdouble(0)
    for x in tensors:
        x.s.grad_avg = beta * x.s.grad_avg + (1 - beta) * x.g
    _momo(tensors, shared, h, beta, np.longdouble(1), [1] * len(tensors))


@authors(BOUNDED, whole=True, schedule=VARYING)
def momo_adam(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    for x in tensors:
        x.s.grad_avg = h.beta1 * x.s.grad_avg + (1 - h.beta1) * x.g
        x.s.grad_avg_sq = h.beta2 * x.s.grad_avg_sq + (1 - h.beta2) * x.g**2
    denoms = [np.sqrt(x.s.grad_avg_sq / (1 - h.beta2**t)) + h.eps for x in tensors]
    _momo(tensors, shared, h, h.beta1, 1 - h.beta1**t, denoms)


@authors(BOUNDED, whole=True, schedule=VARYING)
def polyak_sgd(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    norm = np.sqrt(total(x.g**2 for x in tensors))
    rate = np.longdouble(0)
    if norm >= 1e-8 and h.loss >= h.lower_bound:
        rate = min(h.lr, (h.loss - h.lower_bound) / (h.c * norm**2 + h.eps))
    for x in tensors:
        x.p = x.p - rate * x.g


PRODIGY = CHANGED | {"d0": 1e-3, "d_coef": 1.5}


@authors(
    PRODIGY,
    PRODIGY | {"safeguard_warmup": True},
    whole=True,
    drift=0.5,
    ulps=1e6,
    schedule=VARYING,
)
def prodigy(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    d = shared.d or h.d0
    beta3, rate, denominator = np.sqrt(h.beta2), d * h.lr, np.longdouble(0)
    numerator = beta3 * shared.numerator
    for x in tensors:
        if not x.s.begun:
            x.s.begun, x.s.p0 = True, x.p
        numerator = numerator + d / h.d0 * rate * np.sum(x.g * (x.s.p0 - x.p))
        x.s.exp_avg = h.beta1 * x.s.exp_avg + d * (1 - h.beta1) * x.g
        x.s.exp_avg_sq = h.beta2 * x.s.exp_avg_sq + d * d * (1 - h.beta2) * x.g**2
        x.s.s = beta3 * x.s.s + d / h.d0 * (d if h.safeguard_warmup else rate) * x.g
        denominator = denominator + np.sum(np.abs(x.s.s))
    if denominator == 0:
        return
    shared.numerator, shared.d = numerator, max(d, h.d_coef * numerator / denominator)
    for x in tensors:
        x.p = x.p - h.weight_decay * rate * x.p
        x.p = x.p - rate * x.s.exp_avg / (np.sqrt(x.s.exp_avg_sq) + shared.d * h.eps)
