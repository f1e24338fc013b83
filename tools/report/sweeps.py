"""The sweeps of a step, in their order, and their bytes by value and by line of the source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from ...ir.graph import Graph
from ...ir.lowered.program import ItemKind, MatrixKernel, Program
from ...passes.report.cost import (
    LoadKind,
    MovedLoad,
    MovedStore,
    SweepPass,
    sweep_passes,
    swept_bytes,
)
from ..inspect.render import way_of
from ..records.record import Record
from .reasons import NearMiss, RecordedBarrier, RecordedTax, taxes
from .sources import SourceTable

_KINDS = {LoadKind.FIRST: "read", LoadKind.AGAIN: "tax"}


class RecordedSweep(Record):
    """A sweep over memory: its bytes, of these the tax, and its passes over a chunk."""

    bytes: int
    tax: tuple[RecordedTax, ...]
    passes: tuple[SweepPass, ...]

    @property
    def loads(self) -> tuple[MovedLoad, ...]:
        """The loads from memory."""
        return tuple(load for one in self.passes for load in one.loads if load.bytes)

    @property
    def stores(self) -> tuple[MovedStore, ...]:
        """The stores, of temporaries too."""
        return tuple(store for one in self.passes for store in one.stores)


class SweepItem(Record):
    """A sweep in the order of the step, by its place."""

    sweep: int


class NumbersItem(Record):
    """Numbers that are computed before, between or after sweeps, and the roles stored there."""

    name: str
    scope: str
    nodes: tuple[int, ...]
    stores: tuple[str, ...]


class RecordedFactor(Record):
    """A factor of a product."""

    value: int
    transposed: bool


class MatricesItem(Record):
    """A pass over the cells of a space of matrices: its product, and the values of each cell."""

    name: str
    space: str
    way: str
    factors: tuple[RecordedFactor, ...]
    loads: tuple[int, ...]
    nodes: tuple[int, ...]
    keeps: tuple[int, ...]
    stores: tuple[str, ...]
    product: int | None = None


OrderItem = SweepItem | NumbersItem | MatricesItem


class RecordedValue(Record):
    """A value of the last graph: its kernels, the bytes that it moves, remarks.

    A role has no kernel; a value that is computed again has several.
    """

    lanes: tuple[str, ...]
    read: int = 0
    written: int = 0
    tax: int = 0
    reasons: tuple[str, ...] = ()


class LineItem(Record):
    """Bytes of a line for one role: `read`, `written` or `tax`."""

    role: str
    bytes: int
    kind: str


class RecordedLine(Record):
    """The bytes of a line of the source."""

    file: int
    line: int
    read: int
    written: int
    tax: int
    items: tuple[LineItem, ...]


def recorded_sweeps(program: Program) -> tuple[RecordedSweep, ...]:
    """The sweeps of a program; their bytes add up to those of its kernels."""
    schedule = program.schedule
    return tuple(
        RecordedSweep(swept_bytes(passes), taxes(schedule, stage), passes)
        for stage, passes in zip(schedule.swept, sweep_passes(program), strict=True)
    )


def recorded_order(program: Program) -> Iterator[OrderItem]:
    """Sweeps, and the numbers and matrices that are computed between them, in their order."""
    for item in program.order:
        if item.kind == ItemKind.SWEEP:
            yield SweepItem(item.index)
        elif item.kind == ItemKind.MATRIX:
            yield _matrices(program, program.matrices[item.index])
        else:
            segment = program.segments[item.index]
            nodes = tuple(node for run in segment.runs for node in run.nodes)
            roles = tuple(program.graph.updates[c.update].role for c in segment.commits)
            yield NumbersItem(segment.name, str(segment.scope), nodes, roles)


def _matrices(program: Program, one: MatrixKernel) -> MatricesItem:
    product = () if one.product is None else (one.product,)
    return MatricesItem(
        one.name,
        str(one.space),
        way_of(one).removeprefix(", "),
        tuple(RecordedFactor(f.value, f.transposed) for f in one.factors),
        tuple(load.value for load in one.loads),
        (*product, *one.computes, *(r.node for r in one.reduces)),
        tuple(keep.value for keep in one.keeps),
        tuple(program.graph.updates[s.update].role for s in one.stores),
        one.product,
    )


# ------------------------------------------------------------------ by value and by line


def recorded_values(
    count: int,
    sweeps: Sequence[RecordedSweep],
    order: Sequence[OrderItem],
    barriers: Sequence[RecordedBarrier],
    misses: Sequence[NearMiss],
) -> tuple[RecordedValue, ...]:
    """A row for each of the `count` values of the last graph."""
    lanes: list[list[str]] = [[] for _ in range(count)]
    moved: list[dict[str, int]] = [{} for _ in range(count)]
    said: list[list[str]] = [[] for _ in range(count)]
    for one in chain.from_iterable(sweep.passes for sweep in sweeps):
        for value in one.made:
            lanes[value].append(one.name)
        for each, kind in _moved(one):
            if each.value is not None:
                moved[each.value][kind] = moved[each.value].get(kind, 0) + each.bytes
    for item in order:
        if not isinstance(item, SweepItem):
            for value in item.nodes:
                lanes[value].append(item.name)
    for barrier in barriers:
        for blamed in barrier.reductions:
            said[blamed.value].append(f"ends sweep {barrier.sweep}: {blamed.remedy}")
    for miss in misses:
        said[miss.value].append(f"{miss.name}: {miss.why}")
    rows = zip(lanes, moved, said, strict=True)
    return tuple(RecordedValue(tuple(a), **b, reasons=tuple(c)) for a, b, c in rows)


def recorded_lines(
    graph: Graph, sweeps: Sequence[RecordedSweep], sources: SourceTable
) -> tuple[RecordedLine, ...]:
    """Bytes read, written and taxed by line of the source.

    A load counts where its value is used first, a store where its value is made.
    """
    found: dict[tuple[int, int], list[LineItem]] = {}
    for one in chain.from_iterable(sweep.passes for sweep in sweeps):
        for each, kind in _moved(one):
            value = _user(graph, one, each.value) if isinstance(each, MovedLoad) else each.value
            if where := _place(graph, value, sources):
                found.setdefault(where, []).append(LineItem(each.role, each.bytes, kind))
    return tuple(_line(*where, found[where]) for where in sorted(found))


def _moved(one: SweepPass) -> Iterator[tuple[MovedLoad | MovedStore, str]]:
    """Each load from memory, and each store, with its kind."""
    yield from ((load, _KINDS[load.kind]) for load in one.loads if load.kind in _KINDS)
    yield from ((store, "written") for store in one.stores)


def _line(file: int, line: int, items: Sequence[LineItem]) -> RecordedLine:
    def moved(kind: str) -> int:
        return sum(item.bytes for item in items if item.kind == kind)

    return RecordedLine(file, line, moved("read"), moved("written"), moved("tax"), tuple(items))


def _user(graph: Graph, one: SweepPass, value: int) -> int:
    return next((v for v in sorted(one.made) if value in graph.nodes[v].values), value)


def _place(graph: Graph, value: int | None, sources: SourceTable) -> tuple[int, int] | None:
    stacks = () if value is None else graph.nodes[value].origin.stacks
    return sources.place(stacks[0][0]) if stacks and stacks[0] else None
