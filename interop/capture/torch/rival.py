"""The original torch optimizer as the rival of its capture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

import numpy as np
import torch

from ..proof.prove import Hypers, Tensors
from .exact import in_f64
from .leaves import Leaf, put_in_group
from .original import Original, stepped


@dataclass(frozen=True, slots=True)
class TorchRival:
    """Steps the original over two groups of tensors."""

    original: Original
    leaves: Mapping[str, Leaf]  # of hyper-parameters, by name

    def __call__(
        self, dtype: str, params: Tensors, grads: Sequence[Tensors], groups: Sequence[int],
        hypers: Sequence[Sequence[Hypers]],
    ) -> list[Tensors]:  # fmt: skip
        """The parameters after each step, in a dtype."""
        kind = {"f64": torch.float64, "f32": torch.float32}[dtype]
        tensors = [torch.nn.Parameter(torch.tensor(p, dtype=kind)) for p in params]
        members = [[t for t, g in zip(tensors, groups, strict=True) if g == n] for n in (0, 1)]
        optimizer = self.original.over([{"params": m} for m in members if m])
        places = sorted(range(len(groups)), key=lambda i: groups[i])
        found: list[Tensors] = []
        for number, step in enumerate(grads):
            for group, given in zip(optimizer.param_groups, hypers[number], strict=False):
                for name, value in given.items():
                    if name in self.leaves:
                        put_in_group(group, self.leaves[name], value)
            with in_f64() if dtype == "f64" else nullcontext():
                stepped(optimizer, [torch.tensor(step[i], dtype=kind) for i in places])
            found.append([np.array(t.detach().numpy()) for t in tensors])
        return found
