"""Tensor layouts: variant, view shape, chunks and offsets in the pool, worked out once for all
tensors of equal facts.

1. The first variant whose condition the facts fulfil, and the shape under its view.
2. The chunk rows, the units of parallel work, by shape, program and memory alone. A tensor of at
   most so many elements is one chunk, kind TENSOR. Rows that are not too long are kept whole, kind
   ROWS; a flat view has one row, so never. Long rows are cut into pieces, kind RECTANGLE. Where
   columns are reduced, no chunk splits a leaf of 64 rows: chunks are whole batch entries, or begin
   at a multiple of 64 rows of one and end at another, or with it. Their size does not change
   results: partial sums are of leaves.
3. A layout: the bytes of own states, then of temporaries, from the start of the tensor's part
   of the pool; states that the user gave arrays for are left out. Temporaries that one visit of
   a whole tensor makes and reads lie on the stack of who runs it, where they fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from ...ir.arrays import Array, Part
from ...ir.conditions import matches
from ...ir.errors import BindError
from ...ir.lowered.launches import ChunkKind, Units
from ...ir.lowered.memory_plan import COLUMN_LEAF, ROW_LEAF, Buffer, offsets_of, placed
from ...ir.lowered.step_program import ChunkSizes, StepProgram
from ...ir.lowered.tables import ARRAY_KINDS, CHUNK_COLUMNS, Place, RoleArray, TableColumn
from ...ir.roles import CARRIED, Role
from ...ir.tensor_view import (
    MATRIX,
    Shape,
    View,
    axes_of,
    chosen_size,
    shape_under,
    sources_of,
    tiled_parts,
)
from ...ir.types import ELEM, ROW
from .pool import aligned

_KEPT = ("state", "shadow")


@dataclass(frozen=True, slots=True)
class LayoutKey:
    """The key of a layout."""

    dims: tuple[int, ...]
    label: str  # its group's
    adopted: tuple[str, ...] = ()  # states in arrays of the user's own
    dtype: str = ""  # of its parameter
    rule: str = ""  # of the spec's, the one that takes it
    whole: tuple[int, ...] = ()  # of the tensor that it is a shard of, where others have the rest
    device: str = ""  # that it is on, where programs say theirs

    def chooses(self, program: StepProgram) -> bool:
        """True if a program takes such a tensor."""
        told = self.whole or self.dims, self.label, self.dtype, self.rule
        return program.device == self.device and matches(program.when, *told)


@dataclass(frozen=True, slots=True, eq=False)
class KeptState:
    """A state or shadow that is kept in an array, as the program sees it that lays it out."""

    role: Role
    place: Place
    view: View
    shape: Shape
    of: tuple[int, ...]  # the dimensions that have this shape
    is_part: bool = True  # of a shard; else of the whole tensor, where a rank has a shard
    part: Part | None = None  # the cells of it that this rank has; None: all

    @property
    def first(self) -> int:
        """The cell of it that its array begins with."""
        return 0 if self.part is None else self.part[0]

    @property
    def count(self) -> int:
        """The cells of its array."""
        if self.part is not None:
            return self.part[1] - self.part[0]
        return self.shape.count(self.place.domain)

    @property
    def dims(self) -> tuple[int, ...]:
        """The shape that its array has for the user: a part of its cells is in a line."""
        return self.whole if self.part is None else (self.count,)

    @property
    def whole(self) -> tuple[int, ...]:
        """The shape that all of its cells have."""
        return dims_of(self.view, self.role, self.of, self.shape)


@dataclass(frozen=True, slots=True, eq=False)
class TensorLayout:
    """The layout of all tensors of a key."""

    key: LayoutKey
    variant: int  # the program that runs over them
    shape: Shape
    kind: int
    chunks: Array  # the rows of the chunk table, as of tensor 0
    # Where each array begins in the tensor's part of the pool, or would, of which some cells are
    # there: that may be before it.
    offsets: dict[TableColumn, int]
    own: dict[TableColumn, int]  # where temporaries begin on the stack of who runs the tensor
    bytes: int  # of the part of the pool
    own_bytes: int  # on the stack
    kept: tuple[KeptState, ...]  # of the step, then what an entry by the clock has beside it
    refresh: int = -1  # that entry's program, among its own; -1 where none takes the tensor
    elsewhere: tuple[int, ...] = ()  # the programs that would run over them on other devices


def layout_of(
    programs: Sequence[StepProgram],
    key: LayoutKey,
    where: str,
    sizes: Sequence[ChunkSizes] = (),
    refresh: Sequence[StepProgram] = (),
) -> TensorLayout:
    """The layout of a tensor that errors call `where`. Raises BindError where no variant fits.

    `sizes` are of each program's chunks; else they are the host's. `refresh` are the programs of
    an entry by the clock: its further states are laid out as well.
    """
    variant, shape = _variant(programs, key, where)
    mine = sizes[variant] if sizes else HOST_SIZES
    more: Sequence[KeptState] = ()
    number = next((n for n, p in enumerate(refresh) if key.chooses(p)), -1)
    if number >= 0:
        more = states_of_program(refresh[number], key.dims, _seen(refresh[number], key, where))
    others = [d for d in dict.fromkeys(p.device for p in programs) if d != key.device]
    elsewhere = tuple(_variant(programs, replace(key, device=d), where)[0] for d in others)
    found = layout_under(programs[variant], key, variant, shape, mine, more)
    return replace(found, refresh=number, elsewhere=elsewhere)


def layout_under(
    program: StepProgram,
    key: LayoutKey,
    variant: int,
    shape: Shape,
    sizes: ChunkSizes,
    more: Sequence[KeptState] = (),
) -> TensorLayout:
    """The layout of a tensor that has this shape under the program's view.

    Of `more` states those are kept as well that the program has not. A shard has chunks and
    elements of its own, and vectors of the whole tensor, as segments compute them.
    """
    view = program.view
    whole = shape_under(view, key.whole) if key.whole else shape
    kind = kind_of(view, whole, sizes)
    chunks = chunks_of(0, view, shape, program.by_columns, sizes)
    offsets: dict[TableColumn, int] = {}
    end = 0
    states = states_of_program(program, key.dims, shape)
    if key.whole:
        states = tuple(_of_whole(state, program, key.whole, kind) for state in states)
    known = {state.role.name for state in states}
    states += tuple(state for state in more if state.role.name not in known)
    for state in states:
        if state.role.name not in key.adopted:
            offsets[RoleArray(state.role.name)] = end
            end += aligned(state.count * state.place.dtype.bytes)
    mine = program.own if kind == ChunkKind.TENSOR else ()
    of_elements = [b for b in program.buffers if key.whole and _is_of_elements(b)]
    others = [b for b in program.buffers if b not in of_elements]
    (own, stack), (temporaries, size) = placed(others, mine, whole)
    elements, more_bytes = offsets_of(of_elements, shape)
    offsets |= {column: end + offset for column, offset in temporaries.items()}
    offsets |= {column: end + size + offset for column, offset in elements.items()}
    end = aligned(end + size + more_bytes)
    return TensorLayout(key, variant, shape, kind, chunks, offsets, own, end, stack, states)


def states_of_program(
    program: StepProgram, dims: tuple[int, ...], shape: Shape
) -> tuple[KeptState, ...]:
    """The states that a program keeps of a tensor that has this shape under its view."""
    return tuple(KeptState(role, place, program.view, shape, dims) for role, place in kept(program))


def _of_whole(
    state: KeptState, program: StepProgram, dims: tuple[int, ...], kind: int
) -> KeptState:
    """A state of a shard as it is kept: a vector that segments store is there as a whole."""
    name = state.role.name
    by = {launch.over for launch in program.launches if name in launch.stores
          and kind in launch.kinds}  # fmt: skip
    if state.place.domain == ELEM or by == {Units.CHUNKS}:
        return state
    return replace(state, shape=shape_under(state.view, dims), of=dims, is_part=False)


def _is_of_elements(buffer: Buffer) -> bool:
    return all(column.extent == str(ELEM) for column in buffer.columns)


def kept(program: StepProgram) -> list[tuple[Role, Place]]:
    """The states and shadows that a program keeps in arrays."""
    used = program.role_places
    found = [(r, used[r.name]) for r in program.roles if r.kind in _KEPT and r.name in used]
    return [(role, place) for role, place in found if place.kind in ARRAY_KINDS]


def carries(program: StepProgram) -> bool:
    """True if a step reads sums that the one before has taken."""
    return program.stores_to("param") and any(n.startswith(CARRIED) for n in program.role_places)


def dims_of(view: View, role: Role, dims: tuple[int, ...], shape: Shape) -> tuple[int, ...]:
    """The shape that the array of a role has for its user."""
    domain, view = role.shaped, MATRIX if role.like else view
    if domain.block is not None:
        return (shape.count(domain),)
    if view.block and domain == ROW:
        return (shape.rows,)
    parts = view.parts_of(dims)
    if domain == ELEM or parts is None:
        return dims
    if size := int(domain.tiles):
        parts = tiled_parts(parts, size)
    sources, (chosen, size) = sources_of(domain), chosen_size(domain)
    sizes = ((size,) if axis == chosen else parts[sources[axis]] for axis in axes_of(domain))
    return tuple(n for found in sizes for n in found)


def _seen(program: StepProgram, key: LayoutKey, where: str) -> Shape:
    """The shape under a program's view. Raises BindError."""
    try:
        return shape_under(program.view, key.dims)
    except ValueError as error:
        raise BindError(f"{where}: shape {key.dims}: {error}") from None


