"""The tables of a binding in a GPU's memory, and the columns that follow the host's.

Addresses of gradients follow where one has changed, the tensors' own numbers where the host has
written them. All else goes up once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.lowered.tables import CONTEXT, PlaceKind, RoleArray
from ..launch.binding import Binding
from ..launch.tables import Tables
from ..memory.array_checks import address
from .cell_moves import CellMoves, moves
from .cells import DeviceCells, DeviceSlots, NumberHome
from .driver import Driver
from .pinned import PinnedCopy
from .space import DeviceSpace

_LINE = 256  # bytes at whose multiples tables begin


class DeviceTables:
    """One binding's; it is the `remote` of the binding."""

    def __init__(self, space: DeviceSpace, binding: Binding, slots: DeviceSlots) -> None:
        self._space, self._host = space, binding.tables  # not the binding, which has this
        self._where = binding.storage.tensors.where
        scalars = {(t.number, PlaceKind.TENSOR): t.scalars for t in _with_tensors(binding)}
        self.scalars = DeviceCells(space, scalars)
        # The tensors' own numbers: the role, the addresses of its cells, and whose they are.
        self.own = tuple(self._numbers(binding))
        self._storage, self._slots, self._moves = binding.storage, slots, list[CellMoves]()
        self._sent = [t.tensors.copy() for t in binding.tables]
        self._moved = False  # whether addresses were written since they were compared
        self.captured = False
        self.carried = False  # whether a graph brings the addresses along that it was captured with
        self._in_graphs: list[PinnedCopy] = []
        self._fill(binding, slots)

    def _fill(self, binding: Binding, slots: DeviceSlots) -> None:
        """Lays the tables out, and brings them there in one copy."""
        arrays: dict[int, Array] = {}
        for found in (binding.owners, binding.shared):
            arrays[id(found)] = found
        for t in binding.tables:
            arrays |= {id(a): a for a in (t.context, t.tensors, t.chunks, t.scratch)}
        starts = np.cumsum([0, *(_lines(a.nbytes) for a in arrays.values())]).tolist()
        self._pool = self._space.pool(max(_LINE, starts[-1]))
        there = {key: self._pool.address + at for key, at in zip(arrays, starts[:-1], strict=True)}
        image = np.zeros(starts[-1], np.uint8)
        contexts = {id(t.context): self._context(t, binding, slots, there) for t in binding.tables}
        for (key, array), at in zip(arrays.items(), starts[:-1], strict=True):
            cells = np.ascontiguousarray(contexts.get(key, array))
            image[at : at + cells.nbytes] = cells.reshape(-1).view(np.uint8)
        self._space.write(self._pool.address, image)
        self.context = {t.number: there[id(t.context)] for t in binding.tables}
        self._shared = there[id(binding.shared)]
        self._tensors = [there[id(t.tensors)] for t in binding.tables]

    def _context(
        self, tables: Tables, binding: Binding, slots: DeviceSlots, there: dict[int, int]
    ) -> Array:
        """The cells of a context, its addresses those of the device."""
        here = dict(zip(CONTEXT, tables.context.tolist(), strict=True))
        places = {
            "chunks": tables.chunks, "tensors": tables.tensors, "scratch": tables.scratch,
            "shared": binding.shared, "owners": binding.owners,
        }  # fmt: skip
        found = here | {name: there[id(array)] for name, array in places.items()}
        found["steps"] = slots.address[tables.number, PlaceKind.STEP]
        found["groups"] = slots.address[tables.number, PlaceKind.GROUP]
        found["scalars"] = self.scalars.address.get((tables.number, PlaceKind.TENSOR), 0)
        return np.array([found[name] for name in CONTEXT], np.int64)

    def cell(self, index: int, row: int, column: int) -> int:
        """Return the address of a cell in one of the tables of tensors."""
        return self._tensors[index] + 8 * (row * self._sent[index].shape[1] + column)

    def _numbers(self, binding: Binding) -> Iterator[tuple[str, Array, Array]]:
        for mine in _with_tensors(binding):
            start = self.scalars.address[mine.number, PlaceKind.TENSOR]
            rows, width = mine.scalars.shape
            for name in binding.storage.numbers(int(mine.members[0])):
                index = mine.program.role_places[name].index
                yield name, start + 8 * (width * np.arange(rows) + index), mine.members

    # -- parts of sums over all tensors, where others are on other devices

    @property
    def part_address(self) -> int:
        """The address of all tensors' parts: as many in a row as in the host's list."""
        return self._shared

    @property
    def part_columns(self) -> Array:
        """The columns of the tensors that are here."""
        return np.concatenate([mine.ordinals for mine in self._host])

    def address_of(self, array: Any) -> int:
        """Return the address of an array of this GPU, or of these tables' cells on the host."""
        if not isinstance(array, np.ndarray):
            return int(array.address)
        known = {address(t.shared): self._shared for t in self._host}
        for mine in self._host:
            if (key := (mine.number, PlaceKind.TENSOR)) in self.scalars.address:
                known[address(mine.scalars)] = self.scalars.address[key]
        return known[address(array)]

    # -- what the host writes

    def moved(self) -> None:
        """Addresses were written."""
        self._moved = True

    def loaded(self) -> None:
        """The tensors' own numbers were written, all of them."""
        if self._slots.home is not None:
            self._slots.home.take()
        for key in self.scalars.tables:
            self.scalars.wrote_all(key)

    def wrote(self, program: int, column: int) -> None:
        """A number of the tensors' own was written."""
        self.scalars.wrote((program, PlaceKind.TENSOR), column)

    def fetch(self) -> None:
        """Brings the tensors' own numbers, and to `storage.scalars` those of all tensors."""
        if self._slots.home is not None:
            self._slots.home.give()
        self.scalars.fetch()

    # -- steps over other tensors

    def refuse_leaving(self) -> None:
        """Raises BindError where a captured graph goes on with the numbers that are here."""
        if self.own and self.captured and not self.carried:
            raise BindError(
                f"%{self.own[0][0]} is a number of each tensor's own, and a captured graph keeps "
                f"it with the tensors that it steps: give gradients of the same tensors as "
                f"before the capture, or make another optimizer"
            )

    def leave(self) -> None:
        """Puts the tensors' own numbers where tables over other tensors find them.

        Raises BindError where a captured graph goes on with those that are here.
        """
        self.refuse_leaving()
        if self.own:
            self._move(0)

    def enter(self) -> None:
        """Takes them from there."""
        if self.own:
            self._move(1)

    def _move(self, way: int) -> None:
        """Move the numbers to their home or from it, behind the host's writes."""
        slots = self._slots
        with self._space.current() as (cuda, stream):
            what = "a step with gradients of other tensors than the last one"
            self._space.refuse_capture(cuda, stream, what)
            home = slots.home = slots.home or NumberHome(self._space, self._storage)
            self._moves = self._moves or self._moves_between(home, cuda, stream)
            self.scalars.push(cuda, stream)
            home.push(cuda, stream)
            self._moves[way].run(cuda, stream, "numbers of the tensors' own")
        home.stale = self.scalars.stale = True

    def _moves_between(self, home: NumberHome, cuda: Driver, stream: int) -> list[CellMoves]:
        """The moves to the numbers' home, and those from it."""
        pairs = [(home.addresses(name, members), cells) for name, cells, members in self.own]
        found = [CellMoves(self._space), CellMoves(self._space)]
        found[0].use(cuda, stream, np.concatenate([moves(to, here) for to, here in pairs]))
        found[1].use(cuda, stream, np.concatenate([moves(here, to) for to, here in pairs]))
        return found

    # -- what follows

    @property
    def has_changed(self) -> bool:
        """True if the host may have other addresses or numbers."""
        return self._moved or bool(self.scalars.changed or self._in_graphs)

    @property
    def pending(self) -> list[str]:
        """Names of moved arrays and of numbers that differ from the host's, for errors."""
        found = ["the tensors' own numbers"] if self.scalars.changed else []
        return found + (self._elsewhere() if self._moved and not self.carried else [])

    def _elsewhere(self) -> list[str]:
        """The arrays that are elsewhere than their addresses on the device say."""
        found: list[str] = []
        for sent, mine in zip(self._sent, self._host, strict=True):
            for row, column in np.argwhere(sent != mine.tensors).tolist():
                name = mine.program.columns[column]
                role = f", %{name.role}" if isinstance(name, RoleArray) else ""
                found.append(f"{self._where(int(mine.members[row]))}{role}")
        self._moved = bool(found)
        return found

    def push(self, cuda: Driver, stream: int) -> None:
        """Copy changed columns, in the stream."""
        self.scalars.push(cuda, stream)
        if self.carried and cuda.is_capturing(stream):
            self._record(cuda, stream)
        elif self._in_graphs:  # whose replays may have left theirs
            self._send(cuda, stream, range(len(self._sent)))
        elif self._moved:
            pairs = zip(self._sent, self._host, strict=True)
            other = [n for n, (t, m) in enumerate(pairs) if not np.array_equal(t, m.tensors)]
            self._send(cuda, stream, other)
        self._moved = False

    def _send(self, cuda: Driver, stream: int, which: Sequence[int]) -> None:
        """Puts some tables into the stream, through the ring."""
        mine = [self._host[n].tensors for n in which]
        places = self._space.ring.stage(cuda, mine) if mine else []
        for n, table, place in zip(which, mine, places, strict=True):
            cuda.upload(self._tensors[n], place, table.nbytes, stream)
            self._sent[n][...] = table
        if mine:
            self._space.ring.sent(cuda, stream)

    def _record(self, cuda: Driver, stream: int) -> None:
        """Has the graph that is captured bring the addresses, at each of its replays."""
        tables = [m.tensors for m in self._host]
        self._in_graphs.append(PinnedCopy(self._space.device, cuda, tables))
        for at, place, table in zip(
            self._tensors, self._in_graphs[-1].addresses, tables, strict=True
        ):
            cuda.upload(at, place, table.nbytes, stream)

    def refuse_moves(self, during: bool) -> None:
        """Raises BindError where arrays have moved that a graph, or a capture, reads."""
        if self.carried or not (self._moved and (during or self.captured)):
            return
        if found := self._elsewhere():
            more = f" and {len(found) - 1} more" if len(found) > 1 else ""
            how = (
                "a step that is captured needs the arrays of the step before: run one over them "
                "first, outside the capture"
                if during
                else "a captured graph reads it where it was: copy into the array that it was "
                "captured with, or make another optimizer"
            )
            raise BindError(f"{found[0]}{more}: it is elsewhere than before; {how}")


def _with_tensors(binding: Binding) -> list[Tables]:
    """The tables that have tensors: one on another device leaves none here."""
    return [tables for tables in binding.tables if len(tables.members)]


def _lines(size: int) -> int:
    return -(-size // _LINE) * _LINE
