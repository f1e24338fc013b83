"""A call split among plain threads, on systems whose way to wait the thread pool does not know.

The parts are the same whatever the threads, and each is computed alone: the bits are those of one
thread. A call returns, and raises its interrupt, when no part is being computed any more.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait

from ...runtime.system import after_fork

Part = Callable[[int, int], object]
_SHARES = 8  # parts a thread: those that a late thread has not begun are taken by others
_executors: dict[int, ThreadPoolExecutor] = {}


def split(part: Part, low: int, high: int, threads: int) -> None:
    """Calls `part(a, b)` over ranges that make up low..high, on so many threads."""
    size = max(1, -(-(high - low) // (threads * _SHARES)))
    futures: list[Future[object]] = []
    try:
        for first in range(low, high, size):
            futures.append(_executor(threads).submit(part, first, min(first + size, high)))
        for future in futures:
            future.result()
    finally:
        for future in futures:
            future.cancel()
        _finish(futures)


def _finish(futures: list[Future[object]]) -> None:
    """Waits for the parts that are being computed, through any number of interrupts."""
    while True:
        try:
            wait(futures)
            return
        except KeyboardInterrupt:
            continue


def _executor(threads: int) -> ThreadPoolExecutor:
    if threads not in _executors:
        _executors.setdefault(threads, ThreadPoolExecutor(threads, "stepfuse"))
    return _executors[threads]


after_fork(_executors.clear)  # their threads did not come along to the child
