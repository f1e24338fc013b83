"""Gathers among the launches of a program: messages of ranks between two of them.

A value is *apart* if its owner alone has it, until a launch over ranks has brought it to all.

1. Of a tensor that ranks share, each visits chunks of its own, whose leaf sums are apart. Segments
   over tensors run on every rank, so they need whole lists.
2. A tensor of one chunk, or one that has matrices, is owned whole: all that is of it is apart, and
   what other ranks compute of it is not used, but for its part of a sum over all tensors.
3. A gather stands before the first launch that reads something that is apart, and takes along
   what else is apart that later ones read before it is made anew.
4. A state that is apart at the end of a step is so at the beginning of the next.
5. Parts of sums over all tensors are gathered before any launch that takes such sums, for variants
   are interleaved there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from ...ir.lowered.launches import (
    GATHER,
    KINDS,
    ChunkKind,
    GatheredList,
    GatherItem,
    Launch,
    Units,
)
from ...ir.lowered.memory_plan import extent_of
from ...ir.lowered.program import Kernel, MatrixKernel, Program, Segment
from ...ir.lowered.schedule import leaves_extent
from ...ir.lowered.tables import ARRAY_KINDS, Place, PlaceKind, TableColumn
from ...ir.types import ELEM
from .place_commits import Part, parts_by_name, parts_of_launch

Cell = tuple[GatherItem, int]  # something that a gather can bring, by its place
_ON_ALL = (Units.TENSORS, Units.LISTS, Units.ONCE)


@dataclass(frozen=True, slots=True)
class _Touched:
    """Reads and writes of a launch, for tensors of one kind."""

    by_all: bool  # it runs on every rank
    reads: frozenset[Cell] = frozenset()
    produces: frozenset[Cell] = frozenset()


def with_gathers(program: Program, launches: Sequence[Launch]) -> tuple[Launch, ...]:
    """The launches of a program with their visits and stores, and the gathers between."""
    cells = _Cells(program)
    launches = [replace(launch, stores=tuple(cells.stored(launch))) for launch in launches]
    by_kind = {kind: [cells.of(x, kind) for x in launches] for kind in KINDS}
    for kind in KINDS:
        if kind == ChunkKind.TENSOR or program.matrices:
            by_kind[kind] = _for_parts(by_kind[kind], launches)
    touched = [{kind: by_kind[kind][n] for kind in KINDS} for n in range(len(launches))]
    apart: dict[ChunkKind, set[Cell]] = {kind: set() for kind in KINDS}
    _placed(touched, launches, apart)
    states = {cell for place in program.role_places.values() for cell in _cell_of(place)}
    apart = {kind: found & states for kind, found in apart.items()}  # case 4
    needed = _placed(touched, launches, apart)
    return tuple(_joined(cells, launches, needed))


def touched_by_owners(program: Program) -> tuple[TableColumn, ...]:
    """The arrays that no launch on every rank reads or makes: a rank needs its own cells alone."""
    cells, by_all = _Cells(program), set[Cell]()
    for launch in (x for x in program.launches if x.over in _ON_ALL):
        for found in (cells.of(launch, kind) for kind in KINDS):
            by_all |= found.reads | found.produces
    first = len(program.columns) - len(program.array_columns)
    arrays = enumerate(program.array_columns, first)
    return tuple(c for index, c in arrays if (GatherItem.LIST, index) not in by_all)


def _for_parts(access: Sequence[_Touched], launches: Sequence[Launch]) -> list[_Touched]:
    """Case 2: of the segments over tensors, those on every rank which parts of sums are made of."""
    used = {index for index, x in enumerate(launches) if x.over == Units.ONCE}
    wanted = {cell for x in access for cell in x.produces if cell[0] == GatherItem.PART}
    while True:
        more = {n for n, x in enumerate(access) if x.by_all and x.produces & wanted} | used
        wanted |= {cell for n in more for cell in access[n].reads}
        if more == used:
            return [replace(x, by_all=x.by_all and n in used) for n, x in enumerate(access)]
        used = more


def _placed(
    touched: Sequence[dict[ChunkKind, _Touched]],
    launches: Sequence[Launch],
    apart: dict[ChunkKind, set[Cell]],
) -> dict[int, dict[Cell, list[ChunkKind]]]:
    """Return the gathers before each launch, with their kinds; `apart` stays as it is."""
    found: dict[int, dict[Cell, list[ChunkKind]]] = {}
    for index, (launch, access) in enumerate(zip(launches, touched, strict=True)):
        parts = bool(launch.needs)
        if any(_meets(access[k], apart[k], parts) for k in KINDS):
            wanted = found.setdefault(index, {})
            for kind in KINDS:
                rest = [x[kind] for x in touched[index:]]
                taken = {c for c in apart[kind] if _is_read(c, rest, parts)}  # case 3
                apart[kind] -= taken
                for cell in sorted(taken):
                    wanted.setdefault(cell, []).append(kind)
        for kind in KINDS:
            if access[kind].by_all:
                apart[kind] -= access[kind].produces
            else:
                apart[kind] |= access[kind].produces
    return found


def _meets(access: _Touched, apart: set[Cell], parts: bool) -> bool:
    if not access.by_all:
        return False
    return bool(access.reads & apart) or (parts and any(c[0] == GatherItem.PART for c in apart))


def _is_read(cell: Cell, rest: Sequence[_Touched], parts: bool) -> bool:
    """True if the next launch that touches a cell reads it, on every rank."""
    if parts and cell[0] == GatherItem.PART:  # case 5
        return True
    for access in rest:
        if access.by_all and cell in access.reads:
            return True
        if cell in access.produces:
            return False
    return False


def _joined(
    cells: _Cells, launches: Sequence[Launch], needed: dict[int, dict[Cell, list[ChunkKind]]]
) -> Iterator[Launch]:
    for index, launch in enumerate(launches):
        if index in needed:
            lists = tuple(cells.listed(c, tuple(kinds)) for c, kinds in needed[index].items())
            last = max(kind for x in lists for kind in x.kinds)
            yield Launch(GATHER, Units.RANKS, KINDS[: last + 1], 0, (), (), 0, lists)
        yield launch


@dataclass(slots=True)
class _Cells:
    """The cells that the parts of a program read and leave."""

    program: Program
    parts: dict[str, Part] = field(init=False)

    def __post_init__(self) -> None:
        self.parts = parts_by_name(self.program)

    def of(self, launch: Launch, kind: ChunkKind) -> _Touched:
        """Return a launch's accesses to tensors of a kind, or of the step."""
        by_all = launch.over in _ON_ALL
        if kind not in launch.kinds and launch.over != Units.ONCE:
            return _Touched(by_all)
        parts = parts_of_launch(self.program, self.parts, launch, kind)
        segments = [part for part in parts if isinstance(part, Segment)]
        others = [part for part in parts if not isinstance(part, Segment)]
        left = {c for s in segments for c in self._left(s)}
        left |= {c for k in others for place in _places_left(k) for c in _cell_of(place)}
        reads = {c for s in segments for c in self._read(s)} if by_all else set[Cell]()
        return _Touched(by_all, frozenset(reads), frozenset(left))

    def stored(self, launch: Launch) -> Iterator[str]:
        """The roles that a launch stores to."""
        if launch.over == Units.LISTS:
            return  # before the segment whose parts it computes
        parts = (
            part for kind in launch.kinds
            for part in parts_of_launch(self.program, self.parts, launch, kind)
        )  # fmt: skip
        stores = (p.commits if isinstance(p, Segment) else p.stores for p in parts)
        updates = sorted({x.update for of_part in stores for x in of_part})
        yield from dict.fromkeys(self.program.graph.updates[n].role for n in updates)

    def _read(self, segment: Segment) -> Iterator[Cell]:
        """Return a segment's reads from memory, of tensors and of the step."""
        program, nodes = self.program, self.program.graph.nodes
        inside = {v for run in segment.runs for v in run.nodes}
        taken: set[int] = set()
        for value in inside:
            if value in program.partials:
                yield from _cell_of(program.partials[value])
            elif nodes[value].op == "diag":
                yield from _cell_of(program.matrix_place(nodes[value].values[0]))
            elif value not in segment.folds_shared:
                taken |= set(nodes[value].values)
        taken |= {v for s in segment.commits for v in (s.value, s.guard) if isinstance(v, int)}
        taken |= {v for shared in segment.writes_shared for v in nodes[shared].values}
        for value in taken - inside:
            if nodes[value].op == "read" or value in program.places:
                yield from _cell_of(program.place(value))
        yield from ((GatherItem.PART, program.shared[v]) for v in segment.folds_shared)

    def _left(self, segment: Segment) -> Iterator[Cell]:
        program = self.program
        inside = [v for run in segment.runs for v in run.nodes]
        for place in (
            *(home[v] for v in inside for home in (program.places, program.turned) if v in home),
            *(store.place for store in segment.commits),
        ):
            yield from _cell_of(place)
        yield from ((GatherItem.PART, program.shared[v]) for v in segment.writes_shared)

    def listed(self, cell: Cell, kinds: tuple[ChunkKind, ...]) -> GatheredList:
        """A cell as a launch has it, with the cells that its array has."""
        what, index = cell
        if what != GatherItem.LIST:
            return GatheredList(what, index, kinds)
        program = self.program
        for value, place in program.partials.items():
            if place.index == index:
                extent = leaves_extent(program.graph, value)
                return GatheredList(what, index, kinds, extent, place.dtype.bytes)
        places = (
            *program.places.values(), *program.turned.values(), *program.role_places.values()
        )  # fmt: skip
        place = next(p for p in places if p.kind in ARRAY_KINDS and p.index == index)
        extent = "elem" if place.domain == ELEM else extent_of(place.domain)
        return GatheredList(what, index, kinds, extent, place.dtype.bytes)


def _places_left(kernel: Kernel | MatrixKernel) -> Iterator[Place]:
    yield from (reduce.partial for reduce in kernel.reduces)
    yield from (x.place for x in (*kernel.keeps, *kernel.stores))


def _cell_of(place: Place) -> Iterator[Cell]:
    if place.kind in ARRAY_KINDS:
        yield GatherItem.LIST, place.index
    elif place.kind == PlaceKind.TENSOR:
        yield GatherItem.NUMBER, place.index
