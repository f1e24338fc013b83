"""Sweeps over parameters and gradients in another memory, staged window by window.

A sweep's chunks are cut into windows. The elements of a window are read into one half of the
staging memory, the tensor table is pointed there, as far before it as the elements lie behind
the tensor's first, and the sweep's function runs over the window's chunks: the very same code,
chunks and sums as in memory, hence the same bits. Meanwhile one other thread writes the window
before back and reads the next one into the other half:

    reads      0  1     2     3
    kernels       0     1     2     3
    writes           0     1     2  3

It serves requests in order, so a half is written back before it is filled again. States,
partial sums and the rest between sums stay where they are, in the host's memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import BindError
from ...ir.lowered.launches import Units
from ...ir.lowered.step_program import StepProgram
from ...ir.lowered.tables import GRAD, PARAM, RoleArray
from ..calls import Call, Step
from ..launch.binding import Binding
from ..launch.clocked import StepPart
from ..launch.executable import Executable, Launcher
from ..launch.launcher import by_calls, prepared
from ..launch.tables import Tables
from ..memory.pool import Pool, aligned
from .external_memory import ExternalArray
from .windows import Window, windows_of

COLUMNS = (PARAM, GRAD)  # of what may be elsewhere


@dataclass(frozen=True, slots=True)
class Columns:
    """Accesses of some sweeps to the arrays that may be elsewhere."""

    used: tuple[RoleArray, ...]  # loaded or stored
    stored: frozenset[RoleArray]


@dataclass(frozen=True, slots=True)
class Move:
    """A piece of an array, and where in the staging memory it goes."""

    column: RoleArray
    row: int
    base: int  # where element 0 would be
    array: ExternalArray
    start: int  # in its memory
    staged: Array

    def read(self) -> None:
        """Fetches the piece."""
        self.array.memory.read(self.start, self.staged)

    def write(self) -> None:
        """Puts it back."""
        self.array.memory.write(self.start, self.staged)


class StagingMemory:
    """Two halves, one worked on while the other is written and read; their contents."""

    def __init__(self, size: int) -> None:
        half = aligned(size // 2)
        self._pool = Pool(2 * half)
        self._halves = [self._pool.carve(half, np.dtype(np.uint8)) for _ in range(2)]
        # By column and tensor; looked into at each step, for gradients change.
        self.elsewhere: dict[RoleArray, dict[int, ExternalArray]] = {
            column: {} for column in COLUMNS
        }

    @property
    def bytes(self) -> int:
        """The bytes of both halves."""
        return self._pool.capacity

    def moves(self, tables: Tables, window: Window, columns: Columns, half: int) -> list[Move]:
        """Return the moves from other memories that a window needs."""
        found: list[Move] = []
        at = 0
        for column in columns.used:
            for piece in window.pieces:
                array = self.elsewhere[column].get(int(tables.members[piece.row]))
                if array is None:
                    continue
                begin = piece.first * array.dtype.itemsize
                size = piece.last * array.dtype.itemsize - begin
                staged = self._halves[half][at : at + size]
                base = staged.ctypes.data - begin
                found.append(Move(column, piece.row, base, array, array.start + begin, staged))
                at += aligned(size)
        return found


@dataclass(frozen=True, slots=True)
class StagedLauncher(Launcher):
    """Prepares steps over bindings whose parameters or gradients may be elsewhere."""

    staging: StagingMemory

    def prepare(self, parts: Sequence[StepPart]) -> Step:
        """A step over a binding. Raises BindError where the staging memory is too small.

        Also for matrices that products take whole.
        """
        binding = parts[0].binding
        tables = {t.number: t for t in binding.tables}
        for table in binding.tables:
            self._refuse_whole(binding, table)

        def each(call: Call, code: Executable, threads: int) -> Callable[[], None]:
            if call.over != Units.CHUNKS:
                return prepared(call, code, threads)
            mine = tables[call.program]
            windows = self._windows(binding, mine, call)
            calls = [
                prepared(replace(call, low=w.low, high=w.high), code, threads) for w in windows
            ]
            columns = [_columns(mine.program, call, w) for w in windows]
            return _Staged(self.staging, mine, windows, calls, columns).run

        return by_calls(parts, self.programs, self.threads, each)

    def _refuse_whole(self, binding: Binding, tables: Tables) -> None:
        """Raises BindError for matrices elsewhere that products take whole."""
        for column in (c for c in COLUMNS if c.role in tables.program.whole):
            there = self.staging.elsewhere[column].keys() & set(tables.members.tolist())
            if there:
                where = binding.storage.tensors.where(min(there))
                raise BindError(
                    f"{where}: a product takes the whole of %{column.role}, which is elsewhere "
                    f"and is seen in parts: keep it in memory"
                )

    def _windows(self, binding: Binding, tables: Tables, call: Call) -> tuple[Window, ...]:
        tensors, places = binding.storage.tensors, tables.program.role_places
        each = [places[c].dtype.bytes for c in ("param", "grad") if c in places]

        def where(row: int) -> str:
            return tensors.where(int(tables.members[row]))

        return windows_of(tables, call.low, call.high, each, self.staging.bytes // 2, where)


@dataclass(frozen=True, slots=True)
class _Staged:
    """One call of a sweep, window by window."""

    staging: StagingMemory
    tables: Tables
    windows: Sequence[Window]
    calls: Sequence[Callable[[], None]]
    columns: Sequence[Columns]

    def run(self) -> None:
        """Stream the windows through. Raises as the memory does, the step being half done."""
        before = self.tables.tensors.copy()
        with ThreadPoolExecutor(1) as mover:
            try:
                self._run(mover)
            finally:
                self.tables.tensors[...] = before

    def _run(self, mover: ThreadPoolExecutor) -> None:
        moves = self._moves(0)
        read = mover.submit(_all, [m.read for m in moves])
        written: list[Future[None]] = []
        for number, call in enumerate(self.calls):
            read.result()
            here, stored = moves, self.columns[number].stored
            if number + 1 < len(self.calls):
                moves = self._moves(number + 1)
                read = mover.submit(_all, [m.read for m in moves])
            for move in here:
                self.tables.point_one(move.column, move.row, move.base)
            call()
            written.append(mover.submit(_all, [m.write for m in here if m.column in stored]))
        for done in written:
            done.result()

    def _moves(self, number: int) -> list[Move]:
        return self.staging.moves(
            self.tables, self.windows[number], self.columns[number], number % 2
        )


def _all(actions: Sequence[Callable[[], None]]) -> None:
    for action in actions:
        action()


def _columns(program: StepProgram, call: Call, window: Window) -> Columns:
    """The columns that a call over a window loads or stores."""
    mine = [
        stream
        for stream in program.streams
        if stream.entry == call.name and stream.argument in (None, call.argument)
        if stream.whole == window.has_whole
    ]
    used = {role for stream in mine for role in stream.used}
    stored = {role for stream in mine for role in stream.stored}
    return Columns(
        tuple(c for c in COLUMNS if c.role in used),
        frozenset(c for c in COLUMNS if c.role in stored),
    )
