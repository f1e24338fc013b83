"""Steps with products, compiled: the interpreter's bits, alone, in chains and in artifacts."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.offload import ExternalArray, FileMemory
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.campaigns.product_bits import NATIVE, faults

ROOT = Path(__file__).parents[2]
SHAPES = ((5, 3), (3, 5, 7), (1, 1), (0, 4), (20, 3), (4, 3, 2, 2), (3, 37))
MUON = "muon(ns_steps=1)"
_GRAM = sf.zeros[sf.gram(sf.ROW)]
WHOLE = "unscale+check_finite+clip_by_global_norm+{}+ema_weights+shadow+zero_grad"


def left(spec: Any, **settings: Any) -> list[bytes]:
    """What three steps leave of parameters and states."""
    rng = np.random.default_rng(0)
    params = [rng.standard_normal(s).astype(np.float32) for s in SHAPES]
    optimizer = sf.Optimizer(params, spec, **settings)
    for _ in range(3):
        optimizer.step([rng.standard_normal(s).astype(np.float32) for s in SHAPES])
    states = [np.asarray(v).tobytes() for s in optimizer.state for v in s.values()]
    return [*(p.tobytes() for p in params), *states]


@pytest.mark.parametrize(
    ("name", "dtypes"),
    [(WHOLE.format(MUON), ""), ("accumulate+" + MUON, ""), (MUON, "state=linear8")],
)
def test_chains_and_storage_have_the_interpreter_s_bits(name: str, dtypes: str) -> None:
    expected = left(resolve(name), backend="reference", dtypes=dtypes)
    for threads in (1, 2, 7):
        assert left(resolve(name), threads=threads, dtypes=dtypes) == expected, threads


@pytest.mark.parametrize("seed", [0, 5, 11])
def test_random_programs_have_the_interpreter_s_bits(seed: int) -> None:
    assert faults((seed, 4 + seed % 9, NATIVE)) == ""


def test_a_gram_state_is_stored_when_all_have_read_it() -> None:
    """Two products after the one that the new state is made of take the old one."""

    @sf.optimizer(when="rank >= 2")
    def ahead(param: Any, grad: Any, s: Any = _GRAM, *, lr: float = 0.1) -> Any:
        new = 0.5 * s + grad @ grad.T
        return sf.update(param=param - lr * (s @ ((new @ grad) + param)), s=new)

    assert left(ahead, threads=2) == left(ahead, backend="reference")


@pytest.mark.skipif(not (shutil.which("nm") and shutil.which("cc")), reason="needs binutils, cc")
def test_an_artifact_has_the_interpreter_s_bits(tmp_path: Path) -> None:
    """Of x86-64-v2, whose tile is narrower than this machine's, and whose fma is software."""
    folder, level = tmp_path / "muon", "x86-64-v2"
    done = CliRunner().invoke(app, ["compile", MUON, "-o", str(folder), "--target", level])
    assert done.exit_code == 0, done.output
    expected = left(resolve(MUON))
    assert left(sf.load(folder), threads=1) == left(sf.load(folder), threads=2) == expected
    for file in ("muon.o", "libmuon.so"):
        said = subprocess.run(["nm", "-u", folder / file], capture_output=True, text=True)
        assert {line.split("@")[0].split()[-1] for line in said.stdout.splitlines()} <= {"syscall"}
    check_c_example(folder)


def check_c_example(folder: Path) -> None:
    """Asserts that examples/c/muon.c has the bits of Python's steps, with threads and without."""
    shapes, source = ((24, 2000), (500, 70), (3, 40, 24)), ROOT / "examples" / "c" / "muon.c"
    params = [np.zeros(shape, np.float32) for shape in shapes]
    optimizer, counts = sf.Optimizer(params, resolve(MUON), lr=0.02), [p.size for p in params]
    for step in range(3):
        cells = [(n := np.arange(count)) * n % 97 * (step + 1) % 31 - 15 for count in counts]
        optimizer.step([c.reshape(s).astype("f4") for c, s in zip(cells, shapes, strict=True)])
    sums = [functools.reduce(_fnv, p.tobytes(), 14695981039346656037) for p in params]
    expected = "".join(f"tensor {n}: {found:016x}\n" for n, found in enumerate(sums))
    flags = ("-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", f"-I{folder}")
    for threads in ("", "1", "3"):
        flags += ("-fopenmp",) if threads else ()
        command = ["cc", *flags, source, folder / "muon.o", "-o", folder / "run"]
        built = subprocess.run(command, capture_output=True, text=True)
        assert built.returncode == 0, built.stderr
        known = {**os.environ, "OMP_NUM_THREADS": threads or "1"}
        done = subprocess.run([folder / "run"], env=known, capture_output=True, text=True)
        assert done.stdout == expected, threads


def _fnv(found: int, cell: int) -> int:
    return (found ^ cell) * 1099511628211 % (1 << 64)


def test_what_a_product_takes_whole_is_in_memory(tmp_path: Path) -> None:
    @sf.optimizer(when="rank >= 2")
    def whole(param: Any, grad: Any, *, lr: float = 0.1) -> Any:
        return sf.update(param=param - lr * ((grad @ param.T) @ param))

    zeros = np.zeros((20, 64), np.float32)
    zeros.tofile(tmp_path / "file")
    there = ExternalArray(FileMemory(tmp_path / "file"), (20, 64), zeros.dtype)
    with pytest.raises(sf.BindError, match="tensor 0: a product takes the whole of %param"):
        sf.Optimizer([there], whole, staging=1 << 20).step([zeros])
    grad = np.random.default_rng(0).standard_normal(zeros.shape).astype(np.float32)
    sf.Optimizer([there], resolve(MUON), staging=1 << 20).step([grad])  # its sweeps alone take it
    sf.Optimizer([zeros], resolve(MUON)).step([grad])
    assert np.array_equal(there.load(), zeros)


def test_rows_alone_are_refused() -> None:
    rows = sf.RowSparse(np.array([1]), np.ones((1, 4), np.float32))
    with pytest.raises(sf.BindError, match=r"cannot step some rows alone: its product \(matmul"):
        sf.Optimizer([np.zeros((9, 4), np.float32)], resolve(MUON)).step([rows])


def test_bits_do_not_depend_on_what_else_is_stepped() -> None:
    """Tensors shuffled, in two groups, each by itself, and split along the batch."""
    expected, order = left(MUON, threads=2)[: len(SHAPES)], [3, 0, 6, 1, 5, 2, 4]
    rng = np.random.default_rng(0)
    starts = [rng.standard_normal(s).astype(np.float32) for s in SHAPES]
    steps = [[rng.standard_normal(s).astype(np.float32) for s in SHAPES] for _ in range(3)]

    def stepped(numbers: list[int], groups: int = 1) -> dict[int, np.ndarray]:
        params = {n: starts[n].copy() for n in numbers}
        parts = [[params[n] for n in numbers[g::groups]] for g in range(groups)]
        optimizer = sf.Optimizer([{"params": p} for p in parts], resolve(MUON), threads=2)
        for grads in steps:
            optimizer.step([grads[n] for g in range(groups) for n in numbers[g::groups]])
        return params

    for found in (stepped(order), stepped(order, 2), *(stepped([n]) for n in order)):
        assert all(p.tobytes() == expected[n] for n, p in found.items())
    batch = SHAPES.index((3, 5, 7))
    parts = [p[None].copy() for p in starts[batch]]
    optimizer = sf.Optimizer(parts, resolve(MUON))
    for grads in steps:
        optimizer.step([g[None].copy() for g in grads[batch]])
    assert b"".join(p.tobytes() for p in parts) == expected[batch]
