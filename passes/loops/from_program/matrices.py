"""A pass over matrices to nest, level 0: a cell's chain, and what is computed of it.

for b in 0 .. #batches
  for i in 0 .. #rows                    ; of the result: of gram(col) they are columns
    for j in 0 .. #cols
      c := matmul of nothing
      for k in 0 .. #rows
        %a = load s[b * #rows * #rows + (i * #rows + k)]
        %b = load x[b * #rows * #cols + (k * #cols + j)]
        c += matmul %a, %b
      %5 = fold c by lane
      %6 = add %4, %5 : f32              ; with loads and stores at the cell
      store y[b * #rows * #cols + (i * #cols + j)] = %6
"""

from __future__ import annotations

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import AnyOrder
from ....ir.loops.nest import SERIAL, For, Load, Nest, Stmt, Store
from ....ir.loops.position import Position
from ....ir.lowered.program import MatrixKernel, Program
from ....ir.lowered.tables import Place
from ....ir.types import ELEM, GRAM_COL, GRAM_ROW, Domain
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
    rows, cols = _SIZES[kernel.space]
    cell = matrix_at("", kernel.space).cell(ROW, COL)
    scalars = [(v, program.place(v)) for v in kernel.scalars]
    head = tuple(Load(names.values[v], p, at.of(p.index)) for v, p in scalars)
    body: list[Stmt] = []
    if kernel.product is not None:
        left, right = (
            matrix_at(names.place(f.place), f.place.domain, f.place, f.transposed)
            for f in kernel.factors
        )
        dtype = program.graph.nodes[kernel.product].type.dtype
        pairs = _pairs(kernel.factors[0].place.domain, kernel.factors[0].transposed)
        body += build_chain(names.values[kernel.product], left, right, pairs, dtype)
    body += [Load(names.values[x.value], x.place, cell) for x in kernel.loads]
    for value in kernel.computes:
        body.append(compute(names, names.values[value], program.graph.nodes[value]))
    body += [Store(x.place, cell, names.values[x.value]) for x in kernel.keeps]
    for store in kernel.stores:
        guard = None if store.guard is None else names.values[store.guard]
        body.append(Store(store.place, cell, names.stored(store.value, store.place), guard))
    order = SERIAL if kernel.product is not None else AnyOrder()
    across = For("j", at.of(0), cols, tuple(body), order, axis=axes.COL)
    down = For("i", at.of(0), rows, (across,), axis=axes.ROW)
    found = (*head, For("b", at.of(0), BATCHES, (down,), axis=axes.BATCH))
    return Nest(kernel.name, (), names.places(found), found)


def matrix_at(name: str, space: Domain, place: Place | None = None, turned: bool = False) -> Matrix:
    """A matrix of the batch at hand, as it lies or transposed."""
    rows, cols = _SIZES[space]
    along = (at.of(1), cols) if turned else (cols, at.of(1))
    return Matrix(name, place, *along, _BATCH * (rows * cols))  # type: ignore[arg-type]


def _pairs(space: Domain, turned: bool) -> Position:
    """How many columns the left factor has as it stands."""
    return _SIZES[space][0 if turned else 1]
