"""A segment as device code: a block's threads compute the low values of a tensor, or the step's.

1. Numbers: every thread computes them, the first stores them; lists are folded together.
2. Vectors: a thread a cell, where cells need nothing but their own leaves.
3. Vectors over lists of other values: cell after cell, each as in 1.

All threads come by the same barriers: one before a number is stored (others may still read what
lay there), one after each run and each commit.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.lowered.program import Place, PlacedStore, Program, Run, Segment
from ...ir.ops import OPS
from ...ir.types import GROUP, Domain
from ..llvm.nodes import context_cell
from ..llvm.text import LlvmFunction
from .fold import fold_together
from .segment_printer import SegmentPrinter
from .threads import barrier, thread, threads


class BlockPrinter(SegmentPrinter):
    """Prints a segment that all threads of a block run."""

    def __init__(self, fn: LlvmFunction, program: Program, segment: Segment) -> None:
        super().__init__(fn, program, segment)
        self.thread, self.threads = thread(fn), threads(fn)
        self.is_first = fn.let(f"icmp eq i64 {self.thread}, 0")
        self.together = False

    def run(self, run: Run) -> None:
        """Computes the values of one run."""
        self.values = {}
        if run.domain.is_scalar and run.domain != GROUP:
            self._together(run, "0")
        else:
            first, last = self._range(run.domain)
            if self._is_apart(run):
                start = self.fn.let(f"add i64 {first}, {self.thread}")
                with self.fn.loop(start, last, self.threads) as (cell, _, _):
                    self._cell(run, cell)
            else:
                with self.fn.loop(first, last, 1) as (cell, _, _):
                    self._together(run, cell)
        barrier(self.fn)

    def share(self) -> None:
        """Leaves this tensor's part of reductions above the tensor."""
        self._by_the_first(super().share)

    def commit(self, item: PlacedStore) -> None:
        """Stores a low role, where its guard holds."""
        domain = item.place.domain
        if domain == GROUP:
            self.values = {}
            last = context_cell(self.fn, "group_count")
            with self.fn.loop(self.thread, last, self.threads) as (cell, _, _):
                self._commit_guarded(item, domain, cell)
        elif domain.is_scalar:
            self._by_the_first(lambda: super(BlockPrinter, self).commit(item))
        else:
            super().commit(item)
        barrier(self.fn)

    def _commit(self, item: PlacedStore, domain: Domain, cell: str) -> None:
        if domain.is_scalar:
            super()._commit(item, domain, cell)
            return
        with self.fn.loop(self.thread, self._cells(domain), self.threads) as (index, _, _):
            self.values = {}
            self._put(item.place, self._commit_value(item, domain, index), domain, index)

    def _is_apart(self, run: Run) -> bool:
        """Whether a cell's reductions are over leaves of its own."""
        nodes = self.graph.nodes
        reductions = (v for v in run.nodes if OPS[nodes[v].op].is_reduction)
        return all(v in self.program.partials for v in reductions)

    def _together(self, run: Run, cell: str) -> None:
        self.together = True
        self._cell(run, cell)
        self.together = False

    def _by_the_first(self, body: Callable[[], None]) -> None:
        self.fn.when(self.is_first, body)

    def _put(self, place: Place, name: str, domain: Domain, cell: str) -> None:
        if not self.together:
            super()._put(place, name, domain, cell)
            return
        barrier(self.fn)
        self._by_the_first(lambda: super(BlockPrinter, self)._put(place, name, domain, cell))

    def _list(
        self, op: str, items: str, count: str, stride: str, scratch: str, *, once: bool
    ) -> str:
        if not self.together:
            return super()._list(op, items, count, stride, scratch, once=once)
        return fold_together(self.fn, op, items, count, stride, scratch, once)
