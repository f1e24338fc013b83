"""The parts of an optimizer beside its steps: checkpoints, and the entries of other modes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..ir.roles import EVAL, TRAIN, Signature, check_mode
from .launch.stepper import Stepper
from .memory.storage import Share, Storage, extended
from .step_lock import StepLock, exclusive
from .stepping.prepared_step import PreparedStep

if TYPE_CHECKING:
    from .checkpoint.contents import CheckpointContents, Held
    from .checkpoint.load import CheckpointSource, LoadPlan, Options
    from .checkpoint.save import Snapshot
    from .compilation import Compilation
    from .out_of_core.staging import Staging
    from .stepping.accumulation import Accumulation

    PlannedLoad = AbstractContextManager[LoadPlan]
    from ..ir.lowered.step_program import StepProgram
    from .hypers.groups import ParsedGroups
    from .launch.executable import Launcher
    from .stepping.accumulation import Adder


class CheckpointedOptimizer:
    """The part of an optimizer that saves and loads its states."""

    step_lock: StepLock
    _spec: Signature
    _made: Compilation
    _storage: Storage
    _prepared: PreparedStep
    _staging: Staging | None = None
    _accumulation: Accumulation | None = None
    _share: Share = staticmethod(lambda *_: None)  # who owns what, where several ranks step it
    _held: Held | None = None  # in evaluation: the states that only `eval` and `train` have
    _stores_last = False  # how it is compiled: behind all reductions, for steps of ranks

    @exclusive
    def save(
        self, path: str | Path, *, params: bool = False, extra: Mapping[str, Any] | None = None
    ) -> None:
        """Saves states, numbers and hypers, and if asked the parameters: a whole file or none.

        Until the new file is on the disk, the one that was there stays. `extra` is JSON of your
        own, which `load` returns. Raises OSError; TypeError unless it is JSON; ValueError where
        the parameters are asked for and are elsewhere.
        """
        from .checkpoint.save import save

        save(path, self._whole(params), params, extra or {})

    @exclusive
    def load(
        self,
        path: str | Path,
        *,
        params: bool = False,
        hypers: bool = True,
        other_spec: bool = False,
        new_states: bool = False,
    ) -> dict[str, Any]:
        """Goes on from where a checkpoint was saved, to the bit; returns its `extra`.

        Parameters are found by name, or else by position, whatever their groups and order.
        Without `hypers` the optimizer keeps its own; `other_spec` takes the states of another
        spec, which must fit; so does `new_states`, and states not saved stay as they start.
        Raises CheckpointError, OSError, changing nothing.
        """
        return self._load(path, params, hypers, other_spec, new_states)

    @exclusive
    def snapshot(self, *, params: bool = False) -> Snapshot:
        """Return a copy in memory of the state that `save` writes."""
        from .checkpoint.save import snapshot

        return snapshot(self._whole(params), params, {})

    @exclusive
    def restore(
        self,
        snapshot: Snapshot,
        *,
        params: bool = False,
        hypers: bool = True,
        other_spec: bool = False,
        new_states: bool = False,
    ) -> None:
        """Goes on from a snapshot, as `load` does from a file. Raises CheckpointError."""
        self._load(snapshot, params, hypers, other_spec, new_states)

    def _load(self, source: str | Path | Snapshot, *asked: bool) -> dict[str, Any]:
        from .checkpoint.load import Options

        params, hypers, other_spec, new_states = asked
        if self._staging is not None:
            self._staging.refuse_params(params)
        self._settle()
        self._stepper.save()
        options = Options(params, hypers, other_spec or new_states, new_states)
        with self._loading(source, options) as found:
            self._prepared.forget()
            self.step_lock.interrupted = (
                f"loading {source} was interrupted, so the states are neither the old nor the new "
                f"ones: load it again"
            )
            found.run()
            self._stepper.load()
            self._storage.slots.done[0] = found.saved.manifest["steps"]
            self._held = found.room
            self._accumulation = self._resumed(found.pending)
            self._take_sums()
            self.step_lock.interrupted = ""
            return found.saved.manifest["extra"]

    @property
    def steps(self) -> int:
        """The number of steps run; those that were skipped count."""
        return self._storage.slots.steps_done

    def _loading(self, source: str | Path | CheckpointSource, options: Options) -> PlannedLoad:
        """Return a checked plan of a load."""
        from .checkpoint.load import loading

        return loading(source, self._contents(), options, self._holding)

    # -- what it holds

    def _contents(self) -> CheckpointContents:
        from .checkpoint.contents import CheckpointContents

        known = self._spec.whole(), self._formats, self._storage
        return CheckpointContents(*known, self.steps, self._pending, self._held)

    @property
    def _formats(self) -> list[Mapping[str, str]]:
        """By program, the codec of each role that is stored in one."""
        made, more = self._made, dict[str, str]()
        for variant in made.clocked.variants if made.clocked else ():
            more |= variant.formats
        return [{**more, **v.formats} for v in made.variants]

    @property
    def _pending(self) -> frozenset[int]:
        """The tensors with accumulated gradients."""
        return self._accumulation.pending if self._accumulation else frozenset()

    @property
    def _stepper(self) -> Stepper:
        return self._prepared.stepper

    def _whole(self, params: bool) -> CheckpointContents:
        """Return a checkpoint's contents. Raises BindError where a step was torn, ValueError."""
        if self._staging is not None:
            self._staging.refuse_params(params)
        self.step_lock.check()
        self._settle()
        self._stepper.save()
        return self._contents()

    def _holding(self) -> Held:
        """Memory for weights held in evaluation. Raises BindError."""
        raise NotImplementedError  # abstract: EvaluatedOptimizer runs the entry that says

    def _settle(self) -> None:
        """Complete an interrupted accumulation, rebind moved parameters. Raises BindError."""
        raise NotImplementedError  # abstract: who binds arrays says where they are

    def _take_sums(self) -> None:
        """Gives carried sums the values of the parameters and states as they are."""
        raise NotImplementedError  # abstract: who binds arrays says by what

    def _resumed(self, pending: frozenset[int]) -> Accumulation | None:
        """Return the accumulation that continues a saved one, None without one."""
        raise NotImplementedError  # abstract: who binds arrays says by what


class EvaluatedOptimizer(CheckpointedOptimizer):
    """The part of an optimizer that runs other entries than its steps."""

    _launcher: Launcher
    _backend: str

    @property
    def _how(self) -> dict[str, Any]:
        """Options of other optimizers that run on the same threads."""
        return {"backend": self._backend, "threads": self._launcher.threads}

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
        self, programs: Sequence[StepProgram], more: ParsedGroups, states: Sequence[Any]
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
