"""Storage of a search: Optuna's study in a journal file, and a checkpoint for each batch.

A trial is added with its numbers and its batch in one write, and ends in one write. So all that a
killed process leaves is a trial that is there or not, and that has ended or goes on.
"""

from __future__ import annotations

import warnings
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any

import optuna
from optuna.distributions import BaseDistribution, FloatDistribution
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend, JournalFileSymlinkLock
from optuna.trial import FrozenTrial, TrialState

from ..compiler import as_spec
from ..ir.errors import OptionError
from ..ir.text.printer import to_text
from ..runtime.system import lock
from .space import HyperSearch, LogUniform

_GRACE = 3  # seconds after which a lock is of a process that was killed: a write takes milliseconds
_NAME, _BATCH, _WHY, _ABOUT = "stepfuse", "batch", "why", "search"


@dataclass(frozen=True, slots=True)
class TrialRow:
    """A trial of the report: its last score, after so many steps, and why it has diverged."""

    number: int
    state: str  # complete, pruned, diverged, running
    steps: int
    value: float | None
    hypers: dict[str, float]
    why: str = ""


class Halving(optuna.pruners.BasePruner):
    """Prunes at a rung all but the best share of the trials that have come to it.

    Those of a batch report before any is asked about; of other batches those that have (ASHA).
    """

    def __init__(self, rungs: Sequence[int], keep: float) -> None:
        self._rungs, self._keep = rungs, keep

    def prune(self, study: optuna.Study, trial: FrozenTrial) -> bool:
        """True if a trial ends at the rung that it reported last."""
        step = trial.last_step
        if step is None or step not in self._rungs[:-1]:
            return False
        known = (t.intermediate_values.get(step) for t in study.get_trials(deepcopy=False))
        sign = -1 if study.direction == optuna.study.StudyDirection.MAXIMIZE else 1
        ranked = sorted(sign * value for value in known if value is not None and isfinite(value))
        kept = max(1, int(len(ranked) * self._keep + 1e-9))
        return not ranked or not sign * trial.intermediate_values[step] <= ranked[kept - 1]


