"""Products whose operands may be rounded to bf16, in tiles that multiply: AMX of x86.

    for jc: col/256                            c[32, 2, 16] := matmul_bf16 of nothing
      for jr: pack the right panel             if 0 < pc: for m, v, l: c[m, v, l] := .. from y[..]
      for ir: row/32                           c += matmul_bf16 left[..] by right[..] over n
        for jr: col/32                  with   for m: row%32, v, l vector 16
          ..                                     %5 = fold c[m, v, l] by lane
                                                 store y[..] = ..

1. Both operands are rounded once, when they are copied to panels: 32 rows of 32 pairs to the left
   one, words of two pairs for 32 columns to the right one. Behind the last pair are zeros.
2. A tile takes all pairs of a block; it goes on from the result's cells as other tiles do.
3. Edges: rows behind the last are its copies, columns hold anything; neither is stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from ...ir import axes
from ...ir.loops import position as at
from ...ir.loops.algebra import stride
from ...ir.loops.mappings import Unrolled, Vector
from ...ir.loops.nest import (
    Acc,
    Fold,
    For,
    If,
    Init,
    Load,
    Multiply,
    Nest,
    Operand,
    Pack,
    Register,
    Stmt,
    Store,
    Take,
    Transpose,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, swapped, walk, with_buffers
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.matrices.bf16_blocks import CELLS, SIDE
from ...ir.semantics import LANES
from ...ir.types import BF16, ELEM, F32, I32, Const
from ..loops.facts import UNTILED, facts
from ..loops.products import NOWHERE, PAIRS, declared, to_the_diagonal
from ..loops.register_tiles import BEHIND, BLOCK, FIRST, INSIDE, LEFT, Panels, RegisterTile

IN_TILE = axes.ROW.inside(SIDE)
BLOCK_PAIRS, BLOCK_COLS = 768, 256  # of which panels have room, and sums with the rows of a unit
_RIGHT = Place(PlaceKind.KEPT, 0, I32, ELEM)
_LEFT = Place(PlaceKind.KEPT, 400 << 10, BF16, ELEM)
# A panel that is still to be turned: of rows, or of words.
_ROWS, _WORDS = (Place(PlaceKind.KEPT, 448 << 10, dtype, ELEM) for dtype in (BF16, I32))
_SUMS = Place(PlaceKind.KEPT, 496 << 10, F32, ELEM)  # of the blocks of pairs before
Known = Mapping[Position, Position]
_ROUND, _PAIR, _WORD = at.variable("kb"), at.variable("q"), at.variable("p")


@facts(needs=(UNTILED,))
def bf16_tiles(nest: Nest) -> Nest:
    """The nest in tiles of bf16; unchanged where its operands keep their bits."""
    return with_buffers(nest, _tiled) if any(map(_rounds, walk(nest.body))) else nest


def _tiled(stmt: Stmt) -> Body | None:
    if (nest := declared(stmt)) is None:
        return None
    down, across, half = to_the_diagonal(*nest)
    body, every = _in_blocks(down, across)
    panels, across = Panels(_RIGHT, _LEFT, BLOCK_COLS), replace(across, body=body)
    return Bf16Tile(down, across, SIDE, SIDE // LANES, panels, half, every=every).loops()


def _in_blocks(down: For, across: For) -> tuple[Body, Position]:
    """A cell that takes a block of pairs, whose sum it leaves or goes on from; how many are all."""
    start, taken, fold, *rest = across.body
    assert isinstance(start, Init) and isinstance(taken, For) and isinstance(fold, Fold)
    first, every = at.variable("pc"), taken.high
    row = at.variable(down.variable) - down.low
    there = row * BLOCK_COLS - BLOCK + at.variable(across.variable)
    end = at.minimum(first + BLOCK_PAIRS, every)
    block = replace(taken, low=first, high=end, axis=PAIRS.inside(BLOCK_PAIRS))
    go_on = If((), at.test("<", 0, first), (Take(fold.ref, _SUMS, there),))
    goes_on = at.test("<", first + BLOCK_PAIRS, every)
    leave = fold, Store(_SUMS, there, fold.value)
    return (start, go_on, block, If((), goes_on, leave, (fold, *rest))), every


def _rounds(stmt: Stmt) -> bool:
    """True if a chain's operands may be rounded."""
    ref = getattr(stmt, "ref", None)
    return isinstance(ref, Register) and ref.acc.op == "matmul_bf16"


