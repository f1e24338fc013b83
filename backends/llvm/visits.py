"""An entry's visits as LLVM IR: which units a call has, and for each what its kind wants.

What differs between a CPU's thread and a GPU's block is a subclass's: who takes which units and
rows, whether tiles of rows are worth it, and what waiting for each other is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Any

from ...ir.lowered.launches import Units
from ...ir.lowered.program import Program
from ...ir.lowered.tables import CHUNK_COLUMNS
from ...ir.lowered.visits import (
    RunCells,
    RunKernel,
    RunLists,
    RunMatrix,
    RunRows,
    RunSegment,
    Sync,
    Tiles,
    Visit,
    VisitStep,
)
from .nodes import context_pointer, tensor_number, tensor_row
from .text import LlvmFunction


@dataclass(frozen=True, slots=True)
class Unit:
    """A chunk or a tensor: what every function of it is given, and its rows and columns."""

    start: str
    row: str = ""
    rows: str = ""
    col: str = ""
    cols: str = ""
    is_tile: bool = False  # some rows of some matrices


class VisitPrinter(ABC):
    """Prints entries into functions; `fn` is the one at hand."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.kept = "null"  # room for the buffers of kernels and of passes over matrices

    def entry(self, fn: LlvmFunction, name: str) -> None:
        """The body of an entry."""
        self.fn = fn
        visits = [v for v in self.program.visits if v.entry == name]
        over = visits[0].over
        if over == Units.ONCE:
            self.once(lambda: self.steps(visits[0].steps, Unit("ptr %ctx")))
        else:
            with self.units() as (number, *_):
                if over in (Units.CHUNKS, Units.LISTS, Units.TILES):
                    self.chunk(visits, number)
                else:
                    self.steps(visits[0].steps, self._tensor(visits[0], number))
        fn.finish()

    # -- what a target says

    @abstractmethod
    def units(self) -> AbstractContextManager[Any]:
        """The loop over the units of a call; gives the unit's number first."""
        ...

    @abstractmethod
    def once(self, body: Callable[[], None]) -> None:
        """Print statements that run once."""
        ...

    @abstractmethod
    def kernel(self, name: str, unit: Unit) -> None:
        """A kernel over the unit's rows and columns."""
        ...

    @abstractmethod
    def tiles(self, steps: Sequence[VisitStep], unit: Unit) -> None:
        """Steps that may go over all rows, or over tiles of them one after the other."""
        ...

    @abstractmethod
    def sync(self) -> None:
        """Waits for whoever shares the unit."""
        ...

    # -- steps

    def call(self, name: str, given: str) -> None:
        """Calls the function of a nest."""
        self.fn.do(f"call void {self.fn.module.symbol(name)}({given})")

    def steps(self, steps: Iterable[VisitStep], unit: Unit) -> None:
        """Steps of a visit in order."""
        for step in steps:
            match step:
                case RunKernel() | RunLists():
                    self.kernel(step.name, unit)
                case RunRows() | RunCells():
                    self.call(step.name, f"{unit.start}, i64 {unit.row}, i64 {unit.rows}")
                case RunMatrix(name):
                    area = self.matrices(unit)
                    self.call(name, f"{unit.start}, ptr {self.kept}, {area}")
                case RunSegment(name):
                    self.call(name, unit.start)
                case Tiles(_, together) if together:
                    self.kernel(together, unit)
                case Tiles(inner):
                    self.tiles(inner, unit)
                case Sync():
                    self.sync()

    def own_row(self, tensor: str) -> str:
        """A tensor's row with addresses in the place of what is on the stack of who runs it."""
        return tensor

    def matrices(self, unit: Unit) -> str:
        """The rows and the batch that a pass over matrices is given: of a tensor all at least."""
        if unit.is_tile:
            return f"i64 {unit.row}, i64 {unit.rows}, i64 {unit.col}, i64 {unit.cols}"
        enough = self.fn.let(f"add i64 {unit.rows}, {unit.cols}")
        return f"i64 0, i64 {enough}, i64 0, i64 {unit.rows}"

    # -- units

    def chunk(self, visits: Sequence[Visit], number: str) -> None:
        """Print the visits' work on a chunk of the table."""
        cells = self.cells(number)
        unit = self.unit_of(cells, may_be_whole=visits[0].over == Units.CHUNKS)
        if visits[0].over == Units.TILES:
            self._by_argument(visits, replace(unit, is_tile=True))
        else:
            self._by_kind(visits, cells["kind"], unit)

    def cells(self, chunk: str) -> dict[str, str]:
        """A row of the table of chunks, by the names of its columns."""
        fn, cells = self.fn, dict[str, str]()
        at = fn.let(f"mul i64 {chunk}, {len(CHUNK_COLUMNS)}")
        table = context_pointer(fn, "chunks")  # each time: else a GPU has it in two registers
        row = fn.let(f"getelementptr inbounds i64, ptr {table}, i64 {at}")
        for index, name in enumerate(CHUNK_COLUMNS):
            cell = fn.let(f"getelementptr inbounds i64, ptr {row}, i64 {index}")
            cells[name] = fn.let(f"load i64, ptr {cell}, align 8")
        return cells

    def unit_of(self, cells: dict[str, str], may_be_whole: bool = False) -> Unit:
        """The unit that a row of the table of chunks describes."""
        row, rows, col, cols = (cells[name] for name in ("row", "rows", "col", "cols"))
        tensor = tensor_row(self.fn, len(self.program.columns), cells["tensor"])
        tensor = self.own_row(tensor) if may_be_whole else tensor
        return Unit(f"ptr %ctx, ptr {tensor}, i64 {cells['tensor']}", row, rows, col, cols)

    def _tensor(self, visit: Visit, number: str) -> Unit:
        """A tensor, with all its rows if the visit goes over them."""
        row = self.own_row(tensor_row(self.fn, len(self.program.columns), number))
        start = f"ptr %ctx, ptr {row}, i64 {number}"
        if not any(isinstance(step, RunRows) for step in visit.steps):
            return Unit(start)
        batches, rows = (tensor_number(self.fn, row, name) for name in ("batches", "rows"))
        return Unit(start, "0", self.fn.let(f"mul i64 {batches}, {rows}"))

    def _by_kind(self, visits: Sequence[Visit], kind: str, unit: Unit) -> None:
        """The visits of the unit's kind: the only ones, or a case of a switch."""
        fn = self.fn
        cases = list(dict.fromkeys(visit.kinds for visit in visits))
        if len(cases) == 1:
            self._by_argument(visits, unit)
            return
        labels, done = {kinds: fn.label() for kinds in cases}, fn.label()
        table = " ".join(f"i64 {k.value}, label %{labels[kinds]}" for kinds in cases for k in kinds)
        fn.do(f"switch i64 {kind}, label %{done} [ {table} ]")
        for kinds, label in labels.items():
            fn.place(label)
            self._by_argument([v for v in visits if v.kinds == kinds], unit)
            fn.jump(done)
        fn.place(done)

    def _by_argument(self, visits: Sequence[Visit], unit: Unit) -> None:
        for visit in visits:
            run = partial(self.steps, visit.steps, unit)
            if visit.argument is None:
                run()
            else:
                self.fn.when(self.fn.let(f"icmp eq i64 %argument, {visit.argument}"), run)


