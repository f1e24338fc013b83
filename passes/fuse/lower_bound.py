"""A lower bound on the cost of all schedules within a set of windows.

Each phase is walked back from what surely happens there. What may lie in memory is taken to
lie there, what may still be read to be readable: so the walk underestimates.

1. A read that is reached is loaded. So is a value that may lie in memory and cannot be made
   from readable arrays, or only by loading as much that nothing else needs.
2. Elsewhere a value that may lie in memory is there, one way or the other: it costs no less
   than itself or the reads that only it would take there.
3. A live read is fetched in one sweep at least, a live value computed in one phase at least.
4. A store is a pure write for certain where nothing can load the old value in its sweep.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...ir.types import ELEM
from .load_or_recompute import Weights, bits
from .problem import Problem
from .sweep_cost import AGAIN, BYTE
from .windows import Phases, Windows, first, last

FixedLoads = tuple[tuple[int, int], ...]  # per sweep: reads that it loads, reads that it does not
Memory = tuple[tuple[int, int], ...]  # per phase: what may be readable, what else may be loaded


@dataclass(frozen=True, slots=True)
class ForcedValues:
    """The values that one phase has in every completion of the search, as masks."""

    loads: int
    computes: int
    either: int  # there, by a load or computed
    olds: int  # reads that no other role holds
    instead: int = 0  # reads that may be loaded in place of loads
    least: int = 0  # bytes that what is there either way takes at least
    least_of: int = 0  # the reads among them

    @property
    def here(self) -> int:
        return self.loads | self.computes | self.either


@dataclass(frozen=True, slots=True)
class Bound:
    """A lower bound of cost and flops, and the values that each phase is certain to have."""

    cost: int
    flops: int
    phases: tuple[ForcedValues, ...]
    memory: Memory


@dataclass(slots=True)
class Bounds:
    """Finds the bound of windows, and remembers the walks."""

    problem: Problem
    phases: Phases
    weights: Weights
    cones: tuple[int, ...] = ()  # per value, the element values it is made of, itself included
    needs: tuple[int, ...] = ()  # per choice, the union of its operands' cones
    live: int = 0
    fixed: int = 0  # the cost of all stores
    _known: dict[tuple[int, ...], ForcedValues | None] = field(
        default_factory=dict[tuple[int, ...], "ForcedValues | None"]
    )

    def __post_init__(self) -> None:
        self.cones = cones_of(self.problem)
        self.needs = tuple(self.cone(c.required) for c in self.problem.choices)
        for need in self.needs:
            self.live |= need
        self.fixed = sum(c.cost for c in self.problem.choices)

    def cone(self, values: int) -> int:
        """Return the values and all their ancestors."""
        found = 0
        for value in bits(values):
            found |= self.cones[value]
        return found

    def of(self, windows: Windows, asked: FixedLoads) -> Bound | None:
        """The bound, None where a required value cannot be had."""
        memory_of = self._memory(windows, asked)
        certain = self._certain(windows, asked, memory_of)
        if certain is None:
            return None
        cost, flops, fetched, computed = self.fixed, 0, 0, 0
        start = 0
        for sweep, passes in enumerate(self.problem.grid):
            cached = there = made = 0
            memory = asked[sweep][0]
            for p in range(start, start + passes):
                now = certain[p]
                memory |= now.loads & ~cached
                there, made = there | now.loads | now.instead, made | now.computes
                cost += AGAIN * self.weights.bytes(now.loads)
                flops += self.weights.flops(now.computes)
                fetched |= now.loads | now.instead
                cached |= self._stored(windows, p) if passes > 1 else 0
            if passes == 1:
                cost += (BYTE + AGAIN) * certain[start].least
                fetched |= certain[start].least_of
            else:
                some = self._somewhere(windows, asked[sweep], start, start + passes)
                if some is None:
                    return None
                memory |= some.loads
                cost += AGAIN * self.weights.bytes(some.loads & ~there)
                flops += self.weights.flops(some.computes & ~made)
                fetched, made = fetched | some.loads | some.instead, made | some.computes
            cost += BYTE * self.weights.bytes(memory)
            computed, fetched = computed | made, fetched | memory
            start += passes
        unread = self.live & self.problem.reads & ~fetched
        cost += (BYTE + AGAIN) * self.weights.bytes(unread) + self._blind(windows)
        flops += self.weights.flops(self.live & ~self.problem.reads & ~computed)
        return Bound(cost, flops, certain, memory_of)

    def _certain(
        self, windows: Windows, asked: FixedLoads, memory: Memory
    ) -> tuple[ForcedValues, ...] | None:
        required = [0] * len(self.phases.times)
        for choice, window in zip(self.problem.choices, windows, strict=True):
            if window & (window - 1) == 0:
                required[first(window)] |= choice.required
        found: list[ForcedValues] = []
        for p, (readable, optional) in enumerate(memory):
            sweep = self.phases.sweeps[p]
            must = asked[sweep][0]
            now = required[p] | (must if self.problem.grid[sweep] == 1 else 0)
            walk = self.walk(now, readable, optional, must)
            if walk is None:
                return None
            found.append(walk)
        return tuple(found)

    def _memory(self, windows: Windows, asked: FixedLoads) -> Memory:
        count = len(self.phases.times)
        gone, maybe, held = ([0] * (count + 1) for _ in range(3))
        for choice, window in zip(self.problem.choices, windows, strict=True):
            if choice.cost:
                begin = first(window) + 1
                gone[last(window) + 1] |= choice.overwrites
                maybe[begin] |= choice.overwrites
                held[begin] |= choice.holds
        found: list[tuple[int, int]] = []
        lost = doubtful = lies = 0
        for p, sweep in enumerate(self.phases.sweeps):
            lost, doubtful, lies = lost | gone[p], doubtful | maybe[p], lies | held[p]
            reads = self.problem.reads
            never = asked[sweep][1]
            found.append((reads & ~lost & ~never, lies & (doubtful | ~reads) & ~never))
        return tuple(found)

    def _somewhere(
        self, windows: Windows, asked: tuple[int, int], start: int, end: int
    ) -> ForcedValues | None:
        """Values that some pass of a sweep has; at its begin none that the sweep stores."""
        inside = (1 << end) - (1 << start)
        required = gone = held = doubtful = 0
        for choice, window in zip(self.problem.choices, windows, strict=True):
            if not window & ~inside:
                required |= choice.required
            gone |= choice.overwrites if last(window) < start else 0
            if first(window) < start:
                held, doubtful = held | choice.holds, doubtful | choice.overwrites
        must, never = asked
        reads = self.problem.reads
        optional = held & (doubtful | ~reads) & ~never
        return self.walk(required, reads & ~gone & ~never, optional, must)

    def _stored(self, windows: Windows, p: int) -> int:
        """Return the values that may be stored in a phase."""
        found = 0
        for choice, window in zip(self.problem.choices, windows, strict=True):
            if window >> p & 1:
                found |= choice.holds
        return found

    def _blind(self, windows: Windows) -> int:
        """Case 4."""
        total = 0
        loaded = [0] * len(self.problem.choices)  # the sweeps that may load each old value
        for span in self.phases.spans:
            possible = 0
            for need, window in zip(self.needs, windows, strict=True):
                if window & span:
                    possible |= need
            for index, choice in enumerate(self.problem.choices):
                if possible & choice.overwrites:
                    loaded[index] |= span
        for choice, window, spans in zip(self.problem.choices, windows, loaded, strict=True):
            if not window & spans:
                total += choice.cost
        return total

    def walk(
        self, required: int, readable: int, optional: int, paid: int = 0
    ) -> ForcedValues | None:
        """Return the values certain to exist where `required` do; None if those cannot exist.

        The reads in `paid` are loaded anyway.
        """
        key = required, readable, optional, paid
        if key not in self._known:
            self._known[key] = self._walk(required, readable, optional, paid)
        return self._known[key]

    def _walk(self, required: int, readable: int, optional: int, paid: int) -> ForcedValues | None:
        reads, paths = self.problem.reads, self.problem.paths
        whole = self.cone(required)
        if not whole & optional:
            missing = whole & reads & ~readable
            return (
                None if missing else ForcedValues(whole & reads, whole & ~reads, 0, whole & reads)
            )
        loads = computes = either = instead = 0
        open_ = required
        while open_:
            value = open_.bit_length() - 1
            bit = 1 << value
            open_ ^= bit
            if optional & bit and not readable & bit:
                if not paths.can_make(value, (readable | optional) & ~bit):
                    loads |= bit
                elif self._is_dear(value, paid):
                    loads, instead = loads | bit, instead | self.problem.own[value]
                else:
                    either |= bit
            elif optional & bit:
                loads |= bit  # from one role or the other
            elif reads & bit:
                if not readable & bit:
                    return None
                loads |= bit
            else:
                step = paths.step(value)
                computes |= step.computes
                open_ |= step.points
        olds = loads & reads & ~optional
        least, least_of = self._least(either, readable, optional, loads | paid)
        return ForcedValues(loads, computes, either, olds, instead, least, least_of)

    def _least(self, either: int, readable: int, optional: int, loads: int) -> tuple[int, int]:
        """Case 2, without arrays that are loaded anyway; and the reads that are counted."""
        total = used = 0
        for value in bits(either):
            made = self.walk(self.problem.paths.step(value).points, readable, optional)
            more = made.olds & ~loads & ~used if made is not None else 0
            price = min(self.weights.bytes(1 << value), self.weights.bytes(more))
            if price:
                total, used = total + price, used | more
        return total, used

    def _is_dear(self, value: int, paid: int) -> bool:
        """True if computing a value takes reads of its own, as wide as itself."""
        own = self.problem.own.get(value, 0) & ~paid
        return self.weights.bytes(own) >= self.weights.bytes(1 << value)


def cones_of(problem: Problem) -> tuple[int, ...]:
    """Per value, the element values that it is made of."""
    nodes, found = problem.graph.nodes, list[int]()
    for value, node in enumerate(nodes):
        cone = 1 << value if node.type.domain == ELEM else 0
        for operand in node.values if cone else ():
            cone |= found[operand]
        found.append(cone)
    return tuple(found)
