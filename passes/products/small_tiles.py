"""The tiles of a small product: its operands are read where they lie.

    for jr: col/32 in 0 .. #cols by 32
      for ir: row/8 in $row .. $row + $rows by 8
        if jr + 16 < #cols
          c.few2[8, 2, 16] := matmul of nothing ..
        else
          c.few1[8, 1, 16] := matmul of nothing ..

1. Columns have masks. The last tile has as many rows as others, of which the first may have been
   taken before, and are left out at its end. A matrix of fewer rows is no small one.
2. What is left of a row by tiles of two vectors, of a symmetric product up to its diagonal, is
   taken by one of one vector.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from ...ir import axes
from ...ir.loops import position as at
from ...ir.loops.nest import Acc, For, If, Nest, Stmt
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, with_buffers
from ...ir.semantics import LANES
from ..loops.products import declared, to_the_diagonal
from ..loops.register_tiles import FIRST, INSIDE, LEFT, RegisterTile


@dataclass(frozen=True, slots=True)
class SmallTile(RegisterTile):
    """A tile of which all rows are there, of one vector or two."""

    def tiled(self) -> Body:
        """The loops over tiles: of all rows for some columns, which stay in the first cache."""
        cols, body = self.vectors * LANES, self.tile(whole=False)
        if self.vectors == 2:
            one = replace(self, vectors=1).tile(whole=False)
            body = (If((), at.test("<", LEFT + LANES, self.end), body, one),)
        rows = self.each_of_rows(self.in_half(body))
        return (For("jr", self.across.low, self.across.high, (rows,), step=at.of(cols),
                    axis=axes.COL.tiles(cols)),)  # fmt: skip

    def row(self, is_there: bool = False) -> Mapping[Position, Position]:
        """A row of the tile: the last one has rows again, of which those before had some."""
        return {at.variable(self.down.variable): self.there}

    @property
    def there(self) -> Position:
        return at.minimum(FIRST, self.down.high - self.rows) + INSIDE

    @property
    def has_row(self) -> Position:
        """The condition that a row is the tile's, and not an earlier one's."""
        return at.test("<=", FIRST, self.there)

    @property
    def end(self) -> Position:
        """The end of the columns of a tile's rows."""
        high = self.across.high
        return at.minimum(FIRST + self.rows, high) if self.half else high

    def acc(self, acc: Acc) -> Acc:
        """The tile's registers, which have a name of their own."""
        name = f"{acc.name}.few{self.vectors}"
        return replace(acc, name=name, sizes=(self.rows, self.vectors, LANES))


def unless_small(rows: int, vectors: int, large: Callable[[Nest], Nest]) -> Callable[[Nest], Nest]:
    """The pass that takes a product in small tiles if its right operand stays in a cache."""

    def both(nest: Nest) -> Nest:
        def rule(stmt: Stmt) -> Body | None:
            if (loops := declared(stmt)) is None:
                return None
            down, across, half = to_the_diagonal(*loops)
            tile = SmallTile(down, across, rows, vectors, half=half)
            cells = across.high * (tile.pairs.high - tile.pairs.low)
            is_small = at.test("&", at.test("<=", rows, down.high), at.test("<=", cells, SMALL))
            return (If((), is_small, tile.loops(), large(replace(nest, body=(stmt,))).body),)

        return with_buffers(nest, rule)

    return both


SMALL = 65536  # cells: a part of the second cache
