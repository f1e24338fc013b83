"""Ranks that step by themselves, and meet every so many steps: local SGD and DiLoCo on arrays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..protocol import Ranks
from .outer_optimizer import NESTEROV, OuterMeetings, OuterOptimizer
from .own_states import OwnStates


class LocalSteps(OuterMeetings, OwnStates):
    """Steps a rank's own copy of arrays by its own gradients; ranks meet once in `every` steps.

        param  <- the step of `spec`                                     each rank, each step
        delta   = anchor - mean over ranks of param                      every `every` steps
        param, anchor <- the step of `outer` from anchor, whose gradient is delta

    Without `outer` (None) parameters become their mean: local SGD. `fragments` are runs of tensors
    that meet one after the other within `every` steps, as Streaming DiLoCo has them. All ranks
    begin with rank 0's parameters. `ranks` are those that the process was started with, if nothing
    is said. Other keywords are as of `Optimizer`. Source: Douillard et al., "DiLoCo", 2023.

    Raises BindError, on every rank alike where they disagree; RanksError after a time-out;
    OptionError, TypeError, ValueError.
    """

    def __init__(
        self,
        params: Iterable[Any],
        spec: Any,
        *,
        every: int,
        outer: Any = NESTEROV,
        fragments: int = 1,
        ranks: Ranks | None = None,
        **options: Any,
    ) -> None:
        self._meet_by(every, outer, fragments)
        super().__init__(params, spec, ranks, **options)

    def _begin_together(self) -> None:
        given = self._storage.given
        named = list(zip(given.names, given.arrays, strict=True))
        how: dict[str, Any] = {"backend": self._backend, "threads": self._launcher.threads}
        self._outer = OuterOptimizer(named, self._outer_spec, *self._meets, self._ranks, **how)

    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Step by this rank's gradients, and meet the others where that is due.

        Raises as `Optimizer.step`, and RanksError: then this rank's own step is done, and the joint
        one is done behind `rejoin`.
        """
        with self.step_lock.lock:
            self._meet()
            super().step(grads, aux)
            self._meet()