class TrialStudy:
    """The trials of a search in a folder. Raises OptionError where it is another search's."""

    def __init__(self, search: HyperSearch, folder: Path, seed: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._search, self._folder, self._seed = search, folder, seed
        with _quiet():
            path = str(folder / "study.journal")
            lock = JournalFileSymlinkLock(path, grace_period=_GRACE)
            self._storage = JournalStorage(JournalFileBackend(path, lock))
            self._study = optuna.create_study(
                storage=self._storage, study_name=_NAME, load_if_exists=True,
                direction=search.direction, pruner=Halving(tuple(search.rungs), search.keep),
            )  # fmt: skip
        self._id = self._storage.get_study_id_from_name(_NAME)
        self._check_search()

    def _check_search(self) -> None:
        known = self._study.user_attrs.get(_ABOUT)
        now = {
            "spec": to_text(as_spec(self._search.spec)),
            "space": {n: repr(span) for n, span in self._search.space.items()},
            "rungs": [*self._search.rungs],
            "keep": self._search.keep,
            "direction": self._search.direction,
            "hypers": {n: repr(value) for n, value in self._search.hypers.items()},
            "seed": self._seed,
        }
        if known is None:
            self._study.set_user_attr(_ABOUT, now)
        elif other := [name for name in now if known.get(name) != now[name]]:
            raise OptionError(
                f"{self._folder} is of a search with another {', '.join(other)}; go on with "
                f"that one, or name another folder"
            )

    def checkpoint(self, batch: int) -> Path:
        """Return the checkpoint of a batch's networks between rungs."""
        return self._folder / f"batch{batch}.safetensors"

    @contextmanager
    def alone(self, batch: int | None = None) -> Generator[None]:
        """While no other process has the search, or waits until none has a batch of it.

        A lock ends with its process; workers of one that was killed may live on. Raises
        OptionError.
        """
        name = "search.lock" if batch is None else f"batch{batch}.lock"
        with (self._folder / name).open("ab") as file:
            try:
                lock(file.fileno(), wait=batch is not None)
            except OSError:
                raise OptionError(
                    f"{self._folder}: another process runs this search; wait until it ends, or "
                    f"name another folder"
                ) from None
            yield

    def sample(self, batch: int, count: int) -> None:
        """Add trials to a batch until it has so many: by TPE, over all results so far.

        Each is drawn by its number's own seed, so that a search that was killed draws the same.
        """
        there = self._trials()
        missing = count - sum(trial.user_attrs[_BATCH] == batch for trial in there)
        if missing <= 0:
            return
        space: dict[str, BaseDistribution] = {
            name: FloatDistribution(span.low, span.high, log=isinstance(span, LogUniform))
            for name, span in self._search.space.items()
        }
        with _quiet():
            beside = optuna.create_study(direction=self._search.direction)
            beside.add_trials(there)
            for number in range(len(there), len(there) + missing):
                seed = self._seed + number
                beside.sampler = optuna.samplers.TPESampler(seed=seed, constant_liar=True)
                drawn = beside.ask(space).params
                self._study.add_trial(
                    optuna.trial.create_trial(
                        state=TrialState.RUNNING, params=drawn, distributions=space,
                        user_attrs={_BATCH: batch},
                    )
                )  # fmt: skip

    def of_batch(self, batch: int, running: bool = False) -> dict[int, dict[str, float]]:
        """The trials of a batch, all or those that go on, with their hyper-parameters."""
        return {
            trial.number: dict(trial.params)
            for trial in self._trials()
            if trial.user_attrs[_BATCH] == batch
            and (not running or trial.state == TrialState.RUNNING)
        }

    def report(self, step: int, scores: dict[int, float], why: dict[int, str]) -> list[int]:
        """Scores of trials after a step; which of them go on. Said again, it changes nothing.

        Those of `why` are pruned for its reason.
        """
        running = {t.number: t for t in self._trials() if t.state == TrialState.RUNNING}
        mine = [number for number in scores if number in running]
        for number in mine:
            at = self._storage.get_trial_id_from_study_id_trial_number(self._id, number)
            self._storage.set_trial_intermediate_value(at, step, scores[number])
            if number in why:
                self._storage.set_trial_user_attr(at, _WHY, why[number])
        trials = {trial.number: trial for trial in self._trials()}
        is_last, kept = step == self._search.rungs[-1], list[int]()
        with _quiet():
            for number in mine:
                if number in why or self._study.pruner.prune(self._study, trials[number]):
                    self._study.tell(number, state=TrialState.PRUNED)
                elif is_last:
                    self._study.tell(number, scores[number])
                else:
                    kept.append(number)
        return kept

    def rows(self) -> list[TrialRow]:
        """All trials, the best first: those that were complete, then by the steps they took."""
        sign = -1 if self._search.direction == "maximize" else 1
        rows = [_row(trial) for trial in self._trials()]

        def order(row: TrialRow) -> tuple[int, float, int]:
            value = row.value if row.value is not None else sign * float("inf")
            return -row.steps, sign * value, row.number

        states = ("complete", "running", "pruned", "diverged")
        return sorted(rows, key=lambda row: (states.index(row.state), *order(row)))

    def _trials(self) -> list[FrozenTrial]:
        return self._study.get_trials(deepcopy=False)


def _row(trial: FrozenTrial) -> TrialRow:
    why, steps = trial.user_attrs.get(_WHY, ""), trial.last_step or 0
    value = trial.intermediate_values.get(steps)
    state = "diverged" if why else trial.state.name.lower()
    found = value if value is not None and isfinite(value) else None
    return TrialRow(trial.number, state, steps, found, dict(trial.params), why)


@contextmanager
def _quiet() -> Generator[None]:
    """Silence Optuna's log, and its warnings of experimental features."""
    level: Any = optuna.logging.get_verbosity()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
            yield
    finally:
        optuna.logging.set_verbosity(level)
