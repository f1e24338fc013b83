"""Ranger21."""

from ..ir.frontend.functions import count, exp, floor, log1p, maximum, minimum, norm, sqrt, where
from ..ir.frontend.trace import copy_of_param, step, update, zeros
from ..ir.types import ELEM, STEP, TENSOR, UNIT
from .blocks import debias, ema, is_turn, quotient
from .declare import optimizer

_NORM_EPS = 1e-8


def _scheduled(lr, t, warmup, steps, flat, final_lr):
    """The learning rate of a step: it rises, stays, and falls from a share of the steps on."""
    start = floor(flat * steps)
    fallen = minimum(1.0, (t + 1.0 - start) / (steps - start + 1.0))
    falling = maximum(lr - (lr - final_lr) * fallen, final_lr)
    rising = lr * minimum(1.0, t / maximum(warmup, 1.0))
    return where((steps > 0.0) & (t >= start), falling, rising)


def _clipped(param, grad, to, clipping, eps2):
    """A unit's gradient that is long beside its weights, shortened."""
    length, largest = norm(grad, to), clipping * maximum(norm(param, to), eps2)
    return grad * where(length > largest, largest / maximum(length, 1e-6), 1.0)


def _step(
    param, grad, m, prev, v, slow, t, to, rate, beta1, beta2, eps, weight_decay, strength,
    sharpness, every, alpha,
):  # fmt: skip
    """The step from a gradient that is clipped and centralised."""
    away = grad - grad.mean(TENSOR)
    spread = norm(away, TENSOR) / sqrt(maximum(count(ELEM) - 1.0, 1.0))
    many = (count(ELEM) > 2.0) & (spread > 0.0)
    once = where(many, 1.0 / (spread + _NORM_EPS), 1.0)
    twice = once * where(many, 1.0 / (spread * once + _NORM_EPS), 1.0)
    v = ema(v, (once * grad) ** 2, beta2)
    param = param * (1.0 - weight_decay * quotient(rate, sqrt(debias(v.mean(STEP), beta2, t))))
    param = param * (1.0 - rate * 2.0 * strength * (1.0 - 1.0 / (norm(param, to) + eps)))
    denominator = sqrt(debias(v, beta2, t)) + eps
    bent = sharpness * denominator
    soft = log1p(exp(minimum(bent, 20.0))) / sharpness
    new = ema(prev, twice * grad, beta1 * beta1)
    noise = sqrt((1.0 + beta2) ** 2 + beta2**2) * (1.0 - beta1**t)
    fast = param - rate / noise * ((2.0 * new - m) / where(bent > 20.0, denominator, soft))
    turns = is_turn(t, every)
    param = where(turns, alpha * fast + (1.0 - alpha) * slow, fast)
    return update(param=param, m=new, prev=m, v=v, slow=where(turns, param, slow))


@optimizer(when="rank >= 2", paper="https://arxiv.org/abs/2106.13731")
def ranger21(
    param, grad, m=zeros, prev=zeros, v=zeros, slow=copy_of_param, t=step,
    *, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, weight_decay=1e-4, clipping=1e-2, eps2=1e-3,
    strength=1e-4, sharpness=50.0, every=5.0, alpha=0.5, warmup=2000.0, steps=0.0, flat=0.72,
    final_lr=3e-5,
):  # fmt: skip
    """Adaptive clipping, centralisation, positive-negative momentum, stable decay, Lookahead.

        g       = grad min(1, clipping max(|param|, eps2) / |grad|)  of each unit
        g       = g - mean(g) of each unit;    g for rank below 2
        s       = the standard deviation of g, of tensors of more than two elements
        h       = g / (s + 1e-8);    g where s is 0 or there is none
        v       <- beta2 v + (1 - beta2) h^2
        h       = h / (s / (s + 1e-8) + 1e-8)
        start   = floor(flat steps)
        rate    = lr min(1, t / warmup);    from start on, where steps > 0,
        rate    = lr - (lr - final_lr) min(1, (t + 1 - start) / (steps - start + 1))
        param   <- (1 - weight_decay rate / sqrt(mean(v / (1 - beta2^t)))) param
        param   <- (1 - 2 rate strength (1 - 1 / (|param| + eps))) param     of each unit
        m, prev <- beta1^2 prev + (1 - beta1^2) h, m
        d       = (2 m - prev) / sqrt((1 + beta2)^2 + beta2^2) / (1 - beta1^t)
        e       = log(1 + exp(sharpness (sqrt(v / (1 - beta2^t)) + eps))) / sharpness
        param   <- param - rate d / e
        slow, param <- alpha param + (1 - alpha) slow, the same      where `every` divides t

    State: m and prev, the averages of this step's and of the last step's turn; v, the average
    square; slow, Lookahead's weights; t, the number of this step. A unit is one place of the first
    axis, or a whole vector; the mean of v is that of all tensors together.
    Deviations: both decays reach every tensor; in the authors' code, by the place of two lines,
    that of the last tensor alone. Its rank-3 units have only the second axis. Its warm-up is
    2 / (1 - beta2) steps, or 0.22 of a short run: give it. steps, the length of the run, is
    required there; without it no rate falls. lr has no default there. What is off by default is
    left out; so is the largest v so far, which there never changes.
    Source: Wright & Demeure, "Ranger21: a synergistic deep learning optimizer", 2021.
    Code: lessw2020/Ranger21 1a96777278 ranger21/ranger21.py
    """
    rate = _scheduled(lr, t, warmup, steps, flat, final_lr)
    grad = _clipped(param, grad, UNIT, clipping, eps2)
    grad = grad - grad.mean(UNIT)
    return _step(
        param, grad, m, prev, v, slow, t, UNIT, rate, beta1, beta2, eps, weight_decay, strength,
        sharpness, every, alpha,
    )  # fmt: skip


@ranger21.variant("rank < 2")
def vectors(
    param, grad, m=zeros, prev=zeros, v=zeros, slow=copy_of_param, t=step,
    *, lr, beta1, beta2, eps, weight_decay, clipping, eps2, strength, sharpness, every, alpha,
    warmup, steps, flat, final_lr,
):  # fmt: skip
    """A vector is one unit, and is not centralised."""
    rate = _scheduled(lr, t, warmup, steps, flat, final_lr)
    return _step(
        param, _clipped(param, grad, TENSOR, clipping, eps2), m, prev, v, slow, t, TENSOR, rate,
        beta1, beta2, eps, weight_decay, strength, sharpness, every, alpha,
    )  # fmt: skip
