"""Programs to calls: each launch over the units that the tables have, in their turns.

Programs compute the numbers of all groups; a group without tensors keeps what it has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ...ir.lowered.launches import Launch, Turn
from .binding import Binding
from .calls import Call, Compiled, Step
from .tables import Tables
from .walks import groups_without_tensors, walk_of

# Bytes moved from which a second thread pays, by benchmarks/crossover.py: below, waking it and
# moving the data to its cache cost more than it brings.
PARALLEL_FROM = 16 << 20

Prepare = Callable[[Call, Any, int], Callable[[], None]]


def calls_of(tables: Sequence[Tables], turns: Sequence[Turn]) -> tuple[Call, ...]:
    """The calls of one step over these tables: each launch in its turn, if it has units."""
    mine = {t.number: t for t in tables}
    made = (_call(mine[number], launch) for number, launch in turns if number in mine)
    return tuple(call for call in made if call.high)


def prepared(call: Call, compiled: Compiled, threads: int) -> Callable[[], None]:
    """A call with its function and arguments filled in."""
    arguments = (call.name, call.context, call.argument, call.low, call.high)
    in_parallel = getattr(compiled, "call_parallel", None)
    if call.bytes and call.bytes >= PARALLEL_FROM and threads > 1 and in_parallel is not None:
        return partial(in_parallel, *arguments, threads)
    return partial(compiled.call, *arguments)


def prepare(
    binding: Binding, compiled: Sequence[Any], threads: int, each: Prepare = prepared
) -> Step:
    """A step over a binding, its functions and arguments filled in: run all in order.

    One native call where the programs are native and nothing else is asked for: `each` makes
    one call ready.
    """
    slots, programs = binding.storage.slots, [t.number for t in binding.tables]
    last = (partial(slots.share, programs), slots.count)
    whole = getattr(compiled[0], "run", None)
    if whole is not None:
        binding.watched = {}
        return (partial(whole, binding), *last)
    listed = calls_of(binding.tables, binding.storage.turns)
    if each is prepared and hasattr(compiled[0], "walk"):
        walk = walk_of(binding, compiled, threads, listed)
        walk.least = max(1, PARALLEL_FROM)
        return (walk,)
    calls = [each(call, compiled[call.program], threads) for call in listed]
    place = binding.watched_place(listed)
    if place is not None:
        cell = binding.watched[listed[place].program, listed[place].name]
        calls.insert(place + 1, partial(binding.look, cell))
    return (*_keeping_groups(binding, tuple(calls)), *last)


def _keeping_groups(binding: Binding, calls: Step) -> Step:
    """The calls, between which groups without tensors are put back as they were."""
    rows = groups_without_tensors(binding)
    kept = [row.copy() for row in rows]
    if not rows:
        return calls

    def save() -> None:
        for row, copy in zip(rows, kept, strict=True):
            copy[...] = row

    def restore() -> None:
        for row, copy in zip(rows, kept, strict=True):
            row[...] = copy

    return (save, *calls, restore)


def _call(tables: Tables, launch: Launch) -> Call:
    """A launch as a call: the tables are sorted by kind, so its units are a range."""
    high = tables.units(launch.over, launch.kinds[-1])
    moved = max(1, tables.elements(launch.over, high) * launch.bytes) if high > 1 else 0
    numbers = tables.address, launch.argument, 0, high, moved
    return Call(tables.number, launch.entry, launch.over, *numbers)
