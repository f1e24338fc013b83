"""Ranks that step models of torch by themselves, and meet every so many steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....ranks.local.local_steps import OuterMeetings
from ....ranks.local.outer_optimizer import NESTEROV, OuterOptimizer
from ....ranks.protocol import Ranks
from ....runtime.step_lock import exclusive
from .managed_outer import ManagedOuterOptimizer, checked_manager
from .own_copies import OwnCopies


class LocalSteps(OuterMeetings, OwnCopies):
    """`stepfuse.LocalSteps` over a model, or parameters as any optimizer of torch takes them.

    They are contiguous float32 tensors on the CPU, and become rank 0's. It takes the place of
    DistributedDataParallel: give it the bare model. With torchft's `manager` in place of ranks,
    of a synchronous quorum, replicas come and go: each has anchor and momentum whole, the manager
    takes the mean of those that are there, and steps that it does not commit are undone, back to
    the anchor. Keywords are the spec's hypers and statics, `policy` and `dtypes`.
    """

    def __init__(
        self,
        model_or_params: Any,
        spec: Any,
        *,
        every: int,
        outer: Any = NESTEROV,
        fragments: int = 1,
        ranks: Ranks | None = None,
        manager: Any = None,
        **options: Any,
    ) -> None:
        ranks = ranks if manager is None else checked_manager(manager, ranks)
        self._meet_by(every, outer, fragments)
        self._manager = manager
        super().__init__(model_or_params, spec, ranks, **options)
        if manager is not None:
            manager.register_state_dict_fn("stepfuse.LocalSteps", self._heal, self._healing)

    def _begin_together(self) -> None:
        named = list(zip(self._where, self._arrays, strict=True))
        known = named, self._outer_spec, *self._meets
        if self._manager is None:
            self._outer = OuterOptimizer(*known, self._ranks, self.check_memory)
        else:
            self._outer = ManagedOuterOptimizer(*known, self._manager, self.check_memory)

    def step(
        self, closure: Callable[[], Any] | None = None, *, aux: Mapping[str, Any] | None = None
    ) -> Any:
        """Steps by this rank's gradients, and meets the others where that is due.

        Raises as `Optimizer.step`, and RanksError: then this rank's own step is done, and the joint
        step of ranks is done behind `rejoin`.
        """
        self._meet()
        loss = super().step(closure, aux=aux)
        self._steps_done += 1
        self._meet()
        return loss

    @exclusive
    def _healing(self) -> dict[str, Any]:
        """Return the state from which a joining replica continues."""
        return {
            "states": super(OwnCopies, self).state_dict(),
            "params": [param.detach().clone() for param in self._params],
            "done": self._steps_done,
            "shared": self._shared(),
            "kept": self._values_kept(),
        }

    @exclusive
    def _heal(self, held: dict[str, Any]) -> None:
        """Go on from the state of another replica."""
        super(OwnCopies, self).load_state_dict(held["states"])
        self._take_over(held, held["shared"], params=True)

    def _values_kept(self) -> dict[str, Any]:
        return {"discarded": self._outer.discarded, **super()._values_kept()}

    def _went_on(self, kept: Mapping[str, Any], shared: Any) -> None:
        super()._went_on(kept, shared)
        self._outer.discarded = int(kept["discarded"])
