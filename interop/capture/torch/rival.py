"""The original torch optimizer as the rival of its capture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from ..proof.first_node import Witnessed
from ..proof.runs import Inputs, Track
from .exact import in_f64
from .leaves import Leaf, put_in_group, taken
from .original import Original, stepped
from .witness import Witness


@dataclass(frozen=True, slots=True)
class TorchRival:
    """Steps the original over two groups of tensors."""

    original: Original
    leaves: Mapping[str, Leaf]  # of hyper-parameters, by name
    states: Mapping[str, Leaf]  # that are compared, too
    converts: bool  # to dtypes that it is told

    def track(self, dtype: str, inputs: Inputs) -> Track:
        """The parameters and states after each step, in a dtype."""
        run = _OriginalRun(self, dtype, inputs)
        found: Track = []
        for step in range(len(inputs.grads)):
            run.step(step)
            found.append(run.values())
        return found

    def seen(self, inputs: Inputs, step: int) -> Sequence[Witnessed]:
        """What the original's functions of torch make in one step, and the numbers they take."""
        run = _OriginalRun(self, "f64", inputs)
        for number in range(step):
            run.step(number)
        witness = Witness()
        with witness:
            run.step(step)
        return witness.seen


class _OriginalRun:
    """The original over the tensors of one run."""

    def __init__(self, rival: TorchRival, dtype: str, inputs: Inputs) -> None:
        self.rival, self.inputs, self.is_f64 = rival, inputs, dtype == "f64"
        self.kind = torch.float64 if self.is_f64 else torch.float32
        groups = inputs.groups
        self.tensors = [torch.nn.Parameter(torch.tensor(p, dtype=self.kind)) for p in inputs.params]
        pairs = list(zip(self.tensors, groups, strict=True))
        members = [[t for t, g in pairs if g == n] for n in (0, 1)]
        self.optimizer = rival.original.over([{"params": m} for m in members if m])
        self.places = sorted(range(len(groups)), key=lambda i: groups[i])

    def step(self, number: int) -> None:
        """One step, with the hyper-parameters of that step."""
        hypers, grads = self.inputs.hypers[number], self.inputs.grads[number]
        for group, given in zip(self.optimizer.param_groups, hypers, strict=False):
            for name, value in given.items():
                if name in self.rival.leaves:
                    put_in_group(group, self.rival.leaves[name], value)
        with in_f64(self.rival.converts) if self.is_f64 else nullcontext():
            stepped(self.optimizer, [torch.tensor(grads[i], dtype=self.kind) for i in self.places])

    def values(self) -> list[dict[str, Any]]:
        """What each tensor and its states are."""
        found: list[dict[str, Any]] = []
        for tensor in self.tensors:
            one: dict[str, Any] = {"param": np.array(tensor.detach().double().numpy())}
            for name, leaf in self.rival.states.items():
                value = taken(self.optimizer, tensor, leaf)
                if isinstance(value, torch.Tensor):
                    one[name] = np.array(value.detach().double().numpy())
                elif value is not None:
                    one[name] = float(value)
            found.append(one)
        return found
