"""Products of matrices: the nest as declared, its blocks of pairs, its tiles of registers.

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
2. The chain is as it was: each register takes all pairs, one after the other. In blocks of pairs
   it goes on from the result's cell, which the block before has stored.
3. Of a symmetric product the tiles above the diagonal are left out, and mirrored behind all.
4. With panels, both operands are copied first, to lie as tiles take them one after the other: they
   may lie far apart before, or by columns. Lanes behind the edge hold anything, and are not stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from ...ir import axes
from ...ir.axes import Axis
from ...ir.loops import position as at
from ...ir.loops.mappings import Unrolled, Vector
from ...ir.loops.nest import (
    RECTANGLE,
    Acc,
    Accumulate,
    Compute,
    Fold,
    For,
    If,
    Init,
    Load,
    Nest,
    Register,
    Stmt,
    Store,
    Take,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, rewritten, walk, with_buffers
from ...ir.lowered.tables import Place
from ...ir.semantics import LANES
from ...ir.types import DType

PAIRS = Axis(("k",))
NOWHERE = at.of(0)
ROW, COL, K = at.variable("i"), at.variable("j"), at.variable("k")


@dataclass(frozen=True, slots=True)
class Matrix:
    """An operand or a result: its cells, and how far apart neighbours along each axis lie."""

    name: str
    place: Place
    along_rows: Position
    along_cols: Position
    first: Position = NOWHERE  # where its first cell lies

    def cell(self, row: Position, col: Position) -> Position:
        """The position of a cell."""
        return self.first + row * self.along_rows + col * self.along_cols


def build_product(
    name: str, left: Matrix, right: Matrix, result: Matrix, cols: Position, pairs: Position
) -> Nest:
    """result = left right, for the rows of a rectangle: a chain a cell."""
    stored = Store(result.place, result.cell(ROW, COL), "t")
    cell = (*build_chain("t", left, right, pairs, result.place.dtype), stored)
    across = For("j", at.of(0), cols, cell, axis=axes.COL)
    row, rows = (at.name(argument) for argument in RECTANGLE[:2])
    body = For("i", row, row + rows, (across,), axis=axes.ROW)
    places = {m.place: m.name for m in (left, right, result)}
    return Nest(name, RECTANGLE, tuple((n, p) for p, n in places.items()), (body,))


def build_chain(value: str, left: Matrix, right: Matrix, pairs: Position, dtype: DType) -> Body:
    """The statements of one cell: its chain, as a value."""
    chain = Register(Acc("c", "matmul", dtype))
    loads = (
        Load("a", left.place, left.cell(ROW, K)),
        Load("b", right.place, right.cell(K, COL)),
    )
    taken = For("k", at.of(0), pairs, (*loads, Accumulate(chain, ("a", "b"))), axis=PAIRS)
    return Init(chain), taken, Fold(value, chain, halves=False)


def blocks(pairs: int) -> Callable[[Nest], Nest]:
    """The pass that takes so many pairs of all cells before the next; no pairs are a block.

    A chain that goes on is stored where the first of what is made of it will be.
    """
    return lambda nest: rewritten(nest, lambda stmt: _in_blocks(stmt, pairs))


def _in_blocks(stmt: Stmt, pairs: int) -> Body | None:
    if (nest := declared(stmt)) is None:
        return None
    down, across = nest
    match across.body:
        case (Init(Register() as ref) as start, For() as taken, Fold() as fold, *rest):
            first, ends = at.variable("pc"), [s for s in rest if isinstance(s, Store)]
        case _:
            return None
    end = replace(ends[0], value=fold.value, guard=None)
    block = replace(
        taken, low=first, high=at.minimum(first + pairs, taken.high), axis=PAIRS.inside(pairs)
    )
    go_on = If((), at.test("<", 0, first), (Take(ref, end.place, end.at),))
    cell: Body = (start, go_on, block, fold, end)
    if rest != [end]:
        goes_on = at.test("<", first + pairs, taken.high)
        cell = (start, go_on, block, If((), goes_on, (fold, end), (fold, *rest)))
    body = replace(down, body=(replace(across, body=cell),))
    high = at.select(at.test("==", taken.high, 0), 1, taken.high)
    return (For("pc", at.of(0), high, (body,), step=at.of(pairs), axis=PAIRS.tiles(pairs)),)


def build_mirror(name: str, result: Matrix, size: Position) -> Nest:
    """A copy of the cells below the diagonal to those above it, as `tiles(half=True)` wants it."""
    cells = (Load("t", result.place, result.cell(COL, ROW)),
             Store(result.place, result.cell(ROW, COL), "t"))  # fmt: skip
    inner = For("j", ROW + 1, size, cells, Vector(masked=True), axis=axes.COL)
    row, rows = (at.name(argument) for argument in RECTANGLE[:2])
    body = For("i", row, row + rows, (inner,), axis=axes.ROW)
    return Nest(name, RECTANGLE, ((result.name, result.place),), (body,))


@dataclass(frozen=True, slots=True)
class Panels:
    """Buffers for operands as tiles take them: some columns, and all rows of a rectangle.

    Columns are so many that they stay in a cache while the tiles of all rows go over them. Without
    a buffer, the left operand is read where it lies.
    """

    right: Place
    left: Place | None = None
    cols: int = 480  # of which a tile has a part
    rows: int = 0  # so many at a time, if that is a number


def tiles(
    rows: int, vectors: int, panels: Panels | None = None, *, half: bool = False
) -> Callable[[Nest], Nest]:
    """The pass that gives each iteration so many rows and vectors of columns.

    With `panels`, all pairs of a block are copied to them. Of a symmetric product, `half` takes
    the tiles that reach to the diagonal or below.
    """

    return lambda nest: with_buffers(nest, lambda s: _tiled(s, rows, vectors, panels, half))


def dtype_of_product(nest: Nest) -> DType | None:
    """The dtype of the chains of a nest; None where it has none."""
    refs = (s.ref for s in walk(nest.body) if isinstance(s, Init))
    return next((ref.acc.dtype for ref in refs if ref.acc.is_chain), None)


def declared(stmt: Stmt) -> tuple[For, For] | None:
    """The loops over rows and columns of a product as declared."""
    if not isinstance(stmt, For) or stmt.axis != axes.ROW or len(stmt.body) != 1:
        return None
    (inner,) = stmt.body
    if not isinstance(inner, For) or inner.axis != axes.COL:
        return None
    return (stmt, inner) if isinstance(inner.body[0], Init) else None


def _tiled(stmt: Stmt, rows: int, vectors: int, panels: Panels | None, half: bool) -> Body | None:
    """A product's loops over rows and columns as loops over tiles."""
    if (nest := declared(stmt)) is None:
        return None
    down, across = nest
    if down.variable in across.high.variables:  # to the diagonal, min(i + 1, cols)
        across, half = replace(across, high=across.high.args[1]), True
    return RegisterTile(down, across, rows, vectors, panels, half).loops()


