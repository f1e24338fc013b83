"""Widens iterations to 32 elements: pairs of 16 bits, or two vectors where latency is long.

    for k in %low .. %full vector 16           for k in %low .. %pairs vector 16 paired
      %x = load p[k]                            %x, %x.odd = load p[k]
      %y = add %x, %x                -->        %y = add %x, %x
      store p[k] = %y                           %y.odd = add %x.odd, %x.odd
                                                store p[k] = %y, %y.odd

The masked epilogue begins at the end of the doubled iterations. Pairs are for nests that access
elements of 16 bits alone, without guards or reductions; operations that depend on a division or a
root come last. Two vectors are for iterations that are one long chain of dependent operations, as a
power's are: a processor computes the second while it waits for the first. Their terms are added in
the same order, the first sixteen before the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...ir.loops.mappings import Vector
from ...ir.loops.nest import (
    Accumulate,
    Compute,
    For,
    Index,
    Load,
    Nest,
    Operand,
    Prefetch,
    Register,
    Stmt,
    Store,
)
from ...ir.loops.walk import Body, makes, reads, rewrite_pairs, walk, with_body
from ...ir.lowered.tables import PlaceKind
from ...ir.semantics import LANES
from ...ir.types import BF16, ELEM, I16
from .facts import IN_LANES, ONE_VECTOR, UNTILED, facts

BOTH = 2 * LANES  # elements of an iteration
_SLOW = ("div", "sqrt")
_LONG = 120  # cycles: AdamW's, with a root and a division, is 68, madgrad's with a cube root 170
_ARITHMETIC = 4  # latency of ops, in cycles
_CYCLES = {"div": 20, "sqrt": 20, "bits": 0, "from_bits": 0, "broadcast": 0} | dict.fromkeys(
    ("select", "iadd", "isub", "iand", "ior", "ixor", "shl", "lshr", "ashr", "and", "or", "not"), 1
)


@facts(needs=(IN_LANES, ONE_VECTOR, UNTILED), ends=(ONE_VECTOR,))
def widen(nest: Nest) -> Nest:
    """Doubles the full vectors of a nest where that pays; their epilogue begins at their end."""
    is_paired = all(_is_paired(s) for s in walk(nest.body) if isinstance(s, For))
    wide = Vector(paired=True) if is_paired else Vector(copies=2)

    def of_pair(full: For, rest: For) -> tuple[For, For] | None:
        if not is_paired and not (_is_plain(full.body) and _chain(full.body) >= _LONG):
            return None
        high = full.high - (full.high - full.low) % BOTH
        body = _paired(full.body) if is_paired else full.body
        return replace(full, high=high, mapping=wide, body=body), replace(rest, low=high)

    return with_body(nest, rewrite_pairs(nest.body, of_pair))


def _is_paired(loop: For) -> bool:
    """True if a loop accesses only elements of 16 bits, without conditions or reductions."""
    if not isinstance(loop.mapping, Vector):
        return not any(isinstance(s, Load) for s in loop.body)
    return all(
        isinstance(s, Compute | Index)
        or (isinstance(s, Load | Store) and _is_element(s) and s.place.dtype in (BF16, I16)
            and not (isinstance(s, Store) and s.guard is not None))
        for s in loop.body
    )  # fmt: skip


def _is_element(stmt: Load | Store) -> bool:
    return stmt.place.domain == ELEM


def _is_plain(body: Body) -> bool:
    """True if a loop accesses only elements."""
    return all(
        isinstance(s, Compute | Index | Prefetch)
        or (isinstance(s, Accumulate) and isinstance(s.ref, Register))
        or (isinstance(s, Load | Store) and _is_element(s) and s.place.kind == PlaceKind.ELEM)
        for s in body
    )


def _depths(body: Body, cost: Callable[[str], int]) -> dict[Operand, int]:
    """The cost of the ops on the costliest path to each value, its own op's included."""
    found: dict[Operand, int] = {}
    for stmt in body:
        own = cost(stmt.op) if isinstance(stmt, Compute) else 0
        for value in makes(stmt):
            found[value] = max((found.get(v, 0) for v in reads(stmt)), default=0) + own
    return found


def _chain(body: Body) -> int:
    """The latency of the longest chain of dependent ops, in cycles."""
    found = _depths(body, lambda op: _CYCLES.get(op, _ARITHMETIC))
    return max(found.values(), default=0)


def _paired(body: Body) -> Body:
    """Both halves of an iteration, ordered by the divisions and roots before each value."""
    waits = _depths(body, _SLOW.__contains__)
    waits |= {s.value: waits[s.value] - (s.op in _SLOW) for s in body if isinstance(s, Compute)}
    found: list[Stmt] = [replace(s, odd=f"{s.value}.odd") for s in body if isinstance(s, Load)]

    def odd(operand: Operand) -> Operand:
        return f"{operand}.odd" if operand in waits else operand

    for turn in range(max(waits.values(), default=0) + 1):
        for stmt in body:
            if isinstance(stmt, Compute) and waits[stmt.value] == turn:
                args = tuple(map(odd, stmt.args))
                found += stmt, replace(stmt, value=f"{stmt.value}.odd", args=args)
            if isinstance(stmt, Index) and turn == 0:
                even = replace(stmt, every=2)
                found += even, replace(even, value=f"{stmt.value}.odd", at=stmt.at + 1)
        for stmt in body:
            if isinstance(stmt, Store) and waits.get(stmt.value, 0) == turn:
                found.append(replace(stmt, odd=odd(stmt.value)))
    return tuple(found)
