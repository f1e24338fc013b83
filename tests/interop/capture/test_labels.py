"""Edits of labels, beside NumPy's shapes of arrays whose cells name their axes' places."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from stepfuse.interop.capture import labels
from stepfuse.ir.errors import CaptureError

SIZES = (5, 7, 11)


def axes_seen(array: np.ndarray) -> list[set[int]]:
    """Along which axes the cells of each dimension differ, found from the cells themselves."""
    places = np.unravel_index(array, SIZES)
    found: list[set[int]] = []
    for dimension in range(array.ndim):
        moved = [np.moveaxis(p, dimension, 0) for p in places]
        found.append({axis for axis, p in enumerate(moved) if (p != p[:1]).any()})
    return found


CELLS = np.arange(np.prod(SIZES)).reshape(SIZES)
ALL = labels.labels_of(SIZES, SIZES)


@pytest.mark.parametrize(
    "shape", [(35, 11), (5, 77), (5, 1, 77), (385,), (1, 385), (5, 7, 1, 11), (-1, 11), (-1,)]
)
def test_reshaped_dimensions_hold_the_axes_that_their_cells_differ_along(
    shape: tuple[int, ...],
) -> None:
    found = labels.reshape(ALL, shape, SIZES)
    seen = CELLS.reshape(shape)
    assert [set(dimension) for dimension in found] == axes_seen(seen)
    assert labels.shape_of(found, SIZES) == seen.shape


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_a_transposed_and_flattened_array_keeps_the_order_of_its_axes(
    order: tuple[int, ...],
) -> None:
    moved = tuple(ALL[axis] for axis in order)
    assert axes_seen(CELLS.transpose(order)) == [set(d) for d in moved]
    flat = labels.reshape(moved, (-1,), SIZES)
    assert flat == (tuple(order),)
    if order != (0, 1, 2):
        with pytest.raises(CaptureError, match="meets the parameter's axes"):
            labels.broadcast(flat, labels.reshape(ALL, (-1,), SIZES))


def test_shapes_tell_axes_by_their_sizes() -> None:
    assert labels.labels_of((7, 1, 5), SIZES) == ((1,), (), (0,))
    assert labels.labels_of((77,), SIZES) == ((1, 2),)
    assert labels.labels_of((), SIZES) == ()
    assert labels.labels_of((3, 3), (3, 3)) == ((0,), (1,))


@pytest.mark.parametrize(
    ("shape", "sizes", "said"),
    [
        ((6,), SIZES, "size 6 is no axis of the parameter"),
        ((7, 7), SIZES, "size 7 is no axis"),
        ((3,), (3, 3), "axis 0 or 1 of the parameter"),
        ((6, 2), (2, 3, 6), "axis 2 or 0 with 1 of the parameter"),
    ],
)
def test_shapes_that_tell_no_axes_are_refused(
    shape: tuple[int, ...], sizes: tuple[int, ...], said: str
) -> None:
    with pytest.raises(CaptureError, match=said):
        labels.labels_of(shape, sizes)


def test_broadcasting_joins_axes_and_refuses_what_no_domain_holds() -> None:
    row, col = ((0,), ()), ((), (1,))
    assert labels.broadcast(row, col) == ((0,), (1,))
    assert labels.broadcast(((1,),), row) == ((0,), (1,))
    with pytest.raises(CaptureError, match="meets the parameter's axes"):
        labels.broadcast(row, ((1,), ()))
    with pytest.raises(CaptureError, match="a product of a vector with itself: axis 0"):
        labels.broadcast(row, ((), (0,)))


def test_a_reshape_that_cuts_an_axis_is_refused() -> None:
    with pytest.raises(CaptureError, match="cuts the parameter's axis 0 in parts"):
        labels.reshape(((0,), (1,)), (3, 5), (5, 3))


def test_expanded_dimensions_are_axes_that_are_not_there_yet() -> None:
    assert labels.expand(((), (1,)), (5, -1), SIZES) == ((0,), (1,))
    assert labels.expand(((2,),), (7, 11), SIZES) == ((1,), (2,))
    with pytest.raises(CaptureError, match="no axis"):
        labels.expand(((), (1,)), (7, 7), SIZES)
    with pytest.raises(CaptureError, match="no axis"):
        labels.expand((), (4,), SIZES)
