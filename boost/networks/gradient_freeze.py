"""GradientFreeze over modules of torch: each step trains a tail of the parameters.

Parameters in front of the tail require no gradient, so that autograd stops at the first trained
parameter, and the optimizer steps the tail in one launch.

1. DistributedDataParallel that was put around a network while a part of it was frozen averages the
   gradients of those parameters alone that required one then: the ranks would drift apart without
   a word. It is refused.
2. A frozen step's tail may be unused by the network: a head, or a layer that is switched off. All
   that such a forward uses is frozen, so that its loss would hang on nothing that requires a
   gradient, and `backward()` would end in an error. What the network returns is made to require
   one: then `backward()` finds no gradient for any parameter, and the step counts and moves
   nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakSet

import torch
from torch import Tensor, nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils._pytree import tree_leaves, tree_map

from ..errors import BoostError, BoostTypeError, number, one_of
from ..freeze_rules import check_freeze, check_strategy, freeze_indices, tails
from ..settings import STORES, Settings
from ..trick import AppliedTrick
from .frozen_steps import FrozenSteps, GroupOptimizers, Rates
from .wrapped import WrappedOptimizer, check_training

_MARK = "_boost_frozen_steps"  # on an optimizer whose steps freeze


class GradientFreeze:
    """Freezes the front of a network in a part of the steps: which, says `freeze_indices`.

    `param_groups`, `freeze_type`, `freeze_p` (the share of steps that train everything) and
    `total_steps` are as there; `train_strategy` is a sequence of one's own. `store` says who keeps
    states: `shared`, one optimizer, whose parameters count their own steps; `per_group`, a copy of
    it for each group, as in MindSpore, which takes several times the memory. `learning_rate`, if
    not the optimizer's own: a list, of which element s is step s's, or a function of the number of
    steps that the group has taken so far. Raises BoostError, BoostTypeError.
    """

    def __init__(
        self, param_groups: int = 10, freeze_type: int = 1, freeze_p: float = 0.7,
        total_steps: int = 65536, *, seed: int | None = None, store: str = "shared",
        train_strategy: Any = None, learning_rate: Any = None,
    ) -> None:  # fmt: skip
        check_freeze(freeze_type, param_groups, freeze_p, total_steps)
        one_of("store", store, STORES)
        self.param_groups, self.freeze_type, self.freeze_p = param_groups, freeze_type, freeze_p
        self.total_steps, self.seed, self.store = total_steps, seed, store
        self._strategy = check_strategy(train_strategy, param_groups)
        self._rates = _checked_rates(learning_rate)

    def freeze_generate(self, network: Any, optimizer: Any) -> tuple[Any, Any]:
        """The network and the optimizer that trains it so. Raises BoostError, BoostTypeError."""
        applied = self.apply(network, optimizer)
        return applied.network, applied.optimizer

    def apply(self, network: Any, optimizer: Any) -> AppliedTrick:
        """Freezes from the coming step on. Raises BoostError, BoostTypeError."""
        check_training(network, optimizer)
        _check_order(optimizer)
        steps = self._steps(network)
        return _frozen(network, optimizer, steps, self.store == "shared")

    def _steps(self, network: torch.nn.Module) -> FrozenSteps:
        trained = [(name, p) for name, p in network.named_parameters() if p.requires_grad]
        names = [name for name, _ in trained]
        starts = tails(names, self.param_groups)
        indices = self._strategy or freeze_indices(
            self.freeze_type, self.param_groups, self.freeze_p, self.total_steps, self.seed
        )
        return FrozenSteps(names, [p for _, p in trained], starts, indices, self._rates)


def frozen_steps(optimizer: Any) -> FrozenSteps | None:
    """Return the schedule that freezes an optimizer's steps, None without one."""
    return getattr(optimizer, _MARK, None)


def freeze_trick(settings: Settings, network: Any, optimizer: Any) -> AppliedTrick:
    """GradientFreeze at its settings. Raises BoostError, BoostTypeError."""
    return GradientFreeze(**settings["grad_freeze"]).apply(network, optimizer)


def _checked_rates(given: Any) -> Rates | None:
    if given is None or callable(given):
        rate: Any = given
        return rate
    if not isinstance(given, list | tuple):
        raise BoostTypeError(
            f"learning_rate: expected a list of a rate for each step, a function of the group's "
            f"own steps, or None for the optimizer's, got {given!r}"
        )
    rates: list[Any] = list(given)  # type: ignore[arg-type]
    return [number(f"learning_rate[{step}]", rate) for step, rate in enumerate(rates)]


