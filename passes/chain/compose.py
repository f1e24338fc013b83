"""Links the stages of a chain into one spec, role by role, so that fusion works across stages.

1. A stage reads a role as the stages before it left it; its states are its own.
2. The last store of a role wins; a forward is seen by later stages and never stored.
3. A stage's guard limits the updates of all later stages, except those marked `always`.
4. After an update with a guard of its own, later stages read the role's value behind it.
5. Step counters of one name are one counter; other equal names get the stage's name as a prefix.
6. The variants of the stages are combined; combinations that no tensor can take are dropped.
7. A stage with `inner` wraps the stage before it. That stage reads the parameter and gradient that
   `inner` is given, and the value it would store to the parameter is the result of `inner`. Hypers
   and states without a default are those of the wrapped stage.
8. A stage with `updated` forwards another value of a state: the wrapped stage stores the value that
   it computed, and continues with the other one.
9. Another entry of a stage, such as `accumulate`'s, becomes an entry of the chain. The stages
   before it run in it as in a step, those behind it do not run.
    In `eval` and `train` it is the stages that have the entry that run, for `train` in reverse:
    what was put in place last is taken back first. Copies of the parameters follow: stages that
    only store shadows.
10. In a stage that also has `inner`, `updated` is the value that the wrapped stage stores.
11. If one stage reduces to units and another to rows or columns, there is a variant for rank 2 and
   one for rank 3, or for the least ranks that the stages take, because no view has these domains
   for all ranks.
12. The view that a stage's variant has chosen is the chain's. Combinations with another one whose
   rows and columns would be others are dropped too: a tensor that they are for has no variant.
13. In an entry by the clock the stages before its own define the gradient and whether the
   step is skipped; they store nothing there. Behind the step (`after`) they must not need what the
   step has stored. A chain has one such entry.

14. A stage that gives `inner` a basis wraps an optimizer that is rewritten (`low_rank.py`).

    chain(unscale, sgd):
    forward %grad = %1                      -->    %3 = sub %param, %2 : real elem
    update %param = sub(%param, lr * %grad)        update %param = %3
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ...ir.builder import Builder, again, mapped_args
from ...ir.clocks.clock import ClockedEntry
from ...ir.conditions import Rule, matches_rank, rank_bounds
from ...ir.errors import OptionError
from ...ir.graph import Graph, Node, Operand, Spec, Update
from ...ir.ops import INNER, ROLE
from ...ir.roles import EVAL, MODES, ROLE_ORDER, Role, RoleKind
from ...ir.tensor_view import UNSEEN, View
from ...ir.types import BATCH, COL, ROW, UNIT, Const, Domain
from .clocked import check_behind, clocked_entry, taking_part
from .idle_stages import check_order
from .low_rank import LowSpace, low_graph, with_low_states
from .role_names import SHARED, renamed_stages


def chain(*stages: Spec) -> Spec:
    """One spec that runs the stages in order.

    Raises ValueError for an empty chain, and where a stage has nothing to wrap or to do.
    """
    if not stages:
        raise OptionError("chain() needs at least one stage")
    if len(stages) == 1:
        return stages[0]
    check_order(stages)
    renamed = with_low_states(renamed_stages(stages))
    roles = tuple(
        sorted(
            {r.name: r for s in reversed(renamed) for r in s.roles}.values(),
            key=lambda r: (ROLE_ORDER.index(r.kind), _first(renamed, r.name)),
        )
    )
    name = "+".join(s.name for s in stages)
    graphs: list[Graph] = []
    clocked = clocked_entry(renamed)
    for entry in dict.fromkeys(e for s in renamed for e in ("step", *s.entries)):
        if clocked is not None and entry == clocked.name:
            graphs += _by_clock(name, renamed, clocked, roles)
            continue
        for parts in itertools.product(*_of_entry(renamed, entry)):
            when = _conjunction(parts)
            if when is not None and _view(parts) is not None:
                graphs += _by_rank(_link(name, entry, parts, roles, when))
    doc = "; ".join(s.doc.splitlines()[0].rstrip(".") for s in stages if s.doc)
    papers = ", ".join(dict.fromkeys(s.paper for s in stages if s.paper))
    return Spec(name, tuple(graphs), doc, papers, rules=_rules(stages))


def _by_clock(
    name: str, stages: list[Spec], entry: ClockedEntry, roles: tuple[Role, ...]
) -> list[Graph]:
    """The variants of the entry that the stepper runs by itself (case 13)."""
    found: list[Graph] = []
    for parts in itertools.product(*taking_part(stages, entry)):
        when = _conjunction(parts)
        if when is not None and _view(parts) is not None:
            before, own = _link(name, "step", parts[:-1], roles, when), parts[-1]
            check_behind(stages, before, own, entry.clock, own.name)
            linked = _by_rank(_link(name, entry.name, parts, roles, when))
            found += [graph.replace(clock=entry.clock) for graph in linked]
    return found


def _rules(stages: Sequence[Spec]) -> tuple[Rule, ...]:
    """The rules of the stage that has some. Raises OptionError where two do."""
    having = [stage for stage in stages if stage.rules]
    if len(having) > 1:
        raise OptionError(
            f"a chain has rules once: {having[0].name} and {having[1].name} both have some; "
            f"chain stages within the rules, as rules(('*', 'centralize+adamw'))"
        )
    return having[0].rules if having else ()


def _of_entry(stages: list[Spec], entry: str) -> list[tuple[Graph, ...]]:
    """The variants of each stage that take part in an entry (case 9)."""
    if entry in MODES:
        own = [s.variants(entry) for s in stages if entry in s.entries]
        copies = [s.variants() for s in stages if _only_copies(s)]
        return [*(own if entry == EVAL else own[::-1]), *copies]
    last = max(n for n, stage in enumerate(stages) if entry in stage.entries)
    part = stages[: last + 1]
    for stage in part[:-1] if entry != "step" else ():
        if any(u.role == "param" and not u.forward for g in stage.variants() for u in g.updates):
            raise OptionError(
                f"{stage.name} moves the parameters, and {stages[last].name}'s entry {entry} is "
                f"run more often than a step: put {stages[last].name} before it"
            )
    return [s.variants(entry if entry in s.entries else "step") for s in part]


def relinked(graph: Graph, name: str, roles: tuple[Role, ...], when: str) -> Graph:
    """A graph over these roles, its own among them."""
    return replace(_link(name, graph.entry, (graph,), roles, when), origin=graph.origin)


def _only_copies(stage: Spec) -> bool:
    """True if a stage does nothing but to store shadows."""
    kept = {r.name for r in stage.of_kind(RoleKind.SHADOW)}
    graphs = stage.variants()
    return all(g.guard is None and {u.role for u in g.updates} <= kept for g in graphs)


@dataclass(slots=True)
class _Link:
    """Values and stores of roles after the stages so far."""

    builder: Builder
    values: dict[str, Operand] = field(default_factory=dict[str, Operand])
    stores: dict[str, Update] = field(default_factory=dict[str, Update])
    forwards: dict[str, Update] = field(default_factory=dict[str, Update])
    guard: int | None = None
    projection: LowSpace | None = None  # of the wrapped stage that is being added


def _link(
    name: str, entry: str, parts: tuple[Graph, ...], roles: tuple[Role, ...], when: str
) -> Graph:
    link = _Link(Builder(roles, typed=False, by="compose"))
    for part in _nested(parts):
        _append(link, part)
    complete = "param" in link.stores or entry != "step"
    updates = tuple(link.stores.values()) + (() if complete else tuple(link.forwards.values()))
    template = Graph(name, (), (), (), entry, when, _view(parts) or UNSEEN)
    return link.builder.finish(template, updates, None if complete else link.guard)


def _view(parts: Sequence[Graph]) -> View | None:
    """The view that all parts have, if one has chosen it; None where they differ (case 12)."""
    needed = {g.view for g in parts if any(_has_axes(n.type.domain) for n in g.nodes)}
    found = {g.view for g in parts if g.view.is_chosen}
    if len(found | needed) > 1 and found:
        return None
    return next(iter(found), UNSEEN)


def _has_axes(domain: Domain) -> bool:
    return domain.needs_view and domain.block is None


def _by_rank(graph: Graph) -> list[Graph]:
    """The graph, or its variants for the ranks whose view has units beside rows (case 11)."""
    domains = {node.type.domain for node in graph.nodes}
    if UNIT not in domains or not domains & {BATCH, ROW, COL} or rank_bounds(graph.when)[0] < 2:
        return [graph]
    others = [term for term in graph.when.split(" and ") if not term.startswith("rank ")]
    ranks = [rank for rank in (2, 3) if matches_rank(graph.when, rank)]
    ranks = ranks or [rank_bounds(graph.when)[0]]
    found = [" and ".join([f"rank == {rank}", *others]) for rank in ranks]
    return [graph.replace(when=when) for when in found]


@dataclass(frozen=True, slots=True)
class _Part:
    """A stage, and the one that it wraps."""

    graph: Graph
    wrapped: _Part | None = None


def _nested(graphs: tuple[Graph, ...]) -> list[_Part]:
    found: list[_Part] = []
    for graph in graphs:
        if graph.wraps and not (found and _moves_param(found[-1])):
            raise OptionError(
                f"{graph.name} wraps the optimizer right before it, and there is none; "
                f"write adamw+{graph.name}",
                graph.origin,
            )
        found.append(_Part(graph, found.pop() if graph.wraps else None))
    return found


def _moves_param(part: _Part) -> bool:
    while part.graph.taps and part.wrapped is not None:
        part = part.wrapped
    return any(u.role == "param" and not u.forward for u in part.graph.updates)


def _append(link: _Link, part: _Part, taps: tuple[Graph, ...] = ()) -> None:
    """Add a stage's nodes and updates, and those of the graph that it wraps."""
    if part.graph.taps:
        assert part.wrapped is not None, "a stage that wraps has been given what it wraps"
        _append(link, part.wrapped, (*taps, part.graph))
        return
    graph, mapped, stored = part.graph, list[Operand](), dict[int, Operand]()
    tapped = _taps_by_value(graph, taps)
    for index, node in enumerate(graph.nodes):
        link.builder.at(node.origin)
        if node.op == "read":
            shared = graph.role(node[ROLE]).kind in SHARED
            seen = link.values.get(node[ROLE]) if shared else None
            mapped.append(link.builder.read(node[ROLE]) if seen is None else seen)
            continue
        if link.projection is not None:
            mapped.append(link.projection.made(graph, index, mapped))
            continue
        args = mapped_args(link.builder, graph, node, mapped)
        if node.op in INNER:
            assert part.wrapped is not None, "a stage that wraps has been given what it wraps"
            mapped.append(_wrapped(link, part.wrapped, graph.name, *args))
        elif node.op == "updated":
            mapped.append(_moved(link, graph, node))
        else:
            mapped.append(again(link.builder, graph, node, args))
        for tap in tapped.get(index, ()):
            stored.setdefault(index, mapped[index])
            mapped[index] = _tapped(link, tap, mapped[index])
    for change in graph.updates:
        value = change.value if isinstance(change.value, Const) else mapped[change.value]
        value = stored.get(change.value, value) if isinstance(change.value, int) else value
        if link.projection is not None:
            link.projection.check(graph, change, value)
        _update(link, change, value, None if change.guard is None else mapped[change.guard])
    for change in graph.updates:  # only now: the stage itself reads the roles as they were
        if change.role in link.stores or change.role in link.forwards:
            link.values[change.role] = _left(link, change, mapped)
    if graph.guard is not None:
        link.guard = _both(link.builder, link.guard, mapped[graph.guard])


