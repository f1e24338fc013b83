"""Gives a thread neighbouring columns, where it adds up columns: sixteen bytes an access.

    for c in .. threads                     let wide = select($cols % 4 + .. == 0, .., 0)
      let panel, first, k: of column c      for c in 0 .. wide by 4 threads
      a := sum of nothing                     for word in 0 .. 4 vector 4
      for r in first .. high                    let panel, first, column: of c
        %grad = load grad[r * #cols + k]  -->   a := sum of nothing
        a += sum %grad                          for r in first .. high
      %leaf = fold a by lane                      %grad = load grad[r * #cols + (column + word)]
      store partial[.. + k] = %leaf               a += sum %grad
                                                %leaf = fold a by lane
                                                store partial[.. + (column + word)] = %leaf
                                            for c in wide .. threads
                                              ..

Each column is a chain of its own, as before; of 16 bits they are eight. Columns are words if rows
are whole words, and arrays begin at a multiple of sixteen bytes. Before: `columns_to_threads`.
After: the same cells are touched.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import Threads, Vector
from ....ir.loops.nest import For, Let, Load, Nest, Stmt, Store
from ....ir.loops.walk import Body, rewrite, walk, with_position
from ....ir.lowered.tables import ARRAY_KINDS, Place, PlaceKind
from ..facts import BY_THREADS, SINGLE, UNNAMED, facts
from ..from_program.cells import ALL_COLS
from ..from_program.kernels import COL, COLS

ALIGNED = 16  # bytes of the widest access
FEWEST, MOST = 4, 8  # columns that a thread takes at a time

_COLUMNS = axes.fused(axes.PANEL, axes.COL)


@facts(needs=(BY_THREADS,), ends=(SINGLE, UNNAMED))
def column_words(nest: Nest) -> Nest:
    """Gives each thread several columns at a time, where a nest adds up columns."""
    names = {place: name for name, place in reversed(nest.places)}
    body = rewrite(nest.body, lambda stmt: _of_loop(stmt, names))
    return nest if body == nest.body else replace(nest, body=body)


def _of_loop(stmt: Stmt, names: dict[Place, str]) -> Body | None:
    if not isinstance(stmt, For) or not isinstance(stmt.mapping, Threads) or stmt.axis != _COLUMNS:
        return None
    column = next((s for s in stmt.body if isinstance(s, Let) and s.axis == axes.COL), None)
    if column is None or stmt.low is not at.of(0):
        return None
    places = list(dict.fromkeys(_places(stmt, column.variable)))
    cells = [p for p in places if p.kind == PlaceKind.ELEM]
    if not cells:  # what is added up is computed: of an index, of other columns
        return None
    count = neighbours(cells)
    odd = COLS % count + COL % count + ALL_COLS % count
    for place in places:
        odd += at.name(f"^{names[place]}") % ALIGNED
    whole = at.select(at.test("==", odd, 0), stmt.high - stmt.high % count, 0)
    wide = at.variable("wide")
    body = tuple(replace(s, variable="column") if s is column else s for s in stmt.body)
    words = with_position(body, column.variable, at.variable("column") + at.variable("word"))
    turn = For("word", at.of(0), at.of(count), words, Vector(count))
    return (
        Let("wide", whole),
        replace(stmt, high=wide, step=at.of(count), body=(turn,)),
        replace(stmt, low=wide),
    )


def neighbours(arrays: Iterable[Place]) -> int:
    """How many columns of some arrays a thread takes at a time."""
    return max(FEWEST, min(MOST, ALIGNED // min(p.dtype.bytes for p in arrays)))


def _places(loop: For, column: str) -> Iterator[Place]:
    """The arrays in which neighbouring columns are neighbours."""
    for stmt in walk(loop.body):
        if isinstance(stmt, Load | Store) and column in stmt.at.variables:
            assert stmt.place.kind in ARRAY_KINDS
            yield stmt.place
