"""Eigenvectors that are followed step by step: a QR of a product, its columns in a chosen order."""

from __future__ import annotations

from typing import Any

from ...ir.frontend.trace import diag, eigh, eye, isfinite, qr, tril, where
from ...ir.types import BATCH, COL, GRAM_COL, GRAM_ROW, ROW

_NONE = float("nan")  # of a matrix that is not finite the library computes nothing


def turn(x: Any, left: Any, right: Any) -> Any:
    """The elements in the bases of rows and columns; None is the basis that they are in."""
    x = x if left is None else left.T @ x
    return x if right is None else x @ right


def turn_back(x: Any, left: Any, right: Any) -> Any:
    """The elements of which `turn` has made x."""
    x = x if left is None else left @ x
    return x if right is None else x @ right.T


def followed(s: Any, basis: Any) -> tuple[Any, Any]:
    """The basis after one orthogonal iteration by s, and the old columns' permutation in it.

    Columns are taken by their estimated eigenvalues, the largest first. Zeros, as a state begins,
    are no basis: then it is the eigenvectors, and the permutation is I. It is so too, and the basis
    is the old one, where there is no other.
    """
    is_first = basis.absmax(BATCH) == 0.0
    moved = s @ basis
    order = _descending(_along_columns(basis, moved))
    _, vectors = eigh(where(is_first, -s, _NONE))
    new = where(is_first, vectors, qr(where(is_first, _NONE, moved @ order)))
    is_new = isfinite(diag(new)).all(BATCH)
    same = eye(s.domain)
    return where(is_new, new, basis), where(is_new & ~is_first, order, same)


def _along_columns(a: Any, b: Any) -> Any:
    """The inner products of the columns of two Gram values: as the diagonal of a.T @ b."""
    return (a.T * b.T).sum(ROW) if a.domain == GRAM_ROW else (a * b).sum(COL)


def _descending(numbers: Any) -> Any:
    """The permutation P by which x @ P has the columns of the largest numbers first.

    Of equal numbers the order stays.
    """
    of_rows = numbers.domain == ROW
    one = 1.0 + 0.0 * eye(GRAM_ROW if of_rows else GRAM_COL)
    before = tril(one) - eye(one.domain) if of_rows else one - tril(one)
    others = numbers.T
    first = where(others == numbers, before, where(others > numbers, 1.0, 0.0))
    rank, number = first.sum(numbers.domain), before.sum(numbers.domain)
    if of_rows:
        number = number.T
    else:
        rank = rank.T
    return where(rank == number, one, 0.0)
