"""Objects for aarch64: what can be known of them on another machine, which does not run them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import stepfuse
from stepfuse.backends.aot.multiversion import library_text
from stepfuse.backends.native.cpu_target import portable_assembly
from stepfuse.backends.native.object_symbols import defined_symbols, machine_of, undefined_symbols
from stepfuse.backends.native.targets import AARCH64
from stepfuse.backends.native.thread_pool_ir import FUNCTIONS as POOL_FUNCTIONS
from stepfuse.backends.native.walk_ir import FUNCTIONS as WALK_FUNCTIONS
from stepfuse.compiler import lower_to_loops
from stepfuse.passes.pipeline import policy_pipeline
from stepfuse.tools.cli import app
from typer.testing import CliRunner

pytestmark = pytest.mark.skipif(AARCH64.is_here, reason="here it is native")
READELF = shutil.which("readelf")


@pytest.fixture(scope="module")
def artifact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("arm")
    arguments = ["compile", "adafactor", "-o", str(directory), "--target", "aarch64"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert "for aarch64: compiled and checked here, not run" in result.output
    return directory


def test_the_object_is_complete(artifact: Path) -> None:
    code = (artifact / "adafactor.o").read_bytes()
    manifest = json.loads((artifact / "manifest.json").read_text())
    variants = manifest["specs"][0]["variants"]
    symbols = [s for v in variants for s in (*v["functions"], f"{v['prefix']}_digest")]
    assert machine_of(code) == AARCH64.elf
    assert undefined_symbols(code) == ["syscall"]  # the pool's futex
    assert defined_symbols(code) == sorted([*symbols, *WALK_FUNCTIONS, *POOL_FUNCTIONS, "sf_level"])


@pytest.mark.skipif(READELF is None, reason="needs readelf")
def test_another_reader_agrees(artifact: Path) -> None:
    command = [str(READELF), "-h", "-s", "-W", artifact / "adafactor.o"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "AArch64" in shown
    lines = [line.split() for line in shown.splitlines() if " GLOBAL " in line]
    assert [words[-1] for words in lines if words[6] == "UND"] == ["syscall"]
    assert "sf_adafactor_0_sweep_0" in {words[-1] for words in lines}


def test_every_function_sets_the_mode_and_gives_it_back() -> None:
    (graph,) = stepfuse.chain("adamw").variants("step")
    program = lower_to_loops(graph, policy_pipeline("strict", ""), "aarch64")[1]
    text = portable_assembly(library_text({"sf_adamw_0": program}, ("aarch64",)), AARCH64)
    body = text[text.index("sf_adamw_0_sweep_0:") :]
    body = body[: body.index(".size")]
    wanted = ["mrs", "FPCR", "msr", "FPCR, xzr", "bl\tsf_adamw_0_sweep_0_body", "msr", "FPCR, x"]
    at = 0
    for word in wanted:
        at = body.index(word, at) + 1


def test_it_is_not_loaded_here(artifact: Path) -> None:
    with pytest.raises(stepfuse.ArtifactError, match="made for aarch64-unknown-linux-gnu"):
        stepfuse.load(artifact)


def test_it_is_inspected_here(artifact: Path) -> None:
    shown = CliRunner().invoke(app, ["inspect", str(artifact)])
    assert shown.exit_code == 0
    for word in ("not run: this machine is", "sf_adafactor_1_sweep_0", "128 bits:", "divisions"):
        assert word in shown.output


def test_architectures_are_not_mixed(tmp_path: Path) -> None:
    arguments = ["compile", "sgd", "-o", str(tmp_path), "--target", "aarch64,x86-64-v3"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert "a library is for one architecture" in result.stderr


def test_without_an_emulator_nothing_runs_and_the_reason_is_said() -> None:
    command = [sys.executable, "-m", "tests.campaigns.arm", "--qemu", ""]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[3])
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("skipped: no qemu-aarch64 or qemu-aarch64-static")
