"""Python numbers that record the operations on them while a step is recorded.

Python's operators are followed; a comparison is a decision. A followed number is no `float` and no
`int`: what converts, hashes or prints one loses what it was computed from, and is refused. Torch
takes it where it takes numbers, as one of its symbolic ones.
"""

from __future__ import annotations

import contextlib
import operator
import sys
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
import torch

from ....ir.errors import CaptureError
from ....ir.types import Const
from .. import formulas
from ..branches import Decisions
from ..formulas import Formula, of_values, op
from ..recording import Recording, TracedValue, of
from ..sites import is_caught


class Follower(Protocol):
    """The recorder of operations on numbers."""

    recording: Recording
    decisions: Decisions

    def look(self) -> None:
        """Set the origin of the next records to the user's code."""
        ...

    def number_of(self, value: Any) -> Any:
        """The number in an array of one cell; anything else as it is."""
        ...

    def refusal(self, what: str, remedy: str = "") -> CaptureError:
        """A refusal at the user's line, which stands even if the user's code catches it."""
        ...


class FollowedNumber(torch.SymFloat, torch.SymInt):  # pyright: ignore[reportIncompatibleMethodOverride]
    """A number that the step computes, and the value that it has in the recorded step.

    `isinstance` treats it as the value; functions written in C do not take it.
    """

    def __init__(self, value: float, traced: TracedValue, follower: Follower) -> None:
        self.value, self.traced, self.follower = value, traced, follower

    __class__ = property(lambda self: type(self.value))  # type: ignore[assignment]

    def __bool__(self) -> bool:
        return _decided("ne", self, 0.0)

    def __round__(self, digits: Any = None) -> Any:
        if digits is not None:
            raise _lost(self, "round() to digits")
        return computed(op("rint"), round, self)

    def __divmod__(self, other: Any) -> Any:
        return self // other, self % other

    def __rdivmod__(self, other: Any) -> Any:
        return other // self, other % self

    def __deepcopy__(self, memo: Any) -> FollowedNumber:
        return self

    def __copy__(self) -> FollowedNumber:
        return self

    def __pos__(self) -> FollowedNumber:
        return self

    def is_integer(self) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]
        """True if the number is whole: a decision."""
        return _decided("eq", self, computed(op("floor"), np.floor, self))

    def item(self) -> FollowedNumber:
        """Itself: a number of NumPy has one, too."""
        return self

    real = property(lambda self: self)


def followed(follower: Follower, traced: TracedValue, value: float) -> Any:
    """A number that is followed; a literal is a plain one."""
    if isinstance(traced.operand, Const):
        return value
    return FollowedNumber(value, traced, follower)


def is_number(value: Any) -> bool:
    """True if Python's arithmetic takes it as a number."""
    return isinstance(value, (int, float, np.number))


def traced_number(value: Any) -> TracedValue:
    """Return the recorded value of a number."""
    return value.traced if isinstance(value, FollowedNumber) else of(float(value))


def plain(value: Any) -> Any:
    """The value of the recorded step alone."""
    if isinstance(value, FollowedNumber):
        return value.value
    return value.item() if isinstance(value, np.generic) else value


def plainly(value: Any) -> Any:
    """The same with plain numbers in it, also in lists and tuples."""
    if isinstance(value, FollowedNumber):
        return value.value
    if isinstance(value, (list, tuple)) and any(isinstance(x, FollowedNumber) for x in value):
        cells = [plainly(x) for x in value]
        return cells if isinstance(value, list) else tuple(cells)
    if isinstance(value, slice):
        return slice(*(plainly(x) for x in (value.start, value.stop, value.step)))
    return value


def _lost(number: FollowedNumber, how: str) -> CaptureError:
    return number.follower.refusal(
        f"{how} of a number that changes loses what it is computed from",
        "use operators, comparisons, and min, max, sqrt, exp, log and the like of `math`",
    )


def computed(formula: Formula, meaning: Callable[..., Any], *operands: Any) -> Any:
    """The number that a formula makes of some; NotImplemented where one is no number."""
    follower = next(o.follower for o in operands if isinstance(o, FollowedNumber))
    if not all(map(is_number, operands)):
        return NotImplemented
    follower.look()
    traced = formula(follower.recording, *map(traced_number, operands))
    if isinstance(traced.operand, int) and getattr(meaning, "__name__", "") in _PARTIAL:
        _check_uncaught(follower)
    return followed(follower, traced, _meant(meaning, [plain(o) for o in operands]))


