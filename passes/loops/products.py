"""Products of matrices: the nest as declared, and its tiles of registers.

    for i: row in $row .. $row + $rows          for ir: row/12 in $row .. $row + $rows by 12
      for j: col in 0 .. #cols                    for jr: col/32 in 0 .. #cols by 32
        c := matmul of nothing                      c[12, 2, 16] := matmul of nothing
        for k: k in 0 .. #rows                      for k: k in 0 .. #rows
          %a = load s[i * #rows + k]      -->         for i: row%12 in 0 .. 12 unrolled
          %b = load x[k * #cols + j]                    %a = load s[min(ir + i, ..) * #rows + k]
          c += matmul %a, %b                            for v .. 2 unrolled
        %t = fold c by lane                               for j: col%16 in 0 .. 16 vector 16
        store y[i * #cols + j] = %t                         %b = load x[k * #cols + (jr + ..)]
                                                            c[i, v, j] += matmul %a, %b
                                                    ..

1. A tile at the edge has masks along columns; rows behind the last are its copies, and not stored.
2. The chain is as it was: each register takes all pairs, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from ...ir import axes
from ...ir.axes import Axis
from ...ir.loops import position as at
from ...ir.loops.mappings import Unrolled, Vector
from ...ir.loops.nest import (
    RECTANGLE,
    Acc,
    Accumulate,
    Fold,
    For,
    If,
    Init,
    Load,
    Nest,
    Register,
    Stmt,
    Store,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, rewritten
from ...ir.lowered.tables import Place
from ...ir.semantics import LANES

PAIRS = Axis(("k",))
ROW, COL, K = at.variable("i"), at.variable("j"), at.variable("k")


@dataclass(frozen=True, slots=True)
class Matrix:
    """An operand or a result: its cells, and how far apart neighbours along each axis lie."""

    name: str
    place: Place
    along_rows: Position
    along_cols: Position

    def cell(self, row: Position, col: Position) -> Position:
        """Where a cell lies."""
        return row * self.along_rows + col * self.along_cols

    @property
    def transposed(self) -> Matrix:
        """The same cells, by columns."""
        return replace(self, along_rows=self.along_cols, along_cols=self.along_rows)


def build_product(
    name: str, left: Matrix, right: Matrix, result: Matrix, cols: Position, pairs: Position
) -> Nest:
    """result = left right, for the rows of a rectangle: a chain a cell."""
    acc = Acc("c", "matmul", result.place.dtype)
    chain = Register(acc)
    loads = (
        Load("a", left.place, left.cell(ROW, K)),
        Load("b", right.place, right.cell(K, COL)),
    )
    taken = For("k", at.of(0), pairs, (*loads, Accumulate(chain, ("a", "b"))), axis=PAIRS)
    stored = Store(result.place, result.cell(ROW, COL), "t")
    cell = (Init(chain), taken, Fold("t", chain, halves=False), stored)
    across = For("j", at.of(0), cols, cell, axis=axes.COL)
    row, rows = (at.name(argument) for argument in RECTANGLE[:2])
    body = For("i", row, row + rows, (across,), axis=axes.ROW)
    places = {m.place: m.name for m in (left, right, result)}
    return Nest(name, RECTANGLE, tuple((n, p) for p, n in places.items()), (body,))


def tiles(rows: int, vectors: int) -> Callable[[Nest], Nest]:
    """The pass that gives each iteration so many rows and vectors of columns."""
    return lambda nest: rewritten(nest, lambda stmt: _tiled(stmt, rows, vectors))


def _tiled(stmt: Stmt, rows: int, vectors: int) -> Body | None:
    """A loop over rows and the one over columns in it, as loops over tiles."""
    if not isinstance(stmt, For) or stmt.axis != axes.ROW:
        return None
    (across,) = stmt.body
    if not isinstance(across, For) or across.axis != axes.COL:
        return None
    tile = _Tile(stmt, across, rows, vectors * LANES)
    return (tile.loops(),)


@dataclass(frozen=True, slots=True)
class _Tile:
    down: For
    across: For
    rows: int
    cols: int

    def loops(self) -> For:
        first, left = at.variable("ir"), at.variable("jr")
        is_whole = at.test("&", at.test("<=", first + self.rows, self.down.high),
                           at.test("<=", left + self.cols, self.across.high))  # fmt: skip
        one = If((), is_whole, tuple(self.tile(whole=True)), tuple(self.tile(whole=False)))
        inner = For("jr", self.across.low, self.across.high, (one,), step=at.of(self.cols),
                    axis=axes.COL.tiles(self.cols))  # fmt: skip
        return For("ir", self.down.low, self.down.high, (inner,), step=at.of(self.rows),
                   axis=axes.ROW.tiles(self.rows))  # fmt: skip

    def tile(self, whole: bool) -> Iterator[Stmt]:
        """The statements of a cell, for all cells of a tile."""
        for stmt in self.across.body:
            match stmt:
                case Init(Register(acc)):
                    yield Init(Register(self.acc(acc)))
                case For(body=body):
                    yield replace(stmt, body=self.each(body, whole))
                case _:
                    continue
        stored = [s for s in self.across.body if not isinstance(s, Init | For)]
        yield from self.each(tuple(stored), whole)

    def acc(self, acc: Acc) -> Acc:
        return replace(acc, sizes=(self.rows, self.cols // LANES, LANES))

    def each(self, body: Body, whole: bool) -> Body:
        """Statements for each row and vector; what needs no column stands before the vectors."""
        once = tuple(s for s in body if isinstance(s, Load) and not self.is_across(s))
        inside = tuple(s for s in body if s not in once)
        lane = at.variable("v") * LANES + COL
        col = at.variable("jr") + lane
        row, stores = at.variable("ir") + ROW, any(isinstance(s, Store) for s in inside)
        is_copy = not (whole or stores)
        row_at = at.minimum(row, self.down.high - 1) if is_copy else row
        known = {at.variable(self.down.variable): row_at, at.variable(self.across.variable): col}
        left = self.across.high - at.variable("jr") - at.variable("v") * LANES
        high = at.of(LANES) if whole else at.minimum(left, LANES)
        vector = For("j", at.of(0), high, self.placed(inside, known), Vector(masked=not whole),
                     axis=axes.COL.inside(LANES))  # fmt: skip
        across = For("v", at.of(0), at.of(self.cols // LANES), (vector,), Unrolled())
        of_row: Body = (*self.placed(once, known), across)
        if not whole and stores:
            of_row = (If((), at.test("<", row, self.down.high), of_row),)
        return (For("i", at.of(0), at.of(self.rows), of_row, Unrolled(),
                    axis=axes.ROW.inside(self.rows)),)  # fmt: skip

    def is_across(self, load: Load) -> bool:
        """Whether a load is of a cell of each column."""
        return self.across.variable in load.at.variables

    def placed(self, body: Body, known: Mapping[Position, Position]) -> Body:
        """Statements with the tile's positions and registers."""
        found = list[Stmt]()
        for stmt in body:
            match stmt:
                case Load() | Store():
                    found.append(replace(stmt, at=stmt.at.swapped(known)))
                case Accumulate(Register(acc)) | Fold(_, Register(acc)):
                    found.append(replace(stmt, ref=Register(self.acc(acc), INDEX)))
                case _:
                    raise AssertionError(f"no statement of a cell: {stmt}")
        return tuple(found)


INDEX = (ROW, at.variable("v"), COL)
