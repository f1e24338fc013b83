"""What an optimizer's states start as: values from which any step does what the first one does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import torch

from ..formulas import decimal
from .leaves import Leaf, is_number, put
from .original import Original, copied, gradients, parameters, restored, snapshot, stepped

Starts = dict[Leaf, float | str]
_NEAR = 1e-12


class _FirstValues(dict[Any, Any]):
    """A dict that remembers what was first stored under each key."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.first: dict[Any, Any] = {}

    def __setitem__(self, key: Any, value: Any) -> None:
        self.first.setdefault(key, copied(value))
        super().__setitem__(key, value)

    def update(self, *args: Any, **values: Any) -> None:
        for key, value in dict(*args, **values).items():
            self[key] = value

    def setdefault(self, key: Any, default: Any = None) -> Any:
        if key not in self:
            self[key] = default
        return self[key]


def find_starts(
    original: Original, shape: tuple[int, ...], options: Mapping[Leaf, float]
) -> Starts | None:
    """The first value of each leaf: a number, or `param`; None where no such values do.

    Found by trial: an optimizer that is given them does the same first step as one that is new,
    from another parameter and under these other options, too, where it takes them.
    """
    found = _trial(original, shape, {}, 5)
    if found is None:
        return None
    try:
        other = _trial(original, shape, options, 6)
    except Exception:  # options that the optimizer does not take prove nothing
        other = _trial(original, shape, {}, 6)
    same = other is not None and all(
        other.get(leaf) == start for leaf, start in found.items() if leaf not in options
    )
    return found if same else None


def _trial(
    original: Original, shape: tuple[int, ...], options: Mapping[Leaf, float], seed: int
) -> Starts | None:
    param, start = _new(shape, seed), _new(shape, seed).detach()
    optimizer = original.over([param])
    for leaf, value in options.items():
        put(optimizer, param, leaf, value)
    optimizer.state = defaultdict(_FirstValues, optimizer.state)
    optimizer.param_groups[0] = _FirstValues(optimizer.param_groups[0])
    before = snapshot(optimizer, param)
    grads = gradients([param], seed + 100)
    stepped(optimizer, grads)
    after = snapshot(optimizer, param)
    first = {**_first(optimizer, param, after), **before}
    for found in _candidates(first, after, before, start):
        if _does_the_same(original, optimizer, after, found, param, start, grads):
            return found
    return None


def _new(shape: tuple[int, ...], seed: int) -> torch.nn.Parameter:
    return parameters([shape], torch.float64, seed)[0]


def _first(optimizer: Any, param: torch.Tensor, leaves: Mapping[Leaf, Any]) -> dict[Leaf, Any]:
    """What was first stored to each leaf that did not exist."""
    homes = {"state": optimizer.state.get(param), "group": optimizer.param_groups[0]}
    found: dict[Leaf, Any] = {}
    for leaf in leaves:
        known = getattr(homes.get(leaf.home), "first", {})
        if len(leaf.path) == 1 and leaf.path[0] in known:
            found[leaf] = known[leaf.path[0]]
    return found


def _candidates(
    first: Mapping[Leaf, Any], after: Mapping[Leaf, Any], before: Mapping[Leaf, Any],
    start: torch.Tensor,
) -> Iterator[Starts]:  # fmt: skip
    as_made = {leaf: start_of(first.get(leaf, 0.0), start) for leaf in after}
    yield as_made
    yield {
        leaf: v if leaf in before or not is_number(after[leaf]) else 0.0
        for leaf, v in as_made.items()
    }
    yield {leaf: v if leaf in before else 0.0 for leaf, v in as_made.items()}
    yield {
        leaf: v if leaf in before or is_number(after[leaf]) else 0.0 for leaf, v in as_made.items()
    }


def start_of(value: Any, start: torch.Tensor) -> float | str:
    """A number; `param` for a copy of the parameter; 0 for any other array."""
    if not isinstance(value, torch.Tensor):
        return float(value)
    if value.shape == start.shape and torch.equal(value.to(start.dtype), start):
        return "param"
    cells = value.detach().reshape(-1)
    if cells.numel() and bool((cells == cells[0]).all()):
        return decimal(float(cells[0])) if cells.dtype == torch.float32 else float(cells[0])
    return 0.0


def _does_the_same(
    original: Original, optimizer: Any, after: Mapping[Leaf, Any], starts: Starts,
    moved: torch.Tensor, start: torch.Tensor, grads: list[torch.Tensor],
) -> bool:  # fmt: skip
    param = torch.nn.Parameter(start.clone())
    values = {leaf: _like(after[leaf], starts[leaf], start) for leaf in after}
    try:
        again = restored(original, param, optimizer, values)
        stepped(again, grads)
        found = snapshot(again, param)
    except Exception:  # a trial: values that the optimizer does not take are not the ones
        return False
    pairs = [(param.detach(), moved.detach()), *((found.get(leaf), after[leaf]) for leaf in after)]
    return found.keys() == after.keys() and all(_near(a, b) for a, b in pairs)


def _like(pattern: Any, value: float | str, start: torch.Tensor) -> Any:
    if not isinstance(pattern, torch.Tensor):
        return type(pattern)(value)
    if value == "param":
        return start.clone().to(pattern.dtype)
    return torch.full_like(pattern, float(value))


def _near(a: Any, b: Any) -> bool:
    first, second = (torch.as_tensor(x, dtype=torch.float64) for x in (a, b))
    return first.shape == second.shape and torch.allclose(
        first, second, rtol=_NEAR, atol=_NEAR, equal_nan=True
    )
