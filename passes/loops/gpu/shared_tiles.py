"""Products through shared memory: a block's tile, in the registers of its threads.

    for i: row in $row .. high                 for ir: row/64 in $row .. high by 64
      for j: col in 0 .. #cols                   for jt in 0 .. tiles of @threads / 2 columns
        c := matmul of nothing                     c[256, 8, 4] := matmul of nothing
        for k: k in 0 .. #leaves                   for kp: k/16 in 0 .. #leaves by 16
          %a = load a[i * #leaves + k]               for e in 0 .. 1024 threads
          %b = load b[k * #cols + j]      -->          shared.0[..] = a[..]
          c += matmul %a, %b                         for t in 0 .. @threads threads
        %t = fold c by lane                            shared.4352[..] = b[..]
        store c[i * #cols + j] = %t                  barrier
                                                     for t in 0 .. @threads threads
                                                       for k in kp .. min(kp + 16, #leaves)
                                                         c[t, m, v] += matmul %a, %b
                                                     barrier
                                                   for t in 0 .. @threads threads
                                                     %t = fold c[t, m, v] by lane
                                                     store ..

An eighth of the threads has eight rows, each thread four columns an eighth of the threads apart (of
f64 two). So a panel's cell is loaded from memory once for all of them, and from shared memory by a
warp as neighbours, or as one cell for all. Panels of 16 pairs take 12.5 KB. Rows of the left panel
are 68 cells apart: sixteen bytes that begin anywhere else would be two accesses, and 64 are as many
as there are banks, twice.

Rows and columns behind the last are copies of these, and not stored. Of a symmetric product, tiles
above the diagonal are left out.

Of a pass over matrices, blocks share a unit of rows: tiles `$strip`, `$strip` + `$strips`, ...

Before: the nest as declared. After: each thread has one iteration of `0 .. @threads`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.algebra import stride
from ....ir.loops.mappings import Threads, Unrolled
from ....ir.loops.nest import (
    MOST_THREADS,
    STRIPS,
    Acc,
    Barrier,
    For,
    If,
    Let,
    Load,
    Nest,
    Stmt,
    Store,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, rewritten, swapped, with_buffers
from ....ir.lowered.tables import Place, PlaceKind
from ....ir.types import ELEM
from ..products import PAIRS, declared, to_the_diagonal
from ..register_tiles import registers_of_tile

Cells = dict[Position, Position]  # of variables, those that are meant
PARTS = 8  # of the threads, each with rows of its own
PANEL, APART = 16, 4  # pairs; cells behind a row of the left panel
_T, _K, _FIRST, _LEFT, _M, _V = (at.variable(v) for v in ("t", "kp", "ir", "jr", "m", "v"))
_ALL = at.ALL_THREADS
_PART = _T * PARTS // _ALL
_ACROSS = _T - _PART * (_ALL // PARTS)  # of the threads that have the same rows


def shared_tiles(rows: int, cols: int) -> Callable[[Nest], Nest]:
    """The pass that has a block take tiles; a thread has so many rows and columns."""
    return lambda nest: with_buffers(nest, lambda stmt: _tiled(stmt, rows, cols))


def in_strips(nest: Nest) -> Nest:
    """A pass over matrices, of whose tiles of columns a block takes each so many."""
    low, step = map(at.name, STRIPS[-2:])

    def changed(stmt: Stmt) -> Body | None:
        is_tiles = isinstance(stmt, For) and stmt.axis == axes.PANEL
        return (replace(stmt, low=low, step=step),) if is_tiles else None

    made = rewritten(nest, changed)
    return nest if made is nest else replace(made, arguments=STRIPS)


def _tiled(stmt: Stmt, rows: int, cols: int) -> Body | None:
    if (nest := declared(stmt)) is None:
        return None
    down, across, half = to_the_diagonal(*nest)
    start = next(n for n, s in enumerate(across.body) if isinstance(s, For))
    taken, behind = across.body[start], across.body[start + 1 :]
    assert isinstance(taken, For)
    return _BlockTile(down, across, taken, rows, cols, half).loops(across.body[:start], behind)


@dataclass(frozen=True, slots=True)
class _BlockTile:
    down: For
    across: For
    taken: For
    rows: int
    cols: int
    half: bool

    def loops(self, start: Body, behind: Body) -> Body:
        """Tile after tile of the rows, and of the columns."""
        tall = PARTS * self.rows
        size = self.across.high
        if self.half:
            size = at.minimum(size, _FIRST + tall)
        tiles = (size * PARTS + (_ALL * self.cols - 1)) // (_ALL * self.cols)
        column = Let("jr", at.variable("jt") * self.width, axes.COL)
        body = (column, *self.of_registers(start), self.panels(), self.stored(behind))
        inner = For("jt", at.of(0), tiles, body, axis=axes.PANEL)
        step, axis = at.of(tall), axes.ROW.tiles(tall)
        return (For("ir", self.down.low, self.down.high, (inner,), step=step, axis=axis),)

    @property
    def width(self) -> Position:
        """The columns of a tile."""
        return _ALL * self.cols // PARTS

    def panels(self) -> For:
        """All pairs, sixteen at a time."""
        left, right = (s for s in self.taken.body if isinstance(s, Load))
        copies = (self.copied_left(left), self.copied_right(right))
        body = (*copies, Barrier(), self.added(left, right), Barrier())
        step, axis = at.of(PANEL), PAIRS.tiles(PANEL)
        return For("kp", self.taken.low, self.taken.high, body, step=step, axis=axis)

    # -- panels

    def buffers(self, load: Load) -> tuple[Place, Place]:
        """The panels of both operands."""
        left = Place(PlaceKind.SHARED, 0, load.place.dtype, ELEM)
        size = PANEL * (PARTS * self.rows + APART) * load.place.dtype.bytes
        return left, replace(left, index=size)

    def left_cell(self, pair: Position, row: Position) -> Position:
        """Return the index of a cell of the left panel."""
        return pair * (PARTS * self.rows + APART) + row

    def copied_left(self, load: Load) -> For:
        """Rows side by side where they are neighbours, else pairs."""
        tall, cell = PARTS * self.rows, at.variable("e")
        first, second = cell // tall, cell % tall
        if stride(load.at, self.down.variable) is not at.of(1):
            first, second = cell % PANEL, cell // PANEL
        row = at.minimum(_FIRST + second, self.down.high - 1)
        known = {self.pair: _K + first, at.variable(self.down.variable): row}
        body = self.copied(load, known, self.buffers(load)[0], self.left_cell(first, second))
        return For("e", at.of(0), at.of(PANEL * tall), (self.there(first, body),), Threads())

    def copied_right(self, load: Load) -> For:
        """Columns side by side; a thread has the same column of some pairs."""
        parts = PARTS // self.cols
        turn, count = at.variable("u"), PANEL // parts
        part = _T * parts // _ALL
        column = _T - part * self.width
        pair = part * count + turn
        known = {
            self.pair: _K + pair,
            at.variable(self.across.variable): at.minimum(_LEFT + column, self.across.high - 1),
        }
        body = self.copied(load, known, self.buffers(load)[1], pair * self.width + column)
        each = For("u", at.of(0), at.of(count), (self.there(pair, body),), Unrolled())
        return _of_threads(each)

    def copied(
        self, load: Load, known: dict[Position, Position], to: Place, cell: Position
    ) -> Body:
        """A cell of an operand, copied."""
        value = f"{load.value}.copied"
        return (
            replace(load, value=value, at=load.at.swapped(known)),
            Store(to, cell, value),
        )

    def there(self, pair: Position, body: Body) -> If:
        """Run statements under the condition that the pair exists."""
        return If((), at.test("<", _K + pair, self.taken.high), body)

    @property
    def pair(self) -> Position:
        """The number of a pair, in what is declared."""
        return at.variable(self.taken.variable)

    # -- chains

    def added(self, left: Load, right: Load) -> For:
        """The pairs of a panel, to all registers of each thread."""
        one, other = self.buffers(left)
        inside = self.pair - _K
        a = replace(left, place=one, at=self.left_cell(inside, _PART * self.rows + _M))
        b = replace(right, place=other, at=inside * self.width + (_ACROSS + _V * (_ALL // PARTS)))
        rest = tuple(s for s in self.taken.body if s not in (left, right))
        inner = self.each((a,), (b, *self.of_registers(rest)))
        high = at.minimum(_K + PANEL, self.taken.high)
        return _of_threads(replace(self.taken, low=_K, high=high, body=(inner,)))

    def stored(self, body: Body) -> For:
        """Statements for each cell inside the matrix."""
        row, col = _FIRST + (_PART * self.rows + _M), _LEFT + (_ACROSS + _V * (_ALL // PARTS))
        known = {at.variable(self.down.variable): row, at.variable(self.across.variable): col}
        placed = swapped(self.of_registers(body), known)
        is_col = If((), at.test("<", col, self.across.high), placed)
        return _of_threads(self.each((), (is_col,), at.test("<", row, self.down.high)))

    def each(self, of_row: Body, body: Body, condition: Position | None = None) -> For:
        """A thread's rows, and in each its columns."""
        across = For("v", at.of(0), at.of(self.cols), body, Unrolled())
        inside: Body = (*of_row, across)
        if condition is not None:
            inside = (If((), condition, inside),)
        return For("m", at.of(0), at.of(self.rows), inside, Unrolled())

    def of_registers(self, body: Body) -> Body:
        """Statements on the chain, on that of each cell; started, all of them."""
        return registers_of_tile(body, self.acc, (_T, _M, _V))

    def acc(self, acc: Acc) -> Acc:
        return replace(acc, sizes=(MOST_THREADS, self.rows, self.cols))


def _of_threads(stmt: Stmt) -> For:
    """A statement, by each thread once."""
    return For("t", at.of(0), _ALL, (stmt,), Threads())