def _wrapped(
    link: _Link, part: _Part, stage: str, param: Operand, grad: Operand, *basis: Operand
) -> Operand:
    """The parameter as a stage leaves it that is given this parameter and gradient (case 7)."""
    outside, sent = link.values, link.forwards
    if basis:  # case 14
        if part.wrapped is not None:
            raise OptionError(
                f"{stage} projects an optimizer alone, and it stands behind {part.graph.name}, "
                f"which wraps one; put it right behind the optimizer"
            )
        first, scale = basis
        assert isinstance(first, int) and isinstance(grad, int), "values, by their typing rule"
        link.projection = LowSpace(link.builder, stage, first, scale)
        part = replace(part, graph=low_graph(part.graph, link.projection.space))
        grad = link.projection.down(grad)
    link.values, link.forwards = outside | {"param": param, "grad": grad}, {}
    _append(link, part)
    moved, link.projection = link.values["param"], None
    link.stores.pop("param")
    link.values, link.forwards = outside, sent
    return moved


def _moved(link: _Link, graph: Graph, node: Node) -> Operand:
    """Return the value that the wrapped stage stores to a state (case 10)."""
    role = _asked(graph, node)
    if role not in link.stores:
        raise OptionError(
            f"{graph.name} asks what %{role} is updated to, and what it wraps has not moved it; "
            f"inner(param, grad) comes before updated({role})",
            node.origin,
        )
    return link.stores[role].value


