"""A step as launches on a stream: functions, arguments and grids are filled in once.

A call puts in what has changed on the host (addresses, hypers), then the launches in their
order; it waits for nothing. While the stream is captured nothing may have changed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from ctypes import byref, c_int, c_uint64
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.lowered.launches import STRIPS, Units
from ...ir.lowered.tables import PlaceKind
from ..calls import Call, CheckedStep
from ..launch.binding import Binding
from ..launch.launcher import calls_of
from ..launch.walks import groups_updating, kept_numbers
from ..memory.array_checks import address
from .cell_moves import CellMoves, moves
from .cells import DeviceSlots
from .driver import SYNC, DeviceError, KernelLaunch
from .search import WIDTHS, DeviceSearch
from .space import DeviceSpace
from .tables import DeviceTables

Given = tuple[Any, ...]
_Launched = tuple[KernelLaunch, str]  # and how errors name it
_Between = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Entries:
    """The functions of a program on a device, by their names there, and the threads of a block.

    A grid has as many blocks as the device holds at once (`resident`), which take turns.
    """

    functions: Mapping[str, int]
    resident: Mapping[str, int]
    block: int
    program: str  # in errors


class DeviceStep(CheckedStep):
    """A step over a binding. `entries` are those of each program."""

    def __init__(self, space: DeviceSpace, binding: Binding, entries: Sequence[Entries]) -> None:
        with space.current() as (cuda, stream):
            space.refuse_capture(cuda, stream, "a first step over these tensors")
        slots = binding.storage.slots
        remote = slots.remotes.get(str(space))
        if not isinstance(remote, DeviceSlots):
            slots.remotes[str(space)] = remote = DeviceSlots(space, slots)
        self.space, self._binding = space, binding
        self._slots, self._remote = slots, remote
        self.tables = DeviceTables(space, binding, remote)
        binding.remote = self.tables
        calls = calls_of(binding.tables, binding.storage.launches)
        # Between launches, what brings what others have left, or waits for it.
        self._launches: list[_Launched | _Between] = [
            self._between(call) if call.over == Units.RANKS else self._launch(call, entries)
            for call in calls
        ]
        self._watch(calls)
        self._moves: list[CellMoves] = []  # held: launches have their addresses
        self._surround()
        self._waits = os.environ.get(SYNC, "") == "1"
        self._stream, self._pieces = -1, list[list[tuple[Callable[..., int], Given, str]]]()
        self._calls = [one for one in self._launches if not isinstance(one, tuple)]
        self._driver, self._context = space.device.driver, space.device.context
        self._current, self._status = c_uint64(), c_int()  # where the driver's answers go
        self._asks = byref(self._current), byref(self._status)
        self._get_current = self._driver.libcuda.cuCtxGetCurrent
        self._is_capturing = self._driver.libcuda.cuStreamIsCapturing

    # -- a step

    def check(self) -> None:
        """Raises BindError where the arrays or numbers that a graph is to read have changed."""
        if self.tables.has_changed or self._remote.changed:
            self.refuse_changes(during=self.space.is_capturing())

    def refuse_changes(self, *, during: bool) -> None:
        """The same, of a step that is known to be captured, or not."""
        self.tables.refuse_moves(during)
        if during and (changed := [*self._hypers(), *self.tables.pending]):
            raise BindError(
                f"{changed[0]} was changed since the last step, which a captured step cannot "
                f"follow: run a step before the capture begins; a rate that changes while a graph "
                f"is replayed is a schedule of the spec, or a tensor of torch's on the GPU"
            )

    def __call__(self) -> None:
        """Puts the step into the stream. Raises DeviceError."""
        if code := self._get_current(self._asks[0]):
            raise self._driver.error("cuCtxGetCurrent", code, str(self.space))
        if self._current.value == self._context:
            self._run()
        else:
            with self.space.device.current():
                self._run()

    def _run(self) -> None:
        self._begin()
        self._put(0)
        for number, call in enumerate(self._calls, 1):
            call(0, 1)
            self._put(number)
        driver, stream = self._driver, self._stream
        if code := self._is_capturing(stream, self._asks[1]):
            what = f"looking at a stream of {self.space}"
            raise driver.error("cuStreamIsCapturing", code, what)
        if self._status.value:
            self.end_capture()
        else:
            self._slots.count()

    def put_piece(self, number: int) -> None:
        """Puts the launches up to a gather into the stream, or those behind it, uncounted."""
        with self.space.device.current():
            if not number:
                self._begin()
            self._put(number)

    def _begin(self) -> None:
        """Copy changes of the host, in the stream."""
        driver, space = self._driver, self.space
        stream = space.stream()
        if stream != self._stream or stream != space.last:
            space.ordered(driver)
            self._stream, self._pieces = stream, self._on(stream)
        if self._remote.changed:
            self._remote.push(driver, stream)
        if self.tables.has_changed:
            self.tables.push(driver, stream)

    def _put(self, number: int) -> None:
        driver, waits = self._driver, self._waits
        for call, given, what in self._pieces[number]:
            if code := call(*given):
                raise driver.error("cuLaunchKernelEx", code, what)
            if waits:
                driver.synchronize(self._stream, what)
        self._remote.stale = self.tables.scalars.stale = True

    @property
    def gathers(self) -> int:
        """The number of gathers between the step's launches."""
        return len(self._calls)

    def end_capture(self, *, counts: bool = True) -> None:
        """The step was recorded: each replay is one, and counts itself where it is to."""
        self.space.captured()
        self.tables.captured = self._remote.captured = self.tables.scalars.captured = True
        if counts:
            replays = self._remote.replays
            kernel = KernelLaunch(replays.function, (replays.address, 0, 0, 0), 1, 1)
            what = f"launching sf_count, {kernel}, for the count of steps on {self.space}"
            with self.space.device.current() as cuda:
                cuda.launch(kernel, self._stream, what)

    def _hypers(self) -> list[str]:
        """The hypers and numbers that the host has written since the last step."""
        found: list[str] = []
        for (number, kind), column in sorted(self._remote.changed):
            places = self._binding.storage.programs[number].role_places
            found += [
                f"'{name}'" for name, p in places.items() if (p.kind, p.index) == (kind, column)
            ]
        return found

    # -- how it is made

    def _watch(self, calls: Sequence[Call]) -> None:
        """Has gradients looked into that the step clears, once it is known to be skipped."""
        binding, place = self._binding, self._binding.watched_place(calls)
        if place is None:
            return
        kinds = [t.program.role("grad").type.dtype for t in binding.tables]
        if any(dtype.bytes not in WIDTHS for dtype in kinds):
            binding.watched = {}  # who asks hears that it is not known
            return
        number = calls[place].program
        cell = address(binding.watched[number, calls[place].name])
        offset = cell - address(self._slots.steps[number])
        guard = self._remote.address[number, PlaceKind.STEP] + offset
        binding.search = search = DeviceSearch(self.space, binding, self.tables, guard)
        what = f"launching sf_search, {search.kernel}, for what overflows on {self.space}"
        self._launches.insert(place + 1, (search.kernel, what))

    def _between(self, call: Call) -> _Between:
        """A call of Python's; a gather is told where its cells are on the device."""
        assert call.routine is not None, "a call over ranks is no function of the program's"
        on_device = getattr(call.routine, "on_device", None)
        return call.routine if on_device is None else on_device(self.space, self.tables)

    def _launch(self, call: Call, every: Sequence[Entries]) -> _Launched:
        """A launch, and how errors name it."""
        entries = every[call.program]
        cells = self.tables.context[call.program], call.argument, call.low, call.high
        strips = STRIPS if call.over == Units.TILES else 1
        blocks = min((call.high - call.low) * strips, entries.resident[call.name])
        kernel = KernelLaunch(entries.functions[call.name], cells, blocks, entries.block)
        return kernel, f"launching {call.name}, {kernel}, of {entries.program} on {self.space}"

    def _on(self, stream: int) -> list[list[tuple[Callable[..., int], Given, str]]]:
        """The calls of a step on a stream, from gather to gather."""
        launch = self._driver.libcuda.cuLaunchKernelEx
        found = [list[tuple[Callable[..., int], Given, str]]()]
        for one in self._launches:
            if not isinstance(one, tuple):
                found.append([])
                continue
            kernel, what = one
            kernel.config.stream = stream
            found[-1].append((launch, kernel.given, what))
        return found

    def _surround(self) -> None:
        """Launches before and behind the others: numbers of groups that no tensor updates stay as
        they were, and numbers of one variant go to the others."""
        slots, binding = self._slots, self._binding
        rows = [self._cell(*place) for place in kept_numbers(binding)]
        cells = np.array(rows, np.int64)
        self._kept = self.space.pool(8 * len(cells)) if rows else None
        start = self._kept.address if self._kept else 0
        keeps = moves(start + 8 * np.arange(len(cells)), cells)
        shares = [
            moves(self._column(name, target, groups), self._column(name, source, groups))
            for name, source, targets in slots.copies([t.number for t in binding.tables])
            for groups in (np.array(sorted(groups_updating(binding, name)), np.int64),)
            for target in targets
        ]
        self._move(0, keeps, "the numbers of groups without gradients")
        after = np.concatenate([keeps[:, [1, 0, 2]], *shares])
        what = "numbers that groups keep and variants share"
        self._move(len(self._launches), after, what)

    def _move(self, index: int, rows: Array, what: str) -> None:
        """A launch that moves numbers, at an index among the others; none for no numbers."""
        made = CellMoves(self.space)
        with self.space.current() as (cuda, stream):
            made.use(cuda, stream, rows)
        if made.kernel is not None:
            self._launches.insert(index, (made.kernel, made.named(what)))
            self._moves.append(made)

    def _cell(self, number: int, group: int, column: int) -> int:
        """A number of a group in a program's slots."""
        width = self._slots.groups[number].shape[1]
        return self._remote.address[number, PlaceKind.GROUP] + 8 * (group * width + column)

    def _column(self, name: str, number: int, groups: Array) -> Array:
        """The cells of a number in a program's slots: of the step, or of some groups."""
        place = self._binding.storage.programs[number].role_places[name]
        start = self._remote.address[number, place.kind] + 8 * place.index
        width = self._slots.groups[number].shape[1]
        return start + 8 * width * (groups if place.kind == PlaceKind.GROUP else np.zeros(1, int))


def space_of(binding: Binding, device: str) -> DeviceSpace:
    """The memory that a binding's arrays are in. Raises DeviceError where it is another."""
    space = binding.storage.space
    if not isinstance(space, DeviceSpace) or str(space) != device:
        raise DeviceError(f"the program runs on {device}, and its arrays are on {space}")
    return space
