"""Frozen steps whose tail the network does not use: a head, or a layer that is switched off.

All that such a forward uses is frozen, so that its loss would hang on nothing that requires a
gradient, and `backward()` would end in an error. What the network returns is made to require one:
then `backward()` finds no gradient for any parameter, and the step counts and moves nothing.
"""

from __future__ import annotations

from typing import Any, Protocol

import torch
from torch import Tensor, nn
from torch.utils._pytree import tree_leaves, tree_map


class FreezingSteps(Protocol):
    """Steps of which some leave parameters out."""

    @property
    def freezes(self) -> bool:
        """True if the coming step does."""
        ...


def let_backward_end(network: nn.Module, steps: FreezingSteps) -> Any:
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
