"""Many specs over processes: what fails is named at once, and keeps nothing else from being run."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from stepfuse.ir.errors import WrongUsage
from stepfuse.tools.check.passes import FAILED, NOT_PROVEN, NOT_RUN, OK, Finding
from stepfuse.tools.check.run import CheckedSpec, check_many, report

WHOLE = """
optimizer @whole {
  param %param : f32 elem
  grad %grad : f32 elem
  state %m = 0.0 : f32 elem
  step {
    %0 = sumsq %grad : real tensor
    update %param = %m
    update %m = %0
  }
}
"""
DYING = "import os\nos._exit(7)\n"
COUNTS = ("1 thread", "2 threads")
RAISING = "raise RuntimeError('of this file')\n"


def silent() -> Console:
    return Console(file=io.StringIO())


def test_two_processes_check_everything(tmp_path: Path) -> None:
    path = tmp_path / "raising.py"
    path.write_text(RAISING)
    names, shown = (f"{path}:f", "sgd"), silent()
    apart = check_many(names, "strict", "", 0, 2, shown)
    assert [c.name for c in apart] == list(names)
    (failure,) = apart[0].findings
    assert failure.status == FAILED and "RuntimeError: of this file" in failure.detail
    subjects = [f.subject for f in apart[1].findings]
    assert subjects[-4:] == [f"{b}, {n}" for b in ("native", "numba") for n in COUNTS]
    assert "plan" in subjects and "loops for numba" in subjects
    assert {f.status for f in apart[1].findings} == {OK}
    assert isinstance(shown.file, io.StringIO) and "of this file" in shown.file.getvalue()


def test_a_process_that_dies_is_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "dying.py"
    path.write_text(DYING)
    (found,) = check_many([f"{path}:f"], "strict", "", 0, 2, silent())
    assert found.failed and "--jobs 1" in found.failed[0].detail


def test_a_storage_that_one_spec_refuses_fails_that_spec_alone(tmp_path: Path) -> None:
    path = tmp_path / "whole.sf"
    path.write_text(WHOLE)
    refused, stateless = check_many((str(path), "sgd"), "strict", "state=linear8", 0, 1, silent())
    assert "one number for each tensor" in refused.failed[0].detail
    assert [f.status for f in stateless.findings] == [NOT_RUN]
    assert "no such role" in stateless.findings[0].detail


@pytest.mark.parametrize("jobs", [1, 2])
def test_wrong_usage_ends_the_run(jobs: int) -> None:
    with pytest.raises(WrongUsage, match="dtype of param"):
        check_many(("sgd", "lion"), "strict", "param=x", 0, jobs, silent())


def test_the_report_names_failures_and_the_slowest(capsys: pytest.CaptureFixture[str]) -> None:
    bad = Finding("pass cse", "@b step", FAILED, "shape (1,): %param differs")
    checked = [
        CheckedSpec("a", (Finding("plan", "@a step", OK),), 1.5),
        CheckedSpec("b", (Finding("plan", "@b step", OK), bad), 0.5),
    ]
    assert report(checked[:1], 1.0) == 0
    out = capsys.readouterr().out
    assert "@a step" in out and "1 checks: 0 failed, 0 not run" in out
    missed = [Finding("pass view", f"@{n} step", NOT_RUN, "why") for n in "cde"]
    missed.append(Finding("fusion", "@c step", NOT_PROVEN, "at most 4 bytes"))
    checked.append(CheckedSpec("c", tuple(missed), 0.1))
    assert report(checked, 2.0) == 1
    out, err = capsys.readouterr()
    assert "@a" not in out and "7 checks: 1 failed, 3 not run, 1 not proven" in out
    assert "not proven: fusion of @c step: at most 4 bytes" in out
    assert "not run: pass view of @c step and 2 more: why" in out
    assert "3 specs in 2 s, the slowest a in 1.5 s" in out
    assert err == "error: pass cse of @b step: shape (1,): %param differs\nfailed: b\n"
