"""The view of a tensor while a graph runs over it: [batches, rows, cols].

flat                           elements alone: one row
first        1                 rows along axis 0
matrix       rank-2, rank-1    matrices of the last two axes
axes(i,j)    i, j              any two borders; batches, rows and columns lie between them
axes(h,i,j)  h, i, j           the batches are [outer, inner]
block(k)                       of all elements, rows of k
"""

from __future__ import annotations

import itertools
import math
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from .arrays import Array
from .types import (
    BATCH_AXES,
    ELEM,
    ROW,
    TENSOR,
    TWINS,
    VIEW_AXES,
    Domain,
    low_size,
    place_of_axis,
)


def _sets_of(*parts: tuple[str, ...]) -> tuple[Domain, ...]:
    """All unions of some parts of the axes, but of none and of all."""
    sizes = range(1, len(parts))
    unions = (itertools.chain(*c) for n in sizes for c in itertools.combinations(parts, n))
    return tuple(Domain(TENSOR.scope, frozenset(axes)) for axes in unions)


# Which sets of axes a view holds, by the number of its borders.
_HELD = (
    (),
    (ROW,),
    _sets_of(BATCH_AXES, ("row",), ("col",)),
    _sets_of(*((axis,) for axis in VIEW_AXES)),
)


@dataclass(frozen=True, slots=True, repr=False)
class View:
    """Borders between a tensor's axes, or the length of blocks; `str` of one is its text."""

    borders: tuple[int, ...] = ()  # the axes that parts begin with; from the end where negative
    block: int = 0  # elements
    is_chosen: bool = True  # else a graph's domains are those that its spec has, not a view's

    def __str__(self) -> str:
        if self in _NAMES:
            return _NAMES[self]
        return f"block({self.block})" if self.block else f"axes({','.join(map(str, self.borders))})"

    __repr__ = __str__

    @property
    def is_flat(self) -> bool:
        """True if all elements are one row."""
        return not self.borders and not self.block

    @property
    def has_parts(self) -> bool:
        """True if outer and inner batches are told apart."""
        return len(self.borders) == 3

    @property
    def domains(self) -> tuple[Domain, ...]:
        """The sets of axes that it holds, but of none and of all."""
        return (ROW,) if self.block else _HELD[len(self.borders)]

    def borders_at(self, rank: int) -> tuple[int, int, int] | None:
        """The axes before the inner batches, rows, columns; None where there are too few."""
        if any(rank < (border if border >= 0 else -border) for border in self.borders):
            return None
        found = [border if border >= 0 else rank + border for border in self.borders]
        outer, inner, rows = [0, 0, 0, *found][-3:]
        return outer, inner, rows

    def parts_of(self, dims: tuple[int, ...]) -> tuple[tuple[int, ...], ...] | None:
        """The dims that are outer batches, inner ones, rows, columns; None where too few."""
        found = self.borders_at(len(dims))
        if found is None:
            return None
        outer, first, second = found
        return dims[:outer], dims[outer:first], dims[first:second], dims[second:]


UNSEEN = View(is_chosen=False)
FLAT, FIRST, MATRIX = View(), View((1,)), View((-2, -1))
VIEWS = {
    "flat": FLAT,
    "first": FIRST,
    "matrix": MATRIX,
}
_NAMES = {UNSEEN: "", **{seen: name for name, seen in VIEWS.items()}}
_BY_NUMBERS = re.compile(r"axes\((?:(\d+),)?(\d+),(\d+)\)|block\(([1-9]\d*)\)")


def parse_view(text: str) -> View:
    """The view that is written `text`. Raises ValueError for an unknown one."""
    if not text or text in VIEWS:
        return VIEWS[text] if text else UNSEEN
    if found := _BY_NUMBERS.fullmatch(text):
        *numbers, block = found.groups()
        borders = [int(number) for number in numbers if number]
        if borders == sorted(borders):
            return View(tuple(borders), int(block or 0))
    known = ", ".join((*VIEWS, "axes(i,j)", "block(k)"))
    raise ValueError(f"unknown view '{text}'; known: {known}")


