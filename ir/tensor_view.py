"""How a tensor is seen while a graph runs over it: as [batches, rows, cols]."""

from __future__ import annotations

import math
from dataclasses import dataclass

from .types import BATCH, COL, ELEM, ROW, TENSOR, Domain


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes of one tensor under a view; the last row of a block view may be short."""

    batches: int
    rows: int
    cols: int
    numel: int

    def count(self, domain: Domain) -> int:
        """How many cells a domain has."""
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
    if view == "first" and len(dims) >= 1:
        return Shape(1, dims[0], math.prod(dims[1:]), numel)
    if view == "matrix" and len(dims) >= 2:
        return Shape(math.prod(dims[:-2]), dims[-2], dims[-1], numel)
    raise ValueError(f"view {view} needs a tensor of higher rank than {len(dims)}")
