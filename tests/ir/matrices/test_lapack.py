"""Eigenvectors, orthogonal factors, singular vectors: NumPy's, by rules of signs and a check."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import (
    BATCH,
    COL,
    ROW,
    add_diag,
    diag,
    eigh,
    gram,
    isfinite,
    minimum,
    optimizer,
    qr,
    svd,
    update,
    where,
    zeros,
)
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.matrices import lapack
from stepfuse.ir.matrices.lapack import one_thread

from tests.ir.matrices.test_symmetry import typed
from tests.support.oracles.numeric import same_bits

RNG = np.random.default_rng(9)
NAN = float("nan")
ROWS, COLS = gram(ROW), gram(COL)


def square(*dims: int, dtype: Any = np.float64) -> Any:
    """Symmetric matrices; above the diagonal stands what nobody is to read."""
    x = RNG.standard_normal((*dims, dims[-1]))
    found = (x + np.swapaxes(x, -1, -2)).astype(dtype)
    found[..., *np.triu_indices(dims[-1], 1)] = NAN
    return found


def whole(lower: Any) -> Any:
    low = np.tril(lower)
    return low + np.swapaxes(np.tril(low, -1), -1, -2)


def diagonal(matrix: Any) -> Any:
    """The diagonals, of matrices that have nothing else."""
    found = np.diagonal(matrix, axis1=-2, axis2=-1)
    there = np.eye(found.shape[-1], dtype=bool)
    assert same_bits(np.where(there, found[..., None], found.dtype.type(0)), matrix)
    return found


def eigen(s: Any) -> Any:
    """The eigenvalues as vectors, and the eigenvectors."""
    w, v = lapack.eigh(s)
    assert np.isnan(w).all() or same_bits(diagonal(w), np.diagonal(w))
    return np.diagonal(w), v


def interpreted(op: str, matrix: Any, axis: str = "row") -> Any:
    """The op by the interpreter, of a Gram value of rows or of columns."""
    dtype = "f32" if matrix.itemsize == 4 else "f64"
    name, to = ("s", "row") if axis == "row" else ("t", "col")
    graph = typed(f"%0 = {op} %{name} : real gram({to})", dtype)
    size, lead = matrix.shape[-1], matrix.shape[:-2]
    other = np.zeros((*lead, 2, 2), matrix.dtype)
    x = np.zeros((*lead, size, 2) if axis == "row" else (*lead, 2, size), matrix.dtype)
    s, t = (matrix, other) if axis == "row" else (other, matrix)
    found = evaluate(graph, {"param": x, "grad": x, "s": s, "t": t}, {})[-1]
    return found.reshape(matrix.shape)


@pytest.mark.parametrize("axis", ["row", "col"])
def test_eigenvectors_are_numpys_with_a_sign(axis: str) -> None:
    for dims in ((0, 0), (1, 1), (2, 2), (17, 17), (64, 64), (2, 3, 5, 5)):
        s = square(*dims[:-1])
        w, v = diagonal(interpreted("eigenvalues", s, axis)), interpreted("eigenvectors", s, axis)
        expected, vectors = np.linalg.eigh(whole(s))
        np.testing.assert_allclose(w, expected, rtol=1e-12, atol=1e-12)
        assert (np.diff(w) >= 0).all()
        turned = np.swapaxes(v, -1, -2)
        same = np.broadcast_to(np.eye(dims[-1]), v.shape)
        np.testing.assert_allclose(np.abs(turned @ vectors), same, atol=1e-9)
        np.testing.assert_allclose((v * w[..., None, :]) @ turned, whole(s), atol=1e-12)
        if dims[-1]:
            first = np.abs(v).argmax(-2)[..., None, :]
            assert (np.take_along_axis(v, first, -2) > 0).all()


def test_an_orthogonal_factor_is_numpys_with_a_sign() -> None:
    for dims in ((0, 0), (1, 1), (2, 2), (17, 17), (64, 64), (2, 5, 5)):
        a = RNG.standard_normal(dims)
        q = interpreted("orthogonal", a)
        r = np.swapaxes(q, -1, -2) @ a
        np.testing.assert_allclose(np.abs(q), np.abs(np.linalg.qr(a)[0]), atol=1e-11)
        np.testing.assert_allclose(r, np.triu(r), atol=1e-12)
        assert (np.diagonal(r, axis1=-2, axis2=-1) > 0).all()


def test_f32_is_computed_in_f32() -> None:
    s = square(40, dtype=np.float32)
    w, v = eigen(s)
    with one_thread():
        expected, vectors = np.linalg.eigh(whole(s))
    assert w.dtype == v.dtype == np.float32
    assert same_bits(w, expected) and same_bits(np.abs(v), np.abs(vectors))
    np.testing.assert_allclose(w, np.linalg.eigvalsh(whole(s).astype("d")), atol=1e-4)
    assert lapack.orthogonal(whole(s)).dtype == np.float32


@pytest.mark.parametrize("dtype", ["f", "d"])
def test_singular_vectors_are_numpys_with_a_sign(dtype: str) -> None:
    eps = 40 * float(np.finfo(dtype).eps)
    for dims in ((0, 3), (3, 0), (1, 1), (2, 5), (5, 2), (17, 17), (64, 40), (2, 3, 6)):
        a = RNG.standard_normal(dims).astype(dtype)
        u, s, vt = lapack.svd(a)
        assert u.dtype == s.dtype == vt.dtype == a.dtype
        expected = np.linalg.svd(a.astype("d"), full_matrices=False)
        values = diagonal(s)
        np.testing.assert_allclose(values, expected[1], rtol=eps, atol=eps * 20)
        assert (values >= 0).all() and (np.diff(values) <= 0).all()
        np.testing.assert_allclose(u @ s @ vt, a, atol=eps * 20)
        for found, wanted in (
            (u, expected[0]),
            (vt.swapaxes(-1, -2), expected[2].swapaxes(-1, -2)),
        ):
            same = np.abs(found.swapaxes(-1, -2) @ wanted)  # but for a sign
            np.testing.assert_allclose(same, np.broadcast_to(np.eye(same.shape[-1]), same.shape),
                                       atol=2e3 * eps)  # fmt: skip
        if a.size:
            first = np.abs(u).argmax(-2)[..., None, :]
            assert (np.take_along_axis(u, first, -2) > 0).all()


def test_small_singular_values_are_there_that_a_gram_value_loses() -> None:
    """1e-5 beside 1 is 1e-10 in x x', which f32 rounds off."""
    u, _, vt = np.linalg.svd(RNG.standard_normal((4, 9)), full_matrices=False)
    x = (u * np.array([1, 0.5, 1e-3, 1e-5]) @ vt).astype(np.float32)
    found = np.diagonal(lapack.svd(x)[1])
    np.testing.assert_allclose(found[-1], np.linalg.svd(x.astype("d"))[1][-1], rtol=0.02)
    assert abs(eigen(x @ x.T)[0][0]) ** 0.5 > 2e-5 or eigen(x @ x.T)[0][0] < 0


