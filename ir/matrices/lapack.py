"""Eigenvectors, orthogonal factors, singular vectors by LAPACK, as NumPy has it: one by one.

    eigh s:  s = V W V', W diagonal and ascending;  of each column of V the largest cell, the first
             of equal ones, is positive;  of s the cells up to the diagonal are read
    qr a:    a = Q R;  the diagonal of R is not negative
    svd a:   a = U S V', thin, S diagonal, descending;  signs are those of U's columns, as of V

All are in the dtype of the matrix. A result is kept if, in f64, with c = 8, n the longest side, and
eps of the dtype,

    |s V - V W| <= c n eps max |W|,  |V'V - I| <= c n eps
    |(Q'a)_ij| <= c n eps max |a_.j| for i > j,  |Q'Q - I| <= c n eps        in every cell
    |a - U S V'| <= c n eps max S,  |U'U - I|, |V'V - I| <= c n eps;  S descends, and is >= 0

and is NaN otherwise: where the matrix is not finite, the routine fails, or the check does. Bits are
those of one library on one kind of processor; its threads would change them, so that it has one.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from functools import cache
from threading import Lock

import numpy as np

from ..arrays import Array

# The names as OpenBLAS has them, and as SciPy's builds, which NumPy's wheels bring, rename them.
_NAMES = ("scipy_openblas_{}64_", "openblas_{}64_", "scipy_openblas_{}", "openblas_{}")
_locks = [Lock()]  # the number of threads is the process's


@contextmanager
def one_thread() -> Generator[None]:
    """One thread of OpenBLAS, for one caller at a time."""
    get, set_to = _routine("get_num_threads"), _routine("set_num_threads")
    if get is None or set_to is None:
        yield
        return
    with _locks[0]:
        before = get()
        set_to(1)
        try:
            yield
        finally:
            set_to(before)


def _after_fork() -> None:
    _locks[0] = Lock()  # another thread may have had it


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


@cache
def _routine(name: str) -> Callable[..., int] | None:
    """A function of the OpenBLAS that NumPy's LAPACK comes from; None if it is another library."""
    try:
        path = sys.modules["numpy.linalg._umath_linalg"].__file__  # NumPy is loaded
        library = ctypes.CDLL(path)  # finds what it is linked with, too
    except (KeyError, OSError):
        return None
    there = (getattr(library, form.format(name), None) for form in _NAMES)
    return next((found for found in there if found is not None), None)


_SLACK = 8.0  # c: of LAPACK's errors, which grow as the root of n


def eigh(s: Array) -> tuple[Array, Array]:
    """The eigenvalues, on the diagonals, and the eigenvectors of symmetric matrices [..., n, n]."""
    values, vectors = np.full(s.shape, np.nan, s.dtype), np.full(s.shape, np.nan, s.dtype)

    def one(place: tuple[int, ...]) -> None:
        w, v = np.linalg.eigh(np.tril(s[place]))
        v = np.where(_largest(v) < 0, -v, v)
        if _are_eigenvectors(np.tril(s[place]), w, v):
            values[place], vectors[place] = np.diag(w), v

    _each(np.tril(s), one)
    return values, vectors


def orthogonal(a: Array) -> Array:
    """The orthogonal factors of matrices [..., n, n]."""
    found = np.full(a.shape, np.nan, a.dtype)

    def one(place: tuple[int, ...]) -> None:
        q, r = np.linalg.qr(a[place])
        q = np.where(np.diagonal(r) < 0, -q, q)
        if _is_orthogonal(q) and _is_triangular(q, a[place]):
            found[place] = q

    _each(a, one)
    return found


def svd(a: Array) -> tuple[Array, Array, Array]:
    """U [..., m, k], the values on diagonals [..., k, k], and V' [..., k, n] of [..., m, n]."""
    *lead, rows, cols = a.shape
    less = min(rows, cols)
    shapes = (*lead, rows, less), (*lead, less, less), (*lead, less, cols)
    left, values, right = (np.full(shape, np.nan, a.dtype) for shape in shapes)

    def one(place: tuple[int, ...]) -> None:
        u, s, vt = np.linalg.svd(a[place], full_matrices=False)
        signs = np.where(_largest(u) < 0, -1, 1).astype(a.dtype)
        u, vt = u * signs, vt * signs[:, None]
        if _are_singular(a[place], u, s, vt):
            left[place], values[place], right[place] = u, np.diag(s), vt

    _each(a, one)
    return left, values, right


def _svd(a: Array) -> dict[str, Array]:
    return dict(zip(("left_vectors", "singular_values", "right_vectors"), svd(a), strict=True))


def _eigh(s: Array) -> dict[str, Array]:
    return dict(zip(("eigenvalues", "eigenvectors"), eigh(s), strict=True))


# The routines by their names, as `OpDef.routine` has them: what each makes, by op.
ROUTINES: dict[str, Callable[[Array], dict[str, Array]]] = {
    "eigh": _eigh,
    "qr": lambda a: {"orthogonal": orthogonal(a)},
    "svd": _svd,
}


def _each(matrices: Array, one: Callable[[tuple[int, ...]], None]) -> None:
    """Runs one matrix after the other, but those that are not finite or have no cells."""
    finite = np.asarray(np.isfinite(matrices).all((-2, -1)))
    with one_thread(), np.errstate(all="ignore"):
        for place in np.ndindex(finite.shape):
            if finite[place] and matrices.size:
                with suppress(np.linalg.LinAlgError):  # no convergence: NaN stays
                    one(place)


def _largest(vectors: Array) -> Array:
    """Of each column the largest cell, the first of those that are equally large."""
    return vectors[np.abs(vectors).argmax(0), np.arange(vectors.shape[1])]


def _are_singular(a: Array, u: Array, s: Array, vt: Array) -> bool:
    wide, left, values, right = (x.astype(np.float64) for x in (a, u, s, vt))
    most = np.abs(values).max()
    in_order = np.isfinite(most) and (values >= 0).all() and (np.diff(values) <= 0).all()
    fits = np.abs(left * values @ right - wide) <= _limit(s, most, max(a.shape))
    return bool(in_order and fits.all()) and _is_orthogonal(u) and _is_orthogonal(vt.T)


def _are_eigenvectors(lower: Array, w: Array, v: Array) -> bool:
    wide, vectors, values = (x.astype(np.float64) for x in (lower, v, w))
    whole = wide + np.tril(wide, -1).T
    error = np.abs(whole @ vectors - vectors * values)
    size = np.abs(values).max()
    fits = np.isfinite(size) and (error <= _limit(v, size, len(v))).all()
    return bool(fits) and _is_orthogonal(v)


def _is_triangular(q: Array, a: Array) -> bool:
    wide = a.astype(np.float64)
    below = np.abs(np.tril(q.astype(np.float64).T @ wide, -1))
    return bool((below <= _limit(q, np.abs(wide).max(0), len(q))).all())


def _is_orthogonal(q: Array) -> bool:
    wide = q.astype(np.float64)
    same = np.eye(q.shape[1])
    return bool((np.abs(wide.T @ wide - same) <= _limit(q, 1.0, len(q))).all())


def _limit(q: Array, size: Array | float, side: int) -> Array | float:
    """The largest error allowed; cells below the smallest normal number have fewer digits."""
    about = np.finfo(q.dtype)
    return _SLACK * side * float(about.eps) * size + float(about.tiny)
