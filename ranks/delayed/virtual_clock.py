"""Workers in simulated time: who is how fast says when gradients arrive, and at which version."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Sequence
from numbers import Real

import numpy as np

from ...ir.errors import is_a
from .server import Pulled, Server, Work


class VirtualClock:
    """Workers that compute for so many `seconds` each, of a clock that nothing but they move.

    With `spread` a gradient takes seconds x exp(spread z), z normal, drawn from `seed` for each
    worker by itself. Whoever is done at the same moment arrives in the order of the workers'
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
        """Has so many gradients arrive: `server.arrivals` says which, in their order.

        Every worker begins by reading; `work` is as in `replay`. Raises ValueError.
        """
        if server.workers != len(self._seconds):
            raise ValueError(
                f"the clock has {len(self._seconds)} workers, the server {server.workers}"
            )
        read: dict[int, Pulled] = {}
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
