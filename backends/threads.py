"""A pool of native threads over a range: dynamic shares, no wait for late workers."""

from __future__ import annotations

import atexit
import ctypes
import os
import sys
import threading
from collections.abc import Callable
from typing import Any

from .llvm_pool import CELLS

# Gives the native worker and run functions, wherever they were compiled.
Native = Callable[[], tuple[Any, Any]]

_PATIENCE = 1.0  # seconds to wait for a call, or a worker, at the end of the process

WORKER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
RUN = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)


class Pool:
    """`threads - 1` workers and the caller."""

    def __init__(self, threads: int, native: Native) -> None:
        self.workers = max(0, threads - 1) if supported() else 0
        self._native = native
        self._memory = ctypes.create_string_buffer(8 * 64 + 64)
        self._base = (ctypes.addressof(self._memory) + 63) // 64 * 64
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []

    def run(self, function: int, context: int, argument: int, low: int, high: int) -> None:
        """Calls `function` over shares of low..high; alone when the pool is at work already."""
        if high - low > 1 and self.workers and self._lock.acquire(blocking=False):
            try:
                self._together(function, context, argument, low, high)
            finally:
                self._lock.release()
        elif high > low:
            _SHARE(function)(context, argument, low, high)

    def stop(self) -> None:
        """Ends the workers, once no call is in progress; calls that come later run alone."""
        if self._lock.acquire(timeout=_PATIENCE) and self._threads:
            self._set("stop", 1)
            self._native()[1](self._base, self.workers)
            for thread in self._threads:
                thread.join(_PATIENCE)
            self._threads = []

    def _together(self, function: int, context: int, argument: int, low: int, high: int) -> None:
        self._start()
        total = high - low
        grain = max(1, total // (64 * (self.workers + 1)))
        for name, value in (
            ("total", total), ("grain", grain), ("function", function), ("context", context),
            ("argument", argument), ("low", low), ("next", 0),
        ):  # fmt: skip
            self._set(name, value)
        self._native()[1](self._base, self.workers)

    def _start(self) -> None:
        while len(self._threads) < self.workers:
            thread = threading.Thread(target=self._native()[0], args=(self._base,), daemon=True)
            thread.start()
            self._threads.append(thread)

    def _set(self, name: str, value: int) -> None:
        ctypes.c_int64.from_address(self._base + 8 * CELLS[name]).value = value


_SHARE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
_pools: dict[tuple[int, Native], Pool] = {}


def supported() -> bool:
    """Whether the pool's futex calls are this system's; elsewhere everything runs serially."""
    return sys.platform == "linux" and os.uname().machine == "x86_64"


def shared_pool(threads: int, native: Native) -> Pool:
    """The process's pool of that many threads over these functions."""
    if (threads, native) not in _pools:
        _pools[threads, native] = Pool(threads, native)
    return _pools[threads, native]


def stop_all() -> None:
    """Ends the workers of every pool; at the end of the process by itself."""
    for pool in _pools.values():
        pool.stop()


def _after_fork() -> None:
    _pools.clear()  # the child has no workers; its first parallel call starts its own


atexit.register(stop_all)
os.register_at_fork(after_in_child=_after_fork)
