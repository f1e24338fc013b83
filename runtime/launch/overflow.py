"""The first non-finite element of gradients, searched on request.

A step that clears the gradients leaves nothing to look at. It is interrupted between finding out
that it is to be skipped and clearing them: `watched` says where.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ir import semantics
from ...ir.arrays import Array
from ...ir.lowered.tables import GRAD, SEARCHED
from ...ir.types import DType
from ..gradients.row_sparse import RowSparse
from ..memory.array_checks import ArrayRequirements, address
from ..memory.dlpack import shared
from ..memory.space import HOST_SPACE, ArraySpace, on_host
from ..memory.tensor_set import Tensors
from .tables import Tables

_BLOCK = 1 << 20  # elements looked at together


@dataclass(frozen=True, slots=True)
class Overflow:
    """An element of a gradient that is infinite or NaN, or becomes so as it travels."""

    tensor: int  # by the order of the parameters
    name: str
    index: tuple[int, ...]
    value: float
    rank: int | None = None  # whose gradient it is, where several ranks step
    saturated: int = 0  # finite elements of all ranks that their wire makes infinite, if it is one

    def __str__(self) -> str:
        named = f" ({self.name})" if self.name else ""
        place = ", ".join(map(str, self.index))
        whose = "" if self.rank is None else f" on rank {self.rank}"
        text = f"the gradient of tensor {self.tensor}{named} is {self.value} at [{place}]{whose}"
        if self.saturated:
            text += f", one of {self.saturated} that are too large for what they travel as"
        return text


Watched = dict[tuple[int, str], Array]  # program and call to the cell: 0 where the step is skipped


def watched(steps: Sequence[Array], tables: Sequence[Tables]) -> Watched:
    """The calls after which it is known whether a step is skipped that clears the gradients.

    Empty for others. `steps` are the step slots of each program.
    """
    found: Watched = {}
    for mine in tables:
        guard = mine.program.guard if mine.program.stores_to("grad") else None
        if guard is None:
            return {}
        cell = steps[mine.number][guard.slot : guard.slot + 1]
        found |= {(mine.number, name): cell for name in guard.calls}
    return found


class OverflowSearch:
    """The search of a binding's gradients within a walk, and its finding."""

    def __init__(self, goes_on: Array, tensors: Tensors, tables: Sequence[Tables]) -> None:
        self._tensors, self._goes_on = tensors, goes_on
        self.cells = np.array([address(goes_on), -1, 0, 0])
        rows, self._numbers = searched(
            tables, lambda _, mine, row, c: address(mine.tensors[row, c:])
        )
        self.rows = np.array(rows, np.int64).reshape(-1, len(SEARCHED))

    def found(self) -> Overflow | None:
        """Return the last step's finding."""
        _, row, element, bits = self.cells.tolist()
        if row < 0:
            return None
        return overflow_at(self._tensors, self._numbers[row], element, bits)


def searched(
    tables: Sequence[Tables], cell: Callable[[int, Tables, int, int], int]
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Rows of a search over the gradients of some tables, in the tensors' order; and the tensors.

    `cell` is where the address of one is: in which of the tables, row and column.
    """
    found: list[tuple[int, tuple[int, ...]]] = []
    for index, mine in enumerate(tables):
        column, dtype = mine.program.columns.index(GRAD), mine.program.role("grad").type.dtype
        for row, member in enumerate(mine.members.tolist()):
            facts = int(mine.numel[row]), dtype.bytes, dtype.infinity
            found.append((member, (cell(index, mine, row, column), *facts)))
    found.sort(key=lambda one: one[0])
    return [cells for _, cells in found], [member for member, _ in found]


def overflow_at(tensors: Tensors, number: int, element: int, bits: int) -> Overflow:
    """The element of a tensor's gradient that has these bits."""
    wanted = tensors.wanted(number, "grad")
    dtype = wanted.dtype
    pattern = np.array([bits]).view(np.uint64).astype(f"u{dtype.bytes}")
    narrow = dtype.is_pattern
    value = semantics.widen(pattern, dtype) if narrow else pattern.view(dtype.numpy)
    index = tuple(map(int, np.unravel_index(element, wanted.dims)))
    return Overflow(number, tensors.names[number], index, float(value[0]))


def first_overflow(
    tensors: Tensors, grads: Sequence[Any], space: ArraySpace = HOST_SPACE
) -> Overflow | None:
    """The first element that is not finite, by tensors and within one; None where all are."""
    for number, grad in enumerate(grads):
        rows = grad if isinstance(grad, RowSparse) else None
        wanted = tensors.wanted(number, "grad")
        if not wanted.dtype.is_float:
            raise ValueError(
                f"{tensors.where(number)}: its gradient is given as codes, which are all finite; "
                f"a block that is not has a scale that is NaN: look into grad_scale"
            )
        if rows is None:
            array = None if grad is None else on_host(_found(grad, wanted, space))
        else:
            array = rows.values
        found = None if array is None else _first(array, wanted.dtype)
        if array is None or found is None:
            continue
        place, value = found
        index = tuple(map(int, np.unravel_index(place, array.shape)))
        if rows is not None:
            index = (int(rows.indices[index[0]]), *index[1:])
        return Overflow(number, tensors.names[number], index, value)
    return None


def _found(grad: Any, wanted: ArrayRequirements, space: ArraySpace) -> Any:
    """A gradient as an array, whatever has become of its shape and dtype on the host."""
    return shared(grad, wanted) if space.is_host else space.import_array(grad, wanted)


def _first(array: Array, dtype: DType) -> tuple[int, float] | None:
    """The index of the first element that is not finite, and its value."""
    flat = array.reshape(-1)
    for start in range(0, flat.size, _BLOCK):
        block = flat[start : start + _BLOCK]
        if dtype.is_pattern and block.dtype == dtype.numpy:
            block = semantics.widen(block, dtype)
        bad = ~np.isfinite(block)
        if bad.any():
            at = int(np.argmax(bad))
            return start + at, float(block[at])
    return None
