"""A nest as the device code of a block: what its threads share is already said by its loops.

A loop of threads begins at this thread's own turn and goes on behind the last thread; one of
groups likewise, for sixteen threads together, which are the lanes of the loop inside. What
stands in no such loop, every thread does; lists are folded by all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...ir.errors import LowerError
from ...ir.loops.mappings import (
    WARP,
    Lane,
    Mapping,
    Serial,
    ThreadGroup,
    Threads,
    Unrolled,
    Vector,
    has_quads,
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
    Scratch,
    Stmt,
    Store,
)
from ...ir.loops.position import THREADS, of
from ...ir.loops.walk import Body, is_once_each, walk
from ...ir.lowered.program import Program
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.lowered.visits import RunKernel
from ...ir.semantics import LANES
from ..llvm.emit_accumulators import Accumulators
from ..llvm.emit_memory import lane_of
from ..llvm.emit_nest import NestPrinter
from ..llvm.reductions.fold import ListFold, call_fold
from ..llvm.reductions.reduce import as_f64, cell_type, combine
from ..llvm.text import LlvmFunction, Module, llvm_type
from .fold import fold_group, fold_quad, fold_together, fold_warp
from .team import fold_team, shared_cells
from .threads import barrier, loads_first, own_number, thread, thread_anew, threads, threads_anew

LEAF_OF_GROUP = ThreadGroup(LANES)


def emit_block(
    module: Module, program: Program, nest: Nest, parameters: str, more: str = ""
) -> None:
    """Adds the function of a nest that all threads of a block run; `more` are attributes.

    They have to reach a barrier together: LLVM may not move calls into branches.
    """
    head = f"define internal void {module.symbol(nest.name)}({parameters}) convergent nounwind"
    fn = LlvmFunction(module, f"{head} {more}".rstrip())
    _BlockPrinter(fn, program, nest).block(nest.body)
    fn.finish()


class _BlockPrinter(NestPrinter):
    as_it_is = True  # how many turns go at a time, the passes say

    def __init__(self, fn: LlvmFunction, program: Program, nest: Nest) -> None:
        super().__init__(fn, program, nest)
        if _is_beside_others(program, nest.name):
            self.thread, self.threads = thread_anew(fn), threads_anew(fn)
        else:
            self.thread, self.threads = thread(fn), threads(fn)
        self.lane_of = {
            mark: fn.let(f"and i64 {self.thread}, {mark.threads - 1}")
            for mark in dict.fromkeys((LEAF_OF_GROUP, *_groups(nest)))
        }
        self.group = LEAF_OF_GROUP  # how many threads take a turn together
        self.held: dict[Place, str] = {}  # what a thread holds in registers
        self.accs = Accumulators(fn, nest.body, one_each=True)
        self.mapping: Mapping = Serial()  # of the loop that shares what is done here
        self.last_fold = _last_in_scratch(nest)
        self.name, self.folds = nest.name, 0
        self.is_only_fold = False  # in a turn of a team: at the next turn it uses its cells again
        self.is_followed = True  # whether another fold may use the same scratch

    def number(self, name: str) -> str:
        """As elsewhere; an address apart from those that each leaf looks up."""
        if name == THREADS:
            return threads(self.fn)
        if name.startswith("^") and any(map(has_quads, self.lane_of)):
            return self.fn.let(
                f"ptrtoint ptr {self.memory.looked_up(self.places[name[1:]])} to i64"
            )
        return super().number(name)

    @property
    def lane(self) -> str:
        """The thread's lane in its group."""
        return self.lane_of[self.group]

    @property
    def list_fold(self) -> ListFold:
        """By all threads together; in a loop of threads, each folds its own."""
        if not isinstance(self.mapping, Serial):
            return call_fold
        return partial(_together, self.is_followed)

    # -- loops

    def loop(self, stmt: For) -> None:
        """A loop, shared as its mark says."""
        fn, value, outer = self.fn, self.positions.value, self.mapping
        low, high = value(stmt.low), value(stmt.high)
        self.mapping = stmt.mapping if not isinstance(stmt.mapping, (Serial, Vector)) else outer
        match stmt.mapping:
            case Serial():
                self.counted(stmt, low, high, value(stmt.step))
            case Unrolled():
                self.unrolled(stmt)
            case Threads() if stmt.low is of(0) and stmt.high is of(1):
                self.when(fn.let(f"icmp eq i64 {self.thread}, 0"), stmt.body)
            case Threads() if is_once_each(stmt):
                with self.positions.loop(stmt.variable, self.thread):
                    self.block(stmt.body)
            case Threads():
                self.strided(stmt, self.thread, self.threads, value(stmt.step))
            case ThreadGroup() as group_of:
                self.group, width = group_of, group_of.threads
                self.is_only_fold = sum(isinstance(s, Fold) for s in stmt.body) == 1
                group, groups = (
                    fn.let(f"udiv i64 {n}, {width}") for n in (self.thread, self.threads)
                )
                looked_up = partial(self.look_up, stmt.variable)
                prepare = None if group_of.all_fold else looked_up
                self.strided(stmt, group, groups, value(stmt.step), prepare)
                self.memory.outermost, self.group = 0, LEAF_OF_GROUP
            case Lane() if stmt.step is not of(1):
                first = fn.let(f"mul i64 {self.lane}, {value(stmt.step)}")
                if has_quads(self.group) and stmt.high is not stmt.low + LANES:
                    self.counted(stmt, fn.let(f"add i64 {low}, {first}"), high, str(LANES))
                else:
                    with self.positions.loop(stmt.variable, first, low):
                        self.block(stmt.body)
            case Lane() if stmt.high is stmt.low + LANES:
                with self.positions.loop(stmt.variable, self.lane, low):
                    self.block(stmt.body)
            case Lane():
                self.strided(stmt, self.lane, str(self.group.threads), "1")
            case Vector():
                self.neighbours(stmt, high)
            case _:
                raise AssertionError(f"{stmt.mapping} is not mapped to threads")
        self.mapping = outer

    def look_up(self, variable: str, _: str) -> None:
        """The arrays of a leaf are looked up for each: no register has them in between."""
        self.positions.change(variable, partial(own_number, self.fn))
        self.memory.outermost = self.positions.here

    def strided(
        self,
        stmt: For,
        first: str,
        count: str,
        each: str,
        prepare: Callable[[str], None] | None = None,
    ) -> None:
        """A loop that begins at one's own turn and goes on behind the last one's."""
        fn, low, high = self.fn, self.positions.value(stmt.low), self.positions.value(stmt.high)
        if each != "1":
            first, count = (fn.let(f"mul i64 {n}, {each}") for n in (first, count))
        start = first if low == "0" else fn.let(f"add i64 {low}, {first}")
        self.counted(stmt, start, high, count, prepare=prepare)

    def neighbours(self, stmt: For, high: str) -> None:
        """Print a thread's neighbours: one iteration."""
        if stmt.masked or isinstance(self.mapping, Serial):
            raise LowerError(
                f"nest {self.name}: the lanes of {stmt.variable} are a CPU's, not a thread's"
            )
        if self.group.all_fold:
            self.one_by_one(stmt, high)
            return
        with self.positions.loop(stmt.variable, "0"):
            self.memory.lane = lane_of(stmt, "0", None, high)
            self.block(stmt.body)
        self.memory.lane = None

    def one_by_one(self, stmt: For, high: str) -> None:
        """A turn of neighbours, loaded and stored together, computed one after the other.

        All of them at once would need registers for what each of them has in between.
        """
        fn, count = self.fn, stmt.step.args[0]
        together = lane_of(stmt, "0", None, high)
        loads = tuple(s for s in stmt.body if isinstance(s, Load))
        stores = [s for s in stmt.body if isinstance(s, Store)]
        others = tuple(s for s in stmt.body if not isinstance(s, Load | Store))
        with self.positions.loop(stmt.variable, "0"):
            self.memory.lane = together
            self.block(loads)
            wide = {s.value: self.value(s.value) for s in loads}
            loads_first(fn)
        self.memory.lane = None
        parts: dict[Stmt, str] = dict.fromkeys(stores, "poison")
        for lane in range(count):
            for value, name in wide.items():
                type_ = llvm_type(self.dtype(value), count)
                self.names[value, 1] = fn.let(f"extractelement {type_} {name}, i64 {lane}")
            with self.positions.loop(stmt.variable, str(lane)):
                self.block(others)
            for store in stores:
                (one,) = self.operands((store.value,), store.place.dtype)
                type_ = llvm_type(store.place.dtype, count)
                item = f"{llvm_type(store.place.dtype)} {one}, i64 {lane}"
                parts[store] = fn.let(f"insertelement {type_} {parts[store]}, {item}")
        with self.positions.loop(stmt.variable, "0"):
            self.memory.lane = together
            for store, value in parts.items():
                assert isinstance(store, Store)
                if store.place.kind == PlaceKind.HELD:
                    self.held[store.place] = value
                else:
                    self.memory.store(store.place, store.at, value)
        self.memory.lane = None

    def when(self, condition: str, body: Body) -> None:
        """Print statements of some threads; arrays that only they touch are looked up there."""

        def inside() -> None:
            outer = self.memory.outermost
            with self.positions.branched():
                if not self.group.all_fold:  # which look up no array for each block
                    self.memory.outermost = self.positions.here
                super(_BlockPrinter, self).block(body)
            self.memory.outermost = outer

        self.fn.when(condition, inside)

    # -- statements

    def block(self, body: Body) -> None:
        """One statement after another; what a group stores, its first lane does."""
        if not isinstance(self.mapping, ThreadGroup):
            super().block(body)
            return
        stores: list[Store] = []
        loaded = set[Place]()
        for stmt in body:
            if isinstance(stmt, Store):
                if stmt.place in loaded:  # by all lanes, and one stores
                    assert self.group.all_fold, "threads of a warp go on by leaves of their own"
                    loads_first(self.fn)
                    loaded.clear()
                stores.append(stmt)
                continue
            loaded |= {stmt.place} if isinstance(stmt, Load) else set()
            self.by_the_first_lane(stores)
            super().block((stmt,))
        self.by_the_first_lane(stores)

    def by_the_first_lane(self, stores: list[Store]) -> None:
        """Stores of a group, which then are done."""
        if stores:
            self.when(self.fn.let(f"icmp eq i64 {self.lane}, 0"), tuple(stores))
            stores.clear()

    def make(self, stmt: Stmt) -> None:
        """A statement that makes values; a fold by halves is of the lanes of a group."""
        self.is_followed = stmt is not self.last_fold
        if isinstance(stmt, Load) and stmt.place.kind == PlaceKind.HELD:
            self.define(stmt.value, self.held[stmt.place])
            return
        if not (isinstance(stmt, Fold) and stmt.halves):
            super().make(stmt)
            return
        fn, acc = self.fn, stmt.ref.acc
        op, dtype = acc.op, acc.dtype
        join: Callable[[str, str], str] = partial(combine, fn, op, dtype, 1)
        if has_quads(self.mapping):
            self.define(stmt.value, fold_quad(fn, op, dtype, self.accs.names[acc.name]))
            return
        type_, total = cell_type(op, dtype, 1), self.accs.names[acc.name]
        if self.group.threads > WARP:
            total = self.by_the_team(type_, total, join)
        else:
            width = self.group.threads
            is_warp = self.group.all_fold
            fold = partial(fold_warp, width=width) if is_warp else fold_group
            total = fold(fn, type_, total, join)
        self.define(stmt.value, as_f64(fn, op, dtype, total))

    def by_the_team(self, type_: str, total: str, join: Callable[[str, str], str]) -> str:
        """A fold of several warps; no thread stores to its cells that others still read."""
        if self.is_only_fold:
            barrier(self.fn)
        self.folds += 1
        cells = shared_cells(self.fn, f"{self.name}_cells{self.folds}", type_)
        warps = self.group.threads // WARP
        return fold_team(self.fn, type_, total, join, self.thread, warps, cells)

    def index(self, ref: Register) -> tuple[str, ...]:
        """As elsewhere; of a tile that has one for each thread, without that."""
        return tuple(map(self.positions.value, ref.own_index))

    def effect(self, stmt: Stmt) -> None:
        """A statement that changes memory, or waits."""
        if isinstance(stmt, Barrier):
            barrier(self.fn)
        elif isinstance(stmt, Store) and stmt.place.kind == PlaceKind.HELD:
            (self.held[stmt.place],) = self.operands((stmt.value,), stmt.place.dtype)
        else:
            super().effect(stmt)


