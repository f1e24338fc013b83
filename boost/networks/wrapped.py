"""An optimizer around another one, a trick's requirements on both, and tensors of all ranks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ...ranks.protocol import Ranks
from ..errors import BoostError, BoostTypeError


def check_network(network: Any) -> torch.nn.Module:
    """Check that a network is a module of torch. Raises BoostTypeError."""
    if not isinstance(network, torch.nn.Module):
        raise BoostTypeError(
            f"network: expected a torch.nn.Module, got {type(network).__name__}; networks in ONNX "
            f"have commands of their own"
        )
    return network


def check_optimizer(expected: str, optimizer: Any) -> torch.optim.Optimizer:
    """Check that an optimizer is torch's or one of stepfuse.torch. Raises BoostTypeError."""
    if not isinstance(optimizer, torch.optim.Optimizer):
        kind = type(optimizer).__name__
        raise BoostTypeError(f"{expected} of stepfuse.torch or torch.optim, got {kind}")
    return optimizer


def check_training(network: Any, optimizer: Any) -> None:
    """Check that an optimizer trains the network. Raises BoostTypeError, BoostError."""
    module = check_network(network)
    found = check_optimizer("optimizer: expected one", optimizer)
    if isinstance(optimizer, UndoableOptimizer):
        optimizer.check_in_use()
    known = set(map(id, module.parameters()))
    for number, group in enumerate(found.param_groups):
        for index, param in enumerate(group["params"]):
            if id(param) not in known:
                raise BoostError(
                    f"optimizer: parameter {index} of group {number}, of shape "
                    f"{tuple(param.shape)}, is none of the network's; make the optimizer of "
                    f"network.parameters(), after the network has been built and moved"
                )


class UndoableOptimizer:
    """Steps in another optimizer's place until it is undone; then it is of no use any more."""

    _is_undone = False

    def end(self) -> None:
        """It has been undone."""
        self._is_undone = True

    def check_in_use(self) -> None:
        """Raises BoostError once it has been undone."""
        if self._is_undone:
            raise BoostError(
                f"{type(self).__name__}: it was undone, so it steps nothing any more: go on with "
                f"the optimizer that it was made of, or apply the trick to that again"
            )


class WrappedOptimizer(UndoableOptimizer, torch.optim.Optimizer):
    """Groups, states, hooks and all else are those of `inner`; subclasses define a step."""

    _step_supports_amp_scaling = False  # a GradScaler is to unscale and to skip by itself

    def __init__(self, inner: torch.optim.Optimizer) -> None:
        if isinstance(inner, UndoableOptimizer):
            inner.check_in_use()
        self.inner = inner  # torch's own constructor would take parameters over

    def step(self, closure: Any = None) -> Any:
        """A step; return the closure's result. Raises BoostError once it is undone."""
        self.check_in_use()
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        self._step()
        return loss

    def _step(self) -> None:
        """The trick's step by the gradients that there are."""
        raise NotImplementedError  # abstract: each trick is its step

    def __getattr__(self, name: str) -> Any:
        if name == "inner":  # it is being made
            raise AttributeError(name)
        return getattr(self.inner, name)

    @property
    def param_groups(self) -> list[dict[str, Any]]:  # type: ignore[override]
        """The groups of the optimizer within."""
        return self.inner.param_groups

    @property
    def state(self) -> Any:  # type: ignore[override]
        """The states of the optimizer within."""
        return self.inner.state

    @property
    def defaults(self) -> dict[str, Any]:  # type: ignore[override]
        """The defaults of the optimizer within."""
        return self.inner.defaults

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drops or clears the gradients."""
        self.inner.zero_grad(set_to_none)

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Adds a group to the optimizer within."""
        self.inner.add_param_group(param_group)

    def state_dict(self) -> dict[str, Any]:
        """Return the inner optimizer's state. Raises BoostError once this is undone."""
        self.check_in_use()
        return self.inner.state_dict()

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Loads into the optimizer within. Raises BoostError once this is undone."""
        self.check_in_use()
        self.inner.load_state_dict(state_dict)

    def __repr__(self) -> str:
        return f"{type(self).__name__} of {self.inner!r}"


def gathered(ranks: Ranks, tensors: Sequence[Tensor]) -> list[list[Tensor]]:
    """The tensors of every rank, in the order of the ranks; all must call it. Raises RanksError."""
    if ranks.count == 1:
        return [list(tensors)]
    flat = torch.cat([t.detach().reshape(-1) for t in tensors])
    every = [torch.empty_like(flat) for _ in range(ranks.count)]
    ranks.gather(flat, every, "the gather of tensors").wait()
    sizes = [t.numel() for t in tensors]
    return [
        [part.view_as(t) for part, t in zip(one.split(sizes), tensors, strict=True)]
        for one in every
    ]


def mean_over(ranks: Ranks, tensor: Tensor) -> Tensor:
    """The mean of a tensor over the ranks; all must call it. Raises RanksError."""
    if ranks.count == 1:
        return tensor
    return torch.stack([one for (one,) in gathered(ranks, [tensor])]).mean(0)
