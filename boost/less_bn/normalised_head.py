"""A linear layer whose inputs and weights have norm one; gradients without their mean."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor, nn

_LEAST = 1e-4  # of a sum of squares


class NormalisedHead(nn.Module):
    """y = multiplier (x / n(x)) (W / n(W))^T, n(z) = sqrt(max(sum z^2, 1e-4)) of each row.

    x [.., in], W [out, in]: the weight of the linear layer that it replaces, whose bias goes;
    `multiplier` [1] is trained, from 1. Source: MindSpore's boost.LessBN, `fn_flag`.
    """

    def __init__(self, linear: nn.Linear) -> None:
        super().__init__()
        self.weight = linear.weight
        self.multiplier = nn.Parameter(linear.weight.detach().new_ones(1))
        self.in_features, self.out_features = linear.in_features, linear.out_features

    def forward(self, x: Tensor) -> Tensor:
        """The scores of each row, between -multiplier and multiplier."""
        return self.multiplier * nn.functional.linear(_unit(x), _unit(self.weight))

    def extra_repr(self) -> str:
        """Its sizes."""
        return f"in_features={self.in_features}, out_features={self.out_features}"


def _unit(rows: Tensor) -> Tensor:
    return rows * torch.rsqrt((rows * rows).sum(-1, keepdim=True).clamp_min(_LEAST))


def heads_of(network: nn.Module) -> dict[str, nn.Linear]:
    """The last linear layer that each module directly contains, by its name."""
    found: dict[str, nn.Linear] = {}
    seen: set[int] = set()
    for path, module in network.named_modules():
        linears = [
            (name, child) for name, child in module.named_children() if type(child) is nn.Linear
        ]
        if linears and id(linears[-1][1]) not in seen:
            name, child = linears[-1]
            found[f"{path}.{name}" if path else name] = child
            seen.add(id(child))
    return found


_NOT = ("beta", "gamma", "bias")  # in the names of what has no centralised gradient
_KERNEL = 16  # MindSpore's kernel leaves alone what this does not divide


def centralise(network: nn.Module, as_mindspore: bool) -> tuple[list[str], Callable[[], None]]:
    """The parameters whose gradients are centralised from now on, and the way back.

        g <- g - mean(g over all axes but the first)

    All of two axes or more, but those of grouped convolutions and normalised heads; as_mindspore
    leaves out those whose second axis is no multiple of 16. Source: Yong et al. 2020.
    """
    found: list[str] = []
    handles = []
    for path, owner in network.named_modules():
        if isinstance(owner, NormalisedHead) or getattr(owner, "groups", 1) != 1:
            continue
        for name, param in owner.named_parameters(recurse=False):
            full = f"{path}.{name}" if path else name
            fits = param.ndim > 1 and not (as_mindspore and param.shape[1] % _KERNEL)
            if fits and param.requires_grad and not any(part in full for part in _NOT):
                found.append(full)
                handles.append(param.register_hook(_centred))

    def undo() -> None:
        for handle in handles:
            handle.remove()

    return found, undo


def _centred(gradient: Tensor) -> Tensor:
    return gradient - gradient.mean(tuple(range(1, gradient.ndim)), keepdim=True)
