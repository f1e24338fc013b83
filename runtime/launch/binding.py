"""A binding: the tables of all programs over one set of tensors, with their gradients.

The sets differ when some gradients are missing; their states and slots are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ..gradients.overflow import Overflow, OverflowSearch, Watched, first_overflow, watched
from ..memory.array_checks import Needs, Spans, addresses_of, as_bits, check_all, check_apart
from ..memory.storage import Storage
from .calls import Call
from .tables import Tables, build


@dataclass(slots=True)
class Binding:
    """What a step over these tensors needs, once built: addresses and calls."""

    storage: Storage
    present: Array  # the tensors, by their places in the storage
    tables: tuple[Tables, ...]  # of the programs that have tensors
    shared: Array
    owners: Array  # ascending: tensors are numbered group by group
    needs: Needs  # what the gradients must be
    spans: Spans  # the gradients' bytes; where they begin is filled in
    watched: Watched  # the calls after which to look for what overflows
    given: Sequence[Any] = field(default_factory=list[Any])  # the gradients, as handed over
    # extra inputs of the step, by role and place in `present`
    aux: dict[str, dict[int, Array]] = field(default_factory=dict[str, dict[int, Array]])
    search: OverflowSearch | None = None  # where the last look is a native one
    looked: Overflow | None = None  # what the last other look has found

    @property
    def grads(self) -> list[Array]:
        """The gradients, 16-bit floats as bit patterns."""
        return [as_bits(grad, self.needs.one(n)) for n, grad in enumerate(self.given)]

    @property
    def found(self) -> Overflow | None:
        """What the last step found that cleared its gradients."""
        return self.looked if self.search is None else self.search.found()

    def watched_place(self, calls: Sequence[Call]) -> int | None:
        """The call behind which to look: of several programs none has cleared gradients yet."""
        places = (n for n, call in enumerate(calls) if (call.program, call.name) in self.watched)
        return next(places, None)

    def point(self, grads: Sequence[Any]) -> None:
        """Points the tables at these gradients.

        Raises BindError, and changes nothing, when one does not fit.
        """
        check_all(grads, self.needs)
        addresses = addresses_of(grads)
        check_apart(self.storage.occupied + replace(self.spans, start=addresses))
        self.given = []  # until all tables point there
        for tables in self.tables:
            tables.point("role:grad", addresses[tables.ordinals])
        self.given = list(grads)

    def look(self, goes_on: Array) -> None:
        """Finds what overflowed, where the step is skipped and the gradients are arrays."""
        self.looked = None
        if goes_on[0] == 0.0 and self.given:
            grads: list[Any] = [None] * len(self.storage.tensors)
            for place, grad in zip(self.present.tolist(), self.given, strict=True):
                grads[place] = grad
            self.looked = first_overflow(self.storage.tensors, grads)

    def aim(self, role: str, addresses: Array) -> None:
        """Points the tables at arrays whose fitness the caller vouches for: where each begins."""
        for tables in self.tables:
            tables.point(f"role:{role}", addresses[tables.ordinals])

    def load(self) -> None:
        """Takes over the tensors' own numbers from another binding."""
        for tables in self.tables:
            tables.load_scalars(self.storage)

    def save(self) -> None:
        """Leaves the tensors' own numbers for another binding to take over."""
        for tables in self.tables:
            tables.save_scalars(self.storage)


def bind(storage: Storage, present: Sequence[int]) -> Binding:
    """The binding of some of the tensors, by their places."""
    places, tensors = np.array(present, np.int64), storage.tensors
    owners = tensors.owners[places]
    columns = max((len(p.shared) for p in storage.programs), default=0)
    shared = np.zeros((max(1, columns), max(1, len(places))))
    used = sorted(set(tensors.variant[places].tolist()))
    tables = tuple(build(storage, number, places, shared, owners) for number in used)
    nowhere = np.zeros(len(places), np.int64)
    needs, spans = tensors.needs("grad", places), tensors.spans("grad", places, nowhere)
    calls = watched(storage.slots.steps, tables)
    return Binding(storage, places, tables, shared, owners, needs, spans, calls)
