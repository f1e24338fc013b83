"""Gives a thread four elements at a time, or eight of 16 bits and fewer: 16 bytes an access.

    for k in $col .. high threads        let words = select(^param % 16 + .. == 0, .., 0)
      %param = load param[k]             for k in $col .. $col + words by 4 threads
      store param[k] = %9                  for word in 0 .. 4 vector 4
                                             %param = load param[k + word]
                                             store param[k + word] = %9
                                  -->    let singles = ...
                                         for u in $col + words .. + singles by 1024
                                           for k in u .. u + 256 threads
                                             %param = load param[k]
                                             %param.1 = load param[k + 256]
                                             ...
                                         for k in .. high threads
                                           ...

1. Neighbours, if all arrays are aligned to sixteen bytes; beside bf16, what a thread has of an f32
   array are two accesses.
2. Else single elements, as many turns at a time, loads first: neighbouring threads still have
   neighbouring elements, so that no array that is aligned suffers from one that is not. Of five f32
   arrays half as many, as the rest would cost a block; a long computation is not repeated at all.
3. Elements beside values of their row or column, which divide to find it, are neighbours if rows
   are whole words, so that one division finds the row of all. Else they are single as in case 2,
   two or four turns at a time: each keeps where it is stored, in registers.

Before: a loop of threads touches each array at one position. After: the same cells are touched;
what a thread takes as words begins at a multiple of sixteen bytes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.layout import is_in_a_row
from ....ir.loops.mappings import Threads, Vector
from ....ir.loops.nest import MATRICES, STRIPS, Compute, For, Index, Let, Load, Nest, Stmt, Store
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, rewritten, with_position
from ....ir.lowered.tables import ARRAY_KINDS, Place, PlaceKind
from ..facts import BY_THREADS, SINGLE, UNNAMED, facts
from ..from_program.cells import ALL_COLS
from ..from_program.kernels import COL, COLS
from .columns import FEWEST, are_words, neighbours
from .unroll_loads import in_rounds, unrolled

HELD = 80  # bytes of words whose registers are few: half of them are 40 KB, by four blocks
ENOUGH = 32  # bytes that a thread loads of single elements beside their row
APART = 256  # elements between the turns that a thread takes at a time: the threads of a block
LONG = 64  # operations of a computation that is not repeated for arrays that are not aligned
_WORD, _COUNT = at.variable("word"), at.variable("count")


@facts(needs=(BY_THREADS,), ends=(SINGLE, UNNAMED))
def words(nest: Nest) -> Nest:
    """Gives each thread several elements at a time, where a nest's loops of threads allow it."""
    if nest.arguments in (MATRICES, STRIPS):  # whose neighbours lie along either axis
        return nest
    return rewritten(nest, partial(_of_loop, nest))


@dataclass(frozen=True, slots=True)
class _Elements:
    """Accesses of one iteration of a loop of threads: arrays, by neighbouring elements."""

    lets: Body  # where its row and column are
    word: Body  # for an element of a word
    places: tuple[Place, ...]
    odd: Position  # 0 where the first element, and each row's, is one of a word


def _of_loop(nest: Nest, stmt: Stmt) -> Body | None:
    if not isinstance(stmt, For) or not isinstance(stmt.mapping, Threads):
        return None
    found = _beside_rows(stmt) if isinstance(stmt.body[0], Let) else _flat(stmt)
    if found is None:
        return None
    every, count = stmt.high - stmt.low, neighbours(found.places)
    is_even = are_words(nest, found.places, found.odd.swapped({_COUNT: at.of(count)}))
    whole = at.select(is_even, every - every % count, 0)
    middle = stmt.low + at.variable("words")
    turn = For("word", at.of(0), at.of(count), found.word, Vector(count))
    wide = replace(stmt, high=middle, step=at.of(count), body=(*found.lets, turn))
    rest = replace(stmt, low=middle)
    many = 1 if _is_long(stmt) else _turns(stmt, count)
    if many == 1:
        return Let("words", whole), wide, rest
    left, body = every - at.variable("words"), _at_once(rest, many)  # case 2
    singles, *rounds = in_rounds(rest, body, many * APART, APART, left, "singles")
    return Let("words", whole), singles, wide, *rounds


def _turns(loop: For, count: int) -> int:
    """Single elements of a thread an iteration: as many as in a wide access, or half of them.

    Beside rows each has to keep where it is stored: as few as load enough.
    """
    beside = isinstance(loop.body[0], Let)
    loads = (s for s in loop.body if isinstance(s, Load) and s.place.kind in ARRAY_KINDS)
    each = sum(s.place.dtype.bytes for s in loads if s.at.variables)
    if beside:
        return next(n for n in (1, 2, 4, 8) if n == 8 or n * each >= ENOUGH)
    return count // 2 if count * each == HELD and count == FEWEST else count


def _is_long(loop: For) -> bool:
    return sum(isinstance(s, Compute) for s in loop.body) > LONG


def _at_once(loop: For, many: int) -> Body:
    """So many turns, loads first; each finds its row and column for itself."""
    lets = [s for s in loop.body if isinstance(s, Let)]
    plain = replace(loop, body=loop.body[len(lets) :])
    for let in reversed(lets):
        plain = replace(plain, body=with_position(plain.body, let.variable, let.position))
    return tuple(unrolled(plain, many, APART))


# ------------------------------------------------------------------ what a loop touches


def _flat(loop: For) -> _Elements | None:
    """The one position of all accesses that vary, and the arrays; None: not so."""
    touched = _touched(loop.body, loop.variable)
    if touched is None or len(set(touched.values())) != 1:
        return None
    first = next(iter(touched.values())).replaced(loop.variable, loop.low)
    places = tuple(p for p in touched if p is not None)
    if any(p.kind != PlaceKind.ELEM for p in places):
        return None
    word = with_position(loop.body, loop.variable, at.variable(loop.variable) + _WORD)
    return _Elements((), word, places, first % _COUNT)


def _beside_rows(loop: For) -> _Elements | None:
    """Case 3: all accesses that vary are so far behind the first column of a row."""
    lets = tuple(s for s in loop.body if isinstance(s, Let))
    body = loop.body[len(lets) :]
    if [s.axis for s in lets] != [axes.ROW, axes.COL]:
        return None
    column = lets[-1].variable
    touched = _touched(body, column)
    if touched is None or not all(is_in_a_row(cell, column) for cell in touched.values()):
        return None
    word = with_position(body, column, at.variable(column) + _WORD)
    places = tuple(p for p in touched if p is not None)
    return _Elements(lets, word, places, ALL_COLS % _COUNT + COL % _COUNT + COLS % _COUNT)


def _touched(body: Body, variable: str) -> dict[Place | None, Position] | None:
    """The arrays that a body touches by a variable, and where; None: it does something else.

    An index is under None, if it is not where an array is touched.
    """
    found: dict[Place | None, Position] = {}
    for stmt in body:
        match stmt:
            case Load(place=place, at=cell) | Store(place=place, at=cell):
                if variable in cell.variables:
                    if place.kind not in ARRAY_KINDS or found.setdefault(place, cell) is not cell:
                        return None
                elif isinstance(stmt, Store):
                    return None
            case Index(at=cell, every=1):
                if cell not in found.values() and found.setdefault(None, cell) is not cell:
                    return None
            case Compute():
                pass
            case _:
                return None
    return found if any(found) else None
