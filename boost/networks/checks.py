"""Requirements on a network and an optimizer before a trick looks at them."""

from __future__ import annotations

from typing import Any

import torch

from ..errors import BoostError, BoostTypeError
from .wrapped import Undoable


def check_network(network: Any) -> torch.nn.Module:
    """Refuses what is no module of torch (BoostTypeError)."""
    if not isinstance(network, torch.nn.Module):
        raise BoostTypeError(
            f"network: expected a torch.nn.Module, got {type(network).__name__}; networks in ONNX "
            f"have commands of their own"
        )
    return network


def check_training(network: Any, optimizer: Any) -> None:
    """Refuses what cannot be trained together. Raises BoostTypeError, BoostError."""
    module = check_network(network)
    if not isinstance(optimizer, torch.optim.Optimizer):
        raise BoostTypeError(
            f"optimizer: expected one of stepfuse.torch or torch.optim, got "
            f"{type(optimizer).__name__}"
        )
    if isinstance(optimizer, Undoable):
        optimizer.check_in_use()
    known = set(map(id, module.parameters()))
    for number, group in enumerate(optimizer.param_groups):
        for place, param in enumerate(group["params"]):
            if id(param) not in known:
                raise BoostError(
                    f"optimizer: parameter {place} of group {number}, of shape "
                    f"{tuple(param.shape)}, is none of the network's; make the optimizer of "
                    f"network.parameters(), after the network has been built and moved"
                )
