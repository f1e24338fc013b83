"""The calls of a step whose gradients come, and whose parameters leave, bucket by bucket.

    first launch over chunks, if it stores nothing    bucket 0 has come, its chunks, bucket 1, ...
    before the first that stores, or gathers          all have come, and ranks agree
    last launch that stores parameters, over chunks   the chunks of bucket 0, it leaves, ...

So a step in which a rank is lost has stored as much as without buckets, or less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

import numpy as np

from ...ir.lowered.launches import Launch, Units
from ...runtime.calls import Call
from ...runtime.memory.ownership import MemberTables
from ..agreement import Agreement
from .stored_before import arrays_stored

Placed = tuple[MemberTables, Launch, Call]


class StepFlow(Protocol):
    """Waits and sends of a step between its calls. Each of these may be called again."""

    @property
    def has_agreed(self) -> bool:
        """True if ranks have agreed on the step, so that it may have stored parts."""
        ...

    def begin(self, agreement: Agreement) -> None:
        """A step is to begin."""
        ...

    @property
    def coming(self) -> Sequence[range]:
        """The tensors of each bucket, in the order that their gradients come."""
        ...

    @property
    def leaving(self) -> Sequence[range]:
        """Likewise, in the order that their parameters leave."""
        ...

    def come(self, bucket: int) -> None:
        """Returns when this rank has all gradients of its spans. Raises RanksError."""
        ...

    def agree(self) -> None:
        """Returns when ranks agree on the step. Raises BindError, RanksError."""
        ...

    def leave(self, bucket: int) -> None:
        """Begin to send the stepped parameters of a bucket."""
        ...


def by_buckets(flow: StepFlow, placed: Sequence[Placed], *, is_last: bool) -> Iterator[Call]:
    """The calls in their order; `is_last`: nothing behind them stores parameters."""
    last = _last_of_params(placed) if is_last else None
    came = agreed = False
    for index, (tables, launch, call) in enumerate(placed):
        stores = launch.over == Units.RANKS or arrays_stored(tables.program, launch)
        if launch.over != Units.ONCE and not came:
            came = True
            if launch.over == Units.CHUNKS and not stores:
                for n, tensors in enumerate(flow.coming):
                    yield _between(call, partial(flow.come, n))
                    yield from _of_tensors(tables, call, tensors)
                continue
            for n in range(len(flow.coming)):
                yield _between(call, partial(flow.come, n))
        if stores and not agreed:
            agreed = True
            yield _between(call, flow.agree)
        if index != last:
            yield call
            continue
        for n, tensors in enumerate(flow.leaving):
            yield from _of_tensors(tables, call, tensors)
            yield _between(call, partial(flow.leave, n))


def _last_of_params(placed: Sequence[Placed]) -> int | None:
    """The last launch that stores parameters, if it goes over chunks and no gather is behind it."""
    found = [n for n, (_, launch, _) in enumerate(placed) if "param" in launch.stores]
    if not found or placed[found[-1]][1].over != Units.CHUNKS:
        return None
    behind = placed[found[-1] :]
    return None if any(launch.over == Units.RANKS for _, launch, _ in behind) else found[-1]


def _between(call: Call, routine: Callable[[], None]) -> Call:
    """A call of Python's in front of or behind some chunks."""
    return replace(call, over=Units.RANKS, low=0, high=1, bytes=0, routine=lambda *_: routine())


def _of_tensors(tables: MemberTables, whole: Call, tensors: range) -> Iterator[Call]:
    """A call's chunks of some tensors that follow one another: of each kind a range."""
    members = tables.members[tables.chunks[whole.low : whole.high, 0]]
    inside = (members >= tensors.start) & (members < tensors.stop)
    edges = np.flatnonzero(np.diff(inside, prepend=False, append=False)) + whole.low
    count = max(1, whole.high - whole.low)
    for low, high in edges.reshape(-1, 2).tolist():
        yield replace(whole, low=low, high=high, bytes=whole.bytes * (high - low) // count)
