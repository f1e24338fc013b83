"""How a tensor is seen while a graph runs over it: as [batches, rows, cols].

Under a view with three borders, the batches are [outer, inner].
"""

from __future__ import annotations

import itertools
import math
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from .arrays import Array
from .types import BATCH_AXES, ELEM, ROW, TENSOR, VIEW_AXES, Domain

AXES_VIEW = re.compile(r"axes\((?:(\d+),)?(\d+),(\d+)\)")


def _sets_of(*parts: tuple[str, ...]) -> tuple[Domain, ...]:
    """All unions of some parts of the axes, but of none and of all."""
    sizes = range(1, len(parts))
    unions = (itertools.chain(*c) for n in sizes for c in itertools.combinations(parts, n))
    return tuple(Domain(TENSOR.scope, frozenset(axes)) for axes in unions)


# The views by name, and which sets of axes each holds; there are `axes(i,j)`, `axes(h,i,j)` and
# `block(k)`, too.
_OF_MATRIX = _sets_of(BATCH_AXES, ("row",), ("col",))
_OF_PARTS = _sets_of(*((axis,) for axis in VIEW_AXES))
VIEWS: dict[str, tuple[Domain, ...]] = {
    "flat": (),
    "first": (ROW,),
    "matrix": _OF_MATRIX,
}


@cache
def axes_of(domain: Domain) -> tuple[int, ...]:
    """The axes that values of a domain have under the view; those of blocks are as elements."""
    domain = ELEM if domain.block is not None else domain
    return tuple(number for number, axis in enumerate(VIEW_AXES) if axis in domain.axes)


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes of one tensor under a view; the last row of a block view may be short."""

    batches: int
    rows: int
    cols: int
    numel: int
    parts: tuple[int, int] | None = None  # outer and inner batches, where a view tells them apart

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """Outer and inner batches, rows, columns; rows of a block view are all whole."""
        outer, inner = self.parts or (1, self.batches)
        return outer, inner, self.rows, self.cols

    def count(self, domain: Domain) -> int:
        """How many cells a domain has; the last block may be short."""
        if domain.block is not None:
            return -(-self.numel // domain.block)
        if domain == ELEM:
            return self.numel
        return math.prod(self.sizes[axis] for axis in axes_of(domain))

    def lengths(self, domain: Domain) -> tuple[int, ...]:
        """The sizes along the axes of a domain, 1 along the others."""
        axes = axes_of(domain)
        return tuple(size if axis in axes else 1 for axis, size in enumerate(self.sizes))


def shape_under(view: str, dims: tuple[int, ...]) -> Shape:
    """The [batches, rows, cols] of a tensor of these dims. Raises ValueError if it has none."""
    numel = math.prod(dims)
    if view in ("flat", ""):
        return Shape(1, 1, numel, numel)
    if view.startswith("block"):
        length = int(view[len("block(") : -1])
        return Shape(1, -(-numel // length), length, numel)
    parts = parts_of(view, dims)
    if parts is None:
        raise ValueError(f"view {view} needs a tensor of higher rank than {len(dims)}")
    outer, inner, rows, cols = map(math.prod, parts)
    return Shape(outer * inner, rows, cols, numel, (outer, inner) if has_parts(view) else None)


def domains_of(view: str) -> tuple[Domain, ...] | None:
    """The sets of axes that a view holds; None for an unknown one."""
    if AXES_VIEW.fullmatch(view):
        return _OF_PARTS if has_parts(view) else _OF_MATRIX
    return (ROW,) if re.fullmatch(r"block\([1-9]\d*\)", view) else VIEWS.get(view or "flat")


def has_parts(view: str) -> bool:
    """Whether a view tells outer and inner batches apart."""
    named = AXES_VIEW.fullmatch(view)
    return named is not None and named[1] is not None


def borders(view: str, rank: int) -> tuple[int, int, int] | None:
    """How many axes lie before the inner batches, the rows, the columns; None where too few.

    `first` has one axis as rows, `matrix` the last two as rows and columns; under `axes(h,i,j)`
    axes 0 .. h-1 are outer batches, h .. i-1 inner ones, i .. j-1 rows, j and all behind it
    columns; `axes(i,j)` has no outer ones.
    """
    named = AXES_VIEW.fullmatch(view)
    if view == "matrix":
        return (0, rank - 2, rank - 1) if rank >= 2 else None
    found = (int(named[1] or 0), int(named[2]), int(named[3])) if named else (0, 0, 1)
    return found if rank >= found[-1] else None


def parts_of(view: str, dims: tuple[int, ...]) -> tuple[tuple[int, ...], ...] | None:
    """The dims that are outer batches, inner batches, rows, columns; None where too few."""
    found = borders(view, len(dims))
    if found is None:
        return None
    outer, first, second = found
    return dims[:outer], dims[outer:first], dims[first:second], dims[second:]


def seen(array: Array, domain: Domain, shape: Shape) -> Array:
    """A role's array as [outer, inner, rows, cols] with length 1 along absent axes."""
    flat = np.ascontiguousarray(array).reshape(-1)
    lengths = shape.lengths(domain)
    if domain.block is not None:
        flat = np.repeat(flat, domain.block)[: shape.numel]
    if domain == ELEM and flat.size != math.prod(lengths):
        flat = np.concatenate([flat, np.zeros(math.prod(lengths) - flat.size, flat.dtype)])
    return flat.reshape(lengths)


def store_seen(target: Array, new: Any, domain: Domain, shape: Shape) -> None:
    """Writes a value under the view to a role's array; of blocks, what their first element has."""
    full = np.broadcast_to(new, shape.lengths(domain))
    flat = full.reshape(-1)[:: domain.block or 1][: target.size]
    target[...] = flat.reshape(target.shape)
