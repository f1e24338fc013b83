"""Load or recompute: the minimal sets of values that a pass loads, and those recomputed then.

Sets of values are bit masks, one bit for a node. *Points* are the reads and the values that
some schedule could keep in memory; the graph between them is walked once.

1. A required value is followed back to points; each is loaded where that can be done,
   or followed further.
2. A way that loads more than another one and nothing less is not worth listing.

`Weights` counts the bytes and operations of a set of values.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ...ir.graph import Graph
from ...ir.ops import OPS
from ...ir.types import ELEM

MANY = 64  # ways of one pass that are tried one by one


@dataclass(frozen=True, slots=True)
class PassNeeds:
    """The values that one pass requires and those it finds, as masks."""

    required: int
    readable: int  # reads whose role still holds its old value
    optional: int  # computed values that lie in memory
    cached: int  # of those, the ones an earlier pass of this sweep stored


@dataclass(frozen=True, slots=True)
class LoadChoice:
    """A choice of loads that gives a pass its values."""

    loads: int
    computes: int
    flops: int


@dataclass(frozen=True, slots=True)
class _Step:
    """From one value back to the next points."""

    points: int
    computes: int


@dataclass(slots=True)
class Paths:
    """The ways between points, remembered."""

    graph: Graph
    points: int
    _steps: dict[int, _Step] = field(default_factory=dict[int, _Step])
    _can_make: dict[tuple[int, int], bool] = field(default_factory=dict[tuple[int, int], bool])
    _ways: dict[tuple[int, ...], tuple[LoadChoice, ...] | None] = field(
        default_factory=dict[tuple[int, ...], "tuple[LoadChoice, ...] | None"]
    )

    def ways(self, needs: PassNeeds) -> tuple[LoadChoice, ...] | None:
        """Every way worth taking, those that load the fewest optional values first.

        None for more than a handful: which is the cheapest is then a minimum cut.
        """
        key = needs.required, needs.readable, needs.optional
        if key not in self._ways:
            found = list(itertools.islice(self._walk(needs), MANY + 1))
            self._ways[key] = self._worth(needs, found) if len(found) <= MANY else None
        return self._ways[key]

    def way(self, required: int, loads: int) -> LoadChoice:
        """The way that loads some values where it comes to them, and computes the others."""
        open_, loaded, computes = required, 0, 0
        while open_:
            value = open_.bit_length() - 1
            open_ ^= 1 << value
            if loads >> value & 1:
                loaded |= 1 << value
            else:
                step = self.step(value)
                computes, open_ = computes | step.computes, open_ | step.points
        return LoadChoice(loaded, computes, self.flops(computes))

    def _worth(self, needs: PassNeeds, found: list[tuple[int, int]]) -> tuple[LoadChoice, ...]:
        kept = _smallest(found)
        kept.sort(key=lambda way: _rank(way[0] & needs.optional))
        return tuple(LoadChoice(*way, self.flops(way[1])) for way in kept)

    def step(self, value: int) -> _Step:
        """Return the operands and the price of computing a value."""
        if value not in self._steps:
            self._steps[value] = self._follow(value)
        return self._steps[value]

    def _walk(self, needs: PassNeeds) -> Iterator[tuple[int, int]]:
        """The loads and computed values of every way, users before operands."""
        there = needs.readable | needs.optional
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
                    if not self.can_make(value, there & ~bit):
                        loads |= bit
                        continue
                    stack.append((open_, loads | bit, computes))
                elif self.graph.nodes[value].op == "read":
                    break
                step = self.step(value)
                computes |= step.computes
                open_ |= step.points
            else:
                yield loads, computes

    def can_make(self, value: int, there: int) -> bool:
        """True if a value can be computed where some points can be loaded."""
        if (value, there) not in self._can_make:
            pending, seen = [value], 1 << value
            while pending:
                fresh = self.step(pending.pop()).points & ~seen & ~there
                pending += bits(fresh)
                seen |= fresh
            good = there
            for point in bits(seen):  # operands come first
                is_read = self.graph.nodes[point].op == "read"
                if not is_read and not self.step(point).points & ~good:
                    good |= 1 << point
            self._can_make[value, there] = bool(good & ~there & 1 << value)
        return self._can_make[value, there]

    def _follow(self, value: int) -> _Step:
        nodes = self.graph.nodes
        points, computes = 0, 0
        stack = [value]
        while stack:
            last = stack.pop()
            computes |= 1 << last
            for operand in nodes[last].values:
                if nodes[operand].type.domain != ELEM:
                    continue
                if self.points >> operand & 1:
                    points |= 1 << operand
                elif not computes >> operand & 1:
                    stack.append(operand)
        return _Step(points, computes)

    def flops(self, computes: int) -> int:
        """The operations of some values."""
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


Classes = tuple[tuple[int, int], ...]  # a weight, and the mask of the values that have it


@dataclass(frozen=True, slots=True)
class Weights:
    """The bytes and operations of each value of a graph."""

    widths: Classes
    operations: Classes

    def bytes(self, values: int) -> int:
        """The bytes of an element of all of some values."""
        return sum(size * (values & mine).bit_count() for size, mine in self.widths)

    def flops(self, values: int) -> int:
        """The operations that one element of all these values takes."""
        return sum(size * (values & mine).bit_count() for size, mine in self.operations)


def weights_of(graph: Graph) -> Weights:
    """The weights of a typed graph."""
    widths = _classes(node.type.dtype.bytes for node in graph.nodes)
    return Weights(widths, _classes(OPS[node.op].flops for node in graph.nodes))


def _classes(weights: Iterable[int]) -> Classes:
    found: dict[int, int] = {}
    for value, weight in enumerate(weights):
        found[weight] = found.get(weight, 0) | 1 << value
    return tuple((weight, mine) for weight, mine in sorted(found.items()) if weight)
