"""Rules that reduce over all tensors that have a gradient."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.authors.oracle import Array, Tensor, authors


def total(arrays: Any) -> Any:
    return sum((np.sum(a) for a in arrays), np.longdouble(0))


def mean(arrays: list[Array]) -> Any:
    return total(arrays) / sum(a.size for a in arrays)


@authors(whole=True)
def adams(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    for x in tensors:
        x.s.exp_avg = h.beta1 * x.s.exp_avg + (1 - h.beta1) * x.g
        x.s.exp_avg_sq = h.beta2 * x.s.exp_avg_sq + (1 - h.beta2) * x.g**2
    hats = [x.s.exp_avg_sq / (1 - h.beta2**t) for x in tensors]
    typical = np.sqrt(mean(hats))
    for x, hat in zip(tensors, hats, strict=True):
        x.p = x.p * (1 - h.weight_decay * h.lr / typical)
        x.p = x.p - h.lr / (1 - h.beta1**t) * x.s.exp_avg / (np.sqrt(hat) + h.eps)


@authors(whole=True)
def avagrad(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    rates = []
    for x in tensors:
        x.s.exp_avg = h.beta1 * x.s.exp_avg + (1 - h.beta1) * x.g
        root = np.sqrt(x.s.exp_avg_sq)
        if t > 1:
            denom = root / np.sqrt(1 - h.beta2 ** (t - 1)) + h.eps
            x.p = x.p * (1 - h.lr * h.weight_decay)
            x.p = x.p - shared.gamma * h.lr / (1 - h.beta1**t) * x.s.exp_avg / denom
        x.s.exp_avg_sq = h.beta2 * x.s.exp_avg_sq + (1 - h.beta2) * x.g**2
        rates.append((root + np.zeros_like(x.p)) / np.sqrt(1 - h.beta2**t) + h.eps)
    shared.gamma = 1 / np.sqrt(mean([rate**-2 for rate in rates]))


@authors({"lr": 0.1, "beta0": 0.3, "beta2": 0.8, "eps": 0.05, "weight_decay": 0.1}, whole=True)
def adai(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    for x in tensors:
        x.s.g = x.g + h.weight_decay * x.p
        x.s.exp_avg_sq = h.beta2 * x.s.exp_avg_sq + (1 - h.beta2) * x.s.g**2
    hats = [x.s.exp_avg_sq / (1 - h.beta2**t) for x in tensors]
    typical = mean(hats)
    for x, hat in zip(tensors, hats, strict=True):
        beta1 = np.clip(1 - hat / typical * h.beta0, 0, 1 - h.eps)
        x.s.product = (x.s.product if np.ndim(x.s.product) or x.s.begun else 1) * beta1
        x.s.begun = True
        x.s.exp_avg = beta1 * x.s.exp_avg + (1 - beta1) * x.s.g
        x.p = x.p - h.lr * x.s.exp_avg / (1 - x.s.product)


@authors({"lr": 0.01, "momentum": 0.7}, {"lr": 10.0, "momentum": 0.5, "eps": 0.3}, whole=True)
def alig(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    rate = min(h.loss / (total(x.g**2 for x in tensors) + h.eps), h.lr)
    for x in tensors:
        x.p = x.p - rate * x.g
        x.s.buffer = h.momentum * x.s.buffer - rate * x.g
        x.p = x.p + h.momentum * x.s.buffer


@authors(
    {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 0.01, "weight_decay": 0.2, "beta": 0.7,
     "lambda_abs": 2.0, "lambda_rel": 1.2, "warmup": 5.0, "norm_eps": 0.1},
    {"warmup": 0.0}, whole=True,
)  # fmt: skip
def adagc(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    whole = np.sqrt(total(x.g**2 for x in tensors))
    for x in tensors:
        g, norm = x.g, np.sqrt(np.sum(x.g**2))
        if t <= h.warmup:
            g = g * min(np.longdouble(1), h.lambda_abs / (whole + h.norm_eps))
            norm = np.sqrt(np.sum(g**2))
            x.s.size = norm if t == 1 else min(x.s.size, norm)
        else:
            bound = h.lambda_rel * x.s.size
            if norm > bound > 0:  # theirs: where bound is 0, too
                g, norm = g * bound / (norm + h.norm_eps), bound
            x.s.size = h.beta * x.s.size + (1 - h.beta) * norm
        x.s.m = h.beta1 * x.s.m + (1 - h.beta1) * g
        x.s.v = h.beta2 * x.s.v + (1 - h.beta2) * g**2
        direction = x.s.m / (1 - h.beta1**t) / (np.sqrt(x.s.v / (1 - h.beta2**t)) + h.eps)
        x.p = x.p - h.lr * (direction + h.weight_decay * x.p)
