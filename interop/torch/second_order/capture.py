"""The inputs and output gradients of a model's layers, in the steps that are asked for.

A hook on each layer looks at its input; one on the output, at the gradient. Both are taken at once
when the gradient arrives, so that a pass without a backward pass leaves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor, nn

from ....ir.errors import BindError
from .covariances import Arrays, Covariances


class LayerCapture:
    """A layer by its name, and its covariances since the last step."""

    def __init__(self, name: str, covariances: Covariances, is_wanted: Callable[[], bool]) -> None:
        self.name, self._covariances, self._is_wanted = name, covariances, is_wanted
        self.weight: Tensor = covariances.module.weight
        self.taken: Arrays = {}
        self.passes = 0
        self._handle = covariances.module.register_forward_hook(self._on_output)

    def forget(self) -> None:
        """Drop what was captured for the last step."""
        self.taken, self.passes = {}, 0

    def remove(self) -> None:
        """Remove the hook from the layer."""
        self._handle.remove()

    def check(self) -> None:
        """Raises BindError unless one pass with gradients has been seen."""
        if self.weight.grad is None and self.passes:
            raise BindError(
                f"layer '{self.name}': its module has been in a backward pass, and its weight has "
                f"no gradient; call step() before gradients are cleared"
            )
        if self.weight.grad is not None and self.passes != 1:
            raise BindError(f"layer '{self.name}': {_remedy(self.passes)}")

    def _on_output(self, module: nn.Module, given: tuple[Any, ...], output: Any) -> None:
        if not isinstance(output, Tensor) or not output.requires_grad or not self._is_wanted():
            return
        x = given[0].detach()
        output.register_hook(lambda grad: self._take(x, grad))

    def _take(self, x: Tensor, grad: Tensor) -> None:
        self.passes += 1
        if self.passes == 1:
            with torch.no_grad():
                self.taken = self._covariances.take(x, grad.detach())


def _remedy(passes: int) -> str:
    if passes:
        return (
            f"{passes} backward passes have gone through its module since the last step, and its "
            f"covariances are of one; use it once a step, or name it in `skip`"
        )
    return (
        "covariances are due in this step, and no backward pass has gone through its module; call "
        "the module itself, after thor(...) was made, or name it in `skip`"
    )


def lists_of(captures: Mapping[int, LayerCapture], params: list[Tensor]) -> dict[str, list[Any]]:
    """The inputs taken, as a step takes them: a list a role, with a place for each parameter."""
    roles = dict.fromkeys(role for c in captures.values() for role in c.taken)
    every = [captures[id(p)].taken if id(p) in captures else {} for p in params]
    return {role: [taken.get(role) for taken in every] for role in roles}
