"""Kernel to nest, level 0, for every target: a loop over rows, a loop over elements.

1. A flat tensor is one row, so it has no loop over rows.
2. The body is the kernel's own order: loads, computes, reductions, what is kept, stores.
3. Reductions have their declared order, and no loops yet (`leaves`).
"""

from __future__ import annotations

from ....ir.graph import Node
from ....ir.loops import position as at
from ....ir.loops.nest import (
    RECTANGLE,
    Acc,
    Compute,
    For,
    Index,
    Load,
    Mark,
    Nest,
    Order,
    Prefetch,
    Reduce,
    Stmt,
    Store,
)
from ....ir.loops.position import Position
from ....ir.lowered import program as lowered
from ....ir.lowered.program import Kernel, Place, Program
from ....ir.semantics import COLUMN_LEAF, LEAF
from ....ir.types import BATCH
from .names import Names

AHEAD = 4096  # elements: what is asked for is there when its tile begins
ROW, ROWS, COL, COLS = (at.name(n) for n in RECTANGLE)
SIZES = "batches", "rows", "cols", "numel", "leaves", "column_leaves"
BATCHES, ALL_ROWS, ALL_COLS, NUMEL, LEAVES, COLUMN_LEAVES = (at.name(f"#{n}") for n in SIZES)


def build_kernel(program: Program, kernel: Kernel, names: Names) -> Nest:
    """The loops of a kernel over a rectangle of one tensor; `names` are the program's."""
    return _KernelBuild(program, kernel, names).nest()


class _KernelBuild:
    def __init__(self, program: Program, kernel: Kernel, names: Names) -> None:
        self.program, self.kernel, self.graph = program, kernel, program.graph
        self.names = names
        self.is_flat = self.graph.view in ("", "flat")
        self.row = at.of(0) if self.is_flat else at.variable("r")
        self.element = at.variable("k")
        self.flat = self.row * ALL_COLS + self.element

    def nest(self) -> Nest:
        kernel, program = self.kernel, self.program
        scalars = [(v, program.place(v)) for v in kernel.scalars]
        head = tuple(Load(self.names.values[v], p, at.of(p.index)) for v, p in scalars)
        high = COL + COLS
        if self.graph.view.startswith("block"):  # the last one may be short
            high = at.minimum(high, NUMEL - self.row * ALL_COLS)
        inner: Stmt = For("k", COL, high, at.of(1), tuple(self.element_body()), Mark.ELEMS)
        if not self.is_flat:
            body = (*(self.row_load(v) for v in kernel.rows), inner)
            inner = For("r", ROW, ROW + ROWS, at.of(1), body)
        body = (*head, inner)
        return Nest(kernel.name, RECTANGLE, self.names.places(body), body)

    def row_load(self, value: int) -> Load:
        """A value of a row, or of a row's batch entry."""
        place = self.program.place(value)
        cell = self.row // ALL_ROWS if place.domain == BATCH else self.row
        return Load(self.names.values[value], place, cell)

    def element_body(self) -> list[Stmt]:
        """What is done with one element."""
        kernel, names = self.kernel, self.names
        column = self.row // ALL_ROWS * ALL_COLS + self.element
        body: list[Stmt] = [Prefetch(place, self.flat + AHEAD) for place in kernel.prefetch]
        body += [Load(names.values[v], self.program.place(v), column) for v in kernel.cols]
        body += [Load(names.values[x.value], x.place, self.cell(x.place)) for x in kernel.loads]
        for value in kernel.computes:
            node, name = self.graph.nodes[value], names.values[value]
            is_index = node.op == "index"
            body.append(Index(name, self.flat) if is_index else compute(names, name, node))
        body += [self.reduce(x) for x in kernel.reduces]
        body += [Store(x.place, self.cell(x.place), names.values[x.value]) for x in kernel.keeps]
        for store in kernel.stores:
            guard = None if store.guard is None else names.values[store.guard]
            value = names.operand(store.value)
            body.append(Store(store.place, self.cell(store.place), value, guard))
        return body

    def cell(self, place: Place) -> Position:
        """Where an element lies; a tile's buffer begins where the tile does."""
        if place.kind == "kept":
            return (self.row - ROW) * ALL_COLS + self.element
        return self.flat

    def reduce(self, item: lowered.LeafReduction) -> Reduce:
        """A reduction, and its partial: a cell a leaf."""
        node = self.graph.nodes[item.node]
        dtype = self.graph.nodes[node.values[0]].type.dtype
        acc = Acc(f"acc.{self.names.values[item.node]}", node.op, dtype)
        args = self.names.operands(node.args)
        if item.along == "row":
            leaf = self.row * LEAVES + self.element // LEAF
            return Reduce(acc, args, Order.ROW, item.partial, leaf)
        batch, inside = self.row // ALL_ROWS, self.row % ALL_ROWS
        leaf = batch * COLUMN_LEAVES + inside // COLUMN_LEAF
        cell = leaf * ALL_COLS + self.element
        return Reduce(acc, args, Order.COL, item.partial, cell)


def compute(names: Names, name: str, node: Node) -> Compute:
    """A node as a statement."""
    return Compute(name, node.op, names.operands(node.args), node.type.dtype, node.attr)
