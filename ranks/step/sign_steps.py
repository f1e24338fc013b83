"""Steps by means over ranks that travel as signs, both ways, of arrays that every rank has whole.

    every rank     c_r = C[x_r + d_r],             d_r <- x_r + d_r - c_r     1 bit, out
    its owner      c = C[mean of c_r + e],         e <- mean of c_r + e - c   1 bit, back
    every rank     a step by c

DeepSpeed's `compressed_allreduce`. C keeps the sign of each element and the mean magnitude of a
block of 1024, where DeepSpeed has the root of the mean square of a tensor, or of a rank's part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer
from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.graph import Spec
from ...passes.chain.compose import chain
from ...runtime.memory.array_checks import address, addresses_of
from ...runtime.memory.tensor_set import Tensors
from ..combine import mean_of_ranks, piece
from ..protocol import Handle, Ranks
from ..spans.span_table import SpanTable, parts_of
from .encoded import WITH_FEEDBACK, EncodedExchange, GradientEncoder, PackedMessages, WireMessage
from .wire import WIRES, Residuals

_WIRE = WIRES["sign"]


def check_by_signs(
    name: str, tensors: Tensors, present: Sequence[int], aux: object, why: str
) -> None:
    """Refuses extra inputs, and a step without the gradients of all tensors (BindError)."""
    if aux is not None:
        raise BindError(f"{name} reads no extra inputs; leave `aux` out")
    if missing := set(range(len(tensors))) - set(present):
        raise BindError(f"{tensors.where(min(missing))}: its gradient is missing; {why}")


class SignMeans:
    """Means over ranks that travel as signs, both ways; `begins` says where those of spans lie.

    Residuals of ranks are in the first of `lost`, those of owners in the second.
    `spec` encodes the values that go to the owners.
    """

    def __init__(
        self,
        ranks: Ranks,
        table: SpanTable,
        lost: tuple[Residuals, Residuals],
        what: str,
        spec: Spec = WITH_FEEDBACK,
        **options: Any,
    ) -> None:
        self._ranks, self._what, (self._lost, self._lost_by_owner) = ranks, what, lost
        self._tensors = np.arange(len(table.first_owners))
        self._hypers = [role.name for role in spec.of_kind("hyper")]
        mine, every = ranks.rank, range(ranks.count)
        spans = [list(table.of(rank)) for rank in every]
        self._exchange = EncodedExchange(ranks, spans, _WIRE, self._lost, spec=spec, **options)
        messages = [WireMessage.of(_WIRE, own) for own in spans]
        rooms = [np.zeros(message.size, np.uint8) for message in messages]
        self._own, self._owner = messages[mine], None
        starts = [
            [address(r) + m.starts[n] for r, m in zip(rooms, messages, strict=True)] for n in (0, 1)
        ]
        if spans[mine]:
            inputs = "".join(f",{piece(r, True)}={_WIRE.format}" for r in every)
            spec = chain(mean_of_ranks(ranks.count, True), WITH_FEEDBACK)
            given = [s.count for s in spans[mine]], [at[mine] for at in starts]
            self._owner = GradientEncoder(_WIRE, *given, spec, inputs, **options)
        self._back = [
            PackedMessages(messages[mine], rooms[mine], rooms[r], messages[r], 1) for r in every
        ]
        self.spans = [span for own in spans for span in own]
        self.begins = {
            f"grad{part.suffix}": np.concatenate(at)
            for part, at in zip(_WIRE.parts, starts, strict=True)
        }

    def cells(self, arrays: Sequence[Array]) -> list[Array]:
        """The spans, one after the other, of arrays of all tensors."""
        return parts_of(arrays, self.spans)

    def take(
        self, given: Sequence[Array], hypers: Mapping[str, float], **more: Sequence[Array]
    ) -> None:
        """Compute the mean over ranks of this rank's arrays; `spec` reads more cells.

        Residuals count from `commit` on. Raises RanksError.
        """
        self._exchange.set(**{n: hypers[n] for n in self._hypers})
        known = {name: addresses_of(cells) for name, cells in more.items()}
        starts = addresses_of(self.cells(given))
        self._exchange.exchange(starts, self._send, **known).wait()
        self._exchange.unpack()
        self._owned()

    def commit(self) -> None:
        """Have the residuals of the last means be added to the next."""
        self._lost.commit(self._tensors)
        self._lost_by_owner.commit(self._tensors)

    def _send(self, given: list[Array], into: list[Array]) -> Handle:
        return self._ranks.exchange(given, into, f"the exchange of {self._what}")

    def _owned(self) -> None:
        """Give every rank the mean of each owner's spans."""
        if self._owner is not None:
            own, mine = self._own, self._ranks.rank
            known = self._lost_by_owner.begins_at(own.tensors, own.firsts)
            pieces = {
                f"{piece(rank, True)}{part.suffix}": begins
                for part in _WIRE.parts
                for rank, begins in enumerate(self._exchange.pieces(part))
            }
            self._owner.encode(residual=known[0], left=known[1], **pieces)
            self._back[mine].pack()
        given = self._back[self._ranks.rank].given
        into = [back.into for back in self._back]
        into[self._ranks.rank][...] = given
        self._ranks.gather(given, into, f"the gather of {self._what}").wait()
        for rank, back in enumerate(self._back):
            if rank != self._ranks.rank:
                back.unpack()


class SignSteps:
    """Steps whole parameters by a mean that travels as signs, which is the program's gradient.

    `arrays` are those of all tensors by role; the program reads v and stores to `states`.
    """

    def __init__(
        self,
        means: SignMeans,
        arrays: Mapping[str, Sequence[Array]],
        spec: Spec,
        states: Sequence[str],
        **options: Any,
    ) -> None:
        self._means = means
        self._cells = {role: means.cells(kept) for role, kept in arrays.items()}
        self._steps = SpanSteps(self._cells, spec, states, dtypes="grad=sign", **options)
        self._steps.read(**means.begins)

    def run(self, given: Sequence[Array], hypers: Mapping[str, float], *reading: str) -> None:
        """Step by the mean of all ranks' arrays. Raises RanksError, with nothing changed.

        The encoder reads these roles too.
        """
        self._means.take(given, hypers, **{role: self._cells[role] for role in reading})
        self._steps.run(hypers)
        self._means.commit()


class SpanSteps(Optimizer):
    """Steps cells in place, by role, by a spec that reads v; gradients lie where it is told to."""

    def __init__(
        self,
        cells: Mapping[str, Sequence[Array]],
        spec: Spec,
        states: Sequence[str],
        **options: Any,
    ) -> None:
        kept = zip(*(cells[name] for name in states), strict=True)
        own = [dict(zip(states, one, strict=True)) for one in kept]
        super().__init__(cells["param"], spec, states=own, **options)
        self.read(v=addresses_of(cells["v"]))

    def read(self, **begins: Array) -> None:
        """Set the begin of each role's memory, span by span."""
        for role, at in begins.items():
            self._stepper.aim(role, at)

    def run(self, hypers: Mapping[str, float]) -> None:
        """A step with those of these hyper-parameters that it has."""
        self.groups[0].update({name: hypers[name] for name in self.groups[0]})
        self._stepper.run()
