"""The Python front end: a function whose signature is the roles and whose body is the paper.

The function is called once with traced values; it returns the updates.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, overload

from ..clocks.clock import BEFORE, ORDERS, EntryClock
from ..errors import TraceError, check_function
from ..graph import Graph, Spec, Update
from ..ops import ROLE
from ..origin import NOWHERE, Origin
from ..roles import WHOLE, Range, Role, RoleKind
from ..tensor_view import UNSEEN, View, parse_view
from ..types import ELEM, STEP, Const
from . import functions
from .functions import *
from .functions import check_traced
from .markers import (
    Marker,
    aux,
    copy_of_param,
    for_all,
    hyper,
    ones,
    scalar,
    shadow_copy,
    static,
    step,
    wrapped,
    zeros,
)
from .parameters import Parameters, sorted_roles, wholes
from .tracer import Tracer, caller, definition
from .values import Scalar, Value, apply_op, as_operand

__all__ = [
    "Definition", "Marker", "Result", "Value", "as_stored", "aux", "copy_of_param", "for_all",
    "forward", "guard", "hyper", "ones", "optimizer", "scalar", "shadow_copy", "static", "step",
    "update", "update_always", "wrapped", "zeros",
]  # fmt: skip
__all__ += functions.__all__

Function = Callable[..., Any]  # a Result, if the definition is right


# ------------------------------------------------------------------ what a function returns


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a definition: stores, forwards and the guard it imposes downstream."""

    stores: tuple[tuple[str, Value | Scalar], ...] = ()
    always: tuple[tuple[str, Value | Scalar], ...] = ()
    forwards: tuple[tuple[str, Value | Scalar], ...] = ()
    condition: Value | None = None
    store_guard: Value | None = None
    origins: Mapping[str, Origin] = field(default_factory=dict[str, Origin])  # of roles, of a guard

    def __or__(self, other: Result) -> Result:
        """Both results: a stage may store states and forward a gradient."""
        conditions = [c for c in (self.condition, other.condition) if c is not None]
        if conditions and (len(conditions) > 1 or self.stores or other.stores):
            raise TraceError(
                "guard(...) holds back later stages: update(...) beside it is another stage's",
                caller(),
            )
        if self.store_guard is not other.store_guard:
            message = "both sides of | need the same condition: put when() after it"
            raise TraceError(message, caller())
        return replace(
            self,
            stores=self.stores + other.stores,
            always=self.always + other.always,
            forwards=self.forwards + other.forwards,
            condition=conditions[0] if conditions else None,
            origins={**self.origins, **other.origins},
        )

    def when(self, condition: Value) -> Result:
        """The stores happen only where the condition (domain up to tensor) holds."""
        return replace(self, store_guard=_condition("when", condition))


def update(**values: Value | Scalar) -> Result:
    """Stores new values to roles."""
    return Result(stores=tuple(values.items()), origins=_origins(values))


def update_always(**values: Value | Scalar) -> Result:
    """Stores new values even when an earlier stage's guard says to skip the step."""
    return Result(always=tuple(values.items()), origins=_origins(values))


def forward(**values: Value | Scalar) -> Result:
    """Values that later stages of a chain read as these roles; memory is not written."""
    return Result(forwards=tuple(values.items()), origins=_origins(values))


def as_stored(value: Value | Scalar, role: Value) -> Value:
    """The value as a read of the role behind a store returns it: rounded by the role's format."""
    check_traced(role, "as_stored: role")
    node = role.builder.nodes[role.number]
    if node.op != "read" or node.type.domain != ELEM:
        message = "as_stored takes a role with elements as it is read, such as m of m=zeros"
        raise TraceError(message, role.builder.here())
    return apply_op(role.builder, "as_stored", (value,), like=node[ROLE])


def guard(condition: Value) -> Result:
    """Later stages' updates happen only where the condition holds."""
    return Result(condition=_condition("guard", condition))


def _condition(name: str, value: Any) -> Value:
    if not isinstance(value, Value):
        message = f"{name} expects a traced condition such as m > 0.0, got {value!r}"
        raise TraceError(message, caller())
    return value


def _origins(values: Iterable[str]) -> dict[str, Origin]:
    """Return the origin of each keyword of a call, or of the call where a keyword has none."""
    call = caller()
    return {name: call.narrowed(rf"(?<!\w){re.escape(name)}(?=\s*=)") for name in values}


# ------------------------------------------------------------------ the decorator


