"""Plans the memory of a program's temporaries from their live ranges.

1. Columns of one size whose live ranges are disjoint share a buffer. The ranges are coloured
   greedily by their start, as an interval graph, which takes the fewest buffers.
2. A launch is one moment: two columns that the same launch touches never share a buffer.
3. An update of elements is in place, unless its old value is loaded after its store (a hazard:
   write after read).

    partial:105 (launches 1..2), partial:189 (3..3)   -->   buffer b0: both
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.lowered.memory_plan import Buffer, Column, Plan
from ...ir.lowered.program import (
    ElementLoad,
    Kernel,
    MatrixKernel,
    PlacedStore,
    ProductOperand,
    Program,
    Segment,
)
from ...ir.lowered.tables import PlaceKind
from .lifetimes import launch_names, lifetimes
from .place_commits import parts_of


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
