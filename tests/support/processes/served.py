"""A server of a report, for tests, and what asks it."""

from __future__ import annotations

import http.client
import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any
from unittest.mock import patch

from stepfuse.tools.view.build import build
from stepfuse.tools.view.builds import LIMIT, Builds
from stepfuse.tools.view.messages import PageChoice, Reply, Request
from stepfuse.tools.view.server import ReportServer

SPEC = '''import stepfuse as sf
from stepfuse import optimizer, sqrt, update, zeros


@optimizer
def mine(param, grad, v=zeros, *, lr=1e-3, beta2=0.99, eps=1e-8):
    """The gradient over the root of its average square."""
    v = sf.ema(v, grad * grad, beta2)
    return update(param=param - lr * grad / (sqrt(v) + eps), v=v)
'''
PATIENCE = 30.0  # seconds after which a test gives up; nothing is expected to take so long


class BuildsHere:
    """In place of processes, which take a second to start, where no module of a user is loaded."""

    def __init__(self, _limit: float) -> None:
        pass

    def build(self, requests: Sequence[Request], _version: int) -> list[Reply]:
        return [build(request) for request in requests]

    def cancel(self, _version: int) -> None:
        pass

    def renew(self) -> None:
        pass

    def close(self) -> None:
        pass


@contextmanager
def served(
    spec: str, choice: PageChoice | None = None, passes: str = "", limit: float = LIMIT
) -> Iterator[ReportServer]:
    """The server of a report on a free port."""
    with serving(Builds(Request(spec, choice or PageChoice(), passes), limit)) as server:
        yield server


@contextmanager
def served_here(spec: str, choice: PageChoice | None = None) -> Iterator[ReportServer]:
    """The server of a report that is built in this process."""
    with patch("stepfuse.tools.view.builds.Processes", BuildsHere):
        builds = Builds(Request(spec, choice or PageChoice()))
    with serving(builds) as server:
        yield server


@contextmanager
def serving(builds: Builds) -> Iterator[ReportServer]:
    """A server of builds, which end with it."""
    with ReportServer(builds) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            builds.answer()
            yield server
        finally:
            builds.close()
            server.shutdown()
            thread.join()


def get(
    server: ReportServer,
    path: str,
    method: str = "GET",
    token: str | None = None,
    **headers: str,
) -> Any:
    """The answer and its text; `token` is what stands before the path, else the server's own."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=PATIENCE)
    named = {k.replace("_", "-"): v for k, v in headers.items()}
    start = f"/{server.token}" if token is None else token
    connection.request(method, start + path, headers=named)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer, text


def said(server: ReportServer, path: str) -> dict[str, Any]:
    return json.loads(get(server, path)[1])


def element(text: str, name: str) -> Any:
    found = re.search(rf'<script type="application/json" id="{name}">(.*?)</script>', text, re.S)
    assert found is not None
    return json.loads(found[1])


def until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end
        time.sleep(0.02)


def saved(server: ReportServer, path: Path, text: str) -> dict[str, Any]:
    """What is built once the server has seen that a file was saved."""
    version = said(server, "/version")["version"]
    path.write_text(text)
    until(lambda: said(server, "/version")["version"] > version)
    return said(server, "/built")
