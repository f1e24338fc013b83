"""The axes of the parameter in each dimension of an array.

An axis is named by its place in the parameter's shape. The labels of a dimension are the axes
that lie in it, slowest first; a dimension of size 1 has none. Reshaping edits labels and computes
nothing.

A Gram value x x' has rows in both dimensions: the second time they are the twin of the axis. It
lies as the IR's do: rows before their twin, columns behind theirs.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from ...ir.errors import CaptureError

Labels = tuple[tuple[int, ...], ...]
Lengths = Sequence[int] | Mapping[int, int]  # of axes
_TWIN = 64  # from an axis to its twin; a parameter has fewer axes


def twins_of(axes: Iterable[int]) -> tuple[int, ...]:
    """The twins of axes."""
    return tuple(axis + _TWIN for axis in axes)


def is_twin(axis: int) -> bool:
    """True if an axis is another one's twin."""
    return axis >= _TWIN


def plain(axes: Iterable[int]) -> tuple[int, ...]:
    """The axes themselves of axes and twins."""
    return tuple(axis - _TWIN if is_twin(axis) else axis for axis in axes)


def spans(along: Iterable[int]) -> tuple[frozenset[int], ...]:
    """The axes along which cells lie, and those along which they lie once more, as twins."""
    given = frozenset(along)
    twins = frozenset(filter(is_twin, given))
    return tuple(filter(None, (given - twins, frozenset(plain(twins)))))


def square(side: tuple[int, ...], rank: int) -> Labels:
    """The dimensions of a Gram value of some axes of a parameter."""
    twins = twins_of(side)
    return (twins, side) if rank - 1 in side else (side, twins)


def labels_of(
    shape: Sequence[int], sizes: Sequence[int], without: Iterable[int] = (), squares: bool = False
) -> Labels:
    """The labels of an array by its shape, where the sizes tell the axes apart; none in `without`.

    `squares`: the last two dimensions may be those of a Gram value. Raises CaptureError.
    """
    if tuple(shape) == tuple(sizes) and not any(without):
        return tuple(() if size == 1 else (axis,) for axis, size in enumerate(sizes))
    free = [axis for axis, size in enumerate(sizes) if size != 1 and axis not in set(without)]
    found: list[tuple[int, ...]] = []
    is_square = squares and len(shape) > 1 and shape[-1] == shape[-2] != 1
    for size in shape[: -1 if is_square else None]:
        found.append(() if size == 1 else _axes_of(size, free, sizes, shape))
        free = [axis for axis in free if axis not in found[-1]]
    return (*found[:-1], *square(found[-1], len(sizes))) if is_square else tuple(found)


def _axes_of(
    size: int, free: Sequence[int], sizes: Sequence[int], shape: Sequence[int]
) -> tuple[int, ...]:
    """The axes whose sizes multiply to that of a dimension; the only ones that do."""
    subsets = (c for number in range(1, len(free) + 1) for c in combinations(free, number))
    found = [c for c in subsets if math.prod(sizes[axis] for axis in c) == size]
    if len(found) > 1:
        raise CaptureError(
            f"an array of shape {tuple(shape)}: its dimension of size {size} is axis "
            f"{' or '.join(' with '.join(map(str, c)) for c in found)} of the parameter, "
            f"{tuple(sizes)}",
            remedy="give the axes different sizes, or names",
        )
    if found:
        return found[0]
    raise CaptureError(
        f"an array of shape {tuple(shape)}: its dimension of size {size} is no axis of the "
        f"parameter, {tuple(sizes)}",
        remedy="keep one array for each such part, or reduce over the dimension",
    )


def axes_in(labels: Labels) -> frozenset[int]:
    """All axes that lie in some dimension."""
    return frozenset(axis for dimension in labels for axis in dimension)


def shape_of(labels: Labels, sizes: Lengths) -> tuple[int, ...]:
    """The shape of an array with these labels."""
    return tuple(math.prod(sizes[axis] for axis in dimension) for dimension in labels)


def broadcast(*given: Labels) -> Labels:
    """The labels of an element-wise result of several arrays. Raises CaptureError."""
    rank = max(map(len, given))
    aligned = [((),) * (rank - len(labels)) + labels for labels in given]
    met = [{found for found in dimension if found} for dimension in zip(*aligned, strict=True)]
    for number, found in enumerate(met):
        if len(found) > 1:
            names = " and ".join(str(list(axes)) for axes in sorted(found))
            raise CaptureError(
                f"dimension {number} of an operation meets the parameter's axes {names}",
                remedy="bring both operands into the parameter's own order of axes",
            )
    return _each_axis_once(tuple(next(iter(found), ()) for found in met))


def _each_axis_once(labels: Labels) -> Labels:
    flat = [axis for dimension in labels for axis in dimension]
    twice = {axis for axis in flat if flat.count(axis) > 1}
    if twice:
        raise CaptureError(
            f"a product of a vector with itself: axis {min(twice)} lies in two dimensions",
            remedy="matrices of an axis by itself are made by products such as x @ x.T alone",
        )
    return labels


def reshape(labels: Labels, shape: Sequence[int], sizes: Lengths) -> Labels:
    """The labels under another shape, one of whose sizes may be -1. Raises CaptureError."""
    rest = [axis for dimension in labels for axis in dimension]
    total = math.prod(sizes[axis] for axis in rest)
    known = math.prod(size for size in shape if size != -1)
    wanted = [total // known if size == -1 and known else size for size in shape]
    found: list[tuple[int, ...]] = []
    for size in wanted:
        taken = 0
        while taken < len(rest) and math.prod(sizes[a] for a in rest[:taken]) < size:
            taken += 1
        if math.prod(sizes[a] for a in rest[:taken]) != size:
            raise CaptureError(
                f"a reshape of {shape_of(labels, sizes)} to {tuple(wanted)} cuts the parameter's "
                f"axis {rest[taken - 1] if taken else 0} in parts",
                remedy="reshape to whole axes, or to products of neighbouring ones",
            )
        found.append(tuple(rest[:taken]))
        rest = rest[taken:]
    return tuple(found)


def expand(labels: Labels, shape: Sequence[int], sizes: Sequence[int]) -> Labels:
    """The labels where dimensions of size 1 are repeated to a shape; -1 leaves one as it is.

    Raises CaptureError.
    """
    aligned = ((),) * (len(shape) - len(labels)) + labels
    found: list[tuple[int, ...]] = []
    for dimension, size in zip(aligned, shape, strict=True):
        if dimension or size in (1, -1):
            found.append(dimension)
        else:
            taken = {axis for other in (*aligned, *found) for axis in other}
            found.extend(labels_of((size,), sizes, taken))
    return tuple(found)


def without(labels: Labels, dimensions: Iterable[int], keep: bool) -> Labels:
    """The labels after some dimensions are reduced; `keep` leaves them with size 1."""
    gone = {number % len(labels) for number in dimensions}
    kept = (() if n in gone else axes for n, axes in enumerate(labels) if keep or n not in gone)
    return tuple(kept)
