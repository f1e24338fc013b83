"""Where a gradient is not finite: the first place, looked for when somebody asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir import meaning
from ..ir.types import BF16, F16, F32
from .foreign import shared
from .rows import RowSparse
from .tensors import Tensors

Array = np.ndarray[Any, np.dtype[Any]]

_BLOCK = 1 << 20  # elements looked at together


@dataclass(frozen=True, slots=True)
class Overflow:
    """An element of a gradient that is infinite or NaN."""

    tensor: int  # by the order of the parameters
    name: str
    index: tuple[int, ...]
    value: float

    def __str__(self) -> str:
        named = f" ({self.name})" if self.name else ""
        place = ", ".join(map(str, self.index))
        return f"the gradient of tensor {self.tensor}{named} is {self.value} at [{place}]"


def first_overflow(tensors: Tensors, grads: Sequence[Any]) -> Overflow | None:
    """The first element that is not finite, by tensors and within one; None where all are."""
    for number, grad in enumerate(grads):
        rows = grad if isinstance(grad, RowSparse) else None
        wanted = tensors.wanted(number, "grad")
        array = None if grad is None else shared(grad, wanted) if rows is None else rows.values
        found = None if array is None else _first(array, wanted.dtype in (BF16, F16), wanted.dtype)
        if array is None or found is None:
            continue
        place, value = found
        index = tuple(map(int, np.unravel_index(place, array.shape)))
        if rows is not None:
            index = (int(rows.indices[index[0]]), *index[1:])
        return Overflow(number, tensors.names[number], index, value)
    return None


def _first(array: Array, is_narrow: bool, dtype: Any) -> tuple[int, float] | None:
    """The place of the first element that is not finite, and its value."""
    flat = array.reshape(-1)
    for start in range(0, flat.size, _BLOCK):
        block = flat[start : start + _BLOCK]
        if is_narrow and block.dtype == np.uint16:  # bit patterns
            block = meaning.cast(block, F32, dtype)
        bad = ~np.isfinite(block)
        if bad.any():
            at = int(np.argmax(bad))
            return start + at, float(block[at])
    return None
