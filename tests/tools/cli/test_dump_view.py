"""`stepfuse view` as a command: how it ends, its port, what it refuses."""

from __future__ import annotations

import http.client
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from stepfuse.ir.errors import WrongUsage
from stepfuse.tools.cli import app
from stepfuse.tools.view.builds import Builds
from stepfuse.tools.view.messages import PageChoice, Request
from stepfuse.tools.view.server import ReportServer
from typer.testing import CliRunner

from tests.support.processes.served import PATIENCE, BuildsHere, until


@contextmanager
def command(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`stepfuse view` in a process, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "stepfuse", "view", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        # A shell's background job, as the tests may be, has Ctrl-C ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline()
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_command_ends_cleanly(how: signal.Signals) -> None:
    with command("sgd", "--no-open") as (process, line):
        address = re.match(
            r"http://127\.0\.0\.1:(\d+)(/[\w-]{43}/) shows sgd; Ctrl-C ends it", line
        )
        assert address is not None
        connection = http.client.HTTPConnection("127.0.0.1", int(address[1]), timeout=PATIENCE)
        for path, status in (("/version", 403), (f"{address[2]}version", 200)):
            connection.request("GET", path)
            answer = connection.getresponse()
            answer.read()
            assert answer.status == status
        children = _children(process.pid)
        assert children
        os.kill(process.pid, how)
        _, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and errors == ""
        until(lambda: not any(_is_alive(pid) for pid in children))


def _children(pid: int) -> list[int]:
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True
    )
    return [int(word) for word in listed.stdout.split()]


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_port_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stepfuse.tools.view.builds.Processes", BuildsHere)
    builds = Builds(Request("sgd", PageChoice()))
    try:
        with ReportServer(builds) as one, ReportServer(builds) as other:
            port = one.server_port
            assert port != other.server_port
            result = CliRunner().invoke(app, ["view", "sgd", "--no-open", "--port", str(port)])
    finally:
        builds.close()
    assert result.exit_code == 2
    assert f"port {port} of 127.0.0.1 cannot be had" in result.stderr
    assert "give another --port" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["adamq"], "no optimizer or stage is called 'adamq'"),
        (["adamw", "--dtypes", "param=x"], "dtype of param"),
        (["adamw", "--policy", "x"], "unknown policy 'x'"),
        (["adamw", "--passes", "cse"], "a pipeline that ends in fuse,lower"),
        (["adamw", "--port", "99999"], "--port"),
        (["nowhere.py:mine"], "nowhere.py: No such file"),
    ],
)
def test_what_no_file_mends_is_wrong_usage(
    arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stepfuse.tools.view.builds.Processes", BuildsHere)
    result = CliRunner().invoke(app, ["view", "--no-open", *arguments])
    assert result.exit_code == 2 and message in result.stderr


def test_a_static_is_true_or_false() -> None:
    assert PageChoice(statics="amsgrad=true,maximize=false").flags == dict(
        amsgrad=True, maximize=False
    )
    with pytest.raises(WrongUsage, match="NAME=true"):
        PageChoice(statics="amsgrad=1").flags  # noqa: B018
