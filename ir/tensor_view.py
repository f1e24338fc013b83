"""How a tensor is seen while a graph runs over it: as [batches, rows, cols]."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from .arrays import Array
from .types import BATCH, COL, ELEM, ROW, TENSOR, Domain

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
    if view == "first" and len(dims) >= 1:
        return Shape(1, dims[0], math.prod(dims[1:]), numel)
    if view == "matrix" and len(dims) >= 2:
        return Shape(math.prod(dims[:-2]), dims[-2], dims[-1], numel)
    raise ValueError(f"view {view} needs a tensor of higher rank than {len(dims)}")


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
