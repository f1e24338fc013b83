"""The iteration space of one of ONNX's tests, and the axes of it that each input has.

A test has no parameter. Its space is the broadcast of its inputs or, where they do not broadcast,
the largest of them, in which sizes tell the axes apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import numpy as np

from ....ir.errors import CaptureError
from ...capture.labels import Labels, axes_in, labels_of
from ...capture.recording import Recording
from ..reading.values import Array


@dataclass(frozen=True, slots=True)
class Space:
    """The sizes of the axes, and which of them lie in each dimension of an input."""

    sizes: tuple[int, ...]
    labels: Mapping[str, Labels]


def spaces(arrays: Mapping[str, Array]) -> Iterator[Space]:
    """The ways to lay the inputs along axes, the likeliest first."""
    shapes = {name: array.shape for name, array in arrays.items()}
    try:
        whole = np.broadcast_shapes(*shapes.values())
    except ValueError:
        pass
    else:
        yield _aligned(whole, shapes)
    largest = max(shapes.values(), key=lambda s: (int(np.prod(s)), len(s)), default=())
    sizes = tuple(size for size in largest if size != 1)
    try:
        yield Space(sizes, {name: labels_of(shape, sizes) for name, shape in shapes.items()})
    except CaptureError:
        return


def _aligned(whole: tuple[int, ...], shapes: Mapping[str, tuple[int, ...]]) -> Space:
    """Each dimension of size above 1 is an axis; shorter shapes have the last ones."""
    numbers: dict[int, int] = {}
    for index, size in enumerate(whole):
        if size != 1:
            numbers[index] = len(numbers)
    sizes = tuple(size for size in whole if size != 1)
    found: dict[str, Labels] = {}
    for name, shape in shapes.items():
        first = len(whole) - len(shape)
        found[name] = tuple(
            (numbers[first + index],) if size != 1 else () for index, size in enumerate(shape)
        )
    return Space(sizes, found)


def merged(recording: Recording) -> Recording:
    """The recording with one axis for neighbours that always occur together."""
    sets = [axes_in(role.labels) for role in recording.roles.values()]
    sets += [operation.gone for operation in recording.operations if recording.sizes]
    groups: list[list[int]] = []
    for axis in range(len(recording.sizes)):
        last = groups[-1] if groups else []
        if last and all((axis in found) == (last[-1] in found) for found in sets):
            last.append(axis)
        else:
            groups.append([axis])
    if len(groups) == len(recording.sizes):
        return recording
    number = {axis: index for index, group in enumerate(groups) for axis in group}
    sizes = tuple(int(np.prod([recording.sizes[a] for a in group])) for group in groups)
    made = Recording(sizes)
    made.operations = [
        replace(o, gone=frozenset(number[a] for a in o.gone)) for o in recording.operations
    ]
    made.origins = recording.origins
    made.roles = {
        name: replace(role, labels=_flat(role.labels, number))
        for name, role in recording.roles.items()
    }
    made.stores = {
        name: made.value(value.operand, _flat(value.labels, number), value.kind)
        for name, value in recording.stores.items()
    }
    return made


def _flat(labels: Labels, number: Mapping[int, int]) -> Labels:
    """Labels of which the axes alone count: one dimension each."""
    return tuple((axis,) for axis in sorted({number[a] for a in axes_in(labels)}))
