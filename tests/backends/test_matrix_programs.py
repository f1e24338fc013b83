"""Programs with products on every backend that has them: the bits of the interpreter.

Random programs are `python -m tests.campaigns.product_bits`.
"""

from __future__ import annotations

import shutil
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import ROW, add_diag, eye, gram, optimizer, update, where, zeros
from stepfuse.backends import BACKENDS
from stepfuse.ir.errors import LowerError
from stepfuse.ir.loops.interpreter.cells import LoopError
from stepfuse.ir.lowered.launches import TILE
from stepfuse.ir.lowered.tables import TENSOR_COLUMNS, TensorFact
from stepfuse.ir.types import DType
from stepfuse.passes.loops.product_forms import ProductForm
from stepfuse.passes.loops.register_tiles import Panels
from stepfuse.runtime.launch.tables import tile_rows

from tests.backends import cuda_emulator
from tests.campaigns.cuda_bits import GEOMETRIES
from tests.campaigns.device_trial import MATRICES, Trial, what_differs
from tests.ir.matrices.test_lapack import rotated
from tests.passes.planted_matrices import second_order

SHAPES = [(4, 9), (17, 33), (3, 5, 7), (1, 1), (0, 4), (4, 0)]
LARGE = [(194, 340), (1, 40000), (2, 193, 90)]  # more than one chunk, and unit, a tensor
LEFT = gram(ROW)


@optimizer(when="rank >= 2 and rows <= cols")
def whitened(
    param: Any, grad: Any, left: Any = zeros[LEFT], *, lr: Any = 0.02, beta: Any = 0.9
) -> Any:
    """A step along the gradient, by the inverse of its average square: Newton's iterations."""
    left = beta * left + (1 - beta) * (grad @ grad.T)
    damped = add_diag(left, 0.1)
    x = eye(gram(ROW)) * 0.3
    for _ in range(2):
        x = x @ (2.0 * eye(gram(ROW)) - damped @ x)
    return update(param=param - lr * (x @ grad), left=left)


def stepped(
    spec: Any, shapes: list[tuple[int, ...]], backend: str, steps: int = 2, **how: Any
) -> bytes:
    """The parameters and states after some steps."""
    random = np.random.default_rng(0)
    params = [random.standard_normal(s).astype(np.float32) for s in shapes]
    optimizer = sf.Optimizer(params, spec, backend=backend, **how)
    for _ in range(steps):
        optimizer.step([random.standard_normal(s).astype(np.float32) for s in shapes])
    states = (np.asarray(a) for state in optimizer.state for a in state.values())
    return b"".join(np.ascontiguousarray(a).tobytes() for a in (*params, *states))


@pytest.mark.parametrize("spec", [whitened, "muon(ns_steps=1)"], ids=["whitened", "muon"])
def test_native_code_has_the_bits_of_the_interpreter(spec: Any) -> None:
    shapes = [s for s in (*SHAPES, *LARGE) if spec != whitened or s[-2] <= s[-1]]
    expected = stepped(spec, shapes, "reference", 1)
    for threads in (1, 2, 7):
        assert stepped(spec, shapes, "native", 1, threads=threads) == expected, threads


def test_factors_vectors_and_sums_have_them_too() -> None:
    shapes = [(17, 33), (33, 5), (3, 5, 7), (0, 4), (4, 0), (194, 20)]
    expected = stepped(second_order, shapes, "reference")
    for threads in (1, 2, 7):
        assert stepped(second_order, shapes, "native", threads=threads) == expected, threads


@pytest.mark.parametrize(
    ("spec", "backend"),
    [(whitened, "numba"), (second_order, "loops"), (whitened, "loops:x86-64-v4"),
     (second_order, "loops:x86-64"), (second_order, "loops:cuda")],
)  # fmt: skip
def test_so_have_the_other_backends(spec: Any, backend: str) -> None:
    shapes = [(4, 9), (3, 2, 5), (1, 1), (9, 18)]
    assert stepped(spec, shapes, backend, 1) == stepped(spec, shapes, "reference", 1)


