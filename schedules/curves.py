"""The schedules that come with stepfuse: MindSpore's, warm restarts, warm-up with a cosine.

k       the steps done before this one
initial the value at k = 0                 final   the value at the end
steps   how long it takes                  stair   falls at whole multiples of `steps` only
"""

from __future__ import annotations

from math import pi

from ..ir.frontend.functions import cos, exp, floor, log, maximum, minimum, rint, where
from ..ir.frontend.markers import hyper
from ..ir.roles import NON_NEGATIVE, POSITIVE, Range
from .declare import schedule

MEANINGS = {
    "initial": "what a schedule starts from",
    "final": "what a schedule ends at",
    "min": "smallest value of a schedule",
    "max": "largest value of a schedule",
    "steps": "steps that a schedule takes",
    "warmup": "steps in which something grows to its value",
    "rate": "how fast a schedule falls",
    "power": "power of the share of steps that are left",
    "factor": "a period's length over the one before: whole",
}
_RATE = hyper(0.9, within=NON_NEGATIVE)
_STEPS = hyper(1000.0, within=POSITIVE)
_SHORT = hyper(100.0, within=POSITIVE)
_PERIOD = hyper(10.0, within=POSITIVE)
_POWER = hyper(1.0, within=NON_NEGATIVE)
_WARMUP = hyper(100.0, within=NON_NEGATIVE)
_FACTOR = hyper(1.0, within=Range(1.0, float("inf"), open_high=True))


@schedule
def exponential_decay(k, *, initial=0.1, rate=_RATE, steps=_STEPS, stair=False):
    """initial rate^(k / steps);  stair: floor(k / steps)."""
    past = k / steps
    return initial * rate ** where(stair, floor(past), past)


@schedule
def natural_exp_decay(k, *, initial=0.1, rate=_RATE, steps=_STEPS, stair=False):
    """initial exp(-rate k);  stair: k is floor(k / steps) steps, else `steps` has no effect."""
    return initial * exp(-rate * where(stair, steps * floor(k / steps), k))


@schedule
def inverse_decay(k, *, initial=0.1, rate=_RATE, steps=_STEPS, stair=False):
    """initial / (1 + rate k / steps);  stair: floor(k / steps)."""
    past = k / steps
    return initial / (1.0 + rate * where(stair, floor(past), past))


@schedule
def cosine_decay(k, *, min=0.0, max=0.1, steps=_STEPS):
    """min + (max - min) (1 + cos(pi x / steps)) / 2 with x = min(k, steps)."""
    return _wave(minimum(k, steps) / steps, min, max)


@schedule
def polynomial_decay(k, *, initial=0.1, final=0.01, steps=_STEPS, power=_POWER, renew=False):
    """(initial - final) (1 - x / y)^power + final with x = min(k, steps) and y = steps.

    renew: x = k and y = steps max(ceil(k / steps), 1).
    """
    ceiling = -floor(-(k / steps))
    share = where(renew, k / (steps * maximum(ceiling, 1.0)), minimum(k, steps) / steps)
    return (initial - final) * (1.0 - share) ** power + final


@schedule
def warm_up(k, *, max=0.1, steps=_SHORT):
    """max x / steps with x = min(k, steps)."""
    return max * minimum(k, steps) / steps


@schedule
def cosine_restarts(k, *, min=0.0, max=0.1, steps=_PERIOD, factor=_FACTOR):
    """A cosine from max to min that starts anew, each time `factor` times as long.

        n      = the restarts so far;   x = k - steps (factor^n - 1) / (factor - 1)
        value  = min + (max - min) (1 + cos(pi x / (steps factor^n))) / 2

    `factor` is a whole number. torch's CosineAnnealingWarmRestarts; Loshchilov & Hutter, "SGDR:
    stochastic gradient descent with warm restarts", ICLR 2017.
    """
    past = k / steps
    # A restart lies just where the logarithm is whole, which rounding may miss by a little.
    restarts = floor(log(past * (factor - 1.0) + 1.0) / log(factor) + 1e-9)
    length = rint(factor**restarts)
    share = (past - (length - 1.0) / (factor - 1.0)) / length
    return _wave(where(factor > 1.0, share, past - floor(past)), min, max)


@schedule
def warm_up_cosine(k, *, min=0.0, max=0.1, warmup=_WARMUP, steps=_STEPS):
    """Up to max in `warmup` steps, then a cosine that is at min after `steps` in all."""
    fall = cosine_decay(k - warmup, min=min, max=max, steps=steps - warmup)
    return where(k < warmup, warm_up(k, max=max, steps=warmup), fall)


def _wave(share, low, high):
    """Half a cosine: high at 0, low at 1."""
    return low + 0.5 * (high - low) * (1.0 + cos(pi * share))
