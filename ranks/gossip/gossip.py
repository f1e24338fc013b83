"""Ranks that mix their parameters with neighbours', over a graph, in every step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...ir.errors import BindError
from ...ir.graph import Spec
from ...ir.roles import RoleKind
from ...ir.types import F32
from ...passes.chain.compose import chain
from ...runtime.gradients.row_sparse import RowSparse
from ...runtime.turn import exclusive
from ..agreement import Fact
from ..local.own_states import OwnStates
from ..protocol import Ranks
from ..step.shared_inputs import LOSS
from .mixing import Mixing
from .plan import MixingPlan, PushSumPlan


class Gossip(OwnStates):
    """Decentralised steps (D-PSGD): each rank mixes with its neighbours, and steps by itself.

        param_i <- sum over j of W[i, j] param_j - update(grad_i)

    `graph` is "ring", "complete", an undirected graph of networkx over the ranks' numbers, with
    Metropolis weights, or the weights W, symmetric, whose rows sum to 1. The update is that of
    `spec`, taken from the mixed parameters; all in one sweep. All ranks begin with rank 0's
    parameters, contiguous float32. `ranks` are those that the process was started with, if nothing
    is said. Other keywords are as of `Optimizer`. Source: Lian et al., "Can decentralized
    algorithms outperform centralized algorithms?", NeurIPS 2017.

    Raises BindError, on every rank alike where they disagree; RanksError after a time-out;
    OptionError, TypeError, ValueError.
    """

    _plan_of: type[MixingPlan] = MixingPlan

    def __init__(
        self,
        params: Iterable[Any],
        spec: Any,
        *,
        graph: Any = "ring",
        ranks: Ranks | None = None,
        **options: Any,
    ) -> None:
        self._graph = graph
        super().__init__(params, spec, ranks, **options)

    def _begin_together(self) -> None:
        shapes = [param.shape for param in self._storage.params]
        self._mixing = Mixing(self._ranks, self._plan, shapes)

    def _whole_spec(self, spec: Spec) -> Spec:
        self._plan = self._plan_of.of(self._graph, self._ranks.count, self._ranks.rank)
        stage = self._plan.stage()
        self._own_hypers = {LOSS, *(role.name for role in stage.of_kind(RoleKind.HYPER))}
        return chain(spec, stage)

    def _check_params(self) -> None:
        super()._check_params()
        self._plan.check_groups(self.groups)
        tensors = self._storage.tensors
        for n in range(len(tensors)):
            if (dtype := tensors.wanted(n, "param").dtype) is not F32:
                raise BindError(f"{tensors.where(n)}: expected f32 to send, got {dtype}")

    def _facts(self) -> list[Fact]:
        return [("the graph", repr(self._plan.weights.tolist()))]

    def begin(self) -> None:
        """Has the parameters leave for the neighbours already, while gradients are computed.

        Without it `step` does so. All ranks call it, or none. Raises RanksError.
        """
        with self.turn.lock:
            if not self.turn.torn:  # which the step tells all ranks of
                self._settle()
            self._mixing.begin(self._storage.params)

    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Mixes with the neighbours' parameters, and steps by this rank's gradients.

        Every tensor needs a gradient. Raises BindError on all ranks, and touches nothing, where
        something does not fit on one of them or they disagree; RanksError.
        """
        with self.turn.lock:
            self._mixing.exchange(self._storage.params)
            with self._mixing.agreeing(self._facts_of_step, f"step {self.steps + 1}"):
                self.turn.check()  # here, so that the others hear of it
                inputs = self._mixing.inputs_beside(aux)
                self._check_step(grads, inputs)
            for group in self.groups:
                for name, value in self._mixing.hypers.items():
                    group[name] = value
            before = self.steps
            try:
                super().step(grads, inputs)
            finally:
                if self.steps > before:  # also where an interrupt has waited for its end
                    self._mixing.stepped()

    def _check_step(self, grads: Sequence[Any], inputs: Mapping[str, Any]) -> None:
        for n, grad in enumerate(grads):
            if isinstance(grad, RowSparse):
                raise BindError(
                    f"{self._storage.tensors.where(n)} has a gradient of some rows, and all are "
                    f"mixed: give it dense"
                )
        prepared = self._take(grads)
        if len(prepared.present) < len(self._storage.tensors):
            gone = next(n for n, grad in enumerate(grads) if grad is None)
            raise BindError(
                f"{self._storage.tensors.where(gone)} has no gradient, and neighbours mix with it: "
                f"give zeros"
            )
        self._aux.take(inputs, prepared.stepper, grads)
        if self._sources.each:
            self._sources.apply(self.steps)

    def _facts_of_step(self) -> list[Fact]:
        facts: list[Fact] = [("the number of steps done", str(self.steps))]
        for number, group in enumerate(self.groups):
            same = [(n, v) for n, v in group.items() if n not in self._own_hypers]
            facts += [(f"{name} of group {number}", repr(value)) for name, value in same]
        return facts

    @exclusive
    def rejoin(self, ranks: Ranks) -> None:
        """Goes on behind a RanksError, with as many ranks, which have begun anew: on all of them.

        The step that it was raised in is taken again. Raises BindError on all ranks where only
        some have done it; RanksError.
        """
        self._mixing.rejoin(ranks, self.steps)
        self._ranks = ranks

    def _kept(self) -> dict[str, Any]:
        return {"number": self._plan.number}

    def _went_on(self, kept: Mapping[str, Any], shared: Any) -> None:
        self._plan.number = kept["number"]
        self._mixing.forget()

    def explain(self) -> str:
        """Explain a step, and this rank's neighbours."""
        return f"{super().explain()}\n{self._mixing.explain()}"


class PushSum(Gossip):
    """Stochastic gradient push: as `Gossip`, over a graph whose edges have directions.

        w_i     <- sum over j of P[i, j] w_j
        param_i <- (sum over j of P[i, j] w_j param_j - update(grad_i)) / w_i

    `graph` is "ring" (a rank sends to the next), "exponential" (to those 1, 2, 4 ... further),
    "complete", a DiGraph of networkx, whose senders keep and send equal shares, or the shares P,
    whose columns sum to 1. w begins as 1; sums are mixed, so that weights need only sum to
    1 where they leave. Source: Assran et al., "Stochastic gradient push", ICML 2019.
    """

    _plan_of = PushSumPlan

    @property
    def weight(self) -> float:
        """This rank's w."""
        return self._plan.number