class Definition:
    """A traced spec that more variants and entries can be added to."""

    def __init__(
        self, function: Function, when: str, paper: str, ranges: Mapping[str, Range]
    ) -> None:
        check_function(function, "optimizer")
        self._ranges, self._paper = ranges, paper
        self._bodies: list[tuple[Function, str, str, View]] = []
        self._clocks: dict[str, EntryClock] = {}  # of entries that the stepper runs
        self._given: dict[str, int] = {}
        self.__doc__, self.__name__ = inspect.getdoc(function) or "", function.__name__
        self._add(function, "step", when)

    def variant(self, when: str, view: str = "") -> Callable[[Function], Function]:
        """Adds a body for the tensors of which `when` holds: rank, numel, rows, cols, label.

        A size may be compared with a whole number by its name: `rows <= max_rows`.

        `view` names its rows and columns, if not the last two axes: of `axes(0,1)` they
        are the first axis and all others. Raises ValueError for an unknown one.
        """
        seen = parse_view(view)
        return lambda function: self._add(function, "step", when, seen)

    def entry(
        self,
        name: str,
        when: str = "",
        view: str = "",
        *,
        every: str | int | None = None,
        order: str = BEFORE,
        first: int | None = None,
    ) -> Callable[[Function], Function]:
        """Adds another runnable graph over the same roles.

        With `every`, a hyper-parameter's name or a whole number, the stepper runs it by itself:
        before or after (`order`) each step whose number is a multiple of `every`, or of which
        `first` was the first. Its further bodies say nothing of that. Raises TraceError, and
        ValueError for an unknown `view`.
        """
        if every is not None:
            self._clocks[name] = _clock(name, every, order, first)
        seen = parse_view(view)
        return lambda function: self._add(function, name, when, seen)

    def _add(self, function: Function, entry: str, when: str, view: View = UNSEEN) -> Function:
        first = self._bodies[0][0] if self._bodies else function
        parameters = Parameters(function, first, self._ranges, self._given)
        own = parameters.roles()
        roles = _merge(function.__name__, self.spec.roles, own) if self._bodies else own
        clock = self._clocks.get(entry)
        if clock is not None and isinstance(clock.every, str):
            clock, roles = _by_hyper(clock, clock.every, parameters, roles)
        with_numbers = parameters.in_numbers(when)
        template = Graph(self.__name__, (), (), (), entry, with_numbers, view, clock=clock)
        graph = _trace(parameters, roles, template.replace(origin=definition(function)))
        known = (
            tuple(g.replace(roles=graph.roles) for g in self.spec.graphs) if self._bodies else ()
        )
        self.spec = Spec(self.__name__, (*known, graph), self.__doc__ or "", self._paper)
        self._bodies.append((function, entry, when, view))
        return function

    def __call__(self, *values: float, **defaults: float | bool | Sequence[float]) -> Spec:
        """The spec with other defaults; the bodies are written anew for other whole numbers."""
        whole = {n: v for n, v in defaults.items() if n in wholes(self._bodies[0][0])}
        spec = self._written_with(whole) if whole else self.spec
        return spec(*values, **{n: v for n, v in defaults.items() if n not in whole})  # type: ignore[arg-type]

    @property
    def wholes(self) -> dict[str, int]:
        """The whole numbers that the bodies are written with, by name."""
        return {n: w.value for n, w in wholes(self._bodies[0][0]).items()}

    def _written_with(self, given: Mapping[str, Any]) -> Spec:
        other = copy(self)
        other._given, other._bodies = {**self._given, **given}, []
        for body in self._bodies:
            other._add(*body)
        return other.spec


@overload
def optimizer(function: Function, /) -> Definition: ...
@overload
def optimizer(
    *, when: str = "", paper: str = "", ranges: Mapping[str, Range] = ...
) -> Callable[[Function], Definition]: ...
def optimizer(
    function: Function | None = None,
    /,
    *,
    when: str = "",
    paper: str = "",
    ranges: Mapping[str, Range] = MappingProxyType({}),
) -> Any:
    """Declares an optimizer, or a stage of a step, from a function of its roles.

    `ranges` has, by name, those of hyper-parameters whose signature states none; others may be
    any finite number. Raises TraceError.
    """
    if function is not None:
        return Definition(function, when, paper, ranges)

    def declare(inner: Function) -> Definition:
        return Definition(inner, when, paper, ranges)

    return declare


