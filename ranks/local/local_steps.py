"""Ranks that step by themselves, and meet every so many steps: local SGD and DiLoCo on arrays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ...ir.graph import Spec
from ...runtime.turn import exclusive
from ..agreement import Fact
from ..protocol import Ranks
from .outer_steps import NESTEROV, OuterSteps, outer_spec
from .own_states import OwnStates


class LocalSteps(OwnStates):
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
        self._given_outer = outer
        self._told = [("every", repr(every)), ("fragments", repr(fragments))]
        self._meets = every, fragments
        super().__init__(params, spec, ranks, **options)

    def _begin_together(self) -> None:
        given = self._storage.given
        named = list(zip(given.names, given.arrays, strict=True))
        how: dict[str, Any] = {"backend": self._backend, "threads": self._launcher.threads}
        self._outer = OuterSteps(named, self._outer_spec, *self._meets, self._ranks, **how)

    def _whole_spec(self, spec: Spec) -> Spec:
        self._outer_spec = outer_spec(self._given_outer)
        return spec

    def _facts(self) -> list[Fact]:
        return self._told

    @property
    def fragments(self) -> tuple[Any, ...]:
        """The outer optimizers, one a fragment: their `groups`, `state` of own spans, `spans`."""
        return self._outer.fragments

    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Steps by this rank's gradients, and meets the others where that is due.

        Raises as `Optimizer.step`, and RanksError: then this rank's own step is done, and what
        ranks were to do together is done behind `rejoin`.
        """
        with self.turn.lock:
            self._meet()
            super().step(grads, aux)
            self._meet()

    def _meet(self) -> None:
        if self._outer.take(self.steps):
            self._take_sums()

    @exclusive
    def rejoin(self, ranks: Ranks) -> None:
        """Goes on behind a RanksError, with as many ranks, which have begun anew: on all of them.

        Takes the outer steps that were not taken. Raises BindError, RanksError.
        """
        self._outer.rejoin(ranks)
        self._ranks = ranks
        self._meet()

    def _save_shared(self, folder: Path) -> None:
        self._outer.save(folder)

    def _shared(self) -> Any:
        return self._outer.snapshots()

    def _kept(self) -> dict[str, Any]:
        return self._outer.kept

    def _check_saved(self, kept: Mapping[str, Any], shared: Any) -> None:
        self._outer.check_saved(kept, shared)

    def _went_on(self, kept: Mapping[str, Any], shared: Any) -> None:
        self._outer.go_on_from(shared)

    def explain(self) -> str:
        """Explain a step, and the outer steps."""
        return f"{super().explain()}\n{self._outer.explain()}"