def _variant(programs: Sequence[StepProgram], key: LayoutKey, where: str) -> tuple[int, Shape]:
    """The first variant whose condition is fulfilled, and the shape there."""
    for number, program in enumerate(programs):
        if key.chooses(program):
            return number, _seen(program, key, where)
    bodies = "; ".join(p.when for p in programs)
    asked = " ".join(p.when for p in programs)
    told = {"label": key.label, "dtype": key.dtype, "rule": key.rule}
    facts = [f"{name} '{value}'" for name, value in told.items() if f"{name} " in asked and value]
    those = f" with {', '.join(facts)}" if facts else ""
    raise BindError(
        f"{where}: no variant of @{programs[0].name} takes shape {key.dims}{those}; "
        f"it takes tensors with {bodies}: reshape the parameter, or give it to another optimizer"
    )


TARGET = 32768  # three f32 arrays of a chunk fit a second-level cache
HOST_SIZES = ChunkSizes(TARGET, TARGET, 2 * TARGET, TARGET)


def kind_of(view: View, shape: Shape, sizes: ChunkSizes = HOST_SIZES) -> ChunkKind:
    """The kind of a tensor's chunks."""
    if shape.numel == 0:
        return ChunkKind.RECTANGLE  # without chunks; its row values are still computed
    if shape.numel <= sizes.whole:
        return ChunkKind.TENSOR
    has_rows = not view.is_flat and shape.cols <= sizes.long_row
    return ChunkKind.ROWS if has_rows else ChunkKind.RECTANGLE


