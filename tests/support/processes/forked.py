"""Python programs, each in a process forked from one that has imported their libraries.

A new process takes seconds to import torch alone. A fork begins with the libraries. One for which
a package is named begins with that package, too, whose modules would be loaded anew by each
program; others import the package that their folder and their PYTHONPATH show.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from types import ModuleType
from typing import Any, TextIO

LIBRARIES = (
    "llvmlite.binding", "matplotlib.figure", "networkx", "onnx", "rich.console", "rich.progress",
    "sklearn.datasets", "torch", "torch._dynamo", "typer.main",
)  # fmt: skip
# What most programs load of the package.
MODULES = (
    "array_optimizer", "backends.native.backend", "compiler",
    "optim_defs.declare", "passes.targets", "public.names", "runtime.stepping.prepared_step",
    "tools.cli", "torch",
)  # fmt: skip


def run_python(
    words: list[str],
    folder: Path,
    environment: Mapping[str, str],
    timeout: int = 600,
    package: Path | None = None,
) -> subprocess.CompletedProcess[str]:
    """The result of `python WORDS` in a folder: a script, `-m module`, `-c code`, and arguments.

    `package` is the folder of the stepfuse that the program would import; of many programs.
    """
    (done,) = run_together(words, folder, [environment], timeout, package)
    return done


def run_together(
    words: list[str],
    folder: Path,
    environments: Sequence[Mapping[str, str]],
    timeout: int,
    package: Path | None,
) -> list[subprocess.CompletedProcess[str]]:
    """The results of processes that run at a time, one in each environment."""
    with TemporaryDirectory() as kept:
        asked = [
            {"words": words, "folder": str(folder), "environment": dict(environment),
             "files": [f"{kept}/{number}.out", f"{kept}/{number}.err"], "timeout": timeout}
            for number, environment in enumerate(environments)
        ]  # fmt: skip
        codes = _answer({"package": str(package or ""), "programs": asked})
        return [
            subprocess.CompletedProcess(words, code, *(Path(f).read_text() for f in one["files"]))
            for code, one in zip(codes, asked, strict=True)
        ]


def _answer(request: dict[str, Any]) -> list[int]:
    with _server().makefile("rw") as lines:
        lines.write(json.dumps(request) + "\n")
        lines.flush()
        return json.loads(lines.readline())


@cache
def _server() -> socket.socket:
    """A connection to the process that forks, which is one for all workers of a run of pytest."""
    owner = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    place = f"{gettempdir()}/stepfuse-forks-{owner}"
    connection = socket.socket(socket.AF_UNIX)
    with open(f"{place}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            connection.connect(place)
        except OSError:
            Path(place).unlink(missing_ok=True)
            with socket.socket(socket.AF_UNIX) as listener:
                listener.bind(place)
                listener.listen()
                _started.append(_start(listener, owner))
            connection.connect(place)
    return connection


_started: list[subprocess.Popen[bytes]] = []  # which nobody waits for


def _start(listener: socket.socket, owner: int) -> subprocess.Popen[bytes]:
    """Starts the process that forks for who connects, until the owner has ended."""
    alone = {"PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "", "OMP_NUM_THREADS": "1"}
    number = listener.fileno()
    command = [sys.executable, "-P", __file__, str(number), str(owner), listener.getsockname()]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(
        command, stdin=nothing, stdout=nothing, env=os.environ | alone, pass_fds=[number]
    )


# ------------------------------------------------------------------ in the process that forks


def serve(number: int, owner: int, place: str) -> None:
    """Imports the libraries, then answers who connects, each in a fork."""
    for name in LIBRARIES:
        with suppress(ImportError):
            import_module(name)
    gc.freeze()
    listener = socket.socket(fileno=number)
    while _is_running(owner):
        with suppress(ChildProcessError):
            os.waitpid(-1, os.WNOHANG)
        if select.select([listener], [], [], 1.0)[0]:
            connection, _ = listener.accept()
            if os.fork() == 0:
                listener.close()
                answer(connection.makefile(), connection.fileno(), "")
                os._exit(0)
            connection.close()
    for path in place, f"{place}.lock":
        Path(path).unlink(missing_ok=True)


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def answer(requests: TextIO, output: int, package: str) -> None:
    """Forks for each program; requests for another package go to a child that has imported it."""
    others: dict[str, tuple[TextIO, TextIO]] = {}
    for line in requests:
        request = json.loads(line)
        wanted = request["package"]
        if wanted != package:
            if wanted not in others:
                others[wanted] = server_with(wanted)
            to, back = others[wanted]
            to.write(line)
            to.flush()
            os.write(output, back.readline().encode())
            continue
        children = [begin(program) for program in request["programs"]]
        codes = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]
        os.write(output, f"{json.dumps(codes)}\n".encode())


def begin(program: dict[str, Any]) -> int:
    """The number of a process that runs a program."""
    child = os.fork()
    if child == 0:
        os._exit(status_of(program))  # nobody takes all those libraries apart
    return child


def server_with(package: str) -> tuple[TextIO, TextIO]:
    """The input and output of a child that answers, too, having imported a package."""
    (input_, to), (back, output) = os.pipe(), os.pipe()
    if os.fork():
        os.close(input_)
        os.close(output)
        return os.fdopen(to, "w"), os.fdopen(back)
    os.close(to)
    os.close(back)
    sys.path[:0] = [str(Path(package).parent)]
    for name in MODULES:
        import_module(f"stepfuse.{name}")
    del sys.path[0]
    gc.freeze()
    answer(os.fdopen(input_), output, package)
    os._exit(0)


def status_of(request: dict[str, Any]) -> int:
    """Goes through a program, its threads and what it has done at its end: the exit status."""
    status: Any = 0
    try:
        become(**request)
    except SystemExit as end:
        status = end.code or 0
    except BaseException:
        traceback.print_exc()
        status = 1
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()  # pyright: ignore[reportPrivateUsage]
    if not isinstance(status, int):
        print(status, file=sys.stderr)
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    return status


def become(
    words: list[str], folder: str, environment: dict[str, str], files: list[str], timeout: int
) -> None:
    """Does what `python WORDS` does, in that folder and environment."""
    signal.alarm(timeout)
    redirect([os.devnull, *files])
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    first, *rest = words
    if first == "-m":
        sys.argv, sys.path[:0] = rest, [folder]
        runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
        return
    main = sys.modules["__main__"] = ModuleType("__main__")
    if first == "-c":
        code, sys.argv, sys.path[:0] = rest[0], ["-c", *rest[1:]], [""]
        exec(compile(code, "<string>", "exec", dont_inherit=True), main.__dict__)
        return
    sys.argv, sys.path[:0], main.__file__ = words, [str(Path(first).parent)], first
    exec(compile(Path(first).read_bytes(), first, "exec", dont_inherit=True), main.__dict__)


def redirect(files: list[str]) -> None:
    """The standard input is the first file, the outputs are the others."""
    for number, path in enumerate(files):
        opened = os.open(path, os.O_RDWR | os.O_CREAT)
        os.dup2(opened, number)
        os.close(opened)


if __name__ == "__main__":
    serve(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
