"""Asynchronous workers in one thread: a replay of arrivals to the bit, and simulated time."""

from __future__ import annotations

import heapq
from collections import Counter, defaultdict, deque
from collections.abc import Sequence
from numbers import Real

import numpy as np

from ...ir.errors import is_a
from .server import Arrival, PulledParams, Server, Work


def replay(server: Server, schedule: Sequence[Arrival], work: Work) -> None:
    """Push gradients to a server in the state of the recorded one, in the order of a schedule.

    `work(worker, number, params)` has the gradients that a worker gave, number by number, from 0.
    Raises ValueError, and changes nothing, for a schedule that no server like this one had.
    """
    _check_schedule(server, schedule)
    coming: defaultdict[int, deque[int]] = defaultdict(deque)
    for worker, version in schedule:
        coming[worker].append(version)
    read: dict[int, PulledParams] = {}
    given: Counter[int] = Counter()

    def pull_all() -> None:
        """Have each worker read whose next gradient is of this version."""
        for worker, versions in coming.items():
            known = read.get(worker)
            if versions and versions[0] == server.version != (known.version if known else -1):
                found = server.pull(worker)
                assert found is not None, "a worker whose gradients are awaited reads again"
                read[worker] = found

    pull_all()
    for worker, _ in schedule:
        server.push(worker, work(worker, given[worker], read[worker].params))
        given[worker] += 1
        coming[worker].popleft()
        pull_all()


def _check_schedule(server: Server, schedule: Sequence[Arrival]) -> None:
    """Refuses unknown workers, and versions that are not yet or no longer current."""
    version, taken = server.version, set[int]()
    newest = dict.fromkeys(range(server.workers), version)
    for number, (worker, read) in enumerate(schedule):
        if worker not in newest:
            raise ValueError(
                f"arrival {number} is of worker {worker}: the server has 0 to {server.workers - 1}"
            )
        if not newest[worker] <= read <= version or (read == version and worker in taken):
            raise ValueError(
                f"arrival {number} is of worker {worker} at version {read}: it can have read "
                f"{newest[worker]} to {version} by then, and gives to a mean once"
            )
        newest[worker] = read
        if server.needed is not None and read == version:
            taken.add(worker)
        if len(taken) == server.needed or server.needed is None:
            version += 1
            taken.clear()


class VirtualClock:
    """Simulated workers that compute for `seconds` each; only their arrivals advance the clock.

    With `spread` a gradient takes seconds x exp(spread z), z normal, drawn from `seed` for each
    worker by itself. Simultaneous arrivals are in the order of the workers'
    numbers. Reading, sending and steps take no time. `now` is the time of the last arrival.
    """

    def __init__(self, seconds: Sequence[float], *, spread: float = 0.0, seed: int = 0) -> None:
        given = is_a(seconds, (Sequence, np.ndarray)) and len(seconds)
        if not given or not all(map(_is_time, seconds)):
            raise ValueError(f"seconds: expected a positive number a worker, got {seconds!r:.80}")
        if spread != 0.0 and not _is_time(spread):
            raise ValueError(f"spread: expected 0 or more, got {spread!r:.80}")
        self.now = 0.0
        self._seconds, self._spread = seconds, spread
        self._random = [np.random.default_rng([seed, n]) for n in range(len(seconds))]

    def run(self, server: Server, work: Work, arrivals: int) -> None:
        """Simulate `arrivals` gradients; `server.arrivals` records them in order.

        Every worker begins by reading; `work` is as in `replay`. Raises ValueError.
        """
        if server.workers != len(self._seconds):
            raise ValueError(
                f"the clock has {len(self._seconds)} workers, the server {server.workers}"
            )
        read: dict[int, PulledParams] = {}
        given: Counter[int] = Counter()
        coming: list[tuple[float, int]] = []
        idle = list(range(server.workers))
        for _ in range(arrivals):
            for worker in list(idle):
                if (found := server.pull(worker)) is not None:
                    idle.remove(worker)
                    read[worker] = found
                    heapq.heappush(coming, (self.now + self._takes(worker), worker))
            self.now, worker = heapq.heappop(coming)
            server.push(worker, work(worker, given[worker], read[worker].params))
            given[worker] += 1
            idle.append(worker)

    def _takes(self, worker: int) -> float:
        factor = np.exp(self._spread * self._random[worker].standard_normal())
        return float(self._seconds[worker] * factor)


def _is_time(given: object) -> bool:
    return isinstance(given, Real) and 0.0 < float(given) < float("inf")
