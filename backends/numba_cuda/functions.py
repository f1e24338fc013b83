"""A nest that is mapped to threads as a numba-cuda function, which all threads of a block run.

    for k in $col .. $col + $cols threads    for k in range(col + thread, col + width, threads):
    for one in 0 .. 1 threads                if thread == W(0):
    for k in %leaf .. %last lane             for k in range(leaf + lane, last, W(16)):
    for t in 0 .. %leaves groups             for turn in range(W(0), leaves, half_warps):
    (warps likewise)                             t = turn + half_warp
                                                 has_turn = t < leaves
                                                 if has_turn: ...
    %x = fold acc by halves                      x = sum_of_group(totals, x_total)

Statements outside of such loops are run by every thread. In a loop of groups a store is the first
lane's. Folds of groups have barriers, where every thread of the block has to come by: so all groups
take as many turns, and what a group that has none left must not do stands under an `if`. A list is
folded by all threads together; in a loop of threads, by one.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from enum import StrEnum
from itertools import groupby
from math import prod

from ...ir.errors import LowerError
from ...ir.loops.mappings import WARP, Lane, ThreadGroup, Threads, Vector
from ...ir.loops.nest import Acc, Barrier, Fold, FoldList, For, Init, Nest, Stmt, Store
from ...ir.loops.position import of
from ...ir.loops.walk import Body
from ...ir.lowered.program import Program
from ...ir.semantics import LANES, LEAF
from ...ir.types import F64
from ..numba import chains
from ..numba.functions import STATEMENTS, PythonPrinter, Statements, function_text
from ..numba.ops import EXPRESSIONS
from ..numba.text import PythonFunction, constructor


class Who(StrEnum):
    """The threads that run a statement."""

    BLOCK = "all threads of the block"
    GROUP = "the sixteen threads of a group"
    THREAD = "one thread"


_EXPRESSIONS = {**EXPRESSIONS, "mul": "mul({0}, {1})"}  # rounded, whatever is done with it
_THREADS = {
    "lane": f"thread % W({LANES})",
    "half_warp": f"thread // W({LANES})",
    "half_warps": f"threads // W({LANES})",
    "warp_lane": f"thread % W({2 * LANES})",
    "warp": f"thread // W({2 * LANES})",
    "warps": f"threads // W({2 * LANES})",
}
# Of loops of groups: a thread's lane, its group's number, how many groups there are, their folds.
_GROUPS = {
    ThreadGroup(LANES): ("lane", "half_warp", "half_warps", "group"),
    ThreadGroup(WARP, all_fold=True): ("warp_lane", "warp", "warps", "warp"),
}


def nest_source(program: Program, nest: Nest, is_of_step: bool = False) -> str:
    """The function of a nest, over an area of a tensor, over a tensor, or once."""
    return function_text(CudaPrinter(PythonFunction(program, nest)), is_of_step)


class CudaPrinter(PythonPrinter):
    """Prints what all threads of a block run; `who` runs the statements at hand."""

    def __init__(self, fn: PythonFunction) -> None:
        super().__init__(fn, _STATEMENTS, _EXPRESSIONS)
        self.who = Who.BLOCK
        self.group = ThreadGroup(LANES)  # how many threads a group has

    @contextmanager
    def run_by(self, who: Who) -> Generator[None]:
        """Statements of a loop that is mapped to threads."""
        before, self.who = self.who, who
        yield
        self.who = before

    # -- who a thread is

    def place(self, name: str) -> str:
        """A number that says who the thread is, from the prologue."""
        if name in ("thread", "lane", "half_warp", "warp_lane", "warp"):
            self.fn.define("thread", "W(cuda.threadIdx.x)")
        else:
            self.fn.define("threads", "W(cuda.blockDim.x)")
        return self.fn.define(name, _THREADS[name]) if name in _THREADS else name

    # -- loops

    def mapped(self, stmt: For) -> None:
        """A loop, by its mark."""
        if isinstance(stmt.mapping, Threads):
            with self.run_by(Who.THREAD):
                self._threads(stmt)
        elif isinstance(stmt.mapping, Lane):
            with self.run_by(Who.THREAD):
                self._strided(stmt, self.lane(), f"W({self.group.threads})")
        elif isinstance(stmt.mapping, ThreadGroup):
            self.group = stmt.mapping
            with self.run_by(Who.GROUP):
                self._groups(stmt)
        elif isinstance(stmt.mapping, Vector):
            name = self.fn.nest.name
            raise LowerError(f"nest {name}: the lanes of {stmt.variable} are a CPU's")
        else:
            self.loop(stmt)

    def lane(self) -> str:
        """The thread's lane in its group."""
        return self.place(_GROUPS[self.group][0])

    def _threads(self, stmt: For) -> None:
        """A loop of all threads; one turn is the first one's."""
        thread = self.place("thread")
        if (stmt.low, stmt.high) != (of(0), of(1)):
            self._strided(stmt, thread, self.place("threads"))
            return
        with self.fn.block(f"if {thread} == W(0):"):
            self.block(stmt.body)

    def _strided(self, stmt: For, first: str, every: str) -> None:
        """The turns of one thread."""
        low, high = self.fn.position(stmt.low, 5), self.fn.position(stmt.high)
        start = first if stmt.low is of(0) else f"{low} + {first}"
        name = self.fn.counter(stmt.variable)
        with self.fn.block(f"for {name} in range({start}, {high}, {every}):"):
            self.block(stmt.body)

    def _groups(self, stmt: For) -> None:
        """The turns of all groups, side by side."""
        fn, name = self.fn, self.fn.counter(stmt.variable)
        low, high = fn.position(stmt.low), fn.position(stmt.high)
        _, own, all_groups, _ = _GROUPS[self.group]
        every, mine = self.place(all_groups), self.place(own)
        if stmt.step is not of(1):
            every, mine = (f"{n} * {fn.position(stmt.step)}" for n in (every, mine))
        with fn.block(f"for turn in range({low}, {high}, {every}):"):
            fn.line(f"{name} = turn + {mine}")
            fn.line(f"has_turn = {name} < {high}")
            in_order = sorted(stmt.body, key=lambda s: not isinstance(s, Init))
            for who, part in groupby(in_order, _who):
                self._part(tuple(part), who)

    def _part(self, body: Body, who: Who) -> None:
        """Neighbouring statements of a group's turn: folds are all threads', stores one lane's."""
        if who is Who.BLOCK:
            self.block(body)
            return
        is_lanes = who is Who.THREAD
        head = f"if has_turn and {self.lane()} == W(0):" if is_lanes else "if has_turn:"
        with self.fn.block(head), self.run_by(who):
            self.block(body)

    def barrier(self, stmt: Barrier) -> None:
        self.fn.line("cuda.syncthreads()")

    # -- memory and folds

    def by_first(self, stmt: Store) -> None:
        """A store; of what a group knows, the first lane's."""
        if self.who is not Who.GROUP:
            self.store(stmt)
            return
        with self.fn.block(f"if {self.lane()} == W(0):"):
            self.store(stmt)

    def room(self, acc: Acc) -> str:
        return f"cuda.local.array({prod(acc.own_sizes)}, {constructor(acc.dtype)})"

    def fold(self, stmt: Fold) -> None:
        if stmt.ref.acc.is_chain:
            chains.fold(self, stmt)
            return
        total = self.ref(stmt.ref)
        kind = _GROUPS[self.group][-1]
        call = f"{self.folds[stmt.ref.acc.op].name}_of_{kind}({self.totals()}, {total})"
        self.known(stmt.value, F64, call if stmt.halves else total)

    def is_read_alone(self, stmt: FoldList) -> bool:
        """Lists that threads fold together have their own way with one cell."""
        return self.who is Who.THREAD and super().is_read_alone(stmt)

    def own_scratch(self, stmt: FoldList) -> str:
        """A list as its own scratch: a leaf's total in its first cell, for others read theirs."""
        if self.who is Who.THREAD:
            return super().own_scratch(stmt)
        first, stride = map(self.fn.position, (stmt.first, stmt.stride * LEAF))
        return f"{self.fn.array(stmt.place)}, {first}, {stride}"

    def list_fold(self, op: str, cells: str, scratch: Callable[[], str], once: bool) -> str:
        """The call that folds a list, together or by one thread."""
        if self.who is Who.THREAD:
            return super().list_fold(op, cells, scratch, once)
        return f"{self.folds[op].name}_together({self.totals()}, {cells}, {scratch()}, {once})"

    def totals(self) -> str:
        """The shared memory of folds: a cell a thread, as many as the launch gives.

        The simulator's threads may each get another array, where the source says how large it is.
        """
        return self.fn.define("totals", "cuda.shared.array(0, float64)")


def _who(stmt: Stmt) -> Who:
    """Return the threads that reach a statement of a group's iteration."""
    if isinstance(stmt, Init | Fold):
        return Who.BLOCK
    return Who.THREAD if isinstance(stmt, Store) else Who.GROUP


_STATEMENTS: Statements = {
    **STATEMENTS, For: CudaPrinter.mapped, Barrier: CudaPrinter.barrier,
    Fold: CudaPrinter.fold, Store: CudaPrinter.by_first,
}  # fmt: skip
