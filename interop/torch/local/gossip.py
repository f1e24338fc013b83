"""Ranks that mix the parameters of models of torch with neighbours', in every step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch

from ....ir.errors import BindError
from ....ranks.gossip.mixing import NeighbourMixing, PushSumMixing
from ....ranks.protocol import Ranks
from ..sharded.checks import check_hypers
from .own_copies import OwnCopies


class Gossip(NeighbourMixing, OwnCopies):
    """`stepfuse.Gossip` over a model, or parameters as any optimizer of torch takes them.

    They are contiguous float32 tensors on the CPU, and become rank 0's. It takes the place of
    DistributedDataParallel: give it the bare model. Keywords are the spec's hypers and statics,
    `policy` and `dtypes`.
    """

    def __init__(
        self,
        model_or_params: Any,
        spec: Any,
        *,
        graph: Any = "ring",
        ranks: Ranks | None = None,
        **options: Any,
    ) -> None:
        self._graph = graph
        super().__init__(model_or_params, spec, ranks, **options)

    def _check_params(self) -> None:
        super()._check_params()
        self._plan.check_groups(self.param_groups)
        self._read = {role.name for role in self._spec.of_kind("aux")}

    def step(
        self, closure: Callable[[], Any] | None = None, *, aux: Mapping[str, Any] | None = None
    ) -> Any:
        """Mixes with the neighbours' parameters, and steps by this rank's gradients.

        Every parameter needs a gradient. Raises BindError on all ranks, and touches nothing, where
        something does not fit on one of them or they disagree; RanksError.
        """
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        with self.step_lock.lock:
            self._mixing.exchange(self._arrays)
            with self._mixing.agreeing(self._facts_of_step, f"step {self._steps_done + 1}"):
                self.step_lock.check()  # here, so that the others hear of it
                self.check_memory()
                self._check_gradients()
                inputs = self._inputs(aux)
            for group in self.param_groups:
                group.update(self._mixing.hypers)
            super().step(aux=inputs)
            self._steps_done += 1
            self._mixing.stepped()
        return loss

    def _inputs(self, aux: Mapping[str, Any] | None) -> dict[str, Any]:
        given = self._mixing.inputs_beside(aux)
        if unknown := given.keys() - self._read:
            raise BindError(f"aux: the spec reads no {', '.join(sorted(unknown))}; leave it out")
        own = given.keys() - (aux or {}).keys()
        return {n: [*map(torch.from_numpy, v)] if n in own else v for n, v in given.items()}

    def _check_gradients(self) -> None:
        for number, group in enumerate(self.param_groups):
            check_hypers(group, self._same_hypers)
            if gone := [name for name in self._lacking if group.get(name) is None]:
                raise BindError(f"group {number} has no {', '.join(gone)}: give it before the step")
        for name, param in zip(self._where, self._params, strict=True):
            grad = param.grad
            if grad is None:
                raise BindError(f"{name} has no gradient, and neighbours mix with it: give zeros")
            if grad.layout != torch.strided:
                raise BindError(f"{name}: its gradient is {grad.layout}; give a dense one")

    def _groups_of_hypers(self) -> Sequence[Mapping[str, Any]]:
        return self.param_groups


class PushSum(PushSumMixing, Gossip):
    """`stepfuse.PushSum` over a model, or parameters as any optimizer of torch takes them."""
