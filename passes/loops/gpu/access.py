"""Vector access: a thread takes neighbouring cells, sixteen bytes of an array at a time.

    for k in $col .. high threads        let wide = select(^param % 16 + .. == 0, .., 0)
      %param = load param[k]             for k in $col .. $col + wide by 4 threads
      store param[k] = %9                  for i in 0 .. 4 vector 4
                                  -->        %param = load param[k + i]
                                             store param[k + i] = %9
                                         for k in $col + wide .. high threads
                                           %param = load param[k]
                                           store param[k] = %9

1. Elements are four neighbours, of 16 bits and fewer eight: then an f32 array takes two accesses.
2. Beside values of their row or column, whose place takes divisions, one division serves all
   neighbours, which are in one row where rows have a multiple of so many columns.
3. Columns that are added up likewise: each neighbour is a chain of its own.
4. A leaf goes to four threads, which have four neighbouring lanes each:

    for t in .. group(16)                  if $col % 4 + .. == 0 & 32 <= ..
      acc := sum of nothing                  for t in .. group(4, 4)
      for k in leaf .. high lane               acc.vector := sum of nothing
        %m = load m[k]                         for k in leaf .. high by 4 lane
        acc += sum %m               -->          for i in 0 .. 4 vector 4
                                                   %m = load m[k + i]
                                                   acc.vector += sum %m
                                           else
                                             for t in .. group(16) ..

   Sixteen threads keep the leaves of an area that has few, for otherwise most of a block would
   have none, and of one whose rows begin or end within four cells.

Arrays that do not begin at a multiple of sixteen bytes have the other version. Before: a thread
takes one cell at a time. After: the same cells are touched, and lanes have the same terms in order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.algebra import is_in_a_row, stride
from ....ir.loops.mappings import Lane, ThreadGroup, Threads, Vector
from ....ir.loops.nest import (
    MATRICES,
    STRIPS,
    Accumulate,
    Compute,
    Fold,
    For,
    If,
    Index,
    Init,
    Let,
    Load,
    Nest,
    Register,
    Stmt,
    Store,
    Take,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, rewritten, walk, with_position
from ....ir.lowered.tables import ARRAY_KINDS, Place, PlaceKind
from ....ir.semantics import LANES, LEAF
from ..facts import BY_THREADS, ONE_ROUND, SINGLE, UNNAMED, UNSYNCED, facts
from ..from_program.cells import ALL_COLS
from ..from_program.kernels import COL, COLS
from .columns import COLUMNS
from .threads import LEAF_OF_GROUP, LEAVES

ALIGNED = 16  # bytes of the widest access
FEWEST, MOST = 4, 8  # cells that a thread takes at a time
EACH = 4  # lanes of a thread that has a leaf with three others
FEWEST_LEAVES = 32  # that are worth it: half of a block's threads have one
MOST_CELLS = 64  # registers of a thread that it adds up in and loads to
MOST_COMPUTED = 64  # values of an iteration: bound by arithmetic, it gains nothing from wide access
_PLAIN = (Load, Store, Compute, Index)
_CHAINS = (*_PLAIN, Init, If, Take, For, Accumulate, Fold)


@facts(needs=(BY_THREADS, ONE_ROUND, UNSYNCED), ends=(SINGLE, UNNAMED))
def access(nest: Nest) -> Nest:
    """Gives threads several cells at a time, where all that a loop touches lies side by side."""
    if nest.arguments in (MATRICES, STRIPS):  # whose neighbours lie along either axis
        return nest
    return rewritten(nest, partial(_of_loop, nest))


def _of_loop(nest: Nest, stmt: Stmt) -> Body | None:
    match stmt:
        case For(mapping=Threads()):
            return _of_threads(nest, stmt)
        case For(mapping=mapping) if mapping == LEAF_OF_GROUP:
            return _of_leaves(nest, stmt)
        case _:
            return None


# ------------------------------------------------------------------ cells of threads


def _of_threads(nest: Nest, loop: For) -> Body | None:
    """Cases 1 to 3: a version whose threads take neighbours, then what is left for single cells."""
    lets = [s for s in loop.body if isinstance(s, Let)]
    body = loop.body[len(lets) :]
    found = _along_a_row(loop, lets[-1], body) if lets else _alone(loop)
    if not found:
        return None
    count = neighbours(s.place for s in found if s.place.kind == PlaceKind.ELEM)
    if lets:
        odd, column = _odd_rows(found, count), lets[-1].variable
    else:
        odd, column = found[0].at.replaced(loop.variable, loop.low) % count, loop.variable
    every, middle = loop.high - loop.low, loop.low + at.variable("wide")
    is_even = aligned(nest, dict.fromkeys(s.place for s in found), odd)
    vectors = in_vectors(body, column, count)
    return (
        Let("wide", at.select(is_even, every - every % count, 0)),
        replace(loop, high=middle, step=at.of(count), body=(*lets, vectors)),
        replace(loop, low=middle),
    )


def _alone(loop: For) -> list[Load | Store]:
    """Case 1: the accesses of elements, all at one position; none if they are not."""
    along = _along(loop.body, loop.variable)
    found = [s for s in along if not isinstance(s, Index)]
    fits = (
        len({s.at for s in along}) == 1
        and stride(along[0].at, loop.variable) is at.of(1)
        and all(s.place.kind == PlaceKind.ELEM for s in found)
        and all(isinstance(s, _PLAIN) for s in loop.body)
    )
    return found if fits else []


def _along_a_row(loop: For, column: Let, body: Body) -> list[Load | Store]:
    """Cases 2 and 3: the accesses along a row, if there are elements, and no other accesses."""
    if column.axis != axes.COL:
        return []
    is_added = loop.axis == COLUMNS
    found = _in_rows(body, column.variable, _CHAINS if is_added else _PLAIN, of_blocks=is_added)
    return found if any(s.place.kind == PlaceKind.ELEM for s in found) else []


def _along(body: Body, column: str) -> list[Load | Store | Index]:
    """The statements whose positions change from column to column."""
    touches = (s for s in walk(body) if isinstance(s, Load | Store | Index))
    return [s for s in touches if column in s.at.variables]


def _in_rows(
    body: Body, column: str, known: tuple[type[Stmt], ...], *, of_blocks: bool = False
) -> list[Load | Store]:
    """The accesses along a row of a body of such statements; none if one goes elsewhere.

    With `of_blocks`, cells of blocks along a row are taken as well.
    """
    along = _along(body, column)
    found = [s for s in along if not isinstance(s, Index)]
    fits = (
        all(isinstance(s, known) for s in walk(body))
        and all(is_in_a_row(_element(s.at) if of_blocks else s.at, column) for s in along)
        and all(s.place.kind in ARRAY_KINDS for s in found)
    )
    return found if fits else []


def _element(cell: Position) -> Position:
    """The element that a cell is of: a block of so many elements has one."""
    is_of_block = cell.op == "/" and cell.parts[1].op == "const"
    return cell.parts[0] if is_of_block else cell


def _odd_rows(found: Iterable[Load | Store], count: int) -> Position:
    """0 where the first column, and each row's, is the first of so many neighbours."""
    odd = COL % count + COLS % count
    return odd + ALL_COLS % count if any(s.at.op != "var" for s in found) else odd


