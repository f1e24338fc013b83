"""Rules that divide by a root of squares of the gradient, of elements or of more."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from tests.authors.oracle import CHANGED, Array, Tensor, authors


@authors(CHANGED | {"l1": 0.02, "l2": 0.3})
def ftrl(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    sigma = (np.sqrt(s.n + g * g) - np.sqrt(s.n)) / h.lr
    s.z = s.z + g - sigma * p
    s.n = s.n + g * g
    moved = -(s.z - np.sign(s.z) * h.l1) / ((h.eps + np.sqrt(s.n)) / h.lr + h.l2)
    return np.where(np.abs(s.z) <= h.l1, 0, moved)


@authors()
def lamb(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.m = h.beta1 * s.m + (1 - h.beta1) * g
    s.v = h.beta2 * s.v + (1 - h.beta2) * g * g
    move = s.m / (1 - h.beta1**t) / (np.sqrt(s.v / (1 - h.beta2**t)) + h.eps)
    move = move + h.weight_decay * p
    w_norm, g_norm = np.sqrt(np.sum(p * p)), np.sqrt(np.sum(move * move))
    ratio = w_norm / g_norm if w_norm > 0 and g_norm > 0 else 1
    return p - ratio * h.lr * move


@authors(ulps=1e6)
def msvag(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.m_tilde = h.beta * s.m_tilde + (1 - h.beta) * g
    s.v_tilde = h.beta * s.v_tilde + (1 - h.beta) * g * g
    power = h.beta**t
    m, v = s.m_tilde / (1 - power), s.v_tilde / (1 - power)
    rho = (1 - h.beta) ** 2 * (1 - power**2) / ((1 - power) ** 2 * (1 - h.beta**2))
    rho = min(rho, np.longdouble(0.9999))
    factor = m * m / (m * m + rho * (v - m * m) / (1 - rho))
    factor = np.clip(factor, 0, 1)
    return p - h.lr * np.where(np.isnan(factor), 0, factor) * m


@authors()
def simplified_ademamix(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.exp_avg = h.beta1 * s.exp_avg + g
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    s.den_sum = 1 - h.beta2**t
    move = (h.alpha * g + s.exp_avg) / (np.sqrt(s.exp_avg_sq) + h.eps * np.sqrt(s.den_sum))
    return p - h.lr * (move * np.sqrt(s.den_sum) + h.weight_decay * p)


@authors()
def sm3(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    axes = range(g.ndim)
    bounds = [getattr(s, f"accumulator_{i}") for i in axes] if g.ndim > 1 else [s.accumulator]
    accumulator = g * g + functools.reduce(np.minimum, bounds)
    s.accumulator = accumulator
    for i in axes:
        others = tuple(k for k in axes if k != i)
        bound = np.max(accumulator, axis=others, keepdims=True, initial=0)
        setattr(s, f"accumulator_{i}", bound)
    s.gbar = h.momentum * s.gbar + (1 - h.momentum) * g / np.sqrt(accumulator + h.eps)
    return p - h.lr * s.gbar


@authors()
def stable_adamw(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    beta1, beta2 = (b * (1 - b ** (t - 1)) / (1 - b**t) for b in (h.beta1, h.beta2))
    s.v = beta1 * s.v + (1 - beta1) * g
    s.u = beta2 * s.u + (1 - beta2) * g * g
    if not g.size:
        return p
    rms = np.sqrt(np.mean(g * g / np.maximum(s.u, h.eps**2)))
    rate = h.lr / max(np.longdouble(1), rms)
    return p - rate * h.weight_decay * p - rate * s.v / (np.sqrt(s.u) + h.eps)


@authors(whole=True, schedule=(1.0, 0.5, 0.0, 2.0))
def laprop(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    shared.exp_avg_lr = shared.exp_avg_lr * h.beta1 + (1 - h.beta1) * h.lr
    correction = shared.exp_avg_lr / h.lr if h.lr != 0 else np.longdouble(1)
    for x in tensors:
        x.s.exp_avg_sq = h.beta2 * x.s.exp_avg_sq + (1 - h.beta2) * x.g**2
        denom = np.sqrt(x.s.exp_avg_sq / (1 - h.beta2**t)) + h.eps
        x.s.exp_avg = h.beta1 * x.s.exp_avg + (1 - h.beta1) * h.lr * x.g / denom
        x.p = x.p - 1 / correction * x.s.exp_avg


@authors(
    CHANGED | {"lr_1d_factor": 0.5, "beta1_1d": 0.7, "beta2_1d": 0.85, "weight_decay_1d": 0.2},
    CHANGED | {"optimize_1d": True},
    ulps=256.0,
)
def mars(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    c, lr, beta1, beta2, decay = g, h.lr, h.beta1, h.beta2, h.weight_decay
    if h.optimize_1d or g.ndim == 2:
        c = (g - s.last_grad) * h.strength * beta1 / (1 - beta1) + g
        length = np.sqrt(np.sum(c * c))
        c, s.last_grad = c / length if length > 1 else c, g
    else:
        lr, beta1, beta2 = h.lr * h.lr_1d_factor, h.beta1_1d, h.beta2_1d
        decay = h.weight_decay_1d
    s.exp_avg = beta1 * s.exp_avg + (1 - beta1) * c
    s.exp_avg_sq = beta2 * s.exp_avg_sq + (1 - beta2) * c * c
    denom = (np.sqrt(s.exp_avg_sq) / np.sqrt(1 - beta2**t) + h.eps) * (1 - beta1**t)
    return p - lr * (p * decay + s.exp_avg / denom)


@authors(CHANGED, CHANGED | {"grad_averaging": True}, schedule=(1.0, 0.5, 2.0))
def novograd(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    norm = np.sum(g * g)
    s.exp_avg_sq = norm if s.exp_avg_sq == 0 else h.beta2 * s.exp_avg_sq + (1 - h.beta2) * norm
    g = g / (np.sqrt(s.exp_avg_sq) + h.eps) + h.weight_decay * p
    s.exp_avg = h.beta1 * s.exp_avg + (g * (1 - h.beta1) if h.grad_averaging else g)
    return p - h.lr * s.exp_avg


@authors(CHANGED | {"ghattg": 5.0, "ps": 1e-2, "tau1": 0.6, "tau2": 0.7}, ulps=1e5)
def vsgd(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    pa2, pbg2, pbhg2 = 2 * h.ps + np.longdouble(1.0001), 2 * h.ps, 2 * h.ghattg * h.ps
    p = p * (1 - h.lr * h.weight_decay)
    sg, shg = (pbg2 / (pa2 - 1), pbhg2 / (pa2 - 1)) if t == 1 else (s.bg / pa2, s.bhg / pa2)
    mug = (g * sg + s.mug * shg) / (sg + shg)
    mug_sq = sg * shg / (sg + shg) + mug**2
    bg2 = pbg2 + mug_sq - 2 * mug * s.mug + s.mug**2
    bhg2 = pbhg2 + mug_sq - 2 * g * mug + g**2
    rho1, rho2 = np.longdouble(t) ** -h.tau1, np.longdouble(t) ** -h.tau2
    s.mug, s.bg, s.bhg = mug, (1 - rho1) * s.bg + rho1 * bg2, (1 - rho2) * s.bhg + rho2 * bhg2
    return p - h.lr / (np.sqrt(mug_sq) + h.eps) * mug


@authors(CHANGED | {"initial_accumulator_value": 0.5})
def yogi(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    v = h.initial_accumulator_value if t == 1 else s.v
    s.m = s.m * h.beta1 + g * (1 - h.beta1)
    s.v = v + (1 - h.beta2) * np.sign(g * g - v) * g * g
    lr = h.lr * np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t)
    return p - lr / (np.sqrt(s.v) + h.eps) * s.m


@authors(
    CHANGED | {"gamma1": 0.6, "gamma2": 0.8, "theta": 0.9, "every": 7.0},
    {"every": 1.0},
)
def stable_spam(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    p = p * (1 - h.lr * h.weight_decay)
    if not g.size:
        return p
    s.step = t if t <= h.every else (t - 1) % h.every + 2
    largest = np.max(np.abs(g))
    s.m_max = h.theta * s.m_max + (1 - h.theta) * largest
    hat = s.m_max / (1 - h.theta**s.step)
    g = np.where(np.abs(g) > hat, g / largest * hat, g)
    norm = np.sqrt(np.sum(g * g))
    s.m_norm = h.gamma1 * s.m_norm + (1 - h.gamma1) * norm
    s.v_norm = h.gamma2 * s.v_norm + (1 - h.gamma2) * norm**2
    m_hat, v_hat = s.m_norm / (1 - h.gamma1**s.step), s.v_norm / (1 - h.gamma2**s.step)
    g = g / norm * m_hat / (np.sqrt(v_hat) + h.eps) if norm > 0 else g
    exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g  # of the states that a reset lets go of
    exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    resets = t % h.every == 0
    s.step = 1 if resets else s.step
    s.exp_avg, s.exp_avg_sq = (0 * g, 0 * g) if resets else (exp_avg, exp_avg_sq)
    denom = np.sqrt(exp_avg_sq) / np.sqrt(1 - h.beta2**s.step) + h.eps
    return p - h.lr / (1 - h.beta1**s.step) * exp_avg / denom
