"""The sharded step of arrays, as gradients and parameters of torch go through it: by buckets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from ....ir.arrays import Array, Part
from ....ir.errors import BindError
from ....ir.roles import RoleKind
from ....ranks.agreement import Agreement, Fact, agreeing, beginning_alike
from ....ranks.combine import piece
from ....ranks.protocol import Ranks, RanksError
from ....ranks.saved.checkpoints import owned_parts
from ....ranks.saved.snapshots import RankSnapshot, all_cells, cells_of_rank
from ....ranks.sharded import Sharded
from ....ranks.spans.span_table import Span
from ....runtime.checkpoint.contents import CheckpointContents
from ....runtime.checkpoint.save import Snapshot
from ....runtime.launch.stepper import Stepper
from ....runtime.memory.array_checks import addresses_of
from ....runtime.step_lock import exclusive
from ....runtime.stepping.prepared_step import PreparedStep
from ..engines.gpu_step import carry_addresses
from .gradients import BucketFlow, GradExchange

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class ScalerValues:
    """A GradScaler's values for this rank's gradients: all ranks skip where one has found it."""

    scale: float  # that they are to be divided by
    found_inf: bool


class BucketedSteps(Sharded):
    """Steps arrays whose gradients an exchange brings; `check` may refuse a step.

    `came(tensors)` is called when the others' parameters of these are in their places. With
    `overlap` a step ends before they are: `bring` waits for them. States are saved and loaded as
    cells of this rank, before which `give` copies the user's groups.
    """

    _gradients: GradExchange
    _check: Callable[[], None]
    _came: Callable[[range], None]
    _give: Callable[[], None]
    _on_gpus = True
    scaling: ScalerValues | None = None  # of the next step
    skipped = False  # the last step, by all ranks

    def __init__(
        self,
        params: Any,
        spec: Any,
        ranks: Ranks,
        buckets: Sequence[range],
        *,
        overlap: bool = False,
        frees: bool = False,
        **options: Any,
    ) -> None:
        self._overlap, self._frees = overlap, frees and ranks.count > 1
        self._by_buckets = BucketFlow(())
        self._set_buckets(buckets[::-1])
        self._flow = self._by_buckets if ranks.count > 1 else None
        order = "engine" if self._frees else "ranks"  # means are there before the step
        super().__init__(params, spec, ranks=ranks, order=order, **options)
        if self._aux.read:
            names = ", ".join(role.name for role in self._declared.of_kind(RoleKind.AUX))
            raise BindError(
                f"{self._declared.name} reads {names}, and Sharded of torch takes no extra inputs "
                f"so far: stepfuse.Sharded does, as step(grads, aux)"
            )

    def join(
        self,
        gradients: GradExchange,
        check: Callable[[], None],
        came: Callable[[range], None],
        give: Callable[[], None],
    ) -> None:
        """Set the gradients of steps, their check, and the callbacks of the user's optimizer."""
        self._gradients, self._check, self._came, self._give = gradients, check, came, give
        gradients.meeting = self._meeting
        self._by_buckets.join(gradients, self._cells)

    @exclusive
    def come(self, phase: str) -> None:
        """Wait for all messages under way, so that ranks have called the same verbs.

        Raises RanksError.
        """
        self.bring()
        if self._gradients.is_open and not self.step_lock.interrupted:
            self.leave(phase, waits=True)

    @exclusive
    def adopt(self, taken: Callable[[], tuple[dict[str, Any], Sequence[range]]]) -> None:
        """Adds the group that is taken, with its buckets; arrays become rank 0's.

        They come behind the others', as layers do that are unfrozen. Raises as `add_group` does,
        on every rank, and changes nothing.
        """
        with self._meeting(), agreeing(self._ranks, "the group", "adding a group"):
            self._gradients.check_closed()
            self._settle()
            group, buckets = taken()
        before = self._buckets
        self._set_buckets([*buckets[::-1], *before])
        try:
            self.add_group(group)
        except BaseException:
            self._set_buckets(before)
            raise

    def _alike(self, arrays: Sequence[Any], phase: str) -> AbstractContextManager[None]:
        return beginning_alike(self._ranks, arrays, phase)

    def _set_buckets(self, buckets: Sequence[range]) -> None:
        """Set the buckets, in the order in which their parameters come."""
        self._buckets = buckets
        self._arrived = len(buckets)  # of the last step, in their order
        self._by_buckets.set_buckets(buckets)

    @property
    def are_coming(self) -> bool:
        """True if parameters are on their way."""
        return self._arrived < len(self._buckets)

    def leave(self, phase: str, *, waits: bool) -> list[Array | None]:
        """Send all gradients; if `waits`, receive them too. Raises RanksError, BindError."""
        self.step_lock.begin(f"the exchange of gradients of {phase}")
        try:
            with self._meeting():
                grads = self._gradients.leave()
                if waits:
                    self._gradients.wait()
        except (RanksError, BindError):
            self.step_lock.interrupted = ""  # nothing is stored
            raise
        self.step_lock.interrupted = ""
        return grads

    def bring_params(self) -> None:
        """Bring every rank the others' parameters, bucket by bucket. Raises RanksError."""
        self._arrived = 0 if self._flow else len(self._buckets)
        if self._flow:
            self._by_buckets.leave_all()
        self._finish(len(self._buckets))

    @exclusive
    def bring(self, tensor: int | None = None) -> None:
        """Waits for a tensor's bucket of parameters and those before; or all. Raises RanksError."""
        if self.are_coming:
            before = (n for n, b in enumerate(self._buckets) if tensor in b)
            with self._meeting():
                self._finish(1 + next(before, len(self._buckets) - 1))
            if not self.are_coming:
                self._lacks_params, self.step_lock.interrupted = False, ""

    def _end_step(self) -> None:
        if not self._overlap or not self._flow:
            super()._end_step()
            return
        self._lacks_params, self._arrived = True, 0
        self.step_lock.begin(f"the gather of parameters of step {self.steps}")
        self._by_buckets.leave_all()

    def _finish(self, end: int) -> None:
        while self._arrived < end:
            self._by_buckets.finish(self._arrived)
            self._came(self._buckets[self._arrived])
            self._arrived += 1

    def _begin_anew(self, ranks: Ranks) -> None:
        self._gradients.begin_anew(ranks)
        self._by_buckets.anew()
        super()._begin_anew(ranks)

    def _cells(self, span: Span) -> Any:
        """The elements of a span of a parameter."""
        if not self._is_host:
            return self._gradients.param(span)
        flat = self._storage.params[span.tensor].reshape(-1)
        return flat[span.first : span.first + span.count]

    @property
    def _is_host(self) -> bool:
        return self._storage.space.is_host

    def _take(self, grads: Sequence[Any]) -> PreparedStep:
        self.skipped = False
        try:
            self._check()
            if self.scaling is not None:
                if not self._is_host:
                    raise BindError(
                        f"a GradScaler divides gradients on {self._storage.space}, of which the "
                        f"others have got theirs: put dynamic_loss_scale in the spec"
                    )
                if self._wire.is_rounded or self._frees:
                    raise BindError(
                        "a GradScaler looks at whole gradients of float32, which are rounded or "
                        "freed here; leave `wire` and `free_gradients` out, or put "
                        "dynamic_loss_scale in the spec"
                    )
                scale = np.float32(self.scaling.scale)
                grads = [None if grad is None else grad / scale for grad in grads]
            is_told = self._frees or not self._is_host  # tables are pointed at what has come
            prepared = self._selected(grads) if is_told else super()._take(grads)
        except Exception:
            self._gradients.wait()
            raise
        if not prepared.present:  # nor is there a step that waits for them
            self._gradients.wait()
        return prepared

    def _selected(self, grads: Sequence[Any]) -> PreparedStep:
        """Prepare the step over tensors whose means have come."""
        self._settle()
        self._prepared.select(tuple(n for n, grad in enumerate(grads) if grad is not None))
        return self._prepared

    def _is_agreed(self, key: str, facts: Callable[[], list[Fact]], phase: str) -> bool:
        """Agree on the step; without a GradScaler while gradients come."""
        scaling = self.scaling
        vote = scaling is not None and scaling.found_inf
        agreement = Agreement(self._ranks, key, facts, phase, vote)
        if self._flow and self._prepared.present:
            self._flow.begin(agreement)
            if scaling is None and self._is_host:
                return True
            self._flow.agree()  # on a GPU before the step counts itself
        else:
            agreement.wait()
        self.skipped = agreement.vote
        return not self.skipped

    def _key_of_step(self, present: tuple[int, ...]) -> str:
        return f"{super()._key_of_step(present)} {self.scaling and self.scaling.scale}"

    def _facts_of_step(self, present: Collection[int]) -> list[Fact]:
        scale = "none" if self.scaling is None else str(self.scaling.scale)
        return [*super()._facts_of_step(present), ("the scale of the GradScaler", scale)]

    def _exchange(self, stepper: Stepper, present: tuple[int, ...]) -> None:
        """Points the tables at the pieces that have come, and at this rank's own gradients."""
        own = piece(self._ranks.rank)
        if not self._is_host:
            stepper.aim(own, self._gradients.begins(present))
            carry_addresses(stepper.calls)
        if self._ranks.count == 1:
            return
        if self.scaling is not None:
            self._gradients.wait()
            self._gradients.divide(self.scaling.scale)
        for role, addresses in self._gradients.addresses.items():
            stepper.aim(role, addresses[list(present)])
        if self._is_host and not (self._wire.is_rounded or self._frees):  # or with the others'
            stepper.aim(own, addresses_of(stepper.binding.given))

    # ---------------------------------------------------------------- saved states

    @exclusive
    def held(self, full: bool) -> tuple[Snapshot, dict[str, Part] | None]:
        """Return this rank's states in place, and the cells of each that it is to write.

        `full`: copies of all ranks' cells, and nothing to write. Raises BindError where a step was
        torn, RanksError.
        """
        if not full:
            held = self._whole(False)
            return cells_of_rank(held, False), owned_parts(held)
        with self._meeting():
            with agreeing(self._ranks, "the optimizer", "a gather of states"):
                held = self._whole(False)
            owned = owned_parts(held)
            return all_cells(self._ranks, cells_of_rank(held, False), owned), None

    @exclusive
    def go_on(self, taken: Callable[[Snapshot], tuple[Snapshot, _T]]) -> _T:
        """Go on from the cells of a dict, beside those it lacks, as all ranks agree.

        Raises CheckpointError, BindError, RanksError.
        """
        self._settle()
        self._stepper.save()
        with self._meeting():
            saved, more = taken(cells_of_rank(self._contents(), False))
        own = RankSnapshot(repr(saved.manifest), self._ranks.rank, self._ranks.count, saved)
        self._load(own, False, True, False, False)
        return more

    def _whole(self, params: bool) -> CheckpointContents:
        self._give()
        return super()._whole(params)
