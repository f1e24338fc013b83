"""Rules that measure a gradient against the parameter, the momentum or earlier gradients."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import CHANGED, Array, Tensor, authors


def length(x: Array) -> Any:
    return np.sqrt(np.sum(x * x))


def _cosines(x: Array, y: Array, eps: Any) -> Array:
    """One for each row of two matrices, without its sign."""
    lengths = [np.maximum(np.sqrt(np.sum(a * a, axis=1)), eps) for a in (x, y)]
    return np.abs(np.sum(x * y, axis=1)) / (lengths[0] * lengths[1])


def projected(p: Array, g: Array, move: Array, h: Any) -> tuple[Array, Any]:
    """The move without its part along p where g is across p, and the share of the decay."""
    for rows in (p.shape[0], 1):
        flat, along = p.reshape(rows, -1), g.reshape(rows, -1)
        if np.max(_cosines(along, flat, h.eps)) < h.delta / np.sqrt(flat.shape[1]):
            unit = flat / (np.sqrt(np.sum(flat * flat, axis=1, keepdims=True)) + h.eps)
            part = np.sum(unit * move.reshape(rows, -1), axis=1, keepdims=True)
            return move - (unit * part).reshape(p.shape), h.wd_ratio
    return move, np.longdouble(1)


@authors(
    {"lr": 0.02, "beta1": 0.8, "beta2": 0.95, "eps": 0.05, "weight_decay": 0.3, "delta": 0.6},
    {"lr": 0.02, "eps": 1e-3, "weight_decay": 0.3, "delta": 3.0, "wd_ratio": 0.4},
)
def adamp(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    move = s.exp_avg / (np.sqrt(s.exp_avg_sq) / np.sqrt(1 - h.beta2**t) + h.eps)
    share = np.longdouble(1)
    if p.ndim > 1:
        move, share = projected(p, g, move, h)
    return p * (1 - h.lr * h.weight_decay * share) - h.lr / (1 - h.beta1**t) * move


@authors()
def adanorm(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    norm = length(g)
    s.exp_grad_norm = h.decay * s.exp_grad_norm + (1 - h.decay) * norm
    corrected = g * s.exp_grad_norm / norm if s.exp_grad_norm > norm > 0 else g
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * corrected
    s.exp_avg_var = h.beta2 * s.exp_avg_var + (1 - h.beta2) * g * g + h.eps
    denom = np.sqrt(s.exp_avg_var) / np.sqrt(1 - h.beta2**t) + h.eps
    return p - h.lr / (1 - h.beta1**t) * s.exp_avg / denom


@authors()
def aida(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    mine, theirs = g, s.exp_avg
    for _ in range(2):
        both = np.sum(mine * theirs)
        a, b = both / (np.sum(mine**2) + h.eps1), both / (np.sum(theirs**2) + h.eps1)
        mine, theirs = a * mine, b * theirs
    s.exp_avg_var = h.beta2 * s.exp_avg_var + (1 - h.beta2) * (theirs - mine) ** 2 + h.eps
    denom = np.sqrt(s.exp_avg_var) / np.sqrt(1 - h.beta2**t)
    return p - h.lr / (1 - h.beta1**t) * s.exp_avg / denom


_APOLLO = {"lr": 0.02, "init_lr": 1e-3, "beta": 0.7, "eps": 1e-3, "weight_decay": 0.1}


@authors(_APOLLO | {"warmup": 9.0}, _APOLLO | {"warmup": 9.0, "belief": True}, _APOLLO)
def apollo_dqn(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    done = t - 1
    lr = h.init_lr + (h.lr - h.init_lr) * done / h.warmup if done < h.warmup else h.lr
    if not h.belief:
        g = g + h.weight_decay * p
    alpha = (1 - h.beta) / (1 - h.beta**t)
    delta = g - s.exp_avg_grad
    least = np.max(np.abs(delta), initial=0) if h.belief else np.longdouble("0.01")
    s.exp_avg_grad = s.exp_avg_grad + alpha * delta
    norm = np.sum(np.abs(s.update) ** 4) ** np.longdouble(0.25)
    norm = norm + (h.eps if h.belief else h.eps / least)
    unit = s.update / norm
    change = -alpha * np.sum(delta / norm * unit) - np.sum(s.hessian * unit**2)
    s.hessian = s.hessian + change * unit**2
    bound = np.maximum(np.abs(s.hessian), least)
    s.update = s.exp_avg_grad / (bound + h.eps / alpha if h.belief else bound)
    if h.belief:
        s.update = s.update + h.weight_decay * p
    return p - lr * s.update


_TAM = {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "decay": 0.6, "eps": 0.01}


@authors(_TAM, _TAM | {"cosine": True}, whole=True)
def adatam(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    def normal(x: Array) -> Array:
        norm = np.sqrt(np.sum(x * x, axis=0, keepdims=True)) if np.ndim(x) else np.abs(x)
        return x / np.maximum(norm, np.longdouble("1e-12"))

    sums = [sum(np.sum(a * b) for a, b in pairs) for pairs in (
        [(x.s.exp_avg, x.g) for x in tensors],
        [(x.s.exp_avg, x.s.exp_avg) for x in tensors],
        [(x.g, x.g) for x in tensors],
    )]  # fmt: skip
    angle = sums[0] / (max(np.sqrt(sums[1]), 1e-8) * max(np.sqrt(sums[2]), 1e-8))
    for x in tensors:
        agreement = angle if h.cosine else normal(x.s.exp_avg) * normal(x.g)
        x.s.s = h.decay * x.s.s + (1 - h.decay) * agreement
        x.s.exp_avg = h.beta1 * x.s.exp_avg + (h.eps + (1 + x.s.s) / 2) * x.g
        x.s.exp_avg_sq = h.beta2 * x.s.exp_avg_sq + (1 - h.beta2) * x.g**2
        x.p = x.p - h.lr * x.s.exp_avg / (np.sqrt(x.s.exp_avg_sq) + h.eps)


@authors(
    CHANGED | {"delta": 0.6, "dampening": 0.2},
    CHANGED | {"delta": 3.0, "wd_ratio": 0.4, "project_momentum": True},
)
def sgdp(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.momentum = h.momentum * s.momentum + (1 - h.dampening) * g
    share = np.longdouble(1)
    if p.ndim > 1:
        s.momentum, share = projected(p, g, s.momentum, h)
    p = p * (1 - h.lr * h.weight_decay * share / (1 - h.momentum))
    return p - h.lr * s.momentum
