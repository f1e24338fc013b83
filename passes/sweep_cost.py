"""The cheapest loads of one sweep, exactly.

A sweep's passes require element values. What is already in memory can be loaded or computed
again; roles' old values that are reached must be loaded. So the only choice is which of the
*optional* values (stored or spilled earlier) to load, and all subsets of them are tried.
Cost is in hundredths of a byte: 100 a byte from memory, once a sweep, and 1 a byte per pass.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, combinations

from ..ir.graph import Graph
from ..ir.ops import OPS
from ..ir.schedule import Time
from ..ir.types import ELEM

BYTE = 100  # one byte between memory and the core
AGAIN = 1  # one byte from cache, in hundredths: a pass is cheaper than a trip, not free


@dataclass(frozen=True, slots=True)
class PassNeeds:
    """What one pass requires and finds."""

    time: Time
    required: frozenset[int]
    readable: frozenset[int]  # reads whose role still holds its old value
    optional: frozenset[int]  # computed values that lie in memory
    cached: frozenset[int]  # of those, the ones an earlier pass of this sweep stored


@dataclass(frozen=True, slots=True)
class SweepLoads:
    """The cheapest way to run a sweep."""

    cost: int
    loads: tuple[tuple[int, ...], ...]  # per pass
    computes: tuple[tuple[int, ...], ...]  # per pass
    bytes: int  # loaded from memory, each value once
    flops: int


def cheapest_loads(
    graph: Graph, ready: list[Time], passes: tuple[PassNeeds, ...], pure: dict[int, int]
) -> SweepLoads | None:
    """The optimum of one sweep, None when a required value cannot be had.

    `pure` has the bytes that a store costs extra unless the read it maps from is loaded.
    """
    options = [_pass_options(graph, ready, needs) for needs in passes]
    best: tuple[tuple[int, int, int], SweepLoads] | None = None
    if any(not found for found in options):
        return None
    stack: list[tuple[int, frozenset[int], int, int, tuple[_Option, ...]]] = [
        (0, frozenset(), 0, 0, ())
    ]
    while stack:
        level, memory, cost, flops, chosen = stack.pop()
        if best is not None and cost > best[0][0]:
            continue
        if level == len(passes):
            extra = sum(b for read, b in pure.items() if read not in memory)
            key = (cost + extra * BYTE, flops, sum(len(o.loads) for o in chosen))
            if best is None or key < best[0]:
                best = key, _result(graph, key[0], memory, flops, chosen)
            continue
        for option in reversed(options[level]):
            fresh = option.loads - passes[level].cached
            new = sum(_bytes(graph, v) for v in fresh - memory)
            again = sum(_bytes(graph, v) for v in option.loads)
            total = cost + BYTE * new + AGAIN * again
            stack.append((level + 1, memory | fresh, total, flops + option.flops, (*chosen, option)))
    return best[1] if best else None


@dataclass(frozen=True, slots=True)
class _Option:
    loads: frozenset[int]
    computes: frozenset[int]
    flops: int


def _pass_options(graph: Graph, ready: list[Time], needs: PassNeeds) -> list[_Option]:
    """Every distinct set of loads that a pass can run on."""
    reached = _walk(graph, ready, needs, frozenset(), strict=False)
    choices = sorted((reached.loads | reached.computes) & needs.optional) if reached else []
    found: dict[frozenset[int], _Option] = {}
    subsets = chain.from_iterable(combinations(choices, n) for n in range(len(choices) + 1))
    for subset in subsets:
        option = _walk(graph, ready, needs, frozenset(subset), strict=True)
        if option is not None:
            found.setdefault(option.loads, option)
    return list(found.values())


def _walk(
    graph: Graph, ready: list[Time], needs: PassNeeds, stop: frozenset[int], strict: bool
) -> _Option | None:
    """Goes back from what is required to what is loaded; None where neither is possible."""
    loads: set[int] = set()
    computes: set[int] = set()
    stack = list(needs.required)
    while stack:
        value = stack.pop()
        if value in loads or value in computes:
            continue
        node = graph.nodes[value]
        if node.type.domain != ELEM:
            if strict and ready[value] > needs.time:
                return None
            continue
        if value in stop or node.op == "read":
            if strict and value not in stop and value not in needs.readable:
                return None
            loads.add(value)
            continue
        computes.add(value)
        stack.extend(node.values)
    return _Option(frozenset(loads), frozenset(computes), _flops(graph, computes))


def _flops(graph: Graph, computes: set[int]) -> int:
    from_table = graph.nodes
    return sum(OPS[from_table[v].op].flops for v in computes)


def _bytes(graph: Graph, value: int) -> int:
    return graph.nodes[value].type.dtype.bytes


def _result(
    graph: Graph, cost: int, memory: frozenset[int], flops: int, chosen: tuple[_Option, ...]
) -> SweepLoads:
    return SweepLoads(
        cost,
        tuple(tuple(sorted(o.loads)) for o in chosen),
        tuple(tuple(sorted(o.computes)) for o in chosen),
        sum(_bytes(graph, v) for v in memory),
        flops,
    )
