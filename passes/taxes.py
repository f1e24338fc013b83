"""The barrier tax: what a schedule moves beyond its floor, item by item."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.graph import Graph
from ..ir.printer import value_names
from ..ir.schedule import Phase, Tax


def itemise(graph: Graph, phases: Sequence[Phase]) -> tuple[Tax, ...]:
    """Every load after a role's first, every load of a computed value, every spill."""
    names = value_names(graph)
    taxes: list[Tax] = []
    seen: set[int] = set()
    for sweep in sorted({p.sweep for p in phases}):
        stored_here: set[int] = set()
        counted: set[int] = set()
        for phase in (p for p in phases if p.sweep == sweep):
            for value in phase.loads:
                first = graph.nodes[value].op == "read" and value not in seen
                seen.add(value)
                if first or value in counted or value in stored_here:
                    counted.add(value)
                    continue
                counted.add(value)
                taxes.append(_tax(graph, value, sweep, f"{names[value]} again", phases))
            for value in phase.spills:
                taxes.append(_tax(graph, value, sweep, f"{names[value]} spilled", phases))
            stored_here |= {v for u in phase.stores if isinstance(v := graph.updates[u].value, int)}
    return tuple(taxes)


def _tax(graph: Graph, value: int, sweep: int, what: str, phases: Sequence[Phase]) -> Tax:
    return Tax(what, sweep, graph.nodes[value].type.dtype.bytes, barriers(graph, phases, sweep))


def barriers(graph: Graph, phases: Sequence[Phase], sweep: int) -> str:
    """The reductions that end the sweep before `sweep`, by name."""
    names = value_names(graph)
    ended = [
        f"{graph.nodes[r].op} {names[graph.nodes[r].values[0]]} -> {_finally(graph, r)}"
        for p in phases
        if p.sweep == sweep - 1
        for r in p.reductions
    ]
    return ", ".join(ended)


def _finally(graph: Graph, reduction: int) -> str:
    """The smallest domain that a reduction is reduced on to, as the spec had it."""
    users = graph.users()
    smallest = graph.nodes[reduction].type.domain
    pending = [reduction]
    while pending:
        for user in users[pending.pop()]:
            node = graph.nodes[user]
            if node.op in ("sum", "max", "min", "any") and node.type.domain <= smallest:
                smallest = node.type.domain
                pending.append(user)
    return str(smallest)


