"""A binding: the tables of all programs over one set of tensors, with their gradients.

The sets differ when some gradients are missing; their states and slots are the same.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from .arrays import Spans, Wanted, address, as_bits, check_apart, spans
from .storage import Storage, Tensor, wanted
from .tables import Tables, build

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(slots=True)
class Binding:
    """What a step over these tensors needs, once built: addresses and calls."""

    storage: Storage
    tensors: tuple[Tensor, ...]
    tables: tuple[Tables, ...]  # of the programs that have tensors
    shared: Array
    owners: Array
    wanted: tuple[Wanted, ...]  # what each gradient must be
    spans: Spans  # the gradients' bytes; where they begin is filled in
    given: list[object] = field(default_factory=list[object])  # the gradients, as handed over
    grads: list[Array] = field(default_factory=list[Array])  # the same, 16-bit floats as bits

    def point(self, grads: Sequence[object]) -> None:
        """Points the tables at these gradients, if they are other arrays than before.

        Raises BindError, and changes nothing, when one does not fit.
        """
        if len(self.given) == len(grads) and all(map(operator.is_, grads, self.given)):
            return
        known = self.given or [None] * len(grads)
        bits = [
            self.grads[n] if grad is known[n] else as_bits(grad, self.wanted[n])
            for n, grad in enumerate(grads)
        ]
        addresses = [address(array) for array in bits]
        check_apart(self.storage.occupied + replace(self.spans, start=np.array(addresses)))
        for tables in self.tables:
            tables.point("role:grad", [addresses[n] for n in tables.ordinals])
        self.given, self.grads = list(grads), bits

    def load(self) -> None:
        """Takes over the tensors' own numbers from another binding."""
        for tables in self.tables:
            tables.load_scalars()

    def save(self) -> None:
        """Leaves the tensors' own numbers for another binding to take over."""
        for tables in self.tables:
            tables.save_scalars()


def bind(storage: Storage, present: Sequence[int]) -> Binding:
    """The binding of some of the tensors, by their places."""
    tensors = tuple(storage.tensors[n] for n in present)
    ordinals = {t.index: n for n, t in enumerate(tensors)}
    owners = np.array([t.group for t in tensors], np.int64)
    columns = max((len(p.shared) for p in storage.programs), default=0)
    shared = np.zeros((max(1, columns), max(1, len(tensors))))
    tables: list[Tables] = []
    for number, program in enumerate(storage.programs):
        mine = [t for t in tensors if t.variant == number]
        if not mine:
            continue
        donations = dict(storage.plans[number].donations)
        common = {
            "steps": storage.slots.steps[number],
            "groups": storage.slots.groups[number],
            "shared": shared,
            "owners": owners,
        }
        tables.append(build(number, program, mine, ordinals, donations, common))
    needs = tuple(wanted(storage.programs, t, "grad") for t in tensors)
    sizes = [t.shape.numel * w.dtype.bytes for t, w in zip(tensors, needs, strict=True)]
    places = [w.where for w in needs]
    bytes_ = spans(places, [0] * len(tensors), sizes, [w.written for w in needs])
    return Binding(storage, tensors, tuple(tables), shared, owners, needs, bytes_)
