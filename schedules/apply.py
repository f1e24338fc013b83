"""Schedules put into a spec, and the count of steps that they read.

    scheduled(adamw, lr=cosine_decay)

is adamw whose `lr` has made room for `lr_min`, `lr_max` and `lr_steps`: numbers that groups may
set and that change without a recompile, as all hyper-parameters. The equations are computed
once a step and group, in f64. A spec that does not count its steps is given the count; a step
that is skipped is not counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..ir.builder import Builder, again, mapped_args
from ..ir.clocks.clock import AFTER, COUNT
from ..ir.frontend.tracer import Tracer
from ..ir.frontend.values import Value
from ..ir.graph import Graph, Operand, Spec, Update
from ..ir.ops import ROLE
from ..ir.roles import ROLE_ORDER, Role, RoleKind
from ..ir.types import STEP, Const
from .declare import COUNTER, HyperSchedule


def scheduled(spec: Spec, **schedules: HyperSchedule) -> Spec:
    """The spec with hyper-parameters computed by schedules. Raises TypeError, ValueError."""
    for hyper, each in schedules.items():
        _check_hyper(spec, hyper, each)
    if not schedules:
        return spec
    _check_count(spec)
    name = "".join((spec.name, *(f"+{hyper}:{s.name}" for hyper, s in schedules.items())))
    roles = _roles(spec, schedules)
    graphs = tuple(_replaced(g, roles, schedules).replace(name=name) for g in spec.graphs)
    return counted(replace(spec, name=name, graphs=graphs))


def counted(spec: Spec) -> Spec:
    """The spec with a count `t` of the steps that were not skipped; itself where it has one.

    Raises ValueError where it has a `t` that is something else.
    """
    roles = spec.roles if _check_count(spec) else _sorted((*spec.roles, COUNTER))
    return replace(spec, graphs=tuple(_counting(g, roles) for g in spec.graphs))


def _check_count(spec: Spec) -> bool:
    """True if a spec has a count; refuses one that calls something else so (ValueError)."""
    have = [r for r in spec.roles if r.name == COUNT]
    if any(r.kind != RoleKind.STATE or r.type.domain != STEP for r in have):
        raise ValueError(f"@{spec.name} has a %{COUNT} that counts no steps; call it otherwise")
    return bool(have)


def _check_hyper(spec: Spec, hyper: str, each: object) -> None:
    known = [r.name for r in spec.of_kind(RoleKind.HYPER)]
    if hyper not in known:
        has = ", ".join(known) or "none"
        raise TypeError(f"{spec.name} has no hyper-parameter '{hyper}'; it has {has}")
    if not isinstance(each, HyperSchedule):
        raise TypeError(f"'{hyper}' expects a schedule, got {each!r}; write @schedule above it")
    if spec.clocked is not None and spec.clocked.clock.every == hyper:
        raise TypeError(
            f"{spec.name}: '{hyper}' says when the entry {spec.clocked.name} runs: it is a number, "
            f"which groups may change at any step, and no schedule"
        )
    taken = {r.name for r in spec.roles} & {r.name for r in each.roles(f"{hyper}_")}
    if taken:
        raise ValueError(f"{spec.name} has {', '.join(sorted(taken))} already")


def _roles(spec: Spec, schedules: Mapping[str, HyperSchedule]) -> tuple[Role, ...]:
    found: list[Role] = []
    for role in spec.roles:
        new = schedules.get(role.name) if role.kind == RoleKind.HYPER else None
        found += (role,) if new is None else new.roles(f"{role.name}_", role.type.domain)
    return _sorted((*found, *(() if any(r.name == COUNT for r in found) else (COUNTER,))))


def _sorted(roles: tuple[Role, ...]) -> tuple[Role, ...]:
    return tuple(sorted(roles, key=lambda role: ROLE_ORDER.index(role.kind)))


def _replaced(
    graph: Graph, roles: tuple[Role, ...], schedules: Mapping[str, HyperSchedule]
) -> Graph:
    """The graph with the equations of schedules where it reads their hyper-parameters."""
    builder = Tracer(roles)
    return _finished(builder, graph, _mapped(builder, graph, schedules))


def _mapped(
    builder: Builder, graph: Graph, schedules: Mapping[str, HyperSchedule]
) -> list[Operand]:
    """The graph's values in the builder, with those of schedules for their hyper-parameters."""
    mapped: list[Operand] = []
    for node in graph.nodes:
        builder.at(node.origin)
        if node.op == "read" and node[ROLE] in schedules and isinstance(builder, Tracer):
            k = Value(builder, builder.read(COUNT))
            if graph.clock is not None and graph.clock.order == AFTER:
                k = k - 1.0  # the step has been counted by then
            mapped.append(schedules[node[ROLE]].trace(builder, k, f"{node[ROLE]}_").number)
        else:
            args = mapped_args(builder, graph, node, mapped)
            mapped.append(again(builder, graph, node, args))
    return mapped


def _counting(graph: Graph, roles: tuple[Role, ...]) -> Graph:
    """The graph with the count moved on, under the guards that hold back the whole step."""
    if graph.entry != "step" or any(u.role == COUNT and not u.forward for u in graph.updates):
        return graph.replace(roles=roles)
    builder = Builder(roles, typed=False, by="count")
    mapped = _mapped(builder, graph, {})
    builder.at(graph.origin_of("param"))
    guard: int | None = None
    for limit in _for_the_step(graph):
        held = mapped[limit]
        assert isinstance(held, int), "a guard is a value"
        guard = held if guard is None else builder.emit("and", guard, held)
    after = builder.emit("add", builder.read(COUNT), Const(1.0))
    return _finished(builder, graph, mapped, Update(COUNT, after, guard))


def _for_the_step(graph: Graph) -> list[int]:
    """Return the part of the parameter's guard that is one condition for the whole step."""
    pending = [u.guard for u in graph.updates if u.role == "param" and not u.forward]
    found: list[int] = []
    while pending:
        value = pending.pop()
        if value is None:
            continue
        node = graph.nodes[value]
        if node.type.domain == STEP:
            found.append(value)
        elif node.op == "and":
            pending += node.values
    return found


def _finished(builder: Builder, graph: Graph, mapped: list[Operand], *more: Update) -> Graph:
    """The built graph, with the old one's updates and guard over its values, and some more."""

    def moved(value: Any) -> Any:
        return mapped[value] if isinstance(value, int) else value

    old = (replace(u, value=moved(u.value), guard=moved(u.guard)) for u in graph.updates)
    return builder.finish(graph, (*old, *more), moved(graph.guard))
