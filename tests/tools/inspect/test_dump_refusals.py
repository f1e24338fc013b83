"""What `stepfuse dump` answers to bad input: its words, its exit code, and nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest
from stepfuse.tools.cli import app
from typer.testing import CliRunner

FORMATS = (
    "f64, f32, bf16, f16 or bf16_stochastic(seed), bf16_split, bf16_kahan, linear8(block), "
    "linear4(block), ternary(block), sign(block), dynamic8(block), dynamic4(block), "
    "f8e4m3(block), f8e5m2(block)"
)
REFUSED = {  # what is asked for: the exit code, and all that is said
    "dump adamww": (
        2, "no optimizer or stage is called 'adamww'; did you mean adamw or adam or radam?"),
    "dump adamw --stage kernal": (
        2, "no stage is called 'kernal'; known: graph, kernel, loops, plan, python, llvm, asm, "
           "ptx, report"),
    "dump adamw --format pgn": (
        2, "no format is called 'pgn'; known: text, json, dot, svg, html"),
    "dump adamw --after cze": (
        2, "pass 'cze' does not run here; these do: specialise, view, legalise, fold, simplify, "
           "cse, dce, expand, merge-axes, split-reductions"),
    "dump adamw --why-not fus": (
        2, "no pass with reasons is called 'fus'; known: fuse, plan, simplify, cse, gram-form, "
           "hoist-uniform, bf16-products"),
    "dump adamw --policy strikt": (2, "unknown policy 'strikt'; known: strict, fast, carry"),
    "dump adamw --passes cse,dcee": (
        2, "unknown pass 'dcee'; known: specialise, view, legalise, encode, carry, fold, simplify, "
           "cse, dce, gram-form, hoist-uniform, bf16-products, expand, merge-axes, "
           "split-reductions"),
    "dump adamw --json --format svg": (2, "--json and --format svg exclude each other"),
    "dump adamw --dtypes state=linear9": (
        2, f"dtype of state: expected {FORMATS}, got 'linear9'; did you mean linear8 or linear4?"),
    "dump adamw --dtypes parm=bf16": (
        2, "dtype of 'parm': no such role or kind; known: beta1, beta2, eps, grad, hyper, lr, "
              "m, param, state, t, v, vmax, weight_decay; did you mean param?"),
    "dump adamw --dtypes bf16": (2, "dtypes: expected ROLE=FORMAT, as param=bf16, got 'bf16'"),
    "dump adamw --format html -o {here}": (
        1, "{here}: it is a folder; expected the name of a file"),
    "dump adamw --format html -o {here}/no/a.html": (
        1, "{here}/no/a.html: no such folder {here}/no"),
    "dump adamw --format html -o {here}/mine.html": (
        1, "{here}/mine.html: it exists, and is not what this command writes; remove it or choose "
           "another name"),
    "dump {here}/none.sf": (2, "{here}/none.sf: No such file or directory"),
}  # fmt: skip
BROKEN = "optimizer @a {\n  param %param : f33 elem\n}\n"


@pytest.mark.parametrize("asked", REFUSED)
def test_bad_input_is_said_and_nothing_is_written(asked: str, tmp_path: Path) -> None:
    (tmp_path / "mine.html").write_text("<p>mine")
    code, message = REFUSED[asked]
    result = CliRunner().invoke(app, asked.replace("{here}", str(tmp_path)).split())
    assert result.stderr == f"error: {message}\n".replace("{here}", str(tmp_path))
    assert result.stdout == "" and result.exit_code == code
    assert [p.name for p in tmp_path.iterdir()] == ["mine.html"]
    assert (tmp_path / "mine.html").read_text() == "<p>mine"


def test_a_format_in_a_file_has_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "broken.sf"
    path.write_text(BROKEN)
    result = CliRunner().invoke(app, ["dump", str(path)])
    assert result.exit_code == 1 and result.stderr.startswith(f"{path}:2:18: error: ")
    assert "f33" in result.stderr
