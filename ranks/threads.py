"""Ranks that are threads of this process: for tests, and to replay runs of processes.

on_threads(3, work)      [work(view of rank 0), work(view of rank 1), work(view of rank 2)]
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from .protocol import TIMEOUT, Buffer, Handle, SummedHandle, late

_R = TypeVar("_R")
_Key = tuple[object, ...]  # a verb's, and the rank that gives


@dataclass(slots=True)
class _Meeting:
    """The meeting point of ranks: messages stay until their receivers have taken them."""

    count: int
    changed: threading.Condition = field(default_factory=threading.Condition)
    given: dict[_Key, Sequence[Buffer]] = field(default_factory=dict[_Key, "Sequence[Buffer]"])
    left: dict[_Key, set[int]] = field(default_factory=dict[_Key, "set[int]"])  # who have yet to
    gone: dict[int, str] = field(default_factory=dict[int, str])  # ranks that have ended, and why


class ThreadRanks:
    """The view of one thread: `ThreadRanks.of(4)` has that of each."""

    def __init__(self, rank: int, meeting: _Meeting, timeout: float) -> None:
        self.rank, self.count, self.timeout = rank, meeting.count, timeout
        self._meeting = meeting
        self._verbs = 0  # that all ranks call
        self._messages: dict[tuple[int, int], int] = {}

    @classmethod
    def of(cls, count: int, timeout: float = TIMEOUT) -> list[ThreadRanks]:
        """The views of so many ranks, one for each thread."""
        meeting = _Meeting(count)
        return [cls(rank, meeting, timeout) for rank in range(count)]

    def leave(self, why: str = "it has ended") -> None:
        """Tells the others that this rank comes no more."""
        with self._meeting.changed:
            self._meeting.gone[self.rank] = why
            self._meeting.changed.notify_all()

    def exchange(self, given: Sequence[Buffer], into: Sequence[Buffer], phase: str) -> Handle:
        """Copy this rank's part of each other's array."""
        return self._together(given, into, phase)

    def gather(self, own: Buffer, into: Sequence[Buffer], phase: str) -> Handle:
        """Copy the arrays of all ranks."""
        return self._together([own] * self.count, into, phase)

    def broadcast(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """Copy the array of one rank to all."""
        self._verbs += 1
        key = "verb", self._verbs, source
        if source == self.rank:
            return self._give(key, [buffer] * self.count, self._every - {self.rank}, phase)
        return _Taking(self, [(key, buffer)], (), phase)

    def send(self, buffer: Buffer, target: int, phase: str) -> Handle:
        """Move an array from one rank to another."""
        given = {target: buffer}
        found = [given.get(rank, buffer) for rank in range(self.count)]
        return self._give(self._message(self.rank, target), found, {target}, phase)

    def receive(self, buffer: Buffer, source: int, phase: str) -> Handle:
        """Move an array from one rank to another."""
        return _Taking(self, [(self._message(source, self.rank), buffer)], (), phase)

    def receive_any(self, buffer: Buffer, phase: str) -> int:
        """Receive the array that came first. Raises RanksError."""
        others = sorted(self._every - {self.rank})

        def first() -> list[int]:
            keys = {self._next(source, self.rank): source for source in others}
            return [keys[key] for key in self._meeting.given if key in keys]

        self._await(lambda: bool(first()), lambda: others, phase)
        source = first()[0]
        self.receive(buffer, source, phase).wait()
        return source

    def sum(self, buffer: Buffer, phase: str) -> Handle:
        """Sum in the order of the ranks, where engines have other orders."""
        every = [buffer + 0 for _ in range(self.count)]
        return SummedHandle(self.gather(buffer, every, phase), every, buffer)

    def _together(self, given: Sequence[Buffer], into: Sequence[Buffer], phase: str) -> Handle:
        self._verbs += 1
        keys = [("verb", self._verbs, rank) for rank in range(self.count)]
        mine = keys[self.rank]
        self._give(mine, given, self._every, phase)
        return _Taking(self, list(zip(keys, into, strict=True)), (mine,), phase)

    def _message(self, source: int, target: int) -> _Key:
        key = self._next(source, target)
        self._messages[source, target] = self._messages.get((source, target), 0) + 1
        return key

    def _next(self, source: int, target: int) -> _Key:
        return "message", source, target, self._messages.get((source, target), 0) + 1, source

    @property
    def _every(self) -> set[int]:
        return set(range(self.count))

    def _give(self, key: _Key, given: Sequence[Buffer], takers: set[int], phase: str) -> Handle:
        with self._meeting.changed:
            self._meeting.given[key], self._meeting.left[key] = given, takers
            self._meeting.changed.notify_all()
        return _Taking(self, (), (key,), phase)

    def take(self, key: _Key, buffer: Buffer, phase: str) -> None:
        """Wait for a rank's array, and copy it. Raises RanksError."""
        meeting = self._meeting
        self._await(lambda: key in meeting.given, lambda: [key[-1]], phase)
        buffer[...] = meeting.given[key][self.rank]
        with meeting.changed:
            meeting.left[key].discard(self.rank)
            if not meeting.left[key]:
                del meeting.given[key], meeting.left[key]
                meeting.changed.notify_all()

    def taken(self, key: _Key, phase: str) -> None:
        """Wait until all have taken this rank's array. Raises RanksError."""
        left = self._meeting.left
        others = lambda: sorted(left.get(key, set[int]()) - {self.rank})  # noqa: E731
        self._await(lambda: key not in self._meeting.given, others, phase)

    def _await(
        self, done: Callable[[], bool], others: Callable[[], Sequence[object]], phase: str
    ) -> None:
        """Wait for the others; a rank that is gone does not come."""
        meeting = self._meeting
        with meeting.changed:
            meeting.changed.wait_for(lambda: done() or self._gone(others()), self.timeout)
            if done():
                return
            if gone := self._gone(others()):
                raise late(self, phase, f"rank {gone[0]} is gone: {meeting.gone[gone[0]]}")
            named = " or ".join(f"rank {other}" for other in others())
        raise late(self, phase, f"{named} did not come within {self.timeout:g} s")

    def _gone(self, others: Sequence[object]) -> list[int]:
        return [rank for rank in self._meeting.gone if rank in others]


class _Taking:
    """A handle: messages to take, and those that others must take before it is done."""

    def __init__(
        self,
        ranks: ThreadRanks,
        taking: Sequence[tuple[_Key, Buffer]],
        given: Sequence[_Key],
        phase: str,
    ) -> None:
        self._ranks, self._phase = ranks, phase
        self._taking, self._given = list(taking), list(given)

    def wait(self) -> None:
        """Take the arrays that are left. Raises RanksError."""
        while self._taking:
            self._ranks.take(*self._taking[0], self._phase)
            del self._taking[0]
        while self._given:
            self._ranks.taken(self._given[0], self._phase)
            del self._given[0]


def on_threads(count: int, work: Callable[[ThreadRanks], _R], timeout: float = TIMEOUT) -> list[_R]:
    """Return the results of `work` on so many ranks. Raises the first error of its own kind.

    A rank that has ended in an error is gone for the others, which need not wait for the time-out.
    """
    views = ThreadRanks.of(count, timeout)
    found: dict[int, _R] = {}
    errors: list[BaseException] = []

    def run(view: ThreadRanks) -> None:
        try:
            found[view.rank] = work(view)
        except BaseException as error:
            errors.append(error)
            view.leave(f"{type(error).__name__}: {error}")

    threads = [threading.Thread(target=run, args=(view,), daemon=True) for view in views]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
    return [found[rank] for rank in range(count)]
