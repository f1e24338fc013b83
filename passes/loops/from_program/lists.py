"""The first level of a segment's long lists to a nest: leaves of some cells, as of a flat array.

A leaf's total goes to its first cell, so that totals are `LEAF` cells apart: the segment goes on
from there. Of several reductions, leaves that lie alike are taken together.
"""

from __future__ import annotations

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.mappings import AnyOrder
from ....ir.loops.nest import RECTANGLE, Acc, For, Load, Nest, Order, Reduce, Stmt
from ....ir.lowered.program import Program, Segment
from ....ir.lowered.tables import Place
from ....ir.lowered.visits import RunLists
from ....ir.ops import algebra_of
from ....ir.reductions import OR
from ....ir.semantics import LEAF
from ....ir.types import F64
from .kernels import COL, COLS
from .names import Names

_CELL = at.variable("c")  # not elements, of which four threads may take a leaf: there are few


def build_lists(program: Program, segment: Segment, names: Names) -> Nest:
    """The loop over the cells that a visit has."""
    loads: list[Stmt] = []
    reduces: list[Stmt] = []
    for value in segment.lists:
        name, place = f"{names.values[value]}.cell", list_of(program, value)
        acc = Acc(f"acc.{names.values[value]}", _of_cells(program.graph.nodes[value].op), F64)
        loads.append(Load(name, place, _CELL))
        reduces.append(Reduce(acc, (name,), Order.ROW, place, _CELL // LEAF * LEAF))
    body = For("c", COL, COL + COLS, (*loads, *reduces), AnyOrder(), axis=axes.LIST)
    return Nest(RunLists(segment.name).name, RECTANGLE, names.places((body,)), (body,))


def list_of(program: Program, value: int) -> Place:
    """The list that a reduction folds: its leaves, or the vector that it is of."""
    leaves = program.partials.get(value)
    return leaves if leaves is not None else program.place(program.graph.nodes[value].values[0])


def _of_cells(op: str) -> str:
    """The reduction that folds results of one, which are f64: of flags, 0 and 1, the largest."""
    row = algebra_of(op)
    return "max" if row.combine is OR else row.onward or op