def neighbours(arrays: Iterable[Place]) -> int:
    """Return the number of cells of some arrays that a thread takes at a time."""
    return max(FEWEST, min(MOST, ALIGNED // min((p.dtype.bytes for p in arrays), default=MOST)))


def aligned(nest: Nest, arrays: Iterable[Place], odd: Position, cells: int = ALIGNED) -> Position:
    """The condition that arrays are aligned to so many cells, at most 16 bytes; `odd` is 0."""
    names = {place: name for name, place in reversed(nest.places)}
    for place in arrays:
        odd += at.name(f"^{names[place]}") % min(ALIGNED, cells * place.dtype.bytes)
    return at.test("==", odd, 0)


def in_vectors(body: Body, variable: str, count: int) -> For:
    """A body for so many neighbours: one access to an array has all of them."""
    each = with_position(body, variable, at.variable(variable) + at.variable("i"))
    return For("i", at.of(0), at.of(count), each, Vector(count))


# ------------------------------------------------------------------ lanes of leaves


def _of_leaves(nest: Nest, group: For) -> Body | None:
    """Case 4: a version whose groups are four threads, and the one of sixteen."""
    loops = [s for s in group.body if isinstance(s, For)]
    touched = [_of_lanes(loop) for loop in loops]
    if not loops or not all(touched):
        return None
    found = [s for of_loop in touched for s in of_loop]
    mapping = ThreadGroup(LANES // EACH, EACH)
    vectors = replace(group, mapping=mapping, body=tuple(map(_of_lane_vector, group.body)))
    places, odd = dict.fromkeys(s.place for s in found), _odd_rows(found, EACH)
    leaves = LEAVES if group.axis == axes.COL.tiles(LEAF) else group.high
    is_long = at.test("<=", FEWEST_LEAVES, leaves)
    condition = at.position("&", aligned(nest, places, odd, EACH), is_long)
    return (If((), condition, (vectors,), (group,)),)


def _of_lanes(loop: For) -> list[Load | Store]:
    """The accesses of a loop whose lanes touch neighbours in rows; none if they are not worth it.

    The last block of a tensor may be short; four lanes have to fit in a thread's registers.
    """
    is_lane = (loop.mapping, loop.axis) == (Lane(), axes.COL) and "#numel" not in loop.high.names
    computed = sum(isinstance(s, Compute) for s in loop.body)
    if not is_lane or computed > MOST_COMPUTED or registers(loop.body, loop.variable) > MOST_CELLS:
        return []
    return _in_rows(loop.body, loop.variable, (*_PLAIN, Accumulate))


def registers(body: Body, variable: str, many: int = 1) -> int:
    """The registers for four lanes' sums in f64, and for what so many iterations load."""
    accs = {s.ref.acc.name for s in body if isinstance(s, Accumulate)}
    loads = sum(isinstance(s, Load) for s in _along(body, variable))
    return EACH * (2 * len(accs) + many * loads)


def _of_lane_vector(stmt: Stmt) -> Stmt:
    """A statement of four threads, whose accumulators have four lanes each, and so other names."""
    match stmt:
        case For():
            body = tuple(map(_of_lane_vector, stmt.body))
            return replace(stmt, step=at.of(EACH), body=(in_vectors(body, stmt.variable, EACH),))
        case Init(ref=Register(acc)) | Accumulate(ref=Register(acc)) | Fold(ref=Register(acc)):
            return replace(stmt, ref=Register(replace(acc, name=f"{acc.name}.vector")))
        case _:
            return stmt
