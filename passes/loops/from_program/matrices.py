"""A pass over matrices to nest, level 0: the chain of each cell, and the values computed from it.

    for b in $batch .. min($batch + $batches, #batches)
      for i in $row .. min($row + $rows, #rows)    ; of a turned pass these are columns
        for j in 0 .. #cols
          c := matmul of nothing
          for k in 0 .. #rows
            %a = load s[b * #rows * #rows + (i * #rows + k)]
            %b = load x[b * #rows * #cols + (k * #cols + j)]
            c += matmul %a, %b
          %5 = fold c by lane
          %6 = add %4, %5 : f32              ; with loads and stores at the cell
          store y[b * #rows * #cols + (i * #cols + j)] = %6

1. A turned pass computes the transposed of its product, b' a': the same chains, of pairs in the
   other order, whose products are the same numbers. Of a symmetric operand on the right it takes
   the side whose neighbours lie along columns.
2. Of a symmetric product, `j` ends behind `i`; the pass that mirrors it begins there.
3. A transpose is loaded from the other side of the diagonal, and `lower` from both.
4. A factor is of a whole matrix, in the unit of its first rows.
5. Reductions have their declared order, as in kernels.
6. A unit has the whole tiles that begin in its rows.
7. A cell behind the last row or column of its matrix is +0; loads there clamp to the last one.
"""

from __future__ import annotations

from collections.abc import Callable

