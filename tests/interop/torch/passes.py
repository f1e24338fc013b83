"""Two equal optimizers: one steps at the end, the other within its backward passes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import stepfuse.torch as ours
import torch
from torch.nn import Parameter

Make = Callable[[list[dict[str, Any]]], torch.optim.Optimizer]
F32, F64, BF16 = torch.float32, torch.float64, torch.bfloat16
# A scalar, one element, vectors, chunks of whole rows and of parts of them, a kernel of rank 4.
SHAPES = ((), (1,), (5,), (4, 6), (0, 3), (17,), (33, 70), (300, 500), (3, 2, 3, 3))


def groups(shapes: Sequence[Any] = SHAPES, dtypes: Sequence[torch.dtype] = (F32,)) -> Any:
    """Three groups of other rates, whose tensors take turns in their dtypes."""
    torch.manual_seed(0)
    made = [
        Parameter(torch.randn(shape).to(dtypes[n % len(dtypes)])) for n, shape in enumerate(shapes)
    ]
    rates = ({}, {"lr": 0.003}, {"lr": 0.02})
    parts = (made[:4], made[4:7], made[7:])
    return [{"params": part, **rate} for part, rate in zip(parts, rates, strict=True) if part]


class Pair:
    """Equal parameters under one class or spec, with equal gradients at every step."""

    def __init__(self, make: Make, **options: Any) -> None:
        self.groups = [groups(**options) for _ in range(2)]
        self.optimizers = [make(one) for one in self.groups]
        self.params = [[p for g in one for p in g["params"]] for one in self.groups]
        self.handle = ours.step_in_backward(self.optimizers[1])  # type: ignore[arg-type]

    def grads(self, seed: int, skip: Sequence[int] = ()) -> list[torch.Tensor | None]:
        """One gradient for each parameter, None for those that are left out."""
        torch.manual_seed(seed)
        found = [torch.randn(p.shape).to(p.dtype) for p in self.params[0]]
        return [None if n in skip else grad for n, grad in enumerate(found)]

    def backward(self, which: int, grads: Sequence[torch.Tensor | None]) -> None:
        """A backward pass that gives the parameters these gradients."""
        torch.manual_seed(99)
        pairs = list(zip(self.params[which], grads, strict=True))
        terms = [(p * g).sum().double() for p, g in pairs if g is not None]
        torch.stack(terms).sum().backward()

    def step(self, seed: int, skip: Sequence[int] = ()) -> None:
        """A step of both."""
        grads = self.grads(seed, skip)
        self.backward(0, grads)
        self.optimizers[0].step()
        self.optimizers[0].zero_grad()
        self.backward(1, grads)

    def difference(self) -> str:
        """The first parameter, state or number that is not equal to the bit; "" where none is."""
        for index, (a, b) in enumerate(zip(*self.params, strict=True)):
            if not _same(a, b):
                return f"parameter {index}"
            if b.grad is not None:
                return f"parameter {index} has its gradient still"
            states = [o.state.get(p, {}) for o, p in zip(self.optimizers, (a, b), strict=True)]
            for key, value in states[0].items():
                if not _same(value, states[1][key]):
                    return f"state {key} of parameter {index}"
        known = [[{**g, "params": ()} for g in o.param_groups] for o in self.optimizers]
        return "" if repr(known[0]) == repr(known[1]) else f"groups {known}"


def _same(a: Any, b: Any) -> bool:
    return torch.equal(torch.as_tensor(a).nan_to_num(7.0), torch.as_tensor(b).nan_to_num(7.0))
