"""An optimizer that steps the parts of this rank, with gradients that are there already."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ..array_optimizer import Optimizer
from ..ir.errors import BindError, path_of
from ..ir.lowered.step_program import StepProgram
from ..ir.roles import EVAL, MODES, check_mode
from ..runtime.checkpoint.load import CheckpointSource, LoadPlan, Options
from ..runtime.checkpoint.save import Snapshot
from ..runtime.checkpoint.shards import ShardedCheckpoint, opened
from ..runtime.hypers.groups import ParsedGroups, parse_group
from ..runtime.launch.overflow import Overflow
from ..runtime.launch.stepper import Stepper
from ..runtime.memory.space import ArraySpace
from ..runtime.memory.storage import Storage
from ..runtime.memory.tensor_set import Tensors
from ..runtime.step_lock import exclusive
from ..runtime.stepping.accumulation import ENTRY, Adder
from .agreement import Fact, agreeing, check_agreement, gathered_arrays
from .meeting import MeetingOptimizer
from .protocol import Ranks
from .saved.checkpoints import save_shared
from .saved.snapshots import RankSnapshot, check_cells, snapshot_of_rank
from .spans.span_table import SpanTable
from .step.facts import facts_of_group
from .step.own_parts import OwnParts
from .step.sharded_storage import check_shared, seen_by, table_for
from .step.stored_before import stored_before


class RankOptimizer(MeetingOptimizer):
    """Steps this rank's spans of arrays that every rank has whole, and brings the others'.

    With `repeatable` a step stores nothing to arrays before all have last waited for each other.
    Raises BindError for arrays that ranks cannot share, and as `Optimizer` does.
    """

    _block = 1  # spans begin at multiples of it
    _buckets: Sequence[range] = ()  # the tensors that are dealt together; all, if nothing is said
    _on_gpus = False  # whether arrays of a GPU are shared

    def __init__(
        self,
        params: Iterable[Any],
        spec: Any,
        ranks: Ranks,
        table: SpanTable | None = None,
        /,
        *,
        repeatable: bool = False,
        **options: Any,
    ) -> None:
        self._begin_meeting(ranks)
        self._table = table  # who owns what, if others have dealt already
        self._repeatable = repeatable
        self._stores_last = repeatable and ranks.count > 1
        if table is None:
            _refuse_lent(options.get("states", ()))
        super().__init__(params, spec, **options)
        self._stored = self._stored_of(self._storage)

    def _stored_of(self, storage: Storage) -> str:
        """Describe stores before a step's last gather. Raises BindError where there may be none.

        On a GPU that is the numbers, too, which are not put back.
        """
        is_alone = storage.space.is_host or self._ranks.count == 1
        stored = stored_before(storage) if is_alone else f"a step on {storage.space} counts itself"
        if self._repeatable and stored:
            raise BindError(
                f"{self._spec.name} is not repeatable: {stored} before the last gather; leave "
                f"`repeatable` out, and load a checkpoint where a rank was lost in a step"
            )
        return stored

    def _extended(
        self, programs: Sequence[StepProgram], more: ParsedGroups, states: Sequence[Any]
    ) -> Storage:
        found = super()._extended(programs, more, states)
        self._stored_of(found)
        return found

    @exclusive
    def save(
        self, path: str | Path, *, params: bool = False, extra: Mapping[str, Any] | None = None
    ) -> None:
        """Saves a folder that all ranks see, a file of each and an index: all of it, or nothing.

        All ranks save together; else as `Optimizer.save`. Until the index is on the disk, the
        checkpoint that was there stays. Raises RanksError too, and leaves the former one.
        """
        with self._meeting():
            with agreeing(self._ranks, "the optimizer", "a save"):
                held, folder = self._whole(params), path_of(path, "a checkpoint's folder")
            save_shared(self._ranks, folder, held, params, extra or {})

    @contextmanager
    def _loading(self, source: Any, options: Options) -> Generator[LoadPlan]:
        """Each reads its own cells, of a folder or of a file; all of them fit, or none is loaded.

        Of the files in a folder each checks some.
        """
        ranks, phase = self._ranks, "a load"
        with ExitStack() as stack, self._meeting():
            with agreeing(ranks, "the checkpoint", phase):
                saved, fact = self._opened(source, stack)
                found = stack.enter_context(super()._loading(saved, options))
                check_cells(found)
            check_agreement(ranks, repr(fact), lambda: [fact], phase)
            yield found

    def _opened(self, source: Any, stack: ExitStack) -> tuple[CheckpointSource, Fact]:
        """Return a checkpoint's source, and the fact that identifies it. Raises CheckpointError."""
        ranks = self._ranks
        if isinstance(source, RankSnapshot):
            return source.of(ranks), ("the snapshot", source.name)
        if isinstance(source, Snapshot) and ranks.count == 1:
            return source, ("", "")
        given: Any = source
        saved = stack.enter_context(opened(path_of(given, "a checkpoint")))
        if isinstance(saved, ShardedCheckpoint):
            saved = replace(saved, checked=(ranks.rank, ranks.count))
        return saved, ("the checkpoint's manifest", saved.digest)

    def _load(self, source: Any, *asked: bool) -> dict[str, Any]:
        extra = super()._load(source, *asked)
        if asked[0] and self._ranks.count > 1:
            with self._meeting():
                self._bring_stepped()
        return extra

    @exclusive
    def snapshot(self, *, params: bool = False) -> Any:
        """Return this rank's cells as a copy in memory. All ranks take it together.

        All `restore` theirs together, and go on to the bit; this is for as many ranks, in their
        order. Raises BindError, RanksError.
        """
        if self._ranks.count == 1:
            return super().snapshot(params=params)
        with self._meeting():
            with agreeing(self._ranks, "the optimizer", "a snapshot"):
                held = self._whole(params)
            return snapshot_of_rank(self._ranks, held, params)

    @exclusive
    def add_group(self, group: Mapping[str, Any], states: Sequence[Mapping[str, Any]] = ()) -> None:
        """Adds a group on all ranks: its tensors are dealt, others keep their owners.

        Each gives the same group. Else as `Optimizer.add_group`. Raises RanksError too.
        """
        phase, before = "adding a group", self._table
        with self._meeting():
            try:
                with agreeing(self._ranks, "the group", phase):
                    _refuse_lent(states)
                    given = parse_group(group, self._spec, len(self.groups))
                    facts = facts_of_group(given, self.steps)
                check_agreement(self._ranks, repr(facts), lambda: facts, phase)
                with self._alike(given.arrays, phase), agreeing(self._ranks, "the group", phase):
                    add = self._adding(group, ())
            except Exception:
                self._table = before
                raise
        add()
        self._brought, self._stored = [], self._stored_of(self._storage)

    def _alike(self, arrays: Sequence[Any], phase: str) -> AbstractContextManager[None]:
        """Do nothing to the arrays of a group: all ranks give the same."""
        return nullcontext()

    def _enter(self, mode: str) -> None:
        """All ranks enter together, each with its own spans, and get the others' parameters."""
        if self._ranks.count == 1:
            super()._enter(mode)
            return
        with self._meeting():
            with agreeing(self._ranks, "the optimizer", f"{mode}()"):
                check_mode(self._spec, mode)
                self.step_lock.check()
                self._settle()
            before = "trained" if self._held is None else "to evaluate"
            facts = [("the weights", before), ("the number of steps done", str(self.steps))]
            check_agreement(self._ranks, repr(facts), lambda: facts, f"{mode}()")
            if (mode == EVAL) == (self._held is None):
                super()._enter(mode)
                self._bring_stepped()

    @property
    def _beside(self) -> Callable[..., Optimizer]:
        def beside(params: Any, spec: Any, **options: Any) -> Optimizer:
            return RankOptimizer(params, spec, self._ranks, self._table, **options)

        return beside

    def _adding_by(self, adder: Adder) -> Adder:
        stored = stored_before(adder.storage)

        def add(grads: Sequence[Any], aux: Mapping[str, Any] | None) -> None:
            adder.prepare(grads)
            present = tuple(n for n, grad in enumerate(grads) if grad is not None)
            if not present:
                return
            if adder.inputs.read:
                adder.inputs.bind_inputs(aux, adder.stepper(), grads)
            self._exchange(adder.stepper(), present)
            self._run_own(adder.stepper(), stored)

        return replace(adder, step=add)

    def _exchange(self, stepper: Stepper, present: tuple[int, ...]) -> None:
        """Do nothing: gradients are there already."""

    @exclusive
    def overflow(self) -> Overflow | None:
        """Return the first element that made the last step overflow, and its rank.

        All ranks call it, and have the same: the lowest of all ranks, by tensor, element
        and rank. Else as `Optimizer.overflow`. Raises ValueError, BindError, RanksError.
        """
        phase, tensors = "a search for an overflow", self._storage.tensors
        with self._meeting():
            with agreeing(self._ranks, "the gradients", phase):
                mine = super().overflow()
            if self._ranks.count == 1:
                return mine
            mine = self._saturated() if mine is None else mine
            own = np.array([np.inf, np.inf, np.inf, 0])  # tensor, element, value, saturated
            if mine is not None:
                dims = tensors.wanted(mine.tensor, "grad").dims
                place = np.ravel_multi_index(mine.index, dims)
                own[:] = mine.tensor, place, mine.value, mine.saturated
            every = gathered_arrays(self._ranks, own, phase)
        found = [tuple(one.tolist()) for one in every]
        rank = min(range(len(found)), key=lambda r: found[r][:2])
        tensor, element, value, saturated = found[rank]
        if tensor == np.inf:
            return None
        dims = tensors.wanted(int(tensor), "grad").dims
        index = tuple(map(int, np.unravel_index(int(element), dims)))
        every_count = int(sum(one[3] for one in found)) if saturated else 0
        name = tensors.names[int(tensor)]
        return Overflow(int(tensor), name, index, value, rank, every_count)

    def _saturated(self) -> Overflow | None:
        """The first finite element that the wire makes infinite, and how many there are here."""
        return None

    def explain(self) -> str:
        """Explain a step, and this rank's part of it."""
        own = list(self.spans.of(self._ranks.rank))
        elements, whole = sum(s.count for s in own), int(self.spans.counts.sum())
        return (
            f"{super().explain()}\nrank {self._ranks.rank} of {self._ranks.count} owns {elements} "
            f"of {whole} elements, in {len(own)} spans{self._when_lost()}"
        )

    def _when_lost(self) -> str:
        if self._ranks.count == 1:
            return ""
        if not self._stored:
            return (
                "\na step that loses a rank may be taken again: nothing is stored before the last "
                "gather"
            )
        return (
            f"\na step that loses a rank is torn, until a checkpoint is loaded: {self._stored} "
            f"before the last gather"
        )

    def _share(self, tensors: Tensors, given: ParsedGroups, space: ArraySpace) -> OwnParts | None:
        """Return the owners; None for a rank alone. Raises BindError for unshared tensors."""
        made = self._made
        staged, there = self._staging is not None, self._on_gpus
        check_shared(made.step_programs, space, is_staged=staged, on_gpus=there)
        if space.is_host and not made.executables[0].takes_parts:
            raise BindError(
                f"backend {self._backend} steps whole tensors, and ranks share parts of them; "
                f"leave `backend` out, or give 'native' or 'numba'"
            )
        if self._table is None or len(self._table.first_owners) < len(tensors):
            self._table = self._dealt(tensors, given, space)
        if self._ranks.count == 1:
            return None
        known, is_last = (self._ranks, self._table, tensors), made.clocked_programs is None
        return OwnParts(*known, flow=self._flow, is_last=is_last, stores_last=self._stores_last)

    def _dealt(self, tensors: Tensors, given: ParsedGroups, space: ArraySpace) -> SpanTable:
        """The spans of tensors, also for the entries that are run beside the step."""
        made = self._made_for(given)
        entries = self._spec.entries if self._ranks.count > 1 else ()
        beside = [made.entry(name) for name in entries if name in (*MODES, ENTRY)]
        others = [seen_by(one.step_programs, given, space) for one in beside]
        known = self._buckets, others, self._table, self._block
        return table_for(tensors, self._ranks.count, *known)


def _refuse_lent(states: Sequence[Any]) -> None:
    """Refuses states of the user's own (BindError)."""
    if any(states):
        raise BindError(
            "states in arrays of the user's own are not shared by ranks; leave `states` out"
        )