def _check_uncaught(follower: Follower) -> None:
    """Refuses a division, root or logarithm whose error the user's code would catch."""
    if is_caught(sys._getframe(2)):  # pyright: ignore[reportPrivateUsage]
        raise follower.refusal(
            "arithmetic of a number that changes, where its errors are caught",
            "ask whether the number is 0 or negative before",
        )


def _meant(meaning: Callable[..., Any], values: list[Any]) -> Any:
    """Apply Python's function to numbers; NaN where it raises, as on a path not taken."""
    with contextlib.suppress(ArithmeticError, ValueError), np.errstate(all="ignore"):
        found = meaning(*values)
        found = found.item() if isinstance(found, (np.generic, np.ndarray)) else found
        if not isinstance(found, complex):
            return found
    return float("nan")


def _decided(op: str, first: Any, second: Any, negated: bool = False) -> Any:
    if not (is_number(first) and is_number(second)):
        return NotImplemented
    follower = next(o.follower for o in (first, second) if isinstance(o, FollowedNumber))
    follower.look()
    condition = follower.recording.apply(op, traced_number(first), traced_number(second))
    now = bool(getattr(operator, op)(plain(first), plain(second)))
    return follower.decisions.decide(condition, now) != negated


# What raises for some numbers: as Python or NumPy call it.
_PARTIAL = frozenset((
    "truediv", "mod", "floordiv", "pow", "power", "sqrt", "log", "log2", "log10", "log1p", "exp",
    "expm1", "int", "fmod", "<lambda>", "trunc", "floor", "ceil", "round",
))  # fmt: skip
_BINARY: dict[str, Formula] = {
    **{n: of_values(getattr(operator, n)) for n in ("add", "sub", "mul", "truediv")},
    "pow": formulas.power, "mod": formulas.remainder, "floordiv": formulas.floor_divide,
}  # fmt: skip
_UNARY: dict[str, tuple[Formula, Callable[..., Any]]] = {
    "neg": (of_values(operator.neg), operator.neg),
    "abs": (of_values(abs), abs),
    "floor": (op("floor"), np.floor),
    "ceil": (formulas.ceil, np.ceil),
    "trunc": (formulas.trunc, np.trunc),
}
# a > b is b < a, and a != b is not a == b: one condition, decided once.
_COMPARED = {
    "lt": ("lt", False, False), "gt": ("lt", True, False), "le": ("le", False, False),
    "ge": ("le", True, False), "eq": ("eq", False, False), "ne": ("eq", False, True),
}  # fmt: skip
AS_A_COUNT = "an index or a count made"
# How the user's code says what these methods are called for.
_CONVERSIONS = {
    "float": "float()", "int": "int()", "index": AS_A_COUNT, "hash": "a set, a "
    "dict or hash()", "str": "str()", "repr": "repr()", "format": "a formatted text",
    "complex": "complex()", "bytes": "bytes()", "reduce_ex": "a copy",
}  # fmt: skip


def _give_operators() -> None:
    def binary(formula: Formula, meaning: Callable[..., Any], swapped: bool) -> Any:
        def method(self: FollowedNumber, other: Any, _: Any = None) -> Any:
            return computed(formula, meaning, *((other, self) if swapped else (self, other)))

        return method

    def unary(formula: Formula, meaning: Callable[..., Any]) -> Any:
        return lambda self: computed(formula, meaning, self)

    def compared(op: str, swapped: bool, negated: bool) -> Any:
        def method(self: FollowedNumber, other: Any) -> Any:
            return _decided(op, *((other, self) if swapped else (self, other)), negated)

        return method

    def losing(how: str) -> Any:
        def method(self: FollowedNumber, *_: Any) -> Any:
            raise _lost(self, how)

        return method

    for name, formula in _BINARY.items():
        meaning = getattr(operator, name)
        setattr(FollowedNumber, f"__{name}__", binary(formula, meaning, False))
        setattr(FollowedNumber, f"__r{name}__", binary(formula, meaning, True))
    for name, row in _UNARY.items():
        setattr(FollowedNumber, f"__{name}__", unary(*row))
    for name, row in _COMPARED.items():
        setattr(FollowedNumber, f"__{name}__", compared(*row))
    own = {*vars(FollowedNumber), *vars(object)} - {f"__{name}__" for name in _CONVERSIONS}
    inherited = {*vars(torch.SymFloat), *vars(torch.SymInt)} - {"__module__", "__dict__", "__doc__"}
    for name in sorted(inherited - own):  # torch's own, which know nothing of a recording
        setattr(FollowedNumber, name, losing(f"'{name.strip('_')}'"))
    for name, how in _CONVERSIONS.items():
        setattr(FollowedNumber, f"__{name}__", losing(how))


_give_operators()
