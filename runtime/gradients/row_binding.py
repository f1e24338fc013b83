"""Some rows of some tensors as tensors of their own, beside others that are whole.

Listed rows that follow each other are a *piece*, a tensor of its own in the tensor table: its
parameter and its states begin at their first row, its gradient in the list of sums. Pieces
have the tensor's numbers, and what a step makes of those is the same for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.tables import GRAD, RoleArray, TableColumn
from ...ir.tensor_view import shape_under
from ..memory.array_checks import address, as_bits
from ..memory.pool import Pool
from ..memory.storage import Storage
from ..memory.tensor_layout import TensorLayout, kept, layout_under
from ..memory.tensor_set import Tensors
from .row_sparse import Rows

Gradients = Sequence[Array | Rows | None]

_WHOLE = -1  # rows of a piece that is a tensor
_KEPT = 256  # layouts of pieces


@dataclass(frozen=True, slots=True)
class Pieces:
    """The pieces of a step, in the order of their tensors; a cell each."""

    tensor: Array  # by its number in the storage
    first: Array  # its first row
    count: Array  # how many rows
    grad: Array  # where its gradient lies


@dataclass(frozen=True, slots=True)
class PieceStorage:
    """The pieces of a step as tensors of their own."""

    storage: Storage
    tensors: Array  # the tensor of each piece, by its number in the storage of the whole ones
    given: list[Array]  # the pieces' gradients, for a backend that works on arrays


class RowBinder:
    """Make storages of pieces of one storage; pieces of one size share their layout."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._strides = _strides(storage)
        self._layouts = list(storage.tensors.layouts)
        self._known: dict[
            tuple[int, int], int
        ] = {}  # layout of the tensor, rows: layout of the piece
        self._pool = Pool(0)  # the pieces' temporaries

    def pieces(self, grads: Gradients, as_views: bool) -> PieceStorage:
        """The storage of all tensors that have a gradient, listed rows as pieces.

        The gradients are checked already. `as_views`: for a backend that works on arrays, not
        on addresses.
        """
        if len(self._known) > _KEPT:
            self._layouts, self._known = list(self._storage.tensors.layouts), {}
        found = pieces_of(self._storage, grads)
        tensors = self._tensors(found)
        storage = replace(
            self._storage,
            tensors=tensors,
            scalars={name: a[found.tensor] for name, a in self._storage.scalars.items()},
            addresses=self._addresses(found, tensors),
        )
        if as_views:
            storage = _with_views(self._storage, storage, found)
        given = _gradients(found, tensors, grads) if as_views else []
        return PieceStorage(storage, found.tensor, given)

    def _tensors(self, pieces: Pieces) -> Tensors:
        """The pieces as tensors."""
        whole = self._storage.tensors
        codes = whole.layout[pieces.tensor] + len(whole.layouts) * (pieces.count - _WHOLE)
        kinds, which = np.unique(codes, return_inverse=True)
        pairs = (divmod(code, len(whole.layouts)) for code in kinds.tolist())
        layout = np.array([self._layout(n, rows + _WHOLE) for rows, n in pairs], np.int64)[which]
        facts = np.array([(f.variant, f.shape.numel, f.kind) for f in self._layouts], np.int64)[
            layout
        ]
        variant, numel, kind = np.ascontiguousarray(facts.T)
        names = tuple(map(whole.names.__getitem__, pieces.tensor.tolist()))
        owners = whole.owners[pieces.tensor]
        return Tensors(
            whole.programs, names, owners, tuple(self._layouts), layout, variant, numel, kind
        )

    def _layout(self, tensor: int, rows: int) -> int:
        """The index of the layout of a piece of so many rows."""
        if rows == _WHOLE:
            return tensor
        if (tensor, rows) not in self._known:
            self._known[tensor, rows] = len(self._layouts)
            self._layouts.append(_piece(self._storage, self._layouts[tensor], rows))
        return self._known[tensor, rows]

    def _addresses(self, pieces: Pieces, tensors: Tensors) -> dict[TableColumn, Array]:
        """Return the addresses of the arrays of every column."""
        is_part = pieces.count != _WHOLE
        sizes = np.array([f.bytes for f in tensors.layouts], np.int64)[tensors.layout] * is_part
        if self._pool.capacity < sizes.sum():
            self._pool = Pool(int(sizes.sum()))
        parts = self._pool.address + np.cumsum(sizes) - sizes
        found: dict[TableColumn, Array] = {GRAD: pieces.grad}
        for column, whole in self._storage.addresses.items():
            if column in self._strides:
                stride = self._strides[column][pieces.tensor]
                found[column] = whole[pieces.tensor] + pieces.first * stride
            elif column != GRAD:
                offsets = [f.offsets.get(column, 0) for f in tensors.layouts]
                own = parts + np.array(offsets, np.int64)[tensors.layout]
                found[column] = np.where(is_part, own, whole[pieces.tensor])
        return found


