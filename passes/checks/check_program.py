"""Proves a lowered program by running it on names, once for each way a tensor may be cut.

A tensor is one chunk that is visited once a section, or it is cut into whole rows, or into
rectangles; for each, the launches and their visits are run. Memory is a dict from each slot and
each array to the name of its value. The checker shares no code with fusion and lowering, and
trusts nothing of the program but its graph.

L1   a value lies in a slot or an array of its own domain and dtype, which the tables have
L2   a read finds the value written for it: segments and kernels are launched in such an order
L3   a kernel or run has its nodes' operands, each from the list of its domain, before they run
L4   a reduction is taken once, along the axis it removes, and folded after all leaves are there
L5   a reduction over all tensors is folded after every tensor has left its part
L6   every update of the graph is stored once, to its role, with its value and under its guard
L7   a value that holds only under a guard is stored only under that guard
L8   launches and visits run each item once for each kind of chunk, in the program's order
L9   in the end each role has its value of the graph, and one that is not updated is as it was
L10  in a visit, a `Sync` stands between kernels and everything else; tiles sum no columns
L11  launches say which columns of parts for all tensors their segments fold, and which they leave
L12  a tile has room for whole rows of all its buffers, each filled in a pass before it is loaded
L13  a long list's first level is folded once, when all its cells are there and before its segment,
     and so are the cells computed that the segment leaves to others
L14  a product takes its operands as the graph has them, and leaves nothing where one of them lies;
     a pass loads what lies as its own cells do, or a transpose of it; half of a product is of
     symmetric values; a factor has a pass to itself, L by columns, an inverse by rows
L15  a library's routine has a launch of its own, and makes its results of one operand, which lies
     elsewhere
L16  results of a tensor's owner are gathered before segments read them on every rank
L17  launches say which roles they store to
L18  gathers and segments on every rank touch no arrays of which ranks have their own parts
"""

from __future__ import annotations

from collections import Counter

from ...ir.lowered.launches import KINDS, ChunkKind, GatherItem, Launch
from ...ir.lowered.program import (
    ElementLoad,
    Kernel,
    MatrixKernel,
    Program,
    ProgramError,
    Segment,
    Sweep,
)
from ...ir.lowered.tables import (
    ARRAY_KINDS,
    LeafArray,
    Place,
    PlaceKind,
    RoleArray,
    TableColumn,
    ValueArray,
)
from ...ir.lowered.visits import RunCells, RunLists
from ...ir.types import ELEM, F64, GROUP, STEP, TENSOR, Domain
from .check_launches import check_launches, check_order, check_stores, check_waits, met
from .matrix_run import run_matrix
from .program_run import ProgramRun
from .rank_memory import Cell, HeldValue, Key, RankMemory, RankView, cell_of, key_of


def check_tiles(program: Program) -> None:
    """L12: buffers of a tile lie apart, and a tile has whole rows, however many it has.

    That a buffer was filled before its loads, `program_run` sees.
    """
    for number, sweep in enumerate(program.sweeps):
        kept = [x for k in sweep.kernels for x in k.keeps if x.place.kind == PlaceKind.KEPT]
        if kept or sweep.tile:
            _check_size(program, sweep, f"sweep {number}")
            _check_buffers(program, sweep, kept, f"sweep {number}")
        loads = {x.place for kernel in sweep.kernels for x in kernel.loads}
        asked = {place for kernel in sweep.kernels for place in kernel.prefetch}
        if not asked <= {place for place in loads if place.kind == PlaceKind.ELEM}:
            raise ProgramError(f"L12 sweep {number}: it prefetches what is no array that it loads")


def _check_size(program: Program, sweep: Sweep, where: str) -> None:
    view = program.graph.view
    if not 0 < view.block <= sweep.tile:
        raise ProgramError(
            f"L12 {where}: a tile of {sweep.tile} elements under view {view}; passes keep values "
            f"only where rows are blocks that fit a tile"
        )


def _check_buffers(program: Program, sweep: Sweep, kept: list[ElementLoad], where: str) -> None:
    end, nodes = 0, program.graph.nodes
    for load in sorted(kept, key=lambda x: x.place.index):
        place, type_ = load.place, nodes[load.value].type
        if place != Place(PlaceKind.KEPT, place.index, type_.dtype, ELEM) or type_.domain != ELEM:
            raise ProgramError(f"L12 {where}: %{load.value} is {type_}, its buffer is {place}")
        if place.index < end or place.index % place.dtype.bytes:
            raise ProgramError(
                f"L12 {where}: the buffer of %{load.value} begins at byte {place.index}, in a "
                f"cell or before the end of another, which is at byte {end}"
            )
        end = place.index + sweep.tile * place.dtype.bytes
    if end > sweep.buffer_bytes:
        raise ProgramError(f"L12 {where}: buffers to byte {end}, room for {sweep.buffer_bytes}")


