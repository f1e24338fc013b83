"""The calls of a step cut by tensor, over the tables of the whole step.

A tensor's part of a launch is a range of rows or chunks. The tables are there once: states, numbers
and addresses are those of the whole step.

    calls_by_tensor(binding, last)     of a binding of tensors 0 and 1
        first     sf_segment_0 once
        each      0: sf_sweep_0 over chunks 0..4       1: sf_sweep_0 over chunks 4..5
        last      sf_segment_2 once
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from ...ir.lowered.launches import Launch, Units
from ..calls import Call
from .binding import Binding
from .launcher import call_of
from .tables import Tables


@dataclass(slots=True)
class CallsByTensor:
    """The calls before the first tensor, those of each tensor, and those behind the last."""

    each: list[list[Call]]  # by the tensors' numbers among those that are bound
    first: list[Call] = field(default_factory=list[Call])
    last: list[Call] = field(default_factory=list[Call])


def calls_by_tensor(binding: Binding, last: Sequence[Collection[str]]) -> CallsByTensor:
    """The calls of a step over a binding; `last` has the entries of each program that come last."""
    mine = {t.number: t for t in binding.tables}
    found = CallsByTensor([[] for _ in binding.present])
    for number, launch in binding.storage.launches:
        if number not in mine:
            continue
        whole = call_of(mine[number], launch)
        if launch.over == Units.ONCE:
            (found.last if launch.entry in last[number] else found.first).append(whole)
            continue
        for ordinal, call in _cut(mine[number], launch, whole):
            found.each[ordinal].append(call)
    return found


def _cut(tables: Tables, launch: Launch, whole: Call) -> Iterator[tuple[int, Call]]:
    """A launch's call, tensor by tensor, with the tensors' numbers among those that are bound."""
    rows = np.arange(len(tables.members))
    by_row = launch.over in (Units.TENSORS, Units.LIBRARY)
    units = rows if by_row else tables.chunks[:, 0]  # of which tensor each is
    mine = units[whole.low : whole.high]  # ascending
    lows = whole.low + np.searchsorted(mine, rows, "left")
    highs = whole.low + np.searchsorted(mine, rows, "right")
    for row in np.flatnonzero(highs > lows).tolist():
        low, high = int(lows[row]), int(highs[row])
        moved = max(1, int(tables.numel[row]) * launch.bytes) if high > low + 1 else 0
        yield int(tables.ordinals[row]), replace(whole, low=low, high=high, bytes=moved)
