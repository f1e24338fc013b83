"""`compile --debug`: line tables into a `.sf` file beside the library; the code is the same."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import stepfuse
from stepfuse.backends.aot.multiversion import library_text
from stepfuse.backends.aot.write import debug_text
from stepfuse.backends.native.cpu_target import portable_assembly
from stepfuse.backends.native.targets import ARM, LEVELS, architecture_of
from stepfuse.ir.text.parser import parse
from stepfuse.tools.cli import app
from stepfuse.tools.compile_artifact import write
from typer.testing import CliRunner

from tests.campaigns.line_tables import instructions, loops_of_spec

LAMB_DIVISION = "debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)"


@pytest.fixture(scope="module")
def artifact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("debug")
    write([stepfuse.get("lamb")], folder, "strict", "", "x86-64-v3", "step", debug=True)
    return folder


@pytest.mark.parametrize("name", ["adamw", "lion"])
@pytest.mark.parametrize("targets", [tuple(LEVELS), (ARM,)], ids=["x86-64", "aarch64"])
def test_the_same_instructions_on_all_levels(name: str, targets: tuple[str, ...]) -> None:
    architecture = architecture_of(targets)
    programs = {f"sf_{name}_0": loops_of_spec(name, architecture.target)[0]}
    _, tables = debug_text(programs, f"{name}.sf")
    plain = portable_assembly(library_text(programs, targets), architecture)
    debug = portable_assembly(library_text(programs, targets, tables), architecture)
    # On aarch64 LLVM orders the first instructions of functions after what unwinders are told.
    order = sorted if architecture.name == ARM else list
    assert order(instructions(plain)) == order(instructions(debug)) != []
    assert "\t.loc\t" in debug and "\t.loc\t" not in plain


def test_without_it_nothing_is_there(tmp_path: Path, artifact: Path) -> None:
    write([stepfuse.get("lamb")], tmp_path, "strict", "", "x86-64-v3", "step")
    assert not (tmp_path / "lamb.sf").exists()
    assert b".debug_line" not in (tmp_path / "lamb.o").read_bytes()
    assert "debug" not in json.loads((tmp_path / "manifest.json").read_text())
    assert b".debug_line" in (artifact / "lamb.o").read_bytes()


def test_the_text_is_the_graph_with_its_sources(artifact: Path) -> None:
    text = (artifact / "lamb.sf").read_text()
    graph = parse(text).graphs[0]
    (division,) = (s for s in text.splitlines() if s.endswith(f"; lamb.py:29  {LAMB_DIVISION}"))
    assert " = div " in division and any(n.op == "div" for n in graph.nodes)
    assert stepfuse.load(artifact).spec.name == "lamb"


@pytest.mark.skipif(shutil.which("readelf") is None, reason="readelf is not installed")
def test_elf_has_the_lines(artifact: Path) -> None:
    lines = (artifact / "lamb.sf").read_text().splitlines()
    command = ["readelf", "--debug-dump=decodedline", str(artifact / "lamb.o")]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    numbers = {int(n) for n in re.findall(r"^lamb\.sf +(\d+)", shown, re.MULTILINE)} - {0}
    assert any(LAMB_DIVISION in lines[n - 1] for n in numbers)
    assert all(" : " in lines[n - 1] or lines[n - 1].startswith("optimizer @") for n in numbers)


@pytest.mark.skipif(shutil.which("gdb") is None, reason="gdb is not installed")
def test_gdb_shows_the_expression(artifact: Path) -> None:
    library = artifact / "liblamb.so"
    ask = ["-ex", "disassemble /s sf_lamb_0_v3_sweep0_pass0"]
    command = ["gdb", "-batch", "-nx", "-d", str(artifact), *ask, str(library)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    source, _, code = shown.partition(f"; lamb.py:29  {LAMB_DIVISION}")
    assert "lamb.sf" in source and "vdivps" in code


def test_what_it_does_not_go_with(tmp_path: Path) -> None:
    here = CliRunner().invoke(app, ["compile", "sgd", "--debug"])
    assert here.exit_code == 2 and "give -o DIR" in here.stderr
    folder = str(tmp_path / "a")
    ptx = CliRunner().invoke(app, ["compile", "sgd", "--debug", "--cuda", "sm_80", "-o", folder])
    assert ptx.exit_code == 2 and "drop --cuda" in ptx.stderr
