"""A memory plan: which temporary columns of the tensor table share storage, and until when.

Sizes are symbolic: so many cells, which a tensor's shape tells, of so many bytes. Roles keep
their arrays; planned here is the memory that a program needs beside them, tensor by tensor.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..errors import StepfuseError
from ..tensor_view import Shape
from ..types import ELEM, TWINS, Domain, low_size, parse_domain
from .tables import TableColumn

ALIGNMENT = 64  # bytes: a cache line
ROW_LEAF = 1024  # columns summed into one cell of a partial
COLUMN_LEAF = 64  # rows summed into one cell of a partial
LIST_LEAF = 1024  # cells of a low list summed into one cell of the scratch
TILE_ROWS = 384  # of a matrix that a unit has at most,
REGISTER_ROWS = 12  # and of which it has a multiple: whole tiles of registers of any target
PANEL_BYTES = 768 << 10  # on the stack of who runs a pass over matrices, for parts of operands
LONG_PANEL_BYTES = 1312 << 10  # where units have more rows: 768 of them with sums of bf16, or 528
OWN_BYTES = 192 << 10  # behind these, for the temporaries of a tensor that one visit runs whole
WHOLE = 32768  # elements: more than these no tensor has that is one chunk


class PlanError(StepfuseError):
    """A plan does not hold: names the column and the launches."""


def row_leaves(shape: Shape) -> int:
    """Leaves of each row."""
    return leaves_along(shape.cols)


def column_leaves(shape: Shape) -> int:
    """Leaves of each column."""
    return leaves_down(shape.rows)


def leaves_along(cells: int) -> int:
    """Leaves of a row of so many cells."""
    return -(-cells // ROW_LEAF)


def leaves_down(cells: int) -> int:
    """Leaves of a column of so many cells."""
    return -(-cells // COLUMN_LEAF)


def block_leaves(length: int) -> int:
    """Leaves of each block of so many elements."""
    return -(-length // ROW_LEAF)


# The sizes that cells are counted by, of a tensor's shape and of its blocks, if it has some; in C
# `stepfuse_size` has them by the same letters, large ones for those of its tiles.
_SIZES: dict[str, Callable[[Shape, int], int]] = {
    "e": lambda s, block: s.numel,
    "b": lambda s, block: s.batches,
    "o": lambda s, block: s.sizes[0],
    "i": lambda s, block: s.sizes[1],
    "r": lambda s, block: s.rows,
    "c": lambda s, block: s.cols,
    "p": lambda s, block: leaves_along(s.cols),
    "q": lambda s, block: leaves_down(s.rows),
    "u": lambda s, block: leaves_along(s.rows),
    "v": lambda s, block: leaves_down(s.cols),
    "k": lambda s, block: -(-s.numel // block),
    "l": lambda s, block: block_leaves(block),
    "d": lambda s, block: block,  # the chosen size of low-rank matrices
    "f": lambda s, block: leaves_down(block),
    "s": lambda s, block: -(-s.batches * s.rows // LIST_LEAF) + 1,
    "m": lambda s, block: -(-s.batches * max(s.rows, s.cols) // LIST_LEAF) + 1,
    "x": lambda s, block: max(_SIZES["m"](s, block), -(-_SIZES["k"](s, block) // LIST_LEAF) + 1),
}
# Beside domains: what is counted of rows and columns, as a product of sizes.
EXTENTS = {
    "row leaves": "brp", "col leaves": "bqc", "row list": "s", "matrix list": "m",
    "row leaves of gram(row)": "bru", "row leaves of gram(col)": "bcp",
    "col leaves of gram(row)": "bqr", "col leaves of gram(col)": "bvc",
}  # fmt: skip
# Of blocks: `block(256)`, `block(256) leaves`, `block(256) list`, of those or of any other list.
_OF_TILES = re.compile(r"(.+) of tiles\((\d+)\)")
_OF_BLOCKS = re.compile(r"block\((?P<length>\d+)\)( (?P<what>leaves|list))?")
_BLOCK_SIZES = {"": "k", "leaves": "kl", "list": "x"}
_AXIS_SIZES = {
    "outer": "o", "inner": "i", "row": "r", "col": "c", TWINS["row"]: "r", TWINS["col"]: "c",
}  # fmt: skip


def extent_of(domain: Domain) -> str:
    """Return the extent of a vector or of elements. Raises KeyError for numbers."""
    if domain.is_scalar:
        raise KeyError(domain)
    return str(domain)


def cells_of(extent: str, shape: Shape) -> int:
    """Return the number of cells of an extent for a tensor of this shape."""
    sizes, block = sizes_of(extent)
    return math.prod(_size(shape, block, size) for size in sizes)


def _size(shape: Shape, number: int, letter: str) -> int:
    if letter.isupper():
        return _SIZES[letter.lower()](shape.tiled(number), 0)
    return _SIZES[letter](shape, number)


@lru_cache(1024)
def sizes_of(extent: str) -> tuple[str, int]:
    """The sizes whose product an extent is, and the length of blocks or the chosen size, else 0."""
    if of_tiles := _OF_TILES.fullmatch(extent):
        found, _ = sizes_of(of_tiles[1].replace("leaves of elem", "leaves"))
        return found.replace("e", "brc").upper(), int(of_tiles[2])
    length, what = block_extent(extent)
    if length:
        return _BLOCK_SIZES[what], length
    if extent in EXTENTS:
        return EXTENTS[extent], 0
    leaves, _, space = extent.rpartition(" leaves of ")
    domain = parse_domain(space)
    if domain == ELEM:
        return "e", 0  # the last row of blocks may be short
    if domain.is_low:
        of_rows = "row" in domain.axes
        size = next(filter(None, map(low_size, domain.axes)))
        return ("brl" if of_rows else "bfc") if leaves else ("brd" if of_rows else "bdc"), size
    axes = domain.axes
    found = "".join(size for axis, size in _AXIS_SIZES.items() if axis in axes)
    return found.replace("oi", "b"), 0


def block_extent(extent: str) -> tuple[int, str]:
    """The block length of an extent, 0 for others, and the counted part of the blocks."""
    found = _OF_BLOCKS.fullmatch(extent)
    return (int(found["length"]), found["what"] or "") if found else (0, "")


@dataclass(frozen=True, slots=True)
class Column:
    """A temporary: its cells, and the launches between which it holds something needed."""

    column: TableColumn  # of the tensor table
    extent: str  # a domain, a key of EXTENTS, one of blocks, leaves of a low-rank space
    cell: int  # bytes of a cell
    first: int  # the launch that first writes it
    last: int  # the launch that last reads it

    @property
    def name(self) -> str:
        """The name in a plan's text."""
        return str(self.column)

    def bytes(self, shape: Shape) -> int:
        """Return the bytes for a tensor of this shape."""
        return cells_of(self.extent, shape) * self.cell


