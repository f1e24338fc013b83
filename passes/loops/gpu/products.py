"""Products to the threads of a block: a tile of registers each, its columns a warp apart.

    for i: row in $row .. $row + $rows            for t in 0 .. tiles * 32 threads
      for j: col in 0 .. #cols                      let ir = $row + t / 32 / across * 8
        c := matmul of nothing                      let jr = t / 32 % across * 128 + t % 32
        for k: k in 0 .. #leaves                    c[8, 4] := matmul of nothing
          %a = load a[i * #leaves + k]              for k: k/4 in 0 .. #leaves / 4 * 4 by 4
          %b = load b[k * #cols + j]      -->         for u in 0 .. 4 unrolled
          c += matmul %a, %b                            for m: row%8 in 0 .. 8 unrolled
        %t = fold c by lane                               %a = load a[min(..) * .. + (k + u)]
        store c[i * #cols + j] = %t                       for v in 0 .. 4 unrolled
                                                            %b = load b[.. + (jr + v * 32)]
                                                            c[m, v] += matmul %a, %b
                                                    for k: k in #leaves / 4 * 4 .. #leaves
                                                      ..

Neighbouring threads have neighbouring columns, however many a row has: a warp loads them together,
and a cell of the left operand once for all its threads. What is loaded for one register is there
for others: of 8 by 4, twelve loads for 32 pairs. Of four pairs, most addresses are numbers apart:
of 214 instructions 128 are fma, of one pair at a time 32 of 82 (ptxas, sm_80).

Rows behind the last are copies of it, and not stored; so are columns, of a tile at the edge. Of a
symmetric product, tiles above the diagonal are left out. Of a pass over matrices, the columns of
such a product end behind the diagonal.

Before: the nest as declared, or its mirror. After: no thread waits for another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import WARP, Threads, Unrolled, Vector
from ....ir.loops.nest import (
    Acc,
    Accumulate,
    Fold,
    For,
    If,
    Init,
    Let,
    Nest,
    Register,
    Stmt,
    Take,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body, everywhere, rewrite, rewritten
from ..products import PAIRS, declared

FIRST, LEFT, INSIDE, APART = (at.variable(name) for name in ("ir", "jr", "m", "v"))
_TURN = at.variable("t")
TOGETHER = 4  # pairs


def thread_tiles(rows: int, cols: int, *, half: bool = False) -> Callable[[Nest], Nest]:
    """The pass that gives each thread so many rows and columns of a product."""
    return lambda nest: rewritten(nest, lambda stmt: _tiled(stmt, rows, cols, half))


def rows_there(down: For) -> Position:
    """The rows of a unit; 0 where it begins behind the last, of the shorter side."""
    return at.select(at.test("<", down.low, down.high), down.high - down.low, 0)


def mirror_to_threads(nest: Nest) -> Nest:
    """Maps the columns of a mirror."""

    def mapped(stmt: Stmt) -> Body | None:
        is_row = isinstance(stmt, For) and isinstance(stmt.mapping, Vector)
        return (replace(stmt, mapping=Threads(), step=at.of(1)),) if is_row else None

    return rewritten(nest, mapped)


def _tiled(stmt: Stmt, rows: int, cols: int, half: bool) -> Body | None:
    nest = declared(stmt)
    if nest is None:
        return None
    down, across = nest
    if down.variable in across.high.variables:  # to the diagonal, min(i + 1, cols)
        across, half = replace(across, high=across.high.args[1]), True
    width = cols * WARP
    tiles = (across.high - across.low + (width - 1)) // width
    count = (rows_there(down) + (rows - 1)) // rows * tiles
    first = across.low + _TURN // WARP % tiles * width
    lets = (
        Let("ir", down.low + _TURN // WARP // tiles * rows, axes.ROW.tiles(rows)),
        Let("jr", first + _TURN % WARP, axes.COL),
    )
    tile = _Tile(down, across, rows, cols)
    is_whole = at.test("<=", first + width, across.high)
    body: Body = (If((), is_whole, tile.body(whole=True), tile.body(whole=False)),)
    if half:
        body = (If((), at.test("<", first, FIRST + rows), body),)
    both = axes.fused(axes.ROW, axes.COL)
    return (For("t", at.of(0), count * WARP, (*lets, *body), Threads(), axis=both),)


@dataclass(frozen=True, slots=True)
class _Tile:
    """The statements of a cell, for all cells of a thread; a whole tile has all its columns."""

    down: For
    across: For
    rows: int
    cols: int

    def body(self, *, whole: bool) -> Body:
        """A cell's start, what it goes on from, its pairs; then what is done with it."""
        found, is_there = list[Stmt](), False
        for stmt in self.across.body:
            match stmt:
                case Init(Register(acc)):
                    found.append(Init(Register(self.acc(acc))))
                case For():
                    found += self.taken(stmt, whole)
                    is_there = True
                case _ if is_there:
                    rest = self.across.body[self.across.body.index(stmt) :]
                    return (*found, *self.each(rest, whole, is_there=True))
                case _:
                    found += self.each((stmt,), whole, is_there=False)
        raise AssertionError("a chain is folded")

    def taken(self, loop: For, whole: bool) -> Body:
        """The pairs, some at a time, then one by one: in between, addresses are numbers apart."""
        number = at.variable(loop.variable)
        end = loop.low + (loop.high - loop.low) // TOGETHER * TOGETHER
        body = everywhere(loop.body, lambda p: p.swapped({number: number + at.variable("u")}))
        some = For("u", at.of(0), at.of(TOGETHER), self.each(body, whole, is_there=False),
                   Unrolled())  # fmt: skip
        step = at.of(TOGETHER)
        return (
            replace(loop, high=end, step=step, body=(some,), axis=PAIRS.tiles(TOGETHER)),
            replace(loop, low=end, body=self.each(loop.body, whole, is_there=False)),
        )

    def each(self, body: Body, whole: bool, *, is_there: bool) -> Body:
        """Statements for each cell: of those that are there, or of copies of the last."""
        row, col = FIRST + INSIDE, LEFT + APART * WARP
        is_row = at.test("<", row, self.down.high)
        is_col = at.test("<", col, self.across.high)
        if not is_there:
            row = at.minimum(row, self.down.high - 1)
            col = col if whole else at.minimum(col, self.across.high - 1)
        known = {at.variable(self.down.variable): row, at.variable(self.across.variable): col}
        placed = rewrite(everywhere(body, lambda p: p.swapped(known)), self.in_registers)
        once = () if is_there else tuple(s for s in placed if _is_of_row(s))
        placed = tuple(s for s in placed if s not in once)
        if is_there and not whole:
            placed = (If((), is_col, placed),)
        inner = For("v", at.of(0), at.of(self.cols), placed, Unrolled())
        of_row: Body = (*once, inner)
        if is_there:
            of_row = (If((), is_row, of_row),)
        inside = axes.ROW.inside(self.rows)
        return (For("m", at.of(0), at.of(self.rows), of_row, Unrolled(), axis=inside),)

    def in_registers(self, stmt: Stmt) -> Body | None:
        """A statement on the chain, on that of its cell."""
        match stmt:
            case Take(Register(acc)) | Accumulate(Register(acc)) | Fold(_, Register(acc)):
                return (replace(stmt, ref=Register(self.acc(acc), (INSIDE, APART))),)
            case _:
                return None

    def acc(self, acc: Acc) -> Acc:
        return replace(acc, sizes=(self.rows, self.cols))


def _is_of_row(stmt: Stmt) -> bool:
    """Whether it asks for nothing of a column."""
    found: list[Position] = [getattr(stmt, "at", at.of(0))]
    is_load = not isinstance(stmt, Take | Accumulate)
    return is_load and all(LEFT.args[0] not in p.variables for p in found)