# ------------------------------------------------------------------ visits of several kinds as one

Part = tuple[tuple[Visit, ...], tuple[VisitStep, ...]]  # who wants some steps, and the steps


def merge_visits(visits: Sequence[Visit]) -> list[Part] | None:
    """The steps of the longest visit, in parts; None where another's are not among them."""
    longest = max((list(_steps(visit)) for visit in visits), key=len)
    users: list[list[Visit]] = [[] for _ in longest]
    for visit in visits:
        places = _places(list(_steps(visit)), longest)
        if places is None:
            return None
        for place in places:
            users[place].append(visit)
    parts = groupby(range(len(longest)), key=users.__getitem__)
    return [(tuple(wanted), tuple(longest[n] for n in numbers)) for wanted, numbers in parts]


def _steps(visit: Visit) -> Iterator[VisitStep]:
    for step in visit.steps:
        if isinstance(step, Tiles) and not step.together:
            yield from step.steps
        else:
            yield step


def _places(steps: Sequence[VisitStep], among: Sequence[VisitStep]) -> list[int] | None:
    """Return the indices of steps among others, in order; None where one is missing."""
    found, following = list[int](), 0
    for step in steps:
        place = next((n for n in range(following, len(among)) if among[n] == step), None)
        if place is None:
            return None
        found.append(place)
        following = place + 1
    return found
