"""Python's functions of numbers, followed while a step is recorded: `math`, `min`, `max`, `int`."""

from __future__ import annotations

import builtins
import contextlib
import math
import sys
from collections.abc import Callable, Generator, Iterable
from types import ModuleType
from typing import Any

import numpy as np

from ....ir.types import Const
from .. import formulas
from ..numbers import FollowedNumber, Follower, Formula, applied, computed
from ..tracer import Recording, Traced

_E, _TWO, _TEN = (Traced(Const(x)) for x in (math.e, math.log(2.0), math.log(10.0)))


def _log_of(base: float) -> Formula:
    scale = Traced(Const(1.0 / math.log(base)))
    return lambda r, x: r.apply("mul", r.apply("log", x), scale)


def _log(recording: Recording, value: Traced, base: Traced | None = None) -> Traced:
    found = recording.apply("log", value)
    return found if base is None else recording.apply("div", found, recording.apply("log", base))


_MATH: dict[str, tuple[Formula, Callable[..., Any]]] = {
    "sqrt": (applied("sqrt"), np.sqrt),
    "exp": (applied("exp"), np.exp),
    "log": (_log, lambda x, b=np.e: np.log(x) / np.log(b)),
    "log2": (_log_of(2.0), np.log2),
    "log10": (_log_of(10.0), np.log10),
    "log1p": (lambda r, x: r.apply("log", r.apply("add", Traced(Const(1.0)), x)), np.log1p),
    "expm1": (lambda r, x: r.apply("sub", r.apply("exp", x), Traced(Const(1.0))), np.expm1),
    "pow": (formulas.power, np.power),
    "fabs": (applied("abs"), np.abs),
    "floor": (applied("floor"), np.floor),
    "ceil": (formulas.ceil, np.ceil),
    "trunc": (formulas.trunc, np.trunc),
    "copysign": (applied("copysign"), np.copysign),
    "sin": (applied("sin"), np.sin),
    "cos": (applied("cos"), np.cos),
    "tanh": (applied("tanh"), np.tanh),
    "erf": (applied("erf"), np.vectorize(math.erf)),
    "cbrt": (applied("cbrt"), np.cbrt),
}


def _function(
    plainly: Any, formula: Formula, meaning: Callable[..., Any], follower: Follower
) -> Any:
    def call(*args: Any, **rest: Any) -> Any:
        given = [follower.number_of(arg) for arg in args]
        if any(isinstance(arg, FollowedNumber) for arg in given):
            return computed(formula, meaning, *given)
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
            found = computed(applied(op), meaning, found, arg) if either else plainly(found, arg)
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
        return value if formula is None else computed(formula, np.trunc, value)

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
