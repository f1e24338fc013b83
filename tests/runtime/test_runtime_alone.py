"""An environment with NumPy and stepfuse-runtime alone: artifacts step, the rest is a sentence.

`python -m tests.campaigns.runtime` tries every artifact there.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.compile_artifact import write
from stepfuse.tools.inspect.artifact import inspect

from tests.campaigns.runtime import steps
from tests.campaigns.runtime.environment import LARGEST, make

SPECS = ("adamw", "lamb", "adafactor")
WITHOUT = """
import numpy as np
import stepfuse
def said(action):
    try:
        action()
    except ImportError as error:
        print(error)
params = [np.ones(3, np.float32)]
said(lambda: stepfuse.Optimizer(params, "sgd"))
said(lambda: __import__("stepfuse.torch"))
stepfuse.Optimizer(params, "sgd", lr=1.0, backend="reference").step([np.ones(3, np.float32)])
print(params[0].max())
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment that has nothing else."""
    found, size = make(tmp_path_factory.mktemp("alone"))
    assert size <= LARGEST
    return found


def run(*command: object) -> list[str]:
    """What a command prints."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_artifacts_step_with_the_bits_of_the_compiler(python: Path, tmp_path: Path) -> None:
    for name in SPECS:
        write([resolve(name)], tmp_path / name, "strict", "", "x86-64-v2", "step", "", "")
    found = run(python, "-I", "-W", "error", steps.__file__, tmp_path, *SPECS)
    assert found == steps.lines("compile", SPECS)


def test_what_needs_more_says_what_to_install(python: Path) -> None:
    assert run(python, "-I", "-W", "error", "-c", WITHOUT) == [
        "backend 'native' needs llvmlite, which is not installed: pip install 'stepfuse'",
        "stepfuse.torch needs torch, which is not installed: pip install 'stepfuse[torch]'",
        "0.0",
    ]


def test_doctor_and_inspect_run_and_other_commands_say_what_to_install(
    python: Path, tmp_path: Path
) -> None:
    write([resolve("sgd")], tmp_path, "strict", "", "x86-64-v2", "step", "", "")
    start = python, "-I", "-W", "error", "-m", "stepfuse"
    doctor = run(*start, "doctor")
    assert "  native        needs llvmlite: pip install 'stepfuse'" in doctor
    assert json.loads("".join(run(*start, "doctor", "--json")))["cpu"] == ""
    assert run(*start, "inspect", tmp_path) == inspect(tmp_path).splitlines()
    assert json.loads("".join(run(*start, "inspect", tmp_path, "--json")))["kind"] == "artifact"
    for words, said in {
        ("dump", "adamw"): "'dump' is no command here: the other commands need typer and rich",
        ("inspect", "nowhere"): "nowhere",
        (): "the following arguments are required: command",
    }.items():
        done = subprocess.run([*start, *words], capture_output=True, text=True, timeout=60)
        assert said in done.stderr and done.returncode and "Traceback" not in done.stderr
