"""The exchange of gradients: each rank gets, of its own spans, the pieces of all ranks.

A piece lies span by span in a buffer. Tables have the address that the tensor would begin at, so
that a span's elements are where they are looked for: the buffer's, less the span's first byte.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ...ir.arrays import Array
from ...ir.types import F32
from ...runtime.memory.array_checks import address, addresses_of
from ..combine import piece
from ..protocol import Handle, Ranks
from ..spans.span_table import Span, SpanTable, parts_of
from .encoded import EncodedExchange
from .largest import LargestExchange


class PieceExchange:
    """The pieces of one rank's spans of so many tensors, sent as they are."""

    def __init__(
        self,
        ranks: Ranks,
        spans: list[list[Span]],
        count: int,
        phase: str = "the exchange of gradients",
    ) -> None:
        self._ranks, self._spans, self._count, self._phase = ranks, spans, count, phase
        self._buffers: list[Array] = []
        self._given: list[Array] = []  # what goes to each rank

    def run(self, grads: Sequence[Array]) -> dict[str, Array]:
        """Return tensors' addresses in each rank's piece, by role; 0 where this rank has no span.

        `grads` are of the present tensors, of one dtype. Raises RanksError.
        """
        mine, dtype = self._ranks.rank, grads[0].dtype
        if not self._buffers:
            sizes = [sum(s.count for s in own) for own in self._spans]
            self._buffers = [np.zeros(sizes[mine], dtype) for _ in sizes]
            self._given = [np.zeros(size, dtype) for size in sizes]
        for given, own in zip(self._given, self._spans, strict=True):
            np.concatenate([given[:0], *parts_of(grads, own)], out=given)
        into = [buffer.view(np.uint8) for buffer in self._buffers]
        sent = [given.view(np.uint8) for given in self._given]
        self._ranks.exchange(sent, into, self._phase).wait()
        return {piece(r): self._addresses(buffer) for r, buffer in enumerate(self._buffers)}

    def explain(self) -> str:
        """Return "": gradients travel as they are."""
        return ""

    @property
    def pieces(self) -> list[Array]:
        """Return each rank's piece of this rank's spans, one after the other."""
        return self._buffers

    def _addresses(self, buffer: Array) -> Array:
        found, at = np.zeros(self._count, np.int64), address(buffer)
        for span in self._spans[self._ranks.rank]:
            found[span.tensor] = at - buffer.itemsize * span.first
            at += buffer.itemsize * span.count
        return found


class EncodedPieces:
    """The same, rounded on their way."""

    def __init__(
        self, ranks: Ranks, exchange: EncodedExchange | LargestExchange, count: int
    ) -> None:
        self._ranks, self._exchange = ranks, exchange
        self._tensors = [span.tensor for span in exchange.spans]
        self._before = np.array([F32.bytes * span.first for span in exchange.spans], np.int64)
        self._found = defaultdict[str, Array](lambda: np.zeros(count, np.int64))
        exchange.begins_at(self._found)

    def run(self, grads: Sequence[Array]) -> dict[str, Array]:
        """Exchange gradients, as `PieceExchange.run`."""

        def send(given: list[Array], into: list[Array]) -> Handle:
            return self._ranks.exchange(given, into, "the exchange of gradients")

        self._exchange.exchange(addresses_of(grads)[self._tensors] + self._before, send).wait()
        self._exchange.unpack()
        return self._found

    def explain(self) -> str:
        """Explain the encoding."""
        return self._exchange.explain()


def engine_mean(ranks: Ranks, grads: Sequence[Array], batches: int) -> tuple[Array, Array]:
    """The mean over ranks, of so many micro-batches each, by the engine; where tensors begin in it.

    Raises RanksError.
    """
    flat = np.concatenate([g.reshape(-1) for g in grads])
    ranks.sum(flat, "the sum of gradients").wait()
    flat /= flat.dtype.type(ranks.count * batches)
    sizes = np.array([g.size for g in grads])
    return flat, address(flat) + flat.itemsize * (np.cumsum(sizes) - sizes)


def spans_of_present(ranks: Ranks, table: SpanTable, present: Sequence[int]) -> list[list[Span]]:
    """The spans of each rank in the tensors present, which are numbered among these."""
    numbers = {tensor: n for n, tensor in enumerate(present)}
    return [
        [replace(s, tensor=numbers[s.tensor]) for s in table.of(r) if s.tensor in numbers]
        for r in range(ranks.count)
    ]
