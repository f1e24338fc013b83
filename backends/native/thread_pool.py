"""Native steps and the threads that share their work: no wait for late workers."""

from __future__ import annotations

import atexit
import ctypes
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from ...ir.lowered.tables import CALL
from ...runtime.calls import NativeStep
from ...runtime.system import after_fork, machine, system
from .thread_pool_ir import CELLS, POOLS, SLOT, SLOT_CELLS, SLOTS
from .thread_pool_ir import FUNCTIONS as POOL_FUNCTIONS
from .walk_ir import FUNCTIONS as WALK_FUNCTIONS

_PATIENCE = 1.0  # seconds to wait for a call, or a worker, at the end of the process

_I64, _PTR = ctypes.c_int64, ctypes.c_void_p
_WALK = ctypes.CFUNCTYPE(None, _PTR, _I64, _PTR, _PTR, _I64)
_WORKER = ctypes.CFUNCTYPE(None, _PTR)
_RUN = ctypes.CFUNCTYPE(None, _PTR, _PTR, _PTR, _I64, _I64, _I64)
_ALONE = (_PTR(), _PTR(), _I64(1))  # no team
_SAME = ctypes.CFUNCTYPE(_I64, _PTR, _I64)
_STOP = ctypes.CFUNCTYPE(_I64, _PTR)


@dataclass(frozen=True, slots=True, eq=False)
class Routines:
    """The functions of `walk_ir` and `thread_pool_ir`, wherever they were compiled: addresses.

    `held` keeps the code in memory.
    """

    addresses: Mapping[str, int]
    held: Any

    @property
    def same(self) -> Callable[[int, int], int]:
        """Compare NumPy's arrays with their fingerprints."""
        return _SAME(self.addresses["sf_same"])


class Walk(NativeStep):
    """A step's calls, all of them in one native call, which no signal handler interrupts.

    `table` has them row by row, CALL; those that move `least` bytes or more are split among the
    threads of a pool, or of another team. `held` has the arrays that the rows point at.
    """

    def __init__(
        self, routines: Routines, calls: Sequence[Sequence[int]], threads: int, held: object
    ) -> None:
        self.table = np.array(calls, np.int64).reshape(-1, len(CALL))
        self.most = int(self.table[:, CALL.index("bytes")].max(initial=0))  # that a call moves
        self.least = 1
        self._pooled = supported()
        self._walk = _WALK(routines.addresses["sf_walk"])
        self._threads, self._routines = threads, routines
        self._held = held  # what is held outlives the modules, as a walk in a daemon thread does
        self._range = self.table.__array_interface__["data"][0], len(self.table)

    def part(self, low: int, high: int) -> Callable[[], None]:
        """Return a function that runs some of the calls on this thread.

        Numbers of ctypes are taken as they are, in half the time of Python's.
        """
        first = self.table[low:].ctypes.data_as(_PTR)  # keeps the table
        return partial(self._walk, first, _I64(high - low), *_ALONE)

    def __call__(self) -> None:
        """Runs them."""
        self.on_pool(self._threads)

    def on_pool(self, threads: int) -> None:
        """Runs them on so many threads of the process's own."""
        if threads > 1 and self.most >= self.least and self._pooled:
            pool = shared_pool(threads, self._routines)
            pool.ready()
            self._walk(*self._range, pool.runner, pool.address, self.least)
        else:
            self._walk(*self._range, 0, 0, self.least)

    def on_team(self, run: int, team: int, least: int) -> None:
        """Run them on another team, by its function `run(team, ...)`."""
        self._walk(*self._range, run, team, least)


class ThreadPool:
    """`threads - 1` workers and the caller; fewer where the system starts no more threads."""

    def __init__(self, threads: int, routines: Routines) -> None:
        self._wanted = max(0, threads - 1) if supported() else 0
        self._routines = routines
        size = 8 * (SLOTS + SLOT_CELLS * threads)
        self._memory = ctypes.create_string_buffer(size + 64)
        self.address = (ctypes.addressof(self._memory) + 63) // 64 * 64
        self.runner = routines.addresses["sf_pool_run"] if supported() else 0
        self._run = _RUN(self.runner) if self.runner else None
        self.forget()

    def forget(self) -> None:
        """Starts over, with workers to come: those there were did not come along to the child."""
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._started = False
        ctypes.memset(self._memory, 0, len(self._memory))

    def run(self, function: int, context: int, argument: int, low: int, high: int) -> None:
        """Calls `function` over parts of low..high; alone when the pool is at work already."""
        self.ready()
        if self._run is None:
            _SHARE(function)(context, argument, low, high)
        else:
            self._run(self.address, function, context, argument, low, high)

    def ready(self) -> None:
        """Starts the workers, the first time; as many as the system allows."""
        if self._started:
            return
        with self._lock:
            while len(self._threads) < self._wanted and self._start(len(self._threads) + 1):
                pass
            self._set(CELLS["workers"], len(self._threads))
            self._started = True

    def stop(self) -> None:
        """Ends the workers, once no call is in progress; calls that come later run alone."""
        if not self._threads:
            return
        self._set(CELLS["stop"], 1)
        stop, end = _STOP(self._routines.addresses["sf_pool_stop"]), time.monotonic() + _PATIENCE
        while not stop(self.address):
            if time.monotonic() > end:
                return
            time.sleep(0.001)
        for thread in self._threads:
            thread.join(_PATIENCE)
        self._threads = []

    def _start(self, number: int) -> bool:
        """Starts a worker; whether it could."""
        slot = SLOTS + SLOT_CELLS * number
        self._set(slot + SLOT["pool"], self.address)
        self._set(slot + SLOT["number"], number)
        worker = _WORKER(self._routines.addresses["sf_pool_worker"])
        thread = threading.Thread(target=worker, args=(self.address + 8 * slot,), daemon=True)
        try:
            thread.start()
        except RuntimeError:  # a limit on threads or memory
            return False
        self._threads.append(thread)
        return True

    def _set(self, cell: int, value: int) -> None:
        _I64.from_address(self.address + 8 * cell).value = value


_SHARE = ctypes.CFUNCTYPE(None, _PTR, _I64, _I64, _I64)
_pools: dict[tuple[int, Routines], ThreadPool] = {}


def supported() -> bool:
    """True if the pool's futex calls are this system's; elsewhere plain threads share the work."""
    return system() == "Linux" and machine() in POOLS


def routine_names() -> tuple[str, ...]:
    """The functions that this system's routines have."""
    return (*WALK_FUNCTIONS, *(POOL_FUNCTIONS if supported() else ()))


def shared_pool(threads: int, routines: Routines) -> ThreadPool:
    """The process's pool of that many threads over these functions."""
    key = threads, routines
    if key not in _pools:
        _pools.setdefault(key, ThreadPool(threads, routines))  # of two threads' pools, the first
    return _pools[key]


def stop_all() -> None:
    """Ends the workers of every pool; at the end of the process by itself."""
    for pool in _pools.values():
        pool.stop()


def _after_fork() -> None:
    for pool in _pools.values():  # where walks already know them
        pool.forget()


atexit.register(stop_all)
after_fork(_after_fork)
