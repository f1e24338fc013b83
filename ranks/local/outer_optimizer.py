"""Outer steps of ranks that step by themselves: of a fragment, by the mean of parameters.

    step 12      step 25      step 37      step 50      of every=50, in 4 fragments
    fragment 0   fragment 1   fragment 2   fragment 3

Each fragment is a `Sharded` optimizer whose gradients are the ranks' parameters: every rank keeps
anchor and momentum of its own spans, and steps these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import CheckpointError, OptionError, whole_number
from ...ir.graph import Spec
from ...ir.roles import RoleKind
from ...passes.chain.compose import chain
from ...runtime.checkpoint.load import Options
from ..agreement import agreeing
from ..protocol import Ranks
from ..rank_optimizer import RankOptimizer
from ..sharded import Sharded
from ..step.facts import declared_spec
from ..step.pieces import EncodedPieces, PieceExchange, spans_of_present
from ..step.shared_inputs import LOSS
from .outer import averaged, outer

NESTEROV = "momentum(lr=0.7, momentum=0.9, nesterov=True)"  # DiLoCo's


def outer_spec(given: Any) -> Spec:
    """The spec of outer steps by an optimizer; of None, which averages.

    Raises as `declared_spec`; OptionError where it reads an input that outer steps lack.
    """
    if given is None:
        return averaged.spec
    spec = declared_spec(given)
    asked = [r.name for r in spec.roles if r.kind == RoleKind.AUX or r.name == LOSS]
    if asked:
        raise OptionError(
            f"outer: {spec.name} reads {', '.join(asked)}, and an outer step has parameters alone; "
            f"give another optimizer"
        )
    return chain(spec, outer.spec)


class FragmentOptimizer(Sharded):
    """The outer step of one fragment, by a spec whose gradients are the ranks' parameters."""

    def __init__(
        self,
        params: Sequence[Any],
        spec: Any,
        ranks: Ranks,
        name: str,
        check: Callable[[], None],
        **how: Any,
    ) -> None:
        self._fragment, self._check = name, check
        super().__init__(params, spec, ranks=ranks, **how)

    def meet(self) -> None:
        """Steps by the mean of all ranks' parameters as they are. Raises BindError, RanksError."""
        phase = f"outer step {self.steps + 1} of {self._fragment}"
        with self.step_lock.lock:
            self.step_lock.check()
            with self._meeting():
                self._step(self.copies(), None, phase)
            self._last[0] = ()  # the copies go

    def check_saved(self, source: Any) -> None:
        """Raises as a load would: BindError, CheckpointError, OSError."""
        with self.step_lock.lock, self._loading(source, Options(False, True, False, False)):
            pass

    def check_met(self) -> None:
        """Refuses to go on from a meeting that has failed. Raises RanksError, BindError."""
        with self._meeting():
            self.step_lock.check()

    def explain(self) -> str:
        """Explain a step, and this rank's part of it."""
        return RankOptimizer.explain(self)

    def copies(self) -> list[Array]:
        """Copies of this rank's parameters. Raises BindError."""
        with self._fitting(f"outer step {self.steps + 1} of {self._fragment}"):
            self._check()
            self._settle()
        return [param.copy() for param in self._storage.params]

    def _exchange_of(self, present: tuple[int, ...]) -> PieceExchange | EncodedPieces:
        spans = spans_of_present(self._ranks, self.spans, present)
        return PieceExchange(self._ranks, spans, len(present), "the exchange of parameters")


