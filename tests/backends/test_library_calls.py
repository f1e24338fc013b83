"""Library routines in compiled programs: their bits, launches and calls."""

from __future__ import annotations

import ctypes
import json
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import BATCH, ROW, eigh, eye, gram, isfinite, qr, step, update, where, zeros
from stepfuse.ir.lowered.launches import Units
from stepfuse.ir.lowered.program import MatrixKernel, Program, ProgramError
from stepfuse.ir.matrices.lapack import ROUTINES, svd
from stepfuse.ir.text.printer import to_text
from stepfuse.passes.checks.check_program import check_program
from stepfuse.runtime.memory.array_checks import array_at
from stepfuse.tools.check.inputs import random_tensor
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.ir.matrices.test_lapack import clipped, rotated

SHAPES = [(3, 5), (2, 4, 6), (17, 17), (0, 3), (1, 1), (220, 40)]
LEFT = gram(ROW)
ROOT = Path(__file__).parents[2]


def left(spec: Any, shapes: Any = SHAPES, steps: int = 3, bad: bool = True, **how: Any) -> bytes:
    """The parameters and states after some steps, the last with an infinite gradient."""
    random = np.random.default_rng(0)
    params = [np.zeros(s, np.float32) for s in shapes]
    optimizer = sf.Optimizer(params, spec, **how)
    for n in range(steps):
        grads = [random.standard_normal(s).astype(np.float32) for s in shapes]
        grads[-1][..., 0] = np.inf if bad and n == steps - 1 else 1.0
        optimizer.step(grads)
    states = (np.asarray(a) for state in optimizer.state for a in state.values())
    return b"".join(np.ascontiguousarray(a).tobytes() for a in (*params, *states))


def test_programs_have_the_bits_of_the_interpreter() -> None:
    expected, small = left(rotated, steps=2, backend="reference"), SHAPES[:2]
    for threads in (1, 2):
        assert left(rotated, steps=2, threads=threads) == expected, threads
    loops = left(rotated, small, 2, backend="loops")
    assert loops == left(rotated, small, 2, backend="reference")


def test_singular_vectors_have_the_bits_of_the_interpreter() -> None:
    shapes = [*SHAPES, (5, 3), (3, 0), (2, 6, 4), (40, 70)]
    expected = left(clipped, shapes, 2, backend="reference")
    for threads in (1, 2):
        assert left(clipped, shapes, 2, threads=threads) == expected, threads
    few = [*shapes[:2], (3, 0), (5, 3)]
    assert left(clipped, few, 2, backend="loops") == left(clipped, few, 2, backend="reference")


@sf.optimizer(when="rank >= 2")
def lopsided(param: Any, grad: Any, s: Any = zeros[LEFT], *, lr: float = 0.1) -> Any:
    """Of a state as it lies, of its transpose, and of cells of the diagonal alone."""
    s = s + (grad @ param.T) + eye(LEFT)
    w, v = eigh(s.T)
    q = qr(s.T)
    return update(param=param - lr * (v @ (grad * w) + q @ grad), s=s)


def test_a_transpose_is_what_it_says() -> None:
    expected = left(lopsided, [(5, 4), (3, 6, 7)], backend="reference", bad=False)
    for backend in ("native", "loops"):
        assert left(lopsided, [(5, 4), (3, 6, 7)], backend=backend, bad=False) == expected


@sf.optimizer(when="rank >= 2")
def eigen(
    param: Any, grad: Any, s: Any = zeros[LEFT], basis: Any = zeros[LEFT], t: Any = step, *,
    lr: float = 0.1, frequency: int = 2,
) -> Any:  # fmt: skip
    """A step along the gradient, by the eigenvectors of a sum of grad grad^T of some steps ago."""
    return update(param=param - lr * (basis @ (basis.T @ grad)), s=s + grad @ grad.T)


