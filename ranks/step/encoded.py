"""The exchange of gradients that are rounded, and the program that rounds them.

gradients of f32  ->  codes of all ranks' spans, message by message  ->  each rank's own spans

A rank's own piece is rounded as the others', and stays where it was rounded to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer
from ...ir.arrays import Array
from ...ir.graph import Spec
from ...ir.text.parser import parse
from ...runtime.memory.array_checks import address, array_at
from ..combine import piece
from ..protocol import Handle, Ranks
from ..spans.span_table import Span
from .packing import pack, packed_size, unpack
from .wire import Residuals, Wire, WirePart

_ENCODE = parse(
    "optimizer @encode_gradients {\n"
    "  param %param : f32 elem\n"
    "  grad %grad : f32 elem\n\n"
    "  step {\n"
    "    update %param = %grad\n"
    "  }\n"
    "}\n"
)
# `residual` and `left` change places behind a step (`wire.py`). What is not finite is not
# added to later gradients: the residual stays.
WITH_FEEDBACK = parse(
    "optimizer @encode_with_feedback {\n"
    "  param %param : f32 elem\n"
    "  grad %grad : f32 elem\n"
    "  state %left = 0.0 : f32 elem\n"
    "  aux %residual : f32 elem\n\n"
    "  step {\n"
    "    %0 = add %grad, %residual : real elem\n"
    "    %1 = as_stored %0, like = %param : real elem\n"
    "    %2 = sub %0, %1 : real elem\n"
    "    %3 = isfinite %2 : bool elem\n"
    "    %4 = select %3, %2, %residual : real elem\n"
    "    update %param = %0\n"
    "    update %left = %4\n"
    "  }\n"
    "}\n"
)


class EncodedExchange:
    """Spans of all ranks, encoded on their way: to each rank its own ones, and from each these.

    `spans` are those of each rank, whose numbers are indices in `present`, if that is given.
    Rounding errors go to `residuals`. Options are those of the program that encodes; it may be
    that of another `spec`, which reads more arrays, cut as the spans are.
    """

    def __init__(
        self,
        ranks: Ranks,
        spans: Sequence[Sequence[Span]],
        wire: Wire,
        residuals: Residuals | None = None,
        present: Sequence[int] | None = None,
        spec: Spec | None = None,
        **options: Any,
    ) -> None:
        self._wire = wire
        options["spec"] = (WITH_FEEDBACK if residuals else _ENCODE) if spec is None else spec
        mine, every = ranks.rank, range(ranks.count)
        messages = [WireMessage.of(wire, own) for own in spans]
        rooms = [np.zeros(message.size, np.uint8) for message in messages]  # to each, and its own
        come = [rooms[r] if r == mine else np.zeros_like(rooms[mine]) for r in every]
        self._own, self._come = messages[mine], come
        self._packs = [
            None
            if r == mine
            else PackedMessages(messages[r], rooms[r], come[r], messages[mine], wire.bits)
            for r in every
        ]
        self.given = [rooms[mine][:0] if p is None else p.given for p in self._packs]
        self.into = [rooms[mine][:0] if p is None else p.into for p in self._packs]
        self.spans = [span for own in spans for span in own]
        others = [r for r in every if r != mine]
        self._encoders = [
            SpanEncoder(wire, [spans[r] for r in part], [rooms[r] for r in part],
                        [messages[r] for r in part], residuals, present, **options)
            for part in (others, [mine])
        ]  # fmt: skip
        ends = np.cumsum([0, *map(len, spans)])
        own = np.arange(ends[mine], ends[mine + 1])  # of all spans
        self._elements = [np.setdiff1d(np.arange(ends[-1]), own), own]
        self._is_packed = False

    def exchange(
        self, starts: Array, send: Callable[[list[Array], list[Array]], Handle], **more: Array
    ) -> Handle:
        """Sends gradients whose spans begin there; this rank's own are encoded meanwhile."""
        (others, own), (there, here) = self._encoders, self._elements
        others.encode(starts[there], **{role: at[there] for role, at in more.items()})
        for message in filter(None, self._packs):
            message.pack()
        handle = send(self.given, self.into)
        self._is_packed = True
        own.encode(starts[here], **{role: at[here] for role, at in more.items()})
        return handle

    def set(self, **hypers: float) -> None:
        """Set the hyper-parameters of the encoding program."""
        for encoder in self._encoders:
            encoder.set(hypers)

    def unpack(self) -> None:
        """Unpack the received pieces, as programs read them. May be called again."""
        for message in filter(None, self._packs if self._is_packed else ()):
            message.unpack()
        self._is_packed = False

    def explain(self) -> str:
        """Explain the encoding."""
        return next(filter(None, (part.explain() for part in self._encoders)), "")

    def begins_at(self, found: Mapping[str, Array]) -> None:
        """Writes where the arrays of whole tensors would begin, for each role that is read."""
        own = self._own
        for part in self._wire.parts:
            before = own.firsts // part.elements * part.dtype.bytes
            for rank, begins in enumerate(self.pieces(part)):
                role = piece(rank, self._wire.is_rounded) + part.suffix
                found[role][own.tensors] = begins - before

    def pieces(self, part: WirePart) -> list[Array]:
        """Return the offsets of own spans in each rank's message, in one of its arrays."""
        starts = self._own.starts[self._wire.parts.index(part)]
        return [address(room) + starts for room in self._come]


