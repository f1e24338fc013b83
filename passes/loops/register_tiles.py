"""A tile of registers: loops over tiles of chains, which accumulate together.

Operands are copied to panels first, in the order of a tile's loads. Edges have masks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from ...ir import axes
from ...ir.loops import position as at
from ...ir.loops.algebra import is_next
from ...ir.loops.mappings import SQUARE, Serial, Squares, Threads, Unrolled, Vector
from ...ir.loops.nest import (
    SERIAL,
    Acc,
    Accumulate,
    Fold,
    For,
    If,
    Init,
    Load,
    Nest,
    Prefetch,
    Register,
    Stmt,
    Store,
    Take,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, rewrite, rewritten, swapped, walk, with_positions
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.semantics import LANES
from ...ir.types import F32, F64
from .facts import ACCUMULATED, facts


@dataclass(frozen=True, slots=True)
class Panels:
    """Buffers for operands in the order of tiles: some columns, and all rows of a rectangle.

    The columns fit in a cache while the tiles of all rows use them. Without
    a buffer, the left operand is read in place.
    """

    right: Place
    left: Place | None = None
    cols: int = 480  # of which a tile has a part
    rows: int = 0  # of the rows at a time, if a number


@dataclass(frozen=True, slots=True)
class RegisterTile:
    """Loops over the rows and columns of chains, and the size of a tile."""

    down: For
    across: For
    rows: int
    vectors: int
    panels: Panels | None = None
    half: bool = False
    masks: bool = False  # are free

    def loops(self) -> Body:
        """The loops over tiles; with panels of some rows, inside a loop over such parts."""
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
        cols, is_whole = self.vectors * LANES, self.is_whole
        if self.panels is None:
            body: Body = (If((), is_whole, self.tile(whole=True), self.tile(whole=False)),)
        else:
            body = self.tile_of_panels(is_whole)
        body = self.in_half(body)
        inner = For("jr", self.across.low, self.across.high, body, step=at.of(cols),
                    axis=axes.COL.tiles(cols))  # fmt: skip
        if self.panels is None:
            return (self.each_of_rows((inner,)),)
        together = self.panels.cols // cols * cols
        last = at.minimum(self.down.high, self.across.high) if self.half else self.across.high
        end = at.minimum(BLOCK + together, last)
        inner = replace(inner, low=BLOCK, high=end, axis=axes.COL.tiles(together).tiles(cols))
        packed, left = self.pack_right(inner), self.pack_left()
        block = For("jc", self.across.low, last, (*packed, self.each_of_rows((inner,))),
                    step=at.of(together), axis=axes.COL.tiles(together))  # fmt: skip
        return (block,) if self.panels.left is None else (self.each_of_rows(left), block)

    @property
    def is_whole(self) -> Position:
        """The condition that all cells of a tile exist."""
        is_down, is_across = (
            at.test("<=", first + size, loop.high)
            for first, size, loop in (
                (FIRST, self.rows, self.down),
                (LEFT, self.vectors * LANES, self.across),
            )
        )
        return at.test("&", is_down, is_across)

    def in_half(self, body: Body) -> Body:
        """A tile's statements; of a symmetric product only if it reaches to the diagonal."""
        return (If((), at.test("<", LEFT, FIRST + self.rows), body),) if self.half else body

    def each_of_rows(self, body: Body) -> For:
        """A loop over the tiles of rows."""
        return For("ir", self.down.low, self.down.high, body, step=at.of(self.rows),
                   axis=axes.ROW.tiles(self.rows))  # fmt: skip

    # -- the statements of a tile

    def tile(self, whole: bool) -> Body:
        """The statements of a cell, for all cells of a tile."""
        return tuple(s for part in self.parts() for s in self.part(part, whole))

    def tile_of_panels(self, is_whole: Position) -> Body:
        """The statements of a tile with panels: only accesses of the result need masks, at edges.

        If masks are free, one form serves whole tiles and edges, and prefetches the next tile.
        """
        found = list[Stmt](self.ahead())
        for part in self.parts():
            match part:
                case (Init() | For(),):
                    found += self.part(part, whole=True)
                case _ if self.masks or isinstance(part[0], If):  # of blocks there are few
                    found += self.part(part, whole=False)
                case _:
                    ends = (self.part(part, whole) for whole in (True, False))
                    found.append(If((), is_whole, *ends))
        return tuple(found)

    def ahead(self) -> Body:
        """Prefetch the cells that the chains of the next tile continue from."""
        takes = (s.then for s in self.across.body if isinstance(s, If))
        cells = [s for then in takes for s in then if isinstance(s, Take)]
        if not self.masks or not cells:
            return ()
        next_vector = LEFT + (self.vectors + VECTOR) * LANES
        known = {**self.row(is_there=True), at.variable(self.across.variable): next_vector}
        lines = tuple(Prefetch(s.place, s.at.swapped(known)) for s in cells)
        body = (For("v", at.of(0), at.of(self.vectors), lines, Unrolled()),)
        axis = axes.ROW.inside(self.rows)  # not unrolled: code size
        asked = For("m", at.of(0), at.of(self.rows), body, axis=axis)
        return (asked,)

    def parts(self) -> Iterator[Body]:
        """The parts of a cell: start, partial sum, pairs; then all from its fold on."""
        body = self.across.body
        folds = (n for n, stmt in enumerate(body) if isinstance(stmt, Fold))
        fold = next(folds, len(body))
        yield from ((stmt,) for stmt in body[:fold])
        if body[fold:]:
            yield body[fold:]

    def part(self, part: Body, whole: bool) -> Body:
        match part:
            case (Init(),):
                return self.placed(part, {})
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
        return (replace(loop, body=(*self.pairs_ahead(loop), *self.each(body, whole))),)

    def pairs_ahead(self, loop: For) -> Body:
        """Prefetch panels `AHEAD` pairs before their use: they are in the second cache."""
        if not self.masks or self.panels is None or self.panels.left is None:
            return ()
        there = (self.from_panel(s, loop) for s in loop.body if isinstance(s, Load))
        known = {at.variable(loop.variable): at.variable(loop.variable) + AHEAD,
                 INSIDE: NOTHING, LANE: NOTHING}  # fmt: skip
        found = list[Stmt]()
        for load in there:
            line = Prefetch(load.place, load.at.swapped(known))
            vectors = For("v", NOTHING, at.of(self.vectors), (line,), Unrolled())
            found.append(vectors if self.is_across(load) else line)
        return tuple(found)

    # -- panels

    @property
    def pairs(self) -> For:
        """The loop over pairs of a cell."""
        (loop,) = (s for s in self.across.body if isinstance(s, For))
        return loop

    def from_panel(self, load: Load, loop: For) -> Load:
        """The load of an operand from its panel."""
        assert self.panels is not None
        pair, count = at.variable(loop.variable) - loop.low, loop.high - loop.low
        if self.is_across(load):
            panel = (LEFT - BLOCK) * count
            at_right = panel + pair * (self.vectors * LANES) + BEHIND
            return replace(load, place=self.panels.right, at=at_right)
        if self.panels.left is None:
            return with_positions(load, lambda p: p.swapped(self.row()))
        tile = (FIRST - self.down.low) * count
        return replace(load, place=self.panels.left, at=tile + pair * self.rows + INSIDE)

    def pack_right(self, tiles: For) -> Body:
        """The copy of all pairs of some columns, row by row: neighbours of a row share a page."""
        (load,) = (s for s in self.pairs.body if self.is_across(s))
        assert isinstance(load, Load)
        stored = _to(self.from_panel(load, self.pairs))
        body = self.vector(swapped((load, stored), self.column), whole=False)
        return (replace(self.pairs, body=(replace(tiles, body=(body,)),)),)

    def pack_left(self) -> Body:
        """The copy of a tile's rows of all pairs."""
        (load,) = (s for s in self.pairs.body if isinstance(s, Load) and not self.is_across(s))
        stored = _to(self.from_panel(load, self.pairs))
        body = swapped((load, stored), self.row())
        mapping = Squares() if self.has_squares(*body) else SERIAL
        return (replace(self.pairs, body=self.each_row(body), mapping=mapping),)

    def has_squares(self, load: Stmt, store: Stmt) -> bool:
        """True if rows are copied by squares: as they are, with neighbours along rows or pairs."""
        assert isinstance(load, Load) and isinstance(store, Store)
        is_plain = load.place.dtype is store.place.dtype and load.place.dtype in (F32, F64)
        is_dense = is_next(load.at, self.pairs.variable) or is_next(load.at, INSIDE.args[0])
        is_array = load.place.kind is not PlaceKind.KEPT
        return self.rows % SQUARE == 0 and is_plain and is_dense and is_array

    # -- registers

    def each(self, body: Body, whole: bool) -> Body:
        """Statements for each row and vector; those without a column stand before the vectors.

        Rows behind the last are copies of it, or skipped. Rows whose chains begin or end are not
        unrolled: registers are in memory meanwhile, and the code is a row's.
        """
        once = tuple(s for s in body if isinstance(s, Load) and not self.is_across(s))
        inside = tuple(s for s in body if s not in once)
        touches = any(isinstance(s, Store | Take) for s in inside)
        known = {**self.row(is_there=whole or touches), **self.column}
        across = self.vector(self.placed(inside, known), whole)
        of_row: Body = (*self.placed(once, known), across)
        if touches and not whole:
            of_row = (If((), self.has_row, of_row),)
        ends = any(isinstance(s, Fold | Take) for s in inside)
        return self.each_row(of_row, unrolled=not ends)

    def row(self, is_there: bool = False) -> Mapping[Position, Position]:
        """The row of a tile for the declared one; rows behind the last are copies of it."""
        row = FIRST + INSIDE
        there = row if is_there else at.minimum(row, self.down.high - 1)
        return {at.variable(self.down.variable): there}

    @property
    def column(self) -> Mapping[Position, Position]:
        """The column of a tile for the declared one."""
        return {at.variable(self.across.variable): LEFT + BEHIND}

    @property
    def has_row(self) -> Position:
        """The condition that a row exists."""
        return at.test("<", FIRST + INSIDE, self.down.high)

    def each_row(self, body: Body, *, unrolled: bool = True) -> Body:
        """Statements for each row of the tile."""
        mapping = Unrolled() if unrolled else SERIAL
        return (For("m", at.of(0), at.of(self.rows), body, mapping,
                    axis=axes.ROW.inside(self.rows)),)  # fmt: skip

    def vector(self, body: Body, whole: bool) -> For:
        """Statements for each vector of the tile's columns."""
        left = self.across.high - at.minimum(LEFT + VECTOR * LANES, self.across.high)
        high = at.of(LANES) if whole else at.minimum(left, LANES)
        lanes = For("l", at.of(0), high, body, Vector(masked=not whole),
                    axis=axes.COL.inside(LANES))  # fmt: skip
        return For("v", at.of(0), at.of(self.vectors), (lanes,), Unrolled())

    def is_across(self, stmt: Stmt) -> bool:
        """True if a load depends on the column."""
        columns = {self.across.variable} | LANE.variables
        return isinstance(stmt, Load) and not columns.isdisjoint(stmt.at.variables)

    def placed(self, body: Body, known: Mapping[Position, Position]) -> Body:
        """Statements with the positions and registers of a tile."""
        return registers_of_tile(swapped(body, known), self.acc, (INSIDE, VECTOR, LANE))

    def acc(self, acc: Acc) -> Acc:
        """The registers of a tile."""
        return replace(acc, sizes=(self.rows, self.vectors, LANES))


