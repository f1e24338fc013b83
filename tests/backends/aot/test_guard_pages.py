"""No access outside an array, at any tail length: forbidden pages before and after each.

Of specs that have every op and every kind of program, as tests/support/inputs/programs.py lists
them; `python -m tests.campaigns.products --only guarded` steps all.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.inputs.programs import SAMPLE, WHOLE_STEP

SCRIPT = Path(__file__).parent / "guarded.py"
SPECS = (*SAMPLE, WHOLE_STEP)


def run(*specs: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *specs], capture_output=True, text=True)


@pytest.mark.parametrize("part", range(2))
def test_steps_stay_inside_their_arrays(part: int) -> None:
    check(*SPECS[part::2])


def check(*specs: str) -> None:
    """Asserts that a process ends well which steps these over arrays between forbidden pages."""
    done = run(*specs)
    assert done.returncode == 0, f"{done.returncode} after {done.stdout}: {done.stderr}"
    assert done.stdout.split() == list(specs)


def test_a_touched_page_is_seen() -> None:
    assert run("touch").returncode == -signal.SIGSEGV
