"""Ranks that step by themselves, and meet every so many steps: local SGD and DiLoCo on arrays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ...ir.graph import Spec
from ...runtime.step_lock import exclusive
from ..agreement import Fact
from ..protocol import Ranks
from .outer_optimizer import NESTEROV, OuterOptimizer, outer_spec
from .own_states import OwnReplica, OwnStates


class OuterMeetings(OwnReplica):
    """Outer steps among the steps of a rank's own copy: once in `every`, in so many fragments."""

    _outer: OuterOptimizer

    def _meet_by(self, every: int, outer: Any, fragments: int) -> None:
        """Take the options of the constructor, before the rest of it."""
        self._given_outer, self._meets = outer, (every, fragments)

    def _whole_spec(self, spec: Spec) -> Spec:
        self._outer_spec = outer_spec(self._given_outer)
        return spec

    def _facts(self) -> list[Fact]:
        every, fragments = self._meets
        return [("every", repr(every)), ("fragments", repr(fragments))]

    @property
    def fragments(self) -> tuple[Any, ...]:
        """The outer optimizers, one a fragment: their `groups`, `state` of own spans, `spans`."""
        return self._outer.fragments

    def _meet(self) -> None:
        if self._outer.take(self._count):
            self._changed_params()

    @exclusive
    def rejoin(self, ranks: Ranks) -> None:
        """Go on behind a RanksError, with as many ranks, which have begun anew: on all of them.

        Takes the outer steps that were not taken. Raises BindError, RanksError.
        """
        self._outer.rejoin(ranks)
        self._ranks = ranks
        self._meet()

    def _values_kept(self) -> dict[str, Any]:
        return self._outer.kept

    def _save_shared(self, folder: Path) -> None:
        self._outer.save(folder)

    def _shared(self) -> Any:
        return self._outer.snapshots()

    def _check_saved(self, kept: Mapping[str, Any], shared: Any) -> None:
        self._outer.check_saved(kept, shared)

    def _went_on(self, kept: Mapping[str, Any], shared: Any) -> None:
        self._outer.go_on_from(shared)

    def _explain_shared(self) -> str:
        return self._outer.explain()


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
        known = named, self._outer_spec, *self._meets, self._ranks
        self._outer = OuterOptimizer(*known, **self._how)

    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Step by this rank's gradients, and meet the others where that is due.

        Raises as `Optimizer.step`, and RanksError: then this rank's own step is done, and the joint
        one is done behind `rejoin`.
        """
        with self.step_lock.lock:
            self._meet()
            super().step(grads, aux)
            self._meet()
