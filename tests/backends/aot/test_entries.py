"""Several entries of one spec in one library, over the same states."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.tools.cli import app
from typer.testing import CliRunner

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")

SOURCE = '''
from stepfuse import optimizer, update, zeros

@optimizer
def averaged(param, grad, total=zeros, *, lr=0.5):
    """Steps by what was accumulated and the last gradient."""
    return update(param=param - lr * (total + grad), total=0.0 * total)

@averaged.entry("accumulate")
def accumulate(param, grad, total=zeros):
    """Adds a gradient."""
    return update(total=total + grad)
'''


@pytest.fixture
def build(tmp_path: Path) -> Path:
    (tmp_path / "averaged.py").write_text(SOURCE)
    arguments = ["compile", f"{tmp_path}/averaged.py:averaged", "-o", str(tmp_path / "build")]
    done = CliRunner().invoke(app, [*arguments, "--entry", "step,accumulate"])
    assert done.exit_code == 0, done.output
    return tmp_path / "build"


def test_entries_share_states(build: Path) -> None:
    assert {p.name for p in build.iterdir()} >= {"libaveraged.so", "averaged.h", "averaged.o"}
    header = (build / "averaged.h").read_text()
    assert "sf_averaged_0_sweep_0" in header and "sf_averaged_accumulate_0_sweep_0" in header
    param, total = np.ones(1000, np.float32), np.zeros(1000, np.float32)
    grads = [np.full(1000, x, np.float32) for x in (1.0, 2.0, 4.0)]
    kept = [{"total": total}]
    adds = stepfuse.Optimizer([param], stepfuse.load(build, entry="accumulate"), states=kept)
    steps = stepfuse.Optimizer([param], stepfuse.load(build), states=kept)
    for grad in grads[:2]:
        adds.step([grad])
    assert (total == 3.0).all() and (param == 1.0).all()
    steps.step([grads[2]])
    assert (param == 1.0 - 0.5 * 7.0).all() and (total == 0.0).all()


def test_an_entry_that_is_not_there_is_refused(build: Path) -> None:
    with pytest.raises(ValueError, match="has averaged's step, accumulate; got 'init'"):
        stepfuse.load(build, entry="init")
    done = CliRunner().invoke(app, ["compile", "adamw", "-o", str(build), "--entry", "step,init"])
    assert done.exit_code != 0 and "adamw has no entry 'init'; it has step" in done.output
