"""The barrier tax: what a schedule moves beyond its floor, item by item."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Graph
from ...ir.lowered.schedule import MatrixPass, Phase, Tax
from ...ir.ops import OPS
from ...ir.text.printer import node_text, value_names


def itemise(
    graph: Graph, phases: Sequence[Phase], matrices: Sequence[MatrixPass] = ()
) -> tuple[Tax, ...]:
    """Every load after a role's first, every load of a computed value."""
    names = value_names(graph)
    taxes: list[Tax] = []
    seen: set[int] = set()
    for sweep in sorted({p.sweep for p in phases}):
        extras = _extras(graph, [p for p in phases if p.sweep == sweep], seen)
        barrier = barriers(graph, phases, sweep, matrices) if extras else ""
        for value, how in extras:
            width = graph.nodes[value].type.dtype.bytes
            taxes.append(Tax(f"{names[value]} {how}", sweep, width, barrier))
    return tuple(taxes)


def _extras(graph: Graph, sweep: list[Phase], seen: set[int]) -> list[tuple[int, str]]:
    """Return the moves of a sweep beyond first loads, which it adds to `seen`, and stores."""
    extras: list[tuple[int, str]] = []
    there: set[int] = set()  # in cache
    for phase in sweep:
        for value in phase.loads:
            first = graph.nodes[value].op == "read" and value not in seen
            if not first and value not in there:
                extras.append((value, "again"))
            seen.add(value)
            there.add(value)
        there |= {v for u in phase.stores if isinstance(v := graph.updates[u].value, int)}
    return extras


def barriers(
    graph: Graph, phases: Sequence[Phase], sweep: int, matrices: Sequence[MatrixPass] = ()
) -> str:
    """The products before `sweep`, or the reductions that end the sweep before it, by name."""
    before = max((p.sweep for p in phases if p.sweep < sweep), default=-1)
    products = products_before(matrices, sweep, before)
    if products:
        last, several = products[-1], len(products) > 1
        text = node_text(graph.nodes[last], last, value_names(graph)).split(" = ")[1]
        return f"{len(products)} products, the last {text}" if several else text
    names, users = value_names(graph), graph.users()
    ended = [
        f"{graph.nodes[r].op} {names[graph.nodes[r].values[0]]} -> {_finally(graph, users, r)}"
        for p in phases
        if p.sweep == before
        for r in p.reductions
    ]
    return ", ".join(ended)


def products_before(matrices: Sequence[MatrixPass], sweep: int, before: int) -> list[int]:
    """The products between a sweep and the one before it, in their order."""
    between = (m for m in matrices if before < m.before <= sweep)
    return [m.product for m in between if m.product is not None]


def _finally(graph: Graph, users: dict[int, list[int]], reduction: int) -> str:
    """The smallest domain that a reduction is reduced on to, as the spec had it."""
    smallest = graph.nodes[reduction].type.domain
    pending = [reduction]
    while pending:
        for user in users[pending.pop()]:
            node = graph.nodes[user]
            if OPS[node.op].is_reduction and node.type.domain <= smallest:
                smallest = node.type.domain
                pending.append(user)
    return str(smallest)