from ....ir import axes
from ....ir.axes import size_name
from ....ir.graph import Node
from ....ir.loops import position as at
from ....ir.loops.mappings import AnyOrder
from ....ir.loops.nest import (
    MATRICES,
    SERIAL,
    Acc,
    Compute,
    For,
    If,
    Index,
    Load,
    MemoryCell,
    Nest,
    Operand,
    Order,
    Reduce,
    Stmt,
    Store,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body
from ....ir.lowered.program import (
    ElementLoad,
    LeafDirection,
    LeafReduction,
    MatrixKernel,
    ProductOperand,
    Program,
)
from ....ir.lowered.tables import Place
from ....ir.matrices.symmetry import symmetric
from ....ir.semantics import COLUMN_LEAF, LEAF
from ....ir.types import BATCH_AXES, BOOL, Const, Domain, DType, ordered
from ..factors import build_cholesky, build_inverse_lower
from ..products import COL, ROW, Matrix, build_chain
from .cells import (
    ALL_COLS,
    ALL_ROWS,
    BATCHES,
    Names,
    leaves_along,
    leaves_down,
    sides_of,
    size_of,
    tiles_along,
)
from .kernels import compute, narrowed, widened

_BATCH, INNER = at.variable("b"), at.name(size_name("inner"))
Tile = Callable[[DType], tuple[int, int]]  # rows and vectors, of a dtype


def build_matrix(program: Program, kernel: MatrixKernel, names: Names, tile: Tile) -> Nest:
    """The loops of a pass over all matrices of a tensor; `names` are the program's.

    Factors go by tiles of so many rows and vectors.
    """
    return _MatrixBuild(program, kernel, names, tile).nest()


class _MatrixBuild:
    def __init__(self, program: Program, kernel: MatrixKernel, names: Names, tile: Tile) -> None:
        self.program, self.kernel, self.names, self.tile = program, kernel, names, tile
        self.nodes = program.graph.nodes
        self.rows, self.cols = sides_of(kernel.space)[:: -1 if kernel.turned else 1]
        self.size = int(kernel.space.tiles)

    def nest(self) -> Nest:
        """All matrices of the batch, one after the other."""
        first, _, batch, batches = map(at.name, MATRICES)
        head, body = self.body(first)
        low, high = batch, at.minimum(batch + batches, BATCHES)
        if self.size:
            low, high = self.tiles_there(batch, high)
        each = For("b", low, high, body, axis=axes.BATCH)
        found = (*head, each)
        return Nest(self.kernel.name, MATRICES, self.names.places(found), found)

    def body(self, first: Position) -> tuple[Body, Body]:
        """The loads of numbers, and the loops over matrices."""
        product = self.kernel.product
        if product is not None and self.kernel.is_factor(self.program.graph):  # case 4
            factor = self.factored(product)
            return (), factor if self.size else (If((), at.test("==", first, 0), factor),)
        kernel, program = self.kernel, self.program
        scalars = [(v, program.place(v)) for v in kernel.scalars]
        head = tuple(Load(self.names.values[v], p, at.of(p.index)) for v, p in scalars)
        low, high = at.of(0), self.cols
        if kernel.half:
            high = at.minimum(ROW + 1, self.cols)
        body = self.mirror() if kernel.mirrors else self.cell()
        low = ROW + 1 if kernel.mirrors else low
        order = SERIAL if kernel.product is not None or kernel.mirrors else AnyOrder()
        across = For("j", low, high, body, order, axis=axes.COL)
        if self.size:  # case 6
            return head, (For("i", at.of(0), self.rows, (across,), axis=axes.ROW),)
        end = at.minimum(first + at.name(MATRICES[1]), self.rows)
        return head, (For("i", first, end, (across,), axis=axes.ROW),)

    def tiles_there(self, batch: Position, high: Position) -> tuple[Position, Position]:
        """Case 6: the first tile of a unit, and the first behind it."""
        first, rows = (at.name(argument) for argument in MATRICES[:2])
        down, across = tiles_along(self.size)
        size = self.size
        begin, end = (at.minimum((row + (size - 1)) // size, down) for row in (first, first + rows))
        return (batch * down + begin) * across, ((high - 1) * down + end) * across

    def factored(self, value: int) -> Body:
        """The loops of a factor (case 4), which may read either side of a symmetric matrix."""
        (given,), (kept,) = self.kernel.factors, self.kernel.keeps
        node, made = self.nodes[value], self.matrix(kept.place, self.kernel.turned)
        is_same = node.values[0] in symmetric(self.nodes)
        matrix = self.matrix(given.place, given.transposed or is_same)
        build = {"cholesky": build_cholesky, "inverse_lower": build_inverse_lower}[node.op]
        return build(self.kernel.name, matrix, made, self.rows, self.tile(node.type.dtype)).body

    def mirror(self) -> Body:
        """Case 2: a cell above the diagonal, of the one below.

        Where tiles have another chain above the diagonal, an index says that all cells count: it
        keeps `transposes_by_blocks` from leaving some out.
        """
        found: list[Stmt] = []
        same = symmetric(self.nodes, by_chains=True)
        if any(x.value not in same for x in self.kernel.keeps):
            found.append(Index("row_of_mirror", ROW))
        stored = ((s.value, s.place) for s in self.kernel.stores if isinstance(s.value, int))
        for made, place in (*((x.value, x.place) for x in self.kernel.keeps), *stored):
            value, matrix = self.names.values[made], self.matrix(place)
            found.append(Load(value, place, matrix.cell(COL, ROW)))
            found.append(Store(place, matrix.cell(ROW, COL), value))
        return tuple(found)

    def cell(self) -> Body:
        """The statements of a cell."""
        kernel, names = self.kernel, self.names
        body: list[Stmt] = list(self.chain())
        for x in kernel.loads:
            dtype = self.nodes[x.value].type.dtype
            body += widened(names.values[x.value], x.place, self.loaded(x), dtype)
        for value in kernel.vectors:
            place = self.program.place(value)
            body.append(Load(names.values[value], place, self.beside(place.domain)))
        for value in kernel.computes:
            node = self.nodes[value]
            if node.op in ("add_diag", "eye"):
                body += self.on_diagonal(names.values[value], node)
            elif node.op == "tril":
                body += self.below_diagonal(names.values[value], node)
            elif node.op == "lower":
                body += self.of_lower(names.values[value], node.values[0])
            else:
                body.append(compute(names, names.values[value], node))
        body += [self.reduce(x) for x in kernel.reduces]
        for x in kernel.keeps:
            dtype = self.nodes[x.value].type.dtype
            body += narrowed(names.values[x.value], x.place, self.at(x.place), dtype)
        for store in kernel.stores:
            guard = None if store.guard is None else names.values[store.guard]
            value = names.stored(store.value, store.place)
            body.append(Store(store.place, self.at(store.place), value, guard))
        return tuple(body)

    def loaded(self, load: ElementLoad) -> Position:
        """The address of a load's cell (case 3)."""
        is_flipped = is_flipped_load(self.program, load)
        return self.matrix(load.place, self.kernel.turned != is_flipped).cell(ROW, COL)

    def beside(self, domain: Domain) -> Position:
        """The index of a cell's value in a vector."""
        places: dict[str | int, Position] = {"outer": _BATCH // INNER, "inner": _BATCH % INNER}
        first, last = ordered(self.kernel.space.axes)[len(BATCH_AXES) :]
        places |= {first: COL, last: ROW} if self.kernel.turned else {first: ROW, last: COL}
        left = ordered(domain.axes)
        found = _BATCH if left[:2] == [*BATCH_AXES] else at.of(0)
        for axis in left[2:] if found is _BATCH else left:
            found = found * size_of((axis,), domain.tiles) + places[axis]
        return found

    def reduce(self, item: LeafReduction) -> Reduce:
        """A reduction, and its partial: a cell a leaf (case 5)."""
        node = self.nodes[item.node]
        dtype = self.nodes[node.values[0]].type.dtype
        acc = Acc(f"acc.{self.names.values[item.node]}", node.op, dtype)
        args = self.names.operands(node.args)
        if item.along == LeafDirection.ROW:
            leaf = (_BATCH * self.rows + ROW) * leaves_along(self.cols) + COL // LEAF
            return Reduce(MemoryCell(acc, item.partial, leaf), args, Order.ROW)
        down = _BATCH * leaves_down(self.rows) + ROW // COLUMN_LEAF
        return Reduce(MemoryCell(acc, item.partial, down * self.cols + COL), args, Order.COL)

    def of_lower(self, name: str, matrix: int) -> Body:
        """A symmetric value from its part below the diagonal (case 3)."""
        there, other = f"is_above_{name}", f"below_{name}"
        (load,) = (x for x in self.kernel.loads if x.value == matrix)
        is_flipped = not is_flipped_load(self.program, load)
        found: list[Stmt] = [Index(f"row_of_{name}", ROW), Index(f"col_of_{name}", COL)]
        found.append(Load(other, load.place, self.matrix(load.place, is_flipped).cell(ROW, COL)))
        found.append(Compute(there, "lt", (f"row_of_{name}", f"col_of_{name}"), BOOL))
        args = (there, other, self.names.values[matrix])
        return (*found, Compute(name, "select", args, load.place.dtype))

    def on_diagonal(self, name: str, node: Node) -> Body:
        """A value, with another one on the diagonal."""
        dtype, there, more = node.type.dtype, f"is_there_{name}", f"added_{name}"
        found: list[Stmt] = [Index(f"row_of_{name}", ROW), Index(f"col_of_{name}", COL)]
        found.append(Compute(there, "eq", (f"row_of_{name}", f"col_of_{name}"), BOOL))
        on: Operand = Const(1.0)
        off: Operand = Const(0.0)
        if node.op == "add_diag":
            off, added = self.names.operands(node.args)
            found.append(Compute(more, "add", (off, added), dtype))
            on = more
        return (*found, Compute(name, "select", (there, on, off), dtype))

    def below_diagonal(self, name: str, node: Node) -> Body:
        """A value up to the diagonal, and 0 above it."""
        there, (value,) = f"is_there_{name}", self.names.operands(node.args)
        row, col = (COL, ROW) if self.kernel.turned else (ROW, COL)
        return (
            Index(f"row_of_{name}", row),
            Index(f"col_of_{name}", col),
            Compute(there, "le", (f"col_of_{name}", f"row_of_{name}"), BOOL),
            Compute(name, "select", (there, value, Const(0.0)), node.type.dtype),
        )

    def chain(self) -> Body:
        """The chain of a product's cell (case 1)."""
        kernel = self.kernel
        if kernel.product is None:
            return ()
        value = self.names.values[kernel.product]
        node = self.nodes[kernel.product]
        if node.op in ("to_tiles", "from_tiles"):
            (taken,) = kernel.factors
            return self.moved(value, taken.place, node.op == "to_tiles")
        first, second = kernel.factors
        if kernel.turned:
            first, second = second, first
        left = self.factor(first, along_rows=True)
        right = self.factor(second, along_rows=False)
        is_across = first.transposed == kernel.turned
        pairs = sides_of(first.place.domain)[is_across]
        return build_chain(value, left, right, pairs, node.type.dtype, node.op)

    def moved(self, value: str, place: Place, to_tiles: bool) -> Body:
        """A copy between a cell of a tile and the matrix's cell (case 7)."""
        row, col = (COL, ROW) if self.kernel.turned else (ROW, COL)
        if not to_tiles:
            size = int(place.domain.tiles)
            (down, across), (rows, cols) = tiles_along(size), sides_of(place.domain)
            tile = (_BATCH * down + row // size) * across + col // size
            return (Load(value, place, (tile * rows + row % size) * cols + col % size),)
        down, across = tiles_along(self.size)
        row = _BATCH // across % down * self.size + row
        col = _BATCH % across * self.size + col
        last = at.minimum(row, ALL_ROWS - 1), at.minimum(col, ALL_COLS - 1)
        matrix = _BATCH // across // down * ALL_ROWS
        found: list[Stmt] = [Load(f"there_{value}", place, (matrix + last[0]) * ALL_COLS + last[1])]
        tests = list[str]()
        for what, cell, count in (("row", row, ALL_ROWS), ("col", col, ALL_COLS)):
            names = f"{what}_of_{value}", f"{what}s_of_{value}", f"has_{what}_{value}"
            found += [Index(names[0], cell), Index(names[1], count)]
            found.append(Compute(names[2], "lt", names[:2], BOOL))
            tests.append(names[2])
        zero = Const(0.0)
        found.append(
            Compute(
                f"has_row_{value}_or_0", "select", (tests[0], f"there_{value}", zero), place.dtype
            )
        )
        found.append(
            Compute(value, "select", (tests[1], f"has_row_{value}_or_0", zero), place.dtype)
        )
        return tuple(found)

    def factor(self, factor: ProductOperand, along_rows: bool) -> Matrix:
        """An operand in the pass's orientation; of a symmetric one the contiguous side (case 1)."""
        if factor.value in symmetric(self.nodes):
            lies = self.program.lies_turned(factor.place)
            along_rows = along_rows and factor.value not in self.program.rounded  # but pairs
            return self.matrix(factor.place, lies != along_rows)
        return self.matrix(factor.place, factor.transposed != self.kernel.turned)

    def at(self, place: Place) -> Position:
        """The position of the cell at hand."""
        return self.matrix(place, self.kernel.turned).cell(ROW, COL)

    def matrix(self, place: Place, transposed: bool = False) -> Matrix:
        """A matrix of the batch at hand, as stored or transposed."""
        rows, cols = sides_of(place.domain)
        down, across = (at.of(1), rows) if self.program.lies_turned(place) else (cols, at.of(1))
        down, across = (across, down) if transposed else (down, across)
        return Matrix("", place, down, across, _BATCH * (rows * cols))


def is_flipped_load(program: Program, load: ElementLoad) -> bool:
    """True if a load transposes its array."""
    node = program.graph.nodes[load.value]
    return node.op == "transpose" and load.place not in (
        program.places.get(load.value),
        program.turned.get(load.value),
    )
