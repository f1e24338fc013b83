"""The micro-batches of a rank: their gradients are added up here, and the sum is exchanged.

    1 process, m = 4        ((g0 + g1) + (g2 + g3)) / 4
    2 ranks,   m = 2         (g0 + g1) + (g2 + g3)  / 4     each parenthesis on its rank

A balanced tree over m batches, a power of two, is a part of the tree over all ranks' batches, so
that the mean has the same bits however many ranks share them. Sums of 1, 2, 4 ... batches that
follow one another wait for their right neighbour, as the digits of a binary counter: log2 m
buffers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError, OptionError
from ...runtime.gradients.row_sparse import RowSparse
from ...runtime.stepping.accumulation import ENTRY


class MicroBatches:
    """Adds up `count` micro-batches a step, in f32."""

    def __init__(self, count: int) -> None:
        self.count, self._given = count, 0
        self._present: tuple[int, ...] = ()  # the tensors that have gradients in this step
        self._sums: list[list[Array]] = []  # of fewer batches each, lower numbers first
        self._free: list[list[Array]] = []  # buffers of the same tensors

    def __bool__(self) -> bool:
        """True if there is anything to add."""
        return self.count > 1

    def clear(self) -> None:
        """Discard the micro-batches so far; all of the step are to come again."""
        self._given, self._sums, self._free = 0, [], []

    def check(self, present: tuple[int, ...], grads: Sequence[Any], is_last: bool) -> None:
        """Refuse a micro-batch out of order, to `accumulate` or to the step (BindError)."""
        if (self._given + 1 == self.count) is not is_last:
            raise BindError(
                f"expected {self.count} micro-batches before a step is done, {self.count - 1} by "
                f"accumulate(grads) and the last by step(grads); this is number {self._given + 1}, "
                f"by {'step' if is_last else 'accumulate'}"
            )
        if any(isinstance(grad, RowSparse) for grad in grads):
            raise BindError("micro-batches are arrays, got a row-sparse gradient; give it dense")
        if self._given and present != self._present:
            number = min(set(present) ^ set(self._present))
            there = number in present
            raise BindError(
                f"tensor {number} has {'a' if there else 'no'} gradient in micro-batch "
                f"{self._given + 1} of the step, and {'none' if there else 'one'} in those before; "
                f"give one in all of them, of zeros where there is nothing, or in none"
            )

    def check_none(self, what: str) -> None:
        """Refuse a call that would lose micro-batches that have been given (BindError)."""
        if self._given:
            raise BindError(
                f"{self._given} of {self.count} micro-batches are added up, which {what} would "
                f"leave out; take the step first"
            )

    def add(self, grads: Sequence[Array], present: tuple[int, ...]) -> None:
        """Adds the gradients of the tensors present; an interrupt forgets all that were given."""
        number, sums, free = self._given, self._sums, self._free
        if not number and present != self._present:
            sums, free = [], []
        self.clear()
        if number & 1:
            _add(sums[-1], grads)
        else:
            sums.append(free.pop() if free else [np.empty(g.shape, g.dtype) for g in grads])
            for own, grad in zip(sums[-1], grads, strict=True):
                own[...] = grad
        for _ in range((number ^ number + 1).bit_length() - 2):
            free.append(sums.pop())
            _add(sums[-1], free[-1])
        self._given, self._present, self._sums, self._free = number + 1, present, sums, free

    def total(self, grads: Sequence[Array], present: tuple[int, ...]) -> list[Array]:
        """The sum with the last ones, which stands until more are given."""
        self.add(grads, present)
        whole = self._sums.pop()
        self._free.append(whole)
        self._given = 0
        return whole


def checked_micro_batches(count: Any, entries: Collection[str], name: str) -> int:
    """Raises OptionError if it is no power of two; BindError for a spec that adds up itself."""
    if type(count) is not int or count < 1 or count & count - 1:
        raise OptionError(f"micro_batches: expected a power of two, 1 or more, got {count!r:.80}")
    if count > 1 and ENTRY in entries:
        raise BindError(
            f"{name} has the stage {ENTRY}, which adds up means over ranks, and micro_batches="
            f"{count} adds up before them; leave one of the two out"
        )
    return count


def _add(left: Sequence[Array], right: Sequence[Array]) -> None:
    """left <- left + right."""
    with np.errstate(over="ignore", invalid="ignore"):  # the step says what is not finite
        for into, more in zip(left, right, strict=True):
            np.add(into, more, out=into)
