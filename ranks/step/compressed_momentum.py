"""A step of 1-bit Adam behind its warm-up: momentum is exchanged as signs, both ways.

    every rank     c_r = C[beta1 m + (1 - beta1) g_r + d_r],  d_r <- what that loses     1 bit, out
    its owner      c = C[mean of c_r + e],                    e <- what that loses       1 bit, back
    every rank     m <- c,  param <- param - lr (m / (sqrt(v) + eps) + weight_decay param)

Tang et al. 2021, algorithm 1; DeepSpeed's `compressed_allreduce`. C keeps the sign of each element
and the mean magnitude of a block of 1024, where DeepSpeed has the root of the mean square of a
tensor, or of a rank's part of it. v stays as it is. All arrays are whole on every rank but e.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer
from ...ir.arrays import Array
from ...ir.frontend.trace import (
    Result,
    as_stored,
    aux,
    isfinite,
    optimizer,
    sqrt,
    update,
    where,
    zeros,
)
from ...ir.graph import Spec
from ...passes.chain.compose import chain
from ...runtime.memory.array_checks import address, addresses_of
from ..mean_of_ranks import mean_of_ranks, piece
from ..protocol import Handle, Ranks
from ..spans.span_table import SpanTable
from .encoded import WITH_FEEDBACK, EncodedExchange, GradientEncoder, Packed, WireMessage
from .residuals import Residuals
from .wire import WIRES

_WIRE = WIRES["sign"]


@optimizer
def momentum_with_feedback(
    param: Any, grad: Any, m: Any = aux, residual: Any = aux, left: Any = zeros, *, beta1: Any = 0.9
) -> Result:
    """A rank's sent momentum: its own, with the residual that rounding lost before."""
    total = beta1 * m + (1.0 - beta1) * grad + residual
    lost = total - as_stored(total, param)
    return update(param=total, left=where(isfinite(lost), lost, residual))


@optimizer
def step_by_momentum(
    param: Any, grad: Any, sent: Any = aux, v: Any = aux, m: Any = zeros,
    *, lr: Any = 1e-3, eps: Any = 1e-8, weight_decay: Any = 0.0,
) -> Result:  # fmt: skip
    """A step by the momentum that has come."""
    moved = param - lr * (sent / (sqrt(v) + eps) + weight_decay * param)
    return update(param=moved, m=sent)


class SignMeans:
    """Means over ranks that travel as signs, both ways, and where they lie behind that.

    What ranks lose on the way to owners is in the first of `lost`, what owners lose in the second.
    `spec` encodes what goes to the owners.
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
        self._back = [Packed(messages[mine], rooms[mine], rooms[r], messages[r], 1) for r in every]
        self.spans = [span for own in spans for span in own]
        self._begins = [np.concatenate(at) for at in starts]

    def cells(self, arrays: Sequence[Array]) -> list[Array]:
        """The spans, one after the other, of arrays of all tensors."""
        flat = [array.reshape(-1) for array in arrays]
        return [flat[s.tensor][s.first : s.first + s.count] for s in self.spans]

    def read_as(self, role: str) -> dict[str, Array]:
        """Where each span's mean begins, for programs that read it by that name."""
        parts = zip(_WIRE.parts, self._begins, strict=True)
        return {f"{role}{part.suffix}": at for part, at in parts}

    def set(self, **hypers: float) -> None:
        """Has what encodes be of these hyper-parameters."""
        self._exchange.set(**hypers)

    def take(self, given: Sequence[Array], **more: Sequence[Array]) -> None:
        """Has the mean over ranks come, of cells of this rank's; more cells are what `spec` reads.

        What is lost counts from `commit` on. Raises RanksError.
        """
        known = {name: addresses_of(cells) for name, cells in more.items()}
        self._exchange.exchange(addresses_of(given), self._send, **known).wait()
        self._exchange.unpack()
        self._owned()

    def commit(self) -> None:
        """Has what the last means have lost be added to the next."""
        self._lost.commit(self._tensors)
        self._lost_by_owner.commit(self._tensors)

    def _send(self, given: list[Array], into: list[Array]) -> Handle:
        return self._ranks.exchange(given, into, f"the exchange of {self._what}")

    def _owned(self) -> None:
        """Every rank gets what the mean is, of each owner's spans."""
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


class CompressedMomentum:
    """Steps whole parameters by momentum that travels as signs.

    `arrays` are the parameters, momenta and second moments of all tensors, each in a line. What
    ranks lose of momentum, and what owners do, is in `lost`.
    """

    def __init__(
        self,
        ranks: Ranks,
        table: SpanTable,
        arrays: Mapping[str, Sequence[Array]],
        lost: tuple[Residuals, Residuals],
        **options: Any,
    ) -> None:
        spec = momentum_with_feedback.spec
        self._means = SignMeans(ranks, table, lost, "momenta", spec, **options)
        self._cells = cells = {name: self._means.cells(kept) for name, kept in arrays.items()}
        self._last = SpanSteps(
            cells["param"],
            step_by_momentum.spec,
            states=[{"m": m} for m in cells["m"]],
            dtypes=f"sent={_WIRE.format}",
            **options,
        )
        self._last.read(v=addresses_of(cells["v"]), **self._means.read_as("sent"))

    def run(self, grads: Sequence[Array], hypers: Mapping[str, float]) -> None:
        """A step by this rank's gradients. Raises RanksError, with nothing changed."""
        self._means.set(beta1=hypers["beta1"])
        self._means.take(self._means.cells(grads), m=self._cells["m"])
        self._last.run({n: hypers[n] for n in ("lr", "eps", "weight_decay")})
        self._means.commit()


class SpanSteps(Optimizer):
    """Steps spans by inputs that lie where it is told to."""

    def read(self, **begins: Array) -> None:
        """Has each role begin there, span by span."""
        for role, at in begins.items():
            self._stepper.aim(role, at)

    def run(self, hypers: Mapping[str, float]) -> None:
        """A step with these hyper-parameters."""
        self.groups[0].update(hypers)
        self._stepper.run()
