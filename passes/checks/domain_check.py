"""Invariants of all passes: the cells that a reduction goes over, the reach of stores and guards.

1. A live reduction goes between two domains between which one went before, in one step or in
   several (`split-reductions`).
2. The value and the guard of an update vary along no axes that those before did not; a clock is a
   guard.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Graph, Operand
from ...ir.ops import OPS, algebra_of
from ...ir.types import STEP, Domain, join
from ..rewrite.clock_guards import clock_guards

Span = tuple[Domain, Domain]


def changed_domains(before: Graph, after: Graph) -> list[str]:
    """A sentence for every reduction, value and guard that a pass gave other cells."""
    before = clock_guards(before)
    known = {span(before, v) for v in _reductions(before)}
    found = [
        f"{after.nodes[v].op} goes from {source} to {target}, and none did before"
        for v in _reductions(after)
        if known.isdisjoint(_spans(after, v)) and not _is_step_of_another(after, v)
        for source, target in (span(after, v),)
    ]
    return found + [f"%{name}: {what}" for name, what in _updates(before, after)]


def span(graph: Graph, reduction: int) -> Span:
    """The domains that a reduction goes from and to."""
    node = graph.nodes[reduction]
    return join(*(graph.nodes[v].type.domain for v in node.values)), node.type.domain


def _reductions(graph: Graph) -> list[int]:
    return [v for v in sorted(graph.live()) if OPS[graph.nodes[v].op].is_reduction]


def _spans(graph: Graph, reduction: int) -> Iterator[Span]:
    """Its own span, and those that begin where the steps of the same reduction below it do."""
    first, target = span(graph, reduction)
    yield first, target
    while (below := _step_below(graph, reduction)) is not None:
        yield span(graph, below)[0], target
        reduction = below


def _step_below(graph: Graph, reduction: int) -> int | None:
    """The partial reduction that this one continues, or None."""
    node = graph.nodes[reduction]
    below = graph.nodes[node.values[0]]
    if not OPS[below.op].is_reduction or len(node.args) > 1:
        return None
    onward = algebra_of(below.op).onward or below.op
    return node.values[0] if node.op in (below.op, onward) else None


def _is_step_of_another(graph: Graph, reduction: int) -> bool:
    users = graph.users()[reduction]
    only = reduction not in graph.roots() and bool(users)
    return only and all(OPS[graph.nodes[u].op].is_reduction for u in users)


def _updates(before: Graph, after: Graph) -> Iterator[tuple[str, str]]:
    old = {(u.role, u.forward): u for u in before.updates}
    for change in after.updates:
        was = old.get((change.role, change.forward))
        if was is None:
            yield change.role, "an update that was not there"
            continue
        for what, new, first in (
            ("value", change.value, was.value), ("guard", change.guard, was.guard),
        ):  # fmt: skip
            if not _domain(after, new) <= _domain(before, first):
                yield change.role, f"its {what} varies along more axes than before"


def _domain(graph: Graph, operand: Operand | None) -> Domain:
    return STEP if operand is None else graph.domain_of(operand) or STEP
