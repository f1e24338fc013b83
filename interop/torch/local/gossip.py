"""Ranks that mix the parameters of models of torch with neighbours', in every step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import torch

from ....ir.errors import BindError
from ....ir.graph import Spec
from ....ir.roles import RoleKind
from ....passes.chain.compose import chain
from ....ranks.agreement import Fact
from ....ranks.gossip.mixing import Mixing
from ....ranks.gossip.plan import MixingPlan, PushSumPlan
from ....ranks.protocol import Ranks
from ....ranks.step.shared_inputs import LOSS
from ....runtime.turn import exclusive
from ..sharded.checks import check_hypers
from .own_copies import OwnCopies


class Gossip(OwnCopies):
    """As `stepfuse.Gossip`, over a model, or parameters as any optimizer of torch takes them.

    They are contiguous float32 tensors on the CPU, and become rank 0's. It takes the place of
    DistributedDataParallel: give it the bare model. Keywords are the spec's hypers and statics,
    `policy` and `dtypes`.
    """

    _plan_of: type[MixingPlan] = MixingPlan

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

    def _begin_together(self) -> None:
        shapes = [own.shape for own in self._arrays]
        self._mixing = Mixing(self._ranks, self._plan, shapes)

    def _whole_spec(self, spec: Spec) -> Spec:
        self._plan = self._plan_of.of(self._graph, self._ranks.count, self._ranks.rank)
        self._alike = [r.name for r in spec.of_kind(RoleKind.HYPER) if r.name != LOSS]
        return chain(spec, self._plan.stage())

    def _facts(self) -> list[Fact]:
        return [("the graph", repr(self._plan.weights.tolist()))]

    def begin(self) -> None:
        """Has the parameters leave for the neighbours already, while gradients are computed.

        Without it `step` does so. All ranks call it, or none. Raises RanksError.
        """
        with self.turn.lock:
            self._mixing.begin(self._arrays)

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
        with self.turn.lock:
            self._mixing.exchange(self._arrays)
            with self._mixing.agreeing(self._facts_of_step, f"step {self._done + 1}"):
                self.turn.check()  # here, so that the others hear of it
                self.check_memory()
                self._check_gradients()
                inputs = self._inputs(aux)
            for group in self.param_groups:
                group.update(self._mixing.hypers)
            super().step(aux=inputs)
            self._done += 1
            self._mixing.stepped()
        return loss

    def _inputs(self, aux: Mapping[str, Any] | None) -> dict[str, Any]:
        given, read = self._mixing.inputs_beside(aux), {r.name for r in self._spec.of_kind("aux")}
        if unknown := given.keys() - read:
            raise BindError(f"aux: the spec reads no {', '.join(sorted(unknown))}; leave it out")
        own = given.keys() - (aux or {}).keys()
        return {n: [*map(torch.from_numpy, v)] if n in own else v for n, v in given.items()}

    def _check_gradients(self) -> None:
        for number, group in enumerate(self.param_groups):
            check_hypers(group, self._alike)
            if gone := [name for name in self._lacking if group.get(name) is None]:
                raise BindError(f"group {number} has no {', '.join(gone)}: give it before the step")
        for name, param in self._named_params:
            grad = param.grad
            if grad is None:
                raise BindError(f"{name} has no gradient, and neighbours mix with it: give zeros")
            if grad.layout != torch.strided:
                raise BindError(f"{name}: its gradient is {grad.layout}; give a dense one")

    def _facts_of_step(self) -> list[Fact]:
        facts: list[Fact] = [("the number of steps done", str(self._done))]
        for number, group in enumerate(self.param_groups):
            same = [(n, float(group[n])) for n in self._alike if group[n] is not None]
            facts += [(f"{name} of group {number}", repr(value)) for name, value in same]
        return facts

    @exclusive
    def rejoin(self, ranks: Ranks) -> None:
        """Goes on behind a RanksError, with as many ranks, which have begun anew: on all of them.

        The step that it was raised in is taken again. Raises BindError on all ranks where only
        some have done it; RanksError.
        """
        self._mixing.rejoin(ranks, self._done)
        self._ranks = ranks

    def _saved_beside(self) -> dict[str, float]:
        return {"number": self._plan.number}

    @exclusive
    def save(self, path: str | Path, *, params: bool = False) -> None:
        """Saves a folder that all ranks see, all ranks together: each its own states.

        `params` are each rank's own. Raises BindError, CheckpointError, OSError, RanksError.
        """
        self._save(path, params, lambda _: None)

    @exclusive
    def load(self, path: str | Path, *, params: bool = False) -> None:
        """As many ranks, in their order, go on from what they saved. Raises as `save`."""
        _, kept = self._load(path, params)
        self._plan.number = kept["number"]
        self._mixing.forget()

    def explain(self) -> str:
        """Explain a step: this rank's neighbours, their weights, and the bytes that it sends."""
        return f"{super().explain()}\n{self._mixing.explain()}"


class PushSum(Gossip):
    """As `stepfuse.PushSum`, over a model, or parameters as any optimizer of torch takes them."""

    _plan_of = PushSumPlan

    @property
    def weight(self) -> float:
        """This rank's w."""
        return self._plan.number
