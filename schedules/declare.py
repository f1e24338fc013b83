"""Schedules in the graph: a hyper-parameter as a function of the steps done.

    @schedule
    def cosine_decay(k, *, min=0.0, max=0.1, steps=hyper(1000, within=POSITIVE)):
        share = minimum(k, steps) / steps
        return min + 0.5 * (max - min) * (1.0 + cos(pi * share))

`k` counts the steps done before this one: 0 at the first. The keywords become hyper-parameters
of whatever the schedule is for; `hyper` says where their values lie. A schedule may call
another, at a position and with numbers of its own making: that is composition.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np

from ..ir.clocks.clock import COUNT
from ..ir.errors import TraceError, check_function
from ..ir.frontend.markers import Marker, hyper
from ..ir.frontend.tracer import Tracer
from ..ir.frontend.values import Value
from ..ir.graph import Graph
from ..ir.interpreter import evaluate
from ..ir.roles import Range, Role, RoleKind, check_hyper
from ..ir.types import BOOL, F64, GROUP, STEP, Domain, Type

COUNTER = Role(COUNT, RoleKind.STATE, Type(F64, STEP), 0.0)


@dataclass(frozen=True)  # no slots: the graph is kept
class HyperSchedule:
    """A function of the steps done, and the numbers that its own hyper-parameters start from."""

    name: str
    function: Callable[..., Any]
    defaults: Mapping[str, float | bool]
    doc: str = ""
    ranges: Mapping[str, Range] = field(default_factory=dict[str, Range])

    def __call__(self, *at: Any, **numbers: Any) -> Any:
        """With keywords only: the same with other numbers. At a number k: the value there.

        At a traced value, which is how one schedule is made of others: the value, traced.
        Raises TypeError for an unknown name, ValueError for a number out of its range.
        """
        if len(at) > 1:
            raise TypeError(f"{self.name} takes one position, the steps done; name the numbers")
        self._check(numbers)
        given = {**self.defaults, **numbers}
        if not at:
            return replace(self, defaults=given)
        if isinstance(at[0], Value):
            return self.function(at[0], **given)
        chosen = replace(self, defaults=given) if numbers else self
        return chosen.values([at[0]])[0]

    def values(self, at: range | list[int]) -> list[float]:
        """The values after so many steps each, as the interpreter has them."""
        graph, last = self._graph
        counts = np.array(at, np.float64)
        found = evaluate(graph, {"param": np.zeros(0), COUNT: counts}, {})[last]
        return np.broadcast_to(found, counts.shape).tolist()

    @cached_property
    def _graph(self) -> tuple[Graph, int]:
        """The equations by themselves, and the number of the value."""
        roles = (COUNTER, *self.roles(""))
        builder = Tracer(roles)
        last = self.trace(builder, Value(builder, builder.read(COUNT)), "").number
        return Graph(self.name, roles, tuple(builder.nodes), ()), last

    def roles(self, prefix: str, domain: Domain = GROUP) -> tuple[Role, ...]:
        """The hyper-parameters and statics, as the roles `prefix` + name."""
        return tuple(
            Role(f"{prefix}{name}", RoleKind.STATIC, Type(BOOL, STEP), default)
            if isinstance(default, bool)
            else hyper(default, within=self.ranges.get(name))[domain].role(f"{prefix}{name}", {})
            for name, default in self.defaults.items()
        )

    def trace(self, builder: Tracer, k: Value, hyper: str) -> Value:
        """The equations, over the roles that stand for `hyper`. Raises TraceError."""
        own = {
            n: Value(builder, builder.read_at(self.function, n, f"{hyper}{n}"))
            for n in self.defaults
        }
        found = builder.call(self.function, k, **own)
        kind = builder.type_of(found.number) if isinstance(found, Value) else None
        if kind is None or not kind.domain <= GROUP or kind.dtype is BOOL:
            raise TraceError(
                f"{self.name}: expected a number of the step or group to be returned, got {found!r}"
            )
        return found

    def _check(self, numbers: Mapping[str, Any]) -> None:
        roles = {role.name: role for role in self.roles("")}
        for name, value in numbers.items():
            if name not in roles:
                has = ", ".join(roles) or "none"
                raise TypeError(f"{self.name} has no hyper-parameter '{name}'; it has {has}")
            if not isinstance(value, Value):
                check_hyper(roles[name], value, self.name)


def schedule(function: Callable[..., Any]) -> HyperSchedule:
    """Declares a schedule from a function of the steps done and, by keyword, its numbers.

    Raises TraceError where the signature is another.
    """
    check_function(function, "schedule")
    first, *rest = inspect.signature(function).parameters.values()
    wrong = [p.name for p in rest if p.kind is not p.KEYWORD_ONLY or not _is_number(p.default)]
    if wrong or first.default is not first.empty:
        raise TraceError(
            f"{function.__name__}: expected (k, *, name=number, ...), the steps done and then "
            f"keywords with a number or True/False; got {inspect.signature(function)}"
        )
    defaults = {p.name: _number(p.default) for p in rest}
    markers = {p.name: p.default for p in rest if isinstance(p.default, Marker)}
    ranges = {name: marker.within for name, marker in markers.items() if marker.within is not None}
    doc = inspect.getdoc(function) or ""
    return HyperSchedule(function.__name__, function, defaults, doc, ranges)


def _number(default: Any) -> Any:
    return default.start if isinstance(default, Marker) else default


def _is_number(default: object) -> bool:
    if isinstance(default, Marker):
        return default.kind == RoleKind.HYPER and default.start is not None
    return isinstance(default, (bool, int, float))
