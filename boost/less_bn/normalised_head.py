"""A linear layer whose inputs and weights have norm one, with one scale that is trained."""

from __future__ import annotations

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
