"""Python's functions of numbers, followed while a step is recorded: `math`, `min`, `max`, `int`."""

from __future__ import annotations

import builtins
import contextlib
import math
import os
import sys
import time
from collections.abc import Callable, Generator, Iterable
from functools import partial, reduce
from types import ModuleType
from typing import Any

import numpy as np

from ....ir.frontend.functions import log, where
from .. import formulas
from ..formulas import Formula, of_values, op
from ..recording import TracedValue
from ..sites import is_users
from .numbers import FollowedNumber, Follower, computed, is_number


def _log(x: TracedValue, base: TracedValue | None = None) -> TracedValue:
    found = log(x)
    return found if base is None else found / log(base)


_MATH: dict[str, tuple[Formula, Callable[..., Any]]] = {
    **{name: (op(name), getattr(np, name)) for name in (
        "sqrt", "exp", "log1p", "expm1", "floor", "copysign", "sin", "cos", "tanh", "cbrt",
    )},
    "atan": (op("atan"), np.arctan),
    "atan2": (op("atan2"), np.arctan2),
    "fabs": (op("abs"), np.abs),
    "erf": (op("erf"), np.vectorize(math.erf)),
    "log": (of_values(_log), lambda x, b=np.e: np.log(x) / np.log(b)),
    "log2": (of_values(lambda x: log(x) * (1.0 / math.log(2.0))), np.log2),
    "log10": (of_values(lambda x: log(x) * (1.0 / math.log(10.0))), np.log10),
    "fmod": (formulas.float_remainder, np.fmod),
    "pow": (formulas.power, np.power),
    "ceil": (formulas.ceil, np.ceil),
    "trunc": (formulas.trunc, np.trunc),
}  # fmt: skip


def _function(
    formula: Formula, meaning: Callable[..., Any], plainly: Any, follower: Follower
) -> Any:
    def call(*args: Any, **rest: Any) -> Any:
        given = [follower.number_of(arg) for arg in args]
        if any(isinstance(arg, FollowedNumber) for arg in given):
            return computed(formula, meaning, *given)
        return plainly(*args, **rest)

    return call


def _smaller(first: TracedValue, second: TracedValue) -> TracedValue:
    """Python's `min` of two: the first unless the second is less, so that it may hide a NaN."""
    return where(second < first, second, first)


def _larger(first: TracedValue, second: TracedValue) -> TracedValue:
    """Python's `max` of two: the first unless it is less than the second."""
    return where(first < second, second, first)


def _extreme(formula: Formula, plainly: Any, follower: Follower) -> Any:
    def call(*args: Any, **rest: Any) -> Any:
        if rest or not args:
            return plainly(*args, **rest)
        several = list(args[0]) if len(args) == 1 else list(args)
        given = [follower.number_of(arg) for arg in several]
        if not all(map(is_number, given)):
            return plainly(several)
        return reduce(two, given)

    def two(found: Any, arg: Any) -> Any:
        if isinstance(found, FollowedNumber) or isinstance(arg, FollowedNumber):
            return computed(formula, plainly, found, arg)
        return plainly(found, arg)

    return call


# Conditions of `math`, as Python writes them.
_CONDITIONS: dict[str, Callable[[Any], Any]] = {
    "isfinite": lambda x: abs(x) < math.inf,
    "isinf": lambda x: abs(x) == math.inf,
    "isnan": lambda x: x != x,  # as NaN alone is
}


def _condition(written: Callable[[Any], Any], plainly: Any, follower: Follower) -> Any:
    def call(value: Any) -> Any:
        value = follower.number_of(value)
        return bool(written(value)) if isinstance(value, FollowedNumber) else plainly(value)

    return call


# What no two runs have alike.
_OUTSIDE: dict[ModuleType, tuple[str, ...]] = {
    time: ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns",
           "process_time", "process_time_ns", "localtime", "gmtime", "ctime", "strftime"),
    os: ("urandom", "getpid", "getenv"),
}  # fmt: skip


def _from_outside(name: str, plainly: Any, follower: Follower) -> Any:
    def call(*args: Any, **rest: Any) -> Any:
        if is_users(sys._getframe(1).f_code.co_filename):  # pyright: ignore[reportPrivateUsage]
            raise follower.refusal(f"{name}()", "give it to the class as an option of a group")
        return plainly(*args, **rest)

    return call


