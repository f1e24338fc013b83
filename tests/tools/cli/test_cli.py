"""The command line: exit codes, what goes to which stream, no tracebacks."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from stepfuse.backends.numba import ops as numba_ops
from stepfuse.ir.builder import Builder, rewrite
from stepfuse.ir.graph import Graph, Node, Operand
from stepfuse.optim_defs import names
from stepfuse.passes import pipeline

from tests.support.command_line import run


def test_show_has_roles_paper_and_text() -> None:
    shown = run("show", "momentum").stdout
    assert "learning rate" in shown and "[0, inf)" in shown
    assert "paper: https://" in shown
    assert "static %nesterov = false : bool step" in shown
    assert "other rules of this name" not in shown


def test_show_says_how_rules_of_one_name_differ() -> None:
    text = " ".join(run("show", "rmsprop").stdout.split())
    (found,) = re.findall("other rules of this name: (rmsprop_mindspore: .*) optimizer @", text)
    assert "v starts at 1, eps is inside the root" in found
    assert "Defaults of its own: lr=0.1, alpha=0.9, eps=1e-10, momentum=0.0." in found
    for name in names():
        base, of_mindspore, _ = name.partition("_mindspore")
        if of_mindspore:
            assert f"  {base}: " in run("show", name).stdout
            assert f"  {name}: " in run("show", base).stdout


def test_dump_writes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "out.txt"
    result = run("dump", "sgd", "-o", str(path))
    assert result.exit_code == 0 and result.stdout == ""
    assert path.read_text() == run("dump", "sgd").stdout


def test_policy_and_dtypes_reach_the_passes() -> None:
    assert "hoist-uniform" in run("dump", "sgd", "--policy", "fast").stdout
    assert "optimal 6 " in run("dump", "sgd", "--dtypes", "param=bf16,grad=bf16").stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("dump",), "Missing argument"),
        (("dump", "adamq"), "error: no optimizer or stage is called 'adamq'"),
        (("dump", "adamw", "--stage", "x"), "error: no stage is called 'x'"),
        (("dump", "adamw", "--policy", "x"), "error: unknown policy 'x'"),
        (("dump", "sgd", "--passes", "cse", "--policy", "fast"), "error: passes stand in place"),
        (("dump", "sgd", "--passes", "cse", "--dtypes", "m=bf16"), "error: passes stand in place"),
        (("check", "sgd", "--seed", "-1"), "'--seed'"),
        (("check",), "error: expected either a SPEC or --all"),
        (("check", "sgd", "--all"), "error: expected either a SPEC or --all"),
        (("check", "sgd", "--jobs", "2"), "error: --jobs goes with --all"),
        (("check", "--all", "--jobs", "0"), "'--jobs'"),
        (("check", "sgd", "--dtypes", "param=x"), "error: dtype of param"),
        (("show", "sgd(9"), "error: cannot read"),
        (("compile",), "error: expected either SPECs or --all"),
        (("compile", "sgd", "--target", "x86-64-v3"), "give -o DIR"),
        (("compile", "sgd", "--dtypes", "param=x"), "error: dtype of param"),
        (("nothing",), "No such command"),
    ],
)
def test_wrong_usage_is_2(arguments: tuple[str, ...], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr and result.stdout == ""


def test_an_invalid_program_is_1(tmp_path: Path) -> None:
    path = tmp_path / "a.sf"
    path.write_text("optimizer @a {\n  param %param : f32 elem\n}\n")
    for command in ("show", "dump", "check"):
        result = run(command, str(path))
        assert result.exit_code == 1
        assert result.stderr.startswith(f"{path}:4:1: error: @a has no entry")
        assert "Traceback" not in result.output


def test_compile_without_a_place_says_how_long_it_took() -> None:
    result = run("compile", "adafactor", "lion", "--entry", "step")
    assert result.exit_code == 0, result.output
    assert re.fullmatch(
        r"2 specs, 4 programs for this CPU in [\d.]+ s: passes [\d.]+ s, machine code [\d.]+ s\n",
        result.stdout,
    )


def test_check_passes_on_a_right_spec() -> None:
    result = run("check", "lion")
    assert result.exit_code == 0, result.output
    assert "0 failed, 0 not run" in result.stdout


def test_check_names_the_pass_that_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    right = pipeline.PASSES["cse"]
    monkeypatch.setitem(pipeline.PASSES, "cse", dataclasses.replace(right, function=swapped))
    result = run("check", "maximize+sgd")  # programs are kept in the process: no other test has it
    assert result.exit_code == 1
    assert "error: pass cse of @maximize+sgd step: shape (1,): %param differs" in result.stderr


def swapped(graph: Graph) -> Graph:
    """A wrong pass: b - a for a - b."""

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        return builder.emit("sub", *args[::-1]) if node.op == "sub" else None

    return rewrite(graph, visit)


def test_check_names_the_backend_that_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(numba_ops.EXPRESSIONS, "sub", "{1} - {0}")
    result = run("check", "sgd")
    assert result.exit_code == 1
    assert "error: numba, 1 thread of @sgd: differs from the interpreter: param" in result.stderr
    assert "native" not in result.stderr


def test_inspect_tells_a_checkpoint() -> None:
    path = Path(__file__).parents[2] / "data" / "checkpoints" / "version-2.safetensors"
    shown = run("inspect", str(path)).stdout
    assert "checkpoint of version 2, 1992 bytes, 6 tensors, every checksum right" in shown
    assert 'extra {"epoch": 2}' in shown and "number %t = 2.0" in shown
    assert "group 1: lr 0.125\n  weight [5]: %m f32 [5], %param f32 [5]\n" in shown


def test_inspect_refuses_a_damaged_checkpoint(tmp_path: Path) -> None:
    path = tmp_path / "x.safetensors"
    path.write_bytes(b"not a checkpoint")
    result = run("inspect", str(path))
    assert result.exit_code == 1 and f"error: {path}: it is truncated" in result.stderr


@pytest.mark.parametrize("place", ["file", "file/below", "file/below/a.json", "/proc/nowhere/x"])
@pytest.mark.parametrize(
    "command",
    [
        ("compile", "sgd", "-o"),
        ("dump", "sgd", "-o"),
        ("accuracy", "sqrt", "--samples", "10", "-o"),
        ("bench", "sgd", "--sizes", "8", "--rounds", "2", "--starts", "0", "-o"),
        ("bench", "sgd", "--sizes", "8", "--rounds", "2", "--starts", "0", "--plot"),
        ("plot-schedule", "warm_up", "-o"),
    ],
)
def test_where_nothing_can_be_made_is_1(
    tmp_path: Path, command: tuple[str, ...], place: str
) -> None:
    """A sentence before anything is computed. A file is as wrong for a folder as the reverse."""
    (tmp_path / "file").write_text("kept")
    if command[0] != "compile" and place == "file":
        (tmp_path / "file").unlink()
        (tmp_path / "file").mkdir()
    if "--plot" in command:
        pytest.importorskip("matplotlib")
    result = run(*command, str(tmp_path / place))
    assert result.exit_code == 1, result.output
    assert re.match(rf"error: {tmp_path / place}: |error: /proc/nowhere: ", result.stderr)
    assert result.stdout == ""
    assert [p.name for p in tmp_path.iterdir()] == ["file"]


def test_what_only_writing_finds_out_is_1(tmp_path: Path) -> None:
    (tmp_path / "sgd.h").mkdir()
    result = run("compile", "sgd", "-o", str(tmp_path), "--target", "x86-64-v2")
    assert result.exit_code == 1
    assert result.stderr == f"error: {tmp_path / 'sgd.h'}: a folder has the name of a file\n"
    assert list(tmp_path.iterdir()) == [tmp_path / "sgd.h"]


DUMP = ("dump", "sgd", "-o")


@pytest.mark.parametrize(
    ("there", "command"),
    [
        ("import numpy as np\n", DUMP),
        ("optimizer @mine {\n}\n", DUMP),
        ('{\n  "name": "mine"\n}\n', ("dump", "sgd", "--json", "-o")),
        ("<svg/>", ("dump", "sgd", "--format", "dot", "-o")),
        ('{"name": 1}', ("accuracy", "sqrt", "--samples", "10", "-o")),
        ("photo", ("bench", "sgd", "--sizes", "8", "--rounds", "2", "--starts", "0", "--plot")),
        ("photo", ("plot-schedule", "warm_up", "-o")),
    ],
)
def test_a_file_that_is_not_ours_stays(
    tmp_path: Path, there: str, command: tuple[str, ...]
) -> None:
    if command[-1] == "--plot":
        pytest.importorskip("matplotlib")
    path = tmp_path / "mine.png"
    path.write_text(there)
    result = run(*command, str(path))
    assert result.exit_code == 1, result.output
    assert f"error: {path}: it exists, and is not what this command writes" in result.stderr
    assert path.read_text() == there


def test_a_record_of_another_kind_stays(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    kinds = {"compilation": ("dump", "sgd"), "diff": ("diff", "sgd", "momentum")}
    for kind, command in kinds.items():
        path.write_text("")
        assert run(*command, "--json", "-o", str(path)).exit_code == 0
        there = path.read_text()
        assert json.loads(there)["kind"] == kind
        path.write_text(there.replace('"schema": 1', '"schema": 0'))  # an earlier one is replaced
        assert run(*command, "--json", "-o", str(path)).exit_code == 0
        there = path.read_text()
        for other in {*kinds.values()} - {command}:
            result = run(*other, "--json", "-o", str(path))
            assert result.exit_code == 1 and "not what this command writes" in result.stderr
            assert path.read_text() == there


@pytest.mark.parametrize("options", [(), ("--json",), ("--format", "svg"), ("--stage", "graph")])
def test_an_output_of_another_spec_is_replaced(tmp_path: Path, options: tuple[str, ...]) -> None:
    path = tmp_path / "out"
    path.touch()
    for spec in ("sgd", "unscale+adamw(lr=0.5)"):
        result = run("dump", spec, *options, "-o", str(path))
        assert result.exit_code == 0, result.output
        assert path.read_text() == run("dump", spec, *options).stdout


@pytest.mark.parametrize("name", ["lamb", "rmsprop", "adafactor", "prodigy"])
def test_texts_are_readable_in_80_columns(name: str) -> None:
    """The program's own text, and what a listing is, may be wider."""
    table = run("show", name).stdout.partition("\nrole ")[2].partition("\noptimizer @")[0]
    lines = [*table.splitlines(), *run("dump", name).stdout.splitlines()]
    assert len(lines) > 40
    assert [line for line in lines if len(line) > 80 and "paper: " not in line] == []


def test_no_colour_where_none_is_wanted() -> None:
    table = "from stepfuse.tools.tables import TableColumn, show_table\n"
    table += "from rich.console import Console\n"
    table += "show_table([TableColumn('a')], [['b']], styles=['red'], "
    table += "console=Console(force_terminal=True))"
    told = {}
    for value in ("", "1"):
        environment = os.environ | {"NO_COLOR": value, "TERM": "xterm-256color"}
        done = subprocess.run([sys.executable, "-c", table], capture_output=True, env=environment)
        told[value] = done.stdout
    assert b"\x1b[31m" in told[""] and b"\x1b[31m" not in told["1"]