@dataclass(frozen=True, slots=True)
class Bf16Tile(RegisterTile):
    """A tile of registers that takes 32 pairs of all its cells at a time."""

    every: Position = NOWHERE  # how many pairs there are

    def tiled(self) -> Body:
        """The loops over tiles: columns of which a panel has room, for each tile of rows."""
        low, high = self.across.low, self.across.high
        if self.half:  # right of the last row nothing is taken
            high = at.minimum(self.down.high, high)
        end, axis = at.minimum(BLOCK + BLOCK_COLS, high), axes.COL.tiles(BLOCK_COLS)
        tiles = For("jr", BLOCK, end, (), step=at.of(SIDE), axis=axis.tiles(SIDE))
        each = replace(tiles, body=self.in_half(self.tile_of_panels(self.is_whole)))
        of_rows: Body = (*self.pack_left(), each)
        if self.half:
            of_rows = (If((), at.test("<", BLOCK, FIRST + SIDE), of_rows),)
        body = (*self.pack_right(tiles), self.each_of_rows(of_rows))
        once = at.select(at.test("==", self.every, 0), 1, self.every)  # if there are none, too
        pairs = For("pc", at.of(0), once, body, step=at.of(BLOCK_PAIRS),
                    axis=PAIRS.tiles(BLOCK_PAIRS))  # fmt: skip
        return (For("jc", low, high, (pairs,), step=at.of(BLOCK_COLS), axis=axis),)

    # -- the statements of a tile

    def taken(self, loop: For, whole: bool) -> Body:
        """The pairs of all cells of the tile (case 2)."""
        (*_, adding) = loop.body
        acc: Acc = adding.ref.acc  # type: ignore[union-attr]
        left, right = self.left_block(at.of(0)), self.right_block(at.of(0))
        return (Multiply(Register(self.acc(acc)), _LEFT, left, _RIGHT, right, self.rounds),)

    def each(self, body: Body, whole: bool) -> Body:
        """Statements for each row, one after the other, and vector (case 3)."""
        once = tuple(s for s in body if isinstance(s, Load) and not self.is_across(s))
        inside = tuple(s for s in body if s not in once)
        known = {**self.row(is_there=True), **self.column}
        of_row = (*self.placed(once, known), self.vector(self.placed(inside, known), whole))
        high = at.of(SIDE) if whole else at.minimum(self.down.high - FIRST, SIDE)
        return (For("m", at.of(0), high, of_row, axis=IN_TILE),)

    # -- panels

    @property
    def count(self) -> Position:
        """The number of pairs of the panels."""
        return self.pairs.high - self.pairs.low

    @property
    def rounds(self) -> Position:
        """The number of blocks of 32 pairs, the last one padded."""
        return (self.count + (SIDE - 1)) // SIDE

    def left_block(self, block: Position) -> Position:
        """Return the offset of a block of the left panel, which has the rows of one tile."""
        return block * CELLS

    def right_block(self, block: Position) -> Position:
        """Return the offset of a block of the right panel, of the tile's columns, in words.

        Tiles lie two lines further apart than they have to: else all lines would be of one set of
        the first cache.
        """
        return (LEFT - BLOCK) * (self.rounds * (SIDE // 2) + 1) + block * (CELLS // 2)

    def pack_left(self) -> Body:
        """The copy of a tile's rows."""
        (load,) = (s for s in self.pairs.body if isinstance(s, Load) and not self.is_across(s))
        if self.goes_along(load):
            return self.by_rows(load, _LEFT, self.row())
        staged = self.by_words(load, _WORDS, at.of(0), self.down, FIRST)
        turned = Transpose(_LEFT, at.of(0), _WORDS, at.of(0), self.rounds * 2)
        return (*staged, turned)

    def pack_right(self, tiles: For) -> Body:
        """The copy of the columns of some tiles."""
        (load,) = (s for s in self.pairs.body if self.is_across(s))
        assert isinstance(load, Load)
        block = self.right_block(at.of(0))
        if not self.goes_along(load):
            words = self.by_words(load, _RIGHT, block, self.across, LEFT)
            return tuple(replace(w, body=(replace(tiles, body=w.body),)) for w in words)
        there = at.minimum(LEFT + INSIDE, self.across.high - 1)
        rows = self.by_rows(load, _ROWS, {at.variable(self.across.variable): there})
        turned = Transpose(_RIGHT, block, _ROWS, at.of(0), self.rounds * 2)
        return (replace(tiles, body=(*rows, turned)),)

    def goes_along(self, load: Load) -> bool:
        """True if the pairs of a row are neighbours in memory."""
        return stride(load.at, self.pairs.variable) is at.of(1)

    def by_rows(self, load: Load, place: Place, row: Known) -> Body:
        """A left panel: row after row, of whole blocks; then the last block, behind zeros."""
        full, rows = self.count // SIDE, For("m", at.of(0), at.of(SIDE), (), axis=IN_TILE)
        known = ((None, 0), (load, SIDE), (load, -1))
        zeros, whole, rest = (self.in_row(x, place, row, n) for x, n in known)
        last = For("kb", full, self.rounds, (replace(rows, body=(*zeros, *rest)),))
        return replace(rows, body=(For("kb", at.of(0), full, whole),)), last

    def in_row(self, load: Load | None, place: Place, row: Known, pairs: int) -> Body:
        """The 32 pairs of a row at hand; -1: as many as there are; no load: zeros."""
        first = at.variable("v") * LANES
        pair = self.pairs.low + _ROUND * SIDE + first + _PAIR
        there = self.left_block(_ROUND) + INSIDE * SIDE + first + _PAIR
        body: Body = (Pack(place, there, Const(0.0)),)
        if load is not None:
            known = {**row, at.variable(self.pairs.variable): pair}
            body = (*swapped((load,), known), Pack(place, there, load.value))
        left = self.count - _ROUND * SIDE
        some = at.minimum(left - at.minimum(first, left), LANES)
        lanes = For("q", at.of(0), some if pairs < 0 else at.of(LANES), body, Vector(masked=True),
                    axis=PAIRS.inside(LANES))  # fmt: skip
        return (For("v", at.of(0), at.of(SIDE // LANES), (lanes,), Unrolled()),)

    def by_words(
        self, load: Load, place: Place, block: Position, columns: For, first: Position
    ) -> Iterator[For]:
        """A right panel: words of two pairs, of the last one, of none.

        Row after row, so that the cells of each are neighbours in memory.
        """
        ends = at.of(0), self.count // 2, (self.count + 1) // 2, self.rounds * (SIDE // 2)
        half, vector = SIDE // 2, at.variable("v")
        there = block + _WORD // half * (CELLS // 2) + _WORD % half * LANES
        there = there + vector * (half * LANES) + at.variable("l")
        left = columns.high - at.minimum(first + vector * LANES, columns.high)
        known = {at.variable(columns.variable): first + BEHIND}
        for low, high, taken in zip(ends[:-1], ends[1:], (2, 1, 0), strict=True):
            body = self.word(load, place, there, known, taken)
            lanes = For("l", at.of(0), at.minimum(left, LANES), body, Vector(masked=True),
                        axis=axes.COL.inside(LANES))  # fmt: skip
            yield For("p", low, high, (For("v", at.of(0), at.of(2), (lanes,), Unrolled()),))

    def word(self, load: Load, place: Place, there: Position, column: Known, taken: int) -> Body:
        """A word of the two pairs `2p` and `2p + 1` of a column, of which so many are there."""
        values: list[Operand] = [Const(0.0), Const(0.0)]
        body: list[Stmt] = []
        for number in range(taken):
            pair = self.pairs.low + _WORD * 2 + number
            known = {**column, at.variable(self.pairs.variable): pair}
            values[number] = name = f"{load.value}.{number}"
            body += swapped((replace(load, value=name),), known)
        return (*body, Pack(place, there, *values))
