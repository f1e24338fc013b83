"""Ranks that step models of torch by themselves, and meet every so many steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import torch
from torch.autograd.graph import increment_version

from ....ir.graph import Spec
from ....ranks.agreement import Fact
from ....ranks.local.outer_steps import NESTEROV, OuterSteps, outer_spec
from ....ranks.protocol import Ranks
from ....runtime.turn import exclusive
from .managed_steps import ManagedSteps, checked_manager
from .own_copies import OwnCopies


class LocalSteps(OwnCopies):
    """As `stepfuse.LocalSteps`, over a model, or parameters as any optimizer of torch takes them.

    They are contiguous float32 tensors on the CPU, and become rank 0's. It takes the place of
    DistributedDataParallel: give it the bare model. With torchft's `manager` in place of ranks,
    of a synchronous quorum, replicas come and go: each has anchor and momentum whole, the manager
    takes the mean of those that are there, and what it does not commit is undone, back to the
    anchor. Keywords are the spec's hypers and statics, `policy` and `dtypes`.
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
        self._given_outer = outer
        ranks = ranks if manager is None else checked_manager(manager, ranks)
        self._told = [("every", repr(every)), ("fragments", repr(fragments))]
        self._meets, self._manager = (every, fragments), manager
        super().__init__(model_or_params, spec, ranks, **options)
        if manager is not None:
            manager.register_state_dict_fn("stepfuse.LocalSteps", self._heal, self._healing)

    def _begin_together(self) -> None:
        names = [name for name, _ in self._named_params]
        named = list(zip(names, self._arrays, strict=True))
        known = named, self._outer_spec, *self._meets
        if self._manager is None:
            self._outer = OuterSteps(*known, self._ranks, self.check_memory)
        else:
            self._outer = ManagedSteps(*known, self._manager, self.check_memory)

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
    def _healing(self) -> dict[str, Any]:
        """Return the state from which a joining replica continues."""
        return {
            "states": super(OwnCopies, self).state_dict(),
            "params": [param.detach().clone() for param in self._params],
            "done": self._done,
            "shared": self._outer.snapshots(),
            **self._saved_beside(),
        }

    @exclusive
    def _heal(self, held: dict[str, Any]) -> None:
        """Goes on from what another replica has."""
        super(OwnCopies, self).load_state_dict(held["states"])
        with torch.no_grad():
            for param, other in zip(self._params, held["params"], strict=True):
                param.copy_(other)
        self._done = held["done"]
        self._outer.go_on_from(held["shared"])
        self._outer.discarded = held["discarded"]

    def _saved_beside(self) -> dict[str, float]:
        return {"discarded": self._outer.discarded, **self._outer.kept}

    def _check_saved(self, kept: Mapping[str, float], folder: Path) -> None:
        self._outer.check_saved(kept, folder)

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
        folder, beside = self._load(path, params)
        self.turn.begin("a load of what ranks share")
        self._outer.go_on_from(folder)
        self._outer.discarded = int(beside["discarded"])
        self.turn.torn = ""

    def explain(self) -> str:
        """Explain a rank's own step, and the outer steps."""
        return f"{super().explain()}\n{self._outer.explain()}"
