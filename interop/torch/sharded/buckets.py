"""Buckets: tensors whose gradients, and then parameters, travel among the ranks together.

Each rank owns a part of every bucket, so that a bucket's bytes go both ways. A part travels as
messages: a large span by itself, from and to where it lies, and the small ones in one copy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ....ir.arrays import Array
from ....ranks.combine import mean, piece
from ....ranks.protocol import Handle, Ranks
from ....ranks.spans.span_table import Span, SpanTable
from ....ranks.step.encoded import EncodedExchange
from ....ranks.step.largest import LargestExchange
from ....runtime.memory.array_checks import addresses_of
from .cells import NOTHING, MessageCells

_LARGE = 1 << 16  # elements of a span that is not copied; a copy of fewer costs less than a message

Part = Callable[[Span], Any]  # the elements of a span
# The exchange of each rank's spans where gradients are rounded on their way.
Encoded = Callable[[Sequence[Sequence[Span]]], EncodedExchange | LargestExchange | None]


def buckets_of(sizes: Sequence[int], most: int) -> list[range]:
    """Ranges of tensors of about so many bytes, the last first, as gradients come."""
    found: list[range] = []
    end, held = len(sizes), 0
    for n in reversed(range(len(sizes))):
        if held and held + sizes[n] > most:
            found.append(range(n + 1, end))
            end, held = n + 1, 0
        held += sizes[n]
    return [*found, range(end)]


class Bucket:
    """The messages of some tensors, from every rank to every rank."""

    def __init__(
        self, ranks: Ranks, table: SpanTable, tensors: range, encoded: Encoded,
        cells: MessageCells, *, frees: bool,
    ) -> None:  # fmt: skip
        self.tensors, self._cells = tensors, cells
        self._ranks, self._every = ranks, range(ranks.count)
        spans = [[s for s in table.of(r) if s.tensor in tensors] for r in self._every]
        self._encoded = encoded(spans)
        parts = [*map(_messages, spans)]
        count = max(map(len, parts), default=0)  # of messages that each rank sends, some empty
        self._turns = [[p[n] if n < len(p) else [] for p in parts] for n in range(count)]
        mine = [turn[ranks.rank] for turn in self._turns]
        self._mine = [] if self._encoded is not None else mine
        self._pieces = [] if frees else self._rooms()
        # Where gradients are freed, their means are what is kept of them.
        self._means = [np.zeros(sum(s.count for s in own), np.float32) for own in mine if frees]
        self._room_of_params: dict[tuple[int, int], Any] = {}
        self._gradients = PendingBuckets(ranks, "the exchange of gradients")
        self._params = PendingBuckets(ranks, "the gather of parameters")

    def begin(self, part: Part) -> None:
        """Begin to receive each rank's piece of this one's spans, and to send the others'."""
        if self._encoded is not None:
            held = [*map(part, self._encoded.spans)]
            self._encoded.exchange(addresses_of(held), self._gradients.begin)
            return
        self._pieces = self._pieces or self._rooms()
        for turn, into in zip(self._turns, self._pieces, strict=True):
            given = [
                NOTHING if r == self._ranks.rank else self._joined(turn[r], part)
                for r in self._every
            ]
            self._gradients.begin(given, into)

    def wait(self) -> None:
        """Wait until the pieces are where steps read them. Raises RanksError."""
        has_come = not self._gradients.count
        self._gradients.wait()
        if self._encoded is not None:
            self._encoded.unpack()
        for room in (r for turn in self._pieces for r in turn if len(r) and not has_come):
            self._cells.landed(room)

    def take_means(self, part: Part) -> None:
        """Replace received pieces by their means. May be called again."""
        if not self._pieces:
            return
        for own, into, out in zip(self._mine, self._pieces, self._means, strict=True):
            pieces = [room.view(np.float32) for room in into]
            pieces[self._ranks.rank] = self._joined(own, part).view(np.float32)
            mean(pieces, out)
        self._pieces = []

    def divide(self, scale: float) -> None:
        """Divides the pieces that have come."""
        for room in (room for turn in self._pieces for room in turn):
            cells = room.view(np.float32)
            cells /= np.float32(scale)

    def begins_at(self, found: Mapping[str, Array]) -> None:
        """Write the address at which each piece's tensor would begin, by role."""
        if self._encoded is not None:
            self._encoded.begins_at(found)
            return
        for n, spans in enumerate(self._mine):
            rooms = (
                {"grad": self._means[n]}
                if self._means
                else {piece(r): self._pieces[n][r] for r in self._every if r != self._ranks.rank}
            )
            at = 0
            for span in spans:
                for role, room in rooms.items():
                    found[role][span.tensor] = self._cells.address(room) + 4 * (at - span.first)
                at += span.count

    def begin_params(self, part: Part) -> None:
        """Begin to send the parameters this rank has stepped, and to receive the others'.

        Called again after an interrupt, it goes on.
        """
        for n in range(self._params.count, len(self._turns)):
            own = self._joined(self._turns[n][self._ranks.rank], part)
            given = [NOTHING if r == self._ranks.rank else own for r in self._every]
            self._params.begin(given, [self._place(n, r, part) for r in self._every])

    def finish_params(self, part: Part) -> None:
        """Wait for the other ranks' parameters, and copy them to their places."""
        self._params.wait()
        for (n, rank), room in self._room_of_params.items():
            at = 0
            for span in self._turns[n][rank]:
                self._cells.put(part(span), room, at)
                at += span.count

    def _place(self, turn: int, rank: int, part: Part) -> Any:
        """Return the buffer for a rank's parameters: their own memory, where they are one span."""
        spans = self._turns[turn][rank]
        if rank == self._ranks.rank or not spans:
            return NOTHING
        if len(spans) == 1 and (there := self._cells.direct(part(spans[0]))) is not None:
            return there
        key = turn, rank
        if key not in self._room_of_params:
            self._room_of_params[key] = self._room(spans, rank)
        return self._room_of_params[key]

    def _rooms(self) -> list[list[Any]]:
        return [[self._room(own, r) for r in self._every] for own in self._mine]

    def _room(self, spans: Sequence[Span], rank: int) -> Any:
        own = rank == self._ranks.rank or not spans
        return NOTHING if own else self._cells.room(sum(s.count for s in spans))

    def _joined(self, spans: Sequence[Span], part: Part) -> Any:
        """The bytes of some spans."""
        return self._cells.joined([*map(part, spans)]) if spans else NOTHING


class PendingBuckets:
    """Messages that are under way, and their buckets."""

    def __init__(self, ranks: Ranks, phase: str) -> None:
        self._ranks, self._phase = ranks, phase
        self._begun: list[tuple[Handle, list[Any], list[Any]]] = []

    @property
    def count(self) -> int:
        """The number of buckets."""
        return len(self._begun)

    def begin(self, given: list[Any], into: list[Any]) -> Handle:
        """Begin to exchange a message with each rank. Raises RanksError."""
        handle = self._ranks.exchange(given, into, self._phase)
        self._begun.append((handle, given, into))
        return handle

    def wait(self) -> None:
        """Wait for all messages. Raises RanksError."""
        for handle, _, _ in self._begun:
            handle.wait()
        self._begun = []


def _messages(spans: Sequence[Span]) -> list[list[Span]]:
    small = [s for s in spans if s.count < _LARGE]
    large = [[s] for s in spans if s.count >= _LARGE]
    return [*large, small] if small else large
