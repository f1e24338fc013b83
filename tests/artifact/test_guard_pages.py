"""No access outside an array, at any tail length: forbidden pages before and after each."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from stepfuse.optim_defs import names

SCRIPT = Path(__file__).parent / "guarded.py"
WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"
SPECS = (*names(), WHOLE)


def run(*specs: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *specs], capture_output=True, text=True)


@pytest.mark.parametrize("part", range(4))
def test_steps_stay_inside_their_arrays(part: int) -> None:
    mine = SPECS[part::4]
    done = run(*mine)
    assert done.returncode == 0, f"{done.returncode} after {done.stdout}: {done.stderr}"
    assert done.stdout.split() == list(mine)


def test_a_touched_page_is_seen() -> None:
    assert run("touch").returncode == -signal.SIGSEGV
