"""MindSpore's functions over tuples: HyperMap, Map, and functions chosen by their arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .tensor import RowTensor, Tensor

Function = Callable[..., Any]


class HyperMap:
    """Applies a function to the items of tuples, and of tuples within them.

    HyperMap(f)(a, b) and HyperMap()(f, a, b) are (f(a[0], b[0]), f(a[1], b[1]), ...). With
    `reverse` the last items come first; the results keep their places.
    """

    _within = True

    def __init__(self, ops: Function | None = None, reverse: bool = False) -> None:
        self._function, self._reverse = ops, reverse

    def __call__(self, *args: Any) -> Any:
        function, rows = (args[0], args[1:]) if self._function is None else (self._function, args)
        if not rows:
            raise TypeError(f"{type(self).__name__}: expected tuples to apply {function!r} to")
        return self._applied(function, rows)

    def _applied(self, function: Function, rows: Sequence[Any]) -> tuple[Any, ...]:
        lengths = {len(row) for row in rows}
        if len(lengths) > 1:
            raise ValueError(
                f"{type(self).__name__}: expected tuples of one length, got "
                f"{', '.join(str(len(row)) for row in rows)}"
            )
        found: list[Any] = [None] * lengths.pop()
        places = range(len(found))
        for place in reversed(places) if self._reverse else places:
            items = [row[place] for row in rows]
            deeper = self._within and all(isinstance(item, (tuple, list)) for item in items)
            found[place] = self._applied(function, items) if deeper else function(*items)
        return tuple(found)


class Map(HyperMap):
    """HyperMap that takes tuples within tuples as single items."""

    _within = False


class MultitypeFuncGraph:
    """A function that is another one for other types of its arguments.

    `@graph.register("Tensor", "RowTensor")` adds one; types are Tensor, RowTensor, Number, Bool,
    Function, Tuple, List, String and None, the first that fits is taken.
    """

    def __init__(self, name: str, read_value: bool = False) -> None:
        self.name, self._read_value = name, read_value
        self._known: list[tuple[tuple[str, ...], Function]] = []

    def register(self, *types: str) -> Callable[[Function], Function]:
        """Adds a function for arguments of these types. Raises TypeError for an unknown one."""
        for each in types:
            if each not in _KINDS:
                raise TypeError(f"{self.name}: no type '{each}'; there are {', '.join(_KINDS)}")

        def add(function: Function) -> Function:
            self._known.append((types, function))
            return function

        return add

    def __call__(self, *args: Any) -> Any:
        for types, function in self._known:
            if len(types) == len(args) and all(
                _KINDS[kind](arg) for kind, arg in zip(types, args, strict=True)
            ):
                return function(*args)
        known = "; ".join(", ".join(types) for types, _ in self._known) or "nothing"
        given = ", ".join(type(arg).__name__ for arg in args)
        raise TypeError(f"{self.name}: nothing is registered for ({given}), but for ({known})")


_KINDS: dict[str, Callable[[Any], bool]] = {
    "Tensor": lambda a: isinstance(a, (Tensor, np.ndarray, np.generic)),
    "RowTensor": lambda a: isinstance(a, RowTensor),
    "Bool": lambda a: isinstance(a, bool),
    "Number": lambda a: isinstance(a, (int, float)),
    "Int": lambda a: isinstance(a, int),
    "Float": lambda a: isinstance(a, float),
    "String": lambda a: isinstance(a, str),
    "Tuple": lambda a: isinstance(a, tuple),
    "List": lambda a: isinstance(a, list),
    "Function": callable,
    "None": lambda a: a is None,
}
