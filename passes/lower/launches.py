"""The launches of a program, and the visits of its entries: to a chunk, a tensor, or once.

1. A section is as many sweeps as no segment of the step, and no library, stands between. A tensor
   that is one chunk runs a section in one visit, with the segments between its sweeps; the launches
   of further sweeps of the section, and of those segments, leave it out.
2. A chunk of whole rows runs all passes of a sweep in one visit.
3. Where rows are longer than a chunk, each pass is a launch of its own, and so are the row
   values between two passes, over the tensors.
4. A sweep that goes block by block (`Sweep.block`) is one function, for chunks of any kind.
5. Where a segment has long lists, a launch before it folds their first level, part by part, once
   it has computed their cells, if these are the segment's own.
6. A pass over matrices is a part of a section, or a launch over rows of the matrices.
7. A library's routine is a launch over tensors without an entry, on one thread.
8. Between them stand gathers (`passes/lower/gathers.py`), which fall away where there is one rank.
9. Where stores come last, tensors of one chunk run a section at its last sweep, not at its first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest

from ...ir.lowered.launches import KINDS, ChunkKind, Launch, Units
from ...ir.lowered.program import Item, ItemKind, LeafDirection, Program, Scope, Segment, Sweep
from ...ir.lowered.tables import PlaceKind
from ...ir.lowered.visits import (
    RunCells,
    RunKernel,
    RunLists,
    RunMatrix,
    RunRows,
    RunSegment,
    Sync,
    Tiles,
    Visit,
    VisitStep,
)
from .gathers import touched_by_owners, with_gathers

MATRIX_BYTES = 1024  # as which an element counts in a product: its time is that of many bytes
SEGMENT_BYTES = 16  # as which an element counts where rows and columns are worked on
_LONG = (ChunkKind.RECTANGLE,)
_SHORT = (ChunkKind.RECTANGLE, ChunkKind.ROWS)  # of tensors that are not one chunk


def with_launches(program: Program) -> Program:
    """The program with its visits and launches, and the fields that follow from these."""
    made = _Launches(program, _sections(program))
    program = replace(program, visits=tuple(made.visits()))
    program = replace(program, launches=with_gathers(program, tuple(made.launches())))
    return replace(program, apart=touched_by_owners(program))


def _sections(program: Program) -> dict[int, tuple[Item, ...]]:
    """The items of each section, by the sweep that runs them: from its first sweep to its last."""
    found: dict[int, list[Item]] = {}
    between: list[Item] | None = None  # since the last sweep; None: a section is to begin
    first = 0
    for item in program.order:
        if item.kind == ItemKind.SWEEP:
            first = item.index if between is None else first
            found.setdefault(first, []).extend([*(between or ()), item])
            between = []
        elif _is_for_all(program, item):
            between = None
        elif between is not None:
            between.append(item)
    at = 0 if program.schedule.more is None else -1  # cases 1 and 9
    return {items[at].index: tuple(items) for items in found.values()}


@dataclass(frozen=True, slots=True)
class _Launches:
    program: Program
    sections: Mapping[int, tuple[Item, ...]]

    # -- launches

    def launches(self) -> Iterator[Launch]:
        inside = {
            item
            for sweep, items in self.sections.items()
            for item in items
            if item != Item(ItemKind.SWEEP, sweep)
        }  # of a section, but for the sweep that runs it
        for item in self.program.order:
            kinds = _SHORT if item in inside else KINDS
            if item.kind == ItemKind.SWEEP:
                yield from self._sweep(item.index, kinds)
            elif _by_library(self.program, item):  # case 7
                name = self.program.matrices[item.index].name
                yield Launch(f"sf_{name}", Units.LIBRARY, KINDS, 0, (), (), 0)
            elif item.kind == ItemKind.MATRIX:  # case 6
                yield Launch(f"sf_matrix_{item.index}", Units.TILES, kinds, 0, (), (), MATRIX_BYTES)
            else:
                yield from self._segment(item.index, kinds)

    def _sweep(self, number: int, kinds: tuple[ChunkKind, ...]) -> Iterator[Launch]:
        sweep, entry = self.program.sweeps[number], f"sf_sweep_{number}"
        size = _bytes(sweep)
        yield Launch(entry, Units.CHUNKS, kinds, 0, (), (), size)
        if sweep.block:
            return
        for index in range(len(sweep.kernels)):  # case 3
            if index:
                yield Launch(entry, Units.CHUNKS, _LONG, index, (), (), size)
            if index < len(sweep.rows) and sweep.rows[index] is not None:
                rows = f"sf_rows_{number}_{index}"
                yield Launch(rows, Units.TENSORS, _LONG, 0, (), (), SEGMENT_BYTES)

    def _segment(self, number: int, kinds: tuple[ChunkKind, ...]) -> Iterator[Launch]:
        segment, shared = self.program.segments[number], self.program.shared
        if segment.lists or segment.apart:  # case 5
            yield Launch(f"sf_lists_{number}", Units.LISTS, _SHORT, 0, (), (), 0)
        needs, leaves = (
            tuple(sorted(shared[v] for v in values))
            for values in (segment.folds_shared, segment.writes_shared)
        )
        once = segment.scope == Scope.STEP
        over, size = (Units.ONCE, 0) if once else (Units.TENSORS, SEGMENT_BYTES)
        all_or_some = KINDS if once else kinds
        yield Launch(f"sf_segment_{number}", over, all_or_some, 0, needs, leaves, size)

    # -- visits

    def visits(self) -> Iterator[Visit]:
        for number, sweep in enumerate(self.program.sweeps):
            yield from self._chunk(number, sweep)
            for index, segment in enumerate(sweep.rows):
                if segment is not None and not sweep.block:
                    name, steps = f"sf_rows_{number}_{index}", (RunRows(segment.name),)
                    yield Visit(name, Units.TENSORS, KINDS, None, steps)
        for number, segment in enumerate(self.program.segments):
            if apart := _apart(segment):
                yield Visit(f"sf_lists_{number}", Units.LISTS, _SHORT, None, apart)
            over = Units.ONCE if segment.scope == Scope.STEP else Units.TENSORS
            steps = (RunSegment(segment.name),)
            yield Visit(f"sf_segment_{number}", over, KINDS, None, steps)

        for number, kernel in enumerate(self.program.matrices):
            if kernel.routine:
                continue
            steps = (RunMatrix(kernel.name),)
            yield Visit(f"sf_matrix_{number}", Units.TILES, KINDS, None, steps)

    def _chunk(self, number: int, sweep: Sweep) -> Iterator[Visit]:
        """By the chunk's kind: one pass, all passes, a section; alike where they are the same."""
        entry, passes = f"sf_sweep_{number}", _passes(sweep)
        alike: dict[tuple[VisitStep, ...], list[ChunkKind]] = {}
        if (len(sweep.kernels) == 1 and not any(sweep.rows)) or sweep.block:
            alike[passes] = [ChunkKind.RECTANGLE]
        else:
            for index, kernel in enumerate(sweep.kernels):
                steps = (RunKernel(kernel.name),)
                yield Visit(entry, Units.CHUNKS, (ChunkKind.RECTANGLE,), index, steps)
        alike.setdefault(passes, []).append(ChunkKind.ROWS)
        if number in self.sections:
            alike.setdefault(self._section(number), []).append(ChunkKind.TENSOR)
        for steps, kinds in alike.items():
            yield Visit(entry, Units.CHUNKS, tuple(kinds), None, steps)

    def _section(self, sweep: int) -> tuple[VisitStep, ...]:
        found: list[VisitStep] = []
        for item in self.sections[sweep]:
            if item.kind == ItemKind.SWEEP:
                found += [*([Sync()] if found else []), *_passes(self.program.sweeps[item.index])]
            elif item.kind == ItemKind.MATRIX:
                found += [Sync(), RunMatrix(self.program.matrices[item.index].name)]
            else:
                found += [Sync(), RunSegment(self.program.segments[item.index].name)]
        return tuple(found)


