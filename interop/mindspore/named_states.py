"""States and numbers under MindSpore's names, saved and loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .cell import Cell
from .checks import refuse_assignment
from .engine import ParameterEngine
from .tensor import Array, Parameter, ParameterTuple, as_array

_STEPS = ("global_step", "state_step", "step_t", "afactor_step")


@dataclass(frozen=True, slots=True)
class NamedState:
    """One tensor a parameter; `name` has `{}` for the parameter's, `role` is ours that has it.

    `shown` makes MindSpore's of it and the optimizer, `taken` it of MindSpore's; without a role
    `shown` is given the parameter and there is nothing to take. Where a parameter has no such
    state, zeros are shown: one, or a `whole` array.
    """

    attribute: str
    name: str
    role: str = ""
    shown: Callable[[Any, Array], Any] | None = None
    taken: Callable[[Any, Array], Any] | None = None
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """One number of the optimizer's, worked out from the optimizer and its steps taken."""

    attribute: str
    name: str
    value: Callable[[Any, int], Any]


class Holder(Cell):
    """An optimizer's states as attributes: in place where they are roles of ours, else copies."""

    _states: tuple[NamedState, ...] = ()
    _numbers: tuple[Number, ...] = ()
    parameters: ParameterTuple
    _engine: ParameterEngine | None = None  # none for optimizers of the user's own
    rates_are = "rates change by ops.assign(optimizer.get_lr_parameter(param), ...)"

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuses a number of the compiled step, as `opt.eps = 0.1` (AttributeError)."""
        if self._engine is not None:
            refuse_assignment(self, name, self.rates_are)
        super().__setattr__(name, value)

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
        return f"{name}: {engine.fused!r}"

    def save(self, path: str | Path) -> None:
        """Writes parameters, states and the step to a file. Raises OSError."""
        fused = self._fused.fused
        with fused.step_lock.lock:
            fused.save(path, params=True, extra=self._extra())

    def load(self, path: str | Path) -> None:
        """Load a file of `save`, to the bit, in any groups.

        Raises CheckpointError, OSError.
        """
        fused = self._fused.fused
        with fused.step_lock.lock:
            self._restore(fused.load(path, params=True, hypers=False))

    def take(self, named: Mapping[str, Array], steps: int | None) -> None:
        """Copy in the states of these names, of fitting shapes; the rest stays."""
        states: dict[tuple[str, int], Array] = {}
        for state in (s for s in self._states if s.role):
            for index, held in enumerate(self._fused.states(state.role)):
                array = named.get(state.name.format(self.parameters[index].name))
                if array is not None and held is not None:
                    taken = array if state.taken is None else state.taken(self, array)
                    states[state.role, index] = taken
        self._fused.put(steps, states)
        for parameter in (*self._written(), *self.parameters):
            if parameter.name in named:
                parameter.set_data(named[parameter.name])

    def _written(self) -> Iterator[Parameter]:
        """Yield further Parameters, beside parameters and states, that can be copied into."""
        return iter(())

    def _extra(self) -> dict[str, Any]:
        """Return further saved values, as JSON."""
        raise NotImplementedError  # abstract: the two kinds of optimizers keep other numbers

    def _restore(self, extra: dict[str, Any]) -> None:
        """Restore a result of `_extra`."""
        raise NotImplementedError  # abstract, likewise

    @property
    def _fused(self) -> ParameterEngine:
        if self._engine is None:
            raise NotImplementedError(  # MindSpore's error where a subclass has no construct()
                f"{type(self).__name__} is an optimizer of your own, which only its construct() "
                f"steps and nothing saves"
            )
        return self._engine

    def parameters_dict(self, recurse: bool = True) -> dict[str, Parameter]:
        """Everything that a checkpoint would hold, by MindSpore's names."""
        return {p.name: p for p in (*self._everything(), *self.parameters)}

    def _everything(self) -> Iterator[Parameter]:
        """All states and numbers."""
        for number in self._numbers:
            yield self._number(number)
        for state in self._states:
            yield from self._tensors(state)

    def _tensors(self, state: NamedState) -> ParameterTuple:
        held = self._fused.states(state.role) if state.role else [None] * len(self.parameters)
        return ParameterTuple(
            Parameter(self._shown(state, p, a), state.name.format(p.name), requires_grad=False)
            for p, a in zip(self.parameters, held, strict=True)
        )

    def _shown(self, state: NamedState, param: Parameter, array: Array | None) -> Array:
        if not state.role:
            array = param.asnumpy()
        elif array is None:
            array = np.zeros(param.shape if state.whole else 1, param.dtype)
            return _read_only(array)
        return array if state.shown is None else _read_only(state.shown(self, array))

    def _number(self, number: Number) -> Parameter:
        value = np.asarray(number.value(self, self._fused.t))
        kind = np.int32 if value.dtype.kind == "i" else np.float32
        return Parameter(_read_only(value.astype(kind)), number.name, requires_grad=False)


def _read_only(array: Any) -> Array:
    found = np.asarray(array).view()
    found.flags.writeable = False
    return found


def load_param_into_net(net: Any, parameter_dict: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """Copies parameters, states, learning rates and the step into an optimizer of nn.

    Returns the names of the optimizer's that the dict lacks, and of the dict's that are not the
    optimizer's. Numbers that follow from the step are not read. Raises TypeError, RuntimeError
    for another shape; then nothing has changed.
    """
    holder = getattr(net, "opt", net)  # of LARS
    if not isinstance(holder, Holder):
        raise TypeError(f"load_param_into_net: expected an optimizer, got {net!r}")
    known = holder.parameters_dict()
    given = {name: as_array(value) for name, value in parameter_dict.items()}
    found = {n: _fitting(n, given[n], p.asnumpy()) for n, p in known.items() if n in given}
    holder.take(found, next((int(found[n].item()) for n in _STEPS if n in found), None))
    lacking = [name for name in known if name not in given]
    return lacking, [name for name in given if name not in known]


def _fitting(name: str, value: Array, held: Array) -> Array:
    if value.shape != held.shape and not value.size == held.size == 1:
        raise RuntimeError(
            f"load_param_into_net: '{name}' has the shape {held.shape} here, but {value.shape} in "
            f"the dict"
        )
    return np.reshape(value, held.shape)
