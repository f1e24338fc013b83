"""The sharded step of arrays, as gradients and parameters of torch go through it: by buckets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....ir.arrays import Array
from ....ranks.mean_of_ranks import piece
from ....ranks.protocol import Ranks
from ....ranks.sharded import Sharded
from ....ranks.spans.span_table import Span
from ....runtime.launch.prepared_step import PreparedStep
from ....runtime.launch.stepper import Stepper
from ....runtime.memory.array_checks import addresses_of
from .gradients import GradExchange


class BucketedSteps(Sharded):
    """Steps arrays whose gradients an exchange has brought; `check` may refuse a step."""

    _gradients: GradExchange
    _check: Callable[[], None]

    def __init__(
        self, params: Any, spec: Any, ranks: Ranks, buckets: Sequence[range], **options: Any
    ) -> None:
        self._buckets = sorted(buckets, key=lambda tensors: tensors.start)
        super().__init__(params, spec, ranks=ranks, **options)

    def join(self, gradients: GradExchange, check: Callable[[], None]) -> None:
        """Has steps be of these gradients."""
        self._gradients, self._check = gradients, check

    def bring_params(self) -> None:
        """Every rank gets what the others have stepped, bucket by bucket. Raises RanksError."""
        if self._ranks.count == 1:
            return
        for bucket in self._gradients.buckets:
            bucket.begin_params(self._cells)
        for bucket in self._gradients.buckets:
            bucket.finish_params(self._cells)

    def _cells(self, span: Span) -> Array:
        """The elements of a span of a parameter."""
        flat = self._storage.params[span.tensor].reshape(-1)
        return flat[span.first : span.first + span.count]

    def _take(self, grads: Sequence[Any]) -> PreparedStep:
        self._check()
        return super()._take(grads)

    def _exchange(self, stepper: Stepper, present: tuple[int, ...]) -> None:
        """Points the tables at the pieces that have come, and at this rank's own gradients."""
        if self._ranks.count == 1:
            return
        grads: Sequence[Array] = stepper.binding.grads
        for rank, addresses in enumerate(self._gradients.addresses):
            own = rank == self._ranks.rank
            stepper.aim(piece(rank), addresses_of(grads) if own else addresses[list(present)])