def test_equal_eigenvalues_have_the_same_space() -> None:
    q = np.linalg.qr(RNG.standard_normal((9, 9)))[0]
    s = q @ np.diag([1, 1, 1, 2, 2, 5, 5, 5, 5.0]) @ q.T
    w, v = eigen(s)
    np.testing.assert_allclose(w, [1, 1, 1, 2, 2, 5, 5, 5, 5], atol=1e-12)
    for low, high in ((0, 3), (3, 5), (5, 9)):
        mine, given = v[:, low:high], q[:, low:high]
        np.testing.assert_allclose(mine @ mine.T, given @ given.T, atol=1e-12)


def test_a_diagonal_matrix_gives_the_permutation_that_sorts_it() -> None:
    d = np.array([3.0, -1.0, 0.0, 2.0, -0.5], np.float32)
    w, v = eigen(np.diag(d))
    assert same_bits(w, np.sort(d)) and same_bits(v, np.eye(5, dtype="f")[:, np.argsort(d)])


@pytest.mark.parametrize("size", [0.0, 1e-44, 1e-38, 1e38, 3e38])
def test_small_large_and_singular_matrices(size: float) -> None:
    with np.errstate(all="ignore"):
        s = (np.ones((3, 3)) * size).astype(np.float32)
        w, v = eigen(s)
        q = lapack.orthogonal(s)
    if size < 3e38:  # the largest is three times as much
        np.testing.assert_allclose(
            w.astype("d"), [0, 0, 3 * size], rtol=1e-6, atol=3e-6 * size + 1e-44
        )
        np.testing.assert_allclose(v.T @ v, np.eye(3), atol=1e-6)
    else:
        assert np.isnan(w).all() and np.isnan(v).all()
    np.testing.assert_allclose(q.T @ q, np.eye(3), atol=1e-6)


