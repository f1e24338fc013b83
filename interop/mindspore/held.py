"""States and numbers under MindSpore's names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .engine import Engine
from .tensor import Array, Parameter, ParameterTuple

# A role's arrays, in the order of the parameters; of one element where a parameter has none.
Roles = Callable[[str], list[Array]]


@dataclass(frozen=True, slots=True)
class State:
    """One tensor a parameter; `name` has `{}` for the parameter's.

    `held` is the role of ours, or makes the tensors of the optimizer and of roles' arrays.
    """

    attribute: str
    name: str
    held: str | Callable[[Any, Roles], Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Number:
    """One number of the optimizer's, worked out from the optimizer and its steps taken."""

    name: str
    value: Callable[[Any, int], Any]


def tensors(optimizer: Any, engine: Engine, state: State) -> ParameterTuple:
    """A state as parameters: in place where it is a role of ours, else read-only."""

    def roles(role: str) -> list[Array]:
        return [np.zeros(1, np.float32) if a is None else a for a in engine.states(role)]

    names = [state.name.format(p.name) for p in optimizer.parameters]
    if isinstance(state.held, str):
        arrays: Sequence[Any] = roles(state.held)
    else:
        arrays = [_read_only(a) for a in state.held(optimizer, roles)]
    return ParameterTuple(
        Parameter(a, n, requires_grad=False) for a, n in zip(arrays, names, strict=True)
    )


def number(optimizer: Any, engine: Engine, held: Number) -> Parameter:
    """A number, read-only."""
    value = np.asarray(held.value(optimizer, engine.t))
    kind = np.int32 if value.dtype.kind == "i" else np.float32
    return Parameter(_read_only(value.astype(kind)), held.name, requires_grad=False)


def every(optimizer: Any, engine: Engine) -> Iterator[Parameter]:
    """All states and numbers, under their names."""
    for held in optimizer.numbers:
        yield number(optimizer, engine, held)
    for state in optimizer.states:
        yield from tensors(optimizer, engine, state)


def _read_only(array: Any) -> Array:
    found = np.asarray(array).view()
    found.flags.writeable = False
    return found
