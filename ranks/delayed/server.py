"""A parameter server: the parameters of workers, their late gradients, and the order of these."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError, OptionError, is_a
from ...passes.chain.compose import chain
from ..combine import mean_of_ranks
from ..protocol import TIMEOUT, RanksError
from ..step.facts import declared_spec
from .served_optimizer import ServedOptimizer

# The gradients of a worker at the parameters that it has read; how many it has given before.
Work = Callable[[int, int, Sequence[Array]], Sequence[Any]]


class Arrival(NamedTuple):
    """A gradient that came to the server, and the version of the parameters it was taken at."""

    worker: int
    version: int


class PulledParams(NamedTuple):
    """Parameters of a version that a worker reads, as arrays that nobody writes to."""

    version: int
    params: tuple[Array, ...]


class Connection(Protocol):
    """A server as its workers call it: the server itself, or a proxy in another process."""

    def pull(self, worker: int) -> PulledParams | None:
        """The parameters; None where the worker has to wait for the next version."""
        ...

    def push(self, worker: int, grads: Sequence[Any]) -> bool:
        """Return False if the gradients, at the parameters pulled last, came too late."""
        ...


class Server:
    """Parameters that are stepped, in place, by the gradients of several workers as they come.

        param_t+1 = step(param_t, gradient(param_v)),  staleness = t - v

    `version` counts the steps. Every gradient makes a step at once (asynchronous SGD), or, with
    `backup=b` of the `workers` N + b, the first N of the newest version make one by their mean,
    while those that come behind are dropped (Chen et al. 2016). A spec with `delay_compensated`
    gets those that the worker had read as `stale` (Zheng et al. 2017); `by_staleness` divides the
    rate by the staleness where that is above 1 (Zhang et al. 2016). `arrivals` is the order of
    gradients, by which `replay` has the same bits. Else as `Optimizer`.

    Raises BindError, OptionError, TypeError, ValueError.
    """

    def __init__(
        self,
        params: Iterable[Any],
        spec: Any,
        workers: int,
        *,
        backup: int | None = None,
        by_staleness: bool = False,
        **options: Any,
    ) -> None:
        _check_counts(workers, backup)
        if not is_a(by_staleness, bool):
            raise OptionError(f"by_staleness: expected True or False, got {by_staleness!r:.80}")
        self.workers = workers
        self.needed = None if backup is None else workers - backup  # gradients of the same version
        pieces = self.needed or 1
        if pieces > 1:
            spec = chain(mean_of_ranks(pieces), declared_spec(spec))
        self.optimizer = ServedOptimizer(params, spec, pieces, by_staleness, **options)
        if backup is not None and (by_staleness or self.optimizer.is_compensated):
            raise OptionError(
                "backup: a step takes gradients of the newest version alone, so that there is no "
                "delay to compensate and no staleness to divide by"
            )
        self.arrivals: list[Arrival] = []
        self._read: dict[int, PulledParams] = {}
        self._waiting: dict[int, list[Any]] = {}  # gradients of the step to come, by worker
        self._turn = threading.RLock()

    @property
    def version(self) -> int:
        """The number of steps."""
        return self.optimizer.steps

    def pull(self, worker: int) -> PulledParams | None:
        """The parameters as they are, which this worker's next gradients are taken at.

        None where it has given its gradients of this version, and its others are awaited. Raises
        ValueError for a worker that there is not.
        """
        with self._turn:
            self._check_worker(worker)
            if worker in self._waiting:
                return None
            found = PulledParams(self.version, self.optimizer.arrays())
            kept = found.params if self.optimizer.is_compensated else ()
            self._read[worker] = PulledParams(self.version, kept)
            return found

    def push(self, worker: int, grads: Sequence[Any]) -> bool:
        """Step by gradients at the parameters pulled last; return False if they came too late.

        Raises BindError, ValueError, and changes nothing, where they do not fit.
        """
        with self._turn:
            self._check_worker(worker)
            read = self._read_by(worker)
            self.optimizer.prepare(grads)
            if all(grad is None for grad in grads):
                raise BindError(
                    f"worker {worker}: expected a gradient of one parameter at least, got None for "
                    f"each: give zeros"
                )
            late = self.version - read.version
            is_taken = self.needed is None or late == 0
            if self.needed is None:
                self.optimizer.step_late(grads, read.params, late)
            elif is_taken:
                self._collect(worker, grads, self.needed)
            self.arrivals.append(Arrival(worker, read.version))
            return is_taken

    def _collect(self, worker: int, grads: Sequence[Any], needed: int) -> None:
        """Keeps gradients until there are enough: added up by the workers' numbers."""
        if worker in self._waiting:
            raise BindError(f"worker {worker} has given its gradients of version {self.version}")
        if any(grad is None for grad in grads):
            raise BindError(f"worker {worker}: a mean takes every gradient, got None; give zeros")
        self._waiting[worker] = [np.array(grad) for grad in grads]
        if len(self._waiting) == needed:
            try:
                self.optimizer.step_mean([self._waiting[n] for n in sorted(self._waiting)])
            finally:
                self._waiting.clear()

    def _read_by(self, worker: int) -> PulledParams:
        read = self._read.get(worker)
        if read is None or read.version > self.version:
            raise BindError(
                f"worker {worker} gives gradients and has not pulled the parameters of this server"
            )
        return read

    def _check_worker(self, worker: int) -> None:
        if not is_a(worker, (int, np.integer)) or not 0 <= worker < self.workers:
            raise ValueError(f"there is no worker {worker!r}: they are 0 to {self.workers - 1}")


def _check_counts(workers: int, backup: int | None) -> None:
    if type(workers) is not int or workers < 1:
        raise ValueError(f"workers: expected 1 or more, got {workers!r:.80}")
    if backup is not None and (type(backup) is not int or not 0 <= backup < workers):
        raise ValueError(
            f"backup: expected 0 to {workers - 1} of {workers} workers, got {backup!r:.80}: the "
            f"others make a step"
        )


_PAUSE = 1e-3  # seconds between two looks for the next version


class Worker:
    """The worker of a number. `server` is the server itself, or a proxy in another process."""

    def __init__(self, server: Connection, number: int, timeout: float = TIMEOUT) -> None:
        self._server, self.number, self._timeout = server, number, timeout
        self._given = 0

    def pull(self) -> PulledParams:
        """The parameters, which nobody writes to; of `backup` the next version, when it comes.

        Raises BindError, ValueError; RanksError after the time-out.
        """
        end = time.monotonic() + self._timeout
        while (read := self._server.pull(self.number)) is None:
            if time.monotonic() > end:
                raise RanksError(
                    f"worker {self.number} has waited {self._timeout:g} s for the next version: "
                    f"the others' gradients that make it did not come"
                )
            time.sleep(_PAUSE)
        return read

    def push(self, grads: Sequence[Any]) -> bool:
        """Return False if gradients, at the parameters pulled last, came too late (of `backup`).

        Raises BindError, ValueError, where they do not fit; RanksError after the time-out.
        """
        return self._server.push(self.number, grads)

    def run(self, work: Work, steps: int) -> None:
        """Pulls and pushes until the server has taken so many steps, of all workers together.

        `work(worker, number, params)` has this worker's gradients, number by number, from 0. Those
        of others that are on their way then still arrive.
        """
        while (read := self.pull()).version < steps:
            self.push(work(self.number, self._given, read.params))
            self._given += 1
