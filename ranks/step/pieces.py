"""The exchange of gradients: each rank gets, of its own spans, the pieces of all ranks.

A piece lies span by span in a buffer. Tables have the address that the tensor would begin at, so
that a span's elements are where they are looked for: the buffer's, less the span's first byte.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...ir.arrays import Array
from ...runtime.memory.array_checks import address
from ..protocol import Ranks
from ..spans.span_table import SpanTable


class PieceExchange:
    """The pieces of one rank's spans of some tensors, `present` of them."""

    def __init__(self, ranks: Ranks, table: SpanTable, present: Sequence[int]) -> None:
        places = {tensor: n for n, tensor in enumerate(present)}
        every = range(ranks.count)
        self._ranks, self._count = ranks, len(present)
        spans = [[s for s in table.of(r) if s.tensor in places] for r in every]
        # Of each rank's spans: the places of their tensors among those present, and elements.
        self._parts = [[(places[s.tensor], s.first, s.first + s.count) for s in mine]
                       for mine in spans]  # fmt: skip
        mine = self._parts[ranks.rank]
        self._rows, self._firsts, ends = np.array(mine, np.int64).reshape(-1, 3).T
        counts = ends - self._firsts
        self._offsets, self._size = np.cumsum(counts) - counts, int(counts.sum())
        self._buffers: list[Array] = []
        self._given: list[Array] = []  # what goes to each rank

    def run(self, grads: Sequence[Array]) -> list[Array]:
        """Where the tensors begin in each rank's piece; 0 for those that this rank has nothing of.

        `grads` are of the present tensors. Raises RanksError.
        """
        dtype = grads[0].dtype
        if not self._buffers:
            self._buffers = [np.zeros(self._size, dtype) for _ in self._parts]
            self._given = [np.zeros(sum(b - a for _, a, b in p), dtype) for p in self._parts]
        flat = [grad.reshape(-1) for grad in grads]
        for given, parts in zip(self._given, self._parts, strict=True):
            np.concatenate([given[:0], *(flat[n][a:b] for n, a, b in parts)], out=given)
        into = [buffer.view(np.uint8) for buffer in self._buffers]
        sent = [given.view(np.uint8) for given in self._given]
        self._ranks.exchange(sent, into, "the exchange of gradients").wait()
        return [self._addresses(buffer) for buffer in self._buffers]

    def _addresses(self, buffer: Array) -> Array:
        found = np.zeros(self._count, np.int64)
        found[self._rows] = address(buffer) + buffer.itemsize * (self._offsets - self._firsts)
        return found
