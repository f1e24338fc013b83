"""Systems that lack calls that Linux has, played by taking these away: the same bits."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.offload import FileMemory
from stepfuse.runtime import system
from stepfuse.tools.cli import app
from typer.testing import CliRunner

SIZE = 100_000  # elements: of several threads
CALLS = ("register_at_fork", "sched_getaffinity", "uname", "fork", "O_DIRECTORY", "memfd_create")

# A Mac and a PC know their kind of CPU without `os.uname`, whose answer Python keeps. NumPy is
# made for its system: on Linux it asks for the kernel's version.
TAKEN = """
import os, platform, sys
import numpy
platform.uname()
for name in {calls}:
    delattr(os, name)
sys.modules["fcntl"] = None
os.supports_dir_fd = set()
"""
RUN = f"""
import ctypes, hashlib, sys
from pathlib import Path
from types import SimpleNamespace
import numpy as np
import stepfuse
import llvmlite.binding, numba  # which load what is of their system
from stepfuse.backends.native import thread_pool
from stepfuse.runtime.launch import launcher

launcher.PARALLEL_FROM = 0  # every sweep asks for threads
sys.platform = PLATFORM
if sys.platform == "win32":
    ctypes.WinDLL = lambda name: SimpleNamespace(__chkstk=ctypes.CFUNCTYPE(None)(print))
folder = Path(sys.argv[1])
def optimizer(values, backend="native", threads=3):
    name = "adamw" if backend == "numba" else "lamb"  # which Numba needs seconds for
    return stepfuse.Optimizer([values], name, lr=0.1, threads=threads, backend=backend)
for backend, size in (("native", {SIZE}), ("numba", 1000), ("reference", 100)):
    params = np.linspace(-1.0, 1.0, size, dtype=np.float32)
    ours = optimizer(params, backend)
    for _ in range(2):
        ours.step([np.cos(params)])
    print(backend, hashlib.sha256(params).hexdigest())
    ours.save(folder / "run.safetensors")
    ours.save(folder / "run.safetensors")
    ours.load(folder / "run.safetensors")
print(sorted(p.name for p in folder.iterdir()), thread_pool.supported())
"""


def run(script: str, folder: Path) -> list[str]:
    """What a process prints that runs a script."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script, str(folder)],
        capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The digests with everything there."""
    return run(RUN.replace("PLATFORM", "sys.platform"), tmp_path_factory.mktemp("whole"))[:-1]


# A Mac differs from a PC by its name here; `tests.campaigns.thinned` has it, too.
@pytest.mark.parametrize(
    "platform", ["linux", "win32", pytest.param("darwin", marks=pytest.mark.thinned(0))]
)
def test_import_steps_and_checkpoints_without_them(
    platform: str, expected: list[str], tmp_path: Path
) -> None:
    script = TAKEN.format(calls=CALLS) + RUN.replace("PLATFORM", repr(platform))
    *digests, last = run(script, tmp_path)
    assert digests == expected
    assert last == f"['run.safetensors'] {platform == 'linux'}"


def test_an_artifact_is_refused_by_the_systems_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["compile", "sgd", "-o", str(tmp_path), "--target", "x86-64-v2"]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    monkeypatch.setattr("stepfuse.runtime.system.sys", SimpleNamespace(platform="darwin"))
    with pytest.raises(stepfuse.ArtifactError, match=r"for x86_64-unknown-linux-gnu, .* macOS on"):
        stepfuse.load(tmp_path)
    shown = CliRunner().invoke(app, ["inspect", str(tmp_path)])
    assert "not run: this machine is macOS" in shown.output


class Msvcrt:
    """Windows' module, as its documentation has it: one process's byte, at the file's position."""

    LK_NBLCK = 2

    def __init__(self, busy: int) -> None:
        self.busy, self.calls = busy, list[tuple[int, int, int]]()

    def locking(self, number: int, mode: int, count: int) -> None:
        self.calls.append((number, mode, count))
        if len(self.calls) <= self.busy:
            raise OSError(13, "Permission denied")


def test_a_byte_is_locked_where_there_is_no_flock(monkeypatch: Any) -> None:
    monkeypatch.setattr(system, "fcntl", None)
    monkeypatch.setattr(system, "msvcrt", found := Msvcrt(busy=3))
    system.lock(7)
    assert found.calls == [(7, Msvcrt.LK_NBLCK, 1)] * 4
    monkeypatch.setattr(system, "msvcrt", Msvcrt(busy=1))
    with pytest.raises(OSError, match="Permission denied"):
        system.lock(7, wait=False)
    monkeypatch.setattr(system, "msvcrt", None)
    with pytest.raises(OSError, match="no file locks"):
        system.lock(7)


def test_plain_threads_cover_a_range_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from stepfuse.backends.native.plain_threads import split

    for low, high, threads in [(0, 1, 2), (3, 3, 2), (5, 104, 3), (0, 7, 7)]:
        seen = np.zeros(high, np.int64)

        def part(first: int, last: int, seen: Any = seen) -> None:
            seen[first:last] += 1

        split(part, low, high, threads)
        assert (seen[low:] == 1).all() and not seen[:low].any()


def test_a_file_as_a_memory_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("os.preadv")
    with pytest.raises(stepfuse.BindError, match="needs `preadv`, which Linux has not"):
        FileMemory(tmp_path / "weights.bin")
