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
from ...passes.chain.compose import chain
from ...runtime.memory.array_checks import address, addresses_of
from ..mean_of_ranks import mean_of_ranks, piece
from ..protocol import Handle, Ranks
from ..spans.span_table import Span, SpanTable
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


class CompressedMomentum:
    """Steps whole parameters by momentum that travels as signs.

    `arrays` are the parameters, momenta and second moments of all tensors, each in a line. What
    ranks lose of momentum is in `lost`, and what owners do in `lost_by_owner`.
    """

    def __init__(
        self,
        ranks: Ranks,
        table: SpanTable,
        arrays: Mapping[str, Sequence[Array]],
        lost: Residuals,
        lost_by_owner: Residuals,
        **options: Any,
    ) -> None:
        self._ranks, self._lost, self._lost_by_owner = ranks, lost, lost_by_owner
        mine, every = ranks.rank, range(ranks.count)
        spans = [list(table.of(rank)) for rank in every]
        self._exchange = EncodedExchange(
            ranks, spans, _WIRE, lost, spec=momentum_with_feedback.spec, **options
        )
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
        self._spans = [span for own in spans for span in own]
        self._cells = {
            name: [_cells(kept, s) for s in self._spans] for name, kept in arrays.items()
        }
        momenta = [{"m": cells} for cells in self._cells["m"]]
        dtypes = f"sent={_WIRE.format}"
        self._last = MomentumSteps(
            self._cells["param"], step_by_momentum.spec, states=momenta, dtypes=dtypes, **options
        )
        sent = {
            f"sent{p.suffix}": np.concatenate(at) for p, at in zip(_WIRE.parts, starts, strict=True)
        }
        self._last.read(v=addresses_of(self._cells["v"]), **sent)

    def run(self, grads: Sequence[Array], hypers: Mapping[str, float]) -> None:
        """A step by this rank's gradients. Raises RanksError, with nothing changed."""
        flat = [grad.reshape(-1) for grad in grads]
        self._exchange.set(beta1=hypers["beta1"])
        begins = addresses_of([_cells(flat, span) for span in self._spans])
        momenta = addresses_of(self._cells["m"])
        self._exchange.exchange(begins, self._send, m=momenta).wait()
        self._exchange.unpack()
        self._owned()
        self._last.groups[0].update({n: hypers[n] for n in ("lr", "eps", "weight_decay")})
        self._last.run()
        self._lost.commit(np.arange(len(flat)))
        self._lost_by_owner.commit(np.arange(len(flat)))

    def _send(self, given: list[Array], into: list[Array]) -> Handle:
        return self._ranks.exchange(given, into, "the exchange of momenta")

    def _owned(self) -> None:
        """Every rank gets what the mean of momenta is, of each owner's spans."""
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
        self._ranks.gather(given, into, "the gather of momenta").wait()
        for rank, back in enumerate(self._back):
            if rank != self._ranks.rank:
                back.unpack()


class MomentumSteps(Optimizer):
    """Steps spans by momentum that lies where it is told to."""

    def read(self, **begins: Array) -> None:
        """Has each role begin there, span by span."""
        for role, at in begins.items():
            self._stepper.aim(role, at)

    def run(self) -> None:
        """A step."""
        self._stepper.run()


def _cells(arrays: Sequence[Array], span: Span) -> Array:
    return arrays[span.tensor][span.first : span.first + span.count]
