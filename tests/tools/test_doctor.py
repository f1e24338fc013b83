"""`stepfuse doctor`: what it says of this machine is what the machine says."""

from __future__ import annotations

import json
import os
import platform
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console
from stepfuse.backends import BACKENDS
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
    monkeypatch.setattr("stepfuse.tools.tables.Console", lambda: console)
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
