"""torch's own optimizers by their own names: their constructors, checks and states, our step."""

from __future__ import annotations

from typing import Any

import torch

from .engines.engine import Engine
from .memory.layout import UnsupportedError
from .name_map import Dialect, Group, of_torch
from .optimizer import FusedOptimizer


class Adam(FusedOptimizer, torch.optim.Adam):
    """torch.optim.Adam, fused."""

    has_torch_fused = True

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("adam", group, scaled)


class AdamW(FusedOptimizer, torch.optim.AdamW):
    """torch.optim.AdamW, fused."""

    has_torch_fused = True

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("adam", group, scaled)


class SGD(FusedOptimizer, torch.optim.SGD):
    """torch.optim.SGD, fused."""

    has_torch_fused = True

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("momentum" if group["momentum"] else "sgd", group, scaled)


class Adagrad(FusedOptimizer, torch.optim.Adagrad):
    """torch.optim.Adagrad, fused."""

    has_torch_fused = True

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("adagrad", group, scaled)


class SparseAdam(FusedOptimizer, torch.optim.SparseAdam):
    """torch.optim.SparseAdam, fused."""

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("sparse_adam", group, scaled)

    def _check_group(self, number: int) -> None:
        if any(param.is_sparse for param in self.param_groups[number]["params"]):
            raise ValueError(f"group {number}: SparseAdam requires dense parameter tensors")
        super()._check_group(number)

    def state_dict(self) -> dict[str, Any]:
        """As in torch, whose SparseAdam counts in a Python number."""
        found = super().state_dict()
        counted = {
            n: {**s, "step": int(s["step"])} if "step" in s else s
            for n, s in found["state"].items()
        }
        return {**found, "state": counted}

    def _ready(self, aux: object) -> list[Engine]:
        grads = (p.grad for group in self.param_groups for p in group["params"])
        if any(grad is not None and grad.layout == torch.strided for grad in grads):
            raise UnsupportedError(
                "SparseAdam does not support dense gradients, please consider Adam instead"
            )
        return super()._ready(aux)


class RMSprop(FusedOptimizer, torch.optim.RMSprop):
    """torch.optim.RMSprop, fused."""

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("rmsprop_momentum" if group["momentum"] > 0 else "rmsprop", group, scaled)


class Adadelta(FusedOptimizer, torch.optim.Adadelta):
    """torch.optim.Adadelta, fused."""

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("adadelta", group, scaled)


class Adamax(FusedOptimizer, torch.optim.Adamax):
    """torch.optim.Adamax, fused."""

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("adamax", group, scaled)


class NAdam(FusedOptimizer, torch.optim.NAdam):
    """torch.optim.NAdam, fused."""

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("nadam", group, scaled)


class RAdam(FusedOptimizer, torch.optim.RAdam):
    """torch.optim.RAdam, fused."""

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("radam", group, scaled)


class Rprop(FusedOptimizer, torch.optim.Rprop):
    """torch.optim.Rprop, fused.

    Signs are multiplied where torch multiplies gradients: its product of two below 1e-23 is 0, so
    that the step of such an element never changes.
    """

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("rprop", group, scaled)


class ASGD(FusedOptimizer, torch.optim.ASGD):
    """torch.optim.ASGD, fused."""

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("asgd", group, scaled)


class Adafactor(FusedOptimizer, torch.optim.Adafactor):
    """torch.optim.Adafactor, fused.

    An element whose square overflows stands still where torch's is NaN (its first `lerp_` is
    inf - inf), and the product of a row's and a column's mean is divided before it overflows.
    """

    def dialect(self, group: Group, scaled: int) -> Dialect:
        return of_torch("adafactor", group, scaled)
