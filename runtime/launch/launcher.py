"""Programs to calls: which function over which range, in which order, computed once.

1. A sweep that starts a section covers all chunks with its first pass; a tensor that is one
   chunk then runs the whole section in that visit, so later sweeps leave it out.
2. Tensors whose rows are longer than a chunk (kind 0) run the further passes one by one,
   with the row values between them.
3. A step segment that folds over all tensors waits until every program has left its part;
   the programs take turns.
4. Programs compute the numbers of all groups; a group without tensors keeps what it has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from ...ir.errors import LowerError
from ...ir.lowered.program import Launch, Sweep
from .binding import Binding
from .calls import Call, Compiled, Step
from .tables import Tables
from .walks import groups_without_tensors, walk_of

# Bytes moved from which a second thread pays, by benchmarks/crossover.py: below, waking it and
# moving the data to its cache cost more than it brings.
PARALLEL_FROM = 16 << 20
_SEGMENT_BYTES = 16  # as which an element counts where rows and columns are worked on

Prepare = Callable[[Call, Any, int], Callable[[], None]]


def calls_of(tables: Sequence[Tables]) -> tuple[Call, ...]:
    """The calls of one step over all programs (case 3)."""
    done: list[Call] = []
    places = [0] * len(tables)
    written: list[set[int]] = [set() for _ in tables]
    expanded = [tuple(_launches(t)) for t in tables]
    while any(place < len(e) for place, e in zip(places, expanded, strict=True)):
        before = list(places)
        for turn, mine in enumerate(tables):
            while places[turn] < len(expanded[turn]):
                launch, calls = expanded[turn][places[turn]]
                if not _folded(mine, launch) <= set.intersection(*written):
                    break
                written[turn] |= _written(mine, launch)
                done += calls
                places[turn] += 1
        if places == before:
            raise LowerError("the variants wait for each other's sums over the tensors (V16)")
    return tuple(done)


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
    listed = calls_of(binding.tables)
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
    """The calls, between which groups without tensors are put back as they were (case 4)."""
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


# ------------------------------------------------------------------ one program


def _launches(tables: Tables) -> Iterator[tuple[Launch, list[Call]]]:
    """Each launch of a program with its calls over these tables (cases 1 and 2)."""
    end = -1  # the last sweep of the section
    at = -1  # the sweep before this launch
    for launch in tables.program.launches:
        if launch.kind == "sweep":
            starts = launch.index > end
            end = tables.program.sweeps[launch.index].visit_end if starts else end
            at = launch.index
            yield launch, _sweep(tables, launch.index, starts)
        elif launch.kind == "tensor":
            stop = tables.tensor_ranges()[1] if at < end else len(tables.members)
            yield launch, _over_tensors(tables, f"sf_segment_{launch.index}", stop)
        else:
            yield launch, [_call(tables, f"sf_segment_{launch.index}", 0, 0, 1, 0)]


def _sweep(tables: Tables, index: int, starts: bool) -> list[Call]:
    rectangles, visited_again = tables.chunk_ranges()
    long_rows = tables.tensor_ranges()[0]
    name, sweep = f"sf_sweep_{index}", tables.program.sweeps[index]
    each = _bytes(sweep)
    whole = len(tables.chunks) if starts else visited_again
    calls = _over_chunks(tables, name, 0, whole, each)
    for number in range(1, len(sweep.kernels)):
        if sweep.rows[number - 1] is not None:
            calls += _over_tensors(tables, f"sf_rows_{index}_{number - 1}", long_rows)
        calls += _over_chunks(tables, name, number, rectangles, each)
    return calls


def _bytes(sweep: Sweep) -> int:
    """The bytes of an element that a sweep loads and stores."""
    touched = (x.place for k in sweep.kernels for x in (*k.loads, *k.stores))
    return sum(place.dtype.bytes for place in touched if place.kind == "elem")


def _over_chunks(tables: Tables, name: str, number: int, stop: int, each: int) -> list[Call]:
    tensors = tables.chunks[:stop, 0]  # ascending
    touched = tensors[np.diff(tensors, prepend=-1) > 0]
    moved = int(tables.numel[touched].sum()) * each
    return [_call(tables, name, number, 0, stop, moved)] if stop else []


def _over_tensors(tables: Tables, name: str, stop: int) -> list[Call]:
    moved = int(tables.numel[:stop].sum()) * _SEGMENT_BYTES
    return [_call(tables, name, 0, 0, stop, moved)] if stop else []


def _call(tables: Tables, name: str, argument: int, low: int, high: int, moved: int) -> Call:
    apart = max(1, moved) if high - low > 1 else 0
    return Call(tables.number, name, tables.address, argument, low, high, apart)


# ------------------------------------------------------------------ shared columns


def _folded(tables: Tables, launch: Launch) -> set[int]:
    """The shared columns that a launch needs complete."""
    return _columns(tables, launch, "folds_shared")


def _written(tables: Tables, launch: Launch) -> set[int]:
    """The shared columns that a launch leaves its tensors' parts in."""
    return _columns(tables, launch, "writes_shared")


def _columns(tables: Tables, launch: Launch, attribute: str) -> set[int]:
    if launch.kind == "sweep":
        return set()
    nodes: tuple[int, ...] = getattr(tables.program.segments[launch.index], attribute)
    return {tables.program.shared[node] for node in nodes}
