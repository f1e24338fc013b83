"""Where a gradient is not finite: the first place, looked for when somebody asks.

A step that clears the gradients leaves nothing to look at. It is interrupted between finding out
that it is to be skipped and clearing them: `watched` says where.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir import meaning
from ..ir.kernel import Program
from ..ir.types import BF16, F16, F32, STEP
from .foreign import shared
from .rows import RowSparse
from .tables import Tables
from .tensors import Tensors, is_stored

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


Watched = dict[tuple[int, str], Array]  # program and call to the cell: 0 where the step is skipped


def watched(steps: Sequence[Array], tables: Sequence[Tables]) -> Watched:
    """The calls after which it is known whether a step is skipped that clears the gradients.

    Empty for others. `steps` are the step slots of each program.
    """
    found: Watched = {}
    for mine in tables:
        guard = _guard(mine.program) if is_stored(mine.program, "grad") else None
        if guard is None:
            return {}
        for number, segment in enumerate(mine.program.segments):
            if segment.scope == "step" and any(guard in run.nodes for run in segment.runs):
                cell = mine.program.places[guard].index
                found[mine.number, f"sf_segment_{number}"] = steps[mine.number][cell : cell + 1]
    return found


def _guard(program: Program) -> int | None:
    """The condition for the whole step, where it is kept, that the parameters are stored under."""
    for change in program.graph.updates:
        guard = change.guard if change.role == "param" else None
        if guard in program.places and program.graph.domain_of(guard) == STEP:
            return guard
    return None


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
