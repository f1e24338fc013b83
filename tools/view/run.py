"""`stepfuse view`: builds the report, serves it and opens a browser, until it is interrupted."""

from __future__ import annotations

import os
import signal
import sys
import webbrowser
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from ...ir.errors import WrongUsage
from .builds import Builds
from .messages import Request
from .server import ReportServer


def view(request: Request, port: int | None, opens: bool) -> None:
    """Serves the report until Ctrl-C or SIGTERM. Raises WrongUsage for errors of the request."""
    with _interrupted_by_term(), _builds(request) as builds:
        reply = builds.answer().reply
        if reply.is_usage:
            raise WrongUsage(reply.error)
        with ReportServer(builds, port) as server:
            print(f"{server.url} shows {request.spec}; Ctrl-C ends it", flush=True)
            if reply.error:
                print(f"it cannot be compiled yet:\n{reply.error}", file=sys.stderr, flush=True)
            with ExitStack() as shown:
                if opens and _has_display():
                    webbrowser.open(shown.enter_context(_leading_to(server.url)))
                try:
                    server.serve_forever()
                except KeyboardInterrupt:
                    print()


@contextmanager
def _leading_to(url: str) -> Generator[str]:
    """A file of this account alone that leads to an address, as the browser is to open it.

    Every account of the machine can read the arguments of a process.
    """
    with TemporaryDirectory(prefix="stepfuse-view-") as folder:  # its mode is 0700
        page = Path(folder, "view.html")
        page.write_text(
            '<!doctype html><meta charset="utf-8">'
            f'<meta http-equiv="refresh" content="0; url={url}"><a href="{url}">The report</a>\n',
            encoding="utf-8",
        )
        yield page.as_uri()


@contextmanager
def _builds(request: Request) -> Generator[Builds]:
    builds = Builds(request)
    try:
        yield builds
    finally:
        builds.close()


@contextmanager
def _interrupted_by_term() -> Generator[None]:
    """Handle SIGTERM as Ctrl-C, so that no process of a build stays behind."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _has_display() -> bool:
    """True if a browser would have a window, and not take the terminal."""
    if sys.platform in ("win32", "darwin", "cygwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
