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
2. The chain does not change: each register accumulates all pairs in order. In blocks of pairs it
   continues from the result's cell, which the previous block has stored.
3. Tiles above the diagonal of a symmetric product are skipped; a mirror pass fills them.
4. With panels, both operands are copied first, in the order of the tiles' accesses: their own
   strides may be large. Lanes behind the edge are undefined, and are not stored.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ...ir import axes
from ...ir.axes import Axis
from ...ir.loops import position as at
from ...ir.loops.nest import (
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
    Take,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, rewritten, walk, with_buffers
from ...ir.lowered.tables import Place
from ...ir.types import DType
from .from_program.kernels import widened
from .register_tiles import Panels, RegisterTile

PAIRS = Axis(("k",))
NOWHERE = at.of(0)
ROW, COL, K = at.variable("i"), at.variable("j"), at.variable("k")


@dataclass(frozen=True, slots=True)
class Matrix:
    """An operand or a result: its cells, and their strides along each axis."""

    name: str
    place: Place
    along_rows: Position
    along_cols: Position
    first: Position = NOWHERE  # its first cell

    def cell(self, row: Position, col: Position) -> Position:
        """The position of a cell."""
        return self.first + row * self.along_rows + col * self.along_cols


def build_chain(
    value: str, left: Matrix, right: Matrix, pairs: Position, dtype: DType, op: str = "matmul"
) -> Body:
    """The statements of one cell: its chain, as a value."""
    chain = Register(Acc("c", op, dtype))
    loads = (
        *widened("a", left.place, left.cell(ROW, K), dtype),
        *widened("b", right.place, right.cell(K, COL), dtype),
    )
    taken = For("k", at.of(0), pairs, (*loads, Accumulate(chain, ("a", "b"))), axis=PAIRS)
    return Init(chain), taken, Fold(value, chain, halves=False)


def blocks(pairs: int) -> Callable[[Nest], Nest]:
    """The pass that splits the chain in blocks of pairs, each for all cells; an empty chain is one.

    A partial chain is stored in the place of a result of its dtype that depends on it. Without
    such a result, there is one block.
    """
    return lambda nest: rewritten(nest, lambda stmt: _in_blocks(stmt, pairs))


def _in_blocks(stmt: Stmt, pairs: int) -> Body | None:
    if (nest := declared(stmt)) is None:
        return None
    down, across = nest
    match across.body:
        case (Init(Register() as ref) as start, For() as taken, Fold() as fold, *rest):
            first, stores = at.variable("pc"), [s for s in rest if isinstance(s, Store)]
        case _:
            return None
    loaded = {s.place for s in rest if isinstance(s, Load)}
    ends = [s for s in stores if s.place.dtype is ref.acc.dtype and s.guard is None]
    ends = [s for s in ends if s.place not in loaded]
    if not ends:
        return None
    end = replace(ends[0], value=fold.value)
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


def tiles(
    rows: int,
    vectors: int,
    panels: Panels | None = None,
    *,
    masks: bool = False,
) -> Callable[[Nest], Nest]:
    """The pass to tiles of `rows` rows and `vectors` vectors of columns.

    With `panels`, the operands of a block are copied to them. Of a symmetric product, whose rows
    end at the diagonal, the tiles are kept that reach to it or below. Where `masks` are free there
    is less code.
    """

    return lambda nest: with_buffers(nest, lambda s: _tiled(s, rows, vectors, panels, masks))


def dtype_of_product(nest: Nest) -> DType | None:
    """The dtype of the chains of a nest; None where it has none."""
    refs = (s.ref for s in walk(nest.body) if isinstance(s, Init))
    return next((ref.acc.dtype for ref in refs if ref.acc.is_chain), None)


def declared(stmt: Stmt) -> tuple[For, For] | None:
    """The loops over rows and columns of a declared product."""
    match stmt:
        case For(axis=axes.ROW, body=(For(axis=axes.COL, body=(Init(), *_)) as inner,)):
            return stmt, inner
        case _:
            return None


def _tiled(stmt: Stmt, rows: int, vectors: int, panels: Panels | None, masks: bool) -> Body | None:
    """A product's loops over rows and columns as loops over tiles."""
    if (nest := declared(stmt)) is None:
        return None
    down, across, half = to_the_diagonal(*nest)
    return RegisterTile(down, across, rows, vectors, panels, half, masks).loops()


def to_the_diagonal(down: For, across: For) -> tuple[For, For, bool]:
    """The loops over all cells, and True if rows ended at the diagonal, at min(i + 1, cols)."""
    if down.variable not in across.high.variables:
        return down, across, False
    return down, replace(across, high=across.high.args[1]), True
