"""What the command is before any of its commands run: version, words, completion."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
import stepfuse
from stepfuse.passes.pipeline import POLICIES
from stepfuse.passes.targets import TARGETS
from stepfuse.search.launchers import LAUNCHERS
from stepfuse.tools.cli import app, options
from stepfuse.tools.inspect import request
from stepfuse.tools.records.schema import KINDS
from typer.testing import CliRunner

ROOT = Path(__file__).parents[3]


def module(*arguments: str, **more: str) -> str:
    command = [sys.executable, "-m", "stepfuse", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True,
                          env=os.environ | more)  # fmt: skip
    return done.stdout


def test_the_version_is_the_packages() -> None:
    declared = metadata.version("stepfuse-runtime")
    assert module("--version") == f"stepfuse {declared}\n" == f"stepfuse {stepfuse.__version__}\n"


def test_words_are_those_of_the_passes() -> None:
    """Help and completion have copies, so that they need not load the passes."""
    assert tuple(POLICIES) == options.POLICIES
    assert tuple(TARGETS) == options.TARGETS
    assert request.reasons() == options.REASONS
    assert (request.STAGES, request.FORMATS) == (options.STAGES, options.FORMATS)
    assert request.ORIGIN_STAGES == options.ORIGIN_STAGES
    assert tuple(KINDS) == options.RECORDS
    assert ("here", *LAUNCHERS) == options.LAUNCHERS


def test_the_shell_completes_specs() -> None:
    """As bash asks: the words so far, and the place of the one that is completed."""
    asked = {
        "_STEPFUSE_COMPLETE": "complete_bash",
        "COMP_WORDS": "stepfuse dump adamw_",
        "COMP_CWORD": "2",
    }
    code = "from stepfuse.tools.cli import app; app(prog_name='stepfuse')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                          env=os.environ | asked)  # fmt: skip
    assert done.stdout.split() == ["adamw_sn"]


@pytest.mark.parametrize("arguments", [["--help"], ["dump", "--help"], ["nothing"]])
def test_help_and_errors_are_plain_text(arguments: list[str]) -> None:
    shown = CliRunner().invoke(app, arguments, env={"TERMINAL_WIDTH": "80"}).output
    assert shown.isascii() and max(map(len, shown.splitlines())) <= 80


def test_every_public_name_is_there() -> None:
    assert {*stepfuse.__all__} < {*dir(stepfuse)}
    assert all(getattr(stepfuse, name) is not None for name in dir(stepfuse))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = stepfuse.nothing  # type: ignore[attr-defined]
