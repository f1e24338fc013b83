"""The page's ctypes program, in a process that cannot import stepfuse."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.tools.cli import app
from typer.testing import CliRunner

PAGE = Path(__file__).parents[3] / "docs" / "ahead-of-time.md"
BLOCK = "import sys\nsys.modules['stepfuse'] = None\n"


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")
def test_a_step_without_stepfuse(tmp_path: Path) -> None:
    assert CliRunner().invoke(app, ["compile", "adamw", "-o", str(tmp_path)]).exit_code == 0
    found = re.search(r"```python file=ctypes_step.py\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found
    command = [sys.executable, "-c", BLOCK + found[1], str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    params = [np.ones(1000, np.float32)]
    stepfuse.Optimizer(params, "adamw").step([np.full(1000, 0.5, np.float32)])
    assert done.stdout == str(params[0][0]) + "\n"
