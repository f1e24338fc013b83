"""The base of MindSpore's optimizers: parameters, rates, decays, and the fused step.

Per step: the learning rate and the weight decay of `global_step`, which are numbers of groups;
then one launch; then `global_step` moves on.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import numpy as np

from ..cell import Cell
from ..checks import POSITIVE, flag, real_or_int
from ..engine import ParameterEngine
from ..gradients import Gradients, rows_of
from ..groups import GroupMember, parse
from ..learning_rates import ConstantRate, PerStep, Rate, StepRates, value_at
from ..recipe import ComposedStep, Layers, Recipe, label_of, step_of
from ..tensor import Parameter, ParameterTuple, RowTensor, Tensor
from .pipeline import Pipeline, is_centralized


@dataclass(frozen=True, slots=True)
class ParamGroup:
    """Parameters that have all numbers in common."""

    rate: Rate
    decay: float | Cell
    decayed: bool
    label: str


class Optimizer(Pipeline):
    """The base class of nn's optimizers; `opt(gradients)` takes a step, in place.

    Raises TypeError, ValueError, KeyError, RuntimeError as MindSpore's constructors do, and
    BindError for parameters whose memory cannot be stepped in place.
    """

    _decays_all: ClassVar[bool] = False  # whether a list leaves no parameter undecayed
    _targets: ClassVar[bool] = False  # whether `target` can be set
    _casts: ClassVar[bool] = False  # whether gradients are converted to their parameters' dtype
    _rows: str = ""  # how a RowTensor is stepped: lazy, exact or not at all

    def __init__(
        self, learning_rate: Any, parameters: Any, weight_decay: Any = 0.0, loss_scale: Any = 1.0
    ) -> None:
        where = type(self).__name__
        self.loss_scale = real_or_int(where, "loss_scale", loss_scale, POSITIVE)
        found = parse(where, parameters, learning_rate, weight_decay, self._decays_all)
        self._members = found.every
        self.parameters = ParameterTuple(m.param for m in found.every)
        self.is_group, self.is_group_lr = found.is_group, found.is_group_lr
        rates = [m.rate for m in found.every] if found.is_group_lr else [found.rate]
        self.dynamic_lr = any(isinstance(rate, Cell) for rate in rates)
        self.learning_rate: Any = tuple(rates) if found.is_group_lr else found.rate
        self.dynamic_weight_decay = any(isinstance(m.decay, Cell) for m in found.every)
        self.decay_flags = tuple(m.decayed for m in found.every)
        self.grad_centralization_flags = tuple(m.centralized for m in found.every)
        self.global_step = Parameter(np.zeros(1, np.int32), "global_step", requires_grad=False)
        self._unique = not any(p.unique for p in self.parameters)

    # -------------------------------------------------------------- the step

    def construct(self, gradients: Sequence[Any]) -> bool:
        """Takes a step with one gradient for each of `parameters`, in that order.

        Raises TypeError, ValueError and RuntimeError; then no parameter or state has changed.
        """
        engine, grads = self._fused, self._gradients.take(gradients)
        values, decays = StepRates(self.global_step), list[float]()
        for index, group in enumerate(self._groups):
            decay = values.of(group.decay) if group.decayed else 0.0
            engine.set(index, "lr", values.of(group.rate))
            engine.set(index, self._step.decay, decay * self._step.decay_scale)
            decays.append(decay)
        if self._gradients.has_rows:
            grads = [self._given(number, grad, decays) for number, grad in enumerate(grads)]
        engine.step(grads, self._inputs())
        self.global_step.asnumpy()[0] += 1
        return True

    def _inputs(self) -> dict[str, list[Any]] | None:
        """The step's inputs beside gradients, a list a role."""
        return None

    def _label(self, member: GroupMember, plain: bool) -> str:
        """The label of a parameter's group."""
        return label_of(self._recipe.centralizes and is_centralized(member), plain)

    def _given(self, index: int, grad: Any, decays: Sequence[float]) -> Any:
        """Return the fused step's form of a gradient."""
        if not isinstance(grad, RowTensor):
            return grad
        where, decay = type(self).__name__, decays[self._owners[index]]
        is_lazy = self._rows == "lazy"
        return rows_of(where, self.parameters[index], grad, decay, self.loss_scale, is_lazy)

    # -------------------------------------------------------------- what is read

    def get_lr(self) -> Any:
        """The learning rate of the coming step; with rates of groups, one for each parameter."""
        if not self.is_group_lr:
            return Tensor(value_at(self.learning_rate, self.global_step))
        return tuple(Tensor(value_at(rate, self.global_step)) for rate in self.learning_rate)

    def get_weight_decay(self) -> Any:
        """The decay of the coming step, times the loss scale; of groups one for each parameter."""
        decays = [m.decay for m in (self._members if self.is_group else self._members[:1])]
        found = [value_at(decay, self.global_step) * self.loss_scale for decay in decays]
        return tuple(map(Tensor, found)) if self.is_group else Tensor(found[0])

    def get_lr_parameter(self, param: Any) -> Any:
        """Return the holder of a parameter's learning rate, or a list of them for a list.

        A Parameter, or the schedule of one that changes. Raises TypeError, ValueError.
        """
        if isinstance(param, list):
            return [self.get_lr_parameter(p) for p in param]
        if not isinstance(param, Parameter):
            raise TypeError(
                f"get_lr_parameter: expected a Parameter or a list of them, got {param!r}"
            )
        for member in self._members:
            if member.param is param:
                rate = member.rate
                return rate.learning_rate if isinstance(rate, (ConstantRate, PerStep)) else rate
        raise ValueError(f"get_lr_parameter: {param.name} is no parameter of the optimizer")

    def _everything(self) -> Iterator[Parameter]:
        yield from self._written()
        yield from super()._everything()

    def _written(self) -> Iterator[Parameter]:
        yield self.global_step
        yield from self._rates()

    def _rates(self) -> Iterator[Parameter]:
        """The learning rates that are numbers or lists, each once."""
        for rate in {id(m.rate): m.rate for m in self._members}.values():
            found = rate.learning_rate if isinstance(rate, (ConstantRate, PerStep)) else rate
            if isinstance(found, Parameter):
                yield found

    def _extra(self) -> dict[str, Any]:
        rates = {rate.name: rate.asnumpy().tolist() for rate in self._rates()}
        return {"global_step": int(self.global_step), "rates": rates}

    def _restore(self, extra: dict[str, Any]) -> None:
        self.global_step.set_data(np.full(1, extra["global_step"]))
        for rate in self._rates():
            if np.shape(extra["rates"].get(rate.name)) == rate.shape:
                rate.set_data(extra["rates"][rate.name])

    @property
    def unique(self) -> bool:
        """True if rows of a sparse gradient may repeat, and are to be summed first."""
        return self._unique

    @unique.setter
    def unique(self, value: Any) -> None:
        self._unique = flag(type(self).__name__, "unique", value)

    @property
    def target(self) -> str:
        """The device of the step: the CPU."""
        return "CPU"

    @target.setter
    def target(self, value: Any) -> None:
        where = type(self).__name__
        if not type(self)._targets:
            said = f"{where}: 'target' cannot be set"
            raise NotImplementedError(said)  # MindSpore's own error: five of its optimizers have it
        if not isinstance(value, str):
            raise TypeError(f"{where}: 'target' must be a str, got {value!r}")
        if value != "CPU":
            known = "this front runs on the" if value in ("Ascend", "GPU") else "it is one of"
            raise ValueError(f"{where}: 'target' cannot be '{value}'; {known} CPU")

    # -------------------------------------------------------------- its making

    def wrap(self, layers: Layers, plain: Callable[[Parameter], bool]) -> None:
        """Builds the step again, with LARS around it but for `plain` parameters.

        Raises ValueError once a step has been taken.
        """
        if self._fused.t:
            raise ValueError("LARS: expected an optimizer that has not taken a step yet")
        self._compile(self._recipe, layers, plain)

    def over(
        self, params: Sequence[int], rate: Callable[[Any], Any], decays_all: bool
    ) -> Optimizer:
        """One like it over the parameters of these ids, with states and steps of its own.

        `rate` makes their learning rates of mine; with `decays_all` none is spared the decay.
        Raises ValueError for ids of other parameters.
        """
        mine = {id(m.param): m for m in self._members}
        if not set(params) <= mine.keys() or not params:
            raise ValueError("expected parameters of the optimizer, at least one to a group")
        built: dict[int, Any] = {id(m.rate): rate(m.rate) for m in self._members}
        made = copy.copy(self)
        made._members = tuple(
            replace(m, rate=built[id(m.rate)], decayed=m.decayed or decays_all)
            for m in (mine[one] for one in params)
        )
        made.parameters = ParameterTuple(m.param for m in made._members)
        made.decay_flags = tuple(m.decayed for m in made._members)
        made.grad_centralization_flags = tuple(m.centralized for m in made._members)
        rates = tuple(m.rate for m in made._members)
        vars(made)["learning_rate"] = rates if self.is_group_lr else rates[0]
        made.global_step = Parameter(np.zeros(1, np.int32), "global_step", requires_grad=False)
        made._compile(self._recipe)
        return made

    def _compile(
        self, recipe: Recipe, layers: Layers | None = None,
        plain: Callable[[Parameter], bool] = lambda param: False,
    ) -> None:  # fmt: skip
        """Builds the fused step."""
        self._recipe = recipe
        groups = [
            ParamGroup(m.rate, m.decay, m.decayed, self._label(m, plain(m.param)))
            for m in self._members
        ]
        forms = [(m.param.shape, g.label) for m, g in zip(self._members, groups, strict=True)]
        known: dict[tuple[Any, ...], int] = {}
        self._owners = [known.setdefault(_key(group), len(known)) for group in groups]
        self._groups = list(dict(zip(self._owners, groups, strict=True)).values())
        where = type(self).__name__ if layers is None else f"{type(self).__name__} in LARS"
        takes_rows = bool(self._rows) and layers is None
        self._gradients = Gradients(where, self.parameters, takes_rows, self._casts)
        self._step: ComposedStep = step_of(recipe, self.loss_scale, forms, layers)
        self._engine = ParameterEngine(
            self._step, self.parameters, self._owners, [g.label for g in self._groups],
            recipe.formats,
        )  # fmt: skip


def _key(group: ParamGroup) -> tuple[Any, ...]:
    decay = id(group.decay) if isinstance(group.decay, Cell) else group.decay
    return id(group.rate), decay, group.decayed, group.label