@pytest.mark.parametrize("bad", [NAN, np.inf, -np.inf])
def test_a_matrix_that_is_not_finite_is_nan_and_others_are_not(bad: float) -> None:
    s = whole(square(3, 4))
    s[1, 2, 0] = bad
    for found in (*lapack.eigh(s), lapack.orthogonal(s)):
        assert np.isnan(found[1]).all() and np.isfinite(found[[0, 2]]).all()


@pytest.mark.parametrize("fault", ["order", "negative", "left", "right", "value", "raised"])
def test_singular_vectors_that_do_not_pass_the_check_are_nan(fault: str, monkeypatch: Any) -> None:
    known = np.linalg.svd

    def wrong(a: Any, full_matrices: bool) -> Any:
        if fault == "raised":
            raise np.linalg.LinAlgError("no convergence")
        u, s, vt = known(a, full_matrices=full_matrices)
        turn = np.arange(len(s)) == 2
        s = s * np.where(turn, -1 if fault == "negative" else 1.001 if fault == "value" else 1, 1)
        u = u * np.where(turn, -1 if fault == "negative" else 1.001 if fault == "left" else 1, 1)
        vt = vt * np.where(turn, 1.001 if fault == "right" else 1, 1)[:, None]
        return (u[:, ::-1], s[::-1], vt[::-1]) if fault == "order" else (u, s, vt)

    a = RNG.standard_normal((2, 5, 4))
    a[1, 0, 0] = np.inf
    assert [np.isfinite(x).all((1, 2)).tolist() for x in lapack.svd(a)] == [[True, False]] * 3
    monkeypatch.setattr(np.linalg, "svd", wrong)
    assert all(np.isnan(x).all() for x in lapack.svd(a))


@pytest.mark.parametrize("fault", ["value", "vector", "turned", "raised", "factor", "signs"])
def test_what_does_not_pass_the_check_is_nan(fault: str, monkeypatch: Any) -> None:
    """The library is wrong by a thousandth, or gives up."""
    eigen, factor = np.linalg.eigh, np.linalg.qr

    def wrong_eigh(s: Any) -> Any:
        w, v = eigen(s)
        if fault == "raised":
            raise np.linalg.LinAlgError("no convergence")
        w[3] *= 1.001 if fault == "value" else 1.0
        v[:, 3] *= 1.001 if fault == "vector" else 1.0
        return w, v[:, ::-1] if fault == "turned" else v

    def wrong_qr(a: Any) -> Any:
        q, r = factor(a)
        q[:, 0] *= 1.001 if fault == "factor" else 1.0
        return (q @ factor(RNG.standard_normal(q.shape))[0] if fault == "signs" else q), r

    monkeypatch.setattr(np.linalg, "eigh", wrong_eigh)
    monkeypatch.setattr(np.linalg, "qr", wrong_qr)
    s = whole(square(6))
    if fault in ("factor", "signs"):
        assert np.isnan(lapack.orthogonal(s)).all()
    else:
        assert all(np.isnan(found).all() for found in lapack.eigh(s))


@optimizer(when="rank >= 2")
def rotated(
    param: Any, grad: Any, left: Any = zeros[ROWS], right: Any = zeros[COLS],
    basis: Any = zeros[COLS], kept: Any = zeros[BATCH], *, lr: float = 0.1,
) -> Any:  # fmt: skip
    """The root of the inverse on one side, one step of orthogonal iteration on the other."""
    left, right = left + grad @ grad.T, right + grad.T @ grad
    w, v = eigh(add_diag(left, 1e-3))
    q = qr(add_diag(right, 0.1) @ add_diag(basis, 1.0))
    there = isfinite(diag(q)).all(BATCH)
    basis = where(there, q, basis)
    root = (v * (w**-0.5).T) @ v.T
    kept = kept + where(isfinite(w).all(BATCH), 0.0, 1.0)
    return update(
        param=param - lr * (root @ grad @ basis), left=left, right=right, basis=basis, kept=kept
    )


