"""A team of threads that another library has got: its memory, and the calls that run on it."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from functools import cache
from typing import Any

from ...runtime.system import machine
from . import cpu_target
from .object_cache import ObjectCache
from .team_ir import TEAM_CELLS, TEAMS
from .thread_pool import supported
from .thread_pool_ir import CELLS, SLOT_CELLS, SLOTS

_held: list[Any] = []  # engines are kept alive: their code is freed with them


class Team:
    """The threads that an OpenMP library gives the thread that uses this.

    `library` has the addresses of its `GOMP_parallel`, `omp_get_thread_num`, `omp_in_parallel`.
    """

    def __init__(self, library: Mapping[str, int]) -> None:
        self.runner = _runner()
        self._library = library
        self._threads = 0
        self._memory: Any = None
        self._late = ctypes.c_int64()
        self.address = 0

    def of(self, threads: int) -> int:
        """The address of the team's cells, for this many threads of it."""
        if threads != self._threads:
            self._make(threads)
        return self.address

    def was_late(self) -> bool:
        """True if the caller had to wait for threads in a call since the last question."""
        found = self._late.value != 0
        if found:
            self._late.value = 0
        return found

    def _make(self, threads: int) -> None:
        self._memory = ctypes.create_string_buffer(8 * (SLOTS + SLOT_CELLS * threads) + 64)
        self._threads = threads
        self.address = (ctypes.addressof(self._memory) + 63) // 64 * 64
        self._late = ctypes.c_int64.from_address(self.address + 8 * TEAM_CELLS["late"])
        cells = {
            CELLS["workers"]: threads - 1,
            TEAM_CELLS["start"]: self._library["GOMP_parallel"],
            TEAM_CELLS["number"]: self._library["omp_get_thread_num"],
            TEAM_CELLS["inside"]: self._library["omp_in_parallel"],
        }
        for cell, value in cells.items():
            ctypes.c_int64.from_address(self.address + 8 * cell).value = value


SYMBOLS = ("GOMP_parallel", "omp_get_thread_num", "omp_in_parallel")


def symbols_of(path: str) -> dict[str, int] | None:
    """The OpenMP functions that a library, or one that it depends on, has; None without them."""
    if not supported():
        return None
    try:
        library = ctypes.CDLL(path)
        return {name: _address(library, name) for name in SYMBOLS}
    except (OSError, AttributeError):  # no such file; no such function
        return None


def _address(library: ctypes.CDLL, name: str) -> int:
    return ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0


@cache
def _runner() -> int:
    """The address of `sf_team_run`, compiled when a process first needs it."""
    text = f'target triple = "{cpu_target.triple()}"\n{TEAMS[machine()]}'
    allowed = ("syscall", "clock_gettime")
    engine = cpu_target.load_object(cpu_target.object_code(text, ObjectCache(), allowed=allowed))
    _held.append(engine)
    found: int = engine.get_function_address("sf_team_run")
    return found
