"""Factors of matrices: nests of chains, by tiles of rows in order.

    for p: row/8 in 0 .. #rows by 8
      (tiles of the rows p .. p + 8)       c = s or 0; pairs of the rows before p; stored as it is
      for q: row%8 in p .. min(p + 8, #rows)
        (tiles of the row q)               goes on from there: pairs of the rows p .. q; c / %d
        store u[q * #cols + q] = %d

1. The factor L lies transposed, so that the cells of a vector are neighbours. The inverse does not.
2. Tiles are those of products. Tiles of a factor begin at a whole vector before the diagonal; their
   cells above the diagonal of s are overwritten with zeros.
3. The identity's 1 is added between the two parts of a chain: all pairs of the first are zeros.
4. Without vectors, for threads, a tile is a row, and a loop over columns has a cell an
   iteration; all pairs are of the rows before.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from ...ir import axes
from ...ir.loops import position as at
from ...ir.loops.mappings import Vector
from ...ir.loops.nest import (
    RECTANGLE,
    SERIAL,
    Acc,
    Accumulate,
    Compute,
    Fold,
    For,
    Init,
    Load,
    Nest,
    Register,
    Store,
    Take,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, dropped, swapped
from ...ir.semantics import LANES
from ...ir.types import BOOL, Const
from .products import COL, PAIRS, ROW, K, Matrix
from .register_tiles import RegisterTile

FIRST, ONE = at.variable("p"), at.variable("q")  # the first row of a tile; the row at hand


def build_cholesky(
    name: str, s: Matrix, upper: Matrix, size: Position, tile: tuple[int, int]
) -> Nest:
    """The transpose of L, of S = L L', by tiles of so many rows and vectors of columns."""
    return _FactorNest(name, s, upper, size, *tile).cholesky()


def build_inverse_lower(
    name: str, lower: Matrix, inverse: Matrix, size: Position, tile: tuple[int, int]
) -> Nest:
    """X, of X L = I, by tiles of so many rows and vectors of columns."""
    return _FactorNest(name, lower, inverse, size, *tile).inverse_lower()


@dataclass(frozen=True, slots=True)
class _RowsTogether:
    """A tile of rows whose chains run together, and the rows before it whose pairs they take."""

    acc: str
    first: Position
    end: Position
    count: int
    pairs: tuple[Position, Position]


