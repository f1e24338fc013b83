"""Why a pass did not do more: what stood in its way, by name, and what would remove it.

1. fuse: the reduction or product that ends a sweep, the way from it to what must wait, its cost.
2. plan: temporaries with a buffer of their own, updates that are not in place.
3. Passes over graphs: the nodes that they almost change (`near_misses`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...ir.graph import Graph
from ...ir.lowered.memory_plan import Column, Plan
from ...ir.lowered.schedule import Schedule
from ...ir.matrices.values import FACTORS
from ...ir.ops import OPS
from ...ir.text.plan_printer import size_text
from ...ir.text.printer import node_text, value_names
from ...ir.types import COL, GROUP, Domain
from ..fuse.readiness import is_of_rows, is_resident
from .cost import products_before


@dataclass(frozen=True, slots=True)
class SweepEnd:
    """A reduction or product that must be there before a sweep, and what in it waits for it."""

    sweep: int  # the one that waits
    reduction: int
    path: tuple[int, ...]  # the values from the reduction to what waits
    waits: str  # the update that waits; empty for a reduction, the last of the path
    remedy: str


def why_not_fuse(schedule: Schedule) -> str:
    """Each end of a sweep: the reductions to blame, the ways to what waits, the cost."""
    graph, cost = schedule.graph, schedule.cost
    count = f"{schedule.sweeps} sweep{'s' if schedule.sweeps != 1 else ''}"
    out = [f"@{graph.name}: {count}, {cost.optimal} bytes/param, the floor is {cost.floor}"]
    out += [f"  {schedule.doubt}"] if schedule.gap else []
    out += [f"  {schedule.price}"] if schedule.price else []
    if schedule.sweeps < 2:
        out.append("  nothing ends a sweep: every update is stored in the only one")
    for number, sweep in enumerate(schedule.swept[1:], 1):
        out += [f"  sweep {number} ends, because sweep {number + 1} waits for:"]
        out += [f"    {line}" for b in barriers(schedule, sweep) for line in _lines(schedule, b)]
        items = [t for t in schedule.taxes if t.sweep == sweep]
        paid = ", ".join(f"{t.value} ({t.bytes} B)" for t in items)
        out.append(f"    cost: {paid or 'nothing'}")
    out += [f"  {line}" for line in _residents(schedule)]
    return "\n".join(out)


def barriers(schedule: Schedule, sweep: int) -> Iterator[SweepEnd]:
    """The products and reductions for which sweep `sweep`, counted from 0, has to wait."""
    graph = schedule.graph
    waiting = _waiting(schedule, sweep)
    before = max(stage for stage in schedule.swept if stage < sweep)
    for product in reversed(products_before(schedule.matrices, sweep, before)):
        if (way := _way(graph, product, waiting)) is not None:
            yield SweepEnd(sweep, product, *way, _OF_PRODUCTS)
            break  # those before it are of what it takes
    reductions = [r for p in schedule.passes(before) for r in p.reductions]
    for reduction in reductions:
        way = _way(graph, reduction, waiting)
        if way is not None:
            path, item = way
            yield SweepEnd(sweep, reduction, path, item, _remedy(_end_of(graph, path)))


def _lines(schedule: Schedule, barrier: SweepEnd) -> Iterator[str]:
    graph = schedule.graph
    names = value_names(graph)
    yield node_text(graph.nodes[barrier.reduction], barrier.reduction, names)
    steps = " -> ".join(f"{names[v]} {graph.nodes[v].op}" for v in barrier.path)
    yield f"  way: {steps}{f' -> {barrier.waits}' if barrier.waits else ''}"
    yield f"  without it: {barrier.remedy}"


def _waiting(schedule: Schedule, sweep: int) -> dict[int, str]:
    """The values that updates and reductions of a sweep need, and what needs them."""
    graph = schedule.graph
    found: dict[int, str] = {}
    for phase in schedule.passes(sweep):
        for place in phase.stores:
            change = graph.updates[place]
            for value in (change.value, change.guard):
                if isinstance(value, int):
                    found.setdefault(value, f"update %{change.role}")
        found |= {r: "" for r in phase.reductions}
        found |= {v: "the products behind it" for v in phase.keeps if v not in found}
    return found


def _way(
    graph: Graph, reduction: int, waiting: dict[int, str]
) -> tuple[tuple[int, ...], str] | None:
    """The shortest way from a reduction to what waits for it, if the reduction is to blame."""
    users = graph.users()
    is_product = OPS[op := graph.nodes[reduction].op].is_product or op in FACTORS
    start = (reduction, is_product or not is_resident(graph, reduction))
    seen = {start}
    queue: list[tuple[int, bool, tuple[int, ...]]] = [(*start, (reduction,))]
    for value, blamed, path in queue:
        if blamed and value in waiting and len(path) + bool(waiting[value]) > 1:
            return path, waiting[value]
        for user in users[value]:
            late = blamed or _ends_sweep(graph, user)
            if (user, late) not in seen:
                seen.add((user, late))
                queue.append((user, late, (*path, user)))
    return None


def _ends_sweep(graph: Graph, value: int) -> bool:
    """True for a reduction of rows: it needs all rows, and so the end of the sweep."""
    node = graph.nodes[value]
    return OPS[node.op].is_reduction and is_of_rows(graph.domain_of(node.args[0]))


def _end_of(graph: Graph, path: tuple[int, ...]) -> Domain:
    """The smallest domain on the way."""
    smallest = graph.nodes[path[0]].type.domain
    for value in path:
        domain = graph.nodes[value].type.domain
        smallest = domain if domain < smallest else smallest
    return smallest


_OF_PRODUCTS = (
    "nothing: a product takes whole matrices, which lie in memory before it, and its result behind"
)


def _remedy(domain: Domain) -> str:
    if domain <= GROUP:
        return (
            f"it needs every tensor (domain {domain}): the value of the last step, kept in a "
            f"state, or a reduction to rows"
        )
    rows = "" if domain == COL else "; or a reduction to rows, which is complete within a chunk"
    return f"a tensor of one chunk, over which both sweeps run while it is in cache{rows}"


def _residents(schedule: Schedule) -> Iterator[str]:
    names = value_names(schedule.graph)
    for phase in schedule.phases:
        last = phase.index + 1 == len(schedule.passes(phase.sweep))
        if phase.reductions and not last:
            made = ", ".join(names[r] for r in phase.reductions)
            yield (
                f"pass {phase.index + 1} of sweep {schedule.number(phase.sweep)} ends for {made}: "
                f"finished inside a chunk, so the next pass finds its elements in cache"
            )


# ------------------------------------------------------------------ plan


def why_not_plan(plan: Plan) -> str:
    """Each temporary that shares with no other, and each update that is not in place."""
    lines = [f"@{plan.name}: plan"]
    for buffer in plan.buffers:
        if len(buffer.columns) == 1:
            lines += _alone(plan, buffer.columns[0])
    for role, how in plan.updates:
        if how != "in place":
            lines.append(f"  update %{role}: {how}")
    return "\n".join(lines if len(lines) > 1 else [*lines, "  every temporary shares its storage"])


def _alone(plan: Plan, column: Column) -> Iterator[str]:
    yield f"  {column.name} ({size_text(column)}) has a buffer of its own"
    same = [
        c
        for c in plan.columns
        if (c.extent, c.cell) == (column.extent, column.cell) and c.name != column.name
    ]
    for other in same:
        if other.first <= column.last and column.first <= other.last:
            launch = plan.launches[max(other.first, column.first)]
            yield f"    {other.name} is needed at the same time, in {launch}"
    if not same:
        yield "    no other temporary has its size"
