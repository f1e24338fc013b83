"""L14: the footprint of a nest, its stored cells under each choice of guards. A pass keeps it.

The cells are counted out, not proven: the positions of all iterations at small sizes, without any
value. Sizes are such that leaves, tiles and lanes have rests, and rectangles begin inside.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...lowered.memory_plan import column_leaves, row_leaves
from ...lowered.tables import BUFFER_KINDS, Place
from ...tensor_view import Shape
from ...types import GRAM_ROW, GRAMS, Domain
from ..mappings import Vector
from ..nest import (
    Accumulate,
    FoldList,
    For,
    If,
    Let,
    MemoryCell,
    Nest,
    Reduce,
    Share,
    Stmt,
    Store,
    Take,
)
from ..position import Position
from ..walk import Body, walk

Cells = NDArray[np.int64]
Footprint = dict[str, list[Cells]]  # by the names of places
Shapes = tuple[int, int, int]  # batches, rows, columns
Area = tuple[int, int, int, int]  # first row, rows, first column, columns
Samples = tuple[tuple[Shapes, Area], ...]
Guards = Mapping[str, bool]

SAMPLES: tuple[tuple[Shapes, Area], ...] = (
    ((1, 2, 2100), (1, 1, 1024, 1076)),  # a part of a row: leaves with a rest
    ((2, 70, 5), (0, 140, 0, 5)),  # few columns, two batch entries, leaves of columns
    ((1, 3, 37), (1, 2, 0, 37)),  # whole rows
    ((1, 130, 1), (0, 130, 0, 1)),  # one column
    ((2, 1, 7), (0, 2, 0, 7)),  # batch entries of one row
    ((1, 33, 8), (0, 33, 0, 8)),  # as many leaves as are worth four threads each
)


# So large that its rows are taken in strips, where columns are added up beside them.
LARGE: tuple[Shapes, Area] = (1, 66, 150), (0, 62, 4, 140)
# Where rows or columns are counted twice: blocks of tiles with a rest, of either.
OF_MATRICES: tuple[tuple[Shapes, Area], ...] = (
    ((2, 37, 5), (0, 74, 0, 5)),
    ((1, 3, 130), (0, 3, 0, 130)),
    ((1, 66, 35), (0, 66, 0, 35)),
)


def _samples(nest: Nest, is_in_strips: bool) -> Samples:
    """Shapes and areas; where sizes are known: matrices in groups of sixteen, with a rest."""
    if "$batch" in nest.arguments or any(p.domain.has_own_space for _, p in nest.places):
        return OF_MATRICES
    if not nest.sizes:
        return (*SAMPLES, LARGE) if is_in_strips else SAMPLES
    sizes = dict(nest.sizes)
    rows, cols = sizes.get("#rows", 5), sizes.get("#cols", 7)
    shape, every = (35, rows, cols), 35 * rows
    return tuple((shape, (first, every - first, 0, cols)) for first in (0, rows))


def changed_footprint(before: Nest, after: Nest, beside: Nest | None = None) -> str:
    """Return the first difference in cells that a pass stores: new, missing, twice; "" if none.

    `beside`: the nest of a symmetric product, whose tiles have cells above the diagonal, too. A
    nest that mirrors its result need not store the same cells again.
    """
    nests = (before, after) if beside is None else (before, after, beside)
    guards = tuple(sorted(set[str]().union(*map(_guards, nests))))
    own = _own(before)
    squares = {name: place.domain for name, place in before.places if _is_square(place.domain)}
    samples = _samples(before, any(isinstance(s, Take) for s in walk(after.body)))
    each = [_footprints(nest, samples, guards) for nest in nests]
    for (shape, area, known), old, new, *more in zip(_runs(samples, guards), *each, strict=True):
        for place in (p for p in dict.fromkeys((*old, *new)) if p not in own):
            cells, others = _joined(old.get(place)), _joined(new.get(place))
            spared = _joined(more[0].get(place)) if more else _joined(None)
            side = _side(squares[place], shape) if place in squares else 0
            wrong = _difference(cells, others, side, spared)
            if wrong:
                under = "".join(f", %{n} {str(on).lower()}" for n, on in known.items())
                return f"L14 {place} at {shape}, area {area}{under}: {wrong}"
    return ""


def _is_square(domain: Domain) -> bool:
    return domain.of_tensor in GRAMS.values()


def _side(square: Domain, shape: Shapes) -> int:
    """The side of a Gram matrix, or of the Gram matrix of a tile."""
    side = shape[1] if square.of_tensor == GRAM_ROW else shape[2]
    return min(int(square.tiles), side) if square.tiles else side


def _runs(samples: Samples, guards: tuple[str, ...]) -> Iterator[tuple[Shapes, Area, Guards]]:
    """Every sample with the guards in every way that they can hold."""
    for (shape, area), held in itertools.product(
        samples, itertools.product((True, False), repeat=len(guards))
    ):
        yield shape, area, dict(zip(guards, held, strict=True))


@lru_cache(32)  # of a nest as a pass makes it, and then as the next pass has it
def _footprints(nest: Nest, samples: Samples, guards: tuple[str, ...]) -> list[Footprint]:
    return [_cells(nest, *run) for run in _runs(samples, guards)]


def _joined(parts: list[Cells] | None) -> Cells:
    return np.concatenate(parts) if parts else np.zeros(0, np.int64)


def _above(cells: Cells, side: int) -> Cells:
    """Cells above the diagonal, in rows of cells: a tile of half a product may store these too."""
    if not side:
        return cells
    rows, columns = np.unique(cells // side)[:, None], np.arange(side)
    return (rows * side + columns)[columns > rows % side]


def _difference(old: Cells, new: Cells, side: int, spared: Cells) -> str:
    if np.array_equal(np.sort(old), np.sort(new)):  # nearly always
        return ""
    for what, cells in (
        ("is stored no more", np.setdiff1d(np.setdiff1d(old, new), spared)),
        ("was not stored before", np.setdiff1d(np.setdiff1d(new, old), _above(old, side))),
    ):
        if cells.size:
            return f"cell {cells[0]} {what}, one of {cells.size}"
    cells, counts = np.unique(new, return_counts=True)
    if new.size > max(old.size, cells.size):
        return f"cell {cells[counts > 1][0]} is stored more than once"
    return ""


def _own(nest: Nest) -> set[str]:
    """The leaves of reductions that a nest folds itself: no other nest loads them."""
    names = {place: name for name, place in nest.places}
    folded = {s.place for s in walk(nest.body) if isinstance(s, FoldList)}
    leaves = (s.ref.place for s in walk(nest.body) if isinstance(s, Reduce))
    return {names[place] for place in leaves if place in folded}


def _guards(nest: Nest) -> set[str]:
    found = {s.guard for s in walk(nest.body) if isinstance(s, Store) and s.guard is not None}
    return found | {g for s in walk(nest.body) if isinstance(s, If) for g in s.guards}


def _cells(nest: Nest, shape: Shapes, area: Area, guards: Guards) -> Footprint:
    """Return the cells of a tensor that a nest stores, with their counts; leaves count once."""
    batches, rows, cols = shape
    sizes = Shape(batches, rows, cols, batches * rows * cols)
    known: dict[str, Any] = {
        "#batches": batches, "#outer": batches, "#inner": 1, "#rows": rows, "#cols": cols,
        "#numel": sizes.numel,
        "#leaves": row_leaves(sizes), "#column_leaves": column_leaves(sizes), "@threads": 256,
    }  # fmt: skip
    known |= {"$batch": 0, "$batches": batches, "$strip": 0, "$strips": 1}
    known |= dict(zip(("$row", "$rows", "$col", "$cols"), area, strict=True))
    run = _Run({place: name for name, place in nest.places}, guards)
    run.taken_up = {s.place for s in walk(nest.body) if isinstance(s, Take)}
    run.block(_storing(nest.body), _IterationSet(known))
    for name, cells in run.leaves.items():
        run.found.setdefault(name, []).append(np.unique(_joined(cells)))
    return run.found


def _storing(body: Body) -> Body:
    """The body without loops and branches that store nothing, such as those over pairs."""
    found: list[Stmt] = []
    for stmt in body:
        match stmt:
            case For():
                inner = _storing(stmt.body)
                found += [replace(stmt, body=inner)] if any(map(_stores, inner)) else []
            case If():
                then, other = _storing(stmt.then), _storing(stmt.other)
                is_needed = any(map(_stores, (*then, *other)))
                found += [replace(stmt, then=then, other=other)] if is_needed else []
            case _:
                found.append(stmt)
    return tuple(found)


def _stores(stmt: Stmt) -> bool:
    match stmt:
        case For() | If() | Share():
            return True
        case Store():
            return stmt.place.kind not in BUFFER_KINDS
        case Reduce(MemoryCell(_, place, _)) | Accumulate(MemoryCell(_, place, _)):
            return place.kind not in BUFFER_KINDS
        case _:
            return False


class _IterationSet:
    """All iterations of a statement: a variable is a number, or an array with one for each."""

    def __init__(
        self,
        known: dict[str, Any],
        count: int = 1,
        outer: _IterationSet | None = None,
        of: Any = None,
    ) -> None:
        self.known, self.count, self.outer, self.of = known, count, outer, of

    def get(self, name: str) -> Any:
        """A variable's values; of a loop around, the value in the enclosing iteration of each.

        Addresses are aligned for vector accesses; other sizes and counts are three.
        """
        if name not in self.known:
            value = self.outer.get(name) if self.outer else 0 if name[0] == "^" else 3
            self.known[name] = value[self.of] if isinstance(value, np.ndarray) else value
        return self.known[name]

    def some(self, of: Cells) -> _IterationSet:
        """The iterations of the given numbers, which may repeat."""
        return _IterationSet({}, of.size, self, of)

    def of_loop(self, loop: For) -> _IterationSet:
        """The iterations of a loop: of a masked one the lanes below its end, else whole vectors."""
        low, high, step = (p.value(self.get) for p in (loop.low, loop.high, loop.step))
        counts = np.maximum(np.asarray(high - low), 0)
        if not (isinstance(loop.mapping, Vector) and loop.masked):
            counts = -(-counts // step)
        if isinstance(loop.mapping, Vector):
            counts, step = counts if loop.masked else counts * step, 1
        counts = np.broadcast_to(counts, (self.count,))
        iterations = self.some(np.repeat(np.arange(self.count), counts))
        number = np.arange(iterations.count) - np.repeat(np.cumsum(counts) - counts, counts)
        first, each = (x[iterations.of] if isinstance(x, np.ndarray) else x for x in (low, step))
        iterations.known[loop.variable] = first + number * each
        return iterations


class _Run:
    """The iterations of a nest, positions alone."""

    def __init__(self, names: Mapping[Any, str], guards: Guards) -> None:
        self.names, self.guards = names, guards
        self.found: Footprint = {}
        self.leaves: Footprint = {}
        self.taken_up: set[Place] = set()  # leaves that chains continue from: stored again

    def block(self, body: Body, iterations: _IterationSet) -> None:
        """Run the statements of a block, in which its names are known."""
        iterations = iterations.some(np.arange(iterations.count))
        for stmt in body if iterations.count else ():
            match stmt:
                case For():
                    self.block(stmt.body, iterations.of_loop(stmt))
                case If():
                    self.branches(stmt, iterations)
                case Let():
                    iterations.known[stmt.variable] = stmt.position.value(iterations.get)
                case _:
                    self.stored(stmt, iterations)

    def branches(self, stmt: If, iterations: _IterationSet) -> None:
        """Run both arms, each for its own iterations."""
        holds: Any = all(self.guards[g] for g in stmt.guards)
        if holds and stmt.condition is not None:
            holds = stmt.condition.value(iterations.get)
        if not isinstance(holds, np.ndarray):
            self.block(stmt.then if holds else stmt.other, iterations)
            return
        self.block(stmt.then, iterations.some(np.flatnonzero(holds)))
        self.block(stmt.other, iterations.some(np.flatnonzero(~holds.astype(np.bool_))))

    def stored(self, stmt: Stmt, iterations: _IterationSet) -> None:
        """The cells of one statement, in all iterations."""
        match stmt:
            case Share():
                cells = np.zeros(iterations.count, np.int64)
                self.found.setdefault(f"column {stmt.column}", []).append(cells)
            case Store() if stmt.guard is None or self.guards[stmt.guard]:
                is_again = stmt.place in self.taken_up
                self.cells(stmt.place, stmt.at, self.leaves if is_again else self.found, iterations)
            case Reduce(MemoryCell(_, place, at)) | Accumulate(MemoryCell(_, place, at)):
                self.cells(place, at, self.leaves, iterations)
            case _:
                pass

    def cells(self, place: Place, at: Position, into: Footprint, iterations: _IterationSet) -> None:
        """The cells at a position, but for those of buffers."""
        if place.kind not in BUFFER_KINDS:
            cells = np.broadcast_to(
                np.asarray(at.value(iterations.get), np.int64), (iterations.count,)
            )
            into.setdefault(self.names[place], []).append(cells)