@dataclass(frozen=True, slots=True)
class Buffer:
    """Storage that its columns use one after the other; all have the same size."""

    name: str
    columns: tuple[Column, ...]

    def bytes(self, shape: Shape) -> int:
        """Return the bytes for a tensor of this shape."""
        return max(c.bytes(shape) for c in self.columns)


@dataclass(frozen=True, slots=True)
class Plan:
    """The buffer of every temporary of a program."""

    name: str
    launches: tuple[str, ...]
    buffers: tuple[Buffer, ...]
    updates: tuple[tuple[str, str], ...]  # element role, and "in place" or the reason why not

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns in buffers, in the order of their first launch."""
        found = (c for b in self.buffers for c in b.columns)
        return tuple(sorted(found, key=lambda c: (c.first, c.last, c.name)))

    def buffer_of(self, name: str) -> Buffer:
        """The buffer of a column, by its name. Raises KeyError."""
        for buffer in self.buffers:
            if any(c.name == name for c in buffer.columns):
                return buffer
        raise KeyError(name)

    def bytes(self, shape: Shape) -> int:
        """The bytes that all buffers of a tensor of this shape have."""
        return sum(b.bytes(shape) for b in self.buffers)

    def lower_bound(self, shape: Shape) -> int:
        """The most bytes that are needed at once, in any launch: no plan has fewer."""
        return max((self._needed(launch, shape) for launch in range(len(self.launches))), default=0)

    def _needed(self, launch: int, shape: Shape) -> int:
        return sum(c.bytes(shape) for c in self.columns if c.first <= launch <= c.last)


def parts_of(
    buffers: Sequence[Buffer], own: Sequence[TableColumn]
) -> tuple[tuple[Buffer, ...], tuple[Buffer, ...]]:
    """The buffers of columns that are a worker's, and those of the others."""
    found: list[list[Buffer]] = [[], []]
    for buffer in buffers:
        mine = [c for c in buffer.columns if c.column in own]
        others = [c for c in buffer.columns if c.column not in own]
        for part, columns, mark in zip(found, (mine, others), ("'", ""), strict=True):
            part += [Buffer(buffer.name + mark, tuple(columns))] if columns else []
    return tuple(found[0]), tuple(found[1])


def offsets_of(buffers: Sequence[Buffer], shape: Shape) -> tuple[dict[TableColumn, int], int]:
    """The aligned offset of each column's storage, and the bytes of all of them."""
    offsets: dict[TableColumn, int] = {}
    end = 0
    for buffer in buffers:
        offsets |= {c.column: end for c in buffer.columns}
        end += -(-buffer.bytes(shape) // ALIGNMENT) * ALIGNMENT
    return offsets, end


def placed(
    buffers: Sequence[Buffer], own: Sequence[TableColumn], shape: Shape
) -> tuple[tuple[dict[TableColumn, int], int], tuple[dict[TableColumn, int], int]]:
    """The offsets on the stack of who runs a tensor, and those in its memory; the bytes of each.

    Where `own` columns do not fit the stack, they are in its memory like the others.
    """
    mine, others = parts_of(buffers, own)
    on_stack = offsets_of(mine, shape)
    if on_stack[1] > OWN_BYTES:
        return ({}, 0), offsets_of(buffers, shape)
    return on_stack, offsets_of(others, shape)
