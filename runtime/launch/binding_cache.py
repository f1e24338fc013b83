"""The bindings of an optimizer: one for each set of tensors that have had gradients."""

from __future__ import annotations

from collections.abc import Callable

from ..memory.storage import Storage
from .binding import Binding, bind
from .calls import Step

_SETS = 8  # sets of tensors whose tables are kept


class Bindings:
    """Finds the binding of a set of tensors, and its calls; the last few sets' are kept."""

    def __init__(self, storage: Storage, prepare: Callable[[Binding], Step]) -> None:
        self._storage, self._prepare = storage, prepare
        self._known: dict[tuple[int, ...], tuple[Binding, Step]] = {}

    def of(self, present: tuple[int, ...]) -> tuple[Binding, Step]:
        """The binding of the tensors at these places, and the calls of a step over it."""
        found = self._known.get(present)
        if found is None:
            if len(self._known) > _SETS:
                del self._known[next(iter(self._known))]
            binding = bind(self._storage, present)
            found = self._known[present] = binding, self._prepare(binding)
        return found
