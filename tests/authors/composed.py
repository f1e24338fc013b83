"""Rules put together from parts of others: restarts, warm-ups, queues, slow copies."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import CHANGED, Array, Tensor, authors

ONE, PI = np.longdouble(1), np.longdouble("3.14159265358979323846264338327950288")


def length(x: Array) -> Any:
    return np.sqrt(np.sum(x * x))


@authors({"lr": 0.02, "momentum": 0.7, "eps": 0.05, "weight_decay": 0.3})
def sgd_sai(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    if not g.size:
        return p
    if s.gsnr == 0:
        sigma = np.std(g, ddof=1) if g.size > 1 else ONE - h.eps  # theirs is 0
        s.gsnr, s.buf = length(g) / (sigma + h.eps), g
    else:
        s.buf = s.buf * h.momentum + g * (1 - h.momentum)
    return p * (1 - h.weight_decay * h.lr) - h.lr * s.gsnr * s.buf


@authors(
    CHANGED | {"gamma": 0.25, "layer": 3.0, "signal": 0.7, "signal_fall": 0.6, "alpha": 0.9},
    CHANGED | {"max_norm": 1e30, "alpha": 0.9},
)
def grokadamw(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    layer_beta1 = h.beta1 * (1 - h.gamma) ** h.layer
    g = g * min(ONE, h.max_norm / (length(g) + np.longdouble(1e-6)))
    alpha = h.alpha * np.exp(-h.signal_fall * h.signal)
    s.grok_ema = s.grok_ema * alpha + g * (1 - alpha)
    g = g + h.strength * s.grok_ema
    s.exp_avg = s.exp_avg * layer_beta1 + g * (1 - layer_beta1)
    s.exp_avg_sq = s.exp_avg_sq * h.beta2 + g * g * (1 - h.beta2)
    step_size = h.lr * np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t)
    p = p * (1 - h.lr * h.weight_decay)
    return p - step_size * s.exp_avg / (np.sqrt(s.exp_avg_sq) + h.eps)


@authors(CHANGED | {"every": 4.0, "alpha": 0.3})
def ranger(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    if g.ndim > 1:
        g = g - np.mean(g, axis=tuple(range(1, g.ndim)), keepdims=True)
    slow = p if t == 1 else s.slow_buffer
    s.exp_avg_sq = s.exp_avg_sq * h.beta2 + (1 - h.beta2) * g * g
    s.exp_avg = s.exp_avg * h.beta1 + (1 - h.beta1) * g
    n_max = 2 / (1 - h.beta2) - 1
    n = n_max - 2 * t * h.beta2**t / (1 - h.beta2**t)
    step_size = 1 / (1 - h.beta1**t)
    if n > 5:
        share = (n - 4) / (n_max - 4) * (n - 2) / n * n_max / (n_max - 2)
        step_size = step_size * np.sqrt((1 - h.beta2**t) * share)
        move = s.exp_avg / (np.sqrt(s.exp_avg_sq) + h.eps) + h.weight_decay * p
    else:  # theirs adds the decay in place
        move = s.exp_avg = s.exp_avg + h.weight_decay * p
    p = p - step_size * h.lr * move
    if t % h.every == 0:
        p = slow = slow + h.alpha * (p - slow)
    s.slow_buffer = slow
    return p


KOURKOUTAS = {
    "lr": 0.02, "beta1": 0.8, "beta2_max": 0.97, "beta2_min": 0.6, "eps": 0.05, "alpha": 0.7,
    "spike_eps": 0.1, "tiny": 0.3, "max_ratio": 0.4, "warmup": 7.0, "decay": 0.8,
}  # fmt: skip


@authors(
    KOURKOUTAS,
    KOURKOUTAS | {"amsgrad": True, "corrected": True},
    KOURKOUTAS | {"amsgrad": True, "trust_region": True, "adaptive_tiny": True, "exact": True},
    {"amsgrad": True},
    {"trust_region": True, "exact": True},
)
def kourkoutas(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.grad_ema = h.alpha * s.grad_ema + (1 - h.alpha) * length(g)
    raw = length(g) / (s.grad_ema + h.spike_eps)
    beta2 = h.beta2_max - (h.beta2_max - h.beta2_min) * (raw / (1 + raw))
    if t <= h.warmup:
        beta2 = (h.beta2_min + h.beta2_max) / 2
    s.m = h.beta1 * s.m + (1 - h.beta1) * g
    s.v = v_hat = beta2 * s.v + (1 - beta2) * g * g
    if h.amsgrad or h.trust_region:
        s.v_max = v_hat = np.maximum(h.decay * s.v_max if h.amsgrad else s.v_max, s.v)
    tiny = h.tiny * max(np.mean(np.abs(p)), ONE) if h.adaptive_tiny and p.size else 0
    s.cumprod = (ONE if t == 1 or s.cumprod == 0 else s.cumprod) * beta2
    upd = h.lr * s.m / (np.sqrt(v_hat) + tiny + h.eps)
    if h.corrected or h.exact:
        bc2 = 1 - s.cumprod if h.exact else 1 - h.beta2_max**t
        upd = h.lr * (s.m / (1 - h.beta1**t)) / (np.sqrt(v_hat / bc2) + tiny + h.eps)
    lim = h.lr * h.max_ratio
    return p - (np.clip(upd, -lim, lim) if h.trust_region else upd)


@authors(
    {"every": 12.0, "warmup": 5.0, "start": 3.0, "threshold": 2.0},
    {"lr": 0.02, "beta1": 0.8, "beta2": 0.95, "eps": 0.05, "weight_decay": 0.3, "every": 9.0,
     "warmup": 20.0, "start": 2.0, "threshold": 5.0},
)  # fmt: skip
def spam(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    k = t % h.every
    current_step = k if t >= h.every else h.warmup + t
    scale = ONE
    if current_step < h.warmup:
        scale = 1 - np.longdouble(0.99) * (1 + np.cos(PI * current_step / (h.warmup + 1))) / 2
    m, v = (0 * g, 0 * g) if k == 0 else (s.exp_avg, s.exp_avg_sq)
    if t >= h.start and k >= h.start:
        g = np.where(g * g > h.threshold * v, np.sign(g) * np.sqrt(v * h.threshold), g)
    s.exp_avg = m * h.beta1 + g * (1 - h.beta1)
    s.exp_avg_sq = v * h.beta2 + g * g * (1 - h.beta2)
    step_size = h.lr * np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t)
    p = p - step_size * scale * s.exp_avg / (np.sqrt(s.exp_avg_sq) + h.eps)
    return p - h.lr * h.weight_decay * p


@authors({"lr": 0.02, "beta1": 0.7, "beta2": 0.95, "eps": 0.05})
def adashift(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    weights = h.beta1 ** np.arange(9, -1, -1)
    queue = s.g if isinstance(s.g, list) else [0 * g] * 10
    s.v = s.v * h.beta2 + np.max(queue[0] ** 2, initial=0) * (1 - h.beta2)
    s.g = [*queue[1:], g]
    m = sum(w * x for w, x in zip(weights / np.sum(weights), s.g, strict=True))
    s.b2p = s.b2p * h.beta2 if s.v > 0 else ONE
    if s.v == 0:
        return p
    return p - h.lr * m / (np.sqrt(s.v / max(np.longdouble(1e-8), 1 - s.b2p)) + h.eps)


ADALITE = {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 0.05, "weight_decay": 0.3}


def softmax(x: Array, axis: int) -> Array:
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.sum(e, axis=axis, keepdims=True)


def total(x: Array) -> Array:
    return np.sum(x, axis=(-2, -1), keepdims=True)


@authors(ADALITE | {"norm_min": 1e-3, "ratio_min": 0.5, "tau": 0.3, "eps2": 0.1})
def adalite(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    if sum(g.shape) > 1:
        g = g * max(length(p) / max(length(g), h.norm_min), h.ratio_min)
    if g.ndim < 2:
        m, v = s.m_avg, s.v_avg
    else:  # theirs sees one matrix above rank 2, where this sees a batch
        m = s.m_avg_c * s.m_avg_u * s.m_avg_r
        rows = s.v_avg_0 + 0 * g[..., :1]
        v = rows * s.v_avg_1 / np.maximum(np.sum(rows, axis=-2, keepdims=True), h.eps2)
    m = m + (g - m) * (1 - h.beta1)
    v = v + ((g - m) ** 2 - v) * (1 - h.beta2)
    if g.ndim > 1:
        a, b = (np.mean(v, axis=axis, keepdims=True) for axis in (-1, -2))
        m = m + (g - m) * (1 - softmax(a, -2) * softmax(b, -1))
        s.v_avg_0 = np.sum(v, axis=-1, keepdims=True)
        s.v_avg_1 = np.sum(v, axis=-2, keepdims=True) / np.maximum(total(v), h.eps2)
        s.m_avg_c = c = np.sum(m * softmax(b / h.tau, -1), axis=-1, keepdims=True)
        s.m_avg_r = r = np.sum(m * softmax(a / h.tau, -2), axis=-2, keepdims=True)
        s.m_avg_u = total(c * m * r) / np.maximum(total(c * c) * total(r * r), h.eps2)
    else:
        s.m_avg, s.v_avg = m, v
    u = (m + (g - m) * (1 - h.beta1)) / np.sqrt(v / (1 - h.beta2**t) + h.eps)
    return p - h.lr * (u + p * h.weight_decay)


RANGER21 = {
    "lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 1e-3, "weight_decay": 0.05, "clipping": 0.3,
    "eps2": 0.2, "strength": 0.1, "sharpness": 8.0, "every": 4.0, "alpha": 0.3, "warmup": 7.0,
    "steps": 30.0, "flat": 0.5, "final_lr": 1e-3,
}  # fmt: skip


def unit_norm(x: Array) -> Any:
    return (
        np.sqrt(np.sum(x * x, axis=tuple(range(1, x.ndim)), keepdims=True))
        if x.ndim > 1
        else length(x)
    )


def normalized(x: Array) -> Array:
    if x.ndim > 1:
        x = x - np.mean(x, axis=tuple(range(1, x.ndim)), keepdims=True)
    return x / (np.std(x, ddof=1) + np.longdouble(1e-8)) if x.size > 2 else x


@authors(RANGER21, RANGER21 | {"steps": 0.0, "sharpness": 50.0}, whole=True, ulps=256.0)
def ranger21(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    total, start = ONE * 0, np.floor(h.flat * h.steps)
    for x in tensors:
        p_norm, g_norm = np.maximum(unit_norm(x.p), h.eps2), unit_norm(x.g)
        clipped = x.g * (p_norm * h.clipping / np.maximum(g_norm, np.longdouble(1e-6)))
        x.g = normalized(np.where(g_norm > p_norm * h.clipping, clipped, x.g))
        x.s.variance_ma = h.beta2 * x.s.variance_ma + (1 - h.beta2) * x.g * x.g
        total += np.sum(x.s.variance_ma / (1 - h.beta2**t))
    variance_normalized = np.sqrt(total / sum(x.p.size for x in tensors))
    lr = h.lr * min(ONE, t / h.warmup)
    if h.steps and t >= start:
        lr = h.lr - (h.lr - h.final_lr) * min(ONE, (t + 1 - start) / (h.steps - start + 1))
    for x in tensors:  # theirs has the decay and the norm loss of the last tensor alone
        slow, x.s.step = x.p if x.s.step == 0 else x.s.lookahead_params, x.s.step + 1
        x.p = x.p * (1 - h.weight_decay * lr / variance_normalized)
        x.p = x.p * (1 - lr * 2 * h.strength * (1 - 1 / (unit_norm(x.p) + h.eps)))
        denom = np.sqrt(x.s.variance_ma) / np.sqrt(1 - h.beta2**t) + h.eps
        soft = np.log1p(np.exp(h.sharpness * denom)) / h.sharpness
        denom = np.where(h.sharpness * denom > 20, denom, soft)
        names = ("grad_ma", "neg_grad_ma") if x.s.step % 2 else ("neg_grad_ma", "grad_ma")
        ma, neg = (getattr(x.s, name) for name in names)
        ma = ma * h.beta1**2 + (1 - h.beta1**2) * normalized(x.g)
        setattr(x.s, names[0], ma)
        pnm = (2 * ma - neg) / np.sqrt((1 + h.beta2) ** 2 + h.beta2**2)
        x.p = x.p - lr / (1 - h.beta1**t) * pnm / denom
        if t % h.every == 0:
            x.p = slow = h.alpha * x.p + (1 - h.alpha) * slow
        x.s.lookahead_params = slow
