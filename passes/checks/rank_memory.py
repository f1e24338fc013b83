"""Memory while a program runs on names, and as a rank has it that owns no part of a tensor.

The latter is the part of `check_program` on L16. Results of a launch over chunks are at its owner,
and may be read by segments over tensors, and once, only when a launch over ranks has brought it
there. A tensor that is one chunk, or is under a program with matrices, is owned whole: results of
segments over tensors, of these, are right at the owner, and so is apart as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, cast

from ...ir.graph import Operand
from ...ir.lowered.launches import ChunkKind, GatherItem, Launch, Units
from ...ir.lowered.program import ProgramError
from ...ir.lowered.tables import ARRAY_KINDS, Place

Key = tuple[str, int]  # a slot, or ("column", its place in the tensor table)
Guards = frozenset[int]
FREE: Guards = frozenset()


@dataclass(frozen=True, slots=True)
class HeldValue:
    """The content of a slot or array where `guard` and all of `under` hold; else `before`."""

    what: Operand | str
    under: Guards = FREE
    guard: int | None = None
    before: Operand | str = ""
    since: str = field(default="the start", compare=False)


def key_of(place: Place) -> Key:
    """Return the slot or array of a place."""
    return ("column" if place.kind in ARRAY_KINDS else place.kind), place.index


def name_of(what: Operand | str) -> str:
    """A value, by its number, or what else a place holds."""
    return f"%{what}" if isinstance(what, int) else str(getattr(what, "value", what))


def text_of(place: Place) -> str:
    """A place, by its kind and number."""
    return f"{place.kind} {'column' if place.kind in ('vector', 'elem') else 'slot'} {place.index}"


_K = TypeVar("_K")
_V = TypeVar("_V")
Cell = tuple[GatherItem, int]
_SLOTS = {"column": GatherItem.LIST, "tensor": GatherItem.NUMBER}


def cell_of(key: Key) -> Cell | None:
    """The cell that an array or a tensor's slot is; None for others."""
    kind, index = key
    return (_SLOTS[kind], index) if kind in _SLOTS else None


@dataclass(slots=True)
class RankView:
    """Cells that are at their owners alone, and the ranks that run the current launch."""

    whole: bool  # the tensor is owned whole
    kind: ChunkKind
    parted: frozenset[Cell] = frozenset()  # of which ranks have their own parts alone
    away: set[Cell] = field(default_factory=set[Cell])
    by_owner: bool = True
    on_all: bool = False
    once: bool = False
    now: str = ""

    def begin(self, launch: Launch) -> None:
        """A launch begins: one over ranks brings its lists of tensors of the kind."""
        self.now = launch.entry
        self.by_owner = launch.over in (Units.CHUNKS, Units.TILES, Units.LIBRARY)
        self.on_all = not self.by_owner and launch.over != Units.RANKS
        self.once = launch.over == Units.ONCE
        for one in launch.lists:
            if self.kind in one.kinds:
                self._check_whole(cell := (one.what, one.index))
                self.away.discard(cell)

    def read(self, cell: Cell) -> None:
        """L16: a segment on every rank reads values that every rank has. L18."""
        if self.on_all:
            self._check_whole(cell)
        if self.by_owner or cell not in self.away:
            return
        if self.whole and not self.once:
            self.by_owner = True  # what it makes from here on
        else:
            what, index = cell
            raise ProgramError(
                f"L16 {self.now}: {what} {index} of a tensor of kind {self.kind.name.lower()} is "
                f"read on every rank before a gather brings it"
            )

    def write(self, cell: Cell) -> None:
        """A cell holds something new. L18."""
        if self.on_all:
            self._check_whole(cell)
        (self.away.add if self.by_owner else self.away.discard)(cell)

    def _check_whole(self, cell: Cell) -> None:
        """L18: owners alone touch arrays of which a rank has its own cells."""
        if cell in self.parted:
            raise ProgramError(
                f"L18 {self.now}: {cell[0]} {cell[1]} is touched on every rank, and each is to "
                f"have its own part alone"
            )


class RankMemory(dict[_K, _V]):
    """Contents of slots and arrays, by (kind, index), or of parts by their number."""

    def __init__(self, view: RankView, columns: dict[_K, int] | None = None) -> None:
        super().__init__()
        self._view, self._columns = view, columns

    def _cell(self, key: _K) -> Cell | None:
        if self._columns is not None:
            return (GatherItem.PART, self._columns[key]) if key in self._columns else None
        return cell_of(cast("Key", key))

    def get(self, key: _K, default: _V | None = None) -> _V | None:  # type: ignore[override]
        """Read a cell. Raises ProgramError."""
        if (cell := self._cell(key)) is not None:
            self._view.read(cell)
        return super().get(key, default)

    def __setitem__(self, key: _K, value: _V) -> None:
        if (cell := self._cell(key)) is not None:
            self._view.write(cell)
        super().__setitem__(key, value)
