"""What loops count: an axis of a tensor under its view, tiles of one, or several as one.

row  col  block  cell  list        axes of an area, of a vector's cells, of a list's items
col/1024                           its tiles of 1024, one after the other
row*col                            rows and columns as one axis, as they lie
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis by the names that it is made of, and how many of its cells are a tile."""

    names: tuple[str, ...]
    tile: str = ""  # a number, or a named position

    def __str__(self) -> str:
        return "*".join(self.names) + (f"/{self.tile}" if self.tile else "")

    def tiles(self, size: int | str) -> Axis:
        """Its tiles of so many cells."""
        return Axis(self.names, str(size))


def fused(*axes: Axis) -> Axis:
    """Several axes as one, in the order in which they lie."""
    return Axis(tuple(name for axis in axes for name in axis.names))


def parse_axis(text: str) -> Axis:
    """The axis of a text such as `col/1024`."""
    names, _, tile = text.partition("/")
    return Axis(tuple(names.split("*")), tile)


BATCH, ROW, COL, BLOCK, CELL, LIST, PANEL = (
    Axis((name,)) for name in ("batch", "row", "col", "block", "cell", "list", "panel")
)
ELEM = fused(ROW, COL)
