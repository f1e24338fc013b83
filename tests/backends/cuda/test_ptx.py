"""The PTX as text and as a file: what it may hold, what assembles it, what the manifest says."""

from __future__ import annotations

import functools
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.cuda.module import entries
from stepfuse.backends.cuda.ptx import LEVELS, ptx
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.ir.lowered.program import Program
from stepfuse.passes.pipeline import STRICT
from stepfuse.runtime.cuda import device as devices
from stepfuse.runtime.cuda import driver
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.backends.cuda_driver import Driver
from tests.support.command_line import compiled
from tests.support.inputs.programs import CHAINS, KINDS, spec_of

ROOT = Path(__file__).parents[3]
NAMES = (*KINDS, *CHAINS)
# An instruction on floats that is rounded, but does not say how: it might be contracted.
LOOSE = re.compile(r"\b(?:add|sub|mul|div|sqrt|rcp|fma|mad)\.(?!rn\.)[\w.]*f(?:16|32|64)")
FMA = """
optimizer @fused {
  param %param : f32 elem
  grad %grad : f32 elem
  step view flat {
    %0 = fma %grad, -0.5, %param : f32 elem
    update %param = %0
  }
}
"""


@functools.cache
def programs() -> dict[str, LoopProgram]:
    """Every registered spec and some chains, by their symbols' prefix."""
    return {
        f"sf_spec{number}_{variant}": lower_to_loops(graph, STRICT, "cuda")[1]
        for number, name in enumerate(NAMES)
        for variant, graph in enumerate(spec_of(name).variants())
    }


@functools.cache
def text_of_all() -> str:
    return ptx(programs(), "sm_80")


def one(name: str) -> dict[str, LoopProgram]:
    return {"sf_x": lower_to_loops(spec_of(name).variants()[0], STRICT, "cuda")[1]}


def bodies(text: str) -> dict[str, str]:
    """The entries' bodies, by name."""
    found = re.findall(r"^\.visible \.entry (\w+)\(.*?^\{(.*?)^\}", text, re.M | re.S)
    return {name: body for name, body in found}


def reduces(program: Program) -> bool:
    return any(k.reduces for sweep in program.sweeps for k in sweep.kernels)


# ------------------------------------------------------------------ the text


def test_what_is_rounded_says_so() -> None:
    text = text_of_all()
    assert LOOSE.findall(text) == []
    graphs = {f"{prefix}_": made.program.graph for prefix, made in programs().items()}
    asked = tuple(p for p, graph in graphs.items() if any(n.op == "fma" for n in graph.nodes))
    found = [name for name, body in bodies(text).items() if "fma" in body]
    assert asked and [name for name in found if not name.startswith(asked)] == []
    assert not re.search(r"\.ftz|\.approx|\.full\b|\.nc\b", text)
    assert len(re.findall(r"\bmul\.rn\.f32", text)) > 100


def test_an_fma_is_one_only_where_the_spec_says_so() -> None:
    program = lower_to_loops(stepfuse.parse(FMA).graphs[0], STRICT, "cuda")[1]
    text = ptx({"sf_x": program}, "sm_80")
    assert set(re.findall(r"\bfma\.\S+", text)) == {"fma.rn.f32"}
    assert "mul.rn" not in text


@pytest.mark.parametrize("level", LEVELS)
def test_the_head_asks_for_an_old_driver(level: str) -> None:
    text = ptx(one("sgd"), level)
    assert f".target {level}\n" in text
    assert f".version {LEVELS[level][3]}.{LEVELS[level][4:]}\n" in text
    assert ".extern" not in text


def test_the_entries_are_those_of_the_manifest() -> None:
    listed = [name for p, program in programs().items() for name, _ in entries(p, program.program)]
    assert sorted(bodies(text_of_all())) == sorted(listed)


def test_element_wise_kernels_keep_everything_in_registers() -> None:
    text = bodies(text_of_all())
    plain = [p for p, program in programs().items() if not reduces(program.program)]
    sweeps = {n: b for n, b in text.items() if "_sweep_" in n and n.split("_sweep_")[0] in plain}
    assert len(sweeps) > 5
    for name, body in sweeps.items():
        assert ".local" not in body and "bar.sync" not in body and "call" not in body, name


def test_adamw_moves_sixteen_bytes_at_a_time() -> None:
    body = bodies(ptx(one("adamw"), "sm_80"))["sf_x_sweep_0"]
    assert len(re.findall(r"ld\.global\.v4\.b32", body)) == 4
    assert len(re.findall(r"st\.global\.v4\.b32", body)) == 3


def test_the_levels_of_one_generation_differ_in_name_only() -> None:
    for name in ("adamw", "adafactor"):
        text = ptx(one(name), "sm_80").replace(".target sm_80", ".target sm_90")
        assert text == ptx(one(name), "sm_90")


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown GPU level 'sm_1'; known: sm_75"):
        ptx({}, "sm_1")


