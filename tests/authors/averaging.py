"""Rules whose parameters are averages, of themselves or of the gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.authors.oracle import CHANGED, Array, Tensor, authors

VARYING = (1.0, 0.5, 2.0)
AVERAGED = CHANGED | {"r": 0.5, "weight_lr_power": 1.5}


@authors(schedule=VARYING)
def qhm(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    g = g + h.weight_decay * p
    s.momentum_buffer = h.beta * s.momentum_buffer + (1 - h.beta) * g
    return p - h.lr * h.nu * s.momentum_buffer - h.lr * (1 - h.nu) * g


@authors(CHANGED | {"nu1": 0.35, "nu2": 0.65}, schedule=VARYING)
def qhadam(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    g = g + h.weight_decay * p
    weight1, weight2 = (sum(b ** np.longdouble(k) for k in range(t)) for b in (h.beta1, h.beta2))
    s.exp_avg = h.beta1 * s.exp_avg + g  # theirs is divided at once
    s.exp_avg_sq = h.beta2 * s.exp_avg_sq + g * g
    avg_grad = h.nu1 * s.exp_avg / weight1 + (1 - h.nu1) * g
    avg_sq = h.nu2 * s.exp_avg_sq / weight2 + (1 - h.nu2) * g * g
    return p - h.lr * avg_grad / (np.sqrt(avg_sq) + h.eps)


@authors(schedule=VARYING)
def sgdw(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    s.dfdx = h.momentum * s.dfdx + g
    return p - h.lr * s.dfdx - h.lr * h.weight_decay * p  # their weightDecaycurrent, given


def _schedule_free(
    tensors: list[Tensor], shared: Any, t: int, h: Any, rate: Any, move: Callable[[Tensor], Array]
) -> None:
    """x, the average of all z so far, and y, between both, where the gradients are."""
    shared.lr_max = max(shared.lr_max, rate)
    weight = np.longdouble(t) ** h.r * shared.lr_max**h.weight_lr_power
    shared.weight_sum = shared.weight_sum + weight
    ckp1 = weight / shared.weight_sum if shared.weight_sum else np.longdouble(0)
    beta = h.beta1 if hasattr(h, "beta1") else h.beta
    for tensor in tensors:
        if not tensor.s.begun:
            tensor.s.begun, tensor.s.z, tensor.s.x = True, tensor.p, tensor.p
        grad = move(tensor) + h.weight_decay * tensor.p
        tensor.s.z = tensor.s.z - rate * grad
        tensor.s.x = (1 - ckp1) * tensor.s.x + ckp1 * tensor.s.z
        tensor.p = beta * tensor.s.x + (1 - beta) * tensor.s.z


def _warm(t: int, h: Any) -> Any:
    return h.lr * (np.longdouble(t) / h.warmup if t - 1 < h.warmup else 1)


def _second_moment(tensor: Tensor, t: int, h: Any) -> Array:
    tensor.s.v = h.beta2 * tensor.s.v + (1 - h.beta2) * tensor.g**2
    return tensor.g / (np.sqrt(tensor.s.v / (1 - h.beta2**t)) + h.eps)


@authors(AVERAGED, whole=True, schedule=VARYING)
def schedule_free_sgd(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    _schedule_free(tensors, shared, t, h, _warm(t, h), lambda x: x.g)


@authors(AVERAGED, whole=True, schedule=VARYING)
def schedule_free_adamw(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    _schedule_free(tensors, shared, t, h, _warm(t, h), lambda x: _second_moment(x, t, h))


@authors(
    AVERAGED,
    AVERAGED | {"silent_sgd_phase": False},
    whole=True,
    ulps=1024.0,
    schedule=VARYING,
)
def schedule_free_radam(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    rho_inf = 2 / (1 - h.beta2) - 1
    rho = rho_inf - 2 * t * h.beta2**t / (1 - h.beta2**t)
    rect = np.longdouble(not h.silent_sgd_phase)
    if rho > 4:
        rect = np.sqrt((rho - 4) * (rho - 2) * rho_inf / ((rho_inf - 4) * (rho_inf - 2) * rho))

    def move(tensor: Tensor) -> Array:
        normed = _second_moment(tensor, t, h)
        return normed if rho > 4 else tensor.g

    _schedule_free(tensors, shared, t, h, h.lr * rect, move)


@authors(CHANGED | {"memory_length": 0.0, "proximal": 0.3}, schedule=VARYING)
def srmm(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    length, ilr = 100, 1 / h.lr
    wt = np.longdouble(t + 1 % length) ** -h.beta
    s.mov_avg_grad = (1 - wt) * s.mov_avg_grad + wt * g
    s.mov_avg_param = (1 - wt) * s.mov_avg_param + wt * p
    wt2 = h.proximal / (ilr + h.proximal)
    return (1 - wt2) * s.mov_avg_param + wt2 * p - 1 / (ilr + h.proximal) * s.mov_avg_grad


@authors(schedule=VARYING)
def optimistic_sgd(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    m, s.m = s.m, g
    return p + h.lr * h.strength * (m - s.m) - h.lr * g


@authors(schedule=VARYING)
def optimistic_adam(p: Array, g: Array, s: Any, t: int, h: Any) -> Array:
    m_old, v_old = s.m, s.v
    s.m = h.beta1 * s.m + (1 - h.beta1) * g
    s.v = h.beta2 * s.v + (1 - h.beta2) * g * g
    lr = h.lr * (np.sqrt(1 - h.beta2**t) / (1 - h.beta1**t))
    p = p - (1 + h.strength) * lr * s.m / (np.sqrt(s.v) + h.eps)
    return p + h.strength * lr * m_old / (np.sqrt(v_old) + h.eps)


@authors(whole=True, schedule=VARYING)
def tam(tensors: list[Tensor], shared: Any, t: int, h: Any) -> None:
    known = [x for x in tensors if t > 1]
    cosim = np.longdouble(0)
    if known:
        grads, moms = (
            np.concatenate([np.ravel(a) for a in part])
            for part in ([x.g for x in known], [x.s.momentum_buffer for x in known])
        )
        lengths = [max(np.sqrt(np.sum(a * a)), np.longdouble(1e-8)) for a in (grads, moms)]
        cosim = np.sum(grads * moms) / (lengths[0] * lengths[1])
    for x in tensors:
        if t == 1:
            x.s.momentum_buffer = x.g
        else:
            x.s.cosim = x.s.cosim * h.decay + cosim * (1 - h.decay)
            damped = (h.eps + (x.s.cosim + 1) / 2) * x.g
            x.s.momentum_buffer = h.momentum * x.s.momentum_buffer + damped
        x.p = x.p - h.lr * x.s.momentum_buffer