def _check_order(optimizer: Any) -> None:
    if frozen_steps(optimizer) is not None:
        raise BoostError("GradientFreeze: this optimizer's steps freeze already; undo that first")
    if isinstance(optimizer, WrappedOptimizer):
        raise BoostError(
            f"GradientFreeze: expected the optimizer itself, got {type(optimizer).__name__} around "
            f"it; freeze first, and accumulate the frozen optimizer's gradients"
        )


def _frozen(
    network: Any, optimizer: torch.optim.Optimizer, steps: FrozenSteps, is_shared: bool
) -> AppliedTrick:
    """The very optimizer, or copies of it, one a group, each with states and counts of its own."""
    made, hooks, store = optimizer, list[Any](), "one store of states"
    if is_shared:
        hooks.append(optimizer.register_step_pre_hook(steps.before_step))
        hooks.append(optimizer.register_step_post_hook(steps.after_step))
    else:
        tails_of = [list(steps.params[start:]) for start in steps.starts]
        made = GroupOptimizers(optimizer, tails_of, steps)
        store = (
            f"{len(steps.starts)} stores of states, of {_elements(*tails_of):,} elements "
            f"together; one store would have {_elements(steps.params):,}"
        )
    hooks += [refuse_late_ranks(network, steps.params), let_backward_end(network, steps)]
    rates = [group.get("lr") for group in optimizer.param_groups]
    setattr(made, _MARK, steps)
    steps.enter()

    def undo() -> None:
        for hook in hooks:
            hook.remove()
        delattr(made, _MARK)
        steps.leave()
        if isinstance(made, GroupOptimizers):
            if steps.position:
                made.hand_back()
            made.end()
        if steps.rates is not None:
            for group, rate in zip(optimizer.param_groups, rates, strict=False):
                group["lr"] = rate

    return AppliedTrick(network, made, (*_lines(steps), store), undo, steps)


def _elements(*params: Sequence[Tensor]) -> int:
    return sum(p.numel() for tensors in params for p in tensors)


def _lines(steps: FrozenSteps) -> list[str]:
    full = steps.indices.count(0) / len(steps.indices)
    lines = [f"{len(steps.indices)} steps planned, {full:.1%} of them train everything"]
    if len(steps.starts) > 1 and not any(steps.starts):
        lines.append(
            f"nothing is ever frozen: {len(steps.names)} parameters, in chunks of three or more, "
            f"are too few for {len(steps.starts)} groups; set a smaller param_groups"
        )
    for group, start in enumerate(steps.starts):
        share = steps.indices.count(group) / len(steps.indices)
        lines.append(
            f"group {group}: trains {len(steps.names) - start} of {len(steps.names)} parameters, "
            f"from {steps.names[start]}, in {share:.1%} of the steps"
        )
    return lines


def refuse_late_ranks(network: nn.Module, params: Sequence[Tensor]) -> Any:
    """A hook on the network's forward, which raises BoostError inside of such a one.

    `params` are those that are frozen and trained by turns.
    """
    ours, known = {id(p) for p in params}, WeakSet[nn.Module]()

    def before_forward(*_: Any) -> None:
        around: Any = getattr(DistributedDataParallel, "_active_ddp_module", None)
        if around is None or around in known:
            return
        wanted = sum(id(p) in ours or p.requires_grad for p in around.module.parameters())
        averaged = around._get_ddp_logging_data().get("num_parameter_tensors", wanted)
        if averaged < wanted:
            raise BoostError(
                f"GradientFreeze: DistributedDataParallel averages the gradients of {averaged} of "
                f"{wanted} parameters: it was put around the network when others were frozen; wrap "
                f"the network first, with find_unused_parameters=True, and freeze it then"
            )
        known.add(around)

    return network.register_forward_pre_hook(before_forward)


def let_backward_end(network: nn.Module, steps: FrozenSteps) -> Any:
    """A hook on the network's forward, for the steps that freeze; gives its handle."""

    def after_forward(_: nn.Module, __: Any, returned: Any) -> Any:
        if not (steps.freezes and torch.is_grad_enabled()):
            return None
        tensors = [one for one in tree_leaves(returned) if isinstance(one, Tensor)]
        if any(one.requires_grad or one.is_inference() for one in tensors):
            return None
        return tree_map(_requiring, returned)

    return network.register_forward_hook(after_forward)


def _requiring(value: Any) -> Any:
    """A floating tensor's values as a result of something that requires a gradient."""
    if not isinstance(value, Tensor) or not (value.is_floating_point() or value.is_complex()):
        return value
    return value.detach().requires_grad_().clone()  # a result: the caller may change it in place