class SpanEncoder:
    """Encodes the spans of some ranks into a room for each of these."""

    def __init__(
        self,
        wire: Wire,
        spans: Sequence[Sequence[Span]],
        rooms: Sequence[Array],
        messages: Sequence[WireMessage],
        residuals: Residuals | None,
        present: Sequence[int] | None,
        **options: Any,
    ) -> None:
        every = [span for own in spans for span in own]
        of_spans = np.array([span.tensor for span in every], np.int64)
        self._tensors = of_spans if present is None else np.array(present, np.int64)[of_spans]
        self._firsts = np.array([span.first for span in every], np.int64)
        self._residuals, self._encoder = residuals, None
        both = [*zip(rooms, messages, strict=True)]
        starts = [
            np.concatenate([np.zeros(0, np.int64), *(address(r) + m.starts[n] for r, m in both)])
            for n in range(len(wire.parts))
        ]
        if every:
            self._encoder = GradientEncoder(wire, [s.count for s in every], starts, **options)

    def set(self, hypers: Mapping[str, float]) -> None:
        """Set the hyper-parameters of the program."""
        if self._encoder is not None:
            self._encoder.groups[0].update(hypers)

    def encode(self, starts: Array, **more: Array) -> None:
        """Fills the rooms: the gradients of the spans begin there."""
        if self._encoder is not None:
            if self._residuals is not None:
                known = self._residuals.begins_at(self._tensors, self._firsts)
                more = {**more, "residual": known[0], "left": known[1]}
            self._encoder.encode(grad=starts, **more)

    def explain(self) -> str:
        """Explain the encoding, if there is any."""
        return "" if self._encoder is None else self._encoder.explain()


class PackedMessages:
    """Messages to and from one rank, with codes of fewer than 8 bits packed."""

    def __init__(
        self, to: WireMessage, room: Array, come: Array, own: WireMessage, bits: int
    ) -> None:
        self._bits, self._parts = bits, [(room, to.wide), (come, own.wide)]
        self.given, self.into = room, come
        if bits < 8:
            self.given, self.into = (
                np.zeros(wide + packed_size(len(one) - wide, bits), np.uint8)
                for one, wide in self._parts
            )

    def pack(self) -> None:
        """Fill the given arrays."""
        room, wide = self._parts[0]
        if self._bits < 8:
            self.given[:wide] = room[:wide]
            pack(room[wide:], self._bits, self.given[wide:])

    def unpack(self) -> None:
        """Fills the room that programs read."""
        room, wide = self._parts[1]
        if self._bits < 8:
            room[:wide] = self.into[:wide]
            unpack(self.into[wide:], self._bits, room[wide:])


@dataclass(frozen=True, slots=True, eq=False)
class WireMessage:
    """Spans in one buffer, array by array of a wire: the offset of each span's cells."""

    tensors: Array
    firsts: Array
    starts: list[Array]
    size: int
    wide: int  # of it, what lies before the codes

    @staticmethod
    def of(wire: Wire, spans: Sequence[Span]) -> WireMessage:
        rows = np.array([(s.tensor, s.first, s.count) for s in spans], np.int64).reshape(-1, 3)
        tensors, firsts, counts = rows.T
        starts: list[Array] = []
        size = wide = 0
        for part in wire.parts:
            wide = size
            sizes = -(-counts // part.elements) * part.dtype.bytes
            starts.append(size + np.cumsum(sizes) - sizes)
            size += int(sizes.sum())
        return WireMessage(tensors, firsts, starts, size, wide)


class GradientEncoder(Optimizer):
    """Stores gradients as a wire has them: the "parameters" are the codes on their way."""

    def __init__(
        self,
        wire: Wire,
        counts: Sequence[int],
        starts: Sequence[Array],
        spec: Spec,
        inputs: str = "",
        **options: Any,
    ) -> None:
        where = {part.suffix: at for part, at in zip(wire.parts, starts, strict=True)}
        (kind,) = (part.dtype.numpy for part in wire.parts if not part.suffix)
        codes = [
            array_at(at, (count,), kind)
            for at, count in zip(where[""].tolist(), counts, strict=True)
        ]
        super().__init__(codes, spec, dtypes=f"param={wire.format}{inputs}", **options)
        for suffix, at in where.items():
            self._stepper.aim(f"param{suffix}", at)

    def encode(self, **begins: Array) -> None:
        """Encodes the spans of which each role begins there."""
        for role, at in begins.items():
            self._stepper.aim(role, at)
        self._stepper.run()
