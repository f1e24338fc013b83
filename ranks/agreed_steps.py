"""Ranks agree on the inputs of a step: gradients, hyper-parameters, extra inputs, small batches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from ..ir.errors import BindError
from ..runtime.launch.stepper import Stepper
from ..runtime.stepping.accumulation import Adder
from ..runtime.stepping.input_arrays import InputArrays
from .agreement import Fact, check_agreement, telling
from .rank_optimizer import RankOptimizer
from .step.facts import facts_of_step
from .step.micro_batches import MicroBatches
from .step.shared_inputs import SharedInputs


class AgreedSteps(RankOptimizer):
    """Agreement of ranks before a step or a small batch, and refusals on all alike."""

    _micro: MicroBatches
    _mean: Collection[str]  # the hyper-parameters and extra inputs that are each rank's own
    _inputs: SharedInputs
    _pieces: Sequence[str]  # roles of the others' gradients
    _present: tuple[object, str] = None, ""  # which gradients came last, and as text

    def accumulate(self, grads: Sequence[Any], aux: Mapping[str, Any] | None = None) -> None:
        """Adds the mean of all ranks' gradients of a small batch to those of the next step.

        Each rank keeps the sums of its spans. With `micro_batches` it adds this rank's own, and
        ranks do not meet: a refusal is raised on this rank alone. Raises as `step` does, and
        ValueError for a spec without the stage `accumulate`.
        """
        with self.step_lock.lock:
            self.step_lock.check()
            if self._micro:
                self._add_here(grads, aux)
                return
            with self._meeting():
                phase = f"small batch {self._batches + 1} of step {self.steps + 1}"
                self._accumulate(grads, aux, phase)

    def _add_here(self, grads: Sequence[Any], aux: Mapping[str, Any] | None) -> None:
        """Adds a micro-batch to this rank's own. Raises BindError, changing nothing."""
        if aux is not None:
            raise BindError("extra inputs are those of all micro-batches: give them to step")
        prepared = self._take(grads)
        self._micro.check(prepared.present, grads, is_last=False)
        own = prepared.stepper.binding.grads if prepared.present else []
        self._micro.add(own, prepared.present)

    def _accumulate(self, grads: Sequence[Any], aux: Mapping[str, Any] | None, phase: str) -> None:
        with self._fitting(phase):
            sums = self._sums()
            if self._sources:
                self._sources.apply(self.steps, whole=False)
            sums.check_more(grads, aux)
            present = tuple(n for n, grad in enumerate(grads) if grad is not None)
            given = self._taken(sums.inputs, aux, sums.stepper, grads) if present else []
        check_agreement(self._ranks, *self._said_of_step(present, given), phase)
        if present:
            means = self._inputs.averaged(sums.inputs.roles(sums.stepper), aux or {}, sums.stepper)
            aux = aux if means is None else means
        with self._inputs.at_means(self._storage.slots):
            sums.add(grads, aux, self._stepper)
        self._added = self.steps, self._batches + 1

    def _taken(
        self, inputs: InputArrays, aux: Any, stepper: Stepper, grads: Sequence[Any]
    ) -> list[Fact]:
        """Bind this rank's extra inputs; return the facts to agree on. Raises BindError."""
        inputs.bind_inputs(aux, stepper, grads)
        return self._inputs.facts(inputs.roles(stepper), aux or {}, stepper)

    @contextmanager
    def _fitting(self, phase: str) -> Generator[None]:
        """Tell the other ranks of a refusal within, which may be this rank's alone."""
        with telling(self._ranks, "the gradients", phase):
            yield

    def _adding_by(self, adder: Adder) -> Adder:
        inputs = InputArrays(adder.storage, self._pieces)
        return super()._adding_by(replace(adder, inputs=inputs, own=self._pieces))

    def _key_of_step(self, present: tuple[int, ...]) -> str:
        """All that is in the facts of a step, in less time."""
        if self._present[0] is not present:
            self._present = present, repr(present)
        return f"{self.steps} {self._batches} {self._present[1]} {self._common_hypers()}"

    def _common_hypers(self) -> list[list[tuple[str, Any]]]:
        """The hyper-parameters, by group, that are to be the same on all ranks."""
        return [[(n, v) for n, v in g.items() if n not in self._mean] for g in self.groups]

    def _said_of_step(
        self, present: tuple[int, ...], given: Sequence[Fact]
    ) -> tuple[str, Callable[[], list[Fact]]]:
        """Return the facts that ranks must agree on, and a text that differs where they do."""
        key = f"{self._key_of_step(present)} {given}"
        return key, lambda: [*self._facts_of_step(present), *given]

    def _facts_of_step(self, present: Collection[int]) -> list[Fact]:
        done = self.steps, self._batches
        return facts_of_step(self._storage.tensors, present, done, self._common_hypers())
