"""The bounds of variables and sizes at a statement: by the loops around it, and the conditions."""

from __future__ import annotations

from ..position import Position, variable
from .algebra import Bounds, bounds
from .sites import Site

_LESS = {"<=": 0, "<": 1, "==": 0}


def known_ranges(site: Site) -> dict[Position, Bounds]:
    """What is known of positions where a statement stands."""
    known: dict[Position, Bounds] = {}
    for fact in site.facts:
        for part in _conjuncts(site.plain(fact)):
            _learn(part, known)
    for loop in site.loops:
        low, _ = bounds(site.plain(loop.low), known)
        _, high = bounds(site.plain(loop.high), known)
        known[variable(loop.variable)] = low, high - 1
    return known


def _conjuncts(fact: Position) -> list[Position]:
    if fact.op != "&":
        return [fact]
    return [part for side in fact.parts for part in _conjuncts(side)]


def _learn(fact: Position, known: dict[Position, Bounds]) -> None:
    """`x <= 64` bounds x."""
    if fact.op not in _LESS:
        return
    at, limit = fact.parts
    low, high = bounds(at, known)
    _, most = bounds(limit, known)
    known[at] = low, min(high, most - _LESS[fact.op])
