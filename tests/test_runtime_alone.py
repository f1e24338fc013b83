"""An environment with NumPy and stepfuse-runtime alone: artifacts step, the rest is a sentence.

`python -m tests.campaigns.runtime` tries every artifact there.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from stepfuse.resolve import resolve
from stepfuse.tools.compile_artifact import write

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
