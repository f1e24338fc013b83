"""The reports that were built from the files as they are now, by the choices."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any

from ...ir.errors import WrongUsage
from .messages import PageChoice, Reply, Request, parse_choice
from .processes import Processes

LIMIT = 30.0  # seconds that a build may take
_POLL = 0.05  # seconds between two looks at the files
_KEPT = 16  # reports
_GRAIN = 20_000_000  # nanoseconds by which the times of files may lag behind the clock
_PACKAGE = str(Path(__file__).parents[2])


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to an address: a reply, or that of the command line with the refusal's reason."""

    version: int  # of the files
    reply: Reply
    choice: PageChoice
    base: PageChoice
    refused: str = ""
    before: tuple[dict[str, Any], ...] = ()  # the costs of what the command line asks for


class Builds:
    """Builds reports of one request when they are asked for, and watches their files."""

    def __init__(self, request: Request, limit: float = LIMIT) -> None:
        self.version = 1
        self._request = request
        self._processes = Processes(limit)
        self._watched = WatchedFiles()
        self._building = Lock()
        self._kept: dict[tuple[int, PageChoice], Reply] = {}
        self._closed = Event()
        self._thread = Thread(target=self._watch, daemon=True)
        self._thread.start()

    def answer(self, query: str = "") -> Answer:
        """The report for the choices of an address; one that cannot be compiled is refused."""
        base, refused = self._request.choice, ""
        try:
            choice = parse_choice(query, base)
        except WrongUsage as error:
            choice, refused = base, str(error)
        version, (first, *rest) = self._built([base] if choice == base else [base, choice])
        if choice == base or first.error:
            return Answer(version, first, base, base, refused, first.costs)
        if rest[0].error:
            return Answer(version, first, base, base, rest[0].error, first.costs)
        return Answer(version, rest[0], choice, base, "", first.costs)

    def close(self) -> None:
        """Ends the watch and all processes."""
        self._closed.set()
        self._thread.join()
        self._processes.close()

    def _built(self, choices: list[PageChoice]) -> tuple[int, list[Reply]]:
        """The reports of the files as they are, and their version."""
        with self._building:
            while True:
                version = self.version
                found = {c: r for (v, c), r in self._kept.items() if v == version}
                if missing := [choice for choice in choices if choice not in found]:
                    found |= dict(zip(missing, self._build(missing, version), strict=True))
                if version == self.version or self._closed.is_set():
                    self._kept = {(version, c): r for c, r in [*found.items()][-_KEPT:]}
                    return version, [found[choice] for choice in choices]

    def _build(self, choices: list[PageChoice], version: int) -> list[Reply]:
        since = time.time_ns() - _GRAIN
        replies = self._processes.build([self._request.of(c) for c in choices], version)
        for reply in replies:
            self._watched.add(reply.files, since)
        return replies

    def _watch(self) -> None:
        """Sees that a file has changed, once two looks at it are the same."""
        seen = self._watched.now()
        while not self._closed.wait(_POLL):
            before, seen = seen, self._watched.now()
            if seen != before or not (found := self._watched.changed()):
                continue
            if any(path.startswith(_PACKAGE) for path in found):
                self._processes.renew()
            self.version += 1
            self._processes.cancel(self.version)


# ------------------------------------------------------------------ files

Stamp = tuple[int, int, int] | None  # none of a file that is not there


def stamp(path: str) -> Stamp:
    """Return values that change when a file is saved: its time, size, and number."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


class WatchedFiles:
    """Files, and their states when they were last read."""

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
