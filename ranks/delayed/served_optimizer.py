"""The optimizer of a server: it steps by gradients that are late."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer
from ...ir.arrays import Array
from ...ir.errors import BindError, OptionError
from ...runtime.memory.array_checks import ArrayRequirements
from ...runtime.memory.dlpack import shared
from ..combine import piece

STALE = "stale"  # the extra input that has the parameters which a gradient was taken at


class ServedOptimizer(Optimizer):
    """Steps by the gradients of one worker, or the mean of so many `pieces`, each of a worker.

    With `by_staleness` a gradient that is n > 1 steps late has the learning rate lr / n.

    Raises BindError, OptionError for a spec that no server can step.
    """

    def __init__(
        self, params: Iterable[Any], spec: Any, pieces: int, by_staleness: bool, /, **options: Any
    ) -> None:
        super().__init__(params, spec, **options)
        self._by_staleness = by_staleness
        given = {piece(n) for n in range(1, pieces)}
        extra = {role.name for role in self._spec.of_kind("aux")} - given
        if extra - {STALE}:
            raise OptionError(
                f"{self._spec.name} reads the extra inputs {', '.join(sorted(extra))}: a server "
                f"has '{STALE}' alone to give"
            )
        if self._staging is not None or not self._storage.space.is_host:
            raise BindError("parameters: a server has its own in the host's memory, as arrays")
        self._check_rates()

    @property
    def is_compensated(self) -> bool:
        """True if the spec reads the parameters at which gradients were taken."""
        return any(role.name == STALE for role in self._spec.of_kind("aux"))

    def arrays(self) -> tuple[Array, ...]:
        """The parameters as they are: copies that nobody writes to."""
        each = zip(self._storage.given.arrays, self.wanted("param"), strict=True)
        found = [np.array(shared(array, wanted)) for array, wanted in each]
        for array in found:
            array.setflags(write=False)
        return tuple(found)

    def wanted(self, role: str) -> list[ArrayRequirements]:
        """Return the requirements on each tensor's array of param or grad."""
        tensors = self._storage.tensors
        return [replace(tensors.wanted(n, role), written=False) for n in range(len(tensors))]

    def step_late(self, grads: Sequence[Any], stale: Sequence[Array], staleness: int) -> None:
        """A step by gradients taken at `stale`, so many steps ago. Raises as `step` does."""
        known = self._check_rates()
        aux = {STALE: list(stale)} if self.is_compensated else None
        try:
            for group, lr in zip(self.groups, known, strict=False):
                group["lr"] = lr / max(1, staleness)
            self.step(grads, aux)
        finally:
            for group, lr in zip(self.groups, known, strict=False):
                group["lr"] = lr

    def step_mean(self, pieces: Sequence[Sequence[Any]]) -> None:
        """A step by the mean of several workers' gradients."""
        first, *others = pieces
        self.step(first, {piece(n): mine for n, mine in enumerate(others, 1)} or None)

    def _check_rates(self) -> list[float]:
        """The groups' learning rates, where they are divided. Raises OptionError."""
        if not self._by_staleness:
            return []
        named = {role.name for role in self._spec.of_kind("hyper")}
        if "lr" not in named or any(name == "lr" for _, name in self._sources.each):
            raise OptionError(
                f"by_staleness divides the hyper-parameter 'lr', and {self._spec.name} has "
                f"{'a list or function for it' if 'lr' in named else 'none'}: give a number"
            )
        return [group["lr"] for group in self.groups]