# ------------------------------------------------------------------ the artifact


@pytest.fixture
def artifact(tmp_path: Path) -> Path:
    compiled(tmp_path, "adamw", "--target", "x86-64-v2", "--cuda", "sm_80,sm_90")
    return tmp_path


def test_the_manifest_says_how_to_launch(artifact: Path) -> None:
    part = json.loads((artifact / "manifest.json").read_text())["cuda"]
    assert part["block"] == 256
    assert [f["level"] for f in part["files"]] == ["sm_80", "sm_90"]
    assert {"name": "sf_adamw_0_sweep_0", "shares": "chunks"} in part["entries"]
    assert {e["shares"] for e in part["entries"]} == {"chunks", "once"}
    (program,) = part["programs"]
    assert [(x["entry"][len("sf_adamw_0_") :], x["over"]) for x in program["launches"]] == [
        ("segment_0", "once"), ("sweep_0", "chunks"),
    ]  # fmt: skip
    for entry in part["files"]:
        text = (artifact / entry["file"]).read_text()
        assert set(bodies(text)) == {e["name"] for e in part["entries"]}
    shown = CliRunner().invoke(app, ["inspect", str(artifact)]).output
    assert "adamw_sm_90.ptx  sm_90" in shown and "sf_adamw_0_sweep_0  chunks" in shown


def test_without_the_option_there_is_no_ptx(tmp_path: Path) -> None:
    compiled(tmp_path, "sgd", "--target", "x86-64-v2")
    assert json.loads((tmp_path / "manifest.json").read_text())["cuda"] is None
    assert list(tmp_path.glob("*.ptx")) == []


def test_the_same_input_gives_the_same_ptx(artifact: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    code = "from stepfuse.tools.cli import app; app()"
    command = [sys.executable, "-c", code, "compile", "adamw", "--cuda", "sm_80,sm_90"]
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    subprocess.run([*command, "-o", str(other)], check=True, env=environment, capture_output=True)
    for path in other.glob("*.ptx"):
        assert path.read_bytes() == (artifact / path.name).read_bytes()
    assert len(list(other.glob("*.ptx"))) == 2


def test_loading_checks_the_ptx_and_leaves_it_alone(artifact: Path) -> None:
    params = [np.ones(9, np.float32)]
    stepfuse.Optimizer(params, stepfuse.load(artifact)).step([params[0].copy()])
    path = artifact / "adamw_sm_90.ptx"
    text = path.read_text()
    path.write_text(text.replace("mul.rn", "mul.rz", 1))
    with pytest.raises(stepfuse.ArtifactError, match=r"adamw_sm_90.ptx: its SHA-256"):
        stepfuse.load(artifact)
    path.unlink()
    with pytest.raises(stepfuse.ArtifactError, match=r"adamw_sm_90.ptx: .*incomplete"):
        stepfuse.load(artifact)


def test_a_level_that_is_unknown(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["compile", "sgd", "-o", str(tmp_path), "--cuda", "80"])
    assert result.exit_code == 2
    assert "unknown GPU level '80'; known: sm_75" in result.stderr


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_example_makes_the_steps_of_the_cpu(
    artifact: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stub = Driver()
    example = runpy.run_path(str(ROOT / "examples" / "cuda_step.py"))
    assert example["main"](artifact, stub)
    assert "the bits are equal" in capsys.readouterr().out
    assert stub.launched[:2] == [f"sf_adamw_0_{n}" for n in ("segment_0", "sweep_0")]


def test_inspect_says_how_a_step_is_launched(artifact: Path) -> None:
    result = CliRunner().invoke(app, ["inspect", str(artifact)])
    lines = result.stdout.splitlines()
    first = lines.index("a step of sf_adamw_0 on a GPU:")
    manifest = json.loads((artifact / "manifest.json").read_text())
    launches = manifest["cuda"]["programs"][0]["launches"]
    assert lines[first + 1 : first + 3] == [
        "  sf_adamw_0_segment_0  once, one block",
        "  sf_adamw_0_sweep_0  over chunks of kinds up to tensor (2)",
    ]
    assert len(launches) == 2
    assert lines[first + 3].startswith("  chunks of at most 8192 elements; whole tensors up to ")


def test_without_a_driver_it_is_read_and_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "_here", devices.Devices(driver.load_library))
    monkeypatch.setattr(driver, "_LIBRARIES", {sys.platform: "libnone.so.1"})
    made = stepfuse.compile("adamw", backend="cuda:sm_90")
    (code,) = [v.compiled for v in made.variants]
    assert ".target sm_90" in code.source() and str(code.memory) == "cuda:0"
    with pytest.raises(stepfuse.DeviceError, match=r"no NVIDIA driver .* step on the CPU"):
        stepfuse.Optimizer([np.ones(3, np.float32)], made)
    with pytest.raises(stepfuse.DeviceError, match="no NVIDIA driver"):  # who knows its level
        stepfuse.compile("adamw", backend="cuda:0")
