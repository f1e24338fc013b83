"""Schedules: how a hyper-parameter changes from step to step."""

from .generators import (
    cosine_decay_lr,
    exponential_decay_lr,
    inverse_decay_lr,
    natural_exp_decay_lr,
    piecewise_constant_lr,
    polynomial_decay_lr,
    warmup_lr,
)

__all__ = [
    "cosine_decay_lr", "exponential_decay_lr", "inverse_decay_lr", "natural_exp_decay_lr",
    "piecewise_constant_lr", "polynomial_decay_lr", "warmup_lr",
]  # fmt: skip
