"""A nest as the device code of a block: what its threads share is already said by its loops.

A loop of threads begins at this thread's own turn and goes on behind the last thread; one of
groups likewise, for the threads of a group together, which are the lanes of the loop inside. A
loop of one turn is the first thread's, or the first lane's. What stands in no such loop, every
thread does; lists are folded by all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from copy import copy
from functools import partial

from ...ir.errors import LowerError
from ...ir.loops.mappings import (
    WARP,
    Lane,
    Serial,
    ThreadGroup,
    Threads,
    Unrolled,
    Vector,
    has_lane_vectors,
    is_wide,
)
from ...ir.loops.nest import (
    Barrier,
    Fold,
    FoldList,
    FoldShared,
    For,
    Load,
    Nest,
    Register,
    Stmt,
    Store,
)
from ...ir.loops.position import THREADS, Position, of, variable
from ...ir.loops.walk import has_one_turn, is_once_each, walk
from ...ir.lowered.program import Program
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.semantics import LANES
from ..llvm.emit_accumulators import Accumulators
from ..llvm.emit_memory import MemoryAccess, lane_of
from ..llvm.emit_nest import NestPrinter
from ..llvm.emit_positions import Positions
from ..llvm.reductions.fold import ListFold, call_fold
from ..llvm.reductions.reduce import as_f64, cell_type, combine
from ..llvm.text import LlvmFunction, Module, llvm_type
from .fold import fold_group, fold_lane_vectors, fold_team, fold_together, fold_warp, shared_cells
from .threads import (
    barrier,
    own_number,
    thread,
    thread_anew,
    threads,
    threads_anew,
    warp_barrier,
)

LEAF_OF_GROUP = ThreadGroup(LANES)


def emit_block(
    module: Module,
    program: Program,
    nest: Nest,
    parameters: str,
    more: str = "",
    *,
    anew: bool = False,
) -> None:
    """Adds the function of a nest that all threads of a block run; `more` are attributes.

    With `anew` it reads its thread's number for itself (`passes/loops/gpu/registers.py`). Threads
    reach a barrier together: LLVM may not move calls into branches.
    """
    head = f"define internal void {module.symbol(nest.name)}({parameters}) convergent nounwind"
    fn = LlvmFunction(module, f"{head} {more}".rstrip())
    _BlockPrinter(fn, program, nest, anew).block(nest.body)
    fn.finish()


class _BlockPrinter(NestPrinter):
    """Prints what threads of one mapping run; a loop that maps others is printed by a copy."""

    as_it_is = True  # how many turns go at a time, the passes say

    def __init__(self, fn: LlvmFunction, program: Program, nest: Nest, anew: bool) -> None:
        super().__init__(fn, program, nest)
        self.memory = BlockMemory(fn, program, self.positions, nest)
        own, all_ = (thread_anew, threads_anew) if anew else (thread, threads)
        self.thread, self.threads = own(fn), all_(fn)
        groups = dict.fromkeys((LEAF_OF_GROUP, *_groups(nest)))
        self.lane_of = {
            group: fn.let(f"and i64 {self.thread}, {group.threads - 1}") for group in groups
        }
        self.accs = Accumulators(fn, nest.body, one_each=True)
        self.name, self.cells = nest.name, _cells_of_folds(nest)
        self.group = LEAF_OF_GROUP  # of so many threads, where there are lanes
        self.is_of_thread = False  # what is done here; else all threads do it

    def within(self, group: ThreadGroup | None = None) -> _BlockPrinter:
        """The printer of what single threads run, or those of a group."""
        inner = copy(self)
        inner.group, inner.is_of_thread = group or self.group, True
        return inner

    def number(self, name: str) -> str:
        """As elsewhere; an address apart from those that each leaf looks up."""
        if name == THREADS:
            return threads(self.fn)
        if name.startswith("^") and any(map(has_lane_vectors, self.lane_of)):
            return self.fn.let(
                f"ptrtoint ptr {self.memory.looked_up(self.places[name[1:]])} to i64"
            )
        return super().number(name)

    @property
    def lane(self) -> str:
        """The thread's lane in its group."""
        return self.lane_of[self.group]

    def list_fold(self, stmt: FoldList | FoldShared) -> ListFold:
        """By all threads together; in a loop of threads, each folds its own."""
        return call_fold if self.is_of_thread else partial(fold_together, last=stmt.last)

    # -- loops

    def loop(self, stmt: For) -> None:
        """A loop, shared as its mapping says."""
        low, high = map(self.positions.value, (stmt.low, stmt.high))
        match stmt.mapping:
            case Serial():
                self.counted(stmt, low, high, self.positions.value(stmt.step))
            case Unrolled():
                self.unrolled(stmt)
            case Threads():
                self.within().of_threads(stmt, low, high)
            case ThreadGroup() as group:
                self.within(group).of_groups(stmt, low, high)
            case Lane():
                self.within().of_lanes(stmt, low, high)
            case Vector():
                self.neighbours(stmt, high)
            case _:
                raise AssertionError(f"{stmt.mapping} is not mapped to threads")

    def of_threads(self, stmt: For, low: str, high: str) -> None:
        """The turns of one thread of the block."""
        if has_one_turn(stmt):
            self.when(self.fn.let(f"icmp eq i64 {self.thread}, 0"), stmt)
        elif is_once_each(stmt):
            with self.positions.loop(stmt.variable, self.thread):
                self.block(stmt.body)
        else:
            step = self.positions.value(stmt.step)
            self.strided(stmt, low, high, step, self.thread, self.threads)

    def of_groups(self, stmt: For, low: str, high: str) -> None:
        """The turns of one group; arrays are looked up for each leaf: no register has them."""
        width = self.group.threads
        group, groups = (self.fn.let(f"udiv i64 {n}, {width}") for n in (self.thread, self.threads))
        look_up = partial(self.look_up, stmt.variable)
        with self.memory.looked_up_anew():
            prepare = None if self.group.all_fold else look_up
            step = self.positions.value(stmt.step)
            self.strided(stmt, low, high, step, group, groups, prepare)

    def of_lanes(self, stmt: For, low: str, high: str) -> None:
        """The turns of one lane of a group, each of one or of several neighbours."""
        fn = self.fn
        if has_one_turn(stmt):
            self.when(fn.let(f"icmp eq i64 {self.lane}, 0"), stmt)
        elif stmt.step is not of(1):
            first = fn.let(f"mul i64 {self.lane}, {self.positions.value(stmt.step)}")
            if has_lane_vectors(self.group) and stmt.high is not stmt.low + LANES:
                self.counted(stmt, fn.let(f"add i64 {low}, {first}"), high, str(LANES))
            else:
                with self.positions.loop(stmt.variable, first, low):
                    self.block(stmt.body)
        elif stmt.high is stmt.low + LANES:
            with self.positions.loop(stmt.variable, self.lane, low):
                self.block(stmt.body)
        else:
            self.strided(stmt, low, high, "1", self.lane, str(self.group.threads))

    def look_up(self, variable: str, _: str) -> None:
        """Keep LLVM from counting addresses beside a leaf's number, in registers of their own."""
        self.positions.change(variable, partial(own_number, self.fn))
        self.memory.outermost = self.positions.here

    def strided(
        self,
        stmt: For,
        low: str,
        high: str,
        step: str,
        first: str,
        count: str,
        prepare: Callable[[str], None] | None = None,
    ) -> None:
        """A loop that begins at one's own turn and goes on behind the last one's."""
        fn = self.fn
        if step != "1":
            first, count = (fn.let(f"mul i64 {n}, {step}") for n in (first, count))
        start = first if low == "0" else fn.let(f"add i64 {low}, {first}")
        self.counted(stmt, start, high, count, prepare=prepare)

    def neighbours(self, stmt: For, high: str) -> None:
        """Print a thread's neighbours: one iteration."""
        if stmt.masked or not self.is_of_thread:
            lanes = f"the lanes of {stmt.variable} are a CPU's, not a thread's"
            raise LowerError(f"nest {self.name}: {lanes}")
        with self.positions.loop(stmt.variable, "0"), self.memory.in_lanes(stmt, high):
            self.block(stmt.body)

    def when(self, condition: str, stmt: For) -> None:
        """Print statements of one thread; arrays that only it touches are looked up there."""

        def inside() -> None:
            with self.positions.branched(), self.memory.looked_up_anew():
                if not self.group.all_fold:  # which look up no array for each block
                    self.memory.outermost = self.positions.here
                self.block(stmt.body)

        self.fn.when(condition, inside)

    # -- statements

    def make(self, stmt: Stmt) -> None:
        """A statement that makes values; a fold by halves is of the lanes of a group."""
        if not (isinstance(stmt, Fold) and stmt.halves):
            super().make(stmt)
            return
        fn, acc, group = self.fn, stmt.ref.acc, self.group
        op, dtype, total = acc.op, acc.dtype, self.accs.names[acc.name]
        if has_lane_vectors(group):
            self.define(stmt.value, fold_lane_vectors(fn, op, dtype, total))
            return
        type_, width = cell_type(op, dtype, 1), group.threads
        join: Callable[[str, str], str] = partial(combine, fn, op, dtype, 1)
        if width > WARP:
            cells = shared_cells(fn, f"{self.name}_cells{self.cells[stmt.value]}", type_)
            total = fold_team(fn, type_, total, join, self.thread, width // WARP, cells)
        else:
            fold = partial(fold_warp, width=width) if group.all_fold else fold_group
            total = fold(fn, type_, total, join)
        self.define(stmt.value, as_f64(fn, op, dtype, total))

    def index(self, ref: Register) -> tuple[str, ...]:
        """As elsewhere; of a tile that has one for each thread, without that."""
        return tuple(map(self.positions.value, ref.own_index))

    def effect(self, stmt: Stmt) -> None:
        """A statement that changes memory, or waits."""
        if isinstance(stmt, Barrier) and stmt.of_warp:
            warp_barrier(self.fn, WARP if self.group.all_fold else self.group.threads)
        elif isinstance(stmt, Barrier):
            barrier(self.fn)
        else:
            super().effect(stmt)


class BlockMemory(MemoryAccess):
    """Memory of a block's threads; what a thread holds are vectors, which one neighbour has one of.

    Neighbours that are taken at once have all of a vector.
    """

    def __init__(
        self, fn: LlvmFunction, program: Program, positions: Positions, nest: Nest
    ) -> None:
        super().__init__(fn, program, positions)
        self.registers: dict[Place, str] = {}
        self.widths = _widths_of_registers(nest)

    @contextmanager
    def looked_up_anew(self) -> Generator[None]:
        """Addresses of arrays may be computed further inside: they are no more known behind."""
        before = self.outermost
        yield
        self.outermost = before

    @contextmanager
    def in_lanes(self, loop: For, high: str) -> Generator[None]:
        """Accesses of neighbours at once."""
        self.lane = lane_of(loop, "0", None, high)
        yield
        self.lane = None

    def load(self, place: Place, position: Position, *, whole: bool = False) -> tuple[str, int]:
        """As elsewhere; a value that is held is in a register."""
        if place.kind != PlaceKind.HELD:
            return super().load(place, position, whole=whole)
        name, type_ = self.registers[place], llvm_type(place.dtype, self.widths[place])
        if self.lane is not None:
            return name, self.lane.count
        return self.fn.let(f"extractelement {type_} {name}, i64 {self._number(position)}"), 1

    def store(self, place: Place, position: Position, value: str, *, whole: bool = False) -> None:
        """As elsewhere; a value that is held goes to a register."""
        if place.kind != PlaceKind.HELD:
            super().store(place, position, value, whole=whole)
        elif self.lane is not None:
            self.registers[place] = value
        else:
            number, type_ = self._number(position), llvm_type(place.dtype, self.widths[place])
            before = "poison" if number == "0" else self.registers[place]
            item = f"{llvm_type(place.dtype)} {value}, i64 {number}"
            self.registers[place] = self.fn.let(f"insertelement {type_} {before}, {item}")

    def _number(self, position: Position) -> str:
        """The number of a neighbour: the one variable of a position that is written out."""
        names = (self.positions.names[variable(v)] for v in position.variables)
        (number,) = (name for name in names if name.isdigit())
        return number


def _loops(nest: Nest) -> list[For]:
    return [s for s in walk(nest.body) if isinstance(s, For)]


def _groups(nest: Nest) -> list[ThreadGroup]:
    """Return the thread groups of a nest."""
    return [loop.mapping for loop in _loops(nest) if isinstance(loop.mapping, ThreadGroup)]


def _widths_of_registers(nest: Nest) -> dict[Place, int]:
    """The number of neighbours that a thread holds, by place."""
    return {
        stmt.place: loop.high.args[0]
        for loop in _loops(nest)
        for stmt in loop.body
        if isinstance(stmt, Load | Store) and stmt.place.kind == PlaceKind.HELD
    }


def _cells_of_folds(nest: Nest) -> dict[str, int]:
    """The numbers of folds of teams of several warps, which have cells of their own."""
    wide = (loop for loop in _loops(nest) if is_wide(loop.mapping))
    folds = (s for loop in wide for s in walk(loop.body) if isinstance(s, Fold))
    return {fold.value: number for number, fold in enumerate(folds, 1)}
