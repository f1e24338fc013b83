"""Initial values of an optimizer's states, found by trial steps."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import torch

from ..formulas import decimal
from .leaves import Leaf, is_number, put
from .original import Original, copied, gradients, parameters, restored, snapshot, stepped

InitialStates = dict[Leaf, float | str]
_NEAR = 1e-12
_LATE = 2  # steps before the first gradient of a parameter


class _FirstValues(dict[Any, Any]):
    """A dict that remembers the first value stored under each key."""

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


def find_initial_states(
    original: Original, shape: tuple[int, ...], options: Mapping[Leaf, float]
) -> tuple[InitialStates, bool, bool]:
    """The first value of each leaf, a number or `param`, and whether no more is needed.

    Last, whether at least the leaves that are not the parameter's own start so.

    Found by trial: an optimizer that is given them does the same first step as one that is new,
    from another parameter and under these other options, too, where it takes them; also if the
    parameter had no gradient in some steps before.
    """
    first = _trial(original, shape, {}, 5)
    try:
        others = [_trial(original, shape, options, 6)]
    except Exception:  # of the user's code: options that the optimizer does not take
        others = [_trial(original, shape, {}, 6)]
    with contextlib.suppress(Exception):  # likewise absent gradients
        late = _trial(original, shape, {}, 7, _LATE)
        others += [late] if late.before.keys() > first.before.keys() else []
    alike = {
        leaf: start if leaf in first.before or others[0].made.get(leaf) == start else 0.0
        for leaf, start in first.made.items()
    }
    for own in (True, False):
        for found in _candidates(alike, first):
            if all(trial.does_the_same(found, own) for trial in (first, *others)):
                return found, own, True
    return alike, False, False


@dataclass(frozen=True, slots=True)
class _Trial:
    """A first step that was done, from a parameter at `start`, and the leaves around it."""

    original: Original
    optimizer: Any
    start: torch.Tensor
    moved: torch.Tensor
    grads: list[torch.Tensor]
    before: Mapping[Leaf, Any]
    after: Mapping[Leaf, Any]
    made: InitialStates  # what each leaf was when it was made

    def does_the_same(self, starts: InitialStates, own: bool = True) -> bool:
        """True if an optimizer does this step if leaves that were not there start so.

        Without `own` the parameter and its states are not compared.
        """
        param = torch.nn.Parameter(self.start.clone())
        values = {
            leaf: self.before[leaf] if leaf in self.before else _like(v, starts[leaf], self.start)
            for leaf, v in self.after.items() if leaf in self.before or leaf in starts
        }  # fmt: skip
        try:
            again = restored(self.original, [param], self.optimizer, [values])
            stepped(again, self.grads)
            found = snapshot(again, param)
        except Exception:  # a trial: values that the optimizer does not take are not the ones
            return False
        pairs = [(param.detach(), self.moved)] if own else []
        pairs += [
            (found.get(leaf), value) for leaf, value in self.after.items()
            if own or leaf.home != "state"
        ]  # fmt: skip
        return found.keys() == self.after.keys() and all(_near(a, b) for a, b in pairs)


def _trial(
    original: Original, shape: tuple[int, ...], options: Mapping[Leaf, float], seed: int,
    late: int = 0,
) -> _Trial:  # fmt: skip
    param, start = _new(shape, seed), _new(shape, seed).detach()
    optimizer = original.over([param])
    for leaf, value in options.items():
        put(optimizer, param, leaf, value)
    for _ in range(late):
        stepped(optimizer, [None])
    optimizer.state = defaultdict(_FirstValues, optimizer.state)
    optimizer.param_groups[0] = _FirstValues(optimizer.param_groups[0])
    before = snapshot(optimizer, param)
    grads = gradients([param], seed + 100)
    stepped(optimizer, grads)
    after = snapshot(optimizer, param)
    first = {**_first(optimizer, param, after), **before}
    made = {leaf: start_of(first.get(leaf, 0.0), start) for leaf in after}
    return _Trial(original, optimizer, start, param.detach(), grads, before, after, made)


def _new(shape: tuple[int, ...], seed: int) -> torch.nn.Parameter:
    return parameters([shape], torch.float64, seed)[0]


def _first(optimizer: Any, param: torch.Tensor, leaves: Mapping[Leaf, Any]) -> dict[Leaf, Any]:
    """Return the first store to each leaf that did not exist."""
    homes = {"state": optimizer.state.get(param), "group": optimizer.param_groups[0]}
    found: dict[Leaf, Any] = {}
    for leaf in leaves:
        known = getattr(homes.get(leaf.home), "first", {})
        if len(leaf.path) == 1 and leaf.path[0] in known:
            found[leaf] = known[leaf.path[0]]
    return found


def _candidates(made: InitialStates, trial: _Trial) -> Iterator[InitialStates]:
    """As made; then with zeros for numbers that were made, for all, and for arrays."""
    yield made
    before, numbers = trial.before, {n for n, v in trial.after.items() if is_number(v)}
    yield {n: v if n in before or n not in numbers else 0.0 for n, v in made.items()}
    yield {n: v if n in before else 0.0 for n, v in made.items()}
    yield {n: v if n in before or n in numbers else 0.0 for n, v in made.items()}


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
