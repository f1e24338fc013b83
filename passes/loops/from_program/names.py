"""What values and places are called in nests: as in the text of the graph."""

from __future__ import annotations

from ....ir.graph import Operand
from ....ir.loops.nest import Operand as LoopOperand
from ....ir.loops.nest import Stmt
from ....ir.loops.walk import Body, walk
from ....ir.lowered.columns import LeafArray, RoleArray, ValueArray
from ....ir.lowered.program import Program
from ....ir.lowered.tables import BUFFER_KINDS, SLOT_KINDS, Place
from ....ir.semantics import nearest
from ....ir.text.printer import value_names
from ....ir.types import Const


class Names:
    """The names of a program's values and places."""

    def __init__(self, program: Program) -> None:
        self.columns = program.columns
        self.values = [name.removeprefix("%") for name in value_names(program.graph)]

    def operand(self, operand: Operand) -> LoopOperand:
        """A value's name, or the literal."""
        return self.values[operand] if isinstance(operand, int) else operand

    def stored(self, operand: Operand, place: Place) -> LoopOperand:
        """What is stored to a place: a value's name, or the literal in the place's dtype."""
        if isinstance(operand, Const):
            return Const(nearest(operand.value, place.dtype))
        return self.values[operand]

    def operands(self, operands: tuple[Operand, ...]) -> tuple[LoopOperand, ...]:
        """Several of them."""
        return tuple(self.operand(a) for a in operands)

    def place(self, place: Place) -> str:
        """A role's name, `partial.12` and `value.12`, `group.3` of slots, `kept.0` of buffers."""
        if place.kind in (*SLOT_KINDS, *BUFFER_KINDS):
            return f"{place.kind}.{place.index}"
        column = self.columns[place.index]
        if isinstance(column, RoleArray):
            return column.role
        assert isinstance(column, LeafArray | ValueArray), f"{column} is the address of no array"
        kind = "partial" if isinstance(column, LeafArray) else "value"
        return f"{kind}.{self.values[column.value]}"

    def places(self, body: Body) -> tuple[tuple[str, Place], ...]:
        """The places that a body touches, in its order."""
        found = dict.fromkeys(p for p in map(place_of, walk(body)) if p is not None)
        return tuple((self.place(p), p) for p in found)


def place_of(stmt: Stmt) -> Place | None:
    """The place that a statement touches, if any."""
    return getattr(stmt, "place", None)