def _taps_by_value(graph: Graph, taps: tuple[Graph, ...]) -> dict[int, list[Graph]]:
    """The values after which the stages on states come in."""
    found: dict[int, list[Graph]] = {}
    for tap in taps:
        role = _inherited(tap)
        values = [u.value for u in graph.updates if u.role == role and not u.forward]
        if not values or isinstance(values[0], Const) or graph.nodes[values[0]].op == "read":
            message = f"@{graph.name} moves no %{role}, which {tap.name} is about"
            raise OptionError(message, tap.origin)
        found.setdefault(values[0], []).insert(0, tap)
    return found


def _inherited(graph: Graph) -> str:
    """The state of the wrapped stage that a stage is about."""
    (role,) = (_asked(graph, n) for n in graph.nodes if n.op == "updated")
    return role


def _asked(graph: Graph, node: Node) -> str:
    """The state that `updated` takes."""
    source = graph.nodes[node.values[0]] if node.values else node
    if source.op != "read":
        raise OptionError(
            f"{graph.name}: updated takes a state of the optimizer that it wraps, got no role"
        )
    return source[ROLE]


def _tapped(link: _Link, graph: Graph, value: Operand) -> Operand:
    """Return the value that replaces the stored one in the rest of the wrapped stage (case 8)."""
    mapped: list[Operand] = []
    for node in graph.nodes:
        link.builder.at(node.origin)
        args = mapped_args(link.builder, graph, node, mapped)
        mapped.append(value if node.op == "updated" else again(link.builder, graph, node, args))
    for change in graph.updates:
        if not change.forward:
            assert isinstance(change.value, int), "a traced value"
            _update(link, change, mapped[change.value], None)
    (seen,) = (u.value for u in graph.updates if u.forward)
    return seen if isinstance(seen, Const) else mapped[seen]


