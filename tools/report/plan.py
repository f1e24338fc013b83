"""The memory plan: the launches between which each temporary lives, and its storage."""

from __future__ import annotations

from ...ir.lowered.memory_plan import EXTENTS, Column, Plan, block_extent
from ...ir.lowered.program import Program
from ...ir.tensor_view import axes_of
from ...ir.types import parse_domain
from ..inspect.render import with_names
from ..records.record import Record


class CellCount(Record):
    """The cells of a temporary: along axes, or of blocks of so many elements."""

    axes: tuple[str, ...] | None = None
    block: int = 0
    what: str = ""


class RecordedColumn(Record):
    """A temporary: bytes of a cell, the count of cells, its first and last launch."""

    name: str
    extent: str
    counted: CellCount
    cell: int
    first: int
    last: int


class RecordedBuffer(Record):
    """Storage that its columns use one after the other."""

    name: str
    columns: tuple[RecordedColumn, ...]


class PlannedUpdate(Record):
    """A role, and "in place" or the reason why not."""

    role: str
    how: str


class RecordedPlan(Record):
    """Launches in their order, buffers, the update of each role."""

    view: str
    launches: tuple[str, ...]
    buffers: tuple[RecordedBuffer, ...]
    tile_bytes: int
    updates: tuple[PlannedUpdate, ...]


def recorded_plan(plan: Plan, program: Program) -> RecordedPlan:
    """The plan of a program."""
    return RecordedPlan(
        str(program.graph.view),
        plan.launches,
        tuple(
            RecordedBuffer(b.name, tuple(_column(column, program) for column in b.columns))
            for b in plan.buffers
        ),
        max((sweep.buffer_bytes for sweep in program.sweeps), default=0),
        tuple(PlannedUpdate(role, how) for role, how in plan.updates),
    )


def _column(column: Column, program: Program) -> RecordedColumn:
    name, count = with_names(column.name, program.graph), _counted(column.extent)
    return RecordedColumn(name, column.extent, count, column.cell, column.first, column.last)


def _counted(extent: str) -> CellCount:
    """Axes of a domain, or blocks; neither where the name of the extent says it."""
    length, what = block_extent(extent)
    if length:
        return CellCount(block=length, what=what)
    if extent in EXTENTS:
        return CellCount()
    axes = axes_of(parse_domain(extent.rpartition(" leaves of ")[-1]))
    return CellCount(tuple(("outer", "inner", "row", "col")[axis] for axis in axes))