FACTORS = "tests/passes/planted_matrices.py:second_order"


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
@pytest.mark.thinned(3)
@pytest.mark.parametrize("name", [FACTORS, "muon(ns_steps=1)", "scion"])
def test_so_has_ptx_in_any_geometry(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a race; `python -m tests.campaigns.cuda_bits --matrices` has other storage, too."""
    monkeypatch.setitem(BACKENDS, "cuda", "tests.backends.cuda_emulator:compile_program")
    for geometry in GEOMETRIES.values():
        monkeypatch.setattr(cuda_emulator, "GEOMETRY", geometry)
        assert what_differs(Trial(name, "", "cuda", MATRICES)) == ""


@pytest.mark.parametrize("backend", ["cuda", "numba-cuda"])
def test_a_gpu_has_no_library(backend: str) -> None:
    said = rf"@rotated: eigh \(\w+\) is a library's, which runs on the host; got {backend}"
    with pytest.raises(LowerError, match=said):
        sf.compile(rotated, backend=backend)


@optimizer(when="rank >= 2")
def by_sign(param: Any, grad: Any, left: Any = zeros[LEFT], *, lr: Any = 0.1) -> Any:
    """A product that flags alone are made of, and a state that a number is stored to."""
    along = (left @ grad + (grad @ grad.T) @ grad) > 0.0
    return update(param=param - lr * where(along, grad, -2.0 * grad), left=0.5)


@pytest.mark.parametrize("shape", [(4, 9), (5, 800), (390, 170)])  # pairs of one block, and more
@pytest.mark.parametrize("spec", [whitened, by_sign])
def test_pairs_go_on_whatever_is_made_of_them(spec: Any, shape: tuple[int, int]) -> None:
    if spec is by_sign or shape[0] < shape[1]:
        assert stepped(spec, [shape], "native") == stepped(spec, [shape], "reference")


@optimizer(when="rank >= 2")
def by_panels(param: Any, grad: Any, panelled: Any = zeros[LEFT], *, lr: Any = 0.1) -> Any:
    """A product that no other test has: passes over equal nests are remembered."""
    return update(param=param - lr * (panelled @ grad), panelled=panelled + 1.0)


def test_a_panel_that_is_too_small_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    room, made = 64, ProductForm.panels

    def small(form: ProductForm, dtype: DType) -> tuple[int, Panels]:
        pairs, panels = made(form, dtype)
        return pairs, replace(panels, left=replace(panels.right, index=room))

    monkeypatch.setattr(ProductForm, "panels", small)
    with pytest.raises(LoopError, match=r"stores kept\.0\[\d+.*out of bounds: 16 cells"):
        stepped(by_panels, [(4, 9)], "loops:x86-64", 1)


def test_a_large_matrix_has_units_of_rows() -> None:
    facts = np.zeros((1, len(TENSOR_COLUMNS)), np.int64)
    compiled = sf.compile("muon(ns_steps=1)").variants[0].step_program
    compiled = replace(compiled, tile_rows=384)  # of CPUs with larger second caches it is more
    cases = (
        (2, 96, [96]), (2, 300, [156, 156]), (2, 800, [204, 204, 204, 204]),
        (1, 300, [300]), (1, 800, [276, 276, 276]),
    )  # fmt: skip
    for threads, rows, units in cases:
        sizes = {TensorFact.BATCHES: 2, TensorFact.ROWS: rows, TensorFact.COLS: 80}
        for fact, size in sizes.items():
            facts[0, TENSOR_COLUMNS.index(fact)] = size
        assert tile_rows(compiled, facts, threads).tolist() == [
            [0, n * size, size, batch, 1, TILE] for batch in (0, 1) for n, size in enumerate(units)
        ]
