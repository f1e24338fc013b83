"""A pass over matrices to nest, level 0: a cell's chain, and what is computed of it.

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
   other order, whose products are the same numbers.
2. Of a symmetric product, `j` ends behind `i`; the pass that mirrors it begins there.
"""

from __future__ import annotations

from ....ir import axes
from ....ir.graph import Node
from ....ir.loops import position as at
from ....ir.loops.mappings import AnyOrder
from ....ir.loops.nest import (
    MATRICES,
    SERIAL,
    Compute,
    For,
    Index,
    Load,
    Nest,
    Operand,
    Stmt,
    Store,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body
from ....ir.lowered.program import MatrixKernel, ProductOperand, Program
from ....ir.lowered.tables import Place
from ....ir.types import BOOL, ELEM, GRAM_COL, GRAM_ROW, Const, Domain
from ..products import COL, ROW, Matrix, build_chain
from .cells import ALL_COLS, ALL_ROWS, BATCHES, Names
from .kernels import compute

_BATCH = at.variable("b")
_SIZES: dict[Domain, tuple[Position, Position]] = {
    ELEM: (ALL_ROWS, ALL_COLS),
    GRAM_ROW: (ALL_ROWS, ALL_ROWS),
    GRAM_COL: (ALL_COLS, ALL_COLS),
}


def build_matrix(program: Program, kernel: MatrixKernel, names: Names) -> Nest:
    """The loops of a pass over all matrices of a tensor; `names` are the program's."""
    return _MatrixBuild(program, kernel, names).nest()


class _MatrixBuild:
    def __init__(self, program: Program, kernel: MatrixKernel, names: Names) -> None:
        self.program, self.kernel, self.names = program, kernel, names
        self.rows, self.cols = _SIZES[kernel.space][:: -1 if kernel.turned else 1]

    def nest(self) -> Nest:
        """All matrices of the batch, one after the other."""
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
        first, count, batch, batches = map(at.name, MATRICES)
        end = at.minimum(first + count, self.rows)
        down = For("i", first, end, (across,), axis=axes.ROW)
        found = (
            *head,
            For("b", batch, at.minimum(batch + batches, BATCHES), (down,), axis=axes.BATCH),
        )
        return Nest(kernel.name, MATRICES, self.names.places(found), found)

    def mirror(self) -> Body:
        """Case 2: a cell above the diagonal, of the one below."""
        found: list[Stmt] = []
        for kept in self.kernel.keeps:
            value, matrix = self.names.values[kept.value], self.matrix(kept.place)
            found.append(Load(value, kept.place, matrix.cell(COL, ROW)))
            found.append(Store(kept.place, matrix.cell(ROW, COL), value))
        return tuple(found)

    def cell(self) -> Body:
        """The statements of a cell."""
        kernel, names = self.kernel, self.names
        body: list[Stmt] = list(self.chain())
        body += [Load(names.values[x.value], x.place, self.at(x.place)) for x in kernel.loads]
        for value in kernel.computes:
            node = self.program.graph.nodes[value]
            if node.op in ("add_diag", "eye"):
                body += self.on_diagonal(names.values[value], node)
            elif node.op == "tril":
                body += self.below_diagonal(names.values[value], node)
            else:
                body.append(compute(names, names.values[value], node))
        body += [Store(x.place, self.at(x.place), names.values[x.value]) for x in kernel.keeps]
        for store in kernel.stores:
            guard = None if store.guard is None else names.values[store.guard]
            value = names.stored(store.value, store.place)
            body.append(Store(store.place, self.at(store.place), value, guard))
        return tuple(body)

    def on_diagonal(self, name: str, node: Node) -> Body:
        """A value that is another one on the diagonal."""
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
        dtype = self.program.graph.nodes[kernel.product].type.dtype
        first, second = kernel.factors
        if kernel.turned:
            first, second = second, first
        left, right = (self.factor(x) for x in (first, second))
        is_across = first.transposed == kernel.turned
        pairs = _SIZES[first.place.domain][is_across]
        return build_chain(value, left, right, pairs, dtype)

    def factor(self, factor: ProductOperand) -> Matrix:
        """An operand as the pass takes it."""
        return self.matrix(factor.place, factor.transposed != self.kernel.turned)

    def at(self, place: Place) -> Position:
        """Where the cell at hand lies."""
        return self.matrix(place, self.kernel.turned).cell(ROW, COL)

    def matrix(self, place: Place, transposed: bool = False) -> Matrix:
        """A matrix of the batch at hand, as it lies or transposed."""
        rows, cols = _SIZES[place.domain]
        down, across = (at.of(1), rows) if self.program.lies_turned(place) else (cols, at.of(1))
        down, across = (across, down) if transposed else (down, across)
        return Matrix("", place, down, across, _BATCH * (rows * cols))
