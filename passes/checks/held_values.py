"""Contents of slots and arrays while a program runs on names, and their names in errors."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...ir.graph import Operand
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