def _clock(name: str, every: str | int, order: str, first: int | None) -> EntryClock:
    """The clock of an entry. Raises TraceError."""
    if order not in ORDERS:
        message = f"entry {name}: order is {' or '.join(map(repr, ORDERS))}, got {order!r}"
        raise TraceError(message, caller())
    for what, steps in (("every", every), ("first", first)):
        is_steps = isinstance(steps, int) and not isinstance(steps, bool)
        if not is_steps and not (isinstance(steps, str) and what == "every") and steps is not None:
            or_name = ", or a hyper-parameter's name" if what == "every" else ""
            message = f"entry {name}: {what} is a whole number of steps{or_name}, got {steps!r}"
            raise TraceError(message, caller())
    return EntryClock(every, order, first)


def _by_hyper(
    clock: EntryClock, name: str, parameters: Parameters, roles: tuple[Role, ...]
) -> tuple[EntryClock, tuple[Role, ...]]:
    """A clock by a hyper-parameter, which is whole from there on; or by a number of the body."""
    if name in parameters.wholes:
        return replace(clock, every=parameters.wholes[name].value), roles
    return clock, tuple(
        replace(r, range=_whole(r.range)) if r.name == name and r.range is not None else r
        for r in roles
    )


def _whole(within: Range) -> Range:
    """The whole numbers of a range, from 1 on."""
    return WHOLE if within.low < WHOLE.low else replace(within, whole=True)


def _trace(parameters: Parameters, roles: tuple[Role, ...], template: Graph) -> Graph:
    """The template with the nodes and updates of a body."""
    clock = template.clock
    builder, function = Tracer(roles, template.when), parameters.function
    values: dict[str, Any] = {}
    counters: list[tuple[str, Value | Scalar]] = []
    for name, declared in inspect.signature(function).parameters.items():
        if name in parameters.wholes:
            values[name] = parameters.wholes[name].value
            continue
        own = parameters.of_tuple(name)
        if own:
            values[name] = tuple(Value(builder, builder.read_at(function, name, n)) for n in own)
            continue
        values[name] = Value(builder, builder.read_at(function, name))
        if isinstance(declared.default, Marker) and declared.default.counter:
            if clock is None or clock.order == BEFORE:  # the number of this step, either way
                values[name] = Value(builder, builder.emit("add", values[name].number, Const(1.0)))
            counters.append((name, values[name]))
    result = builder.call(function, **values)
    if not isinstance(result, Result):
        hint = "write return update(param=...)" if result is None else "write update(param=that)"
        raise TraceError(
            f"{function.__name__}: expected update(...), forward(...) or guard(...) to be "
            f"returned, got {result!r}; {hint}",
            definition(function),
        )
    counting = counters if result.stores and clock is None else []
    updates = _updates(builder, function.__name__, result, counting)
    condition = None if result.condition is None else result.condition.number
    return builder.finish(template, updates, condition)


def _merge(where: str, known: tuple[Role, ...], new: tuple[Role, ...]) -> tuple[Role, ...]:
    """The roles of both; a body that adds nothing to a role leaves its default out."""
    have = {role.name: role for role in known}
    for role in new:
        first = have.setdefault(role.name, role)
        if (
            role.kind == RoleKind.HYPER
            and role.default is None
            and first.kind in (RoleKind.HYPER, RoleKind.STATIC)
        ):
            continue
        if role != first:
            raise TraceError(
                f"{where}: '{role.name}' is {_said(role)}, and the first body has it as "
                f"{_said(first)}; all bodies share their roles",
                role.origin,
            )
    return sorted_roles(have.values())


def _said(role: Role) -> str:
    start = "" if role.default is None else f" = {role.default}"
    within = "" if role.range is None else f" in {role.range}"
    return f"{role.kind}{start}{within} : {role.type}"


def _updates(
    builder: Tracer, where: str, result: Result, counters: list[tuple[str, Value | Scalar]]
) -> tuple[Update, ...]:
    condition = None if result.store_guard is None else result.store_guard.number
    kind = None if condition is None else builder.type_of(condition)
    per_step = condition if kind is not None and kind.domain == STEP else None
    found: list[Update] = []
    for pairs, always, forwards, limit in (
        (result.stores, False, False, condition),
        (counters, False, False, per_step),  # some tensors' guard cannot hold back the count
        (result.always, True, False, condition),
        (result.forwards, False, True, None),
    ):
        for role, value in pairs:
            if role not in builder.roles:
                known = ", ".join(builder.roles)
                message = f"{where}: update of unknown role '{role}'; roles: {known}"
                raise TraceError(message, result.origins[role])
            origin = result.origins.get(role, NOWHERE)
            found.append(Update(role, as_operand(value), limit, always, forwards, origin))
    return tuple(found)
