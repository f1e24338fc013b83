"""Learning rates of an experimental optimizer's groups, moved by `scheduler.step()`."""

from __future__ import annotations

import math

from ...checks import real_or_int, whole
from .optimizer import Optimizer

__all__ = ["CosineAnnealingWarmRestarts", "LRScheduler"]


class LRScheduler:
    """Subclasses define `get_lr()`, the rates at `last_epoch`, from `base_lrs`.

    `step()` counts an epoch, the first when the scheduler is made, which is epoch 0.
    """

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1) -> None:
        if not isinstance(optimizer, Optimizer):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"expected an experimental optimizer, got {optimizer!r}")
        self.optimizer, self.last_epoch = optimizer, last_epoch
        self.base_lrs = [float(group["lr"]) for group in optimizer.param_groups]
        self.step()

    def get_lr(self) -> list[float]:
        """The rates of the groups."""
        name = type(self).__name__
        raise NotImplementedError(f"{name} defines no get_lr()")  # abstract, as in MindSpore

    def get_last_lr(self) -> list[float]:
        """The rates that the groups have."""
        return [float(group["lr"]) for group in self.optimizer.param_groups]

    def step(self, epoch: int | None = None) -> None:
        """Goes on to the next epoch, or to the one given."""
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        for group, rate in zip(self.optimizer.param_groups, self.get_lr(), strict=True):
            group["lr"].set_data(rate)


class CosineAnnealingWarmRestarts(LRScheduler):
    """A cosine from the first rate to `eta_min` that starts anew, each time `T_mult` as long.

        T_cur = last_epoch - T_0 (T_mult^n - 1) / (T_mult - 1),    T_i = T_0 T_mult^n
        rate  = eta_min + (base - eta_min) (1 + cos(pi T_cur / T_i)) / 2

    n counts the restarts; for T_mult = 1 T_cur is last_epoch mod T_0. Raises TypeError,
    ValueError.
    """

    def __init__(
        self, optimizer: Optimizer, T_0: int, T_mult: int = 1, eta_min: float = 0.0,
        last_epoch: int = -1,
    ) -> None:  # fmt: skip
        where = type(self).__name__
        self.T_0, self.T_mult = whole(where, "T_0", T_0), whole(where, "T_mult", T_mult)
        self.eta_min = real_or_int(where, "eta_min", eta_min)
        self.T_i, self.T_cur = self.T_0, 0
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float]:
        """The rates of the groups."""
        wave = (1.0 + math.cos(math.pi * self.T_cur / self.T_i)) / 2.0
        return [self.eta_min + (base - self.eta_min) * wave for base in self.base_lrs]

    def step(self, epoch: int | None = None) -> None:
        """Goes on to the next epoch, or to the one given. Raises ValueError below 0."""
        last = self.last_epoch + 1 if epoch is None else epoch
        if last < 0:
            raise ValueError(f"expected an epoch from 0, got {last}")
        self.T_i, self.T_cur = self.T_0, last
        if self.T_mult == 1:
            self.T_cur = last % self.T_0
        while self.T_cur >= self.T_i:
            self.T_cur -= self.T_i
            self.T_i *= self.T_mult
        super().step(last)