class OuterOptimizer:
    """The outer steps of some tensors: of each of so many fragments once in `every` steps.

    `params` are arrays with their names; `check`, called before each, refuses faults of this rank
    (BindError). Raises BindError, OptionError, RanksError.
    """

    _fragment_of: type[FragmentOptimizer] = FragmentOptimizer
    discarded = 0  # meetings that have come to nothing, where there may be such

    def __init__(
        self,
        params: Sequence[tuple[str, Any]],
        spec: Spec,
        every: int,
        fragments: int,
        ranks: Ranks,
        check: Callable[[], None] = lambda: None,
        **how: Any,
    ) -> None:
        _check_options(every, fragments, len(params))
        self.every, self._ranks = every, ranks
        cuts = _cuts([int(np.prod(array.shape)) for _, array in params], fragments)
        self.fragments: tuple[Any, ...] = tuple(
            self._fragment_of(params[low:high], spec, ranks, f"fragment {n}", check, **how)
            for n, (low, high) in enumerate(pairwise(cuts))
        )

    def at(self, fragment: int) -> int:
        """The first step behind which ranks meet for a fragment, and again `every` steps later."""
        return max(1, (fragment + 1) * self.every // len(self.fragments))

    def take(self, steps: int) -> bool:
        """Takes the outer steps that are due behind so many steps; whether there was one.

        After a RanksError those are left that were not taken. Raises BindError, RanksError.
        """
        for made in self.fragments:
            made.check_met()
        have_met = False
        while True:
            rounds, fragment = divmod(self._met, len(self.fragments))
            if self.at(fragment) + rounds * self.every > steps:
                return have_met
            self._meet(fragment)
            have_met = True

    @property
    def _met(self) -> int:
        """The number of meetings, one fragment after the other."""
        return self.discarded + sum(made.steps for made in self.fragments)

    def _meet(self, fragment: int) -> None:
        self.fragments[fragment].meet()

    def rejoin(self, ranks: Ranks) -> None:
        """Goes on with ranks that have begun anew, on all of them. Raises BindError, RanksError."""
        for made in self.fragments:
            made.rejoin(ranks)
        self._ranks = ranks

    def save(self, folder: Path) -> None:
        """Writes a folder for each fragment, all ranks together. Raises as `Sharded.save`."""
        for made, own in zip(self.fragments, self.folders(folder), strict=True):
            made.save(own)

    def folders(self, folder: Path) -> tuple[Path, ...]:
        """Return the folder of each fragment."""
        return tuple(folder / f"fragment{n}" for n in range(len(self.fragments)))

    def snapshots(self) -> tuple[Any, ...]:
        """Return this rank's part of each, in memory; all ranks take them together."""
        return tuple(made.snapshot() for made in self.fragments)

    @property
    def kept(self) -> dict[str, int]:
        """The numbers that a checkpoint goes on with alone, as the meetings follow from them."""
        return {"every": self.every, "fragments": len(self.fragments)}

    def check_saved(self, kept: Mapping[str, Any], saved: Path | Sequence[Any]) -> None:
        """Check, on all ranks and before anything moves, that `go_on_from` can load it.

        Raises BindError, CheckpointError, OSError, RanksError.
        """
        with agreeing(self._ranks, "when ranks meet", "a load"):
            for name, own in self.kept.items():
                if kept.get(name) != own:
                    raise CheckpointError(
                        f"it was saved with {name}={kept.get(name)}, and is loaded with "
                        f"{name}={own}: make the optimizer with {name}={kept.get(name)}"
                    )
        sources = self.folders(saved) if isinstance(saved, Path) else saved
        for made, source in zip(self.fragments, sources, strict=True):
            made.check_saved(source)

    def go_on_from(self, saved: Path | Sequence[Any]) -> None:
        """Load a folder of `save`, or restore `snapshots`. Raises CheckpointError, RanksError."""
        if isinstance(saved, Path):
            for made, own in zip(self.fragments, self.folders(saved), strict=True):
                made.load(own)
        else:
            for made, kept in zip(self.fragments, saved, strict=True):
                made.restore(kept)

    def explain(self) -> str:
        """Explain the meetings of ranks, and a fragment's outer step."""
        count, first = self._ranks.count, self.fragments[0]
        many = len(self.fragments)
        where = ", ".join(f"{self.at(n)}" for n in range(many))
        how = f"all behind step {where}" if many == 1 else f"{many} fragments behind steps {where}"
        who = f"{count} ranks meet" if count > 1 else "1 rank meets itself"
        return f"{who} every {self.every} steps, {how}\n{first.explain()}"


def _check_options(every: Any, fragments: Any, tensors: int) -> None:
    """Raises OptionError."""
    for name, value in (("every", every), ("fragments", fragments)):
        whole_number(value, name)
    if fragments > tensors:
        raise OptionError(
            f"fragments: expected at most {tensors}, one for each tensor, got {fragments}"
        )


def _cuts(sizes: Sequence[int], parts: int) -> list[int]:
    """Return the cuts of tensors into so many non-empty runs of about equal elements."""
    ends, total = np.cumsum(sizes), sum(sizes)
    cuts = [0]
    for part in range(1, parts):
        near = int(np.abs(ends - total * part / parts).argmin()) + 1
        cuts.append(min(max(near, cuts[-1] + 1), len(sizes) - (parts - part)))
    return [*cuts, len(sizes)]
