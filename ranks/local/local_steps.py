"""Ranks that step by themselves, and meet every so many steps: local SGD and DiLoCo on arrays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...array_optimizer import Optimizer
from ...compiler import as_spec
from ...ir.errors import BindError
from ...ir.text.printer import to_text
from ...runtime.turn import exclusive
from ..agreement import agreeing, check_agreement
from ..here import ranks_here
from ..protocol import Ranks
from ..saved.each_rank import save_each, saved_last
from ..step.facts import facts_of_params
from .outer_steps import NESTEROV, OuterSteps, begin_alike, checked_every

PHASE = "the first exchange"


@dataclass(frozen=True, slots=True)
class LocalSnapshot:
    """What one rank had at a step: its own states, and its part of what ranks share."""

    own: Any
    shared: tuple[Any, ...]


class LocalSteps(Optimizer):
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
        self._ranks = ranks_here() if ranks is None else ranks
        with agreeing(self._ranks, "the arguments", PHASE):
            super().__init__(params, spec, **options)
            given = self._storage.given
            checked_every(every, fragments, len(given.arrays))
            how = None if outer is None else as_spec(outer)
        facts = [("the spec", to_text(self._spec.whole())), ("every", str(every))]
        facts += facts_of_params(self._storage.tensors, given)
        check_agreement(self._ranks, repr(facts), lambda: facts, PHASE)
        begin_alike(self._ranks, self._storage.params, PHASE)
        named = list(zip(given.names, given.arrays, strict=True))
        known: dict[str, Any] = {
            "backend": options.get("backend", "native"),
            "threads": self._launcher.threads,
        }
        self._outer = OuterSteps(named, how, every, fragments, self._ranks, **known)

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

    @exclusive
    def save(
        self, path: str | Path, *, params: bool = False, extra: Mapping[str, Any] | None = None
    ) -> None:
        """Saves a folder that all ranks see, all ranks together: each its own states.

        `params` are each rank's own, which differ between two outer steps. Raises as `Optimizer`'s,
        and RanksError.
        """
        facts = [("the number of steps done", str(self.steps)), ("params", str(params))]

        def own(file: Path) -> None:
            super(LocalSteps, self).save(file, params=params, extra=extra)

        save_each(self._ranks, path, facts, own, self._outer.save)

    @exclusive
    def snapshot(self, *, params: bool = False) -> Any:
        """What this rank has, as a copy in memory; all ranks take it, and `restore`, together.

        Raises BindError, RanksError.
        """
        shared = tuple(made.snapshot() for made in self.fragments)
        return LocalSnapshot(super().snapshot(params=params), shared)

    def _load(self, source: Any, *asked: bool) -> dict[str, Any]:
        """As many ranks, in their order, go on together; torn where not all of it came."""
        if isinstance(source, LocalSnapshot):
            own, shared = source.own, source.shared
        else:
            folder = saved_last(self._ranks, source, "a load")
            own, shared = folder / f"rank{self._ranks.rank}", self._outer.folders(folder)
        with agreeing(self._ranks, "what this rank has saved", "a load"):
            extra = super()._load(own, *asked)
        self.turn.begin("a load of what ranks share")
        for made, saved in zip(self.fragments, shared, strict=True):
            made.go_on_from(saved)
        self.turn.torn = ""
        return extra

    def add_group(self, group: Mapping[str, Any], states: Sequence[Mapping[str, Any]] = ()) -> None:
        """Raises BindError: fragments are cut once."""
        raise BindError(
            "groups are not added where ranks meet every so many steps: give all of them to the "
            "constructor"
        )

    def explain(self) -> str:
        """What a step does, and what ranks do where they meet."""
        return f"{super().explain()}\n{self._outer.explain()}"
