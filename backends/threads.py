"""A pool of native threads over a range: dynamic shares, no wait for late workers."""

from __future__ import annotations

import atexit
import ctypes
import os
import sys
import threading
from typing import Any

from .cache import ObjectCache
from .llvm_pool import CELLS, POOL
from .machine import load_object, object_code, triple


class Pool:
    """`threads - 1` workers and the caller."""

    def __init__(self, threads: int) -> None:
        self.workers = max(0, threads - 1) if supported() else 0
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
        """Ends the workers."""
        if self._threads:
            self._set("stop", 1)
            _functions()[1](self._base, self.workers)
            for thread in self._threads:
                thread.join(1.0)
            self._threads = []

    def _together(self, function: int, context: int, argument: int, low: int, high: int) -> None:
        self._start()
        total = high - low
        grain = max(1, total // (8 * (self.workers + 1)))
        for name, value in (
            ("total", total), ("grain", grain), ("function", function), ("context", context),
            ("argument", argument), ("low", low), ("next", 0),
        ):  # fmt: skip
            self._set(name, value)
        _functions()[1](self._base, self.workers)

    def _start(self) -> None:
        while len(self._threads) < self.workers:
            thread = threading.Thread(target=_functions()[0], args=(self._base,), daemon=True)
            thread.start()
            self._threads.append(thread)

    def _set(self, name: str, value: int) -> None:
        ctypes.c_int64.from_address(self._base + 8 * CELLS[name]).value = value


_SHARE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
_pools: dict[int, Pool] = {}
_loaded: list[Any] = []


def supported() -> bool:
    """Whether the pool's futex calls are this system's; elsewhere everything runs serially."""
    return sys.platform == "linux" and os.uname().machine == "x86_64"


def shared_pool(threads: int) -> Pool:
    """The process's pool of that many threads."""
    if threads not in _pools:
        _pools[threads] = Pool(threads)
    return _pools[threads]


def _functions() -> tuple[Any, Any]:
    """The worker and the run function, compiled at first use."""
    if not _loaded:
        text = f'target triple = "{triple()}"\n{POOL}'
        engine = load_object(object_code(text, ObjectCache(), allowed=("syscall",)))
        worker = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
        run = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)
        _loaded.extend(
            (
                worker(engine.get_function_address("sf_pool_worker")),
                run(engine.get_function_address("sf_pool_run")),
                engine,
            )
        )
    return _loaded[0], _loaded[1]


def _stop_all() -> None:
    for pool in _pools.values():
        pool.stop()


def _after_fork() -> None:
    _pools.clear()  # the child has no workers; its first parallel call starts its own


atexit.register(_stop_all)
os.register_at_fork(after_in_child=_after_fork)
