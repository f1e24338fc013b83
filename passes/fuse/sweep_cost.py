"""The cheapest loads of one sweep, exactly.

A sweep's passes require element values. A value already in memory can be loaded or computed
again; roles' old values that are reached must be loaded. So the only choice is which of the
*optional* values (stored earlier) to load, and all ways worth taking are tried; where they
are many, the cheapest is found as a minimum cut (`minimum_cut`).
Cost is in hundredths of a byte: 100 a byte from memory, once a sweep, and 1 a byte per pass.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from ...ir.errors import needed
from .load_or_recompute import MANY, LoadChoice, PassNeeds, Paths, bits

BYTE = 100  # one byte between memory and the core
AGAIN = 1  # one byte from cache, in hundredths: a pass is cheaper than a sweep, not free

Writes = tuple[tuple[int, int], ...]  # per store: the bit of its role's read, or 0, and its cost


@dataclass(frozen=True, slots=True)
class SweepLoads:
    """The cheapest way to run a sweep; values as masks."""

    cost: int
    flops: int
    ways: tuple[LoadChoice, ...]  # per pass
    fetched: int  # loaded from memory, each value once


@dataclass(slots=True)
class SweepCosts:
    """Finds the cheapest loads, and remembers them."""

    paths: Paths
    is_exact: bool = True  # whether each optimum was one
    _found: dict[object, SweepLoads | None] = field(default_factory=dict[object, SweepLoads | None])
    _prices: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])

    @property
    def tried(self) -> int:
        """The number of different sweeps that were priced."""
        return len(self._found)

    def cheapest(self, passes: tuple[PassNeeds, ...], writes: Writes) -> SweepLoads | None:
        """The optimum of one sweep, None when a required value cannot be had.

        A store costs as much once more unless the old value of its role is loaded.
        """
        key = passes, writes
        if key not in self._found:
            self._found[key] = self._search(passes, writes)
        return self._found[key]

    def _search(self, passes: tuple[PassNeeds, ...], writes: Writes) -> SweepLoads | None:
        ways: list[tuple[LoadChoice, ...]] = []
        memory = 0
        for needs in passes:
            found = self.paths.ways(needs)
            if found is None:
                found = self._cut(needs, memory)
                self.is_exact &= len(passes) == 1
            if not found:
                return None
            ways.append(found)
            memory |= found[0].loads
        if math.prod(map(len, ways)) > MANY**2:
            ways = [found[:1] for found in ways]
            self.is_exact = False
        return self._combined(passes, ways, writes)

    def _cut(self, needs: PassNeeds, memory: int) -> tuple[LoadChoice, ...]:
        """The cheapest way of one pass, where others of its sweep have loaded some values."""
        with needed("a sweep with so many ways to load and recompute"):
            from .minimum_cut import cheapest_way

        there = memory | needs.cached
        prices = {
            v: sum(self._price(1 << v)) if not there >> v & 1 else self._price(1 << v)[1]
            for v in bits(needs.readable | needs.optional)
        }
        way = cheapest_way(self.paths, needs, prices)
        return () if way is None else (way,)

    def _combined(
        self, passes: tuple[PassNeeds, ...], ways: list[tuple[LoadChoice, ...]], writes: Writes
    ) -> SweepLoads | None:
        """The best choice of one way for each pass."""
        best: tuple[tuple[int, int, int], SweepLoads] | None = None
        stack: list[tuple[int, int, int, int, tuple[LoadChoice, ...]]] = [(0, 0, 0, 0, ())]
        while stack:
            level, memory, cost, flops, chosen = stack.pop()
            if best is not None and cost > best[0][0]:
                continue
            if level == len(passes):
                extra = sum(price for read, price in writes if not read & memory)
                key = cost + extra, flops, sum(w.loads.bit_count() for w in chosen)
                if best is None or key < best[0]:
                    best = key, SweepLoads(key[0], flops, chosen, memory)
                continue
            for way in reversed(ways[level]):
                fresh = way.loads & ~passes[level].cached
                price = self._price(fresh & ~memory)
                total = cost + price[0] + self._price(way.loads)[1]
                stack.append((level + 1, memory | fresh, total, flops + way.flops, (*chosen, way)))
        return best[1] if best else None

    def _price(self, values: int) -> tuple[int, int]:
        """Return the cost of fetching values, and of having them in one pass."""
        if values not in self._prices:
            nodes = self.paths.graph.nodes
            size = sum(nodes[v].type.dtype.bytes for v in bits(values))
            self._prices[values] = BYTE * size, AGAIN * size
        return self._prices[values]
