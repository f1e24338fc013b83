"""Rules that take their step size from how far the parameters have come."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import Array, Tensor, authors
from tests.authors.over_all import total

_D0 = {"lr": 0.5, "eps": 1e-3, "d0": 1e-3, "weight_decay": 0.1}
_ADAM = _D0 | {"beta1": 0.8, "beta2": 0.9}


def _grown(shared: Any, lr: Any, guess: Any) -> None:
    if lr > 0:
        shared.d = max(shared.d, guess)


def _d(shared: Any, h: Any) -> Any:
    """The estimate before this step."""
    shared.d = max(shared.d, h.d0)
    return shared.d


@authors(_D0 | {"momentum": 0.7}, _D0 | {"lr": 1.3}, whole=True, drift=4.0, ulps=512.0)
def dadapt_adagrad(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    rate = _d(shared, h) * h.lr
    spent = np.longdouble(0)
    for x in tensors:
        if np.ndim(x.s.alphak) < x.p.ndim or t == 1:
            x.s.alphak, x.s.x0 = np.full_like(x.p, np.longdouble("1e-6")), x.p
        g, s = x.g + h.weight_decay * x.p, x.s
        shared.won -= np.sum(s.sk**2 / (np.sqrt(s.alphak) + h.eps))
        shared.length -= np.sum(np.abs(s.sk))
        s.alphak = s.alphak + g * g
        base = np.sqrt(s.alphak) + h.eps
        spent += np.sum(g * g / base)
        s.sk = s.sk + rate * g
        shared.won += np.sum(s.sk**2 / base)
        shared.length += np.sum(np.abs(s.sk))
    shared.spent += rate**2 * spent
    _grown(shared, h.lr, (shared.won - shared.spent) / shared.length)
    for x in tensors:
        z = x.s.x0 - x.s.sk / (np.sqrt(x.s.alphak) + h.eps)
        x.p = h.momentum * x.p + (1 - h.momentum) * z


@authors(_ADAM, whole=True, drift=4.0)
def dadapt_adam(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    rate, slow = _d(shared, h) * h.lr, np.sqrt(h.beta2)
    gained = total(x.g * x.s.s / (np.sqrt(x.s.exp_avg_sq) + h.eps) for x in tensors) * rate
    for x in tensors:
        x.s.exp_avg = h.beta1 * x.s.exp_avg + rate * (1 - h.beta1) * x.g
        x.s.exp_avg_sq = h.beta2 * x.s.exp_avg_sq + (1 - h.beta2) * x.g**2
        x.s.s = slow * x.s.s + rate * (1 - slow) * x.g
    shared.numerator = slow * shared.numerator + (1 - slow) * gained
    length = total(np.abs(x.s.s) for x in tensors)
    _grown(shared, h.lr, shared.numerator / ((1 - slow) * length))
    for x in tensors:
        x.p = x.p - h.weight_decay * rate * x.p
        x.p = x.p - x.s.exp_avg / (np.sqrt(x.s.exp_avg_sq) + h.eps)


@authors(_D0 | {"beta1": 0.8, "beta2": 0.7, "beta3": 0.9}, whole=True, drift=4.0)
def dadapt_adan(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    rate = _d(shared, h) * h.lr
    spent = won = length = np.longdouble(0)
    for x in tensors:
        s, diff = x.s, x.g - (x.g if t == 1 else x.s.pre_grad)
        s.exp_avg = h.beta1 * s.exp_avg + rate * (1 - h.beta1) * x.g
        s.exp_avg_diff = h.beta2 * s.exp_avg_diff + rate * (1 - h.beta2) * diff
        s.exp_avg_sq = h.beta3 * s.exp_avg_sq + (1 - h.beta3) * (x.g + h.beta2 * diff) ** 2
        base = np.sqrt(s.exp_avg_sq) + h.eps
        spent = spent + np.sum(x.g**2 / base)
        s.s = h.beta3 * s.s + rate * (1 - h.beta3) * x.g
        won, length = won + np.sum(s.s**2 / base), length + np.sum(np.abs(s.s))
        s.pre_grad = x.g
    shared.spent = h.beta3 * shared.spent + spent * rate**2 * (1 - h.beta3)
    _grown(shared, h.lr, (won / (1 - h.beta3) - shared.spent) / length)
    for x in tensors:
        move = x.s.exp_avg + h.beta2 * x.s.exp_avg_diff
        x.p = x.p - move / (np.sqrt(x.s.exp_avg_sq) + h.eps)
        x.p = x.p / (1 + rate * h.weight_decay)


@authors(_ADAM, whole=True, drift=4.0)
def dadapt_lion(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    rate, slow = _d(shared, h) * h.lr, np.sqrt(h.beta2)
    gained = np.longdouble(0)
    for x in tensors:
        x.p = x.p * (1 - rate * h.weight_decay)
        move = np.sign(h.beta1 * x.s.exp_avg + (1 - h.beta1) * x.g)
        x.p = x.p - rate * move
        x.s.exp_avg = h.beta2 * x.s.exp_avg + (1 - h.beta2) * rate * x.g
        gained += rate * np.sum(move * x.s.s)
        x.s.s = slow * x.s.s + (1 - slow) * rate * move
    shared.numerator = slow * shared.numerator + (1 - slow) * gained
    length = total(np.abs(x.s.s) for x in tensors)
    _grown(shared, h.lr, shared.numerator / ((1 - slow) * length))


@authors(_D0 | {"momentum": 0.7}, _D0 | {"lr": 2.0, "d0": 0.1}, whole=True, drift=4.0)
def dadapt_sgd(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    if t == 1:
        shared.g0_norm = np.sqrt(total(x.g**2 for x in tensors))
    rate = _d(shared, h) * h.lr / shared.g0_norm
    for x in tensors:
        x.s.x0 = x.p if t == 1 else x.s.x0
        g = x.g + h.weight_decay * x.p
        shared.numerator += rate * np.sum(g * x.s.s)
        x.s.s = x.s.s + rate * g
    norm = np.sqrt(total(x.s.s**2 for x in tensors))
    _grown(shared, h.lr, 2 * shared.numerator / norm)
    for x in tensors:
        x.p = h.momentum * x.p + (1 - h.momentum) * (x.s.x0 - x.s.s)


def _from_start(tensors: list[Tensor], t: int) -> Any:
    """The squared distance from where the tensors were at first."""
    for x in tensors:
        x.s.x0 = x.p if t == 1 else x.s.x0
    return total((x.p - x.s.x0) ** 2 for x in tensors)


@authors({"lr": 0.7, "reps_rel": 1e-2, "eps": 0.1}, whole=True)
def dog(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    distance = np.sqrt(_from_start(tensors, t))
    if t == 1:
        shared.g = h.eps
        distance = h.reps_rel * (1 + np.sqrt(total(x.p**2 for x in tensors)))
    shared.rbar = max(shared.rbar, distance)
    shared.g += total(x.g**2 for x in tensors)
    for x in tensors:
        x.p = x.p - h.lr * shared.rbar / np.sqrt(shared.g) * x.g


@authors({"lr": 0.7, "eps": 0.1}, whole=True, ulps=256.0)
def dowg(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    shared.rt2 = max(shared.rt2, h.eps, _from_start(tensors, t))
    shared.vt += shared.rt2 * total(x.g**2 for x in tensors)
    for x in tensors:
        x.p = x.p - h.lr * shared.rt2 * x.g / (np.sqrt(shared.vt) + h.eps)


@authors({"lr": 0.5, "alpha": 3.0, "eps": 0.2})
def cocob(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    g = h.lr * g
    s.largest = np.maximum(np.maximum(s.largest, h.eps), np.abs(g))
    s.gradients = s.gradients + g
    s.norms = s.norms + np.abs(g)
    s.reward = np.maximum(s.reward - g * s.tilde, 0)
    bet = -s.gradients / (s.largest * np.maximum(s.norms + s.largest, h.alpha * s.largest))
    before, s.tilde = s.tilde, bet * (s.reward + s.largest)
    return p - before + s.tilde
