"""Gives a thread four neighbours, or eight of 16 bits and fewer, if all arrays are aligned so.

    for k in $col .. high threads        let words = select(^param % 16 + .. == 0, .., 0)
      %param = load param[k]             for k in $col .. $col + words by 4 threads
      store param[k] = %9         -->      for word in 0 .. 4 lanes 4
                                             %param = load param[k + word]
                                             store param[k + word] = %9
                                         for k in $col + words .. high threads
                                           %param = load param[k]
                                           store param[k] = %9

An access is of sixteen bytes at most: beside bf16, what a thread has of an f32 array are two.
Before: a loop of threads touches each array at one position. After: the same cells are touched;
what a thread takes begins at a multiple of sixteen bytes.
"""

from __future__ import annotations

from dataclasses import replace

from ....ir.loops import position as at
from ....ir.loops.nest import Compute, For, Index, Let, Load, Mark, Nest, Stmt, Store
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, rewrite, with_position
from ....ir.lowered.program import Place, PlaceKind

FEWEST, MOST = 4, 8  # elements that a thread takes at a time
ALIGNED = 16  # bytes of the widest access


def words(nest: Nest) -> Nest:
    """Gives each thread several elements at a time, where a nest's loops of threads allow it."""
    names = {place: name for name, place in reversed(nest.places)}
    body = rewrite(nest.body, lambda stmt: _of_loop(stmt, names))
    return nest if body == nest.body else replace(nest, body=body)


def _of_loop(stmt: Stmt, names: dict[Place, str]) -> Body | None:
    if not isinstance(stmt, For) or stmt.mark is not Mark.THREADS:
        return None
    touched = _touched(stmt)
    if touched is None:
        return None
    position, places = touched
    narrowest = min(place.dtype.bytes for place in places)
    count = max(FEWEST, min(MOST, ALIGNED // narrowest))
    odd = position.replaced(stmt.variable, stmt.low) % count
    for place in places:
        odd += at.name(f"^{names[place]}") % ALIGNED
    every = stmt.high - stmt.low
    whole = at.select(at.test("==", odd, 0), every - every % count, 0)
    middle = stmt.low + at.variable("words")
    word = at.variable(stmt.variable) + at.variable("word")
    body = with_position(stmt.body, stmt.variable, word)
    turn = For("word", at.of(0), at.of(count), at.of(count), body, Mark.LANES)
    return (
        Let("words", whole),
        replace(stmt, high=middle, step=at.of(count), body=(turn,)),
        replace(stmt, low=middle),
    )


def _touched(loop: For) -> tuple[Position, list[Place]] | None:
    """The one position of all accesses of a loop that vary, and the arrays; None: not so."""
    found: dict[Place, None] = {}
    asked = set[Position]()
    for stmt in loop.body:
        match stmt:
            case Load(place=place, at=cell) | Store(place=place, at=cell):
                if loop.variable in cell.variables:
                    found[place] = None
                    asked.add(cell)
                elif isinstance(stmt, Store):
                    return None
            case Index(at=cell, every=1):
                asked.add(cell)
            case Compute():
                pass
            case _:
                return None
    if len(asked) != 1 or not found or any(p.kind != PlaceKind.ELEM for p in found):
        return None
    return asked.pop(), list(found)