@dataclass(frozen=True, slots=True)
class _FactorNest:
    name: str
    given: Matrix
    made: Matrix
    size: Position
    rows: int
    vectors: int

    def cholesky(self) -> Nest:
        begin = FIRST // LANES * LANES if self.vectors else FIRST
        made, columns = self.made, (begin, self.size)
        goes_on, divided = self.row_ends()
        start = Take(self.chain("c"), self.given.place, self.given.cell(COL, ROW))
        before = self.tile(self.together, columns, made, (start,), (self.kept("t"),))
        row = self.tile(self.row, columns, made, goes_on, divided)
        pivot = self.stored("d", ONE)
        return self.nest(before, (*self.pivot(), *row, pivot, self.zeros(at.of(0), ONE)))

    def inverse_lower(self) -> Nest:
        given = self.given
        turned = replace(given, along_rows=given.along_cols, along_cols=given.along_rows)
        before = self.tile(self.together, (at.of(0), self.end), turned, (), (self.kept("t"),))
        row = self.tile(self.row, (at.of(0), ONE + 1), turned, *self.row_ends())
        start = (
            Load("z", self.made.place, self.made.cell(ONE, ONE)),
            self.compute("e", "add", "z", 1.0),
            self.stored("e", ONE),
            Load("d", given.place, given.cell(ONE, ONE)),
        )
        return self.nest(before, (*start, *row, self.zeros(ONE + 1, self.size)))

    def nest(self, before: Body, row: Body) -> Nest:
        """The loop over tiles: pairs of the rows before it, then the rows of the tile in order."""
        if not self.vectors:  # case 4
            row = swapped(row, {ONE: FIRST})
            row = dropped(row, lambda stmt: isinstance(stmt, For) and stmt.low is stmt.high)
            return self.named(For("p", at.of(0), self.size, (*before, *row), axis=axes.ROW))
        each = For("q", FIRST, self.end, row, axis=axes.ROW.inside(self.rows))
        body = For("p", at.of(0), self.size, (*before, each), step=at.of(self.rows),
                   axis=axes.ROW.tiles(self.rows))  # fmt: skip
        return self.named(body)

    def named(self, body: For) -> Nest:
        """The nest of a loop over all rows."""
        places = {m.place: m.name for m in (self.given, self.made)}
        return Nest(self.name, RECTANGLE, tuple((n, p) for p, n in places.items()), (body,))

    @property
    def end(self) -> Position:
        """The end of the rows of a tile."""
        return at.minimum(FIRST + self.rows, self.size)

    @property
    def together(self) -> _RowsTogether:
        """All rows of a tile."""
        return _RowsTogether("c", FIRST, self.end, self.rows, (at.of(0), FIRST))

    @property
    def row(self) -> _RowsTogether:
        """The row at hand, after the earlier rows of its tile."""
        return _RowsTogether("o", ONE, ONE + 1, 1, (FIRST, ONE))

    def chain(self, name: str) -> Register:
        """An accumulator that takes pairs."""
        return Register(Acc(name, "matmul", self.made.place.dtype))

    def tile(
        self,
        rows: _RowsTogether,
        columns: tuple[Position, Position],
        factors: Matrix,
        start: Body,
        rest: Body,
    ) -> Body:
        """c = start; for k: c = fma(factors(k, row), -made(k, column), c); then the rest."""
        chain = self.chain(rows.acc)
        pair = (
            Load("a", factors.place, factors.cell(K, ROW)),
            Load("b", self.made.place, self.made.cell(K, COL)),
            self.compute("m", "neg", "b"),
            Accumulate(chain, ("a", "m")),
        )
        taken = For("k", *rows.pairs, pair, axis=PAIRS)
        cell = (Init(chain), *start, taken, Fold("t", chain, halves=False), *rest)
        across = For("j", *columns, cell, axis=axes.COL)
        if not self.vectors:  # case 4
            return (replace(across, body=swapped(cell, {ROW: rows.first})),)
        down = For("i", rows.first, rows.end, (across,), axis=axes.ROW)
        return RegisterTile(down, across, rows.count, self.vectors).loops()

    def row_ends(self) -> tuple[Body, Body]:
        """The start of a chain that continues from the result's cell, and its end."""
        start = Take(self.chain(self.row.acc), self.made.place, self.made.cell(ROW, COL))
        return (start,), (self.compute("x", "div", "t", "d"), self.kept("x"))

    def pivot(self) -> Body:
        """%d, the root of the pivot of a row; NaN where that is not positive."""
        place, chain = self.made.place, self.chain("f")
        pair = (Load("g", place, self.made.cell(K, ONE)), self.compute("h", "neg", "g"),
                Accumulate(chain, ("h", "g")))  # fmt: skip
        return (
            Init(chain),
            Take(chain, place, self.made.cell(ONE, ONE)),
            For("k", FIRST, ONE, pair, axis=PAIRS),
            Fold("e", chain, halves=False),
            self.compute("r", "sqrt", "e"),
            Compute("is", "lt", (Const(0.0), "e"), BOOL),
            self.compute("d", "select", "is", "r", math.nan),
        )

    # -- statements

    def kept(self, value: str) -> Store:
        """A value in a chain's cell."""
        return Store(self.made.place, self.made.cell(ROW, COL), value)

    def stored(self, value: str, number: Position) -> Store:
        """A value in a cell of the diagonal."""
        return Store(self.made.place, self.made.cell(number, number), value)

    def zeros(self, low: Position, high: Position) -> For:
        """+0 in some columns of the row at hand."""
        stored = Store(self.made.place, self.made.cell(ONE, COL), Const(0.0))
        mapping = Vector(masked=True) if self.vectors else SERIAL
        return For("j", low, high, (stored,), mapping, axis=axes.COL)

    def compute(self, value: str, op: str, *args: str | float) -> Compute:
        """A value of the elements' dtype."""
        operands = tuple(a if isinstance(a, str) else Const(a) for a in args)
        return Compute(value, op, operands, self.made.place.dtype)