@dataclass(frozen=True, slots=True)
class RegisterTile:
    """Loops over the rows and columns of chains, and how many cells go on together."""

    down: For
    across: For
    rows: int
    vectors: int
    panels: Panels | None = None
    half: bool = False

    def loops(self) -> Body:
        """The loops over tiles; with panels of some rows, for so many of them at a time."""
        if self.panels is None or not self.panels.rows:
            return self.tiled()
        rows, high = self.panels.rows, self.down.high
        part = replace(self.down, low=ROWS, high=at.minimum(ROWS + rows, high))
        panels = replace(self.panels, rows=0)
        body = replace(self, down=part, panels=panels).tiled()
        return (replace(self.down, variable="ic", body=body, step=at.of(rows),
                        axis=axes.ROW.tiles(rows)),)  # fmt: skip

    def tiled(self) -> Body:
        """The loops over tiles."""
        cols = self.vectors * LANES
        is_down, is_across = (
            at.test("<=", first + size, loop.high)
            for first, size, loop in ((FIRST, self.rows, self.down), (LEFT, cols, self.across))
        )
        is_whole = at.test("&", is_down, is_across)
        if self.panels is None:
            body: Body = (If((), is_whole, self.tile(whole=True), self.tile(whole=False)),)
        else:
            body = self.tile_of_panels(is_whole)
        if self.half:
            body = (If((), at.test("<", LEFT, FIRST + self.rows), body),)
        inner = For("jr", self.across.low, self.across.high, body, step=at.of(cols),
                    axis=axes.COL.tiles(cols))  # fmt: skip
        if self.panels is None:
            return (self.each_of_rows((inner,)),)
        together = self.panels.cols // cols * cols
        end = at.minimum(BLOCK + together, self.across.high)
        inner = replace(inner, low=BLOCK, high=end, axis=axes.COL.tiles(together).tiles(cols))
        packed = replace(inner, body=(self.pack_right(),))
        block = For("jc", self.across.low, self.across.high, (packed, self.each_of_rows((inner,))),
                    step=at.of(together), axis=axes.COL.tiles(together))  # fmt: skip
        left = () if self.panels.left is None else (self.each_of_rows(self.pack_left()),)
        return (*left, block)

    def each_of_rows(self, body: Body) -> For:
        """A loop over the tiles of rows."""
        return For("ir", self.down.low, self.down.high, body, step=at.of(self.rows),
                   axis=axes.ROW.tiles(self.rows))  # fmt: skip

    # -- the statements of a tile

    def tile(self, whole: bool) -> Body:
        """The statements of a cell, for all cells of a tile."""
        return tuple(s for part in self.parts() for s in self.part(part, whole))

    def tile_of_panels(self, is_whole: Position) -> Body:
        """The same, where what touches the result has masks; of the end of a chain none inside."""
        found = list[Stmt]()
        for part in self.parts():
            match part:
                case (Init() | For(),):
                    found += self.part(part, whole=True)
                case (If(),):  # in blocks of pairs, of which there are few
                    found += self.part(part, whole=False)
                case _:
                    ends = (self.part(part, whole) for whole in (True, False))
                    found.append(If((), is_whole, *ends))
        return tuple(found)

    def parts(self) -> Iterator[Body]:
        """A cell's start, what it goes on from, its pairs; from its fold on, up to the store."""
        body = self.across.body
        folds = (n for n, stmt in enumerate(body) if isinstance(stmt, Fold))
        fold = next(folds, len(body))
        yield from ((stmt,) for stmt in body[:fold])
        if body[fold:]:
            yield body[fold:]

    def part(self, part: Body, whole: bool) -> Body:
        match part:
            case (Init(Register(acc)),):
                return (Init(Register(self.acc(acc))),)
            case (If() as branch,):
                other = self.each(branch.other, whole) if branch.other else ()
                return (replace(branch, then=self.each(branch.then, whole), other=other),)
            case (For() as loop,):
                return self.taken(loop, whole)
            case _:
                return self.each(part, whole)

    def taken(self, loop: For, whole: bool) -> Body:
        """The pairs of all cells of the tile."""
        body = loop.body
        if self.panels is not None:
            body = tuple(self.from_panel(s, loop) if isinstance(s, Load) else s for s in body)
        return (replace(loop, body=self.each(body, whole)),)

    # -- panels

    @property
    def pairs(self) -> For:
        """The loop over pairs of a cell."""
        (loop,) = (s for s in self.across.body if isinstance(s, For))
        return loop

    def from_panel(self, load: Load, loop: For) -> Load:
        """An operand where its panel has it."""
        assert self.panels is not None
        pair, count = at.variable(loop.variable) - loop.low, loop.high - loop.low
        if self.is_across(load):
            panel = (LEFT - BLOCK) * count
            at_right = panel + pair * (self.vectors * LANES) + BEHIND
            return replace(load, place=self.panels.right, at=at_right)
        if self.panels.left is None:
            return with_at(load, self.row_there)
        tile = (FIRST - self.down.low) * count
        return replace(load, place=self.panels.left, at=tile + pair * self.rows + INSIDE)

    def pack_right(self) -> For:
        """The copy of a tile's columns of all pairs."""
        (load,) = (s for s in self.pairs.body if self.is_across(s))
        assert isinstance(load, Load)
        known = {at.variable(self.across.variable): LEFT + BEHIND}
        stored = _to(self.from_panel(load, self.pairs))
        body = self.vector((with_at(load, known), stored), whole=False)
        return replace(self.pairs, body=(body,))

    @property
    def row_there(self) -> Mapping[Position, Position]:
        """A row of the tile; those behind the last are copies of it."""
        return {at.variable(self.down.variable): at.minimum(FIRST + INSIDE, self.down.high - 1)}

    def pack_left(self) -> Body:
        """The copy of a tile's rows of all pairs."""
        (load,) = (s for s in self.pairs.body if isinstance(s, Load) and not self.is_across(s))
        stored = _to(self.from_panel(load, self.pairs))
        body = with_at(load, self.row_there), stored
        rows = For("m", at.of(0), at.of(self.rows), body, Unrolled(),
                   axis=axes.ROW.inside(self.rows))  # fmt: skip
        return (replace(self.pairs, body=(rows,)),)

    # -- registers

    def acc(self, acc: Acc) -> Acc:
        return replace(acc, sizes=(self.rows, self.vectors, LANES))

    def each(self, body: Body, whole: bool) -> Body:
        """Statements for each row and vector; what needs no column stands before the vectors.

        Rows behind the last are copies of it, or left out.
        """
        once = tuple(s for s in body if isinstance(s, Load) and not self.is_across(s))
        inside = tuple(s for s in body if s not in once)
        there = at.test("<", FIRST + INSIDE, self.down.high)
        touches = any(isinstance(s, Store | Take) for s in inside)
        row = FIRST + INSIDE
        row = row if whole or touches else at.minimum(row, self.down.high - 1)
        known = {at.variable(self.down.variable): row,
                 at.variable(self.across.variable): LEFT + BEHIND}  # fmt: skip
        across = self.vector(self.placed(inside, known), whole)
        of_row: Body = (*self.placed(once, known), across)
        if touches and not whole:
            of_row = (If((), there, of_row),)
        return (For("m", at.of(0), at.of(self.rows), of_row, Unrolled(),
                    axis=axes.ROW.inside(self.rows)),)  # fmt: skip

    def vector(self, body: Body, whole: bool) -> For:
        """Statements for each vector of the tile's columns."""
        left = self.across.high - at.minimum(LEFT + VECTOR * LANES, self.across.high)
        high = at.of(LANES) if whole else at.minimum(left, LANES)
        lanes = For("l", at.of(0), high, body, Vector(masked=not whole),
                    axis=axes.COL.inside(LANES))  # fmt: skip
        return For("v", at.of(0), at.of(self.vectors), (lanes,), Unrolled())

    def is_across(self, stmt: Stmt) -> bool:
        """Whether it loads a cell of each column."""
        columns = {self.across.variable} | LANE.variables
        return isinstance(stmt, Load) and not columns.isdisjoint(stmt.at.variables)

    def placed(self, body: Body, known: Mapping[Position, Position]) -> Body:
        """Statements with the tile's positions and registers."""
        found = list[Stmt]()
        for stmt in body:
            match stmt:
                case Load():
                    found.append(with_at(stmt, known))
                case Store():
                    found.append(with_at(stmt, known))
                case Take(Register(acc)):
                    found.append(with_at(replace(stmt, ref=self.register(acc)), known))
                case Accumulate(Register(acc)) | Fold(_, Register(acc)):
                    found.append(replace(stmt, ref=self.register(acc)))
                case Compute():
                    found.append(stmt)
                case _:
                    raise AssertionError(f"no statement of a cell: {stmt}")
        return tuple(found)

    def register(self, acc: Acc) -> Register:
        return Register(self.acc(acc), (INSIDE, VECTOR, LANE))


FIRST, LEFT, VECTOR = at.variable("ir"), at.variable("jr"), at.variable("v")
BLOCK, ROWS = at.variable("jc"), at.variable("ic")  # of columns and rows whose panels are there
INSIDE, LANE = at.variable("m"), at.variable("l")
BEHIND = VECTOR * LANES + LANE  # of the tile's first column
Access = TypeVar("Access", Load, Store, Take)


def _to(load: Load) -> Store:
    """The store of what a load takes from there."""
    return Store(load.place, load.at, load.value)


def with_at(stmt: Access, known: Mapping[Position, Position]) -> Access:
    """A statement at another position."""
    return replace(stmt, at=stmt.at.swapped(known))
