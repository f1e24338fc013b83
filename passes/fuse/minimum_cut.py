"""Load or recompute in one pass, as a minimum cut.

Each value that may lie in memory has two ends: it is needed, and it is computed. The edge
between them costs its load; what is computed needs its operands. A cut between what the pass
requires and the end of all ways says which loads are paid. Operations break ties; those that
two ways share are counted for each.

    needed m -- load m --> computed m --> needed g -- load g --> end
"""

from __future__ import annotations

import networkx as nx

from .load_or_recompute import LoadChoice, PassNeeds, Paths, bits, mask

_SCALE = 1 << 24  # a hundredth of a byte against operations
_START, _END = -1, -2


def cheapest_way(paths: Paths, needs: PassNeeds, prices: dict[int, int]) -> LoadChoice | None:
    """The way whose loads cost least, None where there is none.

    `prices` has the hundredths that loading each value costs.
    """
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_node(_END)
    for value in bits(needs.required):
        graph.add_edge(_START, 2 * value)
    _add_ways(graph, paths, needs, prices)
    try:
        _, (chosen, _) = nx.minimum_cut(graph, _START, _END, capacity="capacity")
    except nx.NetworkXUnbounded:
        return None
    needed = (v for v in chosen if v >= 0 and v % 2 == 0)
    return paths.way(needs.required, mask(v // 2 for v in needed if v + 1 not in chosen))


def _add_ways(
    graph: nx.DiGraph[int], paths: Paths, needs: PassNeeds, prices: dict[int, int]
) -> None:
    """An edge for each load and each step back; endless where a value cannot be had."""
    pending, seen = list(bits(needs.required)), needs.required
    while pending:
        value = pending.pop()
        is_read = paths.graph.nodes[value].op == "read"
        made = _END if is_read else 2 * value + 1
        if (needs.readable | needs.optional) >> value & 1:
            graph.add_edge(2 * value, made, capacity=prices[value] * _SCALE)
        else:
            graph.add_edge(2 * value, made)
        if is_read:
            continue
        step = paths.step(value)
        graph.add_edge(made, _END, capacity=paths.flops(step.computes))
        graph.add_edges_from((made, 2 * point) for point in bits(step.points))
        pending += bits(step.points & ~seen)
        seen |= step.points