def _left(link: _Link, change: Update, mapped: list[Operand]) -> Operand:
    """Return a role's value after an update."""
    value = change.value if isinstance(change.value, Const) else mapped[change.value]
    if change.guard is None:
        return value
    before = link.values.get(change.role)
    old = link.builder.read(change.role) if before is None else before
    return link.builder.emit("select", mapped[change.guard], value, old)


def _update(link: _Link, change: Update, value: Operand, own: Operand | None) -> None:
    if change.forward:
        link.forwards[change.role] = replace(change, value=value, guard=None, always=False)
        return
    guard = own if change.always else _both(link.builder, own, link.guard)
    new = replace(change, value=value, guard=guard)
    old = link.stores.get(change.role)
    if old is not None and old.guard != new.guard:
        raise OptionError(
            f"two stages store %{change.role} under different guards; "
            f"put them on the same side of check_finite",
            old.origin.merged(change.origin),
        )
    link.stores[change.role] = new


def _both(builder: Builder, a: Operand | None, b: Operand | None) -> int | None:
    if a is None or b is None or a == b:
        return a if b is None else b  # type: ignore[return-value]
    return builder.emit("and", a, b)


def _first(stages: list[Spec], name: str) -> int:
    numbers = [i for i, s in enumerate(stages) if any(r.name == name for r in s.roles)]
    inside = [r.name for r in stages[numbers[0]].roles].index(name)
    return numbers[0] * 100 + inside


def _conjunction(parts: tuple[Graph, ...]) -> str | None:
    terms = list(dict.fromkeys(t for g in parts if g.when for t in g.when.split(" and ")))
    when = " and ".join(terms)
    try:
        rank_bounds(when)
    except ValueError:
        return None
    return when
