"""GradientFreeze over modules of torch: each step trains a tail of the parameters.

What is in front of the tail requires no gradient, so that autograd stops at the first trained
parameter, and the optimizer steps the tail in one launch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ..errors import BoostError, unknown
from ..freeze_rules import check_freeze, check_strategy, freeze_indices, tails
from ..settings import STORES, Settings
from ..trick import Applied
from .checks import check_training
from .group_optimizers import GroupOptimizers
from .wrapped import WrappedOptimizer

_MARK = "_boost_frozen_steps"  # on an optimizer whose steps freeze


class FrozenSteps:
    """Which step trains which tail of the parameters, and how far training is.

    `starts[i]` is the first parameter that group i trains, `indices` the group of each step; after
    the last one the sequence starts again.
    """

    def __init__(
        self, names: Sequence[str], params: Sequence[Tensor], starts: Sequence[int],
        indices: Sequence[int],
    ) -> None:  # fmt: skip
        self.names, self.starts, self.indices = tuple(names), tuple(starts), tuple(indices)
        self.position = 0  # the steps that have been taken
        self.params = tuple(params)
        self._trained_from = 0  # all require gradients

    @property
    def index(self) -> int:
        """The group of the coming step."""
        return self.indices[self.position % len(self.indices)]

    def enter(self) -> None:
        """Freezes what the coming step does not train, and drops the gradients of that."""
        start, before = self.starts[self.index], self._trained_from
        for param in self.params[before:start]:
            param.requires_grad_(False)
            param.grad = None
        for param in self.params[start:before]:
            param.requires_grad_(True)
        self._trained_from = start

    def after_step(self, optimizer: Any, *_: Any) -> None:
        """Goes on to the next step, unless a GradScaler had this one skipped."""
        overflow = getattr(optimizer, "found_inf", None)
        if overflow is None or not overflow.item():
            self.position += 1
            self.enter()

    def leave(self) -> None:
        """All of them require gradients again."""
        for param in self.params[: self._trained_from]:
            param.requires_grad_(True)
        self._trained_from = 0

    def state_dict(self) -> dict[str, Any]:
        """How far training is, and the sequence, which may have been drawn."""
        return {"position": self.position, "indices": list(self.indices)}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Goes on from there. Raises BoostError, BoostTypeError."""
        indices = check_strategy(state["indices"], len(self.starts))
        if indices is not None:
            self.indices, self.position = indices, int(state["position"])
            self.enter()


class GradientFreeze:
    """Freezes the front of a network in a part of the steps: which, says `freeze_indices`.

    `param_groups`, `freeze_type`, `freeze_p` (the share of steps that train everything) and
    `total_steps` are as there; `train_strategy` is a sequence of one's own. `store` says who keeps
    states: `shared`, one optimizer, whose parameters count their own steps; `per_group`, a copy of
    it for each group, as in MindSpore, which takes `param_groups` times the memory.
    Raises BoostError, BoostTypeError.
    """

    def __init__(
        self, param_groups: int = 10, freeze_type: int = 1, freeze_p: float = 0.7,
        total_steps: int = 65536, *, seed: int | None = None, store: str = "shared",
        train_strategy: Any = None,
    ) -> None:  # fmt: skip
        check_freeze(freeze_type, param_groups, freeze_p, total_steps)
        if store not in STORES:
            raise unknown("store", store, STORES)
        self.param_groups, self.freeze_type, self.freeze_p = param_groups, freeze_type, freeze_p
        self.total_steps, self.seed, self.store = total_steps, seed, store
        self._strategy = check_strategy(train_strategy, param_groups)

    def freeze_generate(self, network: Any, optimizer: Any) -> tuple[Any, Any]:
        """The network and the optimizer that trains it so. Raises BoostError, BoostTypeError."""
        applied = self.apply(network, optimizer)
        return applied.network, applied.optimizer

    def apply(self, network: Any, optimizer: Any) -> Applied:
        """Freezes from the coming step on. Raises BoostError, BoostTypeError."""
        check_training(network, optimizer)
        _check_order(optimizer)
        steps = self._steps(network)
        return (_shared if self.store == "shared" else _per_group)(network, optimizer, steps)

    def _steps(self, network: torch.nn.Module) -> FrozenSteps:
        trained = [(name, p) for name, p in network.named_parameters() if p.requires_grad]
        names = [name for name, _ in trained]
        starts = tails(names, self.param_groups)
        indices = self._strategy or freeze_indices(
            self.freeze_type, self.param_groups, self.freeze_p, self.total_steps, self.seed
        )
        return FrozenSteps(names, [p for _, p in trained], starts, indices)


def frozen_steps(optimizer: Any) -> FrozenSteps | None:
    """What freezes the steps of an optimizer; None if nothing does."""
    return getattr(optimizer, _MARK, None)


def freeze_trick(settings: Settings) -> GradientFreeze:
    """AutoBoost's row."""
    return GradientFreeze(**settings["grad_freeze"])


def _check_order(optimizer: Any) -> None:
    if frozen_steps(optimizer) is not None:
        raise BoostError("GradientFreeze: this optimizer's steps freeze already; undo that first")
    if isinstance(optimizer, WrappedOptimizer):
        raise BoostError(
            f"GradientFreeze: expected the optimizer itself, got {type(optimizer).__name__} around "
            f"it; freeze first, and accumulate the frozen optimizer's gradients"
        )


def _shared(network: Any, optimizer: torch.optim.Optimizer, steps: FrozenSteps) -> Applied:
    """The very optimizer: after each step the next tail is set."""
    hook = optimizer.register_step_post_hook(steps.after_step)
    setattr(optimizer, _MARK, steps)
    steps.enter()

    def undo() -> None:
        hook.remove()
        delattr(optimizer, _MARK)
        steps.leave()

    return Applied(network, optimizer, (*_lines(steps), "one store of states"), undo)


def _per_group(network: Any, optimizer: torch.optim.Optimizer, steps: FrozenSteps) -> Applied:
    """Copies of the optimizer, one a group, each with states and counts of its own."""
    made = GroupOptimizers(optimizer, [list(steps.params[start:]) for start in steps.starts], steps)
    setattr(made, _MARK, steps)
    steps.enter()
    sizes = sum(p.numel() for start in steps.starts for p in steps.params[start:])
    whole = sum(p.numel() for p in steps.params)
    line = (
        f"{len(steps.starts)} stores of states, of {sizes:,} elements together; one store "
        f"would have {whole:,}"
    )

    def undo() -> None:
        steps.leave()
        if steps.position:
            made.hand_back()

    return Applied(network, made, (*_lines(steps), line), undo)


def _lines(steps: FrozenSteps) -> list[str]:
    full = steps.indices.count(0) / len(steps.indices)
    lines = [f"{len(steps.indices)} steps planned, {full:.1%} of them train everything"]
    for group, start in enumerate(steps.starts):
        share = steps.indices.count(group) / len(steps.indices)
        lines.append(
            f"group {group}: trains {len(steps.names) - start} of {len(steps.names)} parameters, "
            f"from {steps.names[start]}, in {share:.1%} of the steps"
        )
    return lines
