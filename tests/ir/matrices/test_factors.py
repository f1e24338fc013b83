"""Factors of matrices: their chains word for word, NumPy's factors, and what has no factor."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import (
    BATCH,
    ROW,
    add_diag,
    cholesky,
    diag,
    gram,
    inverse_lower,
    isfinite,
    optimizer,
    update,
    where,
    zeros,
)
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.matrices.symmetry import symmetric

from tests.ir.matrices.test_symmetry import LIBM, typed
from tests.support.oracles.numeric import same_bits

SIZES = (0, 1, 2, 5, 15, 16, 17, 33)
NAN = float("nan")
SQUARE = gram(ROW)


def factor(s: Any) -> Any:
    """The meaning of `cholesky`, cell by cell."""
    number, fma = s.dtype.type, LIBM.fmaf if s.itemsize == 4 else LIBM.fma
    found = np.zeros_like(s)
    for i in range(len(s)):
        for j in range(i + 1):
            c = s[i, j]
            for k in range(j):
                c = number(fma(-found[i, k], found[j, k], c))
            root = np.sqrt(c) if c > 0 else number(NAN)
            found[i, j] = root if i == j else c / found[j, j]
    return found


def inverse(lower: Any) -> Any:
    """The meaning of `inverse_lower`, cell by cell."""
    number, fma = lower.dtype.type, LIBM.fmaf if lower.itemsize == 4 else LIBM.fma
    found = np.zeros_like(lower)
    for i in range(len(lower)):
        for j in range(i + 1):
            c = number(i == j)
            for k in range(i):
                c = number(fma(-lower[i, k], found[k, j], c))
            found[i, j] = c / lower[i, i]
    return found


def positive(size: int, dtype: Any = np.float32, *, above: float = NAN) -> Any:
    """A positive definite matrix up to its diagonal; above it stands what nobody is to read."""
    x = np.random.default_rng(size).standard_normal((size, size + 3))
    s = (x @ x.T + 0.1 * np.eye(size)).astype(dtype)
    s[np.triu_indices(size, 1)] = above
    return s


def interpreted(op: str, matrix: Any) -> Any:
    """The op by the interpreter."""
    graph = typed(f"%0 = {op} %s : real gram(row)", "f32" if matrix.itemsize == 4 else "f64")
    x = np.zeros((*matrix.shape[:-1], 2), matrix.dtype)
    given = {"param": x, "grad": x, "s": matrix, "t": np.eye(2, dtype=x.dtype)}
    return evaluate(graph, given, {})[-1].reshape(matrix.shape)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_factors_are_chains_of_fma(dtype: Any) -> None:
    with np.errstate(all="ignore"):
        for size in SIZES:
            s = positive(size, dtype)
            lower = interpreted("cholesky", s)
            assert same_bits(lower, factor(s)), size
            lower[np.triu_indices(size, 1)] = NAN
            assert same_bits(interpreted("inverse_lower", lower), inverse(lower)), size


@pytest.mark.parametrize("pivot", [0.0, -0.0, -1.0, NAN, -np.inf, np.inf])
def test_what_follows_a_pivot_that_is_not_positive_is_nan(pivot: float) -> None:
    s = positive(7)
    s[3, :4] = 0.0, 0.0, 0.0, pivot
    with np.errstate(all="ignore"):
        lower = interpreted("cholesky", s)
        assert same_bits(lower, factor(s))
        assert same_bits(interpreted("inverse_lower", lower), inverse(lower))
    below = lower[np.tril_indices(7)]
    assert np.isfinite(below).all() == np.isfinite(np.diag(lower)).all() is np.False_
    if pivot != np.inf:  # of which the root is
        assert np.isnan(lower[3:, 3]).all() and np.isnan(lower[6, 3:]).all()
    assert np.isfinite(lower[:3]).all() and not np.triu(lower, 1).any()


def test_special_cells_of_a_lower_triangle_stay_in_their_rows() -> None:
    lower = np.tril(positive(20))
    lower[9, 4], lower[12, 6], lower[15, 15] = np.inf, -0.0, 0.0
    with np.errstate(all="ignore"):
        found = interpreted("inverse_lower", lower)
        assert same_bits(found, inverse(lower))
    assert np.isfinite(found[:9]).all() and not np.isfinite(found[9, :9]).any()


def test_a_batch_is_of_matrices_and_close_to_numpys() -> None:
    s = np.stack([positive(n, np.float64, above=0.0) for n in (40, 40)])
    s[1] *= 3.0
    whole = s + np.tril(s, -1).swapaxes(1, 2)
    lower = interpreted("cholesky", s)
    np.testing.assert_allclose(lower, np.linalg.cholesky(whole), rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(
        interpreted("inverse_lower", lower), np.linalg.inv(lower), rtol=1e-9, atol=1e-11
    )


def test_the_inverse_of_a_factor_times_itself_is_symmetric_to_the_bit() -> None:
    graph = typed(
        """
        %0 = matmul %grad, %grad : real gram(row)
        %1 = add_diag %0, 0.5 : real gram(row)
        %2 = cholesky %1 : real gram(row)
        %3 = inverse_lower %2 : real gram(row)
        %4 = transpose %3 : real gram(row)
        %5 = matmul %4, %3 : real gram(row)
        %6 = matmul %3, %4 : real gram(row)
        %7 = matmul %4, %2 : real gram(row)"""
    )
    x = np.random.default_rng(1).standard_normal((9, 4)).astype(np.float32)
    empty = {"param": x, "s": np.eye(9, dtype=np.float32), "t": np.eye(4, dtype=np.float32)}
    values = evaluate(graph, {"grad": x, **empty}, {})[-8:]
    first = len(graph.nodes) - 8
    assert {v - first for v in symmetric(graph.nodes)} == {0, 1, 5, 6}
    for n in (0, 1, 5, 6):
        assert same_bits(values[n], np.swapaxes(values[n], -1, -2)), n
    s = values[1].reshape(9, 9).astype(np.float64)
    np.testing.assert_allclose(values[5].reshape(9, 9), np.linalg.inv(s), rtol=2e-4, atol=1e-5)


@optimizer(when="rank >= 2")
def natural(
    param: Any, grad: Any, inverse: Any = zeros[SQUARE], kept: Any = zeros[BATCH], *,
    damping: float = 0.1,
) -> Any:  # fmt: skip
    """The old inverse stays where there is no new one, and these steps are counted."""
    factor = cholesky(add_diag(grad @ grad.T, damping))
    root, there = inverse_lower(factor), isfinite(diag(factor)).all(BATCH)
    inverse = where(there, root.T @ root, inverse)
    kept = kept + where(there, 0.0, 1.0)
    return update(param=param - inverse @ grad, inverse=inverse, kept=kept)


def test_an_optimizer_keeps_the_inverse_that_it_had() -> None:
    random = np.random.default_rng(3)
    params = [np.zeros(dims, np.float32) for dims in ((3, 5), (2, 4, 6))]
    first, second = ([random.standard_normal(p.shape).astype("f") for p in params] for _ in "ab")
    expected = [np.linalg.inv(g @ g.swapaxes(-1, -2) + 0.1 * np.eye(g.shape[-2])) for g in first]
    steps = sf.Optimizer(params, natural, backend="reference")
    steps.step(first)
    for state, wanted in zip(steps.state, expected, strict=True):
        np.testing.assert_allclose(state["inverse"], wanted, rtol=3e-4, atol=1e-5)
    before = steps.state[1]["inverse"].copy()
    second[1][1] = np.nan
    steps.step(second)
    assert steps.state[1]["kept"].tolist() == [0, 1] and steps.state[0]["kept"] == 0
    after = steps.state[1]["inverse"]
    assert same_bits(after[1], before[1]) and not same_bits(after[0], before[0])
