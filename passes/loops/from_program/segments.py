"""Segment to nest, level 0, for every target: low values over cells, list folds, commits.

1. A run over a vector or the groups is a loop over their cells; other runs are straight lines.
   In order where blocks have several leaves: the last block may have fewer.
2. A run's operands are loaded before their first use; scalars before the loop.
3. Then the tensor's parts of reductions above it; then the commits, each under its guard.

`build_lists` makes a nest of the first level of long lists: leaves of cells, as of a flat array.

A leaf's total replaces its first cell, so that totals are `LEAF` cells apart: the segment folds
them. Lists of the same cells share a loop.
"""

from __future__ import annotations

from ....ir import axes
from ....ir.graph import Operand
from ....ir.loops import position as at
from ....ir.loops.mappings import AnyOrder, Serial
from ....ir.loops.nest import (
    RECTANGLE,
    ROWS,
    Acc,
    FoldList,
    FoldShared,
    For,
    If,
    Index,
    Load,
    MemoryCell,
    Nest,
    Order,
    Reduce,
    Scratch,
    Share,
    Stmt,
    Store,
)
from ....ir.loops.position import Position
from ....ir.loops.walk import Body
from ....ir.lowered import program as lowered
from ....ir.lowered.memory_plan import block_leaves
from ....ir.lowered.program import Program, Run, Scope, Segment
from ....ir.lowered.schedule import reduced_from
from ....ir.lowered.tables import SLOT_KINDS, Place, PlaceKind
from ....ir.lowered.visits import RunLists
from ....ir.ops import OF, OPS, algebra_of
from ....ir.reductions import OR
from ....ir.semantics import LEAF
from ....ir.tensor_view import axes_of
from ....ir.types import F64, GROUP, ROW, STEP, TENSOR, Domain
from .cells import (
    ALL_COLS,
    NUMEL,
    Names,
    block_at,
    cell_in,
    cells_of,
    is_long,
    leaves_along,
    leaves_down,
    left_of,
    list_in,
    sides_of,
)
from .kernels import COL, COLS, compute

CELL = at.variable("c")


def build_segment(program: Program, segment: Segment, names: Names) -> Nest:
    """The loops of a segment: over a tensor's rows, over one tensor, or for the step."""
    return _SegmentBuild(program, segment, names).nest()


