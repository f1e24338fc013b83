"""Python numbers of a recorded step: a float that knows what it was computed from.

Python's operators, `math`, `min` and `max` are followed; a comparison is a decision.
"""

from __future__ import annotations

import builtins
import contextlib
import math
import sys
from collections.abc import Callable, Generator, Iterable
from types import ModuleType
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
        return _followed(_op("rint"), np.rint, self)


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


def _op(name: str) -> Formula:
    return lambda recording, *values: recording.apply(name, *values)


def _followed(formula: Formula, meaning: Callable[..., Any], *operands: Any) -> Any:
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
    "add": (_op("add"), np.add),
    "sub": (_op("sub"), np.subtract),
    "mul": (_op("mul"), np.multiply),
    "truediv": (_op("div"), np.divide),
    "pow": (formulas.power, np.power),
    "mod": (formulas.remainder, np.mod),
    "floordiv": (formulas.floor_divide, np.floor_divide),
}
_UNARY: dict[str, tuple[Formula, Callable[..., Any]]] = {
    "neg": (_op("neg"), np.negative),
    "abs": (_op("abs"), np.abs),
    "floor": (_op("floor"), np.floor),
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
            return _followed(formula, meaning, *((other, self) if swapped else (self, other)))

        return method

    def unary(formula: Formula, meaning: Callable[..., Any]) -> Any:
        return lambda self: _followed(formula, meaning, self)

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

# ------------------------------------------------------------------ functions of Python

_E, _TWO, _TEN = (Traced(Const(x)) for x in (math.e, math.log(2.0), math.log(10.0)))


def _log_of(base: float) -> Formula:
    scale = Traced(Const(1.0 / math.log(base)))
    return lambda r, x: r.apply("mul", r.apply("log", x), scale)


def _log(recording: Recording, value: Traced, base: Traced | None = None) -> Traced:
    found = recording.apply("log", value)
    return found if base is None else recording.apply("div", found, recording.apply("log", base))


_MATH: dict[str, tuple[Formula, Callable[..., Any]]] = {
    "sqrt": (_op("sqrt"), np.sqrt),
    "exp": (_op("exp"), np.exp),
    "log": (_log, lambda x, b=np.e: np.log(x) / np.log(b)),
    "log2": (_log_of(2.0), np.log2),
    "log10": (_log_of(10.0), np.log10),
    "log1p": (lambda r, x: r.apply("log", r.apply("add", Traced(Const(1.0)), x)), np.log1p),
    "expm1": (lambda r, x: r.apply("sub", r.apply("exp", x), Traced(Const(1.0))), np.expm1),
    "pow": (formulas.power, np.power),
    "fabs": (_op("abs"), np.abs),
    "floor": (_op("floor"), np.floor),
    "ceil": (formulas.ceil, np.ceil),
    "trunc": (formulas.trunc, np.trunc),
    "copysign": (_op("copysign"), np.copysign),
    "sin": (_op("sin"), np.sin),
    "cos": (_op("cos"), np.cos),
    "tanh": (_op("tanh"), np.tanh),
    "erf": (_op("erf"), np.vectorize(math.erf)),
    "cbrt": (_op("cbrt"), np.cbrt),
}


def _function(
    plainly: Any, formula: Formula, meaning: Callable[..., Any], follower: Follower
) -> Any:
    def call(*args: Any, **rest: Any) -> Any:
        given = [follower.number_of(arg) for arg in args]
        if any(isinstance(arg, FollowedNumber) for arg in given):
            return _followed(formula, meaning, *given)
        return plainly(*args, **rest)

    return call


def _extreme(plainly: Any, op: str, meaning: Callable[..., Any], follower: Follower) -> Any:
    def call(*args: Any, **rest: Any) -> Any:
        if rest or not args:
            return plainly(*args, **rest)
        several = list(args[0]) if len(args) == 1 else list(args)
        given = [follower.number_of(arg) for arg in several]
        numbers = all(isinstance(arg, (int, float)) for arg in given)
        if not numbers or not any(isinstance(arg, FollowedNumber) for arg in given):
            return plainly(several)
        found = given[0]
        for arg in given[1:]:
            either = isinstance(found, FollowedNumber) or isinstance(arg, FollowedNumber)
            found = _followed(_op(op), meaning, found, arg) if either else plainly(found, arg)
        return found

    return call


class _Kept(type):
    """A class that stands for one of Python's own in `isinstance`."""

    stands_for: type

    def __instancecheck__(cls, instance: Any) -> bool:
        return isinstance(instance, cls.stands_for)

    def __subclasscheck__(cls, subclass: type) -> bool:
        return issubclass(subclass, cls.stands_for)


def _conversion(kind: type, formula: Formula | None, follower: Follower) -> Any:
    def new(_: type, value: Any = 0, *rest: Any) -> Any:
        value = follower.number_of(value)
        if not isinstance(value, FollowedNumber):
            return kind(value, *rest)
        return value if formula is None else _followed(formula, np.trunc, value)

    name = kind.__name__
    return _Kept(name, (), {"__new__": new, "stands_for": kind, "fromhex": float.fromhex})


@contextlib.contextmanager
def python_followed(follower: Follower, modules: Iterable[ModuleType]) -> Generator[None]:
    """Meanwhile Python's functions of numbers are followed; in some modules conversions, too."""
    new: dict[int, Any] = {}
    places: list[tuple[ModuleType, str, Any]] = []
    for name, row in _MATH.items():
        function = getattr(math, name, None)
        if function is not None:
            new[id(function)] = _function(function, *row, follower)
            places.append((math, name, new[id(function)]))
    for name, function, op, meaning in (
        ("min", min, "minimum", np.minimum), ("max", max, "maximum", np.maximum),
    ):  # fmt: skip
        new[id(function)] = _extreme(function, op, meaning, follower)
        places.append((builtins, name, new[id(function)]))
    own = {
        "float": _conversion(float, None, follower),
        "int": _conversion(int, formulas.trunc, follower),
    }
    for module in modules:
        known = vars(module)
        places += [(module, name, new[id(v)]) for name, v in known.items() if id(v) in new]
        places += [(module, name, value) for name, value in own.items() if name not in known]
    before = [(module, name, vars(module).get(name, new)) for module, name, _ in places]
    try:
        for module, name, value in places:
            setattr(module, name, value)
        yield
    finally:
        for module, name, value in before:
            if value is new:
                delattr(module, name)
            else:
                setattr(module, name, value)


def modules_of(cls: type) -> list[ModuleType]:
    """The modules in which the code of a class and its helpers stands."""
    names = {base.__module__ for base in cls.__mro__} - {"builtins", "torch.optim.optimizer"}
    packages = {name.split(".")[0] for name in names} - {"torch", "__main__", "stepfuse"}
    return [
        module for name, module in list(sys.modules.items())
        if (name in names or name.split(".")[0] in packages)
        and not name.startswith("_")
    ]  # fmt: skip
