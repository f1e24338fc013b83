"""Fingerprints of arrays when programs were bound to them, and checks that they still hold.

Addresses in tables go stale where memory moves beneath an object that stays the same:
`ndarray.resize`, `tensor.data = other`, `module.double()`, `untyped_storage().resize_()`. So
every step looks again, before it begins. NumPy's arrays are looked at by one native call where
programs are native; likewise an array that another is a view of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.lowered.tables import SEEN
from .array_checks import address
from .dlpack import is_there, place_of

Same = Callable[[int, int], int]  # rows of SEEN and how many, to the first that differs or -1

_FLAGS = 0x1 | 0x100 | 0x400  # C-contiguous, aligned, writeable
_HEAD = object.__basicsize__  # bytes of every object before its own fields


class ArrayFingerprint:
    """Some arrays as they are now. `same` compares NumPy's natively, where there is such code."""

    def __init__(self, arrays: Iterable[Any], same: Same | None) -> None:
        ours, self._tensors, self._others = _sorted(arrays)
        self._held = ours, [a.dtype for a in ours]  # so that nothing else has their addresses
        self._rows, self._dims = _rows(ours)
        self._range = address(self._rows), len(ours)
        self._same = same if ours else None
        if same is not None and same(*self._range) != -1:
            self._same = None  # a NumPy whose structure is another
        if self._same is None:
            self._others += ours
        self._addresses, self._facts = _addresses(self._tensors), list(map(_facts, self._others))

    def is_unchanged(self) -> bool:
        """True if all are as they were."""
        if self._same is not None and self._same(*self._range) != -1:
            return False
        if self._tensors and _addresses(self._tensors) != self._addresses:
            return False
        return not self._others or list(map(_facts, self._others)) == self._facts


def check_base(array: Any, where: str) -> None:
    """Refuses a view of an array that has given its memory away (BindError)."""
    base: Any = getattr(array, "base", None)
    if not isinstance(array, np.ndarray) or not isinstance(base, np.ndarray) or not array.size:
        return
    first, last = address(base), address(base) + base.nbytes
    if base.flags.owndata and not first <= address(array) <= last - array.nbytes:
        raise BindError(
            f"{where}: it is a view of an array that was resized, so that its memory is gone; "
            f"make the view anew, and the optimizer over it"
        )


def _sorted(arrays: Iterable[Any]) -> tuple[list[Array], list[Any], list[Any]]:
    """NumPy's arrays with those that they are views of; tensors of torch's; others."""
    ours: dict[int, Array] = {}
    tensors: list[Any] = []
    others: list[Any] = []
    for array in arrays:
        if isinstance(array, np.ndarray):
            ours[id(array)] = array
            if isinstance(array.base, np.ndarray):
                ours[id(array.base)] = array.base
        elif hasattr(array, "untyped_storage"):
            tensors.append(array)
        elif not is_there(array):  # one on a GPU is asked once, when it is bound
            others.append(array)
    return list(ours.values()), tensors, others


def _rows(arrays: Sequence[Array]) -> tuple[Array, Array]:
    """The rows of SEEN, and the dimensions that they point at."""
    ranks = [a.ndim for a in arrays]
    dims = np.array([n for a in arrays for n in a.shape] or [0], np.int64)
    rows = np.zeros((len(arrays), len(SEEN)), np.int64)
    for number, array in enumerate(arrays):
        flags = array.flags.num & _FLAGS
        rows[number, :5] = id(array) + _HEAD, address(array), id(array.dtype), flags, array.ndim
    rows[:, 5] = address(dims) + 8 * (np.cumsum([0, *ranks])[:-1])
    return rows, dims


def _addresses(tensors: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Return the addresses and properties of tensors."""
    return [
        (t.data_ptr(), t.shape, t.dtype, t.is_contiguous(), t.untyped_storage().nbytes())
        for t in tensors
    ]


def _facts(array: Any) -> tuple[Any, ...]:
    """Return the address and properties of an array."""
    if isinstance(array, np.ndarray):
        return address(array), array.shape, array.dtype, array.flags.num & _FLAGS
    return place_of(array)
