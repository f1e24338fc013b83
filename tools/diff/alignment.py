"""Pairs of values of two graphs that are the same operation towards the same update.

From the updates of a role inwards, values are paired at the least cost:

    cost(a, b) = 0                                      where the expressions are equal
               | sum of cost(a_i, b_i)                  where op, attributes and domain are
               | 1 + cost(a_i, b) + the rest of a       a is left out
               | 1 + cost(a, b_i) + the rest of b       b is put in
               | all of a and all of b, + 1             nothing is alike

the edit distance of trees (Zhang & Shasha, SIAM J. Comput. 18, 1989) with a node's operands in
their order. Equal expressions come first, also where they stand in other places. A pair has one
op, and no value has two partners.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from .declared import DeclaredGraph, Label, Operand, is_commutative

Pair = tuple[int, int]
_COST = itemgetter(0)


class EditChoice(NamedTuple):
    """An edit of one value into another: its cost, whether they are a pair, the edits left."""

    cost: int
    pairs: bool = False
    left: tuple[tuple[Operand, Operand], ...] = ()


@dataclass(frozen=True)
class Alignment:
    """Pairs of values of two graphs; equal expressions have one number in `kinds`."""

    a: DeclaredGraph
    b: DeclaredGraph
    partner: dict[int, int]
    kinds: tuple[list[int], list[int]]

    def equal(self, one: int, other: int) -> bool:
        """True where the whole expressions of two values are equal."""
        return self.kinds[0][one] == self.kinds[1][other]

    @cached_property
    def only_a(self) -> tuple[int, ...]:
        """The values that only the first graph computes."""
        return tuple(i for i in self.a.live if i not in self.partner)

    @cached_property
    def only_b(self) -> tuple[int, ...]:
        """The values that only the second graph computes."""
        taken = set(self.partner.values())
        return tuple(i for i in self.b.live if i not in taken)


def align(a: DeclaredGraph, b: DeclaredGraph) -> Alignment:
    """The alignment of two graphs."""
    return _Aligner(a, b).aligned()


class _Aligner:
    def __init__(self, a: DeclaredGraph, b: DeclaredGraph) -> None:
        self.a, self.b = a, b
        known: dict[tuple[Label, tuple[object, ...]], int] = {}
        self.kinds = _kinds(a, known), _kinds(b, known)
        self.sizes = _sizes(a), _sizes(b)
        self.inner = _inner(a, self.sizes[0]), _inner(b, self.sizes[1])
        self.costs: dict[Pair, int] = {}
        self.partner: dict[int, int] = {}
        self.taken: set[int] = set()

    def aligned(self) -> Alignment:
        for one in self.a.live:
            for other in self.b.live:
                self.costs[one, other] = self._choice(one, other).cost
        roots = [(self.a.roots[r], self.b.roots[r]) for r in self.a.roots if r in self.b.roots]
        reached = [pair for root in roots for pair in self._reached(root)]
        for one, other in reached:
            if self._equal(one, other):
                self._pair(one, other)
        self._pair_equal_ones()
        for one, other in reached:
            self._pair(one, other)
        return Alignment(self.a, self.b, self.partner, self.kinds)

    def _reached(self, root: tuple[Operand, Operand]) -> Iterator[Pair]:
        """Pairs under two values, by the cheapest way to turn one into the other."""
        todo, seen = [root], set[Pair]()
        while todo:
            one, other = todo.pop()
            if isinstance(one, str) or isinstance(other, str) or (one, other) in seen:
                continue
            seen.add((one, other))
            chosen = self._choice(one, other)
            if chosen.pairs:
                yield one, other
            todo += chosen.left

    def _pair_equal_ones(self) -> None:
        """Pairs equal expressions wherever they stand, in their order."""
        waiting: defaultdict[int, deque[int]] = defaultdict(deque)
        for other in self.b.live:
            if other not in self.taken:
                waiting[self.kinds[1][other]].append(other)
        for one in self.a.live:
            if one not in self.partner and (alike := waiting[self.kinds[0][one]]):
                self._pair(one, alike.popleft())

    def _pair(self, one: int, other: int) -> None:
        if one not in self.partner and other not in self.taken:
            self.partner[one] = other
            self.taken.add(other)

    def _equal(self, one: int, other: int) -> bool:
        return self.kinds[0][one] == self.kinds[1][other]

    def _cost(self, one: Operand, other: Operand) -> int:
        if isinstance(one, str) or isinstance(other, str):
            return 0 if one == other else 1 + self._size(0, one) + self._size(1, other)
        return self.costs[one, other]

    def _size(self, side: int, operand: Operand) -> int:
        return 0 if isinstance(operand, str) else self.sizes[side][operand]

    def _choice(self, one: int, other: int) -> EditChoice:
        if self._equal(one, other):
            return EditChoice(0, True, self._lockstep(one, other))
        whole = EditChoice(1 + self._size(0, one) + self._size(1, other))
        return min((*self._ways(one, other), whole), key=_COST)

    def _lockstep(self, one: int, other: int) -> tuple[tuple[Operand, Operand], ...]:
        """The operands of equal expressions, each with its equal."""
        pairs = tuple(zip(self.a.args[one], self.b.args[other], strict=True))
        if is_commutative(self.a.labels[one]) and any(self._cost(*pair) for pair in pairs):
            return tuple(zip(self.a.args[one], self.b.args[other][::-1], strict=True))
        return pairs

    def _ways(self, one: int, other: int) -> Iterator[EditChoice]:
        mine, its = self.a.args[one], self.b.args[other]
        if self.a.labels[one] == self.b.labels[other]:
            for order in (its, its[::-1]) if is_commutative(self.a.labels[one]) else (its,):
                left = tuple(zip(mine, order, strict=True))
                yield EditChoice(sum(self._cost(*pair) for pair in left), True, left)
        for kept, rest in self.inner[0][one]:
            yield EditChoice(1 + rest + self.costs[kept, other], left=((kept, other),))
        for kept, rest in self.inner[1][other]:
            yield EditChoice(1 + rest + self.costs[one, kept], left=((one, kept),))


def _kinds(graph: DeclaredGraph, known: dict[tuple[Label, tuple[object, ...]], int]) -> list[int]:
    """A number for each value, which equal expressions share, in both graphs."""
    found: list[int] = []
    for label, args in zip(graph.labels, graph.args, strict=True):
        parts: list[object] = [a if isinstance(a, str) else found[a] for a in args]
        if is_commutative(label):
            parts.sort(key=str)
        found.append(known.setdefault((label, tuple(parts)), len(known)))
    return found


def _sizes(graph: DeclaredGraph) -> list[int]:
    """Return the operations of each value's tree, itself included; a role takes none."""
    found: list[int] = []
    for index in range(len(graph.labels)):
        found.append(graph.computes(index) + sum(found[v] for v in graph.values(index)))
    return found


def _inner(graph: DeclaredGraph, sizes: list[int]) -> list[list[Pair]]:
    """The operands of each value, each with the total size of the others."""
    found: list[list[Pair]] = []
    for index in range(len(graph.labels)):
        values = list(graph.values(index))
        whole = sum(sizes[v] for v in values)
        found.append([(v, whole - sizes[v]) for v in values])
    return found
