"""Gradients of every size, infinities and NaN: torch's classes and ours, element for element."""

from __future__ import annotations

import math
from typing import Any

import pytest
import stepfuse.torch as fused
import torch

SIZES = (0.0, -0.0, 1e-45, 1e-38, 1e-30, 1e-20, 1e-10, 1.0, 1e10, 1e15, 1e18, 1e19, 2e19, 1e20)
SIZES += (1.8e20, 3e20, 6e20, 1e25, 1e30, 1e38, 3e38, math.inf, -math.inf, math.nan)
CASES: list[tuple[str, dict[str, Any]]] = [
    ("Adam", {}), ("Adam", {"amsgrad": True}), ("AdamW", {}), ("SGD", {}),
    ("SGD", {"momentum": 0.9}), ("SGD", {"momentum": 0.9, "nesterov": True}), ("RMSprop", {}),
    ("RMSprop", {"centered": True}), ("RMSprop", {"momentum": 0.9}),
    ("RMSprop", {"momentum": 0.9, "centered": True}), ("Adadelta", {}), ("NAdam", {}),
    ("NAdam", {"decoupled_weight_decay": True, "weight_decay": 0.1}), ("RAdam", {}),
    ("Adamax", {}), ("Adagrad", {}), ("Rprop", {}), ("ASGD", {}), ("Adafactor", {}),
]  # fmt: skip
EXTREME, ONE = torch.tensor(SIZES), torch.ones(len(SIZES))
RUNS = {
    "first": [EXTREME, *[ONE] * 7],
    "then": [ONE, EXTREME, *[-ONE] * 6],
    "late": [*[ONE] * 6, EXTREME, ONE],
    "always": [EXTREME] * 8,
    "flipped": [EXTREME, -EXTREME] * 4,
}


def trajectory(library: Any, name: str, options: dict[str, Any], run: str, dims: Any) -> Any:
    param = torch.nn.Parameter(torch.full(dims, 0.5))
    optimizer = getattr(library, name)([param], **options)
    found: list[Any] = []
    for grad in RUNS[run]:
        param.grad = grad.clone().reshape(dims)
        optimizer.step()
        found.append(param.detach().clone().reshape(-1))
    return torch.stack(found)


def differs_by_intent(name: str, dims: Any) -> Any:
    """The elements that the docstring of our class says are otherwise."""
    size = EXTREME.abs()
    if name == "Rprop":  # torch multiplies gradients, of which the product vanishes
        return (size > 0.0) & (size < 1e-23)
    if name == "Adafactor" and len(dims) == 1:  # torch's are NaN from there on
        return (size > 1.8e19) & (size < math.inf)
    return torch.zeros_like(size, dtype=torch.bool)


@pytest.mark.parametrize("dims", [(len(SIZES),), (len(SIZES), 1)], ids=["vector", "matrix"])
@pytest.mark.parametrize(("name", "options"), CASES)
def test_every_element_is_torchs(name: str, options: dict[str, Any], dims: Any) -> None:
    for run in RUNS:
        theirs = trajectory(torch.optim, name, options, run, dims)
        ours = trajectory(fused, name, options, run, dims)
        same = torch.isclose(ours, theirs, rtol=1e-4, atol=1e-6, equal_nan=True)
        wrong = ~same & ~differs_by_intent(name, dims)
        shown = [
            (t, SIZES[i], theirs[t, i].item(), ours[t, i].item())
            for t, i in wrong.nonzero().tolist()
        ]
        assert not shown, (run, shown[:6])


def test_what_differs_by_intent_differs() -> None:
    for name, dims in (("Rprop", (len(SIZES),)), ("Adafactor", (len(SIZES),))):
        theirs = trajectory(torch.optim, name, {}, "always", dims)
        ours = trajectory(fused, name, {}, "always", dims)
        chosen = differs_by_intent(name, dims)
        assert chosen.any() and not torch.equal(ours[:, chosen], theirs[:, chosen])
        assert torch.isfinite(ours[:, chosen]).all()
