"""Waits and sends of a step of torch's tensors, between its calls: bucket by bucket.

Gradients come in the order of backward, from the last tensors to the first; parameters leave in
that of forward.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....ranks.agreement import Agreement
from ....ranks.protocol import RanksError
from .buckets import Bucket, Part
from .gradients import GradExchange


class BucketFlow:
    """The buckets of a step: a `StepFlow`. `tensors` are theirs, in the order of forward."""

    def __init__(self, tensors: Sequence[range]) -> None:
        self.set_buckets(tensors)
        self.has_agreed = False
        self._agreement: Agreement | None = None
        self._left = 0  # buckets whose parameters have begun to leave
        self._failed: RanksError | None = None

    def set_buckets(self, tensors: Sequence[range]) -> None:
        """Set the buckets of steps, in the order of forward."""
        self.leaving, self.coming = tensors, tensors[::-1]

    def join(self, gradients: GradExchange, params: Part) -> None:
        """Set the gradients and the parameters of steps."""
        self._gradients, self._params = gradients, params

    def begin(self, agreement: Agreement) -> None:
        """A step is to begin."""
        self._agreement, self.has_agreed = agreement, False
        self._left, self._failed = 0, None

    def come(self, bucket: int) -> None:
        """Returns when a bucket's gradients have come. Raises RanksError."""
        self._gradients.take(bucket)

    def agree(self) -> None:
        """Returns when ranks agree on the step. Raises BindError, RanksError."""
        if self.has_agreed:
            return
        assert self._agreement is not None, "a step has begun"
        self._agreement.wait()
        self.has_agreed = True

    def leave(self, bucket: int) -> None:
        """Begin to send a bucket's stepped parameters.

        Where that fails the step goes on to its end: `finish` says so.
        """
        if self._failed is not None or bucket < self._left:
            return
        try:
            self._bucket(bucket).begin_params(self._params)
            self._left = bucket + 1
        except RanksError as error:
            self._failed = error

    def leave_all(self) -> None:
        """Send all that has not been sent. Raises RanksError."""
        for bucket in range(self._left, len(self.leaving)):
            self.leave(bucket)
        if self._failed is not None:
            raise self._failed

    def finish(self, bucket: int) -> None:
        """Returns when a bucket's parameters are in their places. Raises RanksError."""
        self._bucket(bucket).finish_params(self._params)
        if bucket + 1 == len(self.leaving):
            self._left = 0

    def anew(self) -> None:
        """Begin again: all parameters are to be sent, those that were sent too."""
        self._left, self._failed = 0, None

    def _bucket(self, number: int) -> Bucket:
        return self._gradients.buckets[len(self.leaving) - 1 - number]
