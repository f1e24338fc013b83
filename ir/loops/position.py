"""Positions: integer expressions for cells, loop bounds and the conditions of versions.

Integer arithmetic without a sign over loop variables (`k`), sizes of the tensor (`#cols`) and
arguments of the function (`$row`). Equal positions are one object, so they are compared by `is`.
"""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from threading import RLock
from typing import Any
from weakref import KeyedRef

import numpy as np


def _least(a: Any, b: Any) -> Any:
    return min(a, b) if isinstance(a, int) and isinstance(b, int) else np.minimum(a, b)


def _choice(condition: Any, then: Any, other: Any) -> Any:
    if isinstance(condition, np.ndarray):
        return np.where(condition, then, other)
    return then if condition else other


# Of whole numbers, or of arrays of them.
ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.floordiv,
    "%": operator.mod,
    "min": _least,
}
# Conditions: 0 or 1. `&` and `|` take conditions.
TESTS: dict[str, Callable[[Any, Any], Any]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    "&": operator.and_,
    "|": operator.or_,
}
OPERATIONS: dict[str, Callable[..., Any]] = {**ARITHMETIC, **TESTS, "select": _choice}
ATOMS = ("const", "var", "name")
THREADS = "@threads"  # the threads of the block that runs a nest

_LOCKS = [RLock()]  # a position may die while it is held
# As a WeakValueDictionary, whose look-ups take six times as long.
_KNOWN: dict[tuple[Any, ...], KeyedRef[tuple[Any, ...], Position]] = {}


@dataclass(frozen=True, eq=False, repr=False)
class Position:
    """An atom (`const` 3, `var` k, `name` #cols or $row) or an operation on positions."""

    op: str  # of ATOMS, of ARITHMETIC, of TESTS, or `select` (condition, then, else)
    args: tuple[Any, ...]

    def __add__(self, other: Position | int) -> Position:
        return _folded("+", self, of(other))

    def __radd__(self, other: int) -> Position:
        return _folded("+", of(other), self)

    def __sub__(self, other: Position | int) -> Position:
        return _folded("-", self, of(other))

    def __rsub__(self, other: int) -> Position:
        return _folded("-", of(other), self)

    def __mul__(self, other: Position | int) -> Position:
        return _folded("*", self, of(other))

    def __rmul__(self, other: int) -> Position:
        return _folded("*", of(other), self)

    def __floordiv__(self, other: Position | int) -> Position:
        return _folded("/", self, of(other))

    def __mod__(self, other: Position | int) -> Position:
        return _folded("%", self, of(other))

    @property
    def parts(self) -> tuple[Position, ...]:
        """The positions that it is computed from."""
        return () if self.op in ATOMS else self.args

    @cached_property
    def variables(self) -> frozenset[str]:
        """The loop variables and named positions in it."""
        if self.op == "var":
            return frozenset(self.args)
        return frozenset[str]().union(*(p.variables for p in self.parts))

    @cached_property
    def names(self) -> frozenset[str]:
        """The sizes and arguments in it."""
        if self.op == "name":
            return frozenset(self.args)
        return frozenset[str]().union(*(p.names for p in self.parts))

    def replaced(self, variable: str, new: Position) -> Position:
        """With another position in place of a variable."""
        if variable not in self.variables:
            return self
        if self.op == "var":
            return new
        args = tuple(p.replaced(variable, new) for p in self.parts)
        return _folded(self.op, *args) if self.op in ARITHMETIC else position(self.op, *args)

    def swapped(self, table: Mapping[Position, Position]) -> Position:
        """With others in place of the positions of a table, the largest first."""
        if self in table or self.op in ATOMS:
            return table.get(self, self)
        return position(self.op, *(p.swapped(table) for p in self.parts))

    def value(self, known: Callable[[str], Any]) -> Any:
        """Its value, where `known` gives that of each variable, size and argument, or arrays."""
        if self.op == "const":
            return self.args[0]
        if self.op in ATOMS:
            return known(self.args[0])
        return OPERATIONS[self.op](*(p.value(known) for p in self.args))

    def __repr__(self) -> str:
        return f"<{self.op} {' '.join(map(repr, self.args))}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return position, (self.op, *self.args)


def position(op: str, *args: Any) -> Position:
    """The interned position of an operation and its arguments, while a reference to it exists."""
    key = op, *args
    known = _KNOWN.get(key)
    if known is not None and (found := known()) is not None:
        return found
    made = Position(op, args)
    with _LOCKS[0]:
        known = _KNOWN.get(key)
        if known is not None and (found := known()) is not None:
            return found  # of two threads', the first
        _KNOWN[key] = KeyedRef(made, _forget, key)
    return made


def _forget(gone: KeyedRef[tuple[Any, ...], Position]) -> None:
    """A position is dead: its key goes, unless another one has it meanwhile."""
    with _LOCKS[0]:
        if _KNOWN.get(gone.key) is gone:
            del _KNOWN[gone.key]


def _unlock() -> None:
    _LOCKS[0] = RLock()  # another thread may have had it


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_unlock)


def of(value: Position | int) -> Position:
    """A position; a number becomes one."""
    return value if isinstance(value, Position) else position("const", int(value))


def variable(name: str) -> Position:
    """A loop's variable, or a position that has been named."""
    return position("var", name)


def name(text: str) -> Position:
    """A size of the tensor (`#cols`), an argument (`$row`), a number of the context (`@groups`).

    `^param` is the address of an array in bytes, for tests of its alignment.
    """
    return position("name", text)


ALL_THREADS = name(THREADS)


def minimum(a: Position | int, b: Position | int) -> Position:
    """The smaller one."""
    return _folded("min", of(a), of(b))


def maximum(a: Position | int, b: Position | int) -> Position:
    """The larger one."""
    return select(test("<", a, b), b, a)


def test(op: str, a: Position | int, b: Position | int) -> Position:
    """A condition: 1 where it holds, else 0."""
    return position(op, of(a), of(b))


def select(condition: Position, then: Position | int, other: Position | int) -> Position:
    """`then` where the condition holds, else `other`; both are computed."""
    return position("select", condition, of(then), of(other))


def _folded(op: str, a: Position, b: Position) -> Position:
    if a.op == b.op == "const" and not (op in "/%" and b.args[0] == 0):
        return of(ARITHMETIC[op](a.args[0], b.args[0]))
    if op == "*" and of(0) in (a, b):
        return of(0)
    if (op in "+-" and b is of(0)) or (op in "*/" and b is of(1)):
        return a
    if (op == "+" and a is of(0)) or (op == "*" and a is of(1)):
        return b
    return position(op, a, b)
