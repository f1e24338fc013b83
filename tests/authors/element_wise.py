"""Element-wise rules with a momentum of their own kind."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import CHANGED, Array, authors


def _positive_negative(g: Array, s: Any, h: Any) -> Array:
    """The difference of two averages that take turns, of which one takes in g."""
    s.turn = s.turn + 1
    mine, other = ("odd", "even") if s.turn % 2 else ("even", "odd")
    setattr(s, mine, h.beta1**2 * getattr(s, mine) + (1 - h.beta1**2) * g)
    noise = np.sqrt((1 + h.beta0) ** 2 + h.beta0**2)
    return ((1 + h.beta0) * getattr(s, mine) - h.beta0 * getattr(s, other)) / noise


@authors(CHANGED | {"beta0": 0.6})
def pnm(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    return p * (1 - h.lr * h.weight_decay) - h.lr * _positive_negative(g, s, h)


@authors(CHANGED | {"beta0": 0.6})
def adapnm(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    p = p * (1 - h.lr * h.weight_decay)
    momentum = _positive_negative(g, s, h)
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    s.largest = np.maximum(s.largest, s.exp_avg_sq)
    denom = np.sqrt(s.largest) / np.sqrt(1 - h.beta2**t) + h.eps
    return p - h.lr / (1 - h.beta1**t) * momentum / denom


@authors(CHANGED, {"logarithmic_schedule": True, "eps": 1e-3})
def ano(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    beta1 = h.beta1
    if h.logarithmic_schedule:
        beta1 = 1 - 1 / np.log(np.longdouble(max(2, t)))
    s.exp_avg = beta1 * s.exp_avg + (1 - beta1) * g
    sign = np.sign(g * g - s.exp_avg_sq)
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * sign * g * g
    hat = s.exp_avg_sq / (1 - h.beta2**t)
    p = p * (1 - h.lr * h.weight_decay)
    return p - h.lr / np.sqrt(hat + h.eps) * np.abs(g) * np.sign(s.exp_avg)


@authors()
def bcos(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    if t == 1:
        s.m, s.v = g, g * g
    p = p * (1 - h.lr * h.weight_decay)
    s.m = h.beta1 * s.m + (1 - h.beta1) * g
    s.v = h.beta2 * s.v + (1 - h.beta2) * s.m**2
    return p - h.lr * s.m / (np.sqrt(s.v) + h.eps)


@authors()
def padam(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    g = g + h.weight_decay * p
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    rate = h.lr * np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t)
    return p - rate * s.exp_avg / (np.sqrt(s.exp_avg_sq) + h.eps) ** (2 * h.partial)


@authors(CHANGED | {"dampening": 0.2, "integral": 2.0, "derivative": 3.0})
def pid(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    g = g + h.weight_decay * p
    if t == 1:
        s.integral = g
    else:
        s.integral = h.momentum * s.integral + (1 - h.dampening) * g
        # theirs: from 0, not from the first gradient, at the second step
        s.change = h.momentum * s.change + (1 - h.momentum) * (g - s.previous)
    s.previous = g
    return p - h.lr * (g + h.integral * s.integral + h.derivative * s.change)


@authors(labels=("", "plain"))
def adamc(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.m = h.beta1 * s.m + (1 - h.beta1) * g
    s.v = h.beta2 * s.v + (1 - h.beta2) * g * g
    step = s.m / (1 - h.beta1**t) / (np.sqrt(s.v / (1 - h.beta2**t)) + h.eps)
    decay = h.weight_decay * (1 if s.label == "plain" else h.lr / h.max_lr)
    return p - h.lr * step - h.lr * decay * p


@authors(CHANGED | {"lr": 0.3, "p": 0.5, "q": 0.4})
def adamg(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    denom = np.sqrt(s.exp_avg_sq) / np.sqrt(1 - h.beta2**t) + h.eps
    s.numerator = h.beta3 * s.numerator + (1 - h.beta3) * h.p * s.exp_avg_sq**h.q
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g * s.numerator
    return p - min(1 / np.sqrt(np.longdouble(t)), h.lr) * s.exp_avg / (1 - h.beta1**t) / denom


@authors({"lr": 0.1, "rho1": 0.3, "rho2": 0.8, "eps": 1e-2, "weight_decay": 0.1})
def adasmooth(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    g = g + h.weight_decay * p
    ratio = np.abs(s.way) / (s.length + h.eps)
    c = (h.rho2 - h.rho1) * ratio + (1 - h.rho2)
    s.e = c**2 * g * g + (1 - c**2) * s.e
    move = -h.lr / np.sqrt(s.e + h.eps) * g
    s.way, s.length = s.way + move, s.length + np.abs(move)
    return p + move
