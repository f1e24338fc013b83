"""Completes reductions over all tensors, if tensors take different variants of an entry.

Each tensor contributes its part to such a reduction, whichever variant it takes. A variant
therefore computes the part even if its own updates do not need it. What would be dead code there is
marked as *shared* with the other variants.

    step when rank >= 2 {                        step when rank < 2 {
      %0 = sumsq %grad : real step                 %0 = sumsq %grad : real step
      ...                                          update %param = %grad
      update %param = %3               -->         share %0
    }                                            }
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.errors import LowerError
from ...ir.graph import Graph, reachable
from ...ir.lowered.launches import Launch, interleave
from ...ir.ops import OPS
from ...ir.types import GROUP
from ...ir.verifier import shared_reductions
from ..pipeline import check_numbers, run_graph


def with_all_shared(graph: Graph) -> Graph:
    """The graph with all its live reductions over the tensors shared."""
    return graph.replace(shared=tuple(v for v in _reductions(graph) if v in graph.live()))


def linked(graphs: Sequence[Graph], pipeline: str) -> tuple[Graph, ...]:
    """The variants of an entry, each with shared values that others need and passes would drop.

    Raises LowerError where they do not take the same reductions, in one order; FormatError.
    """
    check_numbers(pipeline, graphs[0].roles)
    marked = [with_all_shared(g) for g in graphs]
    if len(graphs) == 1 or not any(m.shared for m in marked):
        return tuple(graphs)
    final = [run_graph(m, pipeline) for m in marked]
    parts = [[_parts(f, value) for value in f.shared] for f in final]
    own = [reachable(f, f.replace(shared=()).roots()) for f in final]
    if len({len(p) for p in parts}) > 1:
        raise _unequal([shared_reductions(m) for m in marked], graphs)
    needed = {k for p, o in zip(parts, own, strict=True) for k, part in enumerate(p) if part & o}
    needed = _closed(needed, final, parts)
    return tuple(
        graph.replace(
            shared=tuple(v for k, v in enumerate(m.shared) if k in needed and not p[k] <= o)
        )
        for graph, m, p, o in zip(graphs, marked, parts, own, strict=True)
    )


def check_together(
    graphs: Sequence[Graph],
    reductions: Sequence[Sequence[str]],
    launches: Sequence[Sequence[Launch]],
) -> None:
    """Raises LowerError where the variants of an entry could not run one step together.

    They take the same reductions over the tensors, in one order; and when each runs as far as
    it can, none waits for a part that another leaves only after it has waited itself. The
    reductions and launches are those of the graphs' programs.
    """
    if any(found != reductions[0] for found in reductions):
        raise _unequal(reductions, graphs)
    interleave(launches, f"@{graphs[0].name}: the variants of {graphs[0].entry}")


def _closed(
    needed: set[int], graphs: Sequence[Graph], parts: Sequence[Sequence[set[int]]]
) -> set[int]:
    """Return the needed values and their ancestors in any variant."""
    while True:
        more = set(needed)
        for graph, own in zip(graphs, parts, strict=True):
            made = reachable(graph, (v for k in needed for v in own[k]))
            more |= {k for k, part in enumerate(own) if part & made}
        if more == needed:
            return needed
        needed = more


def _parts(graph: Graph, value: int) -> set[int]:
    """The reductions that a shared value has become: itself, or a mean's sum and count."""
    stack, found = [value], set[int]()
    reductions = set(_reductions(graph))
    while stack:
        value = stack.pop()
        if value in reductions:
            found.add(value)
        else:
            stack.extend(graph.nodes[value].values)
    return found


def _reductions(graph: Graph) -> list[int]:
    return [
        v
        for v, node in enumerate(graph.nodes)
        if OPS[node.op].is_reduction and node.type.domain <= GROUP
    ]


def _unequal(lists: Sequence[Sequence[str]], graphs: Sequence[Graph]) -> LowerError:
    first, graph = graphs[0], next(g for g, f in zip(graphs, lists, strict=True) if f != lists[0])
    found = " and ".join(sorted({f"[{', '.join(each)}]" for each in lists}))
    return LowerError(
        f"@{graph.name}: the variants of {graph.entry} share their reductions to step and group, "
        f"but the passes leave {found}",
        first.origin.merged(graph.origin),
    )
