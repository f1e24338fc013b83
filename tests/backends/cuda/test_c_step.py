"""The header's steps on a GPU, from C over a stub of libcuda: order, grids, copies, bits."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse import compiler
from stepfuse.passes.lower import fold_lists_apart
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.compile_artifact import write

HERE = Path(__file__).parent
STUB = HERE.parent / "aot" / "stub_cuda"
FLAGS = ("-std=gnu11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-O1")

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


def build(*command: object) -> None:
    done = subprocess.run(["cc", *FLAGS, *map(str, command)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module", name="folder")
def artifact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A list of 33 leaves is long there, and so are 60 rows."""
    found = tmp_path_factory.mktemp("cuda_header")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fold_lists_apart, "LONG", 9)
        patch.setattr(fold_lists_apart, "LONG_ROWS", 33)
        compiler.forget()
        write([resolve("adafactor")], found, "strict", "", "x86-64-v2", "step", "sm_80", "")
        compiler.forget()
    build("-shared", "-fPIC", STUB / "libcuda.c", "-o", found / "libcuda.so", "-ldl")
    paths = f"-I{STUB}", f"-I{found}", f"-L{found}", f"-Wl,-rpath,{found}"
    build(HERE / "cuda_step.c", *paths, "-ladafactor", "-lcuda", "-o", found / "cuda_step")
    return found


def test_it_steps_with_the_bits_of_python(folder: Path, tmp_path: Path) -> None:
    command = [folder / "cuda_step", tmp_path / "left", folder / "adafactor_sm_80.ptx"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    first, rest = done.stdout.split("set\n")
    uploads, rest = rest.split("point\n")
    pointed, second = rest.split("step\n")
    assert first == second and uploads == "upload 8 on 7\n" * 2  # both variants have it
    assert set(pointed.splitlines()) == {"upload 8 on 7"}
    launches = [line.split() for line in first.splitlines() if line.startswith("sf_")]
    assert [w[2:] for w in launches] == [["x", "256", "on", "7"]] * len(launches)
    assert len(launches) >= 6 and {w[1] for w in launches} >= {"1", "2"}
    names = [w[0] for w in launches]
    lists = [n for n, name in enumerate(names) if "_lists_" in name]
    assert lists and all(launches[n][1] == "1" for n in lists)
    assert [names[n + 1] for n in lists] == [names[n].replace("lists", "segment") for n in lists]
    parts = {line for line in first.splitlines() if line.startswith("part")}
    long = (f"part: tensor 0, rows 0 + {n}, cells 0 + {n}, kind 3" for n in (33, 60))
    assert parts == {*long}  # of leaves, and of rows
    sizes = [(60, 550), (33_000,), (3, 5)]
    params = [np.asarray(np.arange(33_000) % 5 + 1, np.float32)[: np.prod(s)] for s in sizes]
    shaped = [p.reshape(s) for p, s in zip(params, sizes, strict=True)]
    groups = [{"params": shaped[:2]}, {"params": shaped[2:]}]
    optimizer = stepfuse.Optimizer(groups, "adafactor", lr=0.1)
    for step in range(2):
        cells = (np.arange(33_000) % 3 - 1, np.arange(33_000) % 7 / 8)[step]
        grads = [np.asarray(cells, np.float32)[: np.prod(s)].reshape(s) for s in sizes]
        optimizer.step(grads)
        optimizer.groups[1]["lr"] = 0.02
    found = np.fromfile(tmp_path / "left", np.uint32)
    assert np.array_equal(found, np.concatenate(params).view(np.uint32))


def test_a_header_says_what_it_has_no_step_for(tmp_path: Path) -> None:
    """Without <cuda.h> nothing of it is there, and a copy of a parameter cannot be made."""
    spec = resolve("adamw+ema_weights")
    write([spec], tmp_path, "strict", "", "x86-64-v2", "step", "sm_80", "ema")
    header = (tmp_path / "ema.h").read_text()
    assert any(isinstance(r.default, str) for r in spec.roles)
    assert "has no step on a GPU in C" in header and "_cuda_step(" not in header
    source = tmp_path / "a.c"
    source.write_text('#include "ema.h"\n')
    for include in ("", f"-include{STUB / 'cuda.h'}"):
        build("-fsyntax-only", f"-I{tmp_path}", source, *filter(None, [include]))
