"""States and numbers under MindSpore's names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .cell import Cell
from .engine import Engine
from .saving import load, save
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

    attribute: str
    name: str
    value: Callable[[Any, int], Any]


class Holder(Cell):
    """An optimizer's states as attributes: in place where they are roles of ours, else copies."""

    _states: tuple[State, ...] = ()
    _numbers: tuple[Number, ...] = ()
    parameters: ParameterTuple
    _engine: Engine | None = None  # none for optimizers of the user's own

    def __getattr__(self, name: str) -> Any:
        for state in self._states:
            if state.attribute == name:
                return self._tensors(state)
        for number in self._numbers:
            if number.attribute == name:
                return self._number(number)
        raise AttributeError(f"{type(self).__name__} has no attribute '{name}'")

    def __repr__(self) -> str:
        name, engine = type(self).__name__, self._engine
        if engine is None:
            return f"{name}({len(self.parameters)} parameters)"
        return "\n".join(f"{name}: {part.fused!r}" for part in engine.parts)

    def save(self, path: str | Path) -> None:
        """Writes parameters, states and the step to a file; more for further dtypes.

        Raises OSError.
        """
        save(self._fused.parts, path, self._extra())

    def load(self, path: str | Path) -> None:
        """Goes on from what `save` wrote, to the bit, whatever the groups.

        Raises CheckpointError, OSError.
        """
        self._restore(load(self._fused.parts, path))

    def _extra(self) -> dict[str, Any]:
        """What else is saved, as JSON."""
        raise NotImplementedError

    def _restore(self, extra: dict[str, Any]) -> None:
        raise NotImplementedError

    @property
    def _fused(self) -> Engine:
        if self._engine is None:
            raise NotImplementedError(
                f"{type(self).__name__} is an optimizer of your own, which only its construct() "
                f"steps and nothing saves"
            )
        return self._engine

    def parameters_dict(self) -> dict[str, Parameter]:
        """Everything that a checkpoint would hold, by MindSpore's names."""
        return {p.name: p for p in (*self._everything(), *self.parameters)}

    def _everything(self) -> Iterator[Parameter]:
        """All states and numbers."""
        for number in self._numbers:
            yield self._number(number)
        for state in self._states:
            yield from self._tensors(state)

    def _tensors(self, state: State) -> ParameterTuple:
        names = [state.name.format(p.name) for p in self.parameters]
        if isinstance(state.held, str):
            arrays: Sequence[Any] = self._roles(state.held)
        else:
            arrays = [_read_only(a) for a in state.held(self, self._roles)]
        return ParameterTuple(
            Parameter(a, n, requires_grad=False) for a, n in zip(arrays, names, strict=True)
        )

    def _roles(self, role: str) -> list[Array]:
        return [np.zeros(1, np.float32) if a is None else a for a in self._fused.states(role)]

    def _number(self, number: Number) -> Parameter:
        value = np.asarray(number.value(self, self._fused.t))
        kind = np.int32 if value.dtype.kind == "i" else np.float32
        return Parameter(_read_only(value.astype(kind)), number.name, requires_grad=False)


def _read_only(array: Any) -> Array:
    found = np.asarray(array).view()
    found.flags.writeable = False
    return found
