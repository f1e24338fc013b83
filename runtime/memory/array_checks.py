"""Checks of the arrays that a user hands over. Nothing is written before all have passed."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_, attrgetter
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.types import ARRAY_FLOATS, DType


@dataclass(frozen=True, slots=True)
class ArrayRequirements:
    """Requirements on an array; `where` names its tensor and role in errors."""

    where: str
    role: str
    dims: tuple[int, ...]
    dtype: DType
    written: bool
    device: str = ""  # of its tensor, where programs say theirs


@dataclass(frozen=True, slots=True, eq=False)
class ListRequirements:
    """Requirements on many arrays: together, for a quick check, and one by one."""

    dims: list[tuple[int, ...]]
    dtypes: frozenset[np.dtype[Any]]  # some arrays want the one, some the other
    written: bool  # some are stored to
    one: Callable[[int], ArrayRequirements]


@dataclass(frozen=True, slots=True, eq=False)
class Spans:
    """The bytes of some arrays: where each begins, how many, whether they are stored to."""

    where: Callable[[int], str]  # how errors call one
    start: Array
    size: Array
    written: Array

    def __add__(self, other: Spans) -> Spans:
        pairs = ((self.start, other.start), (self.size, other.size), (self.written, other.written))
        start, size, written = (np.concatenate(p) for p in pairs)
        count = len(self.start)
        where = self.where
        return Spans(
            lambda n: where(n) if n < count else other.where(n - count), start, size, written
        )


def check_list(grads: object) -> None:
    """Refuses gradients that are no list of one a parameter (BindError)."""
    if isinstance(grads, (list, tuple)):
        return
    if isinstance(grads, Mapping):
        got, how = f"a dict of {len(grads)}", "[grads[name] for name in names]"  # type: ignore[arg-type]
    elif hasattr(grads, "dtype"):
        got, how = "one array", "[array]"
    elif not hasattr(grads, "__len__") or not hasattr(grads, "__getitem__"):
        got, how = f"{grads!r:.60}", "list(...)"
    else:
        return
    raise BindError(
        f"expected a list of gradients, one a parameter in their order (None where there is "
        f"none), got {got}; write {how}"
    )


def check_all(arrays: Sequence[object], needs: ListRequirements) -> None:
    """Raises BindError for the first array that is unfit."""
    if not _plain(arrays, needs):
        for number, array in enumerate(arrays):
            as_bits(array, needs.one(number))


def _plain(arrays: Sequence[Any], needs: ListRequirements) -> bool:
    """True if every array certainly has the wanted form; others deserve a closer look."""
    if set(map(type, arrays)) != {np.ndarray} or len(needs.dtypes) > 1:
        return False
    if frozenset(map(_DTYPE, arrays)) != needs.dtypes or list(map(_SHAPE, arrays)) != needs.dims:
        return False
    flags = _USABLE | (_WRITEABLE if needs.written else 0)
    return reduce(and_, set(map(_FLAGS, arrays))) & flags == flags


_DTYPE, _SHAPE, _FLAGS = attrgetter("dtype"), attrgetter("shape"), attrgetter("flags.num")
_USABLE, _WRITEABLE = 0x1 | 0x100, 0x400  # NumPy's flags: C-contiguous and aligned; writeable


def as_bits(array: object, wanted: ArrayRequirements) -> Array:
    """The array, 16-bit floats as bit patterns; no copy. Raises BindError where it is unfit."""
    if not isinstance(array, np.ndarray):
        raise BindError(
            f"{wanted.where}: expected a NumPy array, got {type(array).__name__}; "
            f"np.asarray(x) shares the memory of most arrays"
        )
    expected = wanted.dtype
    if not _is_dtype(array.dtype, expected):
        raise BindError(
            f"{wanted.where}: expected dtype {_spelled(expected)}, got {array.dtype}; "
            f"{_remedy(array.dtype, wanted.role)}"
        )
    if array.shape != wanted.dims:
        raise BindError(
            f"{wanted.where}: expected shape {wanted.dims} for its parameter, got {array.shape}; "
            f"reshape it, or check the order of the list"
        )
    flags = array.flags
    if not flags.c_contiguous:
        raise BindError(
            f"{wanted.where}: expected a C-contiguous array, got strides {array.strides}; "
            f"use np.ascontiguousarray(x), which copies, and keep the copy"
        )
    if not flags.aligned:
        raise BindError(f"{wanted.where}: its memory is not aligned to {array.dtype}; use x.copy()")
    if wanted.written and not flags.writeable:
        raise BindError(
            f"{wanted.where}: the array is read-only, and the step stores to it; "
            f"use x.setflags(write=True) or a copy"
        )
    return array if array.dtype == expected.numpy else array.view(expected.numpy)


def address(array: Array) -> int:
    """Return the address of the first element."""
    return array.__array_interface__["data"][0]


def array_at(where: int, dims: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """The array that lies at an address, which has to stay there."""
    size = math.prod(dims) * dtype.itemsize
    if not size:
        return np.empty(dims, dtype)
    memory: Any = (ctypes.c_char * size).from_address(where)
    return np.frombuffer(memory, dtype).reshape(dims)


def addresses_of(arrays: Sequence[Any]) -> Array:
    """Return the addresses of the first elements of many arrays."""
    try:  # a quarter of the time, but neither read-only, empty nor bfloat16 arrays have it
        found = list(map(ctypes.addressof, map(ctypes.c_char.from_buffer, arrays)))
    except (TypeError, ValueError, BufferError):
        found = list(map(address, arrays))
    return np.array(found, np.int64)


def check_apart(found: Spans) -> None:
    """Raises BindError when an array that is stored to shares bytes with another one."""
    used = np.flatnonzero(found.size)
    order = used[np.argsort(found.start[used], kind="stable")]
    start, written = found.start[order], found.written[order]
    end = start + found.size[order]
    clash = (_before(end) > start) & written
    clash |= _before(np.where(written, end, 0)) > start
    if clash.any():
        second = int(np.argmax(clash))
        fits = (end[:second] > start[second]) & (written[:second] | written[second])
        first = found.where(int(order[int(np.argmax(fits))]))
        raise BindError(
            f"{found.where(int(order[second]))} overlaps {first}; each needs memory of its own "
            f"(tied weights: pass the array once, with the sum of its gradients)"
        )


def _before(ends: Array) -> Array:
    """The largest of all earlier ends."""
    return np.concatenate([[0], np.maximum.accumulate(ends)[:-1]]) if len(ends) else ends


def _is_dtype(found: np.dtype[Any], expected: DType) -> bool:
    return found == expected.numpy or (found.isnative and found.name == expected.array_name)


def _spelled(dtype: DType) -> str:
    name, stored = dtype.array_name, dtype.numpy.name
    return name if name == stored else f"{name} (or {stored} bit patterns)"


def _remedy(dtype: np.dtype[Any], role: str) -> str:
    known = ARRAY_FLOATS.get(dtype.name) if dtype.isnative else None
    return f"convert it, or compile with dtypes='{role}={known}'" if known else "convert it"
