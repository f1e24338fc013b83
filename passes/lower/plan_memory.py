"""Plans the memory of a program's temporaries from their live ranges.

1. Columns of one size whose live ranges are disjoint share a buffer. The ranges are coloured
   greedily by their start, as an interval graph, which takes the fewest buffers.
2. A launch is one moment: two columns that the same launch touches never share a buffer.
3. An update of elements is in place, unless its old value is loaded after its store (a hazard:
   write after read).

    partial:105 (launches 1..2), partial:189 (3..3)   -->   buffer b0: both
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...ir.lowered.launches import ChunkKind, Units
from ...ir.lowered.memory_plan import Buffer, Column, Plan, extent_of
from ...ir.lowered.program import (
    ElementLoad,
    ItemKind,
    Kernel,
    MatrixKernel,
    PlacedStore,
    ProductOperand,
    Program,
    Scope,
    Segment,
)
from ...ir.lowered.schedule import leaves_extent
from ...ir.lowered.tables import (
    ARRAY_KINDS,
    LeafArray,
    Place,
    PlaceKind,
    TableColumn,
    TensorFact,
    ValueArray,
)
from ...ir.ops import OPS
from ...ir.types import COL
from .place_commits import Part, parts_by_name, parts_of, parts_of_launch


def lifetimes(program: Program) -> tuple[Column, ...]:
    """The temporary columns that a program touches, each with its first and last launch.

    The scratch of low reductions is needed whenever a segment runs over tensors.
    """
    touched: dict[TableColumn, list[int]] = {}
    for number, item in enumerate(program.order):
        parts = tuple(parts_of(program, item))
        found = (column for part in parts for column in _of_part(program, part))
        if any(p.scope == Scope.TENSOR and p.runs for p in parts if isinstance(p, Segment)):
            touched.setdefault(TensorFact.SCRATCH, []).append(number)
        for column in found:
            touched.setdefault(column, []).append(number)
    columns = (
        Column(what, *_size(program, what), min(at), max(at)) for what, at in touched.items()
    )
    return tuple(sorted(columns, key=lambda c: (c.first, c.last, c.name)))


def own_columns(program: Program) -> tuple[TableColumn, ...]:
    """The temporaries that a tensor of one chunk has in one visit alone, of passes over matrices.

    The scratch is never read by another visit than the one that filled it.
    """
    touched, with_matrices = dict[TableColumn, set[str]](), set[str]()
    by_name = parts_by_name(program)
    for launch in (x for x in program.launches if ChunkKind.TENSOR in x.kinds):
        name = f"{launch.entry} {launch.argument}"
        for part in parts_of_launch(program, by_name, launch, ChunkKind.TENSOR):
            for column in _of_part(program, part):
                touched.setdefault(column, set()).add(name)
            if isinstance(part, MatrixKernel) and launch.over == Units.CHUNKS:
                with_matrices.add(name)
    found = (c for c, at in touched.items() if len(at) == 1 and at <= with_matrices)
    return (TensorFact.SCRATCH, *sorted(found, key=str)) if with_matrices else ()


def launch_names(program: Program) -> tuple[str, ...]:
    """Names of the launches in a plan."""
    return tuple(
        program.segments[at.index].name if at.kind == ItemKind.SEGMENT else f"{at.kind}{at.index}"
        for at in program.order
    )


def _of_part(program: Program, part: Part) -> Iterator[LeafArray | ValueArray]:
    if isinstance(part, Segment):
        return _segment(program, part)
    vectors = (*part.rows, *part.cols) if isinstance(part, Kernel) else part.vectors
    places = [program.place(v) for v in vectors] + [reduce.partial for reduce in part.reduces]
    return _temporaries(program, (*places, *(x.place for x in (*_loads(part), *part.keeps))))


def _segment(program: Program, segment: Segment) -> Iterator[LeafArray | ValueArray]:
    nodes = [v for run in segment.runs for v in run.nodes]
    made = (v for v in nodes if v not in program.partials)  # the others are of leaves
    values = {*nodes, *(a for v in made for a in program.graph.nodes[v].values)}
    values |= {s.value for s in segment.commits if isinstance(s.value, int)}
    homes = (program.places, program.turned)
    stored = [home[v] for v in sorted(values) for home in homes if v in home]
    diagonals = (v for v in nodes if program.graph.nodes[v].op == "diag")
    stored += (program.matrix_place(program.graph.nodes[v].values[0]) for v in diagonals)
    partial = [program.partials[v] for v in nodes if v in program.partials]
    yield from _temporaries(program, stored + partial)


def _temporaries(program: Program, places: Iterable[Place]) -> Iterator[LeafArray | ValueArray]:
    for place in places:
        if place.kind in ARRAY_KINDS:
            column = program.columns[place.index]
            if isinstance(column, LeafArray | ValueArray):
                yield column


def _size(program: Program, column: TableColumn) -> tuple[str, int]:
    """The extent and bytes of a cell of a column."""
    if not isinstance(column, LeafArray | ValueArray):
        return _longest_list(program), 8
    if isinstance(column, LeafArray):
        place = program.partials[column.value]
        return leaves_extent(program.graph, column.value), place.dtype.bytes
    place = (program.turned if column.turned else program.places)[column.value]
    return extent_of(place.domain), place.dtype.bytes


def _longest_list(program: Program) -> str:
    """The longest list that segments fold: of rows, of columns, or of the shortest blocks."""
    nodes = program.graph.nodes
    folded = [nodes[v].type.domain for n in nodes if OPS[n.op].is_reduction for v in n.values]
    lengths = [d.block for d in folded if d.block is not None]
    if lengths:
        return f"block({min(lengths)}) list"
    if sizes := [int(d.tiles) for d in folded if d.tiles]:
        return f"matrix list of tiles({min(sizes)})"
    return "matrix list" if COL in program.graph.view.domains else "row list"


def plan_memory(program: Program) -> Plan:
    """The plan of a program: deterministic, with the fewest buffers of each size."""
    return Plan(
        program.name,
        launch_names(program),
        _colour(list(lifetimes(program))),
        tuple((role, _how_updated(program, role)) for role in _updated_roles(program)),
    )


# ------------------------------------------------------------------ buffers


def _colour(columns: list[Column]) -> tuple[Buffer, ...]:
    """Cases 1 and 2: each column goes to the first buffer of its size that is free."""
    buffers: list[list[Column]] = []
    for column in columns:
        size = (column.extent, column.cell)
        alike = (b for b in buffers if (b[-1].extent, b[-1].cell) == size)
        free = next((b for b in alike if b[-1].last < column.first), None)
        if free is None:
            buffers.append([column])
        else:
            free.append(column)
    return tuple(Buffer(f"b{n}", tuple(found)) for n, found in enumerate(buffers))


# ------------------------------------------------------------------ updates


def _how_updated(program: Program, role: str) -> str:
    """Case 3."""
    place, old = program.role_places[role], program.graph.reads.get(role)
    when = next(at for at, store in _stores(program) if store.place == place)
    late = [
        part.name
        for at, part in _parts(program)
        for load in _loads(part)
        if load.value == old and load.place == place and at > when
    ]
    return f"not in place: {late[0]} loads the old value after its store" if late else "in place"


def _updated_roles(program: Program) -> list[str]:
    stores = sorted({store.update for _, store in _stores(program)})
    return [program.graph.updates[update].role for update in stores]


def _stores(program: Program) -> Iterator[tuple[int, PlacedStore]]:
    """The stores of elements, in their order."""
    stores = ((at, store) for at, part in _parts(program) for store in part.stores)
    yield from ((at, store) for at, store in stores if store.place.kind == PlaceKind.ELEM)


def _loads(part: Kernel | MatrixKernel) -> tuple[ElementLoad | ProductOperand, ...]:
    return part.loads if isinstance(part, Kernel) else (*part.loads, *part.factors)


def _parts(program: Program) -> Iterator[tuple[int, Kernel | MatrixKernel]]:
    """The passes over elements and matrices, each with its place in the order."""
    parts = (part for item in program.order for part in parts_of(program, item))
    passes = (part for part in parts if not isinstance(part, Segment))
    yield from enumerate(passes)
