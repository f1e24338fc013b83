"""The trials of a batch as they train: networks on stacks, groups of one optimizer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import is_
from pathlib import Path
from typing import Any

import numpy as np

from ..array_optimizer import Optimizer
from ..ir.errors import BindError, is_a
from ..runtime.checkpoint.shards import opened
from ..runtime.hypers.population import population, unstack
from .space import HyperSearch, Stacks

Tick = Callable[[int], None]  # is told of a step that is done


class TrialMembers:
    """Members of a population, each a trial, `done` steps old; `why` says which have diverged."""

    def __init__(self, search: HyperSearch, hypers: Mapping[int, Mapping[str, float]]) -> None:
        self._search, self._hypers = search, hypers
        self.trials, self.done, self.why = [*hypers], 0, dict[int, str]()
        self.scores: dict[int, float] = {}  # of the rung that they are at
        self._take(search.start(self.trials))

    def _take(self, stacks: Stacks) -> None:
        self._stacks = _by_name(stacks, "start: expected stacks by name")
        own = {n: [self._hypers[t][n] for t in self.trials] for n in self._search.space}
        counts = {name: len(stack) for name, stack in self._stacks.items()}
        if {*counts.values()} != {len(self.trials)}:
            raise BindError(
                f"start: expected stacks of {len(self.trials)} members, one for each trial, got "
                f"{counts}"
            )
        groups = population(self._stacks, **self._search.hypers, **own)
        self._optimizer = Optimizer(groups, self._search.spec)
        self._given: Sequence[Any] = ()
        self._kept: dict[str, Any] = {}

    @classmethod
    def load(
        cls, search: HyperSearch, path: Path, hypers: Mapping[int, Mapping[str, float]]
    ) -> TrialMembers:
        """Load the members saved at the end of a rung. Raises CheckpointError, OSError."""
        with opened(path) as saved:
            known = saved.manifest["extra"]
        found = cls(search, {trial: hypers[trial] for trial in known["trials"]})
        found._optimizer.load(path, params=True)
        found.done, found.why = known["done"], {int(t): w for t, w in known["why"].items()}
        found.scores = {
            int(t): float("nan") if v is None else v for t, v in known["scores"].items()
        }
        return found

    def save(self, path: Path) -> None:
        """A file that `load` goes on from, whole or as it was."""
        scores = {t: v if np.isfinite(v) else None for t, v in self.scores.items()}
        known = {"trials": self.trials, "done": self.done, "why": self.why, "scores": scores}
        self._optimizer.save(path, params=True, extra=known)

    def train(self, steps: int, tick: Tick) -> None:
        """Steps until so many are done; then `scores` are those of all members."""
        for step in range(self.done, steps):
            losses, gradients = _pair(self._search.gradients(self._stacks, step))
            self._note(losses, f"the loss of step {step + 1}")
            self._optimizer.step(self._views(gradients))
            self.done = step + 1
            tick(self.done)
        found = self._search.score(self._stacks)
        self._note(found, f"the score after {steps} steps")
        self.scores = dict(zip(self.trials, _numbers(found), strict=True))

    def keep(self, trials: Sequence[int]) -> None:
        """Lets all others go: their memory, and their share of a step."""
        places = [self.trials.index(trial) for trial in trials]
        known = self._optimizer.snapshot(params=True).of_groups(places)
        self.trials, self.scores = [*trials], {}
        self._take({name: _of_members(stack, places) for name, stack in self._stacks.items()})
        self._optimizer.restore(known, params=True)

    def _note(self, values: Any, what: str) -> None:
        found = _numbers(values)
        if len(found) != len(self.trials):
            raise BindError(f"{what}: expected {len(self.trials)} numbers, got {len(found)}")
        for trial, value in zip(self.trials, found, strict=True):
            if not np.isfinite(value):
                self.why.setdefault(trial, f"{what} is {value}")

    def _views(self, gradients: Stacks) -> Sequence[Any]:
        """The groups' gradients: views of the same arrays each time, so that they are known."""
        if gradients.keys() != self._stacks.keys():
            raise BindError(
                f"gradients: expected {', '.join(self._stacks)}, got {', '.join(gradients)}"
            )
        given = [gradients[name] for name in self._stacks]
        if self._given and all(map(is_, given, self._given)):
            return self._known
        if not self._given:
            self._given, self._known = given, unstack(given)
            return self._known
        if not self._kept:
            self._kept = {n: g * 0 for n, g in gradients.items()}
            self._given = [self._kept[name] for name in self._stacks]
            self._known = unstack(self._given)
        for name, kept in self._kept.items():
            kept[...] = gradients[name]
        return self._known


def _by_name(given: Any, expected: str) -> Stacks:
    """Return stacks that one of the search's functions gave. Raises BindError."""
    if not is_a(given, Mapping) or not given:
        raise BindError(f"{expected}, as a dict of arrays, got {given!r:.80}")
    for name, stack in given.items():
        if not getattr(stack, "shape", ()):
            raise BindError(f"{expected}, as a dict of arrays, got {stack!r:.80} for {name}")
    return dict(given)


def _pair(given: Any) -> tuple[Any, Stacks]:
    """Return the losses and gradients of a step. Raises BindError."""
    if not is_a(given, (tuple, list)) or len(given) != 2:
        raise BindError(f"gradients: expected a pair, losses and gradients, got {given!r:.80}")
    return given[0], _by_name(given[1], "gradients: expected losses and gradients by name")


def _of_members(stack: Any, indices: list[int]) -> Any:
    """A copy of some members; of torch a leaf again, where it was one."""
    if not hasattr(stack, "detach"):
        return stack[indices]
    return stack.detach()[indices].requires_grad_(stack.requires_grad)


def _numbers(values: Any) -> list[float]:
    detached = values.detach() if hasattr(values, "detach") else values
    return np.asarray(detached, np.float64).reshape(-1).tolist()
