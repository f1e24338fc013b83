"""One optimizer for each group of frozen training, as the original has them."""

from __future__ import annotations

import copy
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Protocol

import torch
from torch import Tensor

from ..errors import BoostError, saved
from .wrapped import WrappedOptimizer


class Steps(Protocol):
    """The group that each step trains."""

    @property
    def index(self) -> int:
        """The group of the coming step."""
        ...

    def before_step(self, optimizer: Any, *_: Any) -> None:
        """Gives an optimizer's groups the numbers of the step."""
        ...

    def after_step(self, optimizer: Any, *_: Any) -> None:
        """Goes on to the next one."""
        ...


class GroupOptimizers(WrappedOptimizer):
    """Steps each group's parameters by a copy of an optimizer, with states of its own.

    `inner`, the given one, stays as it is: its groups hold the hyper-parameters, which a copy is
    given before it steps, so that a schedule over them counts all steps.
    """

    def __init__(
        self, inner: torch.optim.Optimizer, members: Sequence[Sequence[Tensor]], steps: Steps
    ) -> None:
        super().__init__(inner)
        self.steps = steps
        self.copies = [_copy_over(inner, params) for params in members]

    def step(self, closure: Any = None) -> Any:
        """A step of the group that is next; return the closure's result.

        Raises BoostError once it is undone.
        """
        self.check_in_use()
        optimizer, numbers = self.copies[self.steps.index]
        self.steps.before_step(self.inner)
        for group, number in zip(optimizer.param_groups, numbers, strict=True):
            master = self.inner.param_groups[number]
            group.update((k, v) for k, v in master.items() if k not in ("params", "param_names"))
        loss: Any = optimizer.step(closure)
        self.steps.after_step(optimizer)
        return loss

    def hand_back(self) -> None:
        """Gives the optimizer within the states of group 0, which has all parameters."""
        whole, _ = self.copies[0]
        self.inner.load_state_dict(whole.state_dict())

    def state_dict(self) -> dict[str, Any]:
        """Return the state of each copy."""
        self.check_in_use()
        return {
            "groups": [optimizer.state_dict() for optimizer, _ in self.copies],
            "param_groups": self.inner.state_dict()["param_groups"],
        }

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Loads into each copy, or into none."""
        self.check_in_use()
        groups = saved("GradientFreeze", state_dict, "groups")["groups"]
        if len(groups) != len(self.copies):
            raise BoostError(
                f"GradientFreeze: expected the states of {len(self.copies)} groups, got those of "
                f"{len(groups)}"
            )
        before = [optimizer.state_dict() for optimizer, _ in self.copies]
        try:
            self._load(groups)
        except BaseException:
            self._load(before)
            raise

    def _load(self, groups: Sequence[dict[str, Any]]) -> None:
        for (optimizer, _), one in zip(self.copies, groups, strict=True):
            optimizer.load_state_dict(one)


def _copy_over(
    optimizer: torch.optim.Optimizer, params: Sequence[Tensor]
) -> tuple[torch.optim.Optimizer, list[int]]:
    """A copy over some of the parameters, and the groups that these are of."""
    every = [p for group in optimizer.param_groups for p in group["params"]]
    made = copy.deepcopy(optimizer, {id(p): p for p in every})
    mine = set(map(id, params))
    numbers = [
        n
        for n, group in enumerate(made.param_groups)
        if any(id(p) in mine for p in group["params"])
    ]
    kept = [made.param_groups[n] for n in numbers]
    for group in kept:
        inside = [id(p) in mine for p in group["params"]]
        for key in {"params", "param_names"} & group.keys():
            group[key] = [one for one, there in zip(group[key], inside, strict=True) if there]
    made.param_groups[:] = kept
    made.state = defaultdict(dict, {p: s for p, s in made.state.items() if id(p) in mine})
    return made, numbers
