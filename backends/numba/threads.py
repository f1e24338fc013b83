"""Loops that the threads of a block share, in Python source.

    for k in $col .. $col + $cols threads        for k in range(col + thread, col + width, threads):
    for one in 0 .. 1 threads                    if thread == W(0):
    for t in turn .. turn + .. group(16)         t = turn + half_warp
    (team(32) likewise)
    for k in %leaf .. %last lane                 for k in range(leaf + lane, last, W(16)):
    for one in 0 .. 1 lane                       if lane == W(0):
    %x = fold acc by halves                      x = sum_of_group(totals, x_total)

Statements outside of such loops are run by every thread. Folds of groups have barriers, to which
every thread of the block comes: each group has one turn of a round, and what those without one
leave out stands under a condition of the nest.
"""

from __future__ import annotations

from typing import Protocol

from ...ir.loops.mappings import WARP, Lane, ThreadGroup
from ...ir.loops.nest import For
from ...ir.loops.position import ALL_THREADS, of
from ...ir.loops.walk import Body, has_one_turn, is_round
from ...ir.semantics import LANES
from .text import PythonFunction

LEAF_OF_GROUP = ThreadGroup(LANES)
_THREADS = {
    "lane": f"thread % W({LANES})",
    "half_warp": f"thread // W({LANES})",
    "warp_lane": f"thread % W({WARP})",
    "warp": f"thread // W({WARP})",
}
# Of groups: a thread's lane, its group's number, their folds.
_GROUPS = {
    LEAF_OF_GROUP: ("lane", "half_warp", "group"),
    ThreadGroup(WARP, all_fold=True): ("warp_lane", "warp", "warp"),
}


class ThreadPrinter(Protocol):
    """The printer of what some threads of a block run."""

    fn: PythonFunction
    group: ThreadGroup

    def within(self, group: ThreadGroup | None = None) -> ThreadPrinter: ...
    def block(self, body: Body) -> None: ...


def shared_loop(printer: ThreadPrinter, loop: For) -> None:
    """A loop, by its mapping; what is inside is a single thread's or a group's."""
    fn, mapping = printer.fn, loop.mapping
    if isinstance(mapping, ThreadGroup):
        assert is_round(loop), "all threads come to the folds of groups"
        own = _number(fn, _GROUPS[mapping][1])
        own += "" if loop.step is of(1) else f" * {fn.position(loop.step, 6)}"
        fn.line(f"{fn.counter(loop.variable)} = {fn.position(loop.low)} + {own}")
        printer.within(mapping).block(loop.body)
        return
    is_lane = isinstance(mapping, Lane)
    first = _number(fn, _GROUPS[printer.group][0] if is_lane else "thread")
    if has_one_turn(loop):
        head = f"if {first} == W(0):"
    else:
        every = f"W({printer.group.threads})" if is_lane else fn.position(ALL_THREADS)
        low, high = fn.position(loop.low, 5), fn.position(loop.high)
        start = first if loop.low is of(0) else f"{low} + {first}"
        head = f"for {fn.counter(loop.variable)} in range({start}, {high}, {every}):"
    with fn.block(head):
        printer.within().block(loop.body)


def fold_of_group(printer: ThreadPrinter, op: str, total: str) -> str:
    """The fold of what a group's threads have added up."""
    return f"{op}_of_{_GROUPS[printer.group][2]}({totals(printer.fn)}, {total})"


def totals(fn: PythonFunction) -> str:
    """The shared memory of folds: a cell a thread, as many as the launch gives.

    The simulator's threads may each get another array, where the source says how large it is.
    """
    return fn.define("totals", "cuda.shared.array(0, float64)")


def _number(fn: PythonFunction, name: str) -> str:
    """A number that says who the thread is, from the prologue."""
    thread = fn.define("thread", "W(cuda.threadIdx.x)")
    return fn.define(name, _THREADS[name]) if name in _THREADS else thread
