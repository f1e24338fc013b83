"""log-sum-exp in every domain: its bound against torch in f64, and every engine to the bit."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse.ir.frontend.trace import optimizer, update, zeros
from stepfuse.ir.types import COL, GROUP, ROW, STEP, TENSOR, block

from tests.support.oracles.numeric import same_bits

INF, NAN = float("inf"), float("nan")
SHAPES = ((33, 17), (3, 1031), (1, 40), (2, 70, 3), (7, 1), (0, 4))
CELL = zeros[block(64)]


@optimizer(when="rank >= 2")
def smooth(
    param, grad, row=zeros[ROW].f64, col=zeros[COL].f64, one=zeros[TENSOR].f64,
    per_group=zeros[GROUP], all=zeros[STEP],
):  # fmt: skip
    """Smooth maxima in every domain that a matrix has, of elements and of vectors."""
    row, col, one = grad.logsumexp(ROW), grad.logsumexp(COL), grad.logsumexp(TENSOR)
    per_group, every = row.logsumexp(GROUP), one.logsumexp(STEP)
    return update(param=param - row, row=row, col=col, one=one, per_group=per_group, all=every)


@optimizer()
def of_blocks(param, grad, cell=CELL):
    """Smooth maxima of blocks, the last of them short."""
    cell = grad.logsumexp(block(64))
    return update(param=param - cell, cell=cell)


def stepped(spec: Any, backend: str, grads: list[Any], threads: int = 1) -> Any:
    params = [np.zeros_like(g) for g in grads]
    made = stepfuse.Optimizer(
        [{"params": params[::2]}, {"params": params[1::2]}], spec, backend=backend, threads=threads
    )
    made.step([*grads[::2], *grads[1::2]])
    states = [np.asarray(s[name]) for s in made.state for name in sorted(s)]
    return made, [*params, *states, *map(np.asarray, made.numbers.values())]


def drawn(seed: int, scale: float) -> list[Any]:
    rng = np.random.default_rng(seed)
    return [np.asarray(rng.standard_normal(s) * scale, np.float32) for s in SHAPES]


def near(found: Any, x: Any, dims: tuple[int, ...]) -> bool:
    """Within the bound of docs/ir.md."""
    expected = torch.tensor(x, dtype=torch.float64).logsumexp(dims).numpy()
    count = math.prod(x.shape[d] for d in dims)
    bound = (2.0 + math.log(max(count, 1))) * 2.0**-24 + np.abs(expected) * 2.0**-52
    found = found.reshape(expected.shape)
    if count == 0:
        return bool(np.all(found == expected))  # -inf
    return bool(np.all(np.abs(found - expected) <= bound))


@pytest.mark.parametrize("scale", [1e-3, 1.0, 60.0, 1e30])
def test_it_is_within_its_bound_of_torchs(scale: float) -> None:
    grads = drawn(3, scale)
    made, _ = stepped(smooth.spec, "native", grads)
    for grad, state in zip([*grads[::2], *grads[1::2]], made.state, strict=True):
        whole = tuple(range(grad.ndim))
        assert near(np.asarray(state["row"]), grad, (-1,))
        assert near(np.asarray(state["col"]), grad, (-2,))
        assert near(np.asarray(state["one"]), grad, whole)
    flat = np.concatenate([g.ravel() for g in grads])
    assert near(np.asarray(made.numbers["all"]), flat, (0,))


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([-INF, -INF], -INF), ([INF, 1.0], INF), ([INF, INF], INF), ([-INF, 2.5], 2.5),
        ([NAN, INF], NAN), ([NAN, -INF], NAN), ([INF, -INF], INF), ([-0.0], 0.0),
        ([2.0**127], 2.0**127), ([-(2.0**127), 2.0**127], 2.0**127),
    ],
)  # fmt: skip
def test_infinities_and_nan(cells: list[float], expected: float) -> None:
    grads = [np.asarray([cells], np.float32)]
    for backend in ("reference", "native"):
        made, _ = stepped(smooth.spec, backend, grads)
        found = np.asarray(made.state[0]["row"])
        assert same_bits(found, np.full_like(found, expected)), backend


def test_every_engine_has_the_same_bits() -> None:
    grads = drawn(4, 30.0)
    grads[0].flat[[1, 50]], grads[1].flat[5], grads[3].flat[8] = -INF, INF, NAN
    for spec in (smooth.spec, of_blocks.spec):
        _, meaning = stepped(spec, "reference", grads)
        for backend, threads in (("native", 1), ("native", 2), ("loops", 1)):
            _, found = stepped(spec, backend, grads, threads)
            assert all(map(same_bits, meaning, found)), (spec.name, backend, threads)
        assert any(np.isnan(a).any() for a in meaning)
