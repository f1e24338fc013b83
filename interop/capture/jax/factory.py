"""A factory of gradient transformations, and the hyper-parameters among its arguments."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from ....ir.errors import CaptureError
from ..naming import numbered


class Transformation(Protocol):
    """A gradient transformation of optax."""

    init: Callable[..., Any]
    update: Callable[..., Any]


@dataclass(frozen=True)
class Factory:
    """A factory of transformations: numbers among its arguments, and all other arguments."""

    name: str
    make: Callable[..., Transformation]
    numbers: Mapping[str, float]
    others: Mapping[str, Any]
    tuples: Mapping[str, tuple[str, ...]]  # arguments of several numbers, by these names

    @property
    def home(self) -> str:
        """The module of the function, with a dot."""
        module = getattr(self.make, "__module__", "")
        return f"{module}." if self.name != "captured" else ""

    def __call__(self, **numbers: Any) -> Transformation:
        return self.make(**self.arguments(numbers))

    def arguments(self, numbers: Mapping[str, Any]) -> dict[str, Any]:
        """Return the function's arguments with some numbers replaced."""
        found = {**self.others, **self.numbers, **numbers}
        packed = {name: tuple(map(found.pop, parts)) for name, parts in self.tuples.items()}
        return {**found, **packed}

    def with_fixed(self, names: set[str]) -> Factory:
        """The same, where some numbers are no hyper-parameters."""
        free = {name: value for name, value in self.numbers.items() if name not in names}
        fixed = {name: self.numbers[name] for name in self.numbers if name in names}
        return Factory(self.name, self.make, free, {**self.others, **fixed}, self.tuples)


def is_transformation(value: Any) -> bool:
    """True if something has optax's `init` and `update`."""
    return callable(getattr(value, "init", None)) and callable(getattr(value, "update", None))


def factory_of(source: Any, given: Mapping[str, Any]) -> Factory:
    """A factory: a given function that makes a transformation, or one around a given one."""
    if is_transformation(source):
        if given:
            raise CaptureError(
                f"{', '.join(given)} beside a transformation that is made already",
                remedy="give the function that makes it, and its arguments",
            )
        return Factory("captured", lambda: source, {}, {}, {})
    arguments = _arguments(source, given)
    tuples = {n: parts for n, v in arguments.items() if (parts := _parts(n, v, arguments))}
    for name, parts in tuples.items():
        arguments.update(zip(parts, arguments.pop(name), strict=True))
    numbers = {name: float(v) for name, v in arguments.items() if _is_number(source, name, v)}
    others = {name: v for name, v in arguments.items() if name not in numbers}
    found = Factory(getattr(source, "__name__", "captured"), source, numbers, others, tuples)
    if not is_transformation(made := found()):
        raise CaptureError(
            f"{found.name} made {type(made).__name__}, which has no init and update of optax's",
            remedy="give the function that makes the optimizer, and its arguments",
        )
    return found


def _parts(name: str, value: Any, arguments: Mapping[str, Any]) -> tuple[str, ...]:
    """A name for each number of a tuple; none for another value, or where the names are taken."""
    if not isinstance(value, tuple):
        return ()
    members: tuple[Any, ...] = value
    found = tuple(numbered(name, n) for n in range(1, len(members) + 1))
    return found if all(type(v) is float for v in members) and not {*found} & {*arguments} else ()


def _arguments(source: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    """All arguments of a call, defaults included."""
    signature = inspect.signature(source)
    try:
        bound = signature.bind(**given)
    except TypeError as error:
        raise CaptureError(
            f"{getattr(source, '__name__', source)}: {error}",
            remedy=f"its arguments are {signature}",
        ) from error
    bound.apply_defaults()
    found: dict[str, Any] = {}
    for name, value in bound.arguments.items():
        parameter = signature.parameters[name]
        if parameter.kind == parameter.VAR_KEYWORD:
            found.update(value)
        elif parameter.kind != parameter.VAR_POSITIONAL:
            found[name] = value
    return found


def _is_number(source: Any, name: str, value: Any) -> bool:
    """True for floats, and for ints of parameters without a default, which are rates."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    parameter = inspect.signature(source).parameters.get(name)
    asked = parameter is not None and parameter.default is parameter.empty
    return isinstance(value, float) or asked