class _SegmentBuild:
    def __init__(self, program: Program, segment: Segment, names: Names) -> None:
        self.program, self.segment, self.graph = program, segment, program.graph
        self.names = names

    def nest(self) -> Nest:
        body: list[Stmt] = []
        for number, run in enumerate(self.segment.runs):
            body += self.run(run, number in self.segment.apart)
        for value in self.segment.writes_shared:
            (operand,) = self.graph.nodes[value].values
            body += self.loads((operand,), TENSOR, set())
            body.append(Share(self.program.shared[value], self.names.values[operand]))
        if self.segment.scope == Scope.ROWS:
            body += self.commits_of_rows()
        else:
            for item in self.segment.commits:
                body += self.commit(item)
        arguments = ROWS if self.segment.scope == Scope.ROWS else ()
        found = tuple(body)
        return Nest(self.segment.name, arguments, self.names.places(found), found)

    def run(self, run: Run, is_apart: bool = False) -> Body:
        """The values of a run, in a loop over the cells of its domain."""
        known = set[int]()
        head: list[Stmt] = []
        if run.domain.is_vector or run.domain == GROUP:
            nodes = [self.graph.nodes[v] for v in run.nodes]
            folded = [n for n in nodes if OPS[n.op].is_reduction]
            used = [v for n in nodes if n not in folded for v in n.values if v not in run.nodes]
            fixed = [v for v in used if self.is_fixed(v, run.domain)]
            head = self.loads(tuple(fixed), TENSOR, known)
        body: list[Stmt] = []
        for value in run.nodes:
            body += self.value(value, run.domain, known)
            known.add(value)
            place = self.program.places.get(value)
            if place is not None:
                cell = self.cell(place, run.domain)
                body.append(Store(place, cell, self.names.values[value]))
        return (*head, *self.loop(run.domain, tuple(body), is_apart))

    def is_fixed(self, value: int, domain: Domain) -> bool:
        """True if a value is the same in all cells of a domain."""
        mine = self.graph.nodes[value].type.domain
        return mine.is_scalar and mine != domain

    def loop(self, domain: Domain, body: Body, is_apart: bool = False) -> Body:
        """The loop of a body over the cells of a domain."""
        if domain in (STEP, TENSOR):
            return body
        low, high = at.of(0), cells_of(domain)
        if is_apart:
            high = at.select(is_long(high, self.program.long_list), 0, high)
        if self.segment.scope == "rows":
            low = at.name(ROWS[0])
            high = low + at.name(ROWS[1])
            if domain.block is not None:  # those that begin in the rows
                low, high = (block_at(row * ALL_COLS, domain.block) for row in (low, high))
        mark = Serial() if self._is_ragged(domain, body) else AnyOrder(few=True)
        return (For("c", low, high, body, mark, axis=axes.CELL),)

    def _is_ragged(self, domain: Domain, body: Body) -> bool:
        """True if a body folds leaves of blocks, whose last one may have fewer."""
        leaves = [s for s in body if isinstance(s, FoldList) and s.scratch is Scratch.SELF]
        return bool(leaves) and self._block(domain) > LEAF

    def _block(self, domain: Domain) -> int:
        """The elements of a cell of a domain, where it is a block; else 0."""
        return self.graph.view.block if domain == ROW else domain.block or 0

    def value(self, value: int, domain: Domain, known: set[int]) -> Body:
        """The statements of a value: loads of its operands, then its op."""
        node, name = self.graph.nodes[value], self.names.values[value]
        if node.op == "count":
            return (Index(name, cells_of(node[OF]), F64),)
        if node.op == "ordinal":
            return (Index(name, at.name("#ordinal")),)
        if OPS[node.op].is_reduction:
            return (self.fold(value, domain),)
        if node.op == "diag":
            return (self.diagonal(name, node.values[0]),)
        if node.op == "transpose":  # rows and their transposes have one order
            return (Load(name, self.program.place(node.values[0]), CELL),)
        return (*self.loads(node.values, domain, known), compute(self.names, name, node))

    def diagonal(self, name: str, matrix: int) -> Load:
        """A cell of the diagonal of a matrix, stored either way."""
        place = self.program.matrix_place(matrix)
        side, _ = sides_of(place.domain)
        return Load(name, place, CELL * side + CELL % side)

    def loads(self, operands: tuple[Operand, ...], domain: Domain, known: set[int]) -> list[Stmt]:
        """Loads of the operands that are not known yet."""
        found: list[Stmt] = []
        for value in operands:
            if isinstance(value, int) and value not in known:
                known.add(value)
                place = self.program.place(value)
                found.append(Load(self.names.values[value], place, self.cell(place, domain)))
        return found

    def cell(self, place: Place, domain: Domain) -> Position:
        """Return the index of a cell's value of the same or a smaller domain."""
        if place.kind in SLOT_KINDS:
            return CELL if place.kind == PlaceKind.GROUP and domain == GROUP else at.of(place.index)
        if place.domain == domain:
            return CELL
        return cell_in(place.domain, domain, CELL)

    # -- reductions

    def fold(self, value: int, domain: Domain) -> FoldList | FoldShared:
        """A reduction of leaves, of a vector, or of the table of all tensors."""
        program, node, name = self.program, self.graph.nodes[value], self.names.values[value]
        dtype = node.type.dtype
        cell = at.of(0) if domain in (STEP, TENSOR) else CELL
        if value in program.shared:
            group = cell if domain == GROUP else None
            return FoldShared(name, node.op, dtype, program.shared[value], group)
        place, is_of_leaves = list_of(program, value), value in program.partials
        first, count, stride = at.of(0), cells_of(place.domain), at.of(1)
        if is_of_leaves:
            source = reduced_from(self.graph, value)
            first, count, stride = self.leaves(source, domain, cell)
        elif domain.is_vector:
            first, count, stride = list_in(place.domain, domain, cell)
        if value in self.segment.lists:
            count, stride = left_of(count, program.long_list)
        scratch = Scratch.SELF if is_of_leaves else Scratch.TENSOR
        return FoldList(
            name, node.op, dtype, place, first, count, stride, scratch, once=not is_of_leaves
        )

    def leaves(
        self, source: Domain, domain: Domain, cell: Position
    ) -> tuple[Position, Position, Position]:
        """The leaves of a cell: first, count, stride."""
        down, across = sides_of(source)
        if domain.is_vector and domain.block is None and 3 in axes_of(domain):
            count = leaves_down(down)
            return cell // across * count * across + cell % across, count, across
        along = leaves_along(across)
        leaves = at.of(block_leaves(domain.block)) if domain.block is not None else along
        count = leaves
        if (length := self._block(domain)) > LEAF:
            rest = NUMEL - cell * length + (LEAF - 1)
            count = at.minimum(leaves, rest // LEAF)
        return cell * leaves, count, at.of(1)

    # -- commits

    def commits_of_rows(self) -> Body:
        """The commits, in one loop over the rows."""
        known, head, body = set[int](), list[Stmt](), list[Stmt]()
        for item in self.segment.commits:
            guard = None if item.guard is None else self.names.values[item.guard]
            head += [] if item.guard is None else self.loads((item.guard,), TENSOR, known)
            values = (item.value,) if isinstance(item.value, int) else ()
            body += self.loads(values, ROW, known)
            value = self.names.stored(item.value, item.place)
            body.append(Store(item.place, self.cell(item.place, ROW), value, guard))
        return (*head, *self.loop(ROW, tuple(body))) if body else ()

    def commit(self, item: lowered.PlacedStore) -> Body:
        """The store of a low role's new value under its guard."""
        domain = item.place.domain
        scalar = domain if domain.is_scalar else TENSOR
        known = set[int]()
        head: list[Stmt] = []
        values = (item.value,) if isinstance(item.value, int) else ()
        if domain.is_vector and any(self.is_fixed(v, domain) for v in values):
            head = self.loads(values, TENSOR, known)
        value = self.names.stored(item.value, item.place)
        store = Store(item.place, self.cell(item.place, domain), value)
        body: Body = (*self.loads(values, domain, known), store)
        if domain.is_vector:
            body = (*head, *self.loop(domain, body))
        if item.guard is not None:
            guard = self.loads((item.guard,), scalar, set())
            body = (*guard, If((self.names.values[item.guard],), None, body))
        return self.loop(domain, body) if domain == GROUP else body


def build_lists(program: Program, segment: Segment, names: Names) -> Nest:
    """The loop over the cells of a visit."""
    loads: list[Stmt] = []
    reduces: list[Stmt] = []
    for value in segment.lists:
        name, place = f"{names.values[value]}.cell", list_of(program, value)
        acc = Acc(f"acc.{names.values[value]}", _of_cells(program.graph.nodes[value].op), F64)
        loads.append(Load(name, place, CELL))
        leaf = MemoryCell(acc, place, CELL // LEAF * LEAF)
        reduces.append(Reduce(leaf, (name,), Order.ROW))
    body = For("c", COL, COL + COLS, (*loads, *reduces), AnyOrder(), axis=axes.LIST)
    return Nest(RunLists(segment.name).name, RECTANGLE, names.places((body,)), (body,))


def list_of(program: Program, value: int) -> Place:
    """The list that a reduction folds: its leaves, or its operand if that is a vector."""
    leaves = program.partials.get(value)
    return leaves if leaves is not None else program.place(program.graph.nodes[value].values[0])


def _of_cells(op: str) -> str:
    """The reduction that folds partial results, in f64: of flags (0 and 1) the maximum."""
    row = algebra_of(op)
    return "max" if row.combine is OR else row.onward or op
