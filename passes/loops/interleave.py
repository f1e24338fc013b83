"""Interleaves two vectors of sixteen lanes where values wait long for each other.

    for k in %low .. %full lanes 16           for k in %low .. %whole lanes 32
      %x = load p[k]                            %x = load p[k]
      ...                            -->        ...
    for k in %full .. %high lanes 16 masked   for k in %whole .. %high lanes 16 masked

with %whole = %full - (%full - %low) % 32. A processor looks ahead for so many instructions; if
those of a turn are one long chain, as a power's are, it finds nothing else to do. Then the second
vector is what it does meanwhile. Before: full loops of sixteen lanes, which touch elements side by
side. After: the same terms are added in the same order, the first sixteen before the others.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.loops.nest import Add, Compute, For, Index, Load, Nest, Prefetch, Store
from ...ir.loops.position import of
from ...ir.loops.walk import Body, rewrite_pairs
from ...ir.lowered.tables import PlaceKind
from ...ir.semantics import LANES
from ...ir.types import ELEM

_BOTH = 2 * LANES
_LONG = 120  # cycles: AdamW's, with a root and a division, is 68, madgrad's with a cube root 170
_ARITHMETIC = 4  # cycles until the result of an op is there
_CYCLES = {"div": 20, "sqrt": 20, "bits": 0, "from_bits": 0, "broadcast": 0} | dict.fromkeys(
    ("select", "iadd", "isub", "iand", "ior", "ixor", "shl", "lshr", "ashr", "and", "or", "not"), 1
)


def interleave(nest: Nest) -> Nest:
    """Doubles the lanes of full turns that are long chains; their rest begins where they end."""
    body = rewrite_pairs(nest.body, _of_pair)
    return nest if body is nest.body else replace(nest, body=body)


def _of_pair(full: For, rest: For) -> tuple[For, For] | None:
    if full.step is not of(LANES) or not _is_plain(full.body) or _chain(full.body) < _LONG:
        return None
    high = full.high - (full.high - full.low) % _BOTH
    return replace(full, high=high, step=of(_BOTH)), replace(rest, low=high)


def _is_plain(body: Body) -> bool:
    """Whether a loop touches nothing but elements."""
    for stmt in body:
        match stmt:
            case Compute() | Index() | Add() | Prefetch():
                pass
            case Load() | Store() if (
                stmt.place.domain == ELEM and stmt.place.kind == PlaceKind.ELEM
            ):
                pass
            case _:
                return False
    return True


def _chain(body: Body) -> int:
    """The cycles of the longest chain of ops, each of which waits for the one before."""
    found: dict[str, int] = {}
    for stmt in body:
        if isinstance(stmt, Compute):
            waits = (found.get(a, 0) for a in stmt.args if isinstance(a, str))
            found[stmt.value] = max(waits, default=0) + _CYCLES.get(stmt.op, _ARITHMETIC)
    return max(found.values(), default=0)
