"""Gradients on their way: each bucket leaves when backward has added its last one.

    hook of a gradient     the bucket's last?  -> it leaves, where all before it have
    leave()                the buckets that are left are sent, zeros where there is none
    wait()                 all has come
    with free_gradients    received pieces become means of own spans, when the next bucket leaves

All ranks send all buckets in one order, with any gradients present or absent.
"""

from __future__ import annotations

import ctypes
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any
from weakref import WeakMethod

import numpy as np
import torch
from torch import Tensor

from ....ir.arrays import Array
from ....ir.errors import BindError
from ....ranks.agreement import Agreement
from ....ranks.protocol import Ranks, RanksError
from ....ranks.spans.span_table import Span, SpanTable
from .buckets import Bucket, Encoded, Part
from .cells import cells_on


class GradExchange:
    """The gradients of some parameters, among ranks.

    `where` are the parameters' names in errors, `encoded` makes exchanges of rounded values. With
    `frees` a parameter's gradient is None once it has left and all have come.
    """

    meeting: Callable[[], AbstractContextManager[None]]  # of the steps, where a rank is lost

    def __init__(
        self,
        ranks: Ranks,
        table: SpanTable,
        buckets: Sequence[range],
        params: Sequence[Tensor],
        where: Sequence[str],
        encoded: Encoded,
        device: torch.device,
        *,
        frees: bool,
    ) -> None:
        self._params, self._where, self._device = params, where, device
        self._unheard = set[int]()  # parameters without a hook, as they require no gradient
        self._frees = frees and ranks.count > 1
        self._freed, self._gone = set[int](), set[int]()
        self._table, self._encoded = table, encoded
        self._bucket_of = {n: b for b, tensors in enumerate(buckets) for n in tensors}
        self._is_adding = False
        self._hear(range(len(params) if ranks.count > 1 else 0))
        self.begin_anew(ranks, buckets)

    def grow(self, table: SpanTable, buckets: Sequence[range]) -> None:
        """Take parameters that were appended to the others, in buckets behind theirs."""
        self._table, count = table, len(self._bucket_of)
        every = [*(bucket.tensors for bucket in self.buckets), *buckets]
        self._bucket_of = {n: b for b, tensors in enumerate(every) for n in tensors}
        self._hear(range(count, len(self._params) if self._ranks.count > 1 else count))
        self.begin_anew(self._ranks, every)

    def _hear(self, tensors: Iterable[int]) -> None:
        """Register hooks on tensors that require gradients; on others later."""
        arrived = WeakMethod(self._arrived)  # parameters outlive their optimizer
        self._unheard |= {*tensors}
        for n in sorted(n for n in self._unheard if self._params[n].requires_grad):
            param: Any = self._params[n]
            param.register_post_accumulate_grad_hook(partial(_tell, arrived, n))
            self._unheard.discard(n)

    def begin_anew(self, ranks: Ranks, buckets: Sequence[range] = ()) -> None:
        """Exchange among these ranks from now on, in fresh memory."""
        tensors = buckets or [bucket.tensors for bucket in self.buckets]
        self._ranks, self.cells = ranks, cells_on(self._device, ranks)
        known, cells = (self._table, self._encoded), self.cells
        self.buckets = [
            Bucket(ranks, known[0], mine, known[1], cells, frees=self._frees) for mine in tensors
        ]
        count = len(self._params)
        self.addresses = defaultdict[str, Array](lambda: np.zeros(count, np.int64))
        for bucket in self.buckets:
            bucket.begins_at(self.addresses)
        self.close(is_lost=True)

    def close(self, *, is_lost: bool = False) -> None:
        """Drop the gradients that have left; `is_lost`: no step has taken those that are freed."""
        self._gone = self._gone | self._freed if is_lost else set[int]()
        self._hear(())
        self._freed, self._taken = set[int](), 0  # tensors, and buckets
        self._begun, self._there = 0, set[int]()
        self._left = [len(bucket.tensors) for bucket in self.buckets]
        # What has left, torch's count of writes, and the first element: unscale_ is not counted.
        self._kept: dict[int, tuple[Any, int, bytes]] = {}
        self._arrays: dict[int, Any] = {}
        self._wholes: dict[int, Tensor] = {}  # whose memory these are
        self._refusal = ""

    @contextmanager
    def adding(self) -> Generator[None]:
        """Context in which gradients add up and none are sent."""
        before, self._is_adding = self._is_adding, True
        try:
            yield
        finally:
            self._is_adding = before

    @property
    def is_open(self) -> bool:
        """True if gradients were sent that no step has taken."""
        return self._begun > 0 or bool(self._there)

    def leave(self) -> list[Any]:
        """Send all buckets, and return this rank's own gradients. Raises RanksError.

        A freed one is an empty array.
        """
        while self._begun < len(self.buckets):
            self._begin()
        found = self._arrays | dict.fromkeys(self._freed, np.zeros(0, np.float32))
        return [found.get(n) for n in range(len(self._params))]

    def begins(self, present: Sequence[int]) -> Array:
        """Return the addresses of this rank's own gradients of some tensors."""
        return np.array([self._wholes[n].data_ptr() for n in present], np.int64)

    def wait(self) -> None:
        """Wait for the gradients of all buckets that have left. Raises RanksError."""
        for bucket in range(self._begun):
            self.take(bucket)

    def take(self, number: int) -> None:
        """Wait for the gradients of a bucket and those before it. Raises RanksError."""
        self.buckets[number].wait()
        while self._frees and self._taken <= number:
            self._free(self.buckets[self._taken])
            self._taken += 1

    def _free(self, bucket: Bucket) -> None:
        bucket.wait()
        try:
            self._check_kept()
        except BindError as error:
            self._refusal = str(error)
        bucket.take_means(self._part)
        for n in bucket.tensors:
            if self._kept.pop(n, None) is not None:
                del self._arrays[n], self._wholes[n]
                self._params[n].grad = None
                self._freed.add(n)

    def param(self, span: Span) -> Any:
        """The elements of a span of a parameter, where messages come to or leave from."""
        flat = self.cells.whole(self._params[span.tensor]).reshape(-1)
        return flat[span.first : span.first + span.count]

    def divide(self, scale: float) -> None:
        """Divides the pieces that have come."""
        for bucket in self.buckets:
            bucket.divide(scale)

    def check_closed(self) -> None:
        """Refuse while gradients have left that no step has taken (BindError)."""
        if self.is_open:
            raise BindError(
                "gradients have left for a step; take it, or call zero_grad, and then add the group"
            )

    def check(self) -> None:
        """Refuse gradients that could not leave, or have changed since (BindError)."""
        if self._refusal:
            raise BindError(self._refusal)
        if self._gone:
            raise BindError(
                f"{self._where[min(self._gone)]}: its gradient was freed for a step that has "
                f"failed; run the backward pass again"
            )
        for n in (n for n in self._freed if self._params[n].grad is not None):
            raise BindError(
                f"{self._where[n]}: it has a gradient again, and its own has left and was freed; "
                f"step before, or leave `free_gradients` out"
            )
        self._check_kept()

    def _check_kept(self) -> None:
        for n, (grad, version, first) in self._kept.items():
            is_kept = self._params[n].grad is grad and grad._version == version
            if not is_kept or _first(grad) != first:
                raise BindError(
                    f"{self._where[n]}: its gradient has changed since backward, when it left for "
                    f"the other ranks; scale and clip in the spec, as by "
                    f"'clip_by_global_norm(max_norm=1.0)+adamw'"
                )

    def _arrived(self, n: int) -> None:
        if self._is_adding:
            return
        if n in self._there:
            raise BindError(
                f"{self._where[n]}: a second backward pass before the step, and its gradient may "
                f"have left; put all passes but the last in `with optimizer.no_sync():`"
            )
        if self._bucket_of[n] < self._begun:
            raise BindError(
                f"{self._where[n]}: its gradient comes when its bucket has left; step, or call "
                f"zero_grad, and then run the backward pass"
            )
        self._there.add(n)
        self._gone.discard(n)
        self._left[self._bucket_of[n]] -= 1
        while self._begun < len(self.buckets) and not self._left[self._begun]:
            self._begin()

    def _begin(self) -> None:
        """Begin to send the next bucket. Raises RanksError, then for all that follow."""
        self.cells.refuse_capture()
        bucket = self.buckets[self._begun]
        self._begun += 1
        for n in bucket.tensors:
            self._take(n, self._params[n].grad)
        with self.meeting():
            if self._ranks.count > 1:
                bucket.begin(self._part)
            if self._frees and self._begun > 1:
                self.take(self._begun - 2)

    def _take(self, n: int, grad: Tensor | None) -> None:
        if grad is None:
            return
        is_there = grad.device == self._device
        if grad.layout != torch.strided or grad.dtype != torch.float32 or not is_there:
            self._refusal = self._refusal or (
                f"the gradient of {self._where[n]}: expected a dense one of float32 on "
                f"{_shown(self._device)}, got {grad.dtype}, {grad.layout}, {grad.device}"
            )
            return
        whole = grad.detach().contiguous()
        self._arrays[n] = self.cells.whole(whole)
        self._kept[n] = grad, grad._version, _first(grad)
        self._wholes[n] = whole

    def _part(self, span: Span) -> Any:
        """A span of a gradient; zeros where there is none."""
        found = self._arrays.get(span.tensor)
        if found is None:
            return self.cells.zeros(span.count)
        return found.reshape(-1)[span.first : span.first + span.count]


