"""An entry by the clock from C, beside the step's tables, to the bits of the stepper."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.tools.cli import app
from typer.testing import CliRunner

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")

EVERYWHERE = """
from stepfuse import optimizer, sqrt, step, update, zeros

@optimizer
def folded(param, grad, s=zeros, v=zeros, t=step, *, lr=0.1, eps=1e-3, frequency=3):
    return update(param=param - lr * grad / (sqrt(v) + eps), s=s + grad * grad)

@folded.entry("fold", every="frequency", first=1)
def fold(grad, s=zeros, v=zeros):
    return update(v=v + s + grad * grad, s=0.0 * s)
"""

PRODUCTS = """
from stepfuse import *

SQUARE, LOW, TILES = zeros[gram(ROW)], zeros[low(2, COL)], zeros[tiles(gram(ROW), 64)]

@optimizer(when="rank >= 2")
def folded(param, grad, s=SQUARE, v=SQUARE, w=LOW, b=TILES, t=step, *, lr=0.1, frequency=3):
    x, y = grad @ w.T, to_tiles(grad, 64)
    turned = from_tiles(b @ y / (norm(b @ y, BATCH) + 1.0))
    moved = v @ grad + norm(x, ROW) / (norm(x, TENSOR) + 1.0) * (x @ w)
    return update(param=param - lr * (moved + turned), s=s + grad @ grad.T, b=b + y @ y.T)

@folded.variant("rank < 2")
def plain(param, grad, t=step, *, lr):
    return update(param=param - lr * grad)

@folded.entry("fold", "rank >= 2", every="frequency", first=1)
def fold(grad, s=SQUARE, v=SQUARE, w=LOW):
    new = s + grad @ grad.T
    inverse = inverse_lower(cholesky(add_diag(new, diag(new).mean(BATCH) + 1.0)))
    return update(v=0.5 * v + inverse.T @ inverse, s=0.0 * s, w=eye(low(ROW, 2)).T @ grad)
"""


@pytest.mark.parametrize("source", [EVERYWHERE, PRODUCTS], ids=["everywhere", "products"])
def test_from_c(tmp_path: Path, source: str) -> None:
    (tmp_path / "mine.py").write_text(source)
    arguments = ["compile", f"{tmp_path}/mine.py:folded", "-o", str(tmp_path / "build")]
    done = CliRunner().invoke(app, [*arguments, "--target", "x86-64-v3"])
    assert done.exit_code == 0, done.output
    build = tmp_path / "build"
    header = (build / "folded.h").read_text()
    assert "every %frequency from 1 before step: sf_folded_fold_step runs there" in header
    rng = np.random.default_rng(0)
    shapes = ((7,), (200, 170), (3,), (2, 2, 2))
    arrays = [[rng.normal(size=s).astype(np.float32) for s in shapes] for _ in range(9)]
    (tmp_path / "steps").write_bytes(b"".join(a.tobytes() for each in arrays for a in each))
    flags = ("-std=c11", "-Wall", "-Wextra", "-Werror", "-O1")
    files = (Path(__file__).with_name("clocked.c"), build / "folded.o")
    command = ["cc", *flags, f"-I{build}", *files, "-o", tmp_path / "run"]
    built = subprocess.run(command, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    ran = subprocess.run([tmp_path / "run", tmp_path / "steps"], capture_output=True, timeout=60)
    assert ran.returncode == 0, ran
    params = arrays[0]
    opt = sf.Optimizer([{"params": params[:2]}, {"params": params[2:]}], sf.load(build))
    for grads in arrays[1:8]:
        opt.step(grads)
    assert ran.stdout == b"".join(p.tobytes() for p in params)
