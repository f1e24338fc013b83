"""Products to the threads of a block: a tile of registers each, its columns a warp apart.

    for i: row in $row .. $row + $rows            for t in 0 .. tiles * 32 threads
      for j: col in 0 .. #cols                      let ir = $row + t / 32 / across * 8
        c := matmul of nothing                      let jr = t / 32 % across * 128 + t % 32
        for k: k in 0 .. #leaves                    c[8, 4] := matmul of nothing
          %a = load a[i * #leaves + k]              for k: k in 0 .. #leaves
          %b = load b[k * #cols + j]      -->         for m: row%8 in 0 .. 8 unrolled
          c += matmul %a, %b                            %a = load a[min(ir + m, ..) * #leaves + k]
        %t = fold c by lane                             for v .. 4 unrolled
        store c[i * #cols + j] = %t                       %b = load b[k * #cols + min(jr + .., ..)]
                                                          c[m, v] += matmul %a, %b
                                                    ..

Neighbouring threads have neighbouring columns, however many a row has: a warp loads them together,
and a cell of the left operand once for all its threads. What is loaded for one register is there
for others: of 8 by 4, twelve loads for 32 pairs. Rows and columns behind the last are copies of it,
and not stored. Of a symmetric product, tiles above the diagonal are left out.

Before: the nest as declared, or its mirror. After: no thread waits for another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

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
from ..from_program.kernels import ROWS
from ..products import declared

FIRST, LEFT, INSIDE, APART = (at.variable(name) for name in ("ir", "jr", "m", "v"))
_TURN = at.variable("t")


def thread_tiles(rows: int, cols: int, *, half: bool = False) -> Callable[[Nest], Nest]:
    """The pass that gives each thread so many rows and columns of a product."""
    return lambda nest: rewritten(nest, lambda stmt: _tiled(stmt, rows, cols, half))


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
    width = cols * WARP
    tiles = (across.high - across.low + (width - 1)) // width
    count = (ROWS + (rows - 1)) // rows * tiles
    first = across.low + _TURN // WARP % tiles * width
    lets = (
        Let("ir", down.low + _TURN // WARP // tiles * rows, axes.ROW.tiles(rows)),
        Let("jr", first + _TURN % WARP, axes.COL),
    )
    body = _Tile(down, across, rows, cols).body()
    if half:
        body = (If((), at.test("<", first, FIRST + rows), body),)
    both = axes.fused(axes.ROW, axes.COL)
    return (For("t", at.of(0), count * WARP, (*lets, *body), Threads(), axis=both),)


class _Tile:
    """The statements of a cell, for all cells of a thread."""

    def __init__(self, down: For, across: For, rows: int, cols: int) -> None:
        self.down, self.across, self.sizes = down, across, (rows, cols)

    def body(self) -> Body:
        """A cell's start, what it goes on from, its pairs; then what is done with it."""
        first = [s for s in self.across.body if isinstance(s, Init)]
        pairs = [s for s in self.across.body if isinstance(s, For)]
        at_pairs = self.across.body.index(pairs[0])
        before = tuple(s for s in self.across.body[:at_pairs] if s not in first)
        return (
            *(replace(s, ref=Register(self.acc(s.ref.acc))) for s in first),
            *(self.each(before, is_there=False) if before else ()),
            *(replace(s, body=self.each(s.body, is_there=False)) for s in pairs),
            *self.each(self.across.body[at_pairs + 1 :], is_there=True),
        )

    def each(self, body: Body, *, is_there: bool) -> Body:
        """Statements for each cell: of those that are there, or of copies of the last."""
        row, col = FIRST + INSIDE, LEFT + APART * WARP
        if not is_there:
            row = at.minimum(row, self.down.high - 1)
            col = at.minimum(col, self.across.high - 1)
        known = {at.variable(self.down.variable): row, at.variable(self.across.variable): col}
        placed = rewrite(everywhere(body, lambda p: p.swapped(known)), self.in_registers)
        once = () if is_there else tuple(s for s in placed if _is_of_row(s))
        placed = tuple(s for s in placed if s not in once)
        if is_there:
            placed = (If((), at.test("<", col, self.across.high), placed),)
        rows, cols = self.sizes
        inner = For("v", at.of(0), at.of(cols), placed, Unrolled())
        of_row: Body = (*once, inner)
        if is_there:
            of_row = (If((), at.test("<", row, self.down.high), of_row),)
        return (For("m", at.of(0), at.of(rows), of_row, Unrolled(), axis=axes.ROW.inside(rows)),)

    def in_registers(self, stmt: Stmt) -> Body | None:
        """A statement on the chain, on that of its cell."""
        match stmt:
            case Take(Register(acc)) | Accumulate(Register(acc)) | Fold(_, Register(acc)):
                return (replace(stmt, ref=Register(self.acc(acc), (INSIDE, APART))),)
            case _:
                return None

    def acc(self, acc: Acc) -> Acc:
        return replace(acc, sizes=self.sizes)


def _is_of_row(stmt: Stmt) -> bool:
    """Whether it asks for nothing of a column."""
    found: list[Position] = [getattr(stmt, "at", at.of(0))]
    is_load = not isinstance(stmt, Take | Accumulate)
    return is_load and all(LEFT.args[0] not in p.variables for p in found)
