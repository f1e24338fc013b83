"""Replay of asynchronous workers by one thread: the same arrivals, the same bits."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Sequence

from .server import Arrival, Pulled, Server, Work


def replay(server: Server, schedule: Sequence[Arrival], work: Work) -> None:
    """Has gradients arrive at a server that is as the other was: in the order of a schedule.

    `work(worker, number, params)` has the gradients that a worker gave, number by number, from 0.
    Raises ValueError, and changes nothing, for a schedule that no server like this one had.
    """
    _check_schedule(server, schedule)
    coming: defaultdict[int, deque[int]] = defaultdict(deque)
    for worker, version in schedule:
        coming[worker].append(version)
    read: dict[int, Pulled] = {}
    given: Counter[int] = Counter()

    def pull_all() -> None:
        """Every worker reads whose next gradient is of this version."""
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
    """Refuses workers that there are not, and versions that were not there yet, or no more."""
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
