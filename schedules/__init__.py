"""Schedules: how a hyper-parameter changes from step to step."""

from __future__ import annotations

import difflib

from .apply import counted, scheduled
from .curves import (
    cosine_decay,
    cosine_restarts,
    exponential_decay,
    inverse_decay,
    natural_exp_decay,
    polynomial_decay,
    warm_up,
    warm_up_cosine,
)
from .declare import HyperSchedule, schedule
from .generators import (
    cosine_decay_lr,
    exponential_decay_lr,
    inverse_decay_lr,
    natural_exp_decay_lr,
    piecewise_constant_lr,
    polynomial_decay_lr,
    warmup_lr,
)

_SCHEDULES = {
    each.name: each
    for each in (
        cosine_decay, cosine_restarts, exponential_decay, inverse_decay, natural_exp_decay,
        polynomial_decay, warm_up, warm_up_cosine,
    )
}  # fmt: skip


def names() -> tuple[str, ...]:
    """The schedules that come with stepfuse, sorted."""
    return tuple(sorted(_SCHEDULES))


def get(name: str) -> HyperSchedule:
    """The schedule of this name. Raises KeyError, naming the nearest."""
    if name not in _SCHEDULES:
        near = difflib.get_close_matches(name, _SCHEDULES) or names()
        raise KeyError(f"no schedule is called '{name}'; there is {', '.join(near)}")
    return _SCHEDULES[name]


__all__ = [
    "HyperSchedule", "cosine_decay", "cosine_decay_lr", "cosine_restarts", "counted",
    "exponential_decay", "exponential_decay_lr", "get", "inverse_decay", "inverse_decay_lr",
    "names", "natural_exp_decay", "natural_exp_decay_lr", "piecewise_constant_lr",
    "polynomial_decay", "polynomial_decay_lr", "schedule", "scheduled", "warm_up",
    "warm_up_cosine", "warmup_lr",
]  # fmt: skip
