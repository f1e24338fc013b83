"""Optimizers for PyTorch: real torch.optim.Optimizers whose step is one fused program."""

from __future__ import annotations

from .classes import (
    ASGD,
    SGD,
    Adadelta,
    Adafactor,
    Adagrad,
    Adam,
    Adamax,
    AdamW,
    NAdam,
    RAdam,
    RMSprop,
    Rprop,
)

__all__ = [
    "ASGD", "SGD", "Adadelta", "Adafactor", "Adagrad", "Adam", "AdamW", "Adamax", "NAdam",
    "RAdam", "RMSprop", "Rprop",
]  # fmt: skip
