"""The benchmark on a GPU goes its whole way over the stub, and says that it is one."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from stepfuse.runtime.cuda import device as devices

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


@pytest.fixture(name="run")
def run_over_the_stub(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    monkeypatch.setattr(devices, "_here", devices._here)  # the stub stays no longer than this
    import cuda_machine
    import cuda_step

    given = argparse.Namespace(budget=60.0, out=str(tmp_path / "out.json"), size=1e6, carry="")
    yield cuda_step.Run(cuda_machine.Machine(stub=True), given), cuda_step
    for name in ("cuda_machine", "cuda_step"):
        del sys.modules[name]


def test_rows_are_on_disk_at_once_and_a_stub_has_no_figures(run: Any) -> None:
    made, module = run
    made.row("copy", "first", milliseconds={"median": 1.0, "low": 1.0, "high": 1.0}, share=0.5)
    record = json.loads(Path(made.given.out).read_text())
    assert record["about"]["stub"] is True and record["finished"] is False
    assert record["rows"] == [
        {"part": "copy", "name": "first", "milliseconds": "stub", "share": "stub"}
    ]
    module.calls(made)
    names = [r["name"] for r in json.loads(Path(made.given.out).read_text())["rows"]]
    assert names[1:] == ["first step", "a bound step, host", "a replayed step, device"]


def test_the_model_and_the_order_come_from_the_table(run: Any) -> None:
    made, module = run
    assert module._model("adamw", "") == 1.0
    assert 0 < module._model("adamw", "state=linear8") <= 1
    assert 0 < module._model("adafactor", "") < 1
    assert len(module._worst_first(made)) == 2
    assert not module._is_element_wise("lamb") and module._is_element_wise("adamw")