class BucketFlow:
    """Waits and sends between a step's calls, bucket by bucket: a `StepFlow`.

    Gradients come in the order of backward, from the last tensors to the first; parameters leave in
    that of forward, which `tensors` have.
    """

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
        """Begin a step, which ranks agree on."""
        self._agreement, self.has_agreed = agreement, False
        self._left, self._failed = 0, None

    def come(self, bucket: int) -> None:
        """Wait for a bucket's gradients. Raises RanksError."""
        self._gradients.take(bucket)

    def agree(self) -> None:
        """Wait until ranks agree on the step. Raises BindError, RanksError."""
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
        """Wait until a bucket's parameters are in their memory. Raises RanksError."""
        self._bucket(bucket).finish_params(self._params)
        if bucket + 1 == len(self.leaving):
            self._left = 0

    def anew(self) -> None:
        """Have all parameters be sent again."""
        self._left, self._failed = 0, None

    def _bucket(self, number: int) -> Bucket:
        return self._gradients.buckets[len(self.leaving) - 1 - number]


def _tell(arrived: WeakMethod[Any], n: int, _: Tensor) -> None:
    if (known := arrived()) is not None:
        known(n)


def _shown(device: torch.device) -> str:
    return "the CPU" if device.type == "cpu" else str(device)


def _first(grad: Tensor) -> bytes:
    """The bytes of its first element, without an array, which takes ten times as long.

    Of a GPU none, for which the host would have to wait.
    """
    if grad.is_cuda:
        return b""
    return ctypes.string_at(grad.data_ptr(), grad.element_size() if grad.numel() else 0)
