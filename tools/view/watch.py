"""Checks that files are unchanged."""

from __future__ import annotations

import os
from collections.abc import Iterable
from threading import Lock

Stamp = tuple[int, int, int] | None  # none of a file that is not there


def stamp(path: str) -> Stamp:
    """Return values that change when a file is saved: its time, size, and number."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


class Watched:
    """Files, and what they were like when they were last read."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._stamps: dict[str, Stamp] = {}

    def now(self) -> dict[str, Stamp]:
        """The stamps of all files, as they are now."""
        return {path: stamp(path) for path in [*self._stamps]}

    def changed(self) -> list[str]:
        """The files that are not as they were, which is then how they were."""
        now = self.now()
        with self._lock:
            found = [p for p, new in now.items() if p in self._stamps and self._stamps[p] != new]
            self._stamps |= {path: now[path] for path in found}
        return found

    def add(self, files: Iterable[str], since: int) -> None:
        """Watches files that were first read after the time `since`, in nanoseconds.

        One that was saved after it may have been read before: it has changed.
        """
        for path in files:
            new = stamp(path)
            with self._lock:
                late = new is not None and new[0] >= since
                self._stamps.setdefault(path, None if late else new)
