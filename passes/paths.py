"""What has to be computed between the element values that may lie in memory.

Sets of values are bit masks, one bit for a node. *Points* are the reads and the values that
some schedule could keep in memory; the graph between them is walked once.

1. A required value is followed back to points; each is loaded where that can be done,
   or followed further.
2. A way that loads more than another one and nothing less is not worth listing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..ir.graph import Graph
from ..ir.ops import OPS
from ..ir.types import ELEM
from .clock import Clock


@dataclass(frozen=True, slots=True)
class PassNeeds:
    """What one pass requires and finds, as masks."""

    required: int
    readable: int  # reads whose role still holds its old value
    optional: int  # computed values that lie in memory
    cached: int  # of those, the ones an earlier pass of this sweep stored
    late: int  # reductions, by their place in the clock, that are not there yet


@dataclass(frozen=True, slots=True)
class Way:
    """One way to have what a pass requires."""

    loads: int
    computes: int
    flops: int


@dataclass(frozen=True, slots=True)
class _Step:
    """From one value back to the next points."""

    points: int
    computes: int
    waits: int  # reductions that what is computed uses


@dataclass(slots=True)
class Paths:
    """The ways between points, remembered."""

    graph: Graph
    clock: Clock
    points: int
    _steps: dict[int, _Step] = field(default_factory=dict[int, _Step])
    _ways: dict[tuple[int, ...], tuple[Way, ...]] = field(
        default_factory=dict[tuple[int, ...], tuple[Way, ...]]
    )

    def ways(self, needs: PassNeeds) -> tuple[Way, ...]:
        """Every way worth taking, those that load the fewest optional values first."""
        key = needs.required, needs.readable, needs.optional, needs.late
        if key not in self._ways:
            found = _smallest(list(self._walk(needs)))
            found.sort(key=lambda way: _rank(way[0] & needs.optional))
            self._ways[key] = tuple(Way(*way, self._flops(way[1])) for way in found)
        return self._ways[key]

    def step(self, value: int) -> _Step:
        """What computing a value takes."""
        if value not in self._steps:
            self._steps[value] = self._follow(value)
        return self._steps[value]

    def _walk(self, needs: PassNeeds) -> Iterator[tuple[int, int]]:
        """The loads and computed values of every way, users before operands."""
        stack = [(needs.required, 0, 0)]
        while stack:
            open_, loads, computes = stack.pop()
            while open_:
                value = open_.bit_length() - 1
                bit = 1 << value
                open_ ^= bit
                if needs.readable & bit:
                    loads |= bit
                    continue
                if needs.optional & bit:
                    stack.append((open_, loads | bit, computes))
                step = self.step(value)
                if step.waits & needs.late or self.graph.nodes[value].op == "read":
                    break
                computes |= step.computes
                open_ |= step.points
            else:
                yield loads, computes

    def _follow(self, value: int) -> _Step:
        nodes = self.graph.nodes
        points, computes, waits = 0, 0, 0
        stack = [value]
        while stack:
            last = stack.pop()
            computes |= 1 << last
            for operand in nodes[last].values:
                if nodes[operand].type.domain != ELEM:
                    waits |= self.clock.waits[operand]
                elif self.points >> operand & 1:
                    points |= 1 << operand
                elif not computes >> operand & 1:
                    stack.append(operand)
        return _Step(points, computes, waits)

    def _flops(self, computes: int) -> int:
        return sum(OPS[self.graph.nodes[v].op].flops for v in bits(computes))


def bits(mask: int) -> tuple[int, ...]:
    """The values of a mask, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask(values: Iterable[int]) -> int:
    """The mask of some values."""
    found = 0
    for value in values:
        found |= 1 << value
    return found


def _rank(loads: int) -> tuple[int, tuple[int, ...]]:
    return loads.bit_count(), bits(loads)


def _smallest(ways: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Without those whose loads contain another's."""
    ways.sort(key=lambda way: way[0].bit_count())
    kept: list[tuple[int, int]] = []
    for way in ways:
        if all(other[0] & ~way[0] for other in kept):
            kept.append(way)
    return kept
