"""On a GPU, `pytest -m gpu`: steps under compute-sanitizer, which comes with the CUDA toolkit."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = shutil.which("compute-sanitizer")
pytestmark = [
    pytest.mark.gpu,
    pytest.mark.usefixtures("device"),
    pytest.mark.skipif(TOOL is None, reason="no compute-sanitizer: it is in the CUDA toolkit"),
]
CASES = (("adamw",), ("lamb",), ("adafactor",), ("adamw", "state=linear8(128)"))


@pytest.mark.parametrize("case", CASES, ids=" ".join)
@pytest.mark.parametrize("tool", ["memcheck", "racecheck", "initcheck"])
def test_nothing_is_found(tool: str, case: tuple[str, ...]) -> None:
    command = [str(TOOL), "--tool", tool, "--error-exitcode", "9", sys.executable, "-m"]
    done = subprocess.run(
        [*command, "tests.gpu.sanitized", *case],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
