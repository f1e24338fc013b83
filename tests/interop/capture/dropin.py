"""An original and `stepfuse.torch.Captured` side by side, over the same gradients and groups."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import torch
from stepfuse.torch import Captured

SHAPES = ((13,), (3, 5), (4, 6), (2, 3, 4))
NEAR = 2e-5  # of the way, as in the proof of a capture
FEW = 2.0**-7  # of the way, where states have 16 bits: the original in f64 rounds them, too
MISSING: Mapping[int, Sequence[int]] = {4: (0,), 6: (2,)}  # who has no gradient at which step


def parameters(
    dtype: torch.dtype = torch.float32, shapes: Sequence[Any] = SHAPES
) -> list[torch.nn.Parameter]:
    """The same numbers in each dtype."""
    generator = torch.Generator().manual_seed(0)
    found = (torch.randn(s, generator=generator, dtype=torch.float64) for s in shapes)
    return [torch.nn.Parameter((0.5 * x).float().to(dtype)) for x in found]


def groups(params: Sequence[Any], second: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
    """Two groups, the second with options of its own."""
    other = {"lr": 0.003} if second is None else second
    return [{"params": params[:2]}, {"params": params[2:], **other}]


def run(optimizer: Any, params: Sequence[Any], steps: range) -> None:
    """Steps with the gradients of these steps; some parameters have none at some."""
    for number in steps:
        generator = torch.Generator().manual_seed(100 + number)
        for index, param in enumerate(params):
            grad = torch.randn(param.shape, generator=generator, dtype=torch.float64)
            there = index not in MISSING.get(number, ())
            param.grad = grad.float().to(param.dtype) if there else None
        optimizer.step()


class Twins:
    """An original in f32 and in f64, and ours."""

    def __init__(self, cls: Any, options: Mapping[str, Any], several: bool = True) -> None:
        self.cls, self.options, self.several = cls, options, several
        self.params, self.theirs, self.exact = (parameters(d) for d in (
            torch.float32, torch.float32, torch.float64))  # fmt: skip
        self.start = [p.detach().clone() for p in self.exact]
        self.ours = self.captured(self.params)
        self.original, self.truth = self.made(self.theirs), self.made(self.exact)

    def made(self, params: Any) -> Any:
        return self.cls(self.groups(params), **self.options)

    def captured(self, params: Any) -> Captured:
        return Captured(self.groups(params), self.cls, **self.options)

    def groups(self, params: Any) -> list[dict[str, Any]]:
        return groups(params) if self.several else [{"params": params}]

    def all(self) -> list[tuple[Any, Any]]:
        pairs = (self.ours, self.params), (self.original, self.theirs), (self.truth, self.exact)
        return list(pairs)

    def assert_near(self, params: Sequence[Any]) -> None:
        """Parameters are no further from f64 than the proof allows, or than twice the original."""
        way = max(_largest(a - b) for a, b in zip(self.exact, self.start, strict=True))
        own, found = (
            max(_largest(p - e) for p, e in zip(some, self.exact, strict=True))
            for some in (self.theirs, params)
        )
        states = self.original.state.values()
        few = any(_has_few_bits(state) for state in states if isinstance(state, dict))
        assert found <= max((FEW if few else 1.5 * NEAR) * way, 2 * own), (found / way, own / way)


def both_ways(
    cls: Any, options: Mapping[str, Any], several: bool = True, counts: bool = True
) -> None:
    """Each goes on from the other's checkpoint, which has the same form. Raises AssertionError.

    Without `counts` numbers that no step needs may be 0, and a number one of a tensor.
    """
    twins = Twins(cls, options, several)
    for optimizer, params in twins.all():
        run(optimizer, params, range(8))
    twins.assert_near(twins.params)
    assert_alike(twins.original.state_dict(), twins.ours.state_dict(), counts=counts)
    theirs, ours = (
        [torch.nn.Parameter(p.detach().clone()) for p in some]
        for some in (twins.params, twins.theirs)
    )
    back, forth = twins.made(theirs), twins.captured(ours)
    back.load_state_dict(copy.deepcopy(twins.ours.state_dict()))
    forth.load_state_dict(copy.deepcopy(twins.original.state_dict()))
    assert_alike(twins.original.state_dict(), forth.state_dict(), counts=counts)
    for optimizer, params in (*twins.all(), (back, theirs), (forth, ours)):
        run(optimizer, params, range(8, 13))
    for params in (twins.params, theirs, ours):
        twins.assert_near(params)
    assert_alike(twins.original.state_dict(), back.state_dict(), counts=counts)


def assert_alike(wanted: Any, found: Any, path: str = "", *, counts: bool = True) -> None:
    """State dicts have the same keys, types, shapes and dtypes; counts the same values."""
    if path == "/state":  # an original may have empty ones
        wanted, found = ({k: v for k, v in x.items() if v != {}} for x in (wanted, found))
    if not counts and _is_number(wanted) and _is_number(found):
        return
    assert type(found) is type(wanted), path
    if isinstance(wanted, dict):
        assert set(found) == set(wanted), path
        for key, value in wanted.items():
            assert_alike(value, found[key], f"{path}/{key}", counts=counts)
    elif isinstance(wanted, (list, tuple)):
        for number, (one, other) in enumerate(zip(wanted, found, strict=True)):
            assert_alike(one, other, f"{path}/{number}", counts=counts)
    elif isinstance(wanted, torch.Tensor):
        assert (found.shape, found.dtype) == (wanted.shape, wanted.dtype), path
    elif isinstance(wanted, int):
        assert found == wanted, path


def _largest(difference: torch.Tensor) -> float:
    return float(difference.detach().abs().max())


def _has_few_bits(state: Mapping[Any, Any]) -> bool:
    tensors = [v for v in state.values() if isinstance(v, torch.Tensor)]
    return any(t.dtype in (torch.bfloat16, torch.float16) for t in tensors)


def _is_number(value: Any) -> bool:
    one = isinstance(value, torch.Tensor) and value.numel() == 1
    return one or (isinstance(value, (int, float)) and not isinstance(value, bool))
