"""The Python front end: a function whose signature is the roles and whose body is the paper.

The function is called once with traced values; what it returns are the updates.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, overload

from ..errors import TraceError
from ..graph import Graph, Range, Role, RoleKind, Spec, Update
from ..types import BOOL, ELEM, F32, STEP, Const, Type
from . import values
from .markers import (
    Marker,
    aux,
    copy_of_param,
    for_all,
    hyper,
    ones,
    scalar,
    shadow_copy,
    step,
    wrapped,
    zeros,
)
from .tracer import Tracer
from .values import *
from .values import Scalar, Value, as_operand

__all__ = [
    "Definition", "Marker", "Result", "Value", "aux", "copy_of_param", "for_all", "forward",
    "guard", "hyper", "ones", "optimizer", "scalar", "shadow_copy", "step", "update",
    "update_always", "wrapped", "zeros",
]  # fmt: skip
__all__ += values.__all__

Function = Callable[..., Any]  # a Result, if the definition is right


# ------------------------------------------------------------------ what a function returns


@dataclass(frozen=True, slots=True)
class Result:
    """What a definition returns: stores, forwards and the guard it imposes downstream."""

    stores: tuple[tuple[str, Value | Scalar], ...] = ()
    always: tuple[tuple[str, Value | Scalar], ...] = ()
    forwards: tuple[tuple[str, Value | Scalar], ...] = ()
    condition: Value | None = None
    store_guard: Value | None = None

    def __or__(self, other: Result) -> Result:
        """Both results: a stage may store states and forward a gradient."""
        conditions = [c for c in (self.condition, other.condition) if c is not None]
        if conditions and (len(conditions) > 1 or self.stores or other.stores):
            raise TraceError(
                "guard(...) holds back later stages: update(...) beside it is another stage's"
            )
        if self.store_guard is not other.store_guard:
            raise TraceError("both sides of | need the same condition: put when() after it")
        return replace(
            self,
            stores=self.stores + other.stores,
            always=self.always + other.always,
            forwards=self.forwards + other.forwards,
            condition=conditions[0] if conditions else None,
        )

    def when(self, condition: Value) -> Result:
        """The stores happen only where the condition (domain up to tensor) holds."""
        return replace(self, store_guard=_condition("when", condition))


def update(**values: Value | Scalar) -> Result:
    """Stores new values to roles."""
    return Result(stores=tuple(values.items()))


def update_always(**values: Value | Scalar) -> Result:
    """Stores new values even when an earlier stage's guard says to skip the step."""
    return Result(always=tuple(values.items()))


def forward(**values: Value | Scalar) -> Result:
    """What later stages of a chain read as these roles; memory is not written."""
    return Result(forwards=tuple(values.items()))


def guard(condition: Value) -> Result:
    """Later stages' updates happen only where the condition holds."""
    return Result(condition=_condition("guard", condition))


def _condition(name: str, value: Any) -> Value:
    if not isinstance(value, Value):
        raise TraceError(f"{name} expects a traced condition, got {value!r}")
    return value


# ------------------------------------------------------------------ the decorator


class Definition:
    """A traced spec that more variants and entries can be added to."""

    def __init__(
        self, function: Function, when: str, paper: str, ranges: Mapping[str, Range]
    ) -> None:
        doc = inspect.getdoc(function) or ""
        self._ranges = ranges
        graph = _trace(function, _roles(function, ranges), "step", when)
        self.spec = Spec(function.__name__, (graph,), doc, paper)
        self.__doc__, self.__name__ = doc, function.__name__

    def variant(self, when: str) -> Callable[[Function], Function]:
        """Adds a body for the tensors of which `when` holds: rank, numel, rows, cols, label."""
        return lambda function: self._add(function, "step", when)

    def entry(self, name: str, when: str = "") -> Callable[[Function], Function]:
        """Adds another runnable graph over the same roles."""
        return lambda function: self._add(function, name, when)

    def _add(self, function: Function, entry: str, when: str) -> Function:
        roles = _merge(function.__name__, self.spec.roles, _roles(function, self._ranges))
        graph = _trace(function, roles, entry, when).replace(name=self.spec.name)
        graphs = tuple(g.replace(roles=graph.roles) for g in self.spec.graphs)
        self.spec = replace(self.spec, graphs=(*graphs, graph))
        return function

    def __call__(self, *values: float, **defaults: float | bool) -> Spec:
        return self.spec(*values, **defaults)


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


def _trace(function: Function, roles: tuple[Role, ...], entry: str, when: str) -> Graph:
    builder = Tracer(roles)
    values: dict[str, Value] = {}
    counters: list[tuple[str, Value | Scalar]] = []
    for name, parameter in inspect.signature(function).parameters.items():
        values[name] = Value(builder, builder.read_at(function, name))
        if isinstance(parameter.default, Marker) and parameter.default.counter:
            values[name] = Value(builder, builder.emit("add", values[name].number, Const(1.0)))
            counters.append((name, values[name]))
    result = builder.call(function, **values)
    if not isinstance(result, Result):
        raise TraceError(
            f"{function.__name__}: expected update(...), forward(...) or guard(...) to be "
            f"returned, got {result!r}"
        )
    updates = _updates(builder, function.__name__, result, counters if result.stores else [])
    condition = None if result.condition is None else result.condition.number
    template = Graph(function.__name__, (), (), (), entry, when)
    return builder.finish(template, updates, condition)


def _roles(function: Function, ranges: Mapping[str, Range]) -> tuple[Role, ...]:
    found = inspect.signature(function).parameters.values()
    return _sorted(_role(function.__name__, p, ranges) for p in found)


def _role(where: str, parameter: inspect.Parameter, ranges: Mapping[str, Range]) -> Role:
    name, default = parameter.name, parameter.default
    if isinstance(default, Marker):
        return default.role(name, ranges)
    if parameter.kind is parameter.KEYWORD_ONLY:
        if isinstance(default, bool):
            return Role(name, RoleKind.STATIC, Type(BOOL, STEP), default)
        if isinstance(default, (int, float)):
            return hyper(float(default)).role(name, ranges)
        if default is parameter.empty:  # as the first body, or the wrapped optimizer, has it
            return hyper().role(name, ranges)
    elif name in (RoleKind.PARAM, RoleKind.GRAD):
        return Role(name, RoleKind(name), Type(F32, ELEM))
    raise TraceError(
        f"{where}: '{name}' is not a role: positional names are param, grad, or have a marker "
        f"(m=zeros, t=step); keyword names have a number (hyper) or True/False (static)"
    )


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
                f"{_said(first)}; all bodies share their roles"
            )
    return _sorted(have.values())


def _said(role: Role) -> str:
    start = "" if role.default is None else f" = {role.default}"
    within = "" if role.range is None else f" in {role.range}"
    return f"{role.kind}{start}{within} : {role.type}"


def _sorted(roles: Iterable[Role]) -> tuple[Role, ...]:
    order = ("param", "grad", "state", "shadow", "aux", "hyper", "static")
    return tuple(sorted(roles, key=lambda role: order.index(role.kind)))


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
                raise TraceError(f"{where}: update of unknown role '{role}'; roles: {known}")
            found.append(Update(role, as_operand(value), limit, always, forwards))
    return tuple(found)
