"""Programs to calls: each launch over the units that the tables have, in order.

Programs compute the numbers of all groups; a group keeps those that none of its tensors updates.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...ir.lowered.launches import Launch, ProgramLaunch, Units
from ..calls import Call, Step
from .binding import Binding
from .clocked import Copies, StepPart
from .executable import HOST, Executable, MemorySpace
from .tables import Tables
from .walks import kept_cells

# Bytes moved from which a second thread pays, by benchmarks/crossover.py: below, waking it and
# moving the data to its cache cost more than it brings.
PARALLEL_FROM = 16 << 20

_Placed = tuple[Tables, Launch, Call]
Each = Callable[[Call, Executable, int], Callable[[], None]]  # makes one call ready


def calls_of(tables: Sequence[Tables], launches: Sequence[ProgramLaunch]) -> tuple[Call, ...]:
    """The calls of one step over these tables: each launch in order, if it has units.

    Gathers side by side are one call.
    """
    mine = {t.number: t for t in tables}
    found: list[_Placed] = []
    gathers: list[tuple[Tables, Launch]] = []
    for tables_of, launch in ((mine[n], launch) for n, launch in launches if n in mine):
        if launch.over == Units.RANKS:
            gathers.append((tables_of, launch))
            continue
        found += [_gather_of(gathers)] if gathers else []
        gathers = []
        found.append((tables_of, launch, call_of(tables_of, launch)))
    ownership = tables[0].ownership if tables else None
    calls = [c for *_, c in found] if ownership is None else ownership.arranged(found)
    return tuple(call for call in calls if call.high > call.low)


def _gather_of(launches: Sequence[tuple[Tables, Launch]]) -> _Placed:
    """Launches over ranks as one call, whatever units this rank has."""
    tables, launch = launches[0]
    assert tables.ownership is not None, "launches on ranks, of a storage that some own"
    gather = tables.ownership.gather(launches)
    call = Call(tables.number, launch.entry, launch.over, 0, 0, 0, 1, 0, gather)
    return tables, launch, call


def prepared(call: Call, code: Executable, threads: int) -> Callable[[], None]:
    """A call with its function and arguments filled in."""
    if call.by_library is not None:
        return call.by_library
    arguments = (call.name, call.context, call.argument, call.low, call.high)
    if code.parallel and threads > 1 and call.bytes and call.bytes >= PARALLEL_FROM:
        return partial(code.call, *arguments, threads)
    return partial(code.call, *arguments)


def by_calls(
    parts: Sequence[StepPart], programs: Sequence[Executable], threads: int, each: Each = prepared
) -> Step:
    """A step as Python's calls, one a launch."""
    found: list[Callable[[], KeyboardInterrupt | None]] = []
    for part in parts:
        found += _copying(part.enter)
        found += _calls_over(part.binding, programs, threads, each)
        found += [*_copying(part.leave), sharing(part.binding)]
    return (*found, parts[0].binding.storage.slots.count)


def _copying(copies: Copies) -> Step:
    def copy() -> None:
        for target, source in copies:
            target[...] = source

    return (copy,) if copies else ()


def _calls_over(binding: Binding, programs: Sequence[Executable], threads: int, each: Each) -> Step:
    listed = calls_of(binding.tables, binding.storage.launches)
    calls = [each(call, programs[call.program], threads) for call in listed]
    place = binding.watched_place(listed)
    if place is not None:
        cell = binding.watched[listed[place].program, listed[place].name]
        calls.insert(place + 1, partial(binding.look, cell))
    return _keeping_groups(binding, tuple(calls))


def sharing(binding: Binding) -> Callable[[], None]:
    """The end of a part of a step that is Python's calls: numbers go to the other programs."""
    return partial(binding.storage.slots.share, [t.number for t in binding.tables])


class CalledCode:
    """The part of an executable whose entries Python calls, on one thread."""

    @property
    def memory(self) -> MemorySpace:
        """The host's."""
        return HOST

    @property
    def parallel(self) -> bool:
        """Nothing is split."""
        return False

    @property
    def takes_parts(self) -> bool:
        """Any range of units will do."""
        return True

    @property
    def same(self) -> None:
        """Nothing native looks at arrays."""
        return None

    def prepare(
        self, parts: Sequence[StepPart], programs: Sequence[Executable], threads: int
    ) -> Step:
        """A step as Python's calls."""
        return by_calls(parts, programs, threads)


def _keeping_groups(binding: Binding, calls: Step) -> Step:
    """The calls, between which numbers of groups are put back that no tensor updates."""
    rows = kept_cells(binding)
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


def call_of(tables: Tables, launch: Launch) -> Call:
    """A launch as a call: the tables are sorted by kind, so its units are a range."""
    low, high = tables.units(launch.over, launch.kinds[-1])
    moved = max(1, tables.elements(launch.over, high) * launch.bytes) if high > 1 else 0
    numbers = tables.address_over(launch.over), launch.argument, low, high, moved
    if launch.over == Units.LIBRARY:
        from .lapack_routine import LibraryRoutine

        routine = LibraryRoutine(tables, launch.entry)
        return Call(tables.number, launch.entry, launch.over, *numbers, routine)
    return Call(tables.number, launch.entry, launch.over, *numbers)
