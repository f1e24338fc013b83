"""The benchmark on a GPU goes its whole way over the stub, and says that it is one."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from stepfuse.runtime.cuda import device as devices

ROOT = Path(__file__).parents[3]
MODULES = ("cuda_machine", "cuda_run", "cuda_beside_torch", "cuda_parts", "cuda_step")

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


@pytest.fixture(name="run")
def run_over_the_stub(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    monkeypatch.setattr(devices, "_here", devices._here)  # the stub stays no longer than this
    import cuda_step

    given = cuda_step.parser().parse_args(["--budget", "60", "--out", str(tmp_path / "out.json")])
    yield cuda_step.Run(cuda_step.Machine(stub=True), given)
    for name in MODULES:
        del sys.modules[name]


def rows_of(run: Any) -> list[dict[str, Any]]:
    return json.loads(Path(run.given.out).read_text())["rows"]


def test_rows_are_on_disk_at_once_and_a_stub_has_no_figures(
    run: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    run.row("copy", "first", milliseconds={"median": 1.0, "low": 1.0, "high": 1.0}, share=0.5)
    record = json.loads(Path(run.given.out).read_text())
    assert record["about"]["stub"] is True and record["finished"] is False
    assert rows_of(run) == [
        {"part": "copy", "name": "first", "milliseconds": "stub", "share": "stub"}
    ]
    import cuda_parts

    torch = find_spec("torch")
    cuda_parts.calls(run)
    assert [r["name"] for r in rows_of(run)][1:] == [
        "a bound step, host", *(["torch's fused step, host"] if torch else []),
        "a capture, host", "a replayed step, device",
        "first step",
    ]  # fmt: skip
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) == (6 if torch else 5) and all(line.startswith("STUB ") for line in shown)


def test_torch_steps_in_turns_with_ours(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of torch's that is timed on a GPU runs here, on the CPU: streams are none."""
    torch = pytest.importorskip("torch", reason="torch is not installed")
    import cuda_beside_torch as beside
    import cuda_run

    emptied: list[int] = []
    compiled: list[Any] = []
    monkeypatch.setattr(beside, "WHOLE", "adamw")  # ours is compiled once
    monkeypatch.setattr(beside, "ONE", (1000.0,))
    monkeypatch.setattr(beside, "LARGEST_COMPILED", 1)
    side = beside.on_cpu(torch)
    side.compile = lambda step: compiled.append(step) or step
    side.cuda.empty_cache = lambda: emptied.append(1)
    beside.beside_torch(run, side)
    rows = rows_of(run)
    assert [r.get("skipped") for r in rows] == [None] * len(rows)
    assert [r["name"] for r in rows] == [
        "AdamW 9 fused", "AdamW 9 foreach", "AdamW 9 compiled",
        "AdamW 20 x 1000 fused", "AdamW 20 x 1000 foreach",
        "AdamW 50 x 1000 fused", "AdamW 50 x 1000 foreach",
        "whole step 669", "whole step 99", "whole step 20 x 1000",
    ]  # fmt: skip
    assert (
        len(compiled) == 1 and len(emptied) == len(rows) and all(r["ratio"] == "stub" for r in rows)
    )
    assert "STUB" not in cuda_run.summary(rows) and "whole step 669" in cuda_run.summary(rows)


def test_torchs_whole_step_does_what_it_is_called() -> None:
    """Clear, average, copy and step happen: torch's rows are of the work that ours do."""
    torch = pytest.importorskip("torch", reason="torch is not installed")
    sys.path.insert(0, str(ROOT / "benchmarks"))
    try:
        from cuda_beside_torch import Torch

        side = Torch(torch, "cpu", None, SimpleNamespace())
        made: list[Any] = []
        side.params = lambda shapes: made.extend(Torch.params(side, shapes)) or made  # type: ignore[method-assign]
        step = side.whole([(5,), (3, 4)])
        before = [p.detach().clone() for p in made]
        step()
        assert all(bool((p != b).all()) for p, b in zip(made, before, strict=True))
        assert not any(bool(p.grad.any()) for p in made)
    finally:
        sys.path.pop(0)
        for name in MODULES:
            sys.modules.pop(name, None)


def test_the_model_and_the_order_come_from_the_table(run: Any) -> None:
    import cuda_parts
    import cuda_run

    assert cuda_run.model_share("adamw", "") == 1.0
    for dtypes in cuda_parts.NARROW:
        assert 0 < cuda_run.model_share("adamw", dtypes) <= 1
    worst = cuda_parts.worst_first()
    known = [[cuda_parts._least(n, column) for column in ("share", "in_flight")] for n in worst]
    assert len(worst) > 20 and known == sorted(known) and known[0] < known[-1]
    assert not cuda_parts.is_element_wise("lamb") and cuda_parts.is_element_wise("adamw")


def test_a_share_that_is_far_from_the_models_is_noted(run: Any) -> None:
    import cuda_run

    assert cuda_run.far_from(0.9, 1.0) == cuda_run.far_from(None, 1.0) == ""
    assert cuda_run.far_from(0.7, 1.0) == "-30 points from the model: why?"
    times = {"median": 1.5, "low": 1.0, "high": 2.0}
    row = {"name": "adamw", "elements": 10, "milliseconds": times, "share": 0.7, "model": 1.0}
    pair = {"name": "AdamW fused", "ours": times, "theirs": times, "ratio": 1.0}
    text = cuda_run.summary([row | {"note": "why?"}, pair, {"name": "bits", "equal": True}])
    assert [line.split() for line in text.splitlines() if "1.5" in line] == [
        ["adamw", "10", "1.5", "0.7", "1", "why?"], ["AdamW", "fused", "1.5", "1.5", "1"],
    ]  # fmt: skip


def test_a_spec_that_was_not_carried_along_is_said_and_not_timed(run: Any, tmp_path: Path) -> None:
    import cuda_parts

    run.given.carry = str(tmp_path)
    cuda_parts.bits(run)
    run.timed("size", "adamw", [(9,)])
    assert len(rows_of(run)) == 6 and len(run.wrong) == 5
    assert all(row["skipped"].startswith(str(tmp_path)) for row in rows_of(run)[:5])
    assert rows_of(run)[5]["skipped"] == "its bits are wrong or unknown"


def test_it_needs_no_compiler_of_ours(tmp_path: Path) -> None:
    """With artifacts carried along, neither LLVM nor numba is loaded."""
    code = (
        "import sys; sys.modules['llvmlite'] = sys.modules['numba'] = None\n"
        "import cuda_step, cuda_run\n"
        "given = cuda_step.parser().parse_args(['--carry', sys.argv[1]])\n"
        "run = cuda_run.Run.__new__(cuda_run.Run); run.given = given\n"
        "print(run.bytes('adamw', ''), cuda_step.main(['--profile', 'lamb']))\n"
    )
    (tmp_path / "adamw").mkdir()
    (tmp_path / "adamw" / "bytes_a_parameter.json").write_text("28")
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True,
        cwd=ROOT / "benchmarks", env={"PATH": str(tmp_path)},
    )  # fmt: skip
    assert (done.stdout, done.stderr) == (
        "28 1\n", "no ncu on the PATH: it is Nsight Compute's command\n",
    )  # fmt: skip