def _is_beside_others(program: Program, kernel: str) -> bool:
    """True if a visit has other steps beside a kernel."""
    visits = (list(visit.leaves) for visit in program.visits)
    return any(len(steps) > 1 and RunKernel(kernel) in steps for steps in visits)


def _groups(nest: Nest) -> list[ThreadGroup]:
    """Return the thread groups of a nest."""
    loops = (s for s in walk(nest.body) if isinstance(s, For))
    return [loop.mapping for loop in loops if isinstance(loop.mapping, ThreadGroup)]


def _last_in_scratch(nest: Nest) -> Stmt | None:
    """The fold behind which none uses the tensor's scratch or the table's; None where some may."""
    of_all = walk(nest.body)
    folds = [s for s in of_all if isinstance(s, FoldShared) or _is_in_scratch(s)]
    loops = (s for s in of_all if isinstance(s, For))
    again = {id(s) for loop in loops for s in walk(loop.body)}
    return folds[-1] if folds and id(folds[-1]) not in again else None


def _is_in_scratch(stmt: Stmt) -> bool:
    return isinstance(stmt, FoldList) and stmt.scratch is Scratch.TENSOR


def _together(
    is_followed: bool,
    fn: LlvmFunction,
    op: str,
    items: str,
    count: str,
    stride: str,
    scratch: str,
    step: str,
    once: bool,
) -> str:
    """The list rule by all threads; scratch is the list itself, or has a stride of 1."""
    del step
    return fold_together(fn, op, items, count, stride, scratch, once, is_followed)