def chunks_of(
    tensor: int, view: View, shape: Shape, by_columns: bool, sizes: ChunkSizes = HOST_SIZES
) -> Array:
    """The rows of the chunk table of one tensor, in the order of its elements."""
    kind = kind_of(view, shape, sizes)
    if shape.numel == 0:
        return no_chunks()
    if kind == ChunkKind.TENSOR:
        found = [(0, shape.batches * shape.rows, 0, shape.cols)]
    elif kind == ChunkKind.ROWS:
        found = [(r, n, 0, shape.cols) for r, n in _row_ranges(shape, by_columns, sizes.of(shape))]
    else:
        found = _rectangles(shape, by_columns, sizes.of(shape))
    table = np.empty((len(found), len(CHUNK_COLUMNS)), np.int64)
    table[:, 0], table[:, -1] = tensor, kind
    table[:, 1:-1] = found
    return table


def no_chunks() -> Array:
    """A chunk table without rows."""
    return np.zeros((0, len(CHUNK_COLUMNS)), np.int64)


def _row_ranges(shape: Shape, by_columns: bool, most: int) -> list[tuple[int, int]]:
    """First row and number of rows of each chunk of whole rows."""
    rows = max(1, most // shape.cols)
    total = shape.batches * shape.rows
    if not by_columns:
        return _ranges(0, total, rows)
    if rows >= shape.rows:
        return _ranges(0, total, rows // shape.rows * shape.rows)
    return _leaves(shape, max(COLUMN_LEAF, rows // COLUMN_LEAF * COLUMN_LEAF))


def _leaves(shape: Shape, rows: int) -> list[tuple[int, int]]:
    """Ranges of `rows` rows that start anew with each batch entry."""
    starts = range(0, shape.batches * shape.rows, shape.rows)
    return [part for start in starts for part in _ranges(start, shape.rows, rows)]


def _rectangles(shape: Shape, by_columns: bool, most: int) -> list[tuple[int, int, int, int]]:
    rows = _leaves(shape, COLUMN_LEAF) if by_columns else _ranges(0, shape.batches * shape.rows, 1)
    width = max(ROW_LEAF, most // COLUMN_LEAF) if by_columns else most
    return [
        (row, count, column, size)
        for row, count in rows
        for column, size in _ranges(0, min(shape.cols, shape.numel - row * shape.cols), width)
    ]


def _ranges(start: int, length: int, step: int) -> list[tuple[int, int]]:
    return [(start + at, min(step, length - at)) for at in range(0, length, step)]
