"""How a tensor is seen while a graph runs over it: as [batches, rows, cols]."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Any

import numpy as np

from .arrays import Array
from .types import BATCH, COL, ELEM, ROW, TENSOR, Domain

AXES_VIEW = re.compile(r"axes\((\d+),(\d+)\)")
# The views by name, and which sets of axes each holds; there are `axes(i,j)` and `block(k)`, too.
VIEWS: dict[str, tuple[Domain, ...]] = {
    "flat": (),
    "first": (ROW,),
    "matrix": (BATCH, ROW, COL),
}
KEEP = {ELEM: (0, 1, 2), ROW: (0, 1), COL: (0, 2), BATCH: (0,), TENSOR: ()}


def axes_of(domain: Domain) -> tuple[int, ...]:
    """The axes that values of a domain have under the view."""
    return KEEP[ELEM if domain.block is not None else domain]


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes of one tensor under a view; the last row of a block view may be short."""

    batches: int
    rows: int
    cols: int
    numel: int

    def count(self, domain: Domain) -> int:
        """How many cells a domain has; the last block may be short."""
        if domain.block is not None:
            return -(-self.numel // domain.block)
        cells = {
            TENSOR: 1,
            BATCH: self.batches,
            ROW: self.batches * self.rows,
            COL: self.batches * self.cols,
            ELEM: self.numel,
        }
        return cells[domain]


def shape_under(view: str, dims: tuple[int, ...]) -> Shape:
    """The [batches, rows, cols] of a tensor of these dims. Raises ValueError if it has none."""
    numel = math.prod(dims)
    if view in ("flat", ""):
        return Shape(1, 1, numel, numel)
    if view.startswith("block"):
        length = int(view[len("block(") : -1])
        return Shape(1, -(-numel // length), length, numel)
    found = borders(view, len(dims))
    if found is None:
        raise ValueError(f"view {view} needs a tensor of higher rank than {len(dims)}")
    first, second = found
    batch, row, col = dims[:first], dims[first:second], dims[second:]
    return Shape(math.prod(batch), math.prod(row), math.prod(col), numel)


def domains_of(view: str) -> tuple[Domain, ...] | None:
    """The sets of axes that a view holds; None for an unknown one."""
    if AXES_VIEW.fullmatch(view):
        return BATCH, ROW, COL
    return (ROW,) if re.fullmatch(r"block\([1-9]\d*\)", view) else VIEWS.get(view or "flat")


def borders(view: str, rank: int) -> tuple[int, int] | None:
    """How many axes lie before the rows, and before the columns; None where there are too few.

    `first` has one axis as rows, `matrix` the last two as rows and columns, `axes(i,j)` what it
    says: axes 0 .. i-1 are a batch, i .. j-1 rows, j and all behind it columns.
    """
    named = AXES_VIEW.fullmatch(view)
    if view == "matrix":
        return (rank - 2, rank - 1) if rank >= 2 else None
    first, second = (int(named[1]), int(named[2])) if named else (0, 1)
    return (first, second) if rank >= second else None


def seen(array: Array, domain: Domain, shape: Shape) -> Array:
    """A role's array as [batches, rows, cols] with length 1 along absent axes."""
    sizes = (shape.batches, shape.rows, shape.cols)
    lengths = [sizes[a] if a in axes_of(domain) else 1 for a in (0, 1, 2)]
    flat = np.ascontiguousarray(array).reshape(-1)
    if domain.block is not None:
        flat = np.repeat(flat, domain.block)[: shape.numel]
    if domain == ELEM and flat.size != shape.batches * shape.rows * shape.cols:
        flat = np.concatenate([flat, np.zeros(int(np.prod(lengths)) - flat.size, flat.dtype)])
    return flat.reshape(lengths)


def store_seen(target: Array, new: Any, domain: Domain, shape: Shape) -> None:
    """Writes a value under the view to a role's array; of blocks, what their first element has."""
    sizes = (shape.batches, shape.rows, shape.cols)
    lengths = [sizes[a] if a in axes_of(domain) else 1 for a in (0, 1, 2)]
    full = np.broadcast_to(new, lengths).reshape(-1)[:: domain.block or 1][: target.size]
    target[...] = full.reshape(target.shape)
