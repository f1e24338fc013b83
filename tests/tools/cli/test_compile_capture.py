"""`stepfuse capture`: what it writes and prints, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
import stepfuse
from stepfuse.tools.cli import app
from typer.testing import CliRunner, Result


def capture(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["capture", *arguments])


def test_a_program_is_written_that_other_commands_take(tmp_path: Path) -> None:
    path = tmp_path / "sgd.sf"
    shown = capture("torch.optim:SGD(lr=0.1, momentum=0.9)", "-o", str(path), "--report")
    assert shown.exit_code == 0, shown.output
    assert "statics: momentum == 0 is False" in shown.stdout
    spec = stepfuse.parse(path.read_text())
    assert spec.role("momentum").default == 0.9
    assert CliRunner().invoke(app, ["show", str(path)]).exit_code == 0
    assert capture("torch.optim:SGD(lr=0.1)", "-o", str(path)).exit_code == 0


@pytest.mark.parametrize(
    ("source", "said", "code"),
    [
        ("torch.optim.SGD", "expected MODULE:CLASS", 2),
        ("torch.optim:Sgd", "module 'torch.optim' has no 'Sgd'", 2),
        ("no_such_module:A", "no module 'no_such_module'", 2),
        ("torch.optim:SGD(0.1)", "options have names", 2),
        ("torch.optim:SGD(lr=x)", "expected MODULE:CLASS", 2),
        ("torch.optim:LBFGS", "a step over a parameter", 1),
    ],
)
def test_what_cannot_be_captured_is_said(source: str, said: str, code: int) -> None:
    shown = capture(source)
    assert shown.exit_code == code
    assert said in shown.stderr


def test_a_file_of_something_else_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("mine")
    shown = capture("torch.optim:SGD(lr=0.1)", "-o", str(path), "--no-proof")
    assert shown.exit_code == 1
    assert "it exists, and is no program" in shown.stderr
    assert path.read_text() == "mine"
