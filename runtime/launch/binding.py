"""A binding: the tables of all programs over one set of tensors, with their gradients.

The sets differ when some gradients are missing; their states and slots are the same. What changes
in the tables from step to step are columns: addresses by role, and the tensors' own numbers. A
`Stepper` fills them in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.tables import RoleArray
from ..calls import Call
from ..gradients.row_sparse import RowSparse
from ..memory.array_checks import ListRequirements, Spans, as_bits
from ..memory.storage import Storage
from ..memory.tensor_set import Tensors
from .overflow import Overflow, Watched, first_overflow, watched
from .tables import Tables, build

# A column of a table, and the tensors that its rows are: numbers among those that are bound for
# addresses, in the storage for numbers; None where the rows are all of them in order.
Column = tuple[Array, Array | None]


class RemoteTables(Protocol):
    """The tables of a binding in another memory, told of changes here."""

    def moved(self) -> None:
        """Addresses were written."""
        ...

    def loaded(self) -> None:
        """The tensors' own numbers were written, all of them."""
        ...

    def wrote(self, program: int, column: int) -> None:
        """A number of the tensors' own was written."""
        ...

    def fetch(self) -> None:
        """Brings the tensors' own numbers, and to `storage.scalars` those of all tensors."""
        ...

    def leave(self) -> None:
        """Puts the tensors' own numbers where tables over other tensors find them."""
        ...

    def enter(self) -> None:
        """Takes them from there."""
        ...


class GradientSearch(Protocol):
    """A search of gradients before a step clears them."""

    def found(self) -> Overflow | None:
        """The overflow that the last step has found."""
        ...


@dataclass(slots=True, eq=False)
class Binding:
    """A step over some tensors, once built: its addresses and calls."""

    storage: Storage
    present: Array  # the tensors, by their numbers in the storage
    tables: tuple[Tables, ...]  # of the programs that have tensors
    shared: Array
    owners: Array  # ascending: tensors are numbered group by group
    columns: dict[str, list[Column]]  # addresses, by role, in the tables that have them
    numbers: list[tuple[str, Array, Array | None]]  # the tensors' own, by name, as columns
    needs: ListRequirements  # what the gradients must be
    spans: Spans  # the gradients' bytes; where they begin is filled in
    watched: Watched  # the calls after which to look for what overflows
    given: Sequence[Any] = field(default_factory=list[Any])  # the gradients, as handed over
    # extra inputs of the step, by role and index in `present`
    aux: dict[str, dict[int, Array]] = field(default_factory=dict[str, dict[int, Array]])
    search: GradientSearch | None = None  # where the last look is a native one
    looked: Overflow | None = None  # what the last other look has found
    remote: RemoteTables | None = None  # what programs of another memory read

    @property
    def grads(self) -> list[Array]:
        """The gradients, 16-bit floats as bit patterns."""
        return [as_bits(grad, self.needs.one(n)) for n, grad in enumerate(self.given)]

    def load(self) -> None:
        """Brings the tensors' own numbers into the tables."""
        scalars = self.storage.scalars
        for name, column, members in self.numbers:
            column[:] = scalars[name] if members is None else scalars[name][members]
        if self.remote is not None:
            self.remote.loaded()

    def save(self) -> None:
        """Takes them out of the tables."""
        scalars = self.storage.scalars
        if self.remote is not None and scalars:
            self.remote.fetch()
        for name, column, members in self.numbers:
            if members is None:
                scalars[name][:] = column
            else:
                scalars[name][members] = column

    @property
    def found(self) -> Overflow | None:
        """The overflow that the last step found which cleared its gradients."""
        return self.looked if self.search is None else self.search.found()

    def watched_place(self, calls: Sequence[Call]) -> int | None:
        """The call behind which to look: of several programs none has cleared gradients yet."""
        places = (n for n, call in enumerate(calls) if (call.program, call.name) in self.watched)
        return next(places, None)

    def look(self, goes_on: Array) -> None:
        """Find the overflow, where the step is skipped and the gradients are arrays."""
        self.looked = None
        if goes_on[0] == 0.0 and self.given:
            grads: list[Any] = [None] * len(self.storage.tensors)
            for place, grad in zip(self.present.tolist(), self.given, strict=True):
                grads[place] = grad
            self.looked = first_overflow(self.storage.tensors, grads)


def overflow_of(binding: Binding, grads: Sequence[Any]) -> Overflow | None:
    """The first element that made a step with these gradients overflow, or None.

    Raises ValueError where the step has cleared them and nothing has looked into them before.
    """
    storage = binding.storage
    if not any(p.stores_to("grad") for p in storage.slots.programs):
        return first_overflow(storage.tensors, grads, storage.space)
    if not binding.watched or RowSparse in set(map(type, grads)):
        raise cleared(storage.programs[0].name)
    return binding.found


def cleared(name: str) -> ValueError:
    """The error of asking for an overflow in gradients that a step has stored to."""
    return ValueError(
        f"{name} stores to the gradients, so that what they were is not known any more: leave "
        f"zero_grad out of the chain, and clear them after asking"
    )


def bind(storage: Storage, present: Sequence[int], watch: bool = True, threads: int = 2) -> Binding:
    """The binding of some of the tensors, by their numbers, for a step on so many threads.

    `watch`: gradients that a step clears are to be looked into before.
    """
    places, tensors = np.array(present, np.int64), storage.tensors
    owners = tensors.owners[places]
    columns = max((len(p.shared) for p in storage.programs), default=0)
    shared = np.zeros((max(1, columns), max(1, len(places))))
    used = sorted(_used(tensors, places))
    tables = tuple(build(storage, number, places, shared, owners, threads) for number in used)
    nowhere = np.zeros(len(places), np.int64)
    needs, spans = tensors.needs("grad", places), tensors.spans("grad", places, nowhere)
    watch = watch and storage.ownership is None  # whose gradients are there in parts
    calls = watched(storage.slots.steps, tables) if watch else {}
    columns, numbers = _columns(tables, len(places)), list(_numbers(tables, storage))
    return Binding(storage, places, tables, shared, owners, columns, numbers, needs, spans, calls)


def _used(tensors: Tensors, present: Array) -> set[int]:
    """The programs of some tensors; also those of other devices, which compute numbers alike."""
    layouts = (tensors.layouts[n] for n in set(tensors.layout[present].tolist()))
    return {n for form in layouts for n in (form.variant, *form.elsewhere)}


def _columns(tables: Sequence[Tables], count: int) -> dict[str, list[Column]]:
    """The columns of addresses by role."""
    found: dict[str, list[Column]] = {}
    for mine in tables:
        order = _unless_all(mine.ordinals, count)
        for index, column in enumerate(mine.program.columns):
            if isinstance(column, RoleArray):
                found.setdefault(column.role, []).append((mine.tensors[:, index], order))
    return found


def _numbers(
    tables: Sequence[Tables], storage: Storage
) -> Iterator[tuple[str, Array, Array | None]]:
    """The columns of the tensors' own numbers."""
    for mine in (t for t in tables if len(t.members)):
        members = _unless_all(mine.members, len(storage.tensors))
        for name in storage.numbers(int(mine.members[0])):
            yield name, mine.scalars[:, mine.program.role_places[name].index], members


def _unless_all(indices: Array, count: int) -> Array | None:
    """The indices, a copy; None where they are all of so many in order."""
    return None if np.array_equal(indices, np.arange(count)) else indices.copy()
