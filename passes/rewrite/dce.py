"""Drops nodes that no update needs (dead code), updates without effect, and spent forwards.

%3 = exp %grad : f32 elem
update %m = %m
update %param = %2              -->      update %param = %2
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.builder import Builder, renumber_update
from ...ir.graph import Graph
from ...ir.ops import ROLE
from ...ir.types import Const


def dce(graph: Graph) -> Graph:
    """The graph with live nodes and effective updates only."""
    reads = graph.reads
    complete = any(u.role == "param" and not u.forward for u in graph.updates)
    updates = tuple(
        u
        for u in graph.updates
        if not (u.forward and complete)
        and (isinstance(u.value, Const) or u.value != reads.get(u.role))
    )
    return keep_live(graph.replace(updates=updates)) if updates else graph


def keep_live(graph: Graph) -> Graph:
    """The graph without dead nodes, renumbered."""
    live = graph.live()
    if len(live) == len(graph.nodes):
        return graph
    builder = Builder(graph.roles, graph.is_typed)
    number: dict[int, int] = {}
    for index, node in enumerate(graph.nodes):
        if index not in live:
            continue
        builder.at(node.origin)
        if node.op == "read":
            number[index] = builder.read(node[ROLE])
            continue
        args = tuple(a if isinstance(a, Const) else number[a] for a in node.args)
        number[index] = builder.append(replace(node, args=args))

    updates = tuple(renumber_update(u, number) for u in graph.updates)
    guard = None if graph.guard is None else number[graph.guard]
    return builder.finish(graph, updates, guard, [number[value] for value in graph.shared])
