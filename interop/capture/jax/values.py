"""Values of a jaxpr over two twin parameters: what belongs to the second mirrors the first.

A step is traced over a tree of two parameters of one shape. What is computed for the second is
recorded once, with the first; where both meet, a sum, a maximum or a condition is taken over all
tensors.
"""

from __future__ import annotations

from dataclasses import dataclass

from ....ir.errors import CaptureError
from ....ir.types import Const
from ..tracer import Recording, Traced

_OVER_TENSORS = {"add": "sum", "maximum": "max", "minimum": "min", "and": "all", "or": "any"}
_NEUTRAL = {"add": 0.0, "and": True, "or": False}


@dataclass(frozen=True, slots=True)
class Sided:
    """A traced value and whose it is: the first parameter's, the second's, or the step's (None)."""

    traced: Traced
    side: int | None = None


def applied(recording: Recording, op: str, *values: Sided) -> Sided:
    """An element-wise operation. Raises CaptureError where two parameters meet otherwise."""
    sides = {value.side for value in values} - {None}
    traced = [value.traced for value in values]
    if len(sides) == 2:
        return Sided(_met(recording, op, traced))
    side = next(iter(sides), None)
    for first, second in ((0, 1), (1, 0)):  # a sum over a tree starts with nothing
        if len(values) == 2 and _is_neutral(op, values[first]):
            rest = values[second]
            if not values[first].traced.labels:
                return rest
    return Sided(recording.apply(op, *traced), side)


def _is_neutral(op: str, value: Sided) -> bool:
    return op in _NEUTRAL and value.traced.operand == Const(_NEUTRAL[op])


def _met(recording: Recording, op: str, traced: list[Traced]) -> Traced:
    alike = len(traced) == 2 and traced[0].operand == traced[1].operand
    if op not in _OVER_TENSORS or not alike or traced[0].labels:
        raise CaptureError(
            f"'{op}' of values of two parameters",
            remedy="parameters may meet in a sum, a maximum or a condition over all of them",
        )
    return recording.over_tensors(_OVER_TENSORS[op], traced[0])
