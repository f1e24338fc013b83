"""Optimizers of `stepfuse.torch` on any devices, for a comparison of what is left of some steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import stepfuse
import torch
from torch import Tensor
from torch.nn import Parameter

from tests.support.oracles.numeric import same_bits

SHAPES = [(5,), (40, 30), (33, 7)]
WHOLE = stepfuse.chain("check_finite", "clip_by_global_norm", "adamw", "ema_weights", "zero_grad")


Shapes = Sequence[tuple[int, ...]]


def drawn(seed: int, shapes: Shapes = SHAPES) -> list[Tensor]:
    source = torch.Generator().manual_seed(seed)
    return [torch.randn(s, generator=source) for s in shapes]


class Run:
    """An optimizer of two groups, on a device or on one for each parameter."""

    def __init__(self, made: Any, *devices: str, shapes: Shapes = SHAPES, **options: Any) -> None:
        self.devices = tuple(devices[n % len(devices)] for n in range(len(shapes)))
        first = zip(drawn(0, shapes), self.devices, strict=True)
        self.params = [Parameter(p.to(d)) for p, d in first]
        groups = [{"params": self.params[:2]}, {"params": self.params[2:], "lr": 0.02}]
        self.made = made(groups, **options)

    def set_grads(self, grads: Sequence[Tensor | None]) -> None:
        for param, grad, device in zip(self.params, grads, self.devices, strict=True):
            param.grad = None if grad is None else grad.to(device)

    def step(self, grads: Sequence[Tensor | None]) -> None:
        self.set_grads(grads)
        self.made.step()

    def left(self) -> list[Tensor]:
        """Parameters, and all states in order, on the host."""
        saved = self.made.state_dict()["state"]
        states = [v for place in sorted(saved) for v in saved[place].values()]
        return [t.detach().cpu() for t in (*self.params, *states)]


def five_steps(run: Run, overflows: bool = False) -> Run:
    """A changed rate, gradients that are missing, and if asked a step that is skipped."""
    run.step(drawn(1))
    run.made.param_groups[0]["lr"] = 0.3
    third = drawn(3)
    if overflows:
        third[1][3] = torch.inf
    for grads in (drawn(2), third, [None, *drawn(4)[1:]], [*drawn(5)[:2], None]):
        run.step(grads)
    return run


def assert_same(here: Run, there: Run) -> None:
    a, b = here.left(), there.left()
    assert len(a) == len(b) >= 3
    pairs = enumerate(zip(a, b, strict=True))
    assert [n for n, (x, y) in pairs if not same_bits(x.numpy(), y.numpy())] == []
    numbers = [[g for g in r.made.state_dict()["param_groups"]] for r in (here, there)]
    assert numbers[0] == numbers[1]
