"""The gradients that an optimizer has taken: which tensors have one, and the calls of a step.

taken.take([a, None, c])    ->  present (0, 2), their binding, its calls
taken.take([a, b, c])       ->  present (0, 1, 2), another binding; numbers move along
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any

import numpy as np

from ...ir.errors import BindError
from ..gradients.row_sparse import Rows, RowSparse
from ..gradients.row_step import RowSteps
from ..memory.array_checks import check_list
from ..memory.dlpack import is_foreign, shared
from ..memory.seen import Same, Seen
from ..memory.storage import Storage
from .binding import Binding
from .binding_cache import Bindings
from .calls import Step

_NATIVE = {np.ndarray, type(None)}  # kinds of gradients that are taken as they are


class Taken:
    """What the next step runs. First all tensors are there, without gradients."""

    def __init__(
        self,
        storage: Storage,
        prepare: Callable[[Binding], Step],
        rows: Callable[[], RowSteps],
        same: Same | None = None,
    ) -> None:
        self._storage, self._make_rows, self._same = storage, rows, same
        self._params = Seen(storage.handed_over, same)
        self._seen: Seen | None = None  # parameters and gradients, if these have come before
        self._bindings = Bindings(storage, prepare)
        self._everything = tuple(range(len(storage.tensors)))
        self._given: list[Any] | None = None
        self._rows: RowSteps | None = None
        self.present = self._everything
        self.binding, self.calls = self._bindings.of(self.present)
        self.binding.load()

    def are(self, grads: Sequence[Any]) -> bool:
        """Whether these very gradients have been taken, and all arrays are where they were."""
        return self._seen is not None and self._seen.stands() and self._known(grads)

    def params_stand(self) -> bool:
        """Whether the parameters, and states of the user's, are where they were."""
        return self._params.stands()

    def forget(self) -> None:
        """Has the next gradients looked at anew."""
        self._given = self._seen = None

    def take(self, grads: Sequence[Any]) -> None:
        """Prepares a step with these gradients. Raises BindError, changing nothing."""
        check_list(grads)
        again = self._known(grads)
        self.forget()
        self._take(grads)
        if RowSparse in set(map(type, grads)):
            return  # what lies in these arrays may be other rows next time
        self._given = list(grads)
        if again:  # once more the same: from now on a look will do
            held = [*self._storage.handed_over, *(g for g in grads if g is not None)]
            self._seen = Seen(held, self._same)

    def _known(self, grads: Sequence[Any]) -> bool:
        given = self._given
        return (
            given is not None and len(grads) == len(given) and all(map(operator.is_, grads, given))
        )

    def _take(self, grads: Sequence[Any]) -> None:
        if len(grads) != len(self._everything):
            raise BindError(
                f"expected {len(self._everything)} gradients, one a parameter in their order "
                f"(None where there is none), got {len(grads)}"
            )
        kinds = set(map(type, grads))
        if not kinds <= _NATIVE and any(map(is_foreign, grads)):
            wanted = self._storage.tensors.wanted
            self._take([shared(g, wanted(n, "grad")) for n, g in enumerate(grads)])
        elif RowSparse in kinds:
            self._take_rows(grads)
        else:
            self._take_arrays(grads)

    def _take_arrays(self, grads: Sequence[Any]) -> None:
        present = self._everything
        if any(map(operator.is_, grads, repeat(None))):
            present = tuple(n for n, grad in enumerate(grads) if grad is not None)
        if present:
            binding, calls = self._bindings.of(present)
            binding.point([grads[n] for n in present])
            if binding is not self.binding:
                self.binding.save()
                binding.load()
                self.binding = binding
            self.calls = calls
        self.present = present

    def _take_rows(self, grads: Sequence[Any]) -> None:
        """Some of the gradients are row-sparse."""
        self._rows = self._rows or self._make_rows()
        checked = self._rows.checked(grads)
        if Rows not in set(map(type, checked)):
            self._take(checked)
        else:
            self.binding.save()
            calls = self._rows.prepare(checked)
            self.calls = (*calls, self.binding.load)
            self.present = self._everything