@sf.optimizer(when="rank >= 2 and rows <= cols")
def clipped(
    param: Any, grad: Any, s: Any = zeros[ROW], left: Any = zeros[ROWS], d: Any = zeros[COL],
    right: Any = zeros[COLS], *, lr: float = 0.1, most: float = 1.0,
) -> Any:  # fmt: skip
    """A gradient, turned by the vectors of the last, with singular values of at most `most`."""
    u, s, vt = svd(grad + left @ grad, ROW)
    return update(param=param - lr * (u @ (minimum(s, most) * vt)), s=s, left=u)


@clipped.variant("rank >= 2 and rows > cols")
def tall(
    param: Any, grad: Any, d: Any = zeros[COL], right: Any = zeros[COLS], *, lr: float, most: float
) -> Any:
    """Of more rows than columns."""
    u, s, vt = svd(grad + grad @ right, COL)
    return update(param=param - lr * ((u * minimum(s, most)) @ vt), d=s, right=vt)


def test_singular_vectors_in_an_optimizer_beside_torch() -> None:
    import torch

    params = [np.zeros(dims) for dims in ((3, 5), (5, 3), (2, 4, 6))]
    steps, wide = sf.Optimizer(params, clipped), [torch.zeros(p.shape).double() for p in params]
    turns: list[Any] = [None] * 3
    for _ in range(2):
        grads = [RNG.standard_normal(p.shape) for p in params]
        steps.step(grads)
        for n, g in enumerate(map(torch.from_numpy, grads)):
            is_wide, turn = g.shape[-2] <= g.shape[-1], turns[n]
            x = g if turn is None else g + (turn @ g if is_wide else g @ turn)
            u, s, vt = torch.linalg.svd(x, full_matrices=False)
            signs = u.gather(-2, u.abs().argmax(-2, keepdim=True)).sign()
            turns[n] = u * signs if is_wide else vt * signs.mT
            wide[n] -= 0.1 * (u * s.clamp(max=1.0)[..., None, :]) @ vt
    for found, expected in zip(params, wide, strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-6)  # states are in f32


def test_svd_stands_in_a_body_that_says_which_side_is_the_shorter() -> None:
    def along(side: Any, when: str) -> Any:
        @sf.optimizer(when=when)
        def norms(param: Any, grad: Any, *, lr: float = 0.1) -> Any:
            return update(param=param - lr * svd(grad, side)[1].sum(BATCH))

        return norms.spec

    for when in (
        "rank >= 2 and rows < cols",
        "rank >= 2 and cols >= rows",
        "rank == 2 and rows == cols",
    ):
        along(ROW, when)
    for side, when in ((ROW, "rank >= 2"), (COL, "rank >= 2 and rows <= cols")):
        with pytest.raises(sf.StepfuseError, match=r"V24 svd along .* and this body takes others"):
            sf.compile(along(side, when), backend="reference")


def test_an_optimizer_of_both_beside_numpy() -> None:
    params = [np.zeros(dims, np.float64) for dims in ((3, 5), (2, 4, 6))]
    steps = sf.Optimizer(params, rotated, backend="reference")
    wide = [np.zeros(p.shape) for p in params]
    sums = [[0.0, 0.0, np.zeros((*p.shape[:-2], p.shape[-1], p.shape[-1]))] for p in params]
    for _ in range(3):
        grads = [RNG.standard_normal(p.shape) for p in params]
        steps.step(grads)
        for p, g, state in zip(wide, grads, sums, strict=True):
            turned, eye = np.swapaxes(g, -1, -2), np.eye(g.shape[-1])
            state[0], state[1] = state[0] + g @ turned, state[1] + turned @ g
            w, v = np.linalg.eigh(state[0] + 1e-3 * np.eye(g.shape[-2]))
            q, r = np.linalg.qr((state[1] + 0.1 * eye) @ (state[2] + eye))
            state[2] = q * np.sign(np.diagonal(r, axis1=-2, axis2=-1))[..., None, :]
            root = (v * w[..., None, :] ** -0.5) @ np.swapaxes(v, -1, -2)
            p -= 0.1 * root @ g @ state[2]
    for found, expected in zip(params, wide, strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-6)  # states are in f32
    bad, before = [np.ones_like(p) for p in params], steps.state[1]["basis"].copy()
    bad[1][1] = np.inf
    steps.step(bad)
    assert steps.state[1]["kept"].tolist() == [0, 1] and steps.state[0]["kept"] == 0
    after = steps.state[1]["basis"]
    assert same_bits(after[1], before[1]) and not same_bits(after[0], before[0])
