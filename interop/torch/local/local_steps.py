"""Ranks that step models of torch by themselves, and meet every so many steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from torch.autograd.graph import increment_version

from ....ir.graph import Spec
from ....ranks.agreement import Fact
from ....ranks.local.outer_steps import NESTEROV, OuterSteps, outer_spec
from ....ranks.protocol import Ranks
from ....runtime.turn import exclusive
from .own_copies import OwnCopies


class LocalSteps(OwnCopies):
    """As `stepfuse.LocalSteps`, over a model, or parameters as any optimizer of torch takes them.

    They are contiguous float32 tensors on the CPU, and become rank 0's. It takes the place of
    DistributedDataParallel: give it the bare model. Keywords are the spec's hypers and statics,
    `policy` and `dtypes`.
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
        **options: Any,
    ) -> None:
        self._given_outer = outer
        self._told = [("every", repr(every)), ("fragments", repr(fragments))]
        super().__init__(model_or_params, spec, ranks, **options)
        named = [
            (name, own) for (name, _), own in zip(self._named_params, self._arrays, strict=True)
        ]
        self._outer = OuterSteps(
            named, self._outer_spec, every, fragments, self._ranks, self.check_memory
        )

    def _whole_spec(self, spec: Spec) -> Spec:
        self._outer_spec = outer_spec(self._given_outer)
        return spec

    def _facts(self) -> list[Fact]:
        return self._told

    @property
    def fragments(self) -> tuple[Any, ...]:
        """The outer optimizers, one a fragment: their `groups`, `state` of own spans, `spans`."""
        return self._outer.fragments

    def step(
        self, closure: Callable[[], Any] | None = None, *, aux: Mapping[str, Any] | None = None
    ) -> Any:
        """Steps by this rank's gradients, and meets the others where that is due.

        Raises as `Optimizer.step`, and RanksError: then this rank's own step is done, and what
        ranks were to do together is done behind `rejoin`.
        """
        with self.turn.lock:
            self._meet()
            loss = super().step(closure, aux=aux)
            self._done += 1
            self._meet()
            return loss

    def _meet(self) -> None:
        if self._outer.take(self._done):
            increment_version(self._params)

    @exclusive
    def rejoin(self, ranks: Ranks) -> None:
        """Goes on behind a RanksError, with as many ranks, which have begun anew: on all of them.

        Takes the outer steps that were not taken. Raises BindError, RanksError.
        """
        self._outer.rejoin(ranks)
        self._ranks = ranks
        self._meet()

    @exclusive
    def save(self, path: str | Path, *, params: bool = False) -> None:
        """Saves a folder that all ranks see, all ranks together: each its own states.

        `params` are each rank's own, which differ between two outer steps. Raises BindError,
        CheckpointError, OSError, RanksError.
        """
        self._save(path, params, self._outer.save)

    @exclusive
    def load(self, path: str | Path, *, params: bool = False) -> None:
        """As many ranks, in their order, go on from what they saved. Raises as `save`."""
        folder, _ = self._load(path, params)
        self.turn.begin("a load of what ranks share")
        self._outer.go_on_from(folder)
        self.turn.torn = ""

    def explain(self) -> str:
        """What ranks do where they meet."""
        return self._outer.explain()
