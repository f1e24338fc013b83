"""Steps by the mean of several gradients, whose sum is a state of each parameter.

sum_of_grads   <- sum_of_grads + grad               for each but the last: a sweep of its own
grad           -> (sum_of_grads + grad) / parts     for the last one, within the step's sweep
sum_of_grads   <- 0
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from ...runtime.step_lock import StepLock
from . import specs
from .name_map import SUM, TorchBinding, TorchNames, of_mean
from .optimizer import FusedOptimizer

ADDING = TorchBinding(specs.add_gradient.spec, TorchNames())
STORING = TorchBinding(specs.store_gradient.spec, TorchNames())


class GradientSums(FusedOptimizer):
    """One launch over the gradients of another optimizer's parameters, by a spec of sums.

    The sums are in `sums`, by parameter: an optimizer of ours keeps them among its own states.
    """

    def __init__(
        self, owner: torch.optim.Optimizer, sums: dict[Tensor, Any], binding: TorchBinding
    ) -> None:
        self._owner, self._sums, self._binding = owner, sums, binding
        self.step_lock = owner.step_lock if isinstance(owner, FusedOptimizer) else StepLock()
        self._put(sums)
        self._seen = True  # the owner replaces states, too

    @property
    def param_groups(self) -> list[dict[str, Any]]:  # type: ignore[override]
        """The owner's groups."""
        return self._owner.param_groups

    def binding(self, group: Mapping[str, Any], scaled: int) -> TorchBinding:
        """The spec of the sums, for any options of the group."""
        return self._binding

    def run(self) -> None:
        """Takes in the gradients that there are. Raises BindError, changing nothing."""
        with self.step_lock.lock:
            self._settle()
            self.step_lock.check()
            self._step()

    def _title(self) -> str:
        return "GradientAccumulation"


class MeanOfGradients:
    """The mean of `parts` gradients for an optimizer of ours or of torch.

    `add` takes in all gradients but the last of a window; `step` is the owner's step by the mean.
    """

    def __init__(self, owner: torch.optim.Optimizer, parts: int) -> None:
        self.owner, self.parts = owner, parts
        self._own: dict[Tensor, Any] = {}
        self._storing = None
        if isinstance(owner, FusedOptimizer):
            owner.take_mean_of(parts)
        else:
            self._storing = GradientSums(owner, self._own, of_mean(STORING, parts))
        self._adding = GradientSums(owner, self.sums, ADDING)

    @property
    def sums(self) -> dict[Tensor, Any]:
        """The states that hold the sums."""
        return self.owner.sums if isinstance(self.owner, FusedOptimizer) else self._own

    @property
    def is_fused(self) -> bool:
        """True if the last addition and the step are one sweep."""
        return self._storing is None

    def add(self) -> None:
        """Takes in the gradients that there are. Raises BindError."""
        if self._adding.sums is not self.sums:  # a loaded state_dict has brought others
            self._adding = GradientSums(self.owner, self.sums, ADDING)
        self._adding.run()

    def step(self) -> None:
        """The owner's step; torch's own optimizers find the mean in `grad`. Raises BindError."""
        if self._storing is not None:
            self._storing.run()
        self.owner.step()

    def saved(self, params: Sequence[Tensor]) -> list[Tensor | None]:
        """The sums that the owner's own state_dict has not."""
        return [] if self.is_fused else [self._own.get(p, {}).get(SUM) for p in params]

    def load(self, params: Sequence[Tensor], sums: Sequence[Tensor | None]) -> None:
        """Go on from saved sums; the owner has loaded its states. Raises BindError later."""
        self._own.clear()
        for param, total in zip(params, sums, strict=False):
            if total is not None:
                self._own[param] = {SUM: total.clone()}

    def undo(self) -> None:
        """The owner steps by single gradients again; sums that no step took are dropped."""
        if isinstance(self.owner, FusedOptimizer):
            self.owner.take_mean_of(1)
        for state in self.sums.values():
            state.pop(SUM, None)
