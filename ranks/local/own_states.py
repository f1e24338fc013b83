"""An optimizer of a rank that has parameters and states of its own, beside others' like it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...array_optimizer import Optimizer
from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.graph import Spec
from ...runtime.checkpoint.load import LoadPlan, Options
from ...runtime.checkpoint.shards import opened
from ...runtime.step_lock import StepLock, exclusive
from ..agreement import Fact, agreeing, beginning_alike, check_agreement
from ..here import given_or_here
from ..protocol import Ranks
from ..saved.each_rank import save_each, saved_last
from ..step.facts import declared_spec, fact_of_spec, facts_of_params

PHASE = "the first exchange"


@dataclass(frozen=True, slots=True)
class OwnSnapshot:
    """A snapshot of one rank: its states, further values, and its part of the shared states."""

    own: Any
    kept: Mapping[str, Any]
    shared: Any


class OwnReplica:
    """The parts in which optimizers of a rank's own copy differ, over arrays or torch's tensors."""

    step_lock: StepLock
    _ranks: Ranks

    def _begin(self, spec: Any, ranks: Ranks | None, make: Callable[[Spec], None]) -> None:
        """Make the optimizer of the spec to compile, and begin with rank 0's parameters.

        Raises as the constructor, on every rank alike.
        """
        self._ranks = given_or_here(ranks)
        with agreeing(self._ranks, "the arguments", PHASE):
            declared = declared_spec(spec)
            make(self._whole_spec(declared))
            self._check_params()
        facts = [fact_of_spec(declared), *self._facts(), *self._facts_of_params()]
        check_agreement(self._ranks, repr(facts), lambda: facts, PHASE)
        with beginning_alike(self._ranks, self._params_as_arrays(), PHASE):
            self._begin_together()
        self._changed_params()

    def _check_params(self) -> None:
        """Refuse parameters that ranks cannot exchange (BindError)."""
        raise NotImplementedError  # abstract: memories of NumPy and of torch differ

    def _facts_of_params(self) -> list[Fact]:
        raise NotImplementedError  # abstract: tables have NumPy's names and shapes, groups torch's

    def _params_as_arrays(self) -> Sequence[Array]:
        raise NotImplementedError  # abstract: of NumPy the arrays, of torch views of its tensors

    @property
    def _count(self) -> int:
        """The number of steps done."""
        raise NotImplementedError  # abstract: torch counts calls, NumPy its own steps

    def _changed_params(self) -> None:
        """Called when parameters were stored to outside a step."""

    def _whole_spec(self, spec: Spec) -> Spec:
        """Return the spec to compile. Raises OptionError."""
        return spec

    def _facts(self) -> list[Fact]:
        """Return the facts that ranks must agree on, beside the spec and the parameters."""
        return []

    def _begin_together(self) -> None:
        """Make the shared states, when all have rank 0's parameters. Raises as the constructor."""

    def _values_kept(self) -> dict[str, Any]:
        """Return the values of this rank's checkpoint beside states, as JSON."""
        return {}

    def _save_shared(self, folder: Path) -> None:
        """Save the shared states, all ranks together."""

    def _shared(self) -> Any:
        """Return a copy in memory of the shared states."""

    def _check_saved(self, kept: Mapping[str, Any], shared: Any) -> None:
        """Check, on all ranks and before anything moves, that `_went_on` can go on from it."""

    def _went_on(self, kept: Mapping[str, Any], shared: Any) -> None:
        """Go on from the values beside states, and from a folder or a result of `_shared`."""

    def _go_on(self, kept: Mapping[str, Any], shared: Any) -> None:
        """Call `_went_on`; interrupted where an error or interrupt ends it."""
        self.step_lock.begin("a load of what ranks share")
        self._went_on(kept, shared)
        self.step_lock.interrupted = ""

    def _explain_shared(self) -> str:
        """Explain the part of a step that ranks take together."""
        return ""


class OwnStates(OwnReplica, Optimizer):
    """Steps a rank's own copy of arrays, all of which begin as rank 0's.

    Raises BindError, on every rank alike where they disagree; RanksError; as `Optimizer` does.
    """

    def __init__(
        self, params: Iterable[Any], spec: Any, ranks: Ranks | None, **options: Any
    ) -> None:
        own = super().__init__
        self._begin(spec, ranks, lambda spec: own(params, spec, **options))

    def _facts_of_params(self) -> list[Fact]:
        return facts_of_params(self._storage.tensors, self._storage.given)

    def _params_as_arrays(self) -> Sequence[Array]:
        return self._storage.params

    @property
    def _count(self) -> int:
        return self.steps

    def _changed_params(self) -> None:
        self._take_sums()

    def _check_params(self) -> None:
        if self._staging is not None or not self._storage.space.is_host:
            where = "elsewhere" if self._staging is not None else f"on {self._storage.space}"
            raise BindError(
                f"the parameters are {where}; {type(self).__name__} takes arrays of the host so far"
            )

    @exclusive
    def save(
        self, path: str | Path, *, params: bool = False, extra: Mapping[str, Any] | None = None
    ) -> None:
        """Saves a folder that all ranks see, all ranks together: each its own states.

        `params` are each rank's own. Raises as `Optimizer.save`, on all ranks, and RanksError.
        """
        facts = [("the number of steps done", str(self.steps)), ("params", str(params))]
        beside = {"extra": dict(extra or {}), "kept": self._values_kept()}

        def own(file: Path) -> None:
            super(OwnStates, self).save(file, params=params, extra=beside)

        save_each(self._ranks, path, facts, own, self._save_shared)

    @exclusive
    def snapshot(self, *, params: bool = False) -> Any:
        """Return this rank's state as a copy in memory; all ranks take it, and `restore`, together.

        Raises BindError, RanksError.
        """
        return OwnSnapshot(super().snapshot(params=params), self._values_kept(), self._shared())

    @contextmanager
    def _loading(self, source: Any, options: Options) -> Generator[LoadPlan]:
        """Return the plan of loading this rank's file, if those of all ranks fit."""
        with ExitStack() as stack:
            with agreeing(self._ranks, "what this rank has saved", "a load"):
                found = stack.enter_context(super()._loading(source, options))
            yield found

    def _load(self, source: Any, *asked: bool) -> dict[str, Any]:
        """Load on as many ranks as saved, in their order; interrupted where not all of it came."""
        own: Any
        if isinstance(source, OwnSnapshot):
            own, shared, kept = source.own, source.shared, source.kept
        else:
            shared = saved_last(self._ranks, source, "a load")
            own = shared / f"rank{self._ranks.rank}"
            with agreeing(self._ranks, "the file of this rank", "a load"), opened(own) as saved:
                kept = saved.manifest["extra"]["kept"]
        self._check_saved(kept, shared)
        found = super()._load(own, *asked)
        self._go_on(kept, shared)
        return found.get("extra", {})

    def explain(self) -> str:
        """Explain a step, and the part of it that ranks take together."""
        return f"{super().explain()}\n{self._explain_shared()}"

    def add_group(self, group: Mapping[str, Any], states: Sequence[Mapping[str, Any]] = ()) -> None:
        """Raises BindError: the buffers of exchanges are laid out once."""
        raise BindError(
            f"groups are not added to {type(self).__name__}: give all of them to the constructor"
        )
