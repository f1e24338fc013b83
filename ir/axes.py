"""Axes: a loop counts along one, a domain's cells lie along several.

    row, col                a root: an axis of a tensor under its view, of a vector or of a list
    row*col                 several as one, in the order in which they lie
    col/1024                its tiles of 1024, one after the other
    row/3072/12             the tiles of 12 in a tile of 3072
    row%12                  inside of a tile of 12
    row'                    the twin of an axis: the same cells, counted a second time

A root has a size, which is a position of every nest: `#rows` of `row`, `#k` of `k`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

SIZES = {"batch": "#batches", "outer": "#outer", "inner": "#inner", "row": "#rows", "col": "#cols"}
OTHERS = ("k", "block", "cell", "list", "leaf", "panel", "area")
ROOTS = (*SIZES, *(f"{name}'" for name in SIZES), *OTHERS)
Size = int | str  # a number, or the name of a position


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis by the roots that it is made of, its tiles, outermost first, or a tile's inside.

    Raises ValueError for tiles that do not fit in the tile around them.
    """

    roots: tuple[str, ...]
    sizes: tuple[Size, ...] = ()  # of tiles
    is_inside: bool = False  # of the innermost tile

    def __post_init__(self) -> None:
        for outer, size in zip(self.sizes, self.sizes[1:], strict=False):
            if isinstance(outer, int) and isinstance(size, int) and outer % size:
                raise ValueError(f"a tile of {outer} is no multiple of {size}, in {self}")

    def __str__(self) -> str:
        *outer, last = ("*".join(self.roots), *(f"/{size}" for size in self.sizes))
        return "".join(outer) + (last.replace("/", "%") if self.is_inside else last)

    @property
    def tile(self) -> Size | None:
        """The cells of an iteration; None: one."""
        return self.sizes[-1] if self.sizes and not self.is_inside else None

    def tiles(self, size: Size) -> Axis:
        """Its tiles of so many cells; of an axis of tiles, those in one of them."""
        return replace(self, sizes=(*self.sizes, size))

    def inside(self, size: Size) -> Axis:
        """The cells inside of a tile of that size."""
        return replace(self, sizes=(*self.sizes, size), is_inside=True)


def fused(*axes: Axis) -> Axis:
    """Several axes as one, in the order in which they lie."""
    return Axis(tuple(root for axis in axes for root in axis.roots))


def twin(axis: Axis) -> Axis:
    """The same cells, counted a second time."""
    return replace(axis, roots=tuple(f"{root}'" for root in axis.roots))


def size_name(root: str) -> str:
    """The name of a root's size; its twin has the same."""
    root = root.removesuffix("'")
    return SIZES.get(root, f"#{root}")


BATCH, ROW, COL, BLOCK, CELL, LIST, PANEL, AREA = (
    Axis((name,)) for name in ("batch", "row", "col", "block", "cell", "list", "panel", "area")
)
ELEM = fused(ROW, COL)