def pieces_of(storage: Storage, grads: Gradients) -> Pieces:
    """The pieces of the tensors that have a gradient.

    An empty list is one piece of no rows: the tensor takes part in the step.
    """
    columns: list[tuple[Array, Array, Array, Array]] = []
    for tensor, grad in enumerate(grads):
        if isinstance(grad, Rows):
            first, count, at = _runs(grad.rows)
            row_bytes = grad.values.nbytes // max(1, len(grad.rows))
            begins = address(grad.values) + at * row_bytes
        elif grad is not None:
            begins = storage.space.addresses([grad])
            first, count = np.array([[0], [_WHOLE]], np.int64)
        else:
            continue
        columns.append((np.full(len(first), tensor), first, count, begins))
    tensor, first, count, begins = (np.concatenate(c) for c in zip(*columns, strict=True))
    return Pieces(tensor, first, count, begins)


def _runs(rows: Array) -> tuple[Array, Array, Array]:
    """First row, number of rows, and index in the list, of rows that follow each other."""
    if not len(rows):
        none = np.zeros(1, np.int64)
        return none, none, none
    at = np.flatnonzero(np.diff(rows, prepend=-2) != 1)
    return rows[at], np.diff(at, append=len(rows)), at


def _piece(storage: Storage, whole: TensorLayout, rows: int) -> TensorLayout:
    """The layout of some rows of a tensor of this layout: all their states lie elsewhere."""
    dims = (rows, *whole.key.dims[1:])
    program = storage.programs[whole.variant]
    key = replace(whole.key, dims=dims, adopted=tuple(role.name for role, _ in kept(program)))
    shape = shape_under(program.view, dims)
    sizes = storage.space.chunk_sizes(program)
    found = layout_under(program, key, whole.variant, shape, sizes)
    return replace(found, elsewhere=whole.elsewhere)


def _strides(storage: Storage) -> dict[TableColumn, Array]:
    """The bytes from row to row of the parameters and states, for each tensor."""
    layouts = storage.tensors.layouts
    found: dict[TableColumn, Array] = {}
    for number, layout in enumerate(layouts):
        program, rows = storage.programs[layout.variant], max((1, *layout.key.dims[:1]))
        places = {"param": program.role_places["param"]}
        places |= {role.name: place for role, place in kept(program)}
        for name, place in places.items():
            column = found.setdefault(RoleArray(name), np.zeros(len(layouts), np.int64))
            column[number] = layout.shape.count(place.domain) // rows * place.dtype.bytes
    return {name: column[storage.tensors.layout] for name, column in found.items()}


# ------------------------------------------------------------------ backends that want arrays


def _with_views(whole: Storage, storage: Storage, pieces: Pieces) -> Storage:
    """The storage of pieces with their parameters and states as views."""
    params: list[Array] = []
    adopted: dict[tuple[int, str], Array] = {}
    for number, tensor in enumerate(pieces.tensor.tolist()):
        first, count = int(pieces.first[number]), int(pieces.count[number])
        arrays = whole.arrays(tensor)
        if count != _WHOLE:
            rows = len(arrays["param"])
            arrays = {n: _by_rows(a, rows)[first : first + count] for n, a in arrays.items()}
        params.append(arrays.pop("param"))
        adopted |= {(number, name): array for name, array in arrays.items()}
    return replace(storage, params=tuple(params), adopted=adopted)


def _gradients(pieces: Pieces, tensors: Tensors, grads: Gradients) -> list[Array]:
    """The gradient of each piece."""
    found: list[Array] = []
    for number, tensor in enumerate(pieces.tensor.tolist()):
        grad = grads[tensor]
        if isinstance(grad, Rows):
            at = int(np.searchsorted(grad.rows, pieces.first[number]))
            found.append(grad.values[at : at + int(pieces.count[number])])
        else:
            found.append(as_bits(grad, tensors.wanted(number, "grad")))
    return found


def _by_rows(array: Array, rows: int) -> Array:
    """An array with a first axis of so many rows; blocks are kept in one long line."""
    return array if array.shape[:1] == (rows,) else array.reshape(rows, -1)