@eigen.entry("refresh", "rank >= 2", every="frequency", first=1)
def _refresh(grad: Any, s: Any = zeros[LEFT], basis: Any = zeros[LEFT]) -> Any:
    w, v = eigh(s + grad @ grad.T)
    return update(basis=where(isfinite(w).all(BATCH), (v * (w + 1.0).T), basis))


def test_an_entry_by_the_clock_calls_it_when_it_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    calls, known = list[int](), np.linalg.eigh
    expected = left(eigen, steps=5, bad=False, backend="reference")
    monkeypatch.setattr(np.linalg, "eigh", lambda s: calls.append(len(s)) or known(s))
    assert left(eigen, steps=5, bad=False) == expected
    assert calls == [3, 4, 4, 17, 1, 220] * 3  # values and vectors by one call


@pytest.mark.skipif(not shutil.which("cc"), reason="needs cc")
@pytest.mark.parametrize(("spec", "needs"), [(rotated, ["eigh", "qr"]), (clipped, ["svd"])])
def test_artifacts_need_it_in_python_and_from_c(tmp_path: Path, spec: Any, needs: Any) -> None:
    (tmp_path / "rotated.sf").write_text(to_text(spec.spec).replace("@clipped", "@rotated"))
    folder = tmp_path / "build"
    command = ["compile", str(tmp_path / "rotated.sf"), "-o", str(folder)]
    done = CliRunner().invoke(app, [*command, "--target", "x86-64-v2"])
    assert done.exit_code == 0, done.output
    assert json.loads((folder / "manifest.json").read_text())["specs"][0]["needs"] == needs
    loaded = sf.load(folder)
    params = [np.zeros(s, np.float32) for s in ((3, 5), (2, 4, 6))]
    grads = [np.random.default_rng(1).standard_normal(p.shape).astype("f4") for p in params]
    expected, found = ([p.copy() for p in params] for _ in "ab")
    for given, how in ((expected, spec), (found, loaded)):
        optimizer = sf.Optimizer(given, how)
        for _ in range(2):
            optimizer.step(grads)
    assert from_c(folder, params, grads) == 0
    for wanted, *others in zip(expected, found, params, strict=True):
        assert [x.tobytes() for x in others] == [wanted.tobytes()] * 2


