"""The command `stepfuse` in this process."""

from __future__ import annotations

from pathlib import Path

from stepfuse.tools.cli import app
from typer.testing import CliRunner, Result


def run(*words: object) -> Result:
    """The result of a command, whose tables are 160 columns wide."""
    return CliRunner().invoke(app, [*map(str, words)], env={"COLUMNS": "160"})


def output(*words: object) -> str:
    """The output of a command that succeeds."""
    done = run(*words)
    assert done.exit_code == 0, done.output
    return done.output


def compiled(folder: Path, *words: object) -> str:
    """The output of `stepfuse compile` into a folder."""
    return output("compile", *words, "-o", folder)
