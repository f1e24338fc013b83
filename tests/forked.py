"""Python programs, each in a process forked from one that has imported their libraries.

A new process takes seconds to import torch alone. A fork begins with the libraries and without
stepfuse: each program imports the package that its folder and its PYTHONPATH show.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

LIBRARIES = (
    "llvmlite.binding", "matplotlib.figure", "networkx", "onnx", "rich.console", "rich.progress",
    "sklearn.datasets", "torch", "torch._dynamo", "typer.main",
)  # fmt: skip


def run_python(
    words: list[str], folder: Path, environment: Mapping[str, str], timeout: int = 600
) -> subprocess.CompletedProcess[str]:
    """The result of `python WORDS` in a folder: a script, `-m module`, `-c code`, and arguments."""
    with TemporaryDirectory() as kept:
        files = [Path(kept) / name for name in ("stdout", "stderr")]
        code = _answer({
            "words": words, "folder": str(folder), "environment": dict(environment),
            "files": list(map(str, files)), "timeout": timeout,
        })  # fmt: skip
        return subprocess.CompletedProcess(words, code, *(f.read_text() for f in files))


def _answer(request: dict[str, Any]) -> int:
    server = _server()
    assert server.stdin and server.stdout
    server.stdin.write(json.dumps(request) + "\n")
    server.stdin.flush()
    return int(server.stdout.readline())


@cache
def _server() -> subprocess.Popen[str]:
    """The process that forks, which ends when this one does, as its input ends then."""
    alone = {"PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "", "OMP_NUM_THREADS": "1"}
    command, pipe = [sys.executable, "-P", __file__], subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, env=os.environ | alone, text=True)


# ------------------------------------------------------------------ in the process that forks


def serve() -> None:
    """Runs what each line of the input asks for, and answers with its exit status."""
    for name in LIBRARIES:
        with suppress(ImportError):
            import_module(name)
    gc.freeze()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(status_of(json.loads(line)))  # nobody takes all those libraries apart
        _, status = os.waitpid(child, 0)
        os.write(1, f"{os.waitstatus_to_exitcode(status)}\n".encode())


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
        exec(compile(code, "<string>", "exec"), main.__dict__)
        return
    sys.argv, sys.path[:0], main.__file__ = words, [str(Path(first).parent)], first
    exec(compile(Path(first).read_bytes(), first, "exec"), main.__dict__)


def redirect(files: list[str]) -> None:
    """The standard input is the first file, the outputs are the others."""
    for number, path in enumerate(files):
        opened = os.open(path, os.O_RDWR | os.O_CREAT)
        os.dup2(opened, number)
        os.close(opened)


if __name__ == "__main__":
    serve()