def registers_of_tile(body: Body, tile: Callable[[Acc], Acc], index: tuple[Position, ...]) -> Body:
    """Statements on a chain, on that of a tile's cell at an index; its start is of all cells."""

    def rule(stmt: Stmt) -> Body | None:
        match stmt:
            case Init(Register(acc)):
                return (Init(Register(tile(acc))),)
            case Take(Register(acc)) | Accumulate(Register(acc)) | Fold(_, Register(acc)):
                return (replace(stmt, ref=Register(tile(acc), index)),)
            case _:
                return None

    return rewrite(body, rule)


@facts(needs=(ACCUMULATED,))
def opaque_counters(nest: Nest) -> Nest:
    """Has positions computed in each iteration of the loops around a product's tiles.

    Else compilers look for the cheapest form of each address in each loop around it: a third of
    LLVM's time for a tile of many rows, and more instructions. Loops over tiles of rows are left:
    one register less would be left for what is inside. So are those that add to registers, and
    factors, whose tiles have one row.
    """
    refs = (s.ref for s in walk(nest.body) if isinstance(s, Accumulate))
    rows = {at.of(r.acc.sizes[0]) for r in refs if isinstance(r, Register) and r.acc.sizes}

    def opaque(stmt: Stmt) -> Body | None:
        if not isinstance(stmt, For) or not isinstance(stmt.mapping, Serial | Threads):
            return None
        return None if stmt.step in rows or _adds(stmt) else (replace(stmt, opaque=True),)

    return rewritten(nest, opaque) if rows and at.of(1) not in rows else nest


def _adds(loop: For) -> bool:
    """True if a loop adds to registers that are started before."""
    inside = walk(loop.body)
    started = {s.ref.acc.name for s in inside if isinstance(s, Init)}
    added = {s.ref.acc.name for s in inside if isinstance(s, Accumulate)}
    return not added <= started


FIRST, LEFT, VECTOR = at.variable("ir"), at.variable("jr"), at.variable("v")
BLOCK, ROWS = at.variable("jc"), at.variable("ic")  # of the columns and rows in panels
INSIDE, LANE = at.variable("m"), at.variable("l")
AHEAD, NOTHING = 8, at.of(0)  # pairs
BEHIND = VECTOR * LANES + LANE  # of the tile's first column


def _to(load: Load) -> Store:
    """The store to a panel for a load from it."""
    return Store(load.place, load.at, load.value)
