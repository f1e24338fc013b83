"""Ranks that mix their parameters with neighbours', over a graph, in every step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...ir.errors import BindError
from ...ir.types import F32
from ...runtime.gradients.row_sparse import RowSparse
from ..local.own_states import OwnStates
from ..protocol import Ranks
from .mixing import NeighbourMixing, PushSumMixing


class Gossip(NeighbourMixing, OwnStates):
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

    def _check_params(self) -> None:
        super()._check_params()
        self._plan.check_groups(self.groups)
        tensors = self._storage.tensors
        for n in range(len(tensors)):
            if (dtype := tensors.wanted(n, "param").dtype) is not F32:
                raise BindError(f"{tensors.where(n)}: expected f32 to send, got {dtype}")

    def begin(self) -> None:
        """Send the parameters to the neighbours already, while gradients are computed.

        Without it `step` does so. All ranks call it, or none. Raises RanksError.
        """
        with self.step_lock.lock:
            if not self.step_lock.interrupted:  # which the step tells all ranks of
                self._settle()
            super().begin()

    def step(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Mixes with the neighbours' parameters, and steps by this rank's gradients.

        Every tensor needs a gradient. Raises BindError on all ranks, and touches nothing, where
        something does not fit on one of them or they disagree; RanksError.
        """
        with self.step_lock.lock:
            self._mixing.exchange(self._storage.params)
            with self._mixing.agreeing(self._facts_of_step, f"step {self.steps + 1}"):
                self.step_lock.check()  # here, so that the others hear of it
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
        self._aux.bind_inputs(inputs, prepared.stepper, grads)
        if self._sources.each:
            self._sources.apply(self.steps)

    def _groups_of_hypers(self) -> Sequence[Mapping[str, Any]]:
        return self.groups


class PushSum(PushSumMixing, Gossip):
    """Stochastic gradient push: as `Gossip`, over a graph whose edges have directions.

        w_i     <- sum over j of P[i, j] w_j
        param_i <- (sum over j of P[i, j] w_j param_j - update(grad_i)) / w_i

    `graph` is "ring" (a rank sends to the next), "exponential" (to those 1, 2, 4 ... further),
    "complete", a DiGraph of networkx, whose senders keep and send equal shares, or the shares P,
    whose columns sum to 1. w begins as 1; sums are mixed, so that weights need only sum to
    1 where they leave. Source: Assran et al., "Stochastic gradient push", ICML 2019.
    """
