"""Kernel to nest, level 0, for every target: a loop over rows, a loop over elements.

1. A flat tensor is one row, so it has no loop over rows.
2. The body has the kernel's order: loads, computes, reductions, stores to buffers, stores.
3. Reductions have their declared order, and no loops yet (`split_leaves`).
4. By blocks, a nest has the whole blocks that begin in its rectangle, in any rows.

    for q in $row .. $row + select($cols == #cols, 1, $rows)          ; all rows as one, if whole
      for r in (q * #cols + $col + 255) / 256 .. (... + 255) / 256
        for k in 0 .. min(256, #numel - r * 256)
          %row = load row[(r * 256 + k) / #cols]

5. By blocks that divide rows, with loads of vectors, a version without a division for each element:
   a block has one row, and its columns are neighbours.

    if #cols % 256 == 0
      for r in ...
        %row = load row[r * 256 / #cols]
        for k in 0 .. 256
          %col = load col[r * 256 % #cols + k]
"""

from __future__ import annotations

from ....ir import axes
from ....ir.graph import Node
from ....ir.loops import position as at
from ....ir.loops.mappings import AnyOrder
from ....ir.loops.nest import (
    RECTANGLE,
    Acc,
    Compute,
    For,
    If,
    Index,
    Load,
    MemoryCell,
    Nest,
    Order,
    Prefetch,
    Reduce,
    Stmt,
    Store,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import with_positions
from ....ir.lowered import program as lowered
from ....ir.lowered.memory_plan import block_leaves
from ....ir.lowered.program import Kernel, LeafDirection, Program
from ....ir.lowered.tables import Place, PlaceKind
from ....ir.semantics import COLUMN_LEAF, LEAF
from ....ir.types import ELEM, Domain, DType
from ....ir.types import ROW as ROW_DOMAIN
from .cells import ALL_COLS, ALL_ROWS, COLUMN_LEAVES, LEAVES, NUMEL, Names, block_at, cell_in

AHEAD = 4096  # elements: a prefetch arrives before its tile begins
ROW, ROWS, COL, COLS = (at.name(n) for n in RECTANGLE)


def build_kernel(program: Program, kernel: Kernel, names: Names) -> Nest:
    """The loops of a kernel over a rectangle of one tensor; `names` are the program's."""
    return _KernelBuild(program, kernel, names).nest()


class _KernelBuild:
    def __init__(self, program: Program, kernel: Kernel, names: Names) -> None:
        self.program, self.kernel, self.graph = program, kernel, program.graph
        self.names = names
        self.is_flat = self.graph.view.is_flat
        self.block = kernel.block
        self.row = at.of(0) if self.is_flat and not self.block else at.variable("r")
        self.element = at.variable("k")
        self.flat = self.row * (self.block or ALL_COLS) + self.element

    def nest(self) -> Nest:
        kernel, program = self.kernel, self.program
        scalars = [(v, program.place(v)) for v in kernel.scalars]
        head = tuple(Load(self.names.values[v], p, at.of(p.index)) for v, p in scalars)
        if self.block:
            body = (*head, *self.blocks())
            return Nest(kernel.name, RECTANGLE, self.names.places(body), body)
        high = COL + COLS
        if self.graph.view.block:  # the last one may be short
            high = at.minimum(high, NUMEL - self.row * ALL_COLS)
        inner: Stmt = For("k", COL, high, tuple(self.element_body()), AnyOrder(), axis=axes.COL)
        if not self.is_flat:
            body = (*(self.row_load(v) for v in kernel.rows), inner)
            inner = For("r", ROW, ROW + ROWS, body, axis=axes.ROW)
        body = (*head, inner)
        return Nest(kernel.name, RECTANGLE, self.names.places(body), body)

    def blocks(self) -> tuple[Stmt, ...]:
        """Cases 4 and 5."""
        high = at.minimum(self.block, NUMEL - self.row * self.block)
        of_blocks = [self.row_load(v) for v in self.kernel.rows]
        general = self.each_block((*of_blocks, self.block_elements(high, self.element_body())))
        if all(self.program.place(v).domain.block is not None for v in self.kernel.cols):
            return (general,)
        inside = [self.inside_a_row(stmt) for stmt in self.element_body()]
        once = [s for s in inside if isinstance(s, Load) and "k" not in s.at.variables]
        every = [s for s in inside if s not in once]
        elements = self.block_elements(at.of(self.block), every)
        version = self.each_block((*of_blocks, *once, elements))
        return (If((), at.test("==", ALL_COLS % self.block, 0), (version,), (general,)),)

    def block_elements(self, high: Position, body: list[Stmt]) -> For:
        """The elements of a block."""
        return For("k", at.of(0), high, tuple(body), AnyOrder(), axis=axes.COL)

    def each_block(self, body: tuple[Stmt, ...]) -> For:
        """The blocks that begin in the rectangle."""
        is_whole = at.test("==", COLS, ALL_COLS)
        start = at.variable("q") * ALL_COLS + COL
        length = at.select(is_whole, ROWS * COLS, COLS)
        low, end = block_at(start, self.block), block_at(start + length, self.block)
        each = For("r", low, end, body, axis=axes.ROW)
        high = ROW + at.select(is_whole, 1, ROWS)
        return For("q", ROW, high, (each,), axis=axes.AREA)

    def inside_a_row(self, stmt: Stmt) -> Stmt:
        """Case 5: the row of the block's first element, and an offset from its column."""
        start = self.row * self.block
        known = {self.flat // ALL_COLS: start // ALL_COLS}
        known |= {self.flat % ALL_COLS: start % ALL_COLS + self.element}
        known |= {self.flat // (ALL_ROWS * ALL_COLS): start // (ALL_ROWS * ALL_COLS)}
        return with_positions(stmt, lambda p: p.swapped(known))

    def row_load(self, value: int) -> Load:
        """The load of a value of a block, a row, or a domain that a row belongs to."""
        place = self.program.place(value)
        is_block = place.domain.block is not None
        cell = self.row if is_block else cell_in(place.domain, ROW_DOMAIN, self.row)
        return Load(self.names.values[value], place, cell)

    def element_body(self) -> list[Stmt]:
        """Statements for one element."""
        kernel, names = self.kernel, self.names
        body: list[Stmt] = [Prefetch(place, self.flat + AHEAD) for place in kernel.prefetch]
        for value in kernel.cols:
            place = self.program.place(value)
            body.append(Load(names.values[value], place, self.beside(place)))
        for x in kernel.loads:
            dtype = self.graph.nodes[x.value].type.dtype
            body += widened(names.values[x.value], x.place, self.cell(x.place), dtype)
        for value in kernel.computes:
            node, name = self.graph.nodes[value], names.values[value]
            is_index = node.op == "index"
            body.append(Index(name, self.flat) if is_index else compute(names, name, node))
        body += [self.reduce(x) for x in kernel.reduces]
        for x in kernel.keeps:
            dtype = self.graph.nodes[x.value].type.dtype
            body += narrowed(names.values[x.value], x.place, self.cell(x.place), dtype)
        for store in kernel.stores:
            guard = None if store.guard is None else names.values[store.guard]
            value = names.stored(store.value, store.place)
            body.append(Store(store.place, self.cell(store.place), value, guard))
        return body

    def beside(self, place: Place) -> Position:
        """Return the index of an element's cell of a vector."""
        domain, flat = place.domain, self.flat
        if domain.block is not None:
            return flat // domain.block
        if self.block:
            return cell_in(domain, ELEM, flat)
        rows = Domain(domain.scope, domain.axes - {"col"})
        return cell_in(rows, ROW_DOMAIN, self.row) * ALL_COLS + self.element

    def cell(self, place: Place) -> Position:
        """Return the index of an element; in a tile's buffer from the tile's first element on."""
        if place.kind == PlaceKind.KEPT:
            return (self.row - ROW) * ALL_COLS + self.element
        return self.flat

    def reduce(self, item: lowered.LeafReduction) -> Reduce:
        """A reduction, and its partial: a cell a leaf."""
        node = self.graph.nodes[item.node]
        dtype = self.graph.nodes[node.values[0]].type.dtype
        acc = Acc(f"acc.{self.names.values[item.node]}", node.op, dtype)
        args = self.names.operands(node.args)
        if item.along == LeafDirection.ROW:
            leaves = block_leaves(self.block) if self.block else LEAVES
            leaf = self.row * leaves + self.element // LEAF
            return Reduce(MemoryCell(acc, item.partial, leaf), args, Order.ROW)
        batch, inside = self.row // ALL_ROWS, self.row % ALL_ROWS
        leaf = batch * COLUMN_LEAVES + inside // COLUMN_LEAF
        cell = MemoryCell(acc, item.partial, leaf * ALL_COLS + self.element)
        return Reduce(cell, args, Order.COL)


def widened(name: str, place: Place, cell: Position, dtype: DType) -> tuple[Stmt, ...]:
    """A value converted from its storage dtype, if that differs."""
    if place.dtype is dtype:
        return (Load(name, place, cell),)
    stored = f"{name}.stored"
    return Load(stored, place, cell), Compute(name, "cast", (stored,), dtype)


def narrowed(name: str, place: Place, cell: Position, dtype: DType) -> tuple[Stmt, ...]:
    """A value converted to its storage dtype, if that differs."""
    if place.dtype is dtype:
        return (Store(place, cell, name),)
    rounded = f"{name}.rounded"
    return Compute(rounded, "cast", (name,), place.dtype), Store(place, cell, rounded)


def compute(names: Names, name: str, node: Node) -> Compute:
    """A node as a statement."""
    return Compute(name, node.op, names.operands(node.args), node.type.dtype)