_KINDS = {  # the others are vectors
    STEP: PlaceKind.STEP, GROUP: PlaceKind.GROUP, TENSOR: PlaceKind.TENSOR, ELEM: PlaceKind.ELEM,
}  # fmt: skip


def check_program(program: Program) -> None:
    """Raises ProgramError, naming the value and the launch, for a program that does not hold."""
    check_places(program)
    check_order(program)
    check_launches(program)
    for kind in KINDS:
        away = _run(program, kind, set())
        if away:
            _run(program, kind, away)  # once more, from where the first step ends
    check_waits(program)
    check_stores(program)
    check_tiles(program)


def _run(program: Program, kind: ChunkKind, away: set[Cell]) -> set[Cell]:
    """Runs a step, before which some states are at their owners alone; which are so in the end."""
    parted = ((GatherItem.LIST, program.columns.index(column)) for column in program.apart)
    view = RankView(kind == ChunkKind.TENSOR or bool(program.matrices), kind, frozenset(parted))
    memory, columns = RankMemory[Key, HeldValue](view), program.shared
    run = ProgramRun(program, memory, RankMemory(view, columns), has_long=kind != ChunkKind.TENSOR)
    view.away = away
    for item, is_whole in met(program, kind):
        if isinstance(item, Launch):
            view.begin(item)
        elif isinstance(item, Kernel):
            run.kernel(item)
        elif isinstance(item, Segment):
            run.segment(item)
        elif isinstance(item, MatrixKernel):
            run_matrix(run, item)
        elif isinstance(item, RunLists):
            run.lists(item)
        elif isinstance(item, RunCells):
            run.cells(item)
        elif is_whole:
            run.open.clear()
            if kind != ChunkKind.RECTANGLE:  # which rows that fit a tile are never cut into
                run.kept.clear()
    view.on_all = False
    run.end()
    states = {key_of(p) for p in program.role_places.values() if p.domain != ELEM}
    return {cell for key in states if (cell := cell_of(key)) in view.away and cell}


# ------------------------------------------------------------------ L1


def check_places(program: Program) -> None:
    """L1: each place is one of its value's domain and dtype, and no array is meant for another."""
    nodes, taken = program.graph.nodes, Counter(program.columns)
    for value, place in program.places.items():
        _fits(program, f"%{value}", place, ValueArray(value), nodes[value].type.domain)
        if place.dtype != program.stored_as(value):
            raise ProgramError(f"L1 %{value} is {nodes[value].type}, its place {place.dtype}")
    for value, place in program.turned.items():
        array = ValueArray(value, turned=True)
        _fits(program, f"%{value} by columns", place, array, nodes[value].type.domain)
    for name, place in program.role_places.items():
        kind = program.graph.role(name).type
        _fits(program, f"%{name}", place, RoleArray(name), kind.domain)
        if place.dtype != kind.dtype:
            raise ProgramError(f"L1 %{name} is {kind}, its place {place.dtype}")
    for value, place in program.partials.items():
        array = Place(PlaceKind.VECTOR, place.index, F64, nodes[value].type.domain)
        if place != array or _column(program, place) != LeafArray(value):
            raise ProgramError(f"L1 the leaves of %{value} need an array of f64, got {place}")
    twice = [str(name) for name, count in taken.items() if count > 1]
    if twice or sorted(program.shared.values()) != list(range(len(program.shared))):
        raise ProgramError(f"L1 columns that are there twice: {twice or program.shared}")


def _fits(program: Program, what: str, place: Place, column: TableColumn, domain: Domain) -> None:
    if place.kind != _KINDS.get(domain, PlaceKind.VECTOR) or place.domain != domain:
        raise ProgramError(f"L1 {what} has domain {domain}, its place is {place}")
    if place.kind in ARRAY_KINDS:
        if _column(program, place) != column:
            raise ProgramError(f"L1 {what} lies in the array {_column(program, place)}")
    elif not 0 <= place.index < program.slots[place.kind]:
        raise ProgramError(f"L1 {what}: there is no {place.kind} slot {place.index}")


def _column(program: Program, place: Place) -> TableColumn | str:
    known = 0 <= place.index < len(program.columns)
    return program.columns[place.index] if known else f"column {place.index}, which is not there"
