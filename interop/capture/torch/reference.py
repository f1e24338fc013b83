"""The original torch optimizer as the reference of its capture, and a log of its operations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import torch
from torch.overrides import TorchFunctionMode

from .. import sites
from ..proof.first_node import LoggedOp
from ..proof.runs import Inputs, Track
from ..sites import place_of
from .leaves import Leaf, put, put_in_group, taken
from .original import Original, in_f64, stepped


class OpLog(TorchFunctionMode):
    """Collects values while it is entered, as they are then."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[LoggedOp] = []

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        kwargs = kwargs or {}
        result = func(*args, **kwargs)
        place = place_of(sites.here())
        for value in result if isinstance(result, (tuple, list)) else (result,):
            if isinstance(value, torch.Tensor):
                self.seen.append(LoggedOp(place, np.array(value.detach().double().numpy())))
            elif isinstance(value, float):
                self.seen.append(LoggedOp(place, np.array(value)))
        for value in (*args, *kwargs.values()):
            if isinstance(value, float):
                self.seen.append(LoggedOp(place, np.array(abs(value)), made=False))
        return result


# "bf16 in f32": each function's result is rounded to bf16, and the dtype does not say so.
_DTYPES = {
    "f64": torch.float64, "f32": torch.float32, "bf16": torch.bfloat16,
    "bf16 in f32": torch.float32,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class TorchReference:
    """Steps the original over groups of tensors."""

    original: Original
    leaves: Mapping[str, Leaf]  # of hyper-parameters, by name
    states: Mapping[str, Leaf]  # that are compared, too
    converts: bool  # to dtypes that it is told

    skips: ClassVar[bool] = True
    dtypes: ClassVar[tuple[str, ...]] = ("bf16",)

    @property
    def forced(self) -> frozenset[str]:
        """All states: those that are no numbers are not asked for."""
        return frozenset(self.states)

    def track(self, dtype: str, inputs: Inputs) -> Track:
        """The parameters and states after each step, in a dtype."""
        run = _OriginalRun(self, dtype, inputs)
        found: Track = []
        for step in range(len(inputs.grads)):
            run.step(step)
            found.append(run.values())
        return found

    def seen(self, inputs: Inputs, step: int) -> Sequence[LoggedOp]:
        """Return results of the original's functions of torch in one step, and their numbers."""
        run = _OriginalRun(self, "f64", inputs)
        for number in range(step):
            run.step(number)
        log = OpLog()
        with log:
            run.step(step)
        return log.seen


class _Rounded(TorchFunctionMode):
    """Round results of torch's functions in f32 to bf16."""

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        result = func(*args, **(kwargs or {}))
        for one in result if isinstance(result, (tuple, list)) else (result,):
            if isinstance(one, torch.Tensor) and one.dtype == torch.float32:
                cells = one.detach()
                if not any(s == 0 for s in cells.stride()):  # a repeated cell is rounded already
                    cells.copy_(cells.bfloat16())
        return result


class _OriginalRun:
    """The original over the tensors of one run."""

    def __init__(self, reference: TorchReference, dtype: str, inputs: Inputs) -> None:
        self.reference, self.inputs, self.is_f64 = reference, inputs, dtype == "f64"
        self.kind, self.is_rounded = _DTYPES[dtype], dtype == "bf16 in f32"
        groups = inputs.groups
        self.tensors = [torch.nn.Parameter(torch.tensor(p, dtype=self.kind)) for p in inputs.params]
        pairs = list(zip(self.tensors, groups, strict=True))
        members = [[t for t, g in pairs if g == n] for n in range(max(groups) + 1)]
        self.optimizer = reference.original.over([{"params": m} for m in members])
        self.order = sorted(range(len(groups)), key=lambda i: groups[i])

    def step(self, number: int) -> None:
        """One step, with the hyper-parameters of that step."""
        if number == 1:
            self._set(self.inputs.numbers)
        hypers, grads = self.inputs.hypers[number], self.inputs.grads[number]
        for group, given in zip(self.optimizer.param_groups, hypers, strict=False):
            for name, value in given.items():
                if name in self.reference.leaves:
                    put_in_group(group, self.reference.leaves[name], value)
        mode = in_f64(self.reference.converts) if self.is_f64 else nullcontext()
        with _Rounded() if self.is_rounded else mode:
            stepped(self.optimizer, [self._gradient(grads[i]) for i in self.order])

    def _gradient(self, cells: Any) -> Any:
        return None if cells is None else torch.tensor(cells, dtype=self.kind)

    def _set(self, numbers: Mapping[str, float]) -> None:
        """Sets states that are numbers, in each group and of each tensor."""
        for name, value in numbers.items():
            leaf = self.reference.states[name]
            for group in self.optimizer.param_groups if leaf.home == "group" else ():
                put_in_group(group, leaf, value)
            for tensor in self.tensors if leaf.home != "group" else ():
                old = taken(self.optimizer, tensor, leaf)
                is_tensor = isinstance(old, torch.Tensor)
                new = torch.full_like(old, value) if is_tensor else type(old)(value)
                put(self.optimizer, tensor, leaf, new)

    def values(self) -> list[dict[str, Any]]:
        """Return the values of each tensor and its states."""
        found: list[dict[str, Any]] = []
        for tensor in self.tensors:
            one: dict[str, Any] = {"param": _numbers(tensor), "grad": None}
            if tensor.grad is not None:
                one["grad"] = _numbers(tensor.grad)
            for name, leaf in self.reference.states.items():
                value = taken(self.optimizer, tensor, leaf)
                if isinstance(value, torch.Tensor):
                    one[name] = _numbers(value)
                elif value is not None:
                    one[name] = float(value)
            found.append(one)
        return found


def _numbers(tensor: torch.Tensor) -> Any:
    return np.array(tensor.detach().double().numpy())
