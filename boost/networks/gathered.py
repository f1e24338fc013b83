"""Tensors of all ranks."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from ...ranks.protocol import Ranks


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
