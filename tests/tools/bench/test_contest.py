"""`stepfuse bench`: what it writes, what it refuses, and that its roof moves the same bytes."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.text.printer import to_text
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.bench import contest
from stepfuse.tools.bench.contest import Timing, compete
from stepfuse.tools.bench.contestants import Job
from stepfuse.tools.bench.roof import StreamedArray, roof_of, roof_spec, streams_of
from stepfuse.tools.cli import app
from stepfuse.tools.quantities import parse_sizes
from typer.testing import CliRunner, Result

WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"


def bench(*arguments: str) -> Result:
    return CliRunner().invoke(app, ("bench", *arguments), env={"COLUMNS": "160"})


def test_a_bench_writes_figures_and_bars(tmp_path: Path) -> None:
    out, bars = tmp_path / "a.json", tmp_path / "a.png"
    files = ("-o", str(out), "--plot", str(bars))
    result = bench("adamw", "--sizes", "1000,2x3x4", "--rounds", "2", "--starts", "1",
                 "--against", "numpy,torch-foreach", *files)  # fmt: skip
    assert result.exit_code == 0, result.output
    found = json.loads(out.read_text())
    assert found["command"].startswith("stepfuse ") and found["machine"]["cores"] >= 1
    assert set(found["start_milliseconds"]) == {"compile", "cold process", "warm process"}
    assert found["start_milliseconds"]["compile"] < found["start_milliseconds"]["cold process"]
    assert [case["elements"] for case in found["results"]] == [1000, 24]
    for case in found["results"]:
        assert case["bytes_per_parameter"] == 28
        names = [t["name"] for t in case["contestants"]]
        assert names == ["stepfuse", "roof", "numpy", "torch-foreach"]
        for timing in case["contestants"]:
            assert timing["rounds"] == 2 and timing["low"] <= timing["ratio"] <= timing["high"]
        ours, roof = case["contestants"][:2]
        rate = case["elements"] * 28 / ours["milliseconds"] / 1e6
        assert case["gigabytes_per_second"] == pytest.approx(rate)
        assert case["share_of_roof"]["median"] == roof["ratio"]
    assert bars.read_bytes().startswith(b"\x89PNG")
    for name in names:
        assert name in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("adamw", "--rounds", "1"), "at least 2, for a spread, got 1"),
        (("adamw", "--seconds", "0"), "a time above 0"),
        (("adamw", "--against", "tensorflow"), "no contestant is called 'tensorflow'"),
        (("adamw", "--against", "numpy,numpy"), "named twice"),
        (("adamw", "--sizes", "0"), "size '0'"),
        (("adamw", "--sizes", "1000x"), "size '1000x'"),
        (("adamw", "--plot", "a.doc"), "expected a file of format"),
        (("lamb", "--sizes", "8", "--against", "torch-fused"), "no optimizer like @lamb"),
        (("adafactor", "--sizes", "8", "--against", "torch-fused"), "has no @adafactor"),
        (("adamw", "--sizes", "8", "--dtype", "m=bf16", "--against", "torch-fused"), "bf16, f32"),
        (("adamw", "--sizes", "8", "--dtype", "m=bf16", "--against", "numpy"), "leave --dtype"),
        (("centralize", "--sizes", "8"), "stores nothing by itself"),
        (("adamw", "--sizes", "8", "--dtype", "m=bf16", "--against", "onnxruntime"), "runs in f32"),
        ((WHOLE, "--sizes", "65x8", "--against", "onnxruntime"), "64 tensors at most, got 65"),
        (("nadam", "--sizes", "8", "--against", "torch"), "no optimizer like @nadam"),
    ],
)
def test_wrong_usage_is_refused(arguments: tuple[str, ...], message: str) -> None:
    result = bench(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr.replace("\n", " ") and result.stdout == ""


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "jax", None)
    result = bench("adamw", "--against", "optax")
    assert result.exit_code == 2 and "pip install 'stepfuse[bench]'" in result.stderr


@pytest.mark.parametrize("name", ["momentum", "adamw", "lamb", "adafactor", "muon", WHOLE])
@pytest.mark.parametrize("dtypes", ["", "param=bf16,grad=bf16,state=bf16", "state=f64"])
def test_the_roof_moves_the_bytes_of_the_step(name: str, dtypes: str) -> None:
    for variant in stepfuse.compile(resolve(name), dtypes=dtypes).variants:
        sweeps = streams_of(variant.program)
        assert sum(s.bytes for sweep in sweeps for s in sweep) == variant.schedule.cost.optimal
        for sweep in sweeps:
            (roof,) = stepfuse.compile(roof_spec(sweep)).variants
            assert roof.schedule.cost.optimal == sum(s.bytes for s in sweep)


@pytest.mark.parametrize(
    ("sweep", "expected"),
    [
        ((StreamedArray(9, 4, True, True), StreamedArray(10, 4, True, False)), 2 + 1),
        ((StreamedArray(9, 2, True, True), StreamedArray(10, 1, True, False)), 2 + 1),
        ((StreamedArray(9, 8, True, True),), 2 + 1),
        ((StreamedArray(9, 4, False, True),), 0),
        ((StreamedArray(9, 4, True, False),), 2),
    ],
)
def test_a_roof_really_adds(sweep: tuple[StreamedArray, ...], expected: int) -> None:
    """The parameter is the first stream and begins at 2; the gradient is 1."""
    param, grad = (np.full(70000, n, f"i{sweep[n - 2].width}") for n in (2, 1))
    fused = stepfuse.Optimizer([param], roof_spec(sweep), threads=2)
    fused.step([grad])
    assert (param == expected).all()


def test_a_program_without_elements_has_no_roof() -> None:
    text = "optimizer @a {\nstate %n = 0.0 : f64 step\nstep {\n%0 = add %n, 1.0 : real step\n"
    text += "update %n = %0\n}\n}"
    program = stepfuse.compile(stepfuse.parse(text)).variants[0].program
    with pytest.raises(ValueError, match="has no element-wise work"):
        roof_of(program, [(4,)], 1)


def test_sizes() -> None:
    found = parse_sizes("1e3,3x5,2x3x4")
    assert found == {"1e3": [(1000,)], "3x5": [(5,)] * 3, "2x3x4": [(3, 4)] * 2}


def test_scripts_find_what_they_import() -> None:
    """They are run by hand, so nothing else would see a name that has gone."""
    folder = Path(__file__).parents[3] / "benchmarks"
    body = ast.parse((folder / "contest.py").read_text()).body
    (known,) = (ast.literal_eval(n.value) for n in body if isinstance(n, ast.Assign))
    assert set(known) <= set(dir(contest))
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module == "contest":
                assert {alias.name for alias in node.names} <= set(known), path.name


def test_ratios_are_taken_round_by_round() -> None:
    """A slow phase of the machine, here the last rounds, is in both times of a ratio."""
    fast, slow = (Timing("", 0, 0, 0, 0, 0, 0, 3, each) for each in ((1, 1, 9), (2, 18, 18)))
    assert slow.over(fast) == 2.0 and fast.over(slow) == 0.5


def test_time_that_is_up_ends_a_contest() -> None:
    ticks: list[int] = []
    timings = compete({"a": lambda: None}, 500, seconds=0.01, tick=lambda: ticks.append(1))
    assert timings[0].rounds == 2 and len(ticks) == 4
    with pytest.raises(ValueError, match="at least 2 rounds"):
        compete({"a": lambda: None}, 1)


CAPTURED = """
optimizer @{name} {{
  doc "Captured from {source}."
  param %param : f32 elem
  grad %grad : f32 elem
  step {{
    update %param = %grad
  }}
}}
"""


def test_a_captured_spec_runs_beside_its_class_and_onnxruntime(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    path, out = tmp_path / "a.sf", tmp_path / "a.json"
    spec = stepfuse.capture(torch.optim.NAdam, prove=False, lr=0.01)
    path.write_text(to_text(spec))
    result = bench(str(path), "--sizes", "100,2x3x4", "--rounds", "2", "--starts", "0", "--threads",
                 "1", "--against", "torch,onnxruntime", "-o", str(out))  # fmt: skip
    assert result.exit_code == 0, result.output
    for case in json.loads(out.read_text())["results"]:
        names = [t["name"] for t in case["contestants"]]
        assert names == ["stepfuse", "roof", "torch", "onnxruntime"]
        assert all(t["milliseconds"] > 0 for t in case["contestants"])


@pytest.mark.parametrize(
    ("source", "against", "message"),
    [
        ("torch.optim.nadam.NAdam(lr=0.01)", "torch", "is not what torch.optim.nadam.NAdam(lr="),
        ("torch.optim.nadam.NAdam(lr=f())", "torch", "options that are numbers, strings"),
        ("torch.optim.nadam.Gone()", "torch", "is not there"),
        ("subprocess.Popen(args='true')", "torch", "is no torch.optim.Optimizer"),
        ("optax._src.alias.lion(b1=0.9)", "torch", "write --against optax"),
        ("torch.optim.sgd.SGD(lr=0.1)", "optax", "write --against torch"),
        ("torch.optim.sgd.SGD(lr=0.1)", "torch-fused", "no optimizer like @mine"),
    ],
)
def test_an_original_that_is_none_is_refused(
    tmp_path: Path, source: str, against: str, message: str
) -> None:
    pytest.importorskip("jax" if against == "optax" else "torch")
    path = tmp_path / "a.sf"
    path.write_text(CAPTURED.format(name="mine", source=source))
    result = bench(str(path), "--sizes", "8", "--against", against)
    assert result.exit_code == 2 and result.stdout == ""
    assert message in " ".join(result.stderr.split())


def test_onnxruntime_steps_as_we_do() -> None:
    """Its buffers take turns: after some steps they hold what ours hold."""
    steps = pytest.importorskip("stepfuse.tools.bench.steps.onnxruntime_steps")
    spec = resolve("adamw")
    job = Job(spec, stepfuse.compile(spec), ((40, 3),), "", 1)
    (model,) = steps.bound_models("onnxruntime", job)
    rng = np.random.default_rng(0)
    param = rng.standard_normal((40, 3), np.float32)
    grad = (1e-2 * rng.standard_normal((40, 3))).astype(np.float32)
    ours = stepfuse.Optimizer([param], spec)
    for _ in range(4):
        ours.step([grad])
    for _ in range(3):  # the first is done
        model.step()
    found = model.values()
    assert np.allclose(found["param.0"], param, rtol=1e-6, atol=1e-7)
    assert float(found["state.t"]) == 4.0
