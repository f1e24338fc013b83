"""Run any nest at any stage over real memory, and find its illegal accesses.

Lanes are arrays: iterations of their loop are independent, so that all of them run at once; threads
likewise, the last one first where they have loops inside. Every op has the meaning of the op
table, every fold its declared order, so the bits are those of compiled code.

Detected, with the names of nest, place, cell and iteration: accesses out of bounds; a cell that is
stored twice, or never although the nest is to store it; lanes or threads that store one cell; reads
of undefined cells and of cells that this nest has stored; vectors past the end of a loop without a
mask; and with `threads`, data races between threads of a block.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from ...lowered.tables import Place
from ...semantics import LANES
from ..mappings import AnyOrder, Lane, Serial, ThreadGroup, Threads, Unrolled, Vector, is_team
from ..nest import Accumulate, Barrier, For, If, Let, Load, Nest, Reduce, Stmt, Store, Take
from ..walk import Body, is_round, place_of, walk
from .cells import Array, LoopError
from .memory import ProgramMemory, TensorCells, is_slot
from .races import EVERY, Races
from .reductions import REDUCTIONS
from .state import Lanes, NestState, Settings
from .values import VALUES

_AT_ONCE = (AnyOrder, Vector, Threads, Lane)
Area = tuple[int, int, int, int]  # first row, rows, first column, columns


def run_nest(
    nest: Nest,
    memory: ProgramMemory,
    context: int,
    tensor: int,
    arguments: tuple[int, ...],
    settings: Settings | None = None,
    stored: Iterable[Place] = (),
    block: int = 0,
) -> TensorCells:
    """Runs a nest over an area of a tensor; `stored` are the places that it has to fill there.

    With `block` it goes by blocks of so many elements: those that begin in the area are its own.
    Raises LoopError for an illegal access.
    """
    settings = settings or Settings()
    races = Races() if settings.threads else None
    found = memory.of(context, tensor, nest, races)
    given = dict(zip(nest.arguments, arguments, strict=True))
    run, area = NestRun(found, given, settings), _area(found, given)
    for place in _stored_again(nest):
        found.cells(place).stored = None
    places = [p for p in stored if not is_slot(p)]
    for place in (p for p in places if found.is_leaves(p)):
        found.cells(place).forget(found.reached(place, area, block))
    try:
        with np.errstate(all="ignore"):
            run.block(nest.body)
        run.variables = {}
        run.check_filled(places, area, block)
    except LoopError as error:
        raise LoopError(f"nest {nest.name}: {error}{run.where()}") from None
    return found


def _stored_again(nest: Nest) -> set[Place]:
    """Places of factors: their chains continue from memory and read cells of other chains."""
    taken = {s.place for s in walk(nest.body) if isinstance(s, Take)}
    return taken & {s.place for s in walk(nest.body) if isinstance(s, Load)}


def _area(tensor: TensorCells, given: dict[str, int]) -> Area:
    shape = tensor.shape
    every = {"$row": 0, "$rows": shape.batches * shape.rows, "$col": 0, "$cols": shape.cols}
    if "$batch" not in given:  # else rows of matrices: no area of elements
        every |= given
    row, rows, col, cols = every.values()
    return row, rows, col, cols


class NestRun(NestState):
    """Semantics of loops and conditions; other statements are in the tables."""

    def block(self, body: Body) -> None:
        """Statements, one after the other."""
        watch = self.settings.watch
        for stmt in body:
            made = _STATEMENTS[type(stmt)](self, stmt)
            if watch is not None:
                watch(stmt, made)

    def check_filled(self, places: Iterable[Place], area: Area, block: int = 0) -> None:
        """Raises LoopError where a cell was not stored, or one outside of the area was."""
        for place in places:
            cells, wanted = self.tensor.cells(place), self.tensor.reached(place, area, block)
            if cells.stored is None or (place in self.skipped and not cells.stored.any()):
                continue
            expected = np.zeros(len(cells.array), np.bool_)
            expected[wanted] = True
            _refuse(cells.name, expected & ~cells.stored, "was never stored")
            outside = cells.stored & ~expected
            _refuse(cells.name, outside, "was stored, and is not in the nest's area")

    # -- loops

    def loop(self, loop: For) -> None:
        """A loop by its mapping: lanes at once, all others one iteration after the other."""
        outer = self.lanes
        low, high, step = self.at(loop.low), self.at(loop.high), self.number(loop.step)
        nested = any(
            isinstance(s, For) and isinstance(s.mapping, _AT_ONCE) for s in walk(loop.body)
        )
        if np.ndim(low) or np.ndim(high):
            self.ragged(loop, np.asarray(low), np.asarray(high), step)
        elif isinstance(loop.mapping, (Threads, Lane)) and step > 1 and outer is None:
            self.neighbours(loop, range(int(low), int(high), step))
        elif isinstance(loop.mapping, _AT_ONCE) and not nested and outer is None:
            self.lockstep(loop, int(low), int(high), step)
        else:
            self.serial(loop, range(int(low), int(high), step))
        self.lanes = outer
        self.variables.pop(loop.variable, None)

    def iteration(self, loop: For, at: Any) -> None:
        """Run the body once, for one lane or many."""
        self.name(loop.variable, at)
        self.block(loop.body)

    def serial(self, loop: For, iterations: range) -> None:
        """Run iterations in order; of a loop of any order, the last one first."""
        threads, outer = self.settings.threads, self.group
        in_order = isinstance(loop.mapping, (Serial, Unrolled, Vector))
        group = loop.mapping if isinstance(loop.mapping, ThreadGroup) else None
        if group and is_team(group) and threads and len(iterations) % group.together(threads):
            raise LoopError(f"not all threads reach each iteration of {loop.variable}")
        around = self.round
        races = self.tensor.races if group is not None and is_round(loop) else None
        self.round = around if races is None else races
        for at in iterations if in_order else reversed(iterations):
            if group is not None and threads:
                self.width_of_group = group.threads
                first = (
                    (at - iterations.start) // iterations.step % (threads // self.width_of_group)
                )
                self.group = first * self.width_of_group
            if group is not None:
                self.tensor.let_go()
            if races is not None:
                races.part = 0
            self.iteration(loop, at)
        if races is not None:
            races.end_round()
        self.group, self.round = outer, around

    def ragged(self, loop: For, low: Array, high: Array, step: int) -> None:
        """A loop whose bounds differ from lane to lane: lanes that are done wait for the others."""
        if self.lanes is None:
            raise LoopError(f"the bounds of {loop.variable} differ from lane to lane")
        outer, now = self.lanes, low
        while (outer.active & (now < high)).any():
            self.lanes = outer.where(now < high)
            self.iteration(loop, now)
            now = now + step

    def lockstep(self, loop: For, low: int, high: int, step: int) -> None:
        """Run a loop of lanes or threads: all iterations at once; vector by vector around loops."""
        is_lanes = isinstance(loop.mapping, Vector)
        self.check_group(loop)
        if is_lanes and not loop.masked and (high - low) % step:
            size = f"{high - low} elements, no multiple of {step}"
            raise LoopError(f"the loop over {loop.variable} has {size}")
        has_loops = is_lanes and any(isinstance(s, For) for s in walk(loop.body))
        is_pair = isinstance(loop.mapping, Vector) and loop.mapping.paired
        size = step if has_loops else max(1, high - low)
        for first in range(low, high, size):
            iterations = np.arange(min(size, high - first))
            if is_pair:  # two cells a lane: the position is that of the iteration's first
                iterations = np.repeat(iterations[::step], step // 2)
            active = np.ones(len(iterations), np.bool_)
            threads, width = self.threads(loop, iterations), step if is_lanes else LANES
            self.lanes = Lanes(loop.variable, iterations, active, threads, width)
            self.iteration(loop, first + iterations)

    def check_group(self, loop: For) -> None:
        """Raises LoopError for lanes of no group, for threads of the block in a group."""
        if isinstance(loop.mapping, Lane) and self.settings.threads and self.group == EVERY:
            raise LoopError(f"the lanes of {loop.variable} are of no group of threads")
        if isinstance(loop.mapping, Threads) and self.group != EVERY:
            raise LoopError(f"the threads of {loop.variable} are the block's, and a group runs it")

    def neighbours(self, loop: For, iterations: range) -> None:
        """A loop of threads that take several neighbours, the lanes of the loop in it."""
        width, count = iterations.step, self.settings.threads
        lets = tuple(s for s in loop.body if isinstance(s, Let))
        parts = loop.body[len(lets) :]
        inner = next((s for s in parts if isinstance(s, For)), None)
        if inner is None or not all(map(_takes_neighbours, parts)):
            raise LoopError(f"threads take {width} of {loop.variable} at a time, not as lanes")
        if not iterations:
            return
        if len(iterations) * width != iterations.stop - iterations.start:
            raise LoopError(
                f"the loop over {loop.variable} has elements that are no multiple of {width}"
            )
        first = np.repeat(np.asarray(iterations), width)
        number = np.repeat(np.arange(len(iterations)), width)
        self.check_group(loop)
        threads = number % count if count else EVERY
        if isinstance(loop.mapping, Lane) and count:
            threads = self.group + number % self.width_of_group
        on = np.ones(len(first), np.bool_)
        lanes = LANES if isinstance(loop.mapping, Lane) else width
        self.lanes = Lanes(inner.variable, np.arange(len(first)), on, threads, lanes)
        self.name(loop.variable, first)
        self.block(lets)
        for part in parts:
            if isinstance(part, For):
                self.iteration(part, np.tile(np.arange(width), len(iterations)))
                self.variables.pop(part.variable, None)

    def threads(self, loop: For, iterations: Array) -> Array | int:
        """The threads of a block that run the iterations of a loop."""
        count = self.settings.threads
        if not count or not isinstance(loop.mapping, (Threads, Lane)):
            return EVERY
        is_block = isinstance(loop.mapping, Threads)
        return iterations % count if is_block else self.group + iterations % self.width_of_group

    def barrier(self, stmt: Barrier) -> None:
        """Synchronise all threads of the block; groups run one after the other, and do so later."""
        if stmt.of_warp:
            return
        if self.lanes is not None:
            raise LoopError("a barrier stands where not all threads of the block come")
        if self.round is not None:
            self.round.meet()
        elif self.tensor.races is not None and self.group == EVERY:
            self.tensor.races.barrier()

    # -- conditions and names

    def condition(self, stmt: If) -> None:
        """Run the arm whose condition holds; note places that a false guard leaves unstored."""
        guards = [np.asarray(self.values[g]) for g in stmt.guards]
        tests = [] if stmt.condition is None else [np.asarray(self.at(stmt.condition))]
        holds = np.asarray(np.logical_and.reduce([g != 0 for g in (*guards, *tests)]))
        if holds.ndim == 0:
            taken, other = (stmt.then, stmt.other) if holds else (stmt.other, stmt.then)
            self.skipped |= _stored_in(other) if guards else set()
            self.block(taken)
            return
        outer = self.lanes
        if outer is None:
            raise LoopError("a condition differs from lane to lane where there are no lanes")
        for side, where in ((stmt.then, holds), (stmt.other, ~holds)):
            self.lanes = outer.where(where)
            if self.lanes.active.any():
                self.block(side)
        self.lanes = outer

    def let(self, stmt: Let) -> Any:
        """Names a position."""
        at = self.at(stmt.position)
        self.name(stmt.variable, at)
        return at


_STATEMENTS: dict[type, Callable[[Any, Any], Any]] = {
    **VALUES,
    **REDUCTIONS,
    For: NestRun.loop,
    If: NestRun.condition,
    Let: NestRun.let,
    Barrier: NestRun.barrier,
}
assert set(_STATEMENTS) == set(Stmt.__args__)


def _takes_neighbours(stmt: Stmt) -> bool:
    """True if a thread's neighbours are lanes, or iterations of an unrolled loop."""
    is_loop = isinstance(stmt, For) and isinstance(stmt.mapping, (Vector, Unrolled))
    return is_loop or isinstance(stmt, Barrier)


def _stored_in(body: Body) -> set[Place]:
    stored = (place_of(s) for s in walk(body) if isinstance(s, Store | Accumulate | Reduce))
    return {place for place in stored if place is not None}


def _refuse(name: str, wrong: Array, what: str) -> None:
    if wrong.any():
        first, more = int(np.argmax(wrong)), int(wrong.sum()) - 1
        others = f" and {more} more" if more else ""
        raise LoopError(f"{name}[{first}]{others} {what}")
