"""Arrays as the bytes of one message: which are there, then the cells of these, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from ...ir.arrays import DTYPES, Array
from ...ir.errors import BindError
from ...runtime.memory.array_checks import ArrayRequirements, as_bits
from ...runtime.memory.dlpack import shared

_ALIGNMENT = 64  # bytes; arrays of a message are views of it


@dataclass(frozen=True, slots=True)
class MessageLayout:
    """The layout in a message of a role's arrays, of all tensors."""

    wanted: tuple[ArrayRequirements, ...]

    @staticmethod
    def of_json(rows: Iterable[Any]) -> MessageLayout:
        """Return the layout that `to_json` wrote."""
        return MessageLayout(
            tuple(
                ArrayRequirements(at, role, tuple(dims), DTYPES[d], False)
                for at, role, dims, d in rows
            )
        )

    def to_json(self) -> list[Any]:
        """Numbers and texts."""
        return [[w.where, w.role, [*w.dims], w.dtype.name] for w in self.wanted]

    def pack(self, arrays: Sequence[Any]) -> Array:
        """A message. Raises BindError where an array does not fit."""
        if len(arrays) != len(self.wanted):
            raise BindError(f"expected {len(self.wanted)} arrays, got {len(arrays)}")
        present = [array is not None for array in arrays]
        message = np.empty(self._offsets(present)[-1], np.uint8)
        message[: len(present)] = present
        for into, array, wanted in zip(self._views(message), arrays, self.wanted, strict=True):
            if into is not None:
                into[...] = as_bits(shared(array, wanted), wanted)
        return message

    def unpack(self, message: Array) -> list[Any]:
        """The arrays, over the message's memory: as NumPy's dtypes where it knows their names."""
        found: list[Any] = []
        for array, wanted in zip(self._views(message), self.wanted, strict=True):
            known = array is not None and wanted.dtype.is_pattern
            found.append(array.view(_named(wanted)) if known and array is not None else array)
        return found

    def _views(self, message: Array) -> list[Array | None]:
        present = message[: len(self.wanted)].astype(bool).tolist()
        found: list[Array | None] = []
        for start, is_there, wanted in zip(
            self._offsets(present), present, self.wanted, strict=False
        ):
            cells = message[start : start + _bytes(wanted)]
            flat = cells.view(wanted.dtype.numpy).reshape(wanted.dims) if is_there else None
            found.append(flat)
        return found

    def _offsets(self, present: Sequence[bool]) -> list[int]:
        """Return the offset of each array, and the end of the message."""
        found = [_aligned(len(present))]
        for is_there, wanted in zip(present, self.wanted, strict=True):
            found.append(found[-1] + (_aligned(_bytes(wanted)) if is_there else 0))
        return found


def _bytes(wanted: ArrayRequirements) -> int:
    return prod(wanted.dims) * wanted.dtype.bytes


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT


def _named(wanted: ArrayRequirements) -> np.dtype[Any]:
    """float16; bfloat16 where ml_dtypes is loaded, else its bit patterns."""
    try:
        return np.dtype(wanted.dtype.array_name)
    except TypeError:
        return wanted.dtype.numpy
