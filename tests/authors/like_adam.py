"""Element-wise rules with an average of the gradient over one of its size."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import CHANGED, Array, authors


@authors()
def acprop(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    p = p * (1 - h.lr * h.weight_decay)
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    if t == 1:
        p = p - h.lr * s.exp_avg / (1 - h.beta1**t)
    else:
        s.exp_avg_var = s.exp_avg_var + h.eps
        p = p - h.lr * g / (np.sqrt(s.exp_avg_var) / np.sqrt(1 - h.beta2 ** (t - 1)) + h.eps)
    s.exp_avg_var = h.beta2 * s.exp_avg_var + (1 - h.beta2) * (g - s.exp_avg) ** 2
    return p


@authors()
def adabelief(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    p = p * (1 - h.lr * h.weight_decay)
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    s.exp_avg_var = h.beta2 * s.exp_avg_var + (1 - h.beta2) * (g - s.exp_avg) ** 2 + h.eps
    denom = np.sqrt(s.exp_avg_var) / np.sqrt(1 - h.beta2**t) + h.eps
    return p - h.lr / (1 - h.beta1**t) * s.exp_avg / denom


@authors()
def adabound(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    g = g + h.weight_decay * p
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    rate = h.lr * np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t) / (np.sqrt(s.exp_avg_sq) + h.eps)
    lower = h.final_lr * (1 - 1 / (h.gamma * t + 1))
    upper = h.final_lr * (1 + 1 / (h.gamma * t))
    return p - np.clip(rate, lower, upper) * s.exp_avg


@authors()
def adamod(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    p = p - h.weight_decay * h.lr * p
    rate = h.lr * np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t) / (np.sqrt(s.exp_avg_sq) + h.eps)
    s.exp_avg_lr = h.beta3 * s.exp_avg_lr + (1 - h.beta3) * rate
    return p - np.minimum(rate, s.exp_avg_lr) * s.exp_avg


@authors()
def adan(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    diff = g - (g if t == 1 else s.pre_grad)
    s.pre_grad = g
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    s.exp_avg_diff = h.beta2 * s.exp_avg_diff + (1 - h.beta2) * diff
    s.exp_avg_sq = h.beta3 * s.exp_avg_sq + (1 - h.beta3) * (g + h.beta2 * diff) ** 2
    denom = np.sqrt(s.exp_avg_sq) / np.sqrt(1 - h.beta3**t) + h.eps
    p = p - h.lr / (1 - h.beta1**t) * s.exp_avg / denom
    p = p - h.lr * h.beta2 / (1 - h.beta2**t) * s.exp_avg_diff / denom
    return p / (1 + h.lr * h.weight_decay)


@authors(CHANGED, CHANGED | {"warmup": 90.0, "beta1": 0.0})
def ademamix(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    def half_life(beta: Any) -> Any:
        return np.log(np.longdouble(0.5)) / np.log(beta + np.longdouble(1e-8)) - 1

    a, alpha, beta3 = t / max(h.warmup, np.longdouble(1)), h.alpha, h.beta3
    if a < 1:
        alpha = a * h.alpha
        life = (1 - a) * half_life(h.beta1) + a * half_life(h.beta3)
        beta3 = np.longdouble(0.5) ** (1 / (life + 1))
    s.fast = h.beta1 * s.fast + (1 - h.beta1) * g
    s.slow = beta3 * s.slow + (1 - beta3) * g
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    denom = np.sqrt(s.exp_avg_sq) / np.sqrt(1 - h.beta2**t) + h.eps
    return p - h.lr * ((s.fast / (1 - h.beta1**t) + alpha * s.slow) / denom + h.weight_decay * p)


@authors()
def adopt(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    g = g + h.weight_decay * p
    if t == 1:
        s.exp_avg_sq = g * g
        return p
    clip = np.longdouble(t - 1) ** 0.25
    normed = np.clip(g / np.maximum(np.sqrt(s.exp_avg_sq), h.eps), -clip, clip)
    s.exp_avg = s.exp_avg + (1 - h.beta1) * (normed - s.exp_avg)
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    return p - h.lr * s.exp_avg


@authors()
def diffgrad(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    g = g + h.weight_decay * p
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    friction = 1 / (1 + np.exp(-np.abs(s.previous_grad - g)))
    s.previous_grad = g
    rate = h.lr * np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t)
    return p - rate * s.exp_avg * friction / (np.sqrt(s.exp_avg_sq) + h.eps)


@authors()
def dualadam(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    inverse = max(np.longdouble(0), 1 - t * h.switch_rate)
    s.m = h.beta1 * s.m + (1 - h.beta1) * g
    s.v = h.beta2 * s.v + (1 - h.beta2) * g * g
    norm = np.sqrt(s.v / (1 - h.beta2**t)) + h.eps
    mean = s.m / (1 - h.beta1**t)
    p = p - h.weight_decay * h.lr * p
    if inverse >= h.switch_rate:
        return p - h.lr * ((1 - inverse) * mean / norm + inverse * mean * norm)
    return p - h.lr * mean / norm


@authors()
def exadam(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    p = p - h.lr * h.weight_decay * p
    s.m = h.beta1 * s.m + (1 - h.beta1) * g
    s.v = h.beta2 * s.v + (1 - h.beta2) * g * g
    d1 = 1 + s.v / (s.v + h.eps) * h.beta2**t
    d2 = 1 + s.m**2 / (s.m**2 + h.eps) * h.beta1**t
    correction = 1 - h.beta1**t
    m, v, now = s.m / correction * d1, s.v / (1 - h.beta2**t) * d2, g / correction * d1
    return p - h.lr * (m + now) / (np.sqrt(v) + h.eps)


@authors()
def grams(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    p = p - h.lr * h.weight_decay * p
    s.exp_avg = h.beta1 * s.exp_avg + (1 - h.beta1) * g
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + (1 - h.beta2) * g * g
    rate = h.lr * np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t)
    return p - rate * np.sign(g) * np.abs(s.exp_avg) / (np.sqrt(s.exp_avg_sq) + h.eps)


@authors()
def grokfast_adamw(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    lr = h.lr / (1 + h.strength)
    p = p * (1 - lr * h.weight_decay)  # theirs: by lr over the first lr
    if t > h.start:
        s.grok = s.grok + (1 - h.alpha) * (g - s.grok) if np.ndim(s.grok) or s.begun else g
        s.begun = True
        g = g + h.strength * s.grok
    s.exp_avg = s.exp_avg + (1 - h.beta1) * (g - s.exp_avg)
    s.exp_avg_sq = s.exp_avg_sq + (1 - h.beta2) * (g * g - s.exp_avg_sq)
    norm = np.sqrt(s.exp_avg_sq / (1 - h.beta2**t))
    return p - lr * (s.exp_avg / (1 - h.beta1**t)) / np.maximum(norm, h.eps)
