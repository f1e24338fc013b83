"""The first steps of the training of docs/formats.md, held to what is promised there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "benchmarks" / "formats.py"
RECORDED = json.loads((SCRIPT.parent / "results" / "formats.json").read_text())["runs"]
EIGHT_BITS = [name for name in RECORDED if "8(" in name]
REPLAYED = ("linear8(256)", "dynamic8(256)", "bf16_stochastic", "bf16_kahan")
LOSSES = {"dynamic4(128)": 1.6}  # of f32's at a mark, at most; else 1.2
OTHER = "f32, other batches"
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}  # OpenBLAS's own threads would only wait for ours


def check(name: str, run: dict[str, Any], exact: dict[str, Any]) -> None:
    """Each mark is within the distance promised for its step, and trains as well as f32."""
    for mark, promised, best in zip(run["marks"], run["promised"], exact["marks"], strict=False):
        assert mark["step"] == best["step"] and 0.0 < mark["distance"] <= promised, (name, mark)
        most = LOSSES.get(name, 1.2) * best["loss"] + 2e-4
        assert name == "bf16" or mark["loss"] <= most, (name, mark)
        assert mark["accuracy"] >= best["accuracy"] - 0.015, (name, mark)


def test_the_recorded_runs_keep_the_promise() -> None:
    assert len(EIGHT_BITS) == 4 and [m["step"] for m in RECORDED["f32"]["marks"]][-1] == 1000
    for name in RECORDED.keys() - {"f32", OTHER}:
        check(name, RECORDED[name], RECORDED["f32"])
    apart = RECORDED[OTHER]["marks"][-1]["distance"]
    assert all(RECORDED[name]["marks"][-1]["distance"] < apart for name in EIGHT_BITS)


def test_the_first_steps_keep_the_promise(tmp_path: Path) -> None:
    out = tmp_path / "formats.json"
    command = [sys.executable, str(SCRIPT), "--steps", "150", "--out", str(out), "--only"]
    done = subprocess.run(
        [*command, *REPLAYED], env=os.environ | ONE_THREAD, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    runs = json.loads(out.read_text())["runs"]
    assert set(runs) == {"f32", OTHER, *REPLAYED}
    for name in REPLAYED:
        assert runs[name]["promised"] == RECORDED[name]["promised"]
        check(name, runs[name], runs["f32"])
