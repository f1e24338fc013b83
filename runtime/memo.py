"""Values made once a process, by key, for any number of threads, and not more than so many.

What is quick to make, and needs no lock, has `functools.lru_cache` with a number.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from .system import after_fork

V = TypeVar("V")


@dataclass(slots=True)
class _Entry(Generic[V]):
    lock: threading.Lock = field(default_factory=threading.Lock)
    found: list[V] = field(default_factory=list[V])  # empty while it is being made


class Memo(Generic[V]):
    """Keeps as many values as `most`: those that were asked for last."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.made = 0
        self._start()
        after_fork(self._start)  # with locks that nobody holds

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value of a key; the first to ask makes it, others wait. Errors are not kept."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is None:
                entry = self._entries[key] = _Entry()
                if len(self._entries) > self.most:
                    self._entries.popitem(last=False)
            else:
                self._entries.move_to_end(key)
        if not entry.found:
            with entry.lock:
                if not entry.found:
                    entry.found.append(make())
                    self.made += 1
        return entry.found[0]

    def clear(self) -> None:
        """Forgets all values."""
        with self._lock:
            self._entries.clear()

    def _start(self) -> None:
        self._lock = threading.Lock()
        self._entries: OrderedDict[Hashable, _Entry[V]] = OrderedDict()