def _is_for_all(program: Program, item: Item) -> bool:
    """True if an item has a launch of its own for tensors of all kinds."""
    is_segment = item.kind == ItemKind.SEGMENT
    of_step = is_segment and program.segments[item.index].scope == Scope.STEP
    return of_step or _by_library(program, item)


def _by_library(program: Program, item: Item) -> bool:
    """True if a library computes an item."""
    return item.kind == ItemKind.MATRIX and bool(program.matrices[item.index].routine)


def _passes(sweep: Sweep) -> tuple[VisitStep, ...]:
    """All passes of a sweep, with the row values between (case 2)."""
    found: list[RunKernel | RunRows | Sync] = []
    for kernel, segment in zip_longest(sweep.kernels, sweep.rows):
        found += [Sync()] if found else []
        found.append(RunKernel(kernel.name))
        found += [Sync(), RunRows(segment.name)] if segment is not None else []
    if sweep.block:  # case 4
        return (Tiles(tuple(found), sweep.kernels[0].name),)
    across = any(r.along == LeafDirection.COL for k in sweep.kernels for r in k.reduces)
    return tuple(found) if len(found) == 1 or across else (Tiles(tuple(found)),)


def _apart(segment: Segment) -> tuple[VisitStep, ...]:
    """Steps for long lists before a segment (case 5)."""
    cells, lists = (RunCells(segment.name),), (RunLists(segment.name),)
    if segment.apart and segment.lists:
        return (*cells, Sync(), *lists)
    return cells if segment.apart else lists if segment.lists else ()


def _bytes(sweep: Sweep) -> int:
    """The bytes of an element that a sweep loads and stores."""
    touched = (x.place for k in sweep.kernels for x in (*k.loads, *k.stores))
    return sum(place.dtype.bytes for place in touched if place.kind == PlaceKind.ELEM)
