"""The exchange of gradients that are rounded, and the program that rounds them.

gradients of f32  ->  codes of all ranks' spans, message by message  ->  each rank's own spans

A rank's own piece is rounded as the others', and stays where it was rounded to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer
from ...ir.arrays import Array
from ...ir.text.parser import parse
from ...runtime.memory.array_checks import address, array_at
from ..mean_of_ranks import piece
from ..protocol import Ranks
from ..spans.span_table import Span
from .wire import Wire

_ENCODE = parse(
    "optimizer @encode_gradients {\n"
    "  param %param : f32 elem\n"
    "  grad %grad : f32 elem\n\n"
    "  step {\n"
    "    update %param = %grad\n"
    "  }\n"
    "}\n"
)


class EncodedExchange:
    """Spans of all ranks, encoded on their way: to each rank its own ones, and from each these.

    `spans` are those of each rank; options are those of the program that encodes.
    """

    def __init__(
        self, ranks: Ranks, spans: Sequence[Sequence[Span]], wire: Wire, **options: Any
    ) -> None:
        self._wire = wire
        mine, every = ranks.rank, range(ranks.count)
        messages = [WireMessage.of(wire, own) for own in spans]
        rooms = [np.zeros(message.size, np.uint8) for message in messages]  # to each, and its own
        come = [rooms[r] if r == mine else np.zeros_like(rooms[mine]) for r in every]
        self.given = [rooms[r][: 0 if r == mine else None] for r in every]
        self.into = [come[r][: 0 if r == mine else None] for r in every]
        self._own, self._come = messages[mine], come
        self.spans = [span for own in spans for span in own]
        both = [*zip(rooms, messages, strict=True)]
        starts = [
            np.concatenate([address(room) + m.starts[n] for room, m in both])
            for n in range(len(wire.parts))
        ]
        counts = [span.count for span in self.spans]
        self._encoder = GradientEncoder(wire, counts, starts, **options) if counts else None

    def encode(self, starts: Array) -> None:
        """Fills what is given to each rank: the gradients of the spans begin there."""
        if self._encoder is not None:
            self._encoder.encode(starts)

    def begins_at(self, found: Mapping[str, Array]) -> None:
        """Writes where the arrays of whole tensors would begin, for each role that is read."""
        own = self._own
        for rank, room in enumerate(self._come):
            for part, starts in zip(self._wire.parts, own.starts, strict=True):
                before = own.firsts // part.elements * part.dtype.bytes
                role = piece(rank, self._wire.is_rounded) + part.suffix
                found[role][own.tensors] = address(room) + starts - before


@dataclass(frozen=True, slots=True, eq=False)
class WireMessage:
    """Some spans in one buffer, array by array of a wire: where each span's cells begin."""

    tensors: Array
    firsts: Array
    starts: list[Array]
    size: int

    @staticmethod
    def of(wire: Wire, spans: Sequence[Span]) -> WireMessage:
        rows = np.array([(s.tensor, s.first, s.count) for s in spans], np.int64).reshape(-1, 3)
        tensors, firsts, counts = rows.T
        starts: list[Array] = []
        size = 0
        for part in wire.parts:
            sizes = -(-counts // part.elements) * part.dtype.bytes
            starts.append(size + np.cumsum(sizes) - sizes)
            size += int(sizes.sum())
        return WireMessage(tensors, firsts, starts, size)


class GradientEncoder(Optimizer):
    """Stores gradients as a wire has them: the "parameters" are the codes on their way."""

    def __init__(
        self, wire: Wire, counts: Sequence[int], starts: Sequence[Array], **options: Any
    ) -> None:
        where = {part.suffix: at for part, at in zip(wire.parts, starts, strict=True)}
        (kind,) = (part.dtype.numpy for part in wire.parts if not part.suffix)
        codes = [
            array_at(at, (count,), kind)
            for at, count in zip(where[""].tolist(), counts, strict=True)
        ]
        super().__init__(codes, _ENCODE, dtypes=f"param={wire.format}", **options)
        for suffix, at in where.items():
            self._stepper.aim(f"param{suffix}", at)

    def encode(self, starts: Array) -> None:
        """Encodes the spans that begin there."""
        self._stepper.aim("grad", starts)
        self._stepper.run()
