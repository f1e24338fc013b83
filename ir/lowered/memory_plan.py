"""A memory plan: which temporary columns of the tensor table share storage, and until when.

Sizes are symbolic: so many cells, which a tensor's shape tells, of so many bytes. Roles keep
their arrays; what is planned here is what a program needs beside them, tensor by tensor.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..errors import StepfuseError
from ..graph import Graph
from ..tensor_view import Shape
from ..types import Domain, parse_domain
from .columns import TableColumn
from .schedule import is_along_columns, reduced_from

ALIGNMENT = 64  # bytes: a cache line
ROW_LEAF = 1024  # columns summed into one cell of a partial
COLUMN_LEAF = 64  # rows summed into one cell of a partial
LIST_LEAF = 1024  # cells of a low list summed into one cell of the scratch
TILE_ROWS = 192  # of a matrix that a unit has, whole tiles of registers of any target
PANEL_BYTES = 704 << 10  # on the stack of who runs a pass over matrices, for parts of operands
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


# Beside domains: what is counted of rows and columns.
EXTENTS: dict[str, Callable[[Shape], int]] = {
    "row leaves": lambda s: s.batches * s.rows * row_leaves(s),
    "col leaves": lambda s: s.batches * column_leaves(s) * s.cols,
    "row leaves of gram(row)": lambda s: s.batches * s.rows * leaves_along(s.rows),
    "row leaves of gram(col)": lambda s: s.batches * s.cols * leaves_along(s.cols),
    "col leaves of gram(row)": lambda s: s.batches * leaves_down(s.rows) * s.rows,
    "col leaves of gram(col)": lambda s: s.batches * leaves_down(s.cols) * s.cols,
    "row list": lambda s: -(-s.batches * s.rows // LIST_LEAF) + 1,
    "matrix list": lambda s: -(-s.batches * max(s.rows, s.cols) // LIST_LEAF) + 1,
}
# Of blocks: `block(256)`, `block(256) leaves`, `block(256) list`, of those or of any other list.
_OF_BLOCKS = re.compile(r"block\((?P<length>\d+)\)( (?P<what>leaves|list))?")


def extent_of(domain: Domain) -> str:
    """What the cells of a vector or of elements are counted as. Raises KeyError for numbers."""
    if domain.is_scalar:
        raise KeyError(domain)
    return str(domain)


def leaves_extent(graph: Graph, reduction: int) -> str:
    """What the leaves of a reduction are counted as."""
    domain, source = graph.nodes[reduction].type.domain, reduced_from(graph, reduction)
    if domain.block is not None:
        return f"{domain} leaves"
    along = "col leaves" if is_along_columns(graph, reduction) else "row leaves"
    return f"{along} of {source}" if source.has_twins else along


def cells_of(extent: str, shape: Shape) -> int:
    """How many cells an extent has for a tensor of this shape."""
    length, what = block_extent(extent)
    if not length:
        known = EXTENTS.get(extent)
        return known(shape) if known else shape.count(parse_domain(extent))
    blocks = -(-shape.numel // length)
    if what == "list":
        longest = max(blocks, shape.batches * max(shape.rows, shape.cols))
        return -(-longest // LIST_LEAF) + 1
    return blocks * block_leaves(length) if what == "leaves" else blocks


def block_extent(extent: str) -> tuple[int, str]:
    """The block length of an extent, 0 for others, and what of the blocks is counted."""
    found = _OF_BLOCKS.fullmatch(extent)
    return (int(found["length"]), found["what"] or "") if found else (0, "")


@dataclass(frozen=True, slots=True)
class Column:
    """A temporary: its cells, and the launches between which it holds something needed."""

    column: TableColumn  # of the tensor table
    extent: str  # a domain, a key of EXTENTS, or one of blocks
    cell: int  # bytes of a cell
    first: int  # the launch that first writes it
    last: int  # the launch that last reads it

    @property
    def name(self) -> str:
        """What a plan's text calls it."""
        return str(self.column)

    def bytes(self, shape: Shape) -> int:
        """How many bytes it has for a tensor of this shape."""
        return cells_of(self.extent, shape) * self.cell


@dataclass(frozen=True, slots=True)
class Buffer:
    """Storage that its columns use one after the other; all have the same size."""

    name: str
    columns: tuple[Column, ...]

    def bytes(self, shape: Shape) -> int:
        """How many bytes it has for a tensor of this shape."""
        return max(c.bytes(shape) for c in self.columns)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where every temporary of a program lives."""

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


def offsets_of(buffers: Sequence[Buffer], shape: Shape) -> tuple[dict[TableColumn, int], int]:
    """The aligned offset of each column's storage, and the bytes of all of them."""
    offsets: dict[TableColumn, int] = {}
    end = 0
    for buffer in buffers:
        offsets |= {c.column: end for c in buffer.columns}
        end += -(-buffer.bytes(shape) // ALIGNMENT) * ALIGNMENT
    return offsets, end
