"""Products in every domain: their rule, and every engine to the bit."""

from __future__ import annotations

import math
import operator
from functools import partial
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.frontend.trace import hyper, optimizer, update, zeros
from stepfuse.ir.graph import Spec
from stepfuse.ir.types import BATCH, COL, GROUP, ROW, STEP, TENSOR, block

from tests.support.oracles.numeric import same_bits
from tests.support.oracles.sums import column_rule, list_rule

product_of = partial(list_rule, pair=operator.mul, nothing=1.0)
product_down = partial(column_rule, pair=operator.mul, nothing=1.0)
SHAPES = ((33, 17), (3, 1031), (1, 40), (2, 70, 3), (130, 2), (7, 1), (0, 4))
CELL, RATE = zeros[block(64)], hyper(0.5)


@optimizer(when="rank >= 2")
def products(
    param, grad, row=zeros[ROW], col=zeros[COL], batch=zeros[BATCH], one=zeros[TENSOR],
    per_group=zeros[GROUP], all=zeros[STEP], lr=RATE,
):  # fmt: skip
    """Products in every domain that a matrix has, of elements and of vectors."""
    row, col = grad.prod(ROW), grad.prod(COL)
    batch, one = row.prod(BATCH), col.prod(TENSOR)
    param = param * row + lr * col
    return update(
        param=param, row=row, col=col, batch=batch, one=one,
        per_group=grad.prod(GROUP), all=one.prod(STEP),
    )  # fmt: skip


@optimizer()
def of_blocks(param, grad, cell=CELL, one=zeros[TENSOR]):
    """Products of blocks, the last of them short, and of whole tensors."""
    cell = grad.prod(block(64))
    return update(param=param + cell, cell=cell, one=grad.prod(TENSOR))


def near_one(rng: np.random.Generator, shape: tuple[int, ...]) -> Any:
    """Factors whose products neither vanish nor overflow."""
    return np.asarray(np.exp(rng.standard_normal(shape) * 0.05) * rng.choice((-1, 1), shape))


def left(spec: Spec, backend: str, **options: Any) -> list[np.ndarray]:
    """Everything that two steps leave; in the second, infinities, zeros and NaN meet."""
    rng = np.random.default_rng(11)
    params = [rng.standard_normal(s).astype(np.float32) for s in SHAPES]
    groups = [{"params": params[::2]}, {"params": params[1::2]}]
    stepped = stepfuse.Optimizer(groups, spec, backend=backend, **options)
    for step in range(2):
        grads = [near_one(rng, s).astype(np.float32) for s in (*SHAPES[::2], *SHAPES[1::2])]
        if step:
            grads[0].flat[[3, 40]] = 0.0, np.inf
            grads[1].flat[7], grads[4].flat[:9] = np.nan, 1e38
        stepped.step(grads)
    states = [np.asarray(s[name]) for s in stepped.state for name in sorted(s)]
    return [*params, *states, *map(np.asarray, stepped.numbers.values())]


def test_the_product_is_taken_by_the_written_rule() -> None:
    grad = near_one(np.random.default_rng(1), (3, 70, 1031)).astype(np.float32)
    stepped = stepfuse.Optimizer([np.zeros_like(grad)], products.spec)
    stepped.step([grad])
    wide = grad.astype(np.float64)
    found = {name: np.asarray(value) for name, value in stepped.state[0].items()}
    rows = [product_of(r) for r in wide.reshape(-1, 1031).tolist()]
    columns = [product_down(c) for entry in wide for c in entry.T.tolist()]
    assert found["row"].ravel().tolist() == np.float32(rows).tolist()
    assert found["col"].ravel().tolist() == np.float32(columns).tolist()
    entries = [product_of(rows[k : k + 70]) for k in (0, 70, 140)]
    assert found["batch"].ravel().tolist() == np.float32(entries).tolist()
    exact = math.exp(math.fsum(np.log(np.abs(wide)).ravel())) * np.prod(np.sign(wide))
    assert stepped.numbers["all"] == pytest.approx(exact, rel=1e-10)


@pytest.mark.parametrize("spec", [products.spec, of_blocks.spec])
def test_every_engine_has_the_same_products(spec: Spec) -> None:
    meaning = left(spec, "reference")
    for backend, options in (("native", {"threads": 1}), ("native", {"threads": 2}), ("loops", {})):
        found = left(spec, backend, **options)
        assert all(map(same_bits, meaning, found)), (backend, options)
    assert any(np.isnan(a).any() for a in meaning)


def test_numba_has_the_same_products() -> None:
    assert all(map(same_bits, left(products.spec, "reference"), left(products.spec, "numba")))
