"""The entries of a spec beside its steps: `eval`, `train`, `accumulate`, over the same arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..ir.roles import EVAL, TRAIN, check_mode
from .checkpointed import CheckpointedOptimizer
from .memory.storage import Storage, extended
from .step_lock import exclusive

if TYPE_CHECKING:
    from ..ir.lowered.step_program import StepProgram
    from .checkpoint.contents import Held
    from .hypers.groups import Parsed
    from .launch.executable import Launcher
    from .stepping.accumulation import Accumulation, Adder


class EvaluatedOptimizer(CheckpointedOptimizer):
    """The part of an optimizer that runs other entries than its steps."""

    _launcher: Launcher

    @exclusive
    def eval(self) -> None:
        """Has the parameters be the weights to evaluate, in place; nothing where they are.

        No step is taken until `train`. Raises ValueError for a spec without this entry, BindError.
        """
        self._enter(EVAL)

    @exclusive
    def train(self) -> None:
        """Has the parameters be those that are trained again; nothing where they are.

        Raises ValueError for a spec without this entry.
        """
        self._enter(TRAIN)

    def _extended(
        self, programs: Sequence[StepProgram], more: Parsed, states: Sequence[Any]
    ) -> Storage:
        """The storage with further parameters. Raises BindError."""
        return extended(self._storage, programs, more, states, self._share)

    def _enter(self, mode: str) -> None:
        from .evaluation import held_by, run

        check_mode(self._spec, mode)
        self.step_lock.check()
        if (mode == EVAL) == (self._held is not None):
            return
        self._settle()
        entry = self._ready(mode)
        self.step_lock.begin(f"{mode}()")
        run(entry, self._storage, self._stepper)
        self._held = held_by(entry._storage, self._storage) if mode == EVAL else None
        self._prepared.forget()
        if mode == TRAIN:
            self._take_sums()
        self.step_lock.interrupted = ""

    def _holding(self) -> Held:
        from .evaluation import held_by

        return held_by(self._ready(EVAL)._storage, self._storage)

    def _check_trained(self, why: str) -> None:
        """Refuse, in evaluation, a use of trained weights (BindError)."""
        if self._held is not None:
            from .evaluation import in_evaluation

            raise in_evaluation(self._spec.name, why)

    def _made_of(self, make: Callable[..., Any], mode: str, threads: int) -> Any:
        """Return a runner of an entry over the same parameters and states, made by `make`."""
        from .evaluation import ready

        if self._staging is not None:
            self._staging.refuse_modes()
        how = {"threads": threads, "step_lock": self.step_lock}
        return ready(make, self._made.entry(mode), self._storage, self._held or [], **how)

    def _ready(self, mode: str) -> Any:
        """Return the runner of an entry."""
        return self._made_of(self._beside, mode, self._launcher.threads)

    @property
    def _beside(self) -> Callable[..., Any]:
        """Return the constructor of an optimizer of another entry, over the same arrays."""
        raise NotImplementedError  # abstract: who binds arrays says by what

    def _accumulating(self, pending: frozenset[int]) -> Accumulation:
        """Return an accumulation, by the entry `accumulate` over the same parameters and states."""
        from .stepping.accumulation import Accumulation, adder_over

        if self._staging is not None:
            self._staging.refuse_accumulation()
        known = self._spec, self._made.entry, self._storage
        adder = adder_over(self._beside, *known, self._launcher.threads, self.step_lock)
        return Accumulation(self._storage, self._adding_by(adder), pending)

    def _adding_by(self, adder: Adder) -> Adder:
        """Return the runner of the entry `accumulate` for this optimizer."""
        return adder
