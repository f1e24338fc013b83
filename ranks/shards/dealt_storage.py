"""Tensors that cannot be stepped in pieces: dealt to owners, which have them whole in a step.

    pieces of parameters, gradients, states  ->  owner steps the tensor  ->  pieces, own numbers

Sums of a spec over all tensors have the owner's part, which a gather brings to all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.launches import GATHER, KINDS, LIST, GatheredList, GatherItem, Launch, Units
from ...ir.lowered.tables import PlaceKind
from ...runtime.calls import Call
from ...runtime.memory.ownership import MemberTables
from ...runtime.memory.pool import Pool
from ...runtime.memory.tensor_set import Tensors
from ..gathers.list_gather import Gathers, ListGather
from ..protocol import Ranks
from ..spans.span_table import SpanTable
from ..step.bucket_calls import Placed
from .pieces import MovedArray, PieceMove


@dataclass(frozen=True, slots=True)
class DealtTensor:
    """A tensor with an owner among its ranks, and its arrays."""

    ranks: Ranks
    owner: int
    arrays: Sequence[MovedArray]


@dataclass(frozen=True, slots=True, eq=False)
class DealtStorage:
    """The dealt tensors of one storage, by their numbers in it."""

    tensors: Mapping[int, DealtTensor]
    every: Tensors | None = None
    pools: tuple[Pool, ...] = ()

    def over(self, tensors: Tensors, pools: tuple[Pool, ...]) -> DealtStorage:
        """The same of a storage's tensors, whose lists are in these pools."""
        return replace(self, every=tensors, pools=pools)

    def owned(self, members: Array) -> Array:
        """Return a mask of tensors this rank visits: its own, and those that are not dealt."""
        return np.array([self._is_own(n) for n in members.tolist()], np.bool_)

    def rows_of(self, members: Array, chunks: Array) -> Array:
        """The rows of a chunk table that this rank visits; of long lists all, which all fold."""
        return chunks[(chunks[:, -1] == LIST) | self.owned(members)[chunks[:, 0]]]

    def gathers(self, launches: Sequence[tuple[MemberTables, Launch]]) -> Iterator[ListGather]:
        """Yield gathers of cells that owners alone have left, one for each set of ranks."""
        assert self.every is not None, "a storage has these"
        for ranks, mine in self._sets(self.tensors):
            table = self._table(len(self.every))
            yield ListGather(ranks, table, self.every, self.pools, launches, frozenset(mine))

    def arranged(self, calls: Sequence[Placed]) -> Sequence[Call]:
        """The calls, in front of which arrays come to owners, and behind which they leave."""
        tables = {id(t): t for t, *_ in calls}.values()
        present = {n for t in tables for n in t.members.tolist()} & self.tensors.keys()
        plain = [call for *_, call in calls]
        if not present:
            return plain
        name = calls[0][0].program.name
        come, leave = list[PieceMove](), list[PieceMove]()
        for ranks, mine in self._sets(sorted(present)):
            arrays = [array for n in mine for array in self.tensors[n].arrays]
            stored, phase = [a for a in arrays if a.is_stored], f"whole tensors of {name}"
            come.append(PieceMove(ranks, arrays, f"the exchange of {phase}", to_owners=True))
            leave.append(PieceMove(ranks, stored, f"the return of {phase}", to_owners=False))
        numbers = [(t, launch) for t in tables if (launch := _of_numbers(t)) is not None]
        returns = Gathers([*leave, *(self.gathers(numbers) if numbers else ())])
        return [_routine(plain[0], Gathers(come)), *plain, _routine(plain[0], returns)]

    def _is_own(self, number: int) -> bool:
        found = self.tensors.get(number)
        return found is None or found.owner == found.ranks.rank

    def _sets(
        self, numbers: Sequence[int] | Mapping[int, object]
    ) -> Iterator[tuple[Ranks, list[int]]]:
        """The sets of ranks that share some of these tensors, each with its own."""
        found: dict[int, tuple[Ranks, list[int]]] = {}
        for n in numbers:
            ranks = self.tensors[n].ranks
            found.setdefault(id(ranks), (ranks, []))[1].append(n)
        yield from found.values()

    def _table(self, count: int) -> SpanTable:
        """Each tensor as a span."""
        every = np.arange(count)
        owners = np.array([self.tensors[n].owner if n in self.tensors else 0 for n in range(count)])
        assert self.every is not None, "a storage has these"
        return SpanTable(every, 0 * every, self.every.numel, owners, np.arange(count + 1), owners)


def _of_numbers(tables: MemberTables) -> Launch | None:
    """A launch over ranks that brings the numbers that a program stores of tensors."""
    places = tables.program.role_places
    stored = [places[s.role] for s in tables.program.stores if s.role in places]
    found = sorted({place.index for place in stored if place.kind == PlaceKind.TENSOR})
    lists = tuple(GatheredList(GatherItem.NUMBER, index, KINDS) for index in found)
    return Launch(GATHER, Units.RANKS, KINDS, 0, (), (), 0, lists) if lists else None


def _routine(like: Call, routine: Callable[[int, int], None]) -> Call:
    return replace(like, over=Units.RANKS, low=0, high=1, bytes=0, routine=routine)
