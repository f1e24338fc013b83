"""The checks of MindSpore's constructors, and errors for its names that are not here.

A float is no int, and ranges are theirs. A constructor's signature has its checks as annotations:

    @checked
    def __init__(self, min_lr: NonNegative, max_lr: Positive, decay_steps: Whole) -> None:
"""

from __future__ import annotations

import difflib
import dis
import functools
import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Any, NoReturn, TypeVar

import numpy as np

from ...ir.roles import NON_NEGATIVE, OPEN_FRACTION, POSITIVE, Range
from ...runtime.read_only import not_settable

F = TypeVar("F", bound=Callable[..., None])
ANY = Range()
UNIT = Range(0.0, 1.0)

_NETWORKS = (
    "networks and training loops are torch's, JAX's or your own: call the optimizer with the "
    "gradients, as in opt(gradients)"
)
_PRODUCTS = "products of matrices are NumPy's: Tensor(np.asarray(x) @ np.asarray(y))"
_ELSEWHERE = {
    **dict.fromkeys(("model", "train", "trainonestepcell", "withlosscell"), _NETWORKS),
    **dict.fromkeys(("dense", "conv2d", "value_and_grad", "grad", "gradoperation"), _NETWORKS),
    **dict.fromkeys(("matmul", "batchmatmul", "bmm"), _PRODUCTS),
}
_FROM = dis.opmap["IMPORT_FROM"]


def real(where: str, name: str, value: Any, allowed: Range = ANY) -> float:
    """A float in a range. Raises TypeError for an int, ValueError outside the range."""
    if not isinstance(value, float):
        raise _wrong_type(where, name, value, "float")
    if value not in allowed:
        raise ValueError(f"For '{where}', the '{name}' must be in {allowed}, but got {value}")
    return float(value)


def real_or_int(where: str, name: str, value: Any, allowed: Range = ANY) -> float:
    """A float, or an int as one. Raises TypeError, ValueError."""
    return real(where, name, float(value) if isinstance(value, int) else value, allowed)


def at_least_one(where: str, name: str, value: Any) -> float:
    """A loss scale. Raises TypeError, ValueError below 1."""
    found = real_or_int(where, name, value)
    if found < 1.0:
        raise ValueError(f"For '{where}', the '{name}' must be at least 1, but got {value}")
    return found


def whole(where: str, name: str, value: Any) -> int:
    """An int above 0. Raises TypeError for a bool or float, ValueError."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong_type(where, name, value, "int")
    if value <= 0:
        raise ValueError(f"For '{where}', the '{name}' must be above 0, but got {value}")
    return value


def flag(where: str, name: str, value: Any) -> bool:
    """A bool. Raises TypeError."""
    if not isinstance(value, bool):
        raise _wrong_type(where, name, value, "bool")
    return value


def _wrong_type(where: str, name: str, value: Any, kind: str) -> TypeError:
    found = f"{value!r} of type {type(value).__name__}"
    return TypeError(f"For '{where}', the type of '{name}' must be {kind}, but got {found}")


def pair(where: str, name: str, value: Any, kinds: type | tuple[type, ...]) -> tuple[Any, Any]:
    """Two values. Raises TypeError for no tuple, ValueError for another length."""
    if not isinstance(value, kinds):
        raise TypeError(f"For '{where}', the '{name}' must be a tuple, but got {value!r}")
    if len(value) != 2:  # type: ignore[arg-type]
        raise ValueError(f"For '{where}', the '{name}' must be two numbers, but got {value!r}")
    return value[0], value[1]  # type: ignore[index]


def single(value: Any) -> float:
    """The nearest float32, which MindSpore's kernels get."""
    return float(np.float32(value))


@dataclass(frozen=True, slots=True)
class Check:
    """The check of an argument, an annotation of it: from class, name and value to the value."""

    read: Callable[[str, str, Any], Any]


def _in(allowed: Range, read: Callable[..., float] = real) -> Check:
    return Check(lambda where, name, value: read(where, name, value, allowed))


Real = Annotated[float, _in(ANY)]
NonNegative = Annotated[float, _in(NON_NEGATIVE)]
NonNegativeOrInt = Annotated[float, _in(NON_NEGATIVE, real_or_int)]
NonPositive = Annotated[float, _in(Range(high=0.0))]
Positive = Annotated[float, _in(POSITIVE)]
PositiveOrInt = Annotated[float, _in(POSITIVE, real_or_int)]
OpenFraction = Annotated[float, _in(OPEN_FRACTION)]
BelowOne = Annotated[float, _in(Range(0.0, 1.0, open_high=True))]
Unit = Annotated[float, _in(UNIT)]
Scale = Annotated[float, Check(at_least_one)]
Whole = Annotated[int, Check(whole)]
Flag = Annotated[bool, Check(flag)]


def checked(init: F, number: Callable[[float], float] = float) -> F:
    """A constructor that is given its arguments checked by their annotations, in their order.

    `number` is applied to checked floats. Raises TypeError, ValueError.
    """
    signature = inspect.signature(init, eval_str=True)
    checks = {
        name: check
        for name, parameter in signature.parameters.items()
        for check in getattr(parameter.annotation, "__metadata__", ())
    }

    @functools.wraps(init)
    def construct(self: object, *args: Any, **named: Any) -> None:
        try:
            bound = signature.bind(self, *args, **named)
        except TypeError:
            return init(self, *args, **named)  # Python's own error
        bound.apply_defaults()
        for name, check in checks.items():
            value = check.read(type(self).__name__, name, bound.arguments[name])
            bound.arguments[name] = number(value) if isinstance(value, float) else value
        return init(*bound.args, **bound.kwargs)

    return construct  # type: ignore[return-value]


def checked_as_f32(init: F) -> F:
    """`checked`, with numbers rounded to float32, as MindSpore's kernels take them."""
    return checked(init, single)


def refuse_assignment(optimizer: object, name: str, rates: str) -> None:
    """Refuses an argument of an optimizer's constructor as an attribute (AttributeError).

    The step is compiled from the arguments, so that nothing would read it; `rates` says where
    numbers that may change are.
    """
    makers = [vars(cls).get("__init__") for cls in type(optimizer).__mro__]
    known = {n for make in makers if make for n in inspect.signature(make).parameters}
    if name in known - {"self", "params", "parameters", "args", "kwargs"}:
        how = f"the step was built from its arguments: {rates}, or make a new optimizer"
        raise not_settable(optimizer, name, how)


def absent(module: str, names: Iterable[str], content: str) -> Callable[[str], NoReturn]:
    """The `__getattr__` of a module that has these names and is for that `content`.

    It raises AttributeError; ImportError for `from module import NAME`, where Python replaces the
    text of an AttributeError by one of its own.
    """
    public = sorted(name for name in names if not name.startswith("_"))
    known = {name.lower(): [n for n in public if n.lower() == name.lower()] for name in public}

    def refuse(name: str) -> NoReturn:
        caller: Any = inspect.currentframe()
        while caller.f_code.co_name in ("refuse", "__getattr__"):
            caller = caller.f_back
        is_from = caller.f_code.co_code[caller.f_lasti] == _FROM
        close = difflib.get_close_matches(name.lower(), known)
        found = [written for n in close for written in known[n]]
        near = f"did you mean {' or '.join(found)}?" if found else f"it has {content}"
        message = f"{module} has no '{name}'; {_ELSEWHERE.get(name.lower(), near)}"
        error: Any = ImportError(message, name=module) if is_from else AttributeError(message)
        raise error

    return refuse
