"""Checks that numbers in a variant of a report refer to existing entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Data = Mapping[str, Any]


def broken_reference(variant: Data) -> str:
    """The first number that refers to nothing, in words; empty if there is none."""
    return next(_broken(variant), "")


def _broken(variant: Data) -> Iterator[str]:
    sites = len(variant["sites"])
    if not variant["passes"] or not variant["graphs"]:
        yield "a variant has no pass or no graph"
        return
    graphs = [*(row["graph"] for row in variant["passes"]), variant["final"]]
    yield from _beyond("graph", graphs, len(variant["graphs"]))
    yield from _beyond("file", (s["file"] for s in variant["sites"]), len(variant["files"]))
    stacks = [stack for origin in variant["origins"] for stack in origin["stacks"]]
    yield from _beyond("site", (site for stack in stacks for site in stack), sites)
    for graph in variant["graphs"]:
        yield from _in_graph(variant, graph)
    final = len(variant["graphs"][variant["final"]]["nodes"])
    loads = [x for t in variant["sweeps"] for p in t["passes"] for x in p["loads"]]
    blamed = [r for barrier in variant["barriers"] for r in barrier["reductions"]]
    yield from _beyond("value", (x["value"] for x in (*loads, *blamed)), final)


def _in_graph(variant: Data, graph: Data) -> Iterator[str]:
    nodes = graph["nodes"]
    yield from _beyond("type", (n["type"] for n in nodes), len(variant["types"]))
    yield from _beyond("origin", (n["origin"] for n in nodes), len(variant["origins"]))
    for place, node in enumerate(nodes):
        yield from _beyond("operand", (a for a in node["args"] if isinstance(a, int)), place)
        if node["op"] == "read" and "role" not in node:
            yield f"value {place} is read from no role"
    values = [u.get(key) for u in graph["updates"] for key in ("value", "guard")]
    yield from _beyond("value", (v for v in values if v is not None), len(nodes))


def _beyond(what: str, numbers: Iterable[int], count: int) -> Iterator[str]:
    return (f"it refers to {what} {n}, of {count}" for n in numbers if n >= count)