def from_c(folder: Path, params: Any, grads: Any) -> int:
    """Runs tests/backends/aot/library.c, whose library is Python: routines that it calls back."""
    source, built = ROOT / "tests" / "backends" / "aot" / "library.c", folder / "run.so"
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", f"-I{folder}"]
    command = ["cc", *flags, str(source), str(folder / "rotated.o"), "-o", str(built)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

    def routine(name: str, *results: str) -> Any:
        def call(rows: int, count: int, size: int, transposed: int, *where: int) -> None:
            dims, dtype = (count, rows, rows), np.dtype(f"f{size}")
            given = array_at(where[0], dims, dtype)
            made = ROUTINES[name](given.swapaxes(1, 2) if transposed else given)
            for op, result in zip(results, where[1:], strict=True):
                if result:
                    array_at(result, dims, dtype)[...] = made[op]

        whole, pointers = [ctypes.c_int64] * 2 + [ctypes.c_int32] * 2, [ctypes.c_void_p]
        return ctypes.CFUNCTYPE(None, *whole, *pointers, *pointers * len(results))(call)

    def singular(rows: int, cols: int, count: int, size: int, turned: int, *where: int) -> None:
        dtype, dims = np.dtype(f"f{size}"), (cols, rows) if turned else (rows, cols)
        x = array_at(where[0], (count, *dims), dtype)
        for result, found in zip(where[1:], svd(x.swapaxes(1, 2) if turned else x), strict=True):
            if result:
                array_at(result, found.shape, dtype)[...] = found

    of_three = [ctypes.c_int64] * 3 + [ctypes.c_int32] * 2 + [ctypes.c_void_p] * 4
    given = routine("eigh", "eigenvalues", "eigenvectors"), routine("qr", "orthogonal")
    given = *given, ctypes.CFUNCTYPE(None, *of_three)(singular)
    table = (ctypes.c_void_p * 3)(*(ctypes.cast(f, ctypes.c_void_p) for f in given))
    lists = [(ctypes.c_void_p * 2)(*(a.ctypes.data for a in x)) for x in (params, grads)]
    found: int = ctypes.CDLL(str(built)).run(*lists, table)
    return found


def test_an_interrupt_waits_until_the_step_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    grads = [np.random.default_rng(3).standard_normal(s).astype("f4") for s in SHAPES[:3]]
    expected, found = ([np.zeros_like(g) for g in grads] for _ in "ab")
    sf.Optimizer(expected, rotated).step(grads)
    optimizer, known, calls = sf.Optimizer(found, rotated), np.linalg.eigh, list[int]()

    def interrupted(s: Any) -> Any:
        calls.append(len(s))
        if len(calls) in (1, 3):
            raise KeyboardInterrupt
        return known(s)

    monkeypatch.setattr(np.linalg, "eigh", interrupted)
    with pytest.raises(KeyboardInterrupt):
        optimizer.step(grads)
    assert [p.tobytes() for p in found] == [p.tobytes() for p in expected]
    optimizer.step(grads)


def test_a_check_draws_gram_values_too() -> None:
    graph = sf.compile(rotated).variants[0].program.graph
    drawn = random_tensor(graph.roles, (2, 4, 6), np.random.default_rng(0), view=graph.view)
    assert {name: a.size for name, a in drawn.items()} == {
        "param": 48, "grad": 48, "left": 32, "right": 72, "basis": 72, "kept": 2,
    }  # fmt: skip


# ------------------------------------------------------------------ planted faults


def planted(program: Program) -> Iterator[tuple[Program, str]]:
    """Programs with a fault in what a library computes, and what finds it."""
    for number, one in enumerate(program.matrices):
        if not one.routine:
            continue
        (factor,), first = one.factors, one.keeps[0]
        other = next(x.place for m in program.matrices for x in m.keeps if x not in one.keeps
                     and x.place.domain == one.space)  # fmt: skip
        turned = replace(factor, transposed=not factor.transposed)
        faults: list[tuple[MatrixKernel, str]] = [
            (replace(one, factors=(turned,)), "L15 .* is not of"),
            (replace(one, routine="svd"), "L15 .* is no result of svd"),
            (replace(one, half=True), "L15 .* nothing else"),
            (replace(one, factors=(replace(factor, place=first.place),)), "L15 .* lies where"),
            (replace(one, keeps=(replace(first, place=other),)), "L15 .* is kept in"),
            (replace(one, routine=""), "L8"),
        ]
        for kernel, said in faults:
            matrices = (*program.matrices[:number], kernel, *program.matrices[number + 1 :])
            yield replace(program, matrices=matrices), said
    launches = [x for x in program.launches if x.over == Units.LIBRARY]
    assert len(launches) == 2
    for launch in launches:
        rest = tuple(x for x in program.launches if x is not launch)
        yield replace(program, launches=rest), "L8"
        yield replace(program, launches=(*rest, launch)), "L8"


def test_faults_are_found_by_name() -> None:
    program = sf.compile(rotated).variants[0].program
    check_program(program)
    for faulty, said in planted(program):
        with pytest.raises(ProgramError, match=said):
            check_program(faulty)


def test_codes_with_a_sign_in_the_entry_alone_are_refused() -> None:
    """Its averages are never negative in the step, and products of them could be."""
    param = [np.ones((3, 4), np.float32)]
    with pytest.raises(sf.FormatError, match=r"soap: %v in 8 bits .* keep it in a dtype: v=f32"):
        sf.Optimizer(param, "soap", dtypes="state=linear8", backend="reference")
    other = sf.Optimizer(param, "soap", dtypes="m=linear8", backend="reference")
    other.step([np.ones((3, 4), np.float32)])
