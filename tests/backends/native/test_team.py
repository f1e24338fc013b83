"""A team of another library's threads, played by Python's: who gets what, and who runs alone."""

from __future__ import annotations

import ctypes
import ctypes.util
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from stepfuse.backends.native.team import SYMBOLS, Team, symbols_of
from stepfuse.backends.native.thread_pool import supported

pytestmark = pytest.mark.skipif(not supported(), reason="teams run where the pool does")

REGION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
START = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint)
NUMBER = ctypes.CFUNCTYPE(ctypes.c_int)
SHARE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
RUN = ctypes.CFUNCTYPE(
    None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, *[ctypes.c_int64] * 3
)


class Library:
    """What a team needs of OpenMP, with Python's threads."""

    def __init__(self, missing: int = 0, delay: float = 0.0) -> None:
        self.missing, self.delay = missing, delay
        self.inside, self.asked = 0, 0
        self._own = threading.local()
        self._held = START(self._start), NUMBER(self._number), NUMBER(lambda: self.inside)
        places = (ctypes.cast(f, ctypes.c_void_p).value or 0 for f in self._held)
        self.symbols = dict(zip(SYMBOLS, places, strict=True))

    def _number(self) -> int:
        return getattr(self._own, "number", 0)

    def _start(self, region: int, data: int, count: int, flags: int) -> None:
        self.asked = count

        def one(number: int) -> None:
            self._own.number = number
            REGION(region)(data)

        threads = [threading.Thread(target=one, args=(n,)) for n in range(1, count - self.missing)]
        for thread in threads:
            thread.start()
        one(0)
        for thread in threads:
            thread.join()
        time.sleep(self.delay)


def shares(library: Library, threads: int, low: int, high: int) -> list[tuple[int, int, str]]:
    """What a team's threads are given of a range, in order."""
    team, found = Team(library.symbols), list[tuple[int, int, str]]()

    def share(_: int, argument: int, first: int, last: int) -> None:
        assert argument == 7
        found.append((first, last, threading.current_thread().name))

    called = SHARE(share)
    RUN(team.runner)(team.of(threads), ctypes.cast(called, ctypes.c_void_p), None, 7, low, high)
    return sorted(found)


def covered(found: list[tuple[int, int, str]]) -> Iterator[int]:
    for first, last, _ in found:
        yield from range(first, last)


@pytest.mark.parametrize("size", [2, 3, 63, 1000])
@pytest.mark.parametrize("threads", [2, 3])
def test_every_element_is_in_one_share(threads: int, size: int) -> None:
    library = Library()
    assert list(covered(shares(library, threads, 5, 5 + size))) == list(range(5, 5 + size))
    assert library.asked == threads


def test_threads_that_do_not_come_are_not_waited_for() -> None:
    """A library may give fewer than asked for; the others take their parts."""
    found = shares(Library(missing=2), 4, 0, 1000)
    assert list(covered(found)) == list(range(1000))


def alone(make: Callable[[], Library], threads: int = 2, size: int = 1000) -> None:
    library = make()
    found = shares(library, threads, 0, size)
    assert found == [(0, size, threading.current_thread().name)] and library.asked == 0


def test_who_runs_alone() -> None:
    """A team of one, a range of one, and whoever is in a parallel region already."""

    def inside() -> Library:
        library = Library()
        library.inside = 1
        return library

    alone(Library, threads=1)
    alone(Library, size=1)
    alone(inside)


def test_a_call_within_a_call_runs_alone() -> None:
    """As when two threads use one team."""
    library = Library()
    team, inner = Team(library.symbols), list[tuple[int, int]]()
    note = SHARE(lambda _, __, first, last: inner.append((first, last)))
    run, address = RUN(team.runner), team.of(2)

    def nest(_: int, __: int, first: int, ___: int) -> None:
        if first == 0:
            run(address, ctypes.cast(note, ctypes.c_void_p), None, 0, 0, 500)

    nested = SHARE(nest)
    run(address, ctypes.cast(nested, ctypes.c_void_p), None, 0, 0, 500)
    assert inner == [(0, 500)]
    run(address, ctypes.cast(note, ctypes.c_void_p), None, 0, 0, 500)  # it is free again
    assert sorted(inner[1:])[-1][1] == 500 and len(inner) > 2


def test_late_threads_are_noticed_once() -> None:
    library = Library(delay=0.05)
    team = Team(library.symbols)
    nothing = SHARE(lambda *_: None)
    RUN(team.runner)(team.of(2), ctypes.cast(nothing, ctypes.c_void_p), None, 0, 0, 2)
    assert team.was_late()
    assert not team.was_late()


def test_libraries_without_openmp() -> None:
    assert symbols_of("/nowhere/libtorch_cpu.so") is None
    assert symbols_of(ctypes.util.find_library("m") or "libm.so.6") is None