# What makes the replacement of a function of Python's, from it and the follower.
_REPLACED: dict[tuple[ModuleType, str], Callable[[Any, Follower], Any]] = {
    **{(math, n): partial(_function, *row) for n, row in _MATH.items() if hasattr(math, n)},
    **{(math, n): partial(_condition, written) for n, written in _CONDITIONS.items()},
    (builtins, "min"): partial(_extreme, of_values(_smaller)),
    (builtins, "max"): partial(_extreme, of_values(_larger)),
    **{
        (home, n): partial(_from_outside, f"{home.__name__}.{n}")
        for home, names in _OUTSIDE.items() for n in names
    },
}  # fmt: skip


class CountedList(list[Any]):
    """A list of parameters or groups, of which another step has more."""


# A module of the user's, and the names under which it has functions that are followed.
KnownModule = tuple[ModuleType, tuple[str, ...]]


class _Kept(type):
    """A class that stands for one of Python's own in `isinstance`."""

    stands_for: type

    def __instancecheck__(cls, instance: Any) -> bool:
        return isinstance(instance, cls.stands_for)

    def __subclasscheck__(cls, subclass: type) -> bool:
        return issubclass(subclass, cls.stands_for)


def _conversion(kind: type, formula: Formula, follower: Follower) -> Any:
    def new(_: type, value: Any = 0, *rest: Any) -> Any:
        value = follower.number_of(value)
        if not isinstance(value, FollowedNumber):
            return kind(value, *rest)
        return computed(formula, kind, value)

    name = kind.__name__
    return _Kept(name, (), {"__new__": new, "stands_for": kind, "fromhex": float.fromhex})


def _conversions(follower: Follower) -> dict[str, Any]:
    """Replacements of Python's `float`, `int`, `len` and `type` in the user's modules."""
    found = {
        "float": _conversion(float, lambda _, x: x, follower),
        "int": _conversion(int, formulas.trunc, follower),
    }

    def kind(_: type, value: Any, *rest: Any) -> Any:
        if rest:
            return type(value, *rest)
        return found.get(value.__class__.__name__, type(value)) if is_number(value) else type(value)

    def count(value: Any) -> Any:
        if isinstance(value, CountedList):
            what = "groups" if value and isinstance(value[0], dict) else "parameters"
            raise follower.refusal(f"the number of {what}", "keep such a number as an option")
        return value.rank() if hasattr(value, "rank") else len(value)

    return {**found, "len": count, "type": _Kept("type", (), {"__new__": kind, "stands_for": type})}


@contextlib.contextmanager
def python_followed(follower: Follower, modules: Iterable[KnownModule]) -> Generator[None]:
    """Meanwhile Python's functions of numbers are followed; in some modules conversions, too."""
    new: dict[int, Any] = {}
    patches: list[tuple[ModuleType, str, Any]] = []
    for (home, name), replaced in _REPLACED.items():
        function = getattr(home, name)
        new[id(function)] = replaced(function, follower)
        patches.append((home, name, new[id(function)]))
    own = _conversions(follower)
    for module, names in modules:
        known = vars(module)
        patches += [(module, n, new[id(known[n])]) for n in names if id(known.get(n)) in new]
        patches += [(module, name, value) for name, value in own.items() if name not in known]
    before = [(module, name, vars(module).get(name, new)) for module, name, _ in patches]
    try:
        for module, name, value in patches:
            setattr(module, name, value)
        yield
    finally:
        for module, name, value in before:
            if value is new:
                delattr(module, name)
            else:
                setattr(module, name, value)


def modules_of(cls: type) -> list[KnownModule]:
    """The modules in which the code of a class and its helpers stands."""
    names = {base.__module__ for base in cls.__mro__} - {"builtins", "torch.optim.optimizer"}
    packages = {name.split(".")[0] for name in names} - {"torch", "__main__", "stepfuse"}
    followed = {id(getattr(home, name)) for home, name in _REPLACED}
    return [
        (module, tuple(key for key, value in list(vars(module).items()) if id(value) in followed))
        for name, module in list(sys.modules.items())
        if (name in names or name.split(".")[0] in packages)
        and not name.startswith("_")
    ]  # fmt: skip