# The place of each axis of cells, in their order: a Gram value of rows lies as [row, row'], one of
# columns as [col', col], low-rank values as [row, low8] and [low8', col].
_PLACES = (0, 1, 2, 2, 3, 3)


@lru_cache(1024)
def axes_of(domain: Domain) -> tuple[int, ...]:
    """The axes that values of a domain have under the view; those of blocks are as elements."""
    domain = ELEM if domain.block is not None else domain
    there = (place_of_axis(axis) for axis in domain.axes)
    return tuple(sorted({_PLACES[place] for place in there if place >= 0}))


@lru_cache(1024)
def sources_of(domain: Domain) -> tuple[int, ...]:
    """For each place, the axis of the view whose size it has: that of a twin is its axis's."""
    rows = 3 if TWINS["col"] in domain.axes else 2
    return 0, 1, rows, 2 if TWINS["row"] in domain.axes else 3


@lru_cache(1024)
def chosen_size(domain: Domain) -> tuple[int, int]:
    """The axis that has a chosen size, and that; -1 and 0 where none has."""
    found = ((axis, low_size(axis)) for axis in domain.axes)
    sizes = ((_PLACES[place_of_axis(axis)], size) for axis, size in found if size)
    return next(sizes, (-1, 0))


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

    def tiled(self, size: int) -> Shape:
        """The sizes of its tiles, which are a batch of matrices; the last ones are filled up."""
        if not size:
            return self
        number = self.batches * -(-self.rows // size) * -(-self.cols // size)
        rows, cols = min(size, self.rows), min(size, self.cols)
        return Shape(number, rows, cols, number * rows * cols)

    def count(self, domain: Domain) -> int:
        """Return the number of cells of a domain; the last block may be short."""
        if domain.block is not None:
            return -(-self.numel // domain.block)
        if domain == ELEM:
            return self.numel
        return math.prod(self.lengths(domain))

    def lengths(self, domain: Domain) -> tuple[int, ...]:
        """The sizes along the axes of a domain, 1 along the others."""
        sizes = self.tiled(int(domain.tiles)).sizes
        axes, sources = axes_of(domain), sources_of(domain)
        found = [sizes[s] if axis in axes else 1 for axis, s in enumerate(sources)]
        chosen, size = chosen_size(domain)
        if size:
            found[chosen] = size
        return tuple(found)


def shape_under(view: View, dims: tuple[int, ...]) -> Shape:
    """The [batches, rows, cols] of a tensor of these dims. Raises ValueError if it has none."""
    numel = math.prod(dims)
    if view.block:
        return Shape(1, -(-numel // view.block), view.block, numel)
    parts = view.parts_of(dims)
    if parts is None:
        raise ValueError(f"view {view} needs a tensor of higher rank than {len(dims)}")
    outer, inner, rows, cols = map(math.prod, parts)
    return Shape(outer * inner, rows, cols, numel, (outer, inner) if view.has_parts else None)


def tiled_parts(parts: tuple[tuple[int, ...], ...], size: int) -> tuple[tuple[int, ...], ...]:
    """The dims of a tensor's tiles: batches, as many as lie down and across; rows; columns."""
    outer, inner, rows, cols = parts[0], parts[1], math.prod(parts[2]), math.prod(parts[3])
    number = -(-rows // size), -(-cols // size)
    return outer, (*inner, *number), (min(size, rows),), (min(size, cols),)


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
    """Write a value under the view to a role's array; of blocks, that of the first element."""
    lengths = shape.lengths(domain)
    full = new if np.shape(new) == lengths else np.broadcast_to(new, lengths)
    flat = full.reshape(-1)[:: domain.block or 1][: target.size]
    target[...] = flat.reshape(target.shape)
