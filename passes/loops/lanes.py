"""Vectorises loops over elements: sixteen neighbours in lockstep, the last ones under a mask.

    for k in %low .. %high elems            for k in %low .. %full lanes 16
      ...                            -->      ...
                                            for k in %full .. %high lanes 16 masked
                                              ...

with %full = %high - (%high - %low) % 16. Loops over few cells are all masked. Before: the turns
have no order. After: none is left so; loops over groups stay serial where their slots are not
numbers, they fold or store where a guard holds.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.loops import position as at
from ...ir.loops.nest import FoldShared, For, If, Mark, Nest, Prefetch, Stmt
from ...ir.loops.walk import Body, rewritten, walk
from ...ir.lowered.tables import PlaceKind
from ...ir.semantics import LANES
from ...ir.types import BOOL, F32, F64
from .build.names import place_of


def lanes(nest: Nest) -> Nest:
    """Maps the loops whose turns have no order to lanes."""
    return rewritten(nest, _of_loop)


def _of_loop(stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or stmt.mark not in (Mark.ELEMS, Mark.CELLS):
        return None
    if any(not _has_lanes(s) for s in walk(stmt.body)):
        return (replace(stmt, mark=Mark.SERIAL),)
    turn = replace(stmt, step=at.of(LANES), mark=Mark.LANES)
    plain = tuple(s for s in stmt.body if not isinstance(s, Prefetch))
    if stmt.mark is Mark.CELLS:
        return (replace(turn, body=plain, masked=True),)
    full = stmt.high - (stmt.high - stmt.low) % LANES
    return replace(turn, high=full), replace(turn, low=full, body=plain, masked=True)


def _has_lanes(stmt: Stmt) -> bool:
    """Slots of groups are gathered and scattered as f64; a guard may differ from lane to lane."""
    if isinstance(stmt, (If, FoldShared)):
        return False
    place = place_of(stmt)
    return place is None or place.kind != PlaceKind.GROUP or place.dtype in (F64, F32, BOOL)
