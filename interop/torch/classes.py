"""torch's own optimizers by their own names: their constructors, checks and states, our step."""

from __future__ import annotations

import torch

from .dialect import Dialect, Group, of_torch
from .optimizer import Fused


class Adam(Fused, torch.optim.Adam):
    """torch.optim.Adam, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("adam", group, scaled)


class AdamW(Fused, torch.optim.AdamW):
    """torch.optim.AdamW, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("adam", group, scaled)


class SGD(Fused, torch.optim.SGD):
    """torch.optim.SGD, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("momentum" if group["momentum"] else "sgd", group, scaled)


class Adagrad(Fused, torch.optim.Adagrad):
    """torch.optim.Adagrad, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("adagrad", group, scaled)


class RMSprop(Fused, torch.optim.RMSprop):
    """torch.optim.RMSprop, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("rmsprop_momentum" if group["momentum"] > 0 else "rmsprop", group, scaled)


class Adadelta(Fused, torch.optim.Adadelta):
    """torch.optim.Adadelta, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("adadelta", group, scaled)


class Adamax(Fused, torch.optim.Adamax):
    """torch.optim.Adamax, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("adamax", group, scaled)


class NAdam(Fused, torch.optim.NAdam):
    """torch.optim.NAdam, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("nadam", group, scaled)


class RAdam(Fused, torch.optim.RAdam):
    """torch.optim.RAdam, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("radam", group, scaled)


class Rprop(Fused, torch.optim.Rprop):
    """torch.optim.Rprop, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("rprop", group, scaled)


class ASGD(Fused, torch.optim.ASGD):
    """torch.optim.ASGD, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("asgd", group, scaled)


class Adafactor(Fused, torch.optim.Adafactor):
    """torch.optim.Adafactor, fused."""

    def dialect(self, group: Group, scaled: bool) -> Dialect:
        return of_torch("adafactor", group, scaled)
