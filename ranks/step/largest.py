"""The ten largest of every 1024 elements of a gradient, sent alone: index and value.

    10 x (u16 index in the block, f32)  ->  the elements where they were, zeros elsewhere

Magnitudes are compared in 13 bits of their fraction; of equal ones the first are taken, and NaN is
larger than all. So a block's keys are 32 bits of which no two are equal, and NumPy partitions
these by vectors: 22 bits of the magnitude, and the index, counted from the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from ...ir.arrays import Array
from ...runtime.memory.array_checks import address, array_at
from ..combine import piece
from ..protocol import Handle, Ranks
from ..spans.span_table import Span
from .wire import BLOCK_OF_LARGEST as BLOCK
from .wire import LARGEST, Residuals

_INDICES = np.arange(BLOCK - 1, -1, -1, dtype=np.uint32)
_MAGNITUDE = np.uint32(0x7FFFFFFF & -BLOCK)
_BLOCKS = 256  # at a time, so that what is between lies in cache


class LargestExchange:
    """Spans of all ranks, of which the largest elements travel; as `EncodedExchange`."""

    def __init__(
        self,
        ranks: Ranks,
        spans: Sequence[Sequence[Span]],
        residuals: Residuals | None,
        present: Sequence[int] | None = None,
    ) -> None:
        self._mine, self._residuals, self._present = ranks.rank, residuals, present
        self.spans = [span for own in spans for span in own]
        self._counts = [sum(-(-span.count // BLOCK) for span in own) for own in spans]
        self._ends = np.cumsum([0, *map(len, spans)])
        blocks, every = self._counts[self._mine], range(ranks.count)
        self._sent = [LargestOfBlocks(count) for count in self._counts]
        self._come = [self._sent[r] if r == self._mine else LargestOfBlocks(blocks) for r in every]
        self._rooms = [np.zeros(BLOCK * blocks, np.float32) for _ in every]
        self._set: list[Array] = [np.zeros(0, np.int64) for _ in every]  # elements not zero
        nothing = np.zeros(0, np.uint8)
        self.given = [nothing if r == self._mine else self._sent[r].bytes for r in every]
        self.into = [nothing if r == self._mine else self._come[r].bytes for r in every]
        self._is_coming = False

    def exchange(self, starts: Array, send: Callable[[list[Array], list[Array]], Handle]) -> Handle:
        """Sends gradients whose spans begin there; this rank's own are taken meanwhile."""
        for rank in range(len(self._sent)):
            if rank != self._mine:
                self._take(rank, starts)
        handle = send(self.given, self.into)
        self._is_coming = True
        self._take(self._mine, starts)
        return handle

    def unpack(self) -> None:
        """Unpack the received pairs, as programs read them. May be called again."""
        for n, pairs in enumerate(self._come if self._is_coming else ()):
            room, before = self._rooms[n], self._set[n]
            room[before] = 0.0
            self._set[n] = offsets = pairs.elements()
            room[offsets] = pairs.values.reshape(-1)
        self._is_coming = False

    def begins_at(self, found: Mapping[str, Array]) -> None:
        """Writes where the arrays of whole tensors would begin, for each role that is read."""
        for rank, room in enumerate(self._rooms):
            at = address(room)
            for span in self.spans[self._ends[self._mine] : self._ends[self._mine + 1]]:
                found[piece(rank, True)][span.tensor] = at - 4 * span.first
                at += 4 * BLOCK * -(-span.count // BLOCK)

    def explain(self) -> str:
        """Return "": no program takes the largest."""
        return ""

    def _take(self, rank: int, starts: Array) -> None:
        """Take the pairs of a rank's spans, and keep the residuals."""
        first, end = int(self._ends[rank]), int(self._ends[rank + 1])
        if first == end:
            return
        spans = self.spans[first:end]
        tensors = np.array([span.tensor for span in spans], np.int64)
        tensors = tensors if self._present is None else np.array(self._present)[tensors]
        lost = left = np.zeros(len(spans), np.int64)
        if self._residuals is not None:
            firsts = np.array([span.first for span in spans], np.int64)
            lost, left = self._residuals.begins_at(tensors, firsts)
        done = 0
        for span, *offsets in zip(spans, starts[first:end], lost, left, strict=True):
            grad, old, new = (
                array_at(int(at), (span.count,), np.dtype(np.float32)) if at else None
                for at in offsets
            )
            assert grad is not None, "gradients that are there"
            for low in range(0, span.count, BLOCK * _BLOCKS):
                part = slice(low, min(low + BLOCK * _BLOCKS, span.count))
                kept = None if old is None or new is None else (old[part], new[part])
                done = self._sent[rank].take(done, grad[part], kept)


class LargestOfBlocks:
    """The indices and values of the largest elements of so many blocks, in one buffer."""

    def __init__(self, blocks: int) -> None:
        self.bytes = np.zeros(6 * LARGEST * blocks, np.uint8)
        self.values = self.bytes[: 4 * LARGEST * blocks].view(np.float32).reshape(-1, LARGEST)
        self.offsets = self.bytes[4 * LARGEST * blocks :].view(np.uint16).reshape(-1, LARGEST)

    def take(self, first: int, grad: Array, kept: tuple[Array, Array] | None) -> int:
        """Store the largest of each block of a gradient, from `first` on; return the block behind.

        Residuals, of before and of now, are kept. Of values that are not finite, and do not
        travel, it stays.
        """
        blocks = -(-len(grad) // BLOCK)
        total = np.zeros((blocks, BLOCK), np.float32)
        flat = total.reshape(-1)[: len(grad)]
        np.copyto(flat, grad) if kept is None else np.add(grad, kept[0], out=flat)
        keys = total.view(np.uint32) & _MAGNITUDE | _INDICES
        keys.partition(BLOCK - LARGEST, axis=1)
        offsets = BLOCK - 1 - (keys[:, -LARGEST:] & np.uint32(BLOCK - 1)).astype(np.int64)
        offsets.sort(axis=1)
        mine = slice(first, first + blocks)
        self.offsets[mine] = offsets
        self.values[mine] = np.take_along_axis(total, offsets, axis=1)
        if kept is not None:
            np.put_along_axis(total, offsets, 0.0, axis=1)
            lost, left = kept
            np.copyto(left, flat)
            if not (there := np.isfinite(flat)).all():
                np.copyto(left, lost, where=~there)
        return first + blocks

    def elements(self) -> Array:
        """Return the indices of values, block after block."""
        begins = BLOCK * np.arange(len(self.offsets), dtype=np.int64)[:, None]
        return (begins + self.offsets).reshape(-1)
