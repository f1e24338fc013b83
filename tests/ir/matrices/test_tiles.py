"""Tiles: a matrix cut into a batch of matrices of their own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import (
    BATCH,
    COL,
    ELEM,
    ROW,
    TENSOR,
    diag,
    from_tiles,
    gram,
    low,
    norm,
    static,
    tiles,
    to_tiles,
    update,
    zeros,
)
from stepfuse.compiler import lower_graph
from stepfuse.ir.errors import LowerError, TraceError
from stepfuse.ir.lowered.step_program import ProductSizes
from stepfuse.ir.types import join, parse_domain
from stepfuse.passes.pipeline import STRICT
from stepfuse.passes.report.cost import product_sizes

LEFT, RIGHT = (zeros[tiles(gram(side), "k")] for side in (ROW, COL))
OF_EACH = zeros[tiles(BATCH, "k")]


@sf.optimizer(when="rank >= 2 and rank < 4")
def tiled(
    param: Any, grad: Any, left: Any = LEFT, right: Any = RIGHT, trace: Any = OF_EACH,
    total: Any = zeros[TENSOR], *, lr: float = 0.1, k: int = static(4),
) -> Any:  # fmt: skip
    """A step along left x right, as long as 1 in each tile, of which the matrix has the most."""
    x = to_tiles(2.0 * grad, k)
    left = 0.5 * left + x @ x.T
    right = 0.5 * right + x.T @ x
    d = left @ x @ right
    moved = from_tiles(d / (norm(d, BATCH) + 1e-3))
    return update(
        param=param - lr * moved / (moved.absmax(BATCH) + 1.0), left=left, right=right,
        trace=diag(left).sum(BATCH), total=(x * x).sum(ROW).sum(TENSOR),
    )  # fmt: skip


@tiled.variant("rank >= 4", "axes(0,1)")
def of_filters(param: Any, grad: Any, left: Any = LEFT, *, lr: float, k: int) -> Any:
    x = to_tiles(grad, k)
    return update(param=param - lr * from_tiles(left @ x), left=left + x @ x.T)


SHAPES = [(9, 7), (4, 4), (3, 10), (8, 12), (1, 9), (9, 1), (2, 5, 6), (70, 130), (0, 4), (2, 0, 3)]
FILTERS = [(5, 2, 3, 1), (3, 1, 2, 2)]


def oracle(param: Any, grads: Any, k: int) -> Any:
    """Tile by tile in f64, the last ones as small as they are."""
    rows, cols = param.shape
    corners = [(r, c) for r in range(0, rows, k) for c in range(0, cols, k)]
    lefts, rights = dict[Any, Any](), dict[Any, Any]()
    for grad in grads:
        moved = np.zeros_like(param)
        for r, c in corners:
            x = 2.0 * grad[r : r + k, c : c + k]
            lefts[r, c] = 0.5 * lefts.get((r, c), 0.0) + x @ x.T
            rights[r, c] = 0.5 * rights.get((r, c), 0.0) + x.T @ x
            d = lefts[r, c] @ x @ rights[r, c]
            moved[r : r + k, c : c + k] = d / (np.linalg.norm(d) + 1e-3)
        param = param - 0.1 * moved / (abs(moved).max() + 1.0)
    return param, [np.trace(s) for s in lefts.values()], lefts


def stepped(shapes: Any, k: int = 4, dtype: str = "f4", **how: Any) -> Any:
    random = np.random.default_rng(7)
    params = [random.standard_normal(s).astype(dtype) for s in shapes]
    grads = [[random.standard_normal(s).astype(dtype) for s in shapes] for _ in range(3)]
    moved = [p.copy() for p in params]
    optimizer = sf.Optimizer(moved, tiled(k=k), **how)
    for given in grads:
        optimizer.step(given)
    return optimizer, moved, params, list(zip(*grads, strict=True))


@pytest.mark.parametrize("k", [4, 50])
def test_steps_are_those_of_tiles_in_f64(k: int) -> None:
    shapes = [s for s in SHAPES if len(s) == 2 and 0 not in s]
    optimizer, moved, params, grads = stepped(shapes, k, "f8")
    for number, (param, given) in enumerate(zip(params, grads, strict=True)):
        wanted, traces, lefts = oracle(param, given, k)
        state, down = optimizer.state[number], -(-param.shape[0] // k)
        side = min(k, param.shape[0])
        assert state["left"].shape == (down, -(-param.shape[1] // k), side, side)
        assert np.allclose(moved[number], wanted, rtol=1e-6, atol=1e-6), param.shape
        assert np.allclose(state["trace"].reshape(-1), traces, rtol=1e-5)
        first = lefts[0, 0]
        assert np.allclose(state["left"][0, 0], first, rtol=1e-5, atol=1e-5)
        assert np.isclose(state["total"], (4.0 * given[-1] ** 2).sum(), rtol=1e-6)


def bits(shapes: Any, k: int = 4, **how: Any) -> bytes:
    optimizer, moved, *_ = stepped(shapes, k, **how)
    states = (np.asarray(a) for s in optimizer.state for a in s.values())
    return b"".join(np.ascontiguousarray(a).tobytes() for a in (*moved, *states))


def test_engines_have_the_bits_of_the_interpreter() -> None:
    expected = bits(SHAPES + FILTERS, backend="reference")
    assert [bits(SHAPES + FILTERS, threads=n) == expected for n in (1, 2, 7)] == [True] * 3
    small = SHAPES[:3] + FILTERS
    found = [bits(small, backend="loops"), bits(small, backend="numba", jit=False)]
    assert found == [bits(small, backend="reference")] * 2


def test_tiles_longer_than_units_have_the_bits_of_one_thread() -> None:
    """A unit of a pass has 384 rows: a tile may have more, and a matrix many units."""
    shapes = [(900, 500), (3, 64, 1000)]
    assert bits(shapes, 400, threads=3) == bits(shapes, 400, threads=1)


def test_text_types_and_costs() -> None:
    assert sf.parse(sf.to_text(tiled.spec)) == tiled.spec
    found = [tiles(d, 8) for d in (ELEM, ROW, BATCH, gram(COL))]
    assert str(found[0]) == "elem of tiles(8)" and str(found[3]) == "gram(col) of tiles(8)"
    assert [parse_domain(str(d)) for d in found] == found
    assert join(found[1], found[2], TENSOR) == found[1] and join(found[1], found[0]) == found[0]
    sizes = product_sizes(lower_graph(tiled.spec.graphs[0], STRICT).schedule)
    assert set(sizes) == {ProductSizes(4, 1, 1, size=4)}


def test_what_goes_together() -> None:
    for domains in (
        (ELEM, tiles(ELEM, 8)),
        (tiles(ROW, 4), tiles(ELEM, 8)),
        (BATCH, tiles(COL, 8)),
    ):
        with pytest.raises(TypeError, match="are of no one matrix: from_tiles"):
            join(*domains)
    with pytest.raises(TypeError, match="rows and row' meet columns: contract with `@`"):
        join(tiles(COL, 4), tiles(gram(ROW), 4))


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda x, y: y @ y, "write x @ y.T for the products of rows"),
        (lambda x, y: y @ x.T, "tiles meet others of the same size: to_tiles(x, 128) has them"),
        (lambda x, y: y @ to_tiles(x, 5).T, "tiles meet others of the same size"),
        (lambda x, y: y.T + y, "elements are transposed as a factor of a product alone"),
        (lambda x, y: x + y, "elem and elem of tiles(4) are of no one matrix"),
        (lambda x, y: from_tiles(x), "from_tiles takes elements of tiles, as to_tiles(x, 128)"),
        (lambda x, y: to_tiles(y, 4), "to_tiles goes from elem to elem of tiles(k), not from elem"),
        (lambda x, y: to_tiles(x, 0), "a whole number of rows and columns from 1 on"),
        (lambda x, y: to_tiles(x, 2.5), "a whole number of rows and columns from 1 on"),
    ],
)
def test_bad_tiles_are_refused_in_a_sentence(body: Any, message: str) -> None:
    with pytest.raises(TraceError) as error:

        @sf.optimizer(when="rank >= 2")
        def wrong(param: Any, grad: Any) -> Any:
            return update(param=body(grad, to_tiles(grad, 4)))

    assert message in str(error.value)


def test_sizes_and_targets_that_have_none() -> None:
    for of, size in ((ELEM, 0), (ELEM, -1), (low(ROW, 3), 4), (TENSOR, 4), (tiles(ROW, 2), 4)):
        with pytest.raises(ValueError, match="tiles are of matrices"):
            tiles(of, size)
    with pytest.raises(LowerError, match=r"cuda has no kernels for .* of tiles"):
        sf.compile(tiled, backend="cuda")
