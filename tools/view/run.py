"""`stepfuse view`: builds the report, serves it and opens a browser, until it is interrupted."""

from __future__ import annotations

import os
import signal
import sys
import webbrowser
from collections.abc import Generator
from contextlib import contextmanager

from ..errors import WrongUsage
from .builds import Builds
from .messages import Request
from .server import ReportServer


def view(request: Request, port: int | None, opens: bool) -> None:
    """Serves the report until Ctrl-C or SIGTERM. Raises WrongUsage for what no saved file mends."""
    with _interrupted_by_term(), _builds(request) as builds:
        reply = builds.answer().reply
        if reply.is_usage:
            raise WrongUsage(reply.error)
        with ReportServer(builds, port) as server:
            print(f"{server.url} shows {request.spec}; Ctrl-C ends it", flush=True)
            if reply.error:
                print(f"it cannot be compiled yet:\n{reply.error}", file=sys.stderr, flush=True)
            if opens and _has_display():
                webbrowser.open(server.url)
            try:
                server.serve_forever()
            except KeyboardInterrupt:
                print()


@contextmanager
def _builds(request: Request) -> Generator[Builds]:
    builds = Builds(request)
    try:
        yield builds
    finally:
        builds.close()


@contextmanager
def _interrupted_by_term() -> Generator[None]:
    """Has SIGTERM do as Ctrl-C does, so that no process of a build stays behind."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _has_display() -> bool:
    """Whether a browser would have a window, and not take the terminal."""
    if sys.platform in ("win32", "darwin", "cygwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
