"""Frozen training: the parameters that each step trains, and one optimizer for each group."""

from __future__ import annotations

import copy
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..errors import BoostError, saved, whole
from ..freeze_rules import check_strategy
from .wrapped import WrappedOptimizer

Rates = Sequence[float] | Callable[[int], float]


class FrozenSteps:
    """The tail of the parameters that each step trains, and the progress of training.

    `starts[i]` is the first parameter that group i trains, `indices` the group of each step; after
    the last one the sequence starts again. `rates` are the learning rates, if not the optimizer's.
    """

    def __init__(
        self, names: Sequence[str], params: Sequence[Tensor], starts: Sequence[int],
        indices: Sequence[int], rates: Rates | None = None,
    ) -> None:  # fmt: skip
        self.names, self.starts, self.indices = tuple(names), tuple(starts), tuple(indices)
        self.position = 0  # the steps that have been taken
        self.counts = [0] * len(self.starts)  # those of each group
        self.rates = rates
        self.params = tuple(params)
        self._trained_from = 0  # all require gradients

    @property
    def freezes(self) -> bool:
        """True if the coming step leaves anything out."""
        return self._trained_from > 0

    @property
    def index(self) -> int:
        """The group of the coming step."""
        return self.indices[self.position % len(self.indices)]

    def enter(self) -> None:
        """Freeze the parameters that the coming step does not train, and drop their gradients."""
        start, before = self.starts[self.index], self._trained_from
        for param in self.params[before:start]:
            param.requires_grad_(False)
            param.grad = None
        for param in self.params[start:before]:
            param.requires_grad_(True)
        self._trained_from = start

    def before_step(self, optimizer: Any, *_: Any) -> None:
        """Gives the optimizer's groups the learning rate of the step. Raises BoostError."""
        if self.rates is None:
            return
        if not callable(self.rates) and self.position >= len(self.rates):
            raise BoostError(
                f"learning_rate: step {self.position} is past the end of the {len(self.rates)} "
                f"rates given; give one for every step"
            )
        own = self.counts[self.index]
        rate = self.rates(own) if callable(self.rates) else self.rates[self.position]
        for group in optimizer.param_groups:
            group["lr"] = float(rate)

    def after_step(self, optimizer: Any, *_: Any) -> None:
        """Goes on to the next step, unless a GradScaler had this one skipped."""
        overflow = getattr(optimizer, "found_inf", None)
        if overflow is None or not overflow.item():
            self.counts[self.index] += 1
            self.position += 1
            self.enter()

    def leave(self) -> None:
        """All of them require gradients again."""
        for param in self.params[: self._trained_from]:
            param.requires_grad_(True)
        self._trained_from = 0

    def state_dict(self) -> dict[str, Any]:
        """Return the progress of training, and the sequence, which may have been drawn."""
        counts, indices = list(self.counts), list(self.indices)
        return {"position": self.position, "counts": counts, "indices": indices}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Goes on from there. Raises BoostError, BoostTypeError."""
        given = saved("GradientFreeze", state, "position", "counts", "indices")
        counts = given["counts"]
        if not isinstance(counts, list | tuple) or len(counts) != len(self.starts):  # type: ignore[arg-type]
            raise BoostError(
                f"GradientFreeze: expected the steps of each of {len(self.starts)} groups, got "
                f"{counts!r}: it was saved with other groups"
            )
        taken = [whole(f"counts[{n}]", one, 0) for n, one in enumerate(counts)]  # type: ignore[arg-type]
        position = whole("position", given["position"], 0)
        indices = check_strategy(given["indices"], len(self.starts))
        if indices is None:
            raise BoostError("GradientFreeze: expected a group for each step, got None")
        self.indices, self.position, self.counts = indices, position, taken
        self.enter()


class GroupOptimizers(WrappedOptimizer):
    """Steps each group's parameters by a copy of an optimizer, with states of its own.

    `inner`, the given one, stays as it is: its groups hold the hyper-parameters, which a copy is
    given before it steps, so that a schedule over them counts all steps.
    """

    def __init__(
        self, inner: torch.optim.Optimizer, members: Sequence[Sequence[Tensor]], steps: FrozenSteps
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
