"""Tables of 8-byte cells that the host and the GPU both write: hypers, and numbers of steps.

The host writes columns, as a learning rate, which go up before the next step, one small copy
each. The device writes others, as a count of steps, which come down when somebody reads them.

The host does not see the steps of a graph that is replayed. A step that is captured adds a kernel
of its own, which counts; other steps the host counts.
"""

from __future__ import annotations

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.tables import PlaceKind
from ..hypers.scalar_slots import Slots
from ..memory.storage import Storage
from .driver import Driver
from .space import DeviceSpace

Table = tuple[int, PlaceKind]  # a program's, of a kind
_HOME = 0, PlaceKind.TENSOR


class DeviceCells:
    """Some tables of the host's, each a matrix of f64, and their addresses on the device."""

    def __init__(self, space: DeviceSpace, tables: dict[Table, Array]) -> None:
        self.space, self.tables = space, tables
        starts = np.cumsum([0, *(-(-t.nbytes // 256) * 256 for t in tables.values())]).tolist()
        self._pool = space.pool(max(256, starts[-1]))
        offsets = zip(tables, starts[:-1], strict=True)
        self.address = {key: self._pool.address + int(start) for key, start in offsets}
        self.changed: set[tuple[Table, int]] = set()  # columns that the host has written
        self.stale = False  # whether the device may have written since
        self.captured = False  # whether it may at any time, as a graph is replayed
        for key in tables:
            self.wrote_all(key)

    def wrote(self, key: Table, column: int) -> None:
        """The host has written a column, whose other cells are as on the device."""
        self.changed.add((key, column))

    def wrote_all(self, key: Table) -> None:
        """The host has written a whole table."""
        self.changed |= {(key, n) for n in range(self.tables[key].shape[1])}

    def fetch(self) -> None:
        """Bring the device's writes; later writes of the host stay."""
        if not (self.stale or self.captured):
            return
        for key, table in self.tables.items():
            found = self.space.read(self.address[key], table.shape, table.dtype)
            for column in range(table.shape[1]):
                if (key, column) not in self.changed:
                    table[:, column] = found[:, column]
        self.stale = False

    def push(self, cuda: Driver, stream: int) -> None:
        """Puts the columns that the host has written into the stream."""
        if not self.changed:
            return
        whole = [k for k, t in self.tables.items() if self._all_changed(k, t.shape[1])]
        single = [(k, n) for k, n in sorted(self.changed) if k not in whole]
        arrays = [np.ascontiguousarray(self.tables[k]) for k in whole]
        arrays += [np.ascontiguousarray(self.tables[k][:, n]) for k, n in single]
        sources = self.space.ring.stage(cuda, arrays)
        for key, source in zip(whole, sources, strict=False):
            cuda.upload(self.address[key], source, self.tables[key].nbytes, stream)
        for (key, n), source in zip(single, sources[len(whole) :], strict=True):
            rows, width = self.tables[key].shape
            target = self.address[key] + 8 * n
            if rows == 1:
                cuda.upload(target, source, 8, stream)
            else:
                cuda.copy_cells(target, source, rows, (8 * width, 8), stream)
        self.space.ring.sent(cuda, stream)
        self.changed.clear()

    def _all_changed(self, key: Table, width: int) -> bool:
        return all((key, n) in self.changed for n in range(width))


class NumberHome(DeviceCells):
    """The tensors' own numbers while other tensors are stepped: a cell each, for all of a storage.

    Tables over some tensors leave them here, and others take them, so that the host does not wait.
    """

    def __init__(self, space: DeviceSpace, storage: Storage) -> None:
        self._scalars = storage.scalars
        self._cells = np.zeros((len(storage.tensors), len(self._scalars)))
        self._columns = {name: n for n, name in enumerate(self._scalars)}
        super().__init__(space, {_HOME: self._cells})
        self.take()

    def take(self) -> None:
        """The host has written the numbers, all of them."""
        for name, column in self._columns.items():
            self._cells[:, column] = self._scalars[name]
        self.wrote_all(_HOME)
        self.stale = False

    def give(self) -> None:
        """Bring the host the device's later writes."""
        if self.stale:
            self.fetch()
            for name, column in self._columns.items():
                self._scalars[name][:] = self._cells[:, column]

    def addresses(self, name: str, members: Array) -> Array:
        """The cells of a number of some tensors."""
        width = len(self._columns)
        return self.address[_HOME] + 8 * (width * members + self._columns[name])


class DeviceSlots(DeviceCells):
    """The step and group slots of its programs: `Slots` reports its writes and reads."""

    def __init__(self, space: DeviceSpace, slots: Slots) -> None:
        super().__init__(space, _tables_of(slots, str(space)))
        self.replays = ReplayCount(space, slots.done)
        self.home: NumberHome | None = None  # made where a step is over other tensors

    def fetch_steps(self) -> None:
        """Brings the count of steps, where a graph may have been replayed; not within a capture."""
        if self.captured and not self.space.is_capturing():
            self.replays.fetch()

    def wrote_slot(self, program: int, kind: PlaceKind, column: int) -> None:
        """A slot, or the column of its groups, was written; a graph finds it at its next replay."""
        if (program, kind) not in self.tables:  # another device's
            return
        self.wrote((program, kind), column)
        if self.captured and not self.space.is_capturing():
            with self.space.current() as (cuda, stream):
                self.push(cuda, stream)


def _tables_of(slots: Slots, device: str) -> dict[Table, Array]:
    found: dict[Table, Array] = {}
    for number, program in enumerate(slots.programs):
        if program.device in ("", device):
            found[number, PlaceKind.STEP] = slots.steps[number].reshape(1, -1)  # a view
            found[number, PlaceKind.GROUP] = slots.groups[number]
    return found


# (cell, ., ., .): adds 1 to it.
_COUNT = """\
{
\t.reg .b64 %rd<4>;
\tld.param.b64 %rd1, [sf_count_param_0];
\tcvta.to.global.u64 %rd1, %rd1;
\tld.global.b64 %rd2, [%rd1];
\tadd.s64 %rd3, %rd2, 1;
\tst.global.b64 [%rd1], %rd3;
\tret;
}
"""


class ReplayCount:
    """The count of replayed steps, in a cell of the device; `done` is the host's count."""

    def __init__(self, space: DeviceSpace, done: Array) -> None:
        self._space, self._done, self._seen = space, done, 0
        self._cell = space.pool(8)
        self.address = self._cell.address
        self.function = space.device.function("count", _COUNT)

    def fetch(self) -> None:
        """Adds the replays since the last time to the host's count."""
        found = self._space.read(self.address, (1,), np.dtype(np.int64)).item()
        self._done[0] += found - self._seen
        self._seen = found
