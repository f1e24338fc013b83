"""Steps by gradients that carry a loss scale for each group of layers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from ...ranks.of_torch import ranks_of_process
from ...ranks.protocol import Ranks
from ..errors import BoostError, saved, whole
from ..group_scales import GroupLossScaleManager
from ..settings import Settings
from ..trick import AppliedTrick, NotApplicable
from .group_chain import check_chain, children_in_order, members
from .group_marks import mark_chain
from .wrapped import WrappedOptimizer, check_training, gathered


class GroupScaledSteps(WrappedOptimizer):
    """Divides the gradients by the scales of their groups, and leaves out steps that overflowed.

    `groups` has the parameters of each group of `manager`. Ranks leave a step out together.
    `skipped` counts such steps.
    """

    def __init__(
        self, optimizer: Any, manager: GroupLossScaleManager, groups: Sequence[Sequence[Tensor]],
        ranks: Ranks | None = None,
    ) -> None:  # fmt: skip
        super().__init__(optimizer)
        self.manager, self.groups, self.skipped = manager, groups, 0
        self.ranks: Ranks = ranks or getattr(optimizer, "ranks", None) or ranks_of_process()

    def step(self, closure: Any = None) -> Any:
        """A step, unless a gradient of any group is not finite; return the closure's result.

        Raises BoostError once it is undone.
        """
        return super().step(closure)

    def _step(self) -> None:
        bad = self.manager.divide([[p.grad for p in group] for group in self.groups])
        if self.ranks.count > 1:
            mine = torch.tensor(bad, dtype=torch.float32)
            every = [one for (one,) in gathered(self.ranks, [mine])]
            bad = torch.stack(every).amax(0).bool().tolist()
        if self.manager.update(bad):
            self.skipped += 1
        else:
            self.inner.step()


@dataclass(slots=True)
class _Progress:
    """The scales, for a training that goes on."""

    steps: GroupScaledSteps

    def state_dict(self) -> dict[str, Any]:
        """The scale of each group."""
        return {"scales": self.steps.manager.scales.tolist(), "skipped": self.steps.skipped}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Goes on with them. Raises BoostError for another number of groups."""
        given = saved("loss_scale_group", state, "scales", "skipped")
        skipped = whole("skipped", given["skipped"], 0)
        self.steps.manager.load_scales(given["scales"])
        self.steps.skipped = skipped


def scales_trick(settings: Settings, network: Any, optimizer: Any) -> AppliedTrick:
    """Mark the network and wrap the optimizer; groups are named, or the network's children.

    Raises BoostError, BoostTypeError.
    """
    given = settings["loss_scale_group"]
    check_training(network, optimizer)
    try:
        paths = given["groups"] or children_in_order(network)
        trained = [p for group in optimizer.param_groups for p in group["params"]]
        params = members(network, paths, trained)
        check_chain(network, paths)
    except BoostError as error:
        raise NotApplicable(str(error)) from None
    manager = GroupLossScaleManager(given["init_loss_scale"], params)
    unmark = mark_chain(network, [network.get_submodule(one[0]) for one in paths], manager)
    made = GroupScaledSteps(optimizer, manager, params)

    def undo() -> None:
        unmark()
        made.end()

    lines = tuple(
        f"group {n}: {', '.join(one)}: {sum(p.numel() for p in mine):,} elements, loss scale "
        f"{given['init_loss_scale']:g}"
        for n, (one, mine) in enumerate(zip(paths, params, strict=True), 1)
    )
    return AppliedTrick(network, made, lines, undo, _Progress(made))
