"""Python numbers of a recorded step: a float that knows what it was computed from.

Python's operators are followed; a comparison is a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from ...ir.errors import CaptureError
from ...ir.types import Const
from . import formulas
from .decide import Decisions
from .tracer import Recording, Traced

Formula = Callable[..., Traced]  # of a recording and traced values


class Follower(Protocol):
    """Who records what becomes of numbers."""

    recording: Recording
    decisions: Decisions

    def look(self) -> None:
        """What is recorded next is written where the user's code is."""
        ...

    def number_of(self, value: Any) -> Any:
        """The number in an array of one cell; anything else as it is."""
        ...


class FollowedNumber(float):
    """A number that the step computes; as a float it has the value of the recorded step."""

    traced: Traced
    follower: Follower

    def __hash__(self) -> int:
        return float.__hash__(self)

    def __bool__(self) -> bool:
        return _decided("ne", self, 0.0)

    def __float__(self) -> float:
        raise _lost(self, "float()")

    def __int__(self) -> int:
        raise _lost(self, "int()")

    def __round__(self, digits: Any = None) -> Any:
        if digits is not None:
            raise _lost(self, "round() to digits")
        return computed(applied("rint"), np.rint, self)


def followed(follower: Follower, traced: Traced, value: float) -> float:
    """A number that is followed; a literal is a plain one."""
    if isinstance(traced.operand, Const):
        return float(traced.operand.value)
    made = FollowedNumber(value)
    made.traced, made.follower = traced, follower
    return made


def traced_number(value: float) -> Traced:
    """What a number was computed from."""
    return value.traced if isinstance(value, FollowedNumber) else Traced(Const(plain(value)))


def plain(value: float) -> float:
    """The value of the recorded step alone."""
    return float.__add__(value, 0.0) if isinstance(value, FollowedNumber) else float(value)


def _lost(number: FollowedNumber, how: str) -> CaptureError:
    number.follower.look()
    return CaptureError(
        f"{how} of a number that changes loses what it is computed from",
        remedy="leave it as it is: it is a float",
    )


def applied(name: str) -> Formula:
    """The formula that is one operation of the op table."""
    return lambda recording, *values: recording.apply(name, *values)


def computed(formula: Formula, meaning: Callable[..., Any], *operands: Any) -> Any:
    """The number that a formula makes of some; NotImplemented where one is no number."""
    follower = next(o.follower for o in operands if isinstance(o, FollowedNumber))
    if not all(isinstance(o, (int, float, np.number)) for o in operands):
        return NotImplemented
    follower.look()
    traced = formula(follower.recording, *map(traced_number, operands))
    with np.errstate(all="ignore"):
        value = float(meaning(*(np.float64(plain(o)) for o in operands)))
    return followed(follower, traced, value)


def _decided(op: str, first: Any, second: Any, negated: bool = False) -> Any:
    if not all(isinstance(o, (int, float, np.number)) for o in (first, second)):
        return NotImplemented
    follower = next(o.follower for o in (first, second) if isinstance(o, FollowedNumber))
    follower.look()
    condition = follower.recording.apply(op, traced_number(first), traced_number(second))
    meaning: Any = {"lt": np.less, "le": np.less_equal, "eq": np.equal, "ne": np.not_equal}[op]
    now = bool(meaning(plain(first), plain(second)))
    return follower.decisions.decide(condition, now) != negated


_BINARY: dict[str, tuple[Formula, Callable[..., Any]]] = {
    "add": (applied("add"), np.add),
    "sub": (applied("sub"), np.subtract),
    "mul": (applied("mul"), np.multiply),
    "truediv": (applied("div"), np.divide),
    "pow": (formulas.power, np.power),
    "mod": (formulas.remainder, np.mod),
    "floordiv": (formulas.floor_divide, np.floor_divide),
}
_UNARY: dict[str, tuple[Formula, Callable[..., Any]]] = {
    "neg": (applied("neg"), np.negative),
    "abs": (applied("abs"), np.abs),
    "floor": (applied("floor"), np.floor),
    "ceil": (formulas.ceil, np.ceil),
    "trunc": (formulas.trunc, np.trunc),
}
# a > b is b < a, and a != b is not a == b: one condition, decided once.
_COMPARED = {
    "lt": ("lt", False, False), "gt": ("lt", True, False), "le": ("le", False, False),
    "ge": ("le", True, False), "eq": ("eq", False, False), "ne": ("eq", False, True),
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

    for name, row in _BINARY.items():
        setattr(FollowedNumber, f"__{name}__", binary(*row, False))
        setattr(FollowedNumber, f"__r{name}__", binary(*row, True))
    for name, row in _UNARY.items():
        setattr(FollowedNumber, f"__{name}__", unary(*row))
    for name, row in _COMPARED.items():
        setattr(FollowedNumber, f"__{name}__", compared(*row))
    FollowedNumber.__pos__ = lambda self: self  # type: ignore[method-assign]


_give_operators()
