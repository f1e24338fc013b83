"""Products of matrices as the IR has them, and of vectors as sums of products.

x y'   gram(row)    s x   elements    s s   gram(row)    x' s   transposed: (s' x)'
x' y   gram(col)    x t   elements    t t   gram(col)    t x'   transposed: (x t')'
"""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.errors import CaptureError
from ....ir.frontend.operators import TURNED, XT, Factor, S, T, X, result_of
from ....ir.types import ELEM, GRAM_ROW
from ..labels import is_twin, plain, square
from ..recording import Recording, TracedValue

_MATRIX = 2  # dimensions


def product(r: Recording, a: TracedValue, b: TracedValue) -> TracedValue:
    """The product over the last dimension of one and the last but one of the other, as matmul's.

    Raises CaptureError.
    """
    first, second = (r.as_kind("real", value) for value in (a, b))
    if len(first.labels) == len(second.labels) == 1:
        return r.reduce("sum", first * second)
    if len(first.labels) == 1:
        return r.squeeze(product(r, r.unsqueeze(first, 0), second), (-2,))
    if len(second.labels) == 1:
        return r.squeeze(product(r, first, r.unsqueeze(second, -1)), (-1,))
    (*_, row, inner), (*_, inner_too, col) = first.labels, second.labels
    if not inner and not inner_too:
        return first * second
    if plain(inner) != plain(inner_too):
        raise CaptureError(
            f"a product over the parameter's axes {list(inner)} of one side and "
            f"{list(inner_too)} of the other",
            remedy="multiply over the same axis of both",
        )
    if not row or not col:
        return _of_vector(r, first, second)
    return _of_matrices(r, first, second)


def contracted(
    r: Recording,
    a: TracedValue,
    b: TracedValue,
    letters: tuple[Sequence[str], Sequence[str], Sequence[str]],
) -> TracedValue:
    """Return an einsum of two arrays whose dimensions have these letters. Raises CaptureError."""
    one, other, result = letters
    gone = [c for c in one if c in other and c not in result]
    batch = [c for c in result if c in one and c in other]
    rows, cols = ([c for c in result if c in side and c not in batch] for side in (one, other))
    simple = len(one) == len(batch) + len(rows) + len(gone) and len(set(one)) == len(one)
    simple &= len(other) == len(batch) + len(cols) + len(gone) and len(set(other)) == len(other)
    if not simple:
        raise CaptureError("an einsum of another form", remedy="write it as products and sums")
    if len(gone) == len(rows) == len(cols) == 1:
        first = _in_order(r, a, one, [*batch, *rows, *gone])
        made = product(r, first, _in_order(r, b, other, [*batch, *gone, *cols]))
        return _in_order(r, made, [*batch, *rows, *cols], result)
    every = [*batch, *rows, *cols, *gone]
    first, second = (_spread(r, value, names, every) for value, names in ((a, one), (b, other)))
    found = first * second
    last = range(len(every) - len(gone), len(every))
    found = r.reduce("sum", found, tuple(last)) if gone else found
    return _in_order(r, found, [c for c in every if c not in gone], result)


def _in_order(
    r: Recording, value: TracedValue, names: Sequence[str], wanted: Sequence[str]
) -> TracedValue:
    return r.transpose(value, [names.index(name) for name in wanted])


def _spread(
    r: Recording, value: TracedValue, names: Sequence[str], every: Sequence[str]
) -> TracedValue:
    """The array with a dimension for each name, of size 1 for those that it does not have."""
    found = _in_order(r, value, names, [name for name in every if name in names])
    for index, name in enumerate(every):
        if name not in names:
            found = r.unsqueeze(found, index)
    return found


def _of_vector(r: Recording, a: TracedValue, b: TracedValue) -> TracedValue:
    """A sum of products, where a side is one row or one column."""
    if any(is_twin(axis) for labels in (a.labels, b.labels) for along in labels for axis in along):
        raise CaptureError(
            "a product of a Gram value and a vector", remedy="write it with the elements: x (x' v)"
        )
    rank = max(len(a.labels), len(b.labels))
    if not b.labels[-1]:
        return r.reduce("sum", a * _swapped(r, b), (rank - 1,), True)
    return r.reduce("sum", _swapped(r, a) * b, (rank - _MATRIX,), True)


def _swapped(r: Recording, value: TracedValue) -> TracedValue:
    *lead, row, col = range(len(value.labels))
    return r.transpose(value, (*lead, col, row))


def _of_matrices(r: Recording, a: TracedValue, b: TracedValue) -> TracedValue:
    lead, rank = a.labels[:-_MATRIX], len(r.sizes)
    if lead != b.labels[:-_MATRIX]:
        raise CaptureError(
            "a product of batches of matrices with others than the parameter's own",
            remedy="multiply each matrix of a batch with its own",
        )
    factors = _factor(a, rank), _factor(b, rank)
    try:
        domain = ELEM if factors in TURNED else result_of(*factors)
    except TypeError as error:
        raise CaptureError(str(error)) from None
    (row, col) = plain(a.labels[-_MATRIX]), plain(b.labels[-1])
    if domain != ELEM:
        if row != col:
            raise CaptureError("a product of elements along other axes", remedy="use x @ x.T")
        made = square(row, rank)
        if (rank - 1 in row) == (domain == GRAM_ROW):
            raise CaptureError(
                f"a product of elements whose rows are axes {list(row)} of the parameter",
                remedy="keep the parameter's own order of axes",
            )
        return r.matmul(a, b, (*lead, *made))
    if factors in TURNED:
        return _swapped(r, r.matmul(_swapped(r, b), _swapped(r, a), (*lead, col, row)))
    return r.matmul(a, b, (*lead, row, col))


def _factor(value: TracedValue, rank: int) -> Factor:
    """The factor of a product that a value is, by its last two dimensions."""
    row, col = value.labels[-_MATRIX:]
    if plain(row) == plain(col):
        return T if rank - 1 in plain(row) else S
    if any(map(is_twin, (*row, *col))):
        raise CaptureError("a product of a vector along twin axes", remedy="multiply matrices")
    return X if row < col else XT
