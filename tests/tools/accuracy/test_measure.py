"""The accuracy command: every stated bound on a sample, and that it sees what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.ir.ops import OPS
from stepfuse.ir.types import BF16, F32
from stepfuse.passes.rewrite.expand import BOUNDS
from stepfuse.tools.accuracy import measure as accuracy
from stepfuse.tools.accuracy import references
from stepfuse.tools.accuracy.measure import CONVERSIONS, measure, tasks, ulps
from stepfuse.tools.accuracy.references import FUNCTIONS, converted
from stepfuse.tools.cli import app
from typer.testing import CliRunner, Result


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["accuracy", *arguments], env={"COLUMNS": "160"})


def test_everything_is_within_its_bound(tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    result = run("--samples", "2000", "-o", str(path))
    assert result.exit_code == 0, result.output
    found = json.loads(path.read_text())
    rows = {(row["name"], row["dtype"]): row for row in found["results"]}
    assert found["command"].startswith("stepfuse")
    assert set(rows) >= {(op, dtype) for op in FUNCTIONS for dtype in ("f32", "f64")}
    assert {name for name, _ in rows} == {*FUNCTIONS, *CONVERSIONS}
    every = rows["bf16->f32", "bf16"]
    assert every["patterns"] == 65536 and every["exhaustive"]


def test_every_function_of_one_argument_has_a_reference() -> None:
    inexact = {op for op, _ in BOUNDS if OPS[op].arity == 1}
    assert inexact < set(FUNCTIONS) and set(FUNCTIONS) < set(OPS)


@pytest.mark.parametrize("name", [*FUNCTIONS, "f32->bf16", "f32->f16", "f64->f32"])
def test_many_arguments_of_f32(name: str) -> None:
    dtype = "" if name in CONVERSIONS else "f32"
    (task,) = tasks((name,), dtype, exhaustive=False, samples=200_000)
    assert measure(task, 1, lambda _: None).is_right


def test_chunks_are_tried_side_by_side_and_put_together() -> None:
    (task,) = tasks(("exp",), "f32", exhaustive=False, samples=2 * accuracy.CHUNK + 5)
    tried: list[int] = []
    found = measure(task, 2, tried.append)
    assert sorted(tried) == [5, accuracy.CHUNK, accuracy.CHUNK]
    alone = [measure(tasks(("exp",), "f32", False, n)[0], 1, lambda _: None) for n in (5, 100_000)]
    assert found.worst >= max(a.worst for a in alone) > 0.5


def test_a_bound_that_is_not_kept_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOUNDS, ("tanh", F32), 0.6)
    result = run("tanh", "--dtype", "f32", "--samples", "5000")
    assert result.exit_code == 1 and "EXCEEDED" in result.output and "0.6 ulp" in result.output


def test_conversions_that_differ_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def truncated(x: Any, *_: Any) -> Any:
        return (x.view(np.uint32) >> 16).astype(np.uint16)

    monkeypatch.setattr(accuracy, "converted", truncated)
    (task,) = tasks(("f32->bf16",), "", exhaustive=False, samples=10_000)
    found = measure(task, 1, lambda _: None)
    assert 2000 < found.worst < 8000 and not found.is_right and found.argument is not None
    right = float(np.float32(found.argument).view(np.uint32) & np.uint32(0x8000))
    assert right or np.float32(found.argument).view(np.uint32) & np.uint32(0xFFFF)


def test_ulps() -> None:
    one = np.float32(1.0)
    above = np.nextafter(one, np.float32(2.0))
    largest = np.finfo(np.float32).max
    got = np.array([one, above, above, np.inf, largest, np.nan, np.nan, one], np.float32)
    high = np.array([1.0, 1.0, 1.0, float(largest), np.inf, np.nan, 1.0, np.nan])
    low = np.array([0.0, 0.0, 2.0**-25, 0.0, 0.0, 0.0, 0.0, 0.0])
    assert ulps(got, high, low).tolist() == [0.0, 1.0, 0.75, 1.0, 1.0, 0.0, np.inf, np.inf]


def test_references_of_f64_know_more_than_an_f64() -> None:
    high, low = references.reference("exp", np.array([1.0, 0.0, -np.inf, np.nan]))
    assert high[0] == np.e and low[0] == pytest.approx(1.4456468917292502e-16)
    assert high[1:3].tolist() == [1.0, 0.0] and np.isnan(high[3])
    assert converted(np.array([0x3F80], np.uint16), BF16, F32).tolist() == [1.0]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["sinh"], "unknown function or conversion 'sinh'; known: exp"),
        (["--dtype", "f16"], "expected f32 or f64, got 'f16'"),
        (["--dtype", "f64", "--exhaustive"], "too many patterns"),
    ],
)
def test_wrong_use(arguments: list[str], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2 and message in result.output


def test_a_missing_reference_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(references, "import_module", missing)
    result = run("erf", "--dtype", "f32", "--samples", "10")
    assert result.exit_code == 2 and "scipy is needed: pip install" in result.output
