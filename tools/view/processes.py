"""Processes that build reports: one is always ready, so that a build need not wait for imports."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from threading import Lock

from .messages import Reply, Request, parse_reply

_GROUP = subprocess.CREATE_NEW_PROCESS_GROUP if sys.platform == "win32" else 0


class Processes:
    """Each build takes the process that is ready; `limit` is in seconds."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._lock = Lock()
        self._closed = False
        self._taken: subprocess.Popen[str] | None = None
        self._version = 0  # of the files that the process which is taken reads
        self._ready = _start(limit)

    def build(self, requests: Sequence[Request], version: int) -> list[Reply]:
        """A reply to each; errors where the process is ended before it has them. One at a time."""
        with self._lock:
            self._taken, self._version = (process := self._ready), version
        lines = "".join(f"{request.text()}\n" for request in requests)
        try:
            said, _ = process.communicate(lines, timeout=self._limit + 1)
        except subprocess.TimeoutExpired:
            process.kill()
            said, _ = process.communicate()
        with self._lock:
            self._taken = None
            if not self._closed:
                self._ready = _start(self._limit)
        first, *replies = [parse_reply(line) for line in said.splitlines()] or [Reply()]
        ended = replace(first, error=self._ending(process.returncode))
        return [*replies, *[ended] * (len(requests) - len(replies))]

    def cancel(self, version: int) -> None:
        """Ends the build that is on its way, if it is one of files before this version."""
        with self._lock:
            if self._taken is not None and self._version < version:
                self._taken.kill()

    def renew(self) -> None:
        """Start a fresh process for the next build: the compiler's files have changed."""
        with self._lock:
            if self._ready is not self._taken:
                _end(self._ready)
                self._ready = _start(self._limit)

    def close(self) -> None:
        """Ends all processes."""
        with self._lock:
            self._closed = True
            if self._taken is not None:
                self._taken.kill()
            if self._ready is not self._taken:
                _end(self._ready)

    def _ending(self, code: int) -> str:
        return (
            f"the process that builds the report ended with code {code} before it was done; see "
            f"the terminal of `stepfuse view` for its last words. A build may take "
            f"{self._limit:g} s, and the definition's module must neither wait nor end Python"
        )


def _start(limit: float) -> subprocess.Popen[str]:
    """A process with this one's modules to import, which Ctrl-C at the terminal does not reach."""
    paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
    return subprocess.Popen(
        [sys.executable, "-P", "-m", f"{__package__}.build", str(limit)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
        encoding="utf-8",
        start_new_session=True,
        creationflags=_GROUP,
    )


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()
