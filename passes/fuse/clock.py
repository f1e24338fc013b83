"""Ready times of reductions, encoded as integers for the search (the rules are `readiness.py`'s).

A time is sweep * width + pass, where no sweep has as many passes as the width. Only
live reductions that depend on elements move the clock; all else is ready at 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...ir.graph import Graph
from ...ir.ops import OPS
from .readiness import (
    depends_on_elements,
    is_of_blocks,
    is_of_rows,
    is_resident,
    reduces_elements,
)


@dataclass(frozen=True, slots=True)
class ReductionTime:
    """A reduction: its predecessors, and the phase after which its result is available."""

    node: int
    after: tuple[int, ...]  # earlier ticks, by their place
    elements: bool  # a choice; else it happens in the stage where its operand is
    resident: bool  # of elements: finished inside the chunk
    rows: bool  # of scalar or vector values: a barrier, when its rows were made in the same sweep


@dataclass(frozen=True, slots=True)
class Clock:
    """The reductions in order, and for every value a mask of those it waits for."""

    width: int
    ticks: tuple[ReductionTime, ...]
    waits: tuple[int, ...]

    def after(self, tick: ReductionTime, time: int) -> int:
        """Return the time at which a reduction is available whose operand is at `time`."""
        if tick.elements:
            return time + 1 if tick.resident else self.next_sweep(time)
        return self.next_sweep(time) if tick.rows and time % self.width else time

    def next_sweep(self, time: int) -> int:
        """The start of the sweep after a time's."""
        return time - time % self.width + self.width


def make_clock(
    graph: Graph, live: frozenset[int], grid: tuple[int, ...], *, stores_last: bool = False
) -> Clock:
    """The clock of a graph whose sweeps have `grid` passes.

    With `stores_last` its last tick is no reduction: it is there in the sweep behind all of them.
    """
    waits = [0] * len(graph.nodes)
    ticks: list[ReductionTime] = []
    for value in depends_on_elements(graph):
        behind = 0
        for operand in graph.nodes[value].values:
            behind |= waits[operand]
        if value in live and OPS[graph.nodes[value].op].is_reduction:
            waits[value] = 1 << len(ticks)
            ticks.append(_tick(graph, value, behind))
        else:
            waits[value] = behind
    if stores_last:
        every = (n for n, tick in enumerate(ticks) if not is_of_blocks(graph, tick.node))
        ticks.append(ReductionTime(-1, tuple(every), elements=False, resident=False, rows=True))
    return Clock(max(grid, default=0) + 1, tuple(ticks), tuple(waits))


def latest(times: Sequence[int], after: Iterable[int]) -> int:
    """The last of some ticks' times; 0 for none."""
    return max((times[i] for i in after), default=0)


def _tick(graph: Graph, value: int, behind: int) -> ReductionTime:
    after = tuple(i for i in range(behind.bit_length()) if behind >> i & 1)
    elements = reduces_elements(graph, value)
    rows = not elements and is_of_rows(graph.domain_of(graph.nodes[value].args[0]))
    return ReductionTime(value, after, elements, elements and is_resident(graph, value), rows)
