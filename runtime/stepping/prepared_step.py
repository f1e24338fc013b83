"""The prepared step: which tensors have gradients, checked, with the tables pointed at them.

prepared.bind_gradients([a, None, c])  ->  tensors (0, 2) are selected: their tables point at a, c
prepared.bind_gradients([a, b, c])  ->  (0, 1, 2): other tables, with their numbers
prepared.stepper.run()
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import replace
from itertools import repeat
from typing import TYPE_CHECKING, Any

import numpy as np

from ...ir.errors import BindError
from ..gradients.row_sparse import Rows, RowSparse
from ..launch.executable import HOST, Launcher
from ..launch.stepper import Stepper
from ..memory.array_checks import addresses_of, check_all, check_apart, check_list
from ..memory.array_fingerprint import ArrayFingerprint
from ..memory.dlpack import is_foreign, shared
from ..memory.storage import Storage
from ..out_of_core.external_memory import ExternalArray
from ..step_lock import StepLock

if TYPE_CHECKING:
    from .row_step import RowSteps

_NATIVE = {np.ndarray, type(None)}  # kinds of gradients that are taken as they are


class PreparedStep:
    """The tensors that have gradients, and the step over them; at first all of them, and none."""

    def __init__(self, storage: Storage, launcher: Launcher, step_lock: StepLock) -> None:
        self._storage, self._same = storage, launcher.programs[0].same
        self._params = ArrayFingerprint(storage.handed_over, self._same)
        self._seen: ArrayFingerprint | None = (
            None  # parameters and gradients, if these have come before
        )
        self.stepper = Stepper(storage, launcher, step_lock)
        self._given: list[Any] | None = None
        self._rows: RowSteps | None = None
        self.present = self.stepper.everything

    def is_for(self, grads: Sequence[Any]) -> bool:
        """True if these very gradients have been taken, and all arrays are where they were."""
        return self._seen is not None and self._seen.is_unchanged() and self._known(grads)

    def params_stand(self) -> bool:
        """True if the parameters, and states of the user's, are where they were."""
        return self._params.is_unchanged()

    def forget(self) -> None:
        """Has the next gradients looked at anew."""
        self._given = self._seen = None

    def bind_gradients(self, grads: Sequence[Any]) -> None:
        """Prepares a step with these gradients. Raises BindError, changing nothing."""
        check_list(grads)
        again = self._known(grads)
        self.forget()
        self._bind(grads)
        if RowSparse in set(map(type, grads)):
            return  # what lies in these arrays may be other rows next time
        self._given = list(grads)
        if again:  # once more the same: from now on a look will do
            held = [*self._storage.handed_over, *(g for g in grads if g is not None)]
            self._seen = ArrayFingerprint(held, self._same)

    def select(self, present: tuple[int, ...]) -> None:
        """Prepares a step over tensors whose gradients the caller points the tables at."""
        self.forget()
        present = self.present if present == self.present else present
        if present:
            self.stepper.switch(present)
            self.stepper.binding.given = []
        self.present = present

    def _known(self, grads: Sequence[Any]) -> bool:
        given = self._given
        return (
            given is not None and len(grads) == len(given) and all(map(operator.is_, grads, given))
        )

    def _bind(self, grads: Sequence[Any]) -> None:
        everything = self.stepper.everything
        if len(grads) != len(everything):
            raise BindError(
                f"expected {len(everything)} gradients, one a parameter in their order "
                f"(None where there is none), got {len(grads)}"
            )
        kinds = set(map(type, grads))
        if ExternalArray in kinds:
            raise BindError(
                "gradients are elsewhere, which the optimizer was not made for: give it the bytes "
                "of a staging memory, Optimizer(..., staging=16 << 20)"
            )
        if not self._storage.space.is_host:
            there = list(map(self._there, range(len(grads)), grads))
            (self._take_rows if RowSparse in kinds else self._take_arrays)(there)
        elif not kinds <= _NATIVE and any(map(is_foreign, grads)):
            wanted = self._storage.tensors.wanted
            self._bind([shared(g, wanted(n, "grad")) for n, g in enumerate(grads)])
        elif RowSparse in kinds:
            self._take_rows(grads)
        else:
            self._take_arrays(grads)

    def _take_arrays(self, grads: Sequence[Any]) -> None:
        """Checks the gradients that are there, then selects their tensors."""
        present = self.stepper.everything
        if any(map(operator.is_, grads, repeat(None))):
            present = tuple(n for n, grad in enumerate(grads) if grad is not None)
        if present:
            given, space = [grads[n] for n in present], self._storage.space
            binding = self.stepper.binding_of(present)
            if space.is_host:
                check_all(given, binding.needs)
            addresses = addresses_of(given) if space.is_host else space.addresses(given)
            check_apart(self._storage.occupied + replace(binding.spans, start=addresses))
            self.stepper.switch(present)
            binding.given = []  # until all tables point there
            self.stepper.aim("grad", addresses)
            binding.given = given
        self.present = present

    def _there(self, index: int, grad: Any) -> Any:
        """A gradient as an array of its tensor's memory, or as rows of one on the CPU."""
        if grad is None:
            return None
        space, wanted = self._storage.space, self._storage.tensors.wanted(index, "grad")
        if not isinstance(grad, RowSparse):
            return space.import_array(grad, wanted)
        if wanted.device != HOST.backend:
            raise BindError(
                f"{wanted.where}: row-sparse gradients are stepped on the CPU, and this parameter "
                f"is on {wanted.device or space}; give the dense gradient"
            )
        return grad

    def _take_rows(self, grads: Sequence[Any]) -> None:
        """Some of the gradients are row-sparse."""
        from .row_step import RowSteps

        self._rows = self._rows or RowSteps(self.stepper)
        checked = self._rows.checked(grads)
        if Rows not in set(map(type, checked)):
            self._take_arrays(checked)
        else:
            self.stepper.use((self._rows.prepare(checked),))
            self.present = self.stepper.everything
