"""The bounds of variables and sizes at a statement: by the loops around it, and the conditions."""

from __future__ import annotations

from ...semantics import LEAF
from ..algebra import Bounds, bounds, is_multiple, polynomial
from ..mappings import WARP
from ..nest import MOST_THREADS
from ..position import THREADS, Position, name, of, variable
from .sites import StatementSite

COLS, LEAVES = name("#cols"), name("#leaves")  # a row of at most LEAF columns is one leaf
_LESS = {"<=": 0, "<": 1, "==": 0}


def known_ranges(site: StatementSite) -> dict[Position, Bounds]:
    """Return bounds of the positions in scope of a statement."""
    known: dict[Position, Bounds] = {name(THREADS): (WARP, MOST_THREADS)}
    facts = [part for fact in site.facts for part in conjuncts(site.plain(fact))]
    for part in facts + facts:  # consequences of a later one, too
        _learn(part, known)
    if bounds(COLS, known)[1] <= LEAF:
        known[LEAVES] = 1, 1
    for loop in site.loops:
        low, _ = bounds(site.plain(loop.low), known)
        _, high = bounds(site.plain(loop.high), known)
        known[variable(loop.variable)] = low, high - 1
    return known


def known_multiples(site: StatementSite, number: int) -> set[Position]:
    """Positions that are multiples of a number.

    Where a sum of remainders is 0 each of them is, and so is the variable of a loop that begins
    with a multiple and goes on by multiples.
    """
    facts = (part for fact in site.facts for part in conjuncts(site.plain(fact)))
    zero = (fact.parts[0] for fact in facts if fact.op == "==" and fact.parts[1] is of(0))
    remainders = (p for at in zero for p in _summands(at) if p.op == "%")
    known = {p.parts[0] for p in remainders if p.parts[1] is of(number)}
    for loop in site.loops:
        ends = polynomial(site.plain(loop.low)), polynomial(loop.step)
        known.discard(variable(loop.variable))
        if all(is_multiple(end, number, known) for end in ends):
            known.add(variable(loop.variable))
    return known


def _summands(at: Position) -> list[Position]:
    if at.op != "+":
        return [at]
    return [part for side in at.parts for part in _summands(side)]


def conjuncts(fact: Position) -> list[Position]:
    """The conjuncts of a condition."""
    if fact.op != "&":
        return [fact]
    return [part for side in fact.parts for part in conjuncts(side)]


def _learn(fact: Position, known: dict[Position, Bounds]) -> None:
    """`x <= 64` bounds x from above, `x == y` both of them on both sides."""
    if fact.op not in _LESS:
        return
    at, limit = fact.parts
    (low, high), (least, most) = bounds(at, known), bounds(limit, known)
    if fact.op == "==":
        both = max(low, least), min(high, most)
        known |= {side: both for side in fact.parts if side.op != "const"}
    else:
        known[at] = low, min(high, most - _LESS[fact.op])
