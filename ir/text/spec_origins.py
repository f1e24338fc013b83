"""Origins of the parts of a spec, by the keys that errors name parts by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..errors import Diagnostic, Key, PlacedError, stage_of
from ..graph import Graph, Spec
from ..origin import NOWHERE, Origin


def in_source(errors: Iterable[PlacedError]) -> str:
    """The errors at the Python expressions that they are about, in lines of their own.

    Nothing about texts: the program that is shown is the one that was written.
    """
    return "".join(f"{e}\n" for e in errors if any(not s.is_text for s in e.origin.sites))


def placed_in(spec: Spec, errors: Iterable[Diagnostic]) -> tuple[PlacedError, ...]:
    """The errors, each with where the part of the spec that it is about is written."""
    found: list[PlacedError] = []
    for error in errors:
        origin = origin_at(spec, error.key, of_guard=error.code == "V09")
        stage = stage_of(spec.name, origin)
        found.append(PlacedError(f"stage {stage}: {error}" if stage else str(error), origin))
    return tuple(found)


def origin_at(spec: Spec, key: Key, of_guard: bool = False) -> Origin:
    """The origin of the part of this key, or of an update's guard; NOWHERE if unknown."""
    kind, *rest = key
    places: list[Any] = rest
    if kind == "role":
        return next((r.origin for r in spec.roles if r.name == places[0]), NOWHERE)
    if not rest or kind == "rule":
        return spec.graphs[0].origin
    graph = spec.graphs[places[0]]
    if kind == "node":
        return graph.nodes[places[1]].origin
    if kind == "update":
        update = graph.updates[places[1]]
        if of_guard and update.guard is not None:
            return _of(graph, update.guard)
        return update.origin if update.origin.stacks else _of(graph, update.value)
    if kind == "guard":
        return _of(graph, graph.guard)
    return _of(graph, graph.shared[places[1]]) if kind == "share" else graph.origin


def _of(graph: Graph, operand: Any) -> Origin:
    is_there = isinstance(operand, int) and 0 <= operand < len(graph.nodes)
    return graph.nodes[operand].origin if is_there else graph.origin
