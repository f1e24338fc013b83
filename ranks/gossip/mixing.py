"""Exchanges of a rank with its neighbours around each of its steps.

exchange(params)    the parameters as they were before the step go to the neighbours, theirs come
agree(...)          all ranks take the step, or none
inputs, hypers      inputs of the stage behind the optimizer
stepped()           the next step exchanges anew
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.graph import Spec
from ...ir.roles import RoleKind
from ...passes.chain.compose import chain
from ...runtime.step_lock import exclusive
from ..agreement import Fact, check_agreement, check_as_before, gathered_arrays, telling
from ..local.own_states import OwnReplica
from ..protocol import FailureLatch, Ranks
from ..step.shared_inputs import LOSS
from .mixed import neighbour
from .neighbours import NeighbourExchange
from .plan import MixingPlan, PushSumPlan

_ITEM = 4  # bytes of f32


class Mixing(FailureLatch):
    """The exchanges of one rank by a plan, of parameters of these shapes."""

    def __init__(self, ranks: Ranks, plan: MixingPlan, shapes: Sequence[tuple[int, ...]]) -> None:
        self._ranks, self.plan = ranks, plan
        self._elements = int(sum(np.prod(shape) for shape in shapes))
        self._exchange = NeighbourExchange(ranks, shapes, plan.sources, plan.targets)

    def begin(self, params: Sequence[Array]) -> None:
        """Begin to send the parameters, unless begun. Raises RanksError."""
        with self._meeting():
            self._exchange.begin(params, self.plan.number)

    def exchange(self, params: Sequence[Array]) -> None:
        """Returns when the neighbours' have come. Raises RanksError."""
        with self._meeting():
            self._exchange.begin(params, self.plan.number)
            self._exchange.wait()

    @contextmanager
    def agreeing(self, facts: Callable[[], Sequence[Fact]], phase: str) -> Generator[None]:
        """Tell all ranks of a refusal within, and of facts that they disagree on.

        Raises BindError on all ranks, RanksError.
        """
        with self._meeting():
            with telling(self._ranks, "the gradients", phase):
                yield
                told = [("the gradients", "they fit"), *facts()]
            check_agreement(self._ranks, repr(told), lambda: told, phase)

    def inputs_beside(self, aux: Mapping[str, Any] | None) -> dict[str, Any]:
        """The neighbours' parameters, by role, and extra inputs. Raises BindError."""
        given: Any = {} if aux is None else aux
        if not isinstance(given, Mapping):
            raise BindError(f"aux: expected a dict by role name, got {given!r:.60}")
        own = {neighbour(n): arrays for n, arrays in enumerate(self._exchange.arrays)}
        if taken := own.keys() & given.keys():
            raise BindError(f"aux: {', '.join(sorted(taken))} comes from a neighbour; leave it out")
        return {**given, **own}

    @property
    def hypers(self) -> dict[str, float]:
        """The hyper-parameters of the step."""
        return self.plan.hypers(self._exchange.numbers)

    def stepped(self) -> None:
        """The step is done."""
        self.plan.stepped(self._exchange.numbers)
        self._exchange.forget()

    def forget(self) -> None:
        """The parameters are others: they leave anew. Raises RanksError."""
        with self._meeting():
            self._exchange.forget()

    def rejoin(self, ranks: Ranks, steps: int) -> None:
        """Goes on with ranks that have begun anew, which have done as many steps.

        Raises BindError on all ranks where they have not, or are others; RanksError.
        """
        check_as_before(self._ranks, ranks)
        done = [*map(int, gathered_arrays(ranks, np.array(steps, np.int64), "a rejoin"))]
        self._ranks, self._lost = ranks, ""
        self._exchange.anew(ranks)
        if min(done) != max(done):
            late, early = done.index(min(done)), done.index(max(done))
            raise BindError(
                f"rank {late} has done {done[late]} steps, and rank {early} {done[early]}: load a "
                f"checkpoint on all"
            )

    def explain(self) -> str:
        """Explain this rank's neighbours, their weights, and the bytes that it sends."""
        plan = self.plan
        row = ", ".join(
            f"{plan.weights[plan.rank, j]:.4g} of rank {j}" for j in [plan.rank, *plan.sources]
        )
        sent = _ITEM * self._elements * len(plan.targets)
        many = ", ".join(map(str, plan.targets)) or "nobody"
        return (
            f"rank {plan.rank} of {self._ranks.count} mixes {row}\n"
            f"in each step {sent} bytes leave it, for {many}"
        )


class NeighbourMixing(OwnReplica):
    """Mixing with neighbours in every step of a rank's own copy, over a graph."""

    _plan_of: type[MixingPlan] = MixingPlan
    _graph: Any
    _mixing: Mixing
    _same_hypers: Sequence[str]  # hyper-parameters of the spec itself, the same on all ranks

    def _whole_spec(self, spec: Spec) -> Spec:
        self._plan = self._plan_of.of(self._graph, self._ranks.count, self._ranks.rank)
        stage = self._plan.stage()
        own = {LOSS, *(role.name for role in stage.of_kind(RoleKind.HYPER))}
        whole = chain(spec, stage)
        self._same_hypers = [r.name for r in whole.of_kind(RoleKind.HYPER) if r.name not in own]
        return whole

    def _facts(self) -> list[Fact]:
        return [("the graph", repr(self._plan.weights.tolist()))]

    def _begin_together(self) -> None:
        shapes = [own.shape for own in self._params_as_arrays()]
        self._mixing = Mixing(self._ranks, self._plan, shapes)

    def _groups_of_hypers(self) -> Sequence[Mapping[str, Any]]:
        raise NotImplementedError  # abstract: torch's groups have other values beside them

    def _facts_of_step(self) -> list[Fact]:
        """The count of steps, and the hyper-parameters that are to be the same on all ranks."""
        facts: list[Fact] = [("the number of steps done", str(self._count))]
        for number, group in enumerate(self._groups_of_hypers()):
            given = [(name, group[name]) for name in self._same_hypers if group[name] is not None]
            facts += [(f"{name} of group {number}", repr(float(value))) for name, value in given]
        return facts

    def begin(self) -> None:
        """Send the parameters to the neighbours already, while gradients are computed.

        Without it `step` does so. All ranks call it, or none. Raises RanksError.
        """
        with self.step_lock.lock:
            self._mixing.begin(self._params_as_arrays())

    @exclusive
    def rejoin(self, ranks: Ranks) -> None:
        """Go on behind a RanksError, with as many ranks, which have begun anew: on all of them.

        The step that it was raised in is taken again. Raises BindError on all ranks where only
        some have done it; RanksError.
        """
        self._mixing.rejoin(ranks, self._count)
        self._ranks = ranks

    def _values_kept(self) -> dict[str, Any]:
        return {"number": self._plan.number}

    def _went_on(self, kept: Mapping[str, Any], shared: Any) -> None:
        self._plan.number = kept["number"]
        self._mixing.forget()

    def _explain_shared(self) -> str:
        return self._mixing.explain()


class PushSumMixing(NeighbourMixing):
    """Mixing over a graph whose edges have directions, with a weight for each rank."""

    _plan_of = PushSumPlan

    @property
    def weight(self) -> float:
        """The weight w of this rank."""
        return self._plan.number
