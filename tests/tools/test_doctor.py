"""`stepfuse doctor`: what it says of this machine is what the machine says."""

from __future__ import annotations

import json
import os
import platform
import re
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console
from stepfuse.backends import BACKENDS
from stepfuse.runtime.cuda.driver import DeviceError
from stepfuse.tools import doctor
from stepfuse.tools.cli import app
from stepfuse.tools.records.record import VERSION
from typer.testing import CliRunner

PAGE = Path(__file__).parents[2] / "docs" / "install.md"


def said(*options: str) -> str:
    result = CliRunner().invoke(app, ["doctor", *options])
    assert result.exit_code == 0, result.output
    return result.output


def test_json_has_what_the_system_says() -> None:
    found = json.loads(said("--json"))
    assert (found["schema"], found["kind"]) == (VERSION, "doctor")
    assert found["python"] == platform.python_version()
    assert found["cpus"] == len(os.sched_getaffinity(0))
    assert list(found["backends"]) == list(BACKENDS)
    assert found["backends"]["native"] == "found"


class _Library:
    """A driver that finds some GPUs."""

    def __init__(self, gpus: int, code: int = 0) -> None:
        self._gpus, self._code = gpus, code

    def __getattr__(self, name: str) -> Any:
        if name in ("cuDeviceGetCount", "cuDriverGetVersion"):
            return self._count
        return lambda *_: self._code

    def _count(self, out: Any, *_: Any) -> int:
        out._obj.value = self._gpus
        return self._code


def test_a_gpu_is_found_where_a_driver_finds_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> Any:
        raise DeviceError("this machine has no NVIDIA driver (libcuda): install it")

    missing = "compiles, does not run: "
    for load, expected in (
        (none, f"{missing}this machine has no NVIDIA driver"),
        (lambda: _Library(0), f"{missing}the driver finds no GPU"),
        (lambda: _Library(1), "found, 1 GPU"),
        (lambda: _Library(2), "found, 2 GPUs"),
    ):
        monkeypatch.setattr(doctor, "load_library", load)
        backends = json.loads(said("--json"))["backends"]
        assert (backends["cuda"], backends["numba-cuda"]) == (expected, expected)
    assert all(len(line) <= 80 for line in said().splitlines() if line.startswith("  cuda"))


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc/cpuinfo")
def test_levels_are_those_of_the_kernels_flags() -> None:
    flags = re.search(r"^flags\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    if flags is None:
        pytest.skip("no CPU of x86-64")
    names = flags[1].split()
    levels = json.loads(said("--json"))["levels"]
    assert ("x86-64-v3" in levels) == ({"avx2", "fma", "bmi2", "movbe"} <= {*names})
    assert ("x86-64-v4" in levels) == ({"avx512f", "avx512vl", "avx512bw"} <= {*names})


def test_text_has_every_key_and_the_table() -> None:
    shown = said()
    for word in ("system", "CPU", "levels", "threads", "file locks", "artifacts", "cache"):
        assert re.search(rf"^{word}\s+\S", shown, re.MULTILINE), word
    rows = [re.split(r" {2,}", line) for line in shown.partition("\n\n")[2].splitlines()]
    heads, _, *cells = [re.split(r" *\| *", line.strip("| ")) for line in doctor.table()]
    assert rows == [[cell.replace("`", "") for cell in row] for row in (heads, *cells)]


@pytest.mark.parametrize("width", [80, 90, 112])
def test_on_a_terminal_locks_are_left_out_before_the_cache(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    console = Console(force_terminal=True, width=width, color_system=None)
    monkeypatch.setattr("rich.console.Console", lambda: console)
    with console.capture() as captured:
        doctor.show_platforms()
    lines = captured.get().splitlines()
    assert max(map(len, lines)) <= width and len(lines) == 1 + len(doctor.PLATFORMS)
    assert ("file locks" in lines[0], "object cache" in lines[0]) == (width > 100, width > 80)


def test_the_page_has_the_same_table() -> None:
    assert "\n".join(doctor.table()) in PAGE.read_text()


def test_the_rows_are_what_the_code_does(monkeypatch: pytest.MonkeyPatch) -> None:
    named = {"Linux": "linux", "macOS": "darwin", "Windows": "win32"}
    for system, cpu, threads, _, artifacts, *_ in doctor.PLATFORMS:
        fake = SimpleNamespace(platform=named[system])
        monkeypatch.setattr("stepfuse.runtime.system.sys", fake)
        kind = {"x86-64": "x86_64", "aarch64": "aarch64", "arm64, x86-64": "arm64"}[cpu]
        monkeypatch.setattr("stepfuse.runtime.system.platform.machine", lambda kind=kind: kind)
        found = doctor.found()
        assert (found.system, found.pool) == (system, threads)
        assert bool(found.artifacts) == (artifacts == "loaded")


def test_what_is_missing_has_its_pip_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda name: None)
    found = doctor.found()
    assert found.backends["native"] == "needs llvmlite: pip install 'stepfuse'"
    assert found.backends["numba-cuda"] == "needs numba_cuda: pip install 'stepfuse[cuda]'"
    assert "not known without llvmlite" in doctor.to_text(found)
