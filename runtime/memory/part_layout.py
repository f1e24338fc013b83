"""Layouts of tensors of which a rank owns some elements: it has memory for these alone.

m of 300 x 512, of which a rank owns elements 51200 to 102400

    the pool       ...|################|...    204800 bytes
    its offset    |   ^ less 4 x 51200 bytes: where the whole array would begin

So that code finds an element where it would be in the whole array. What launches on every rank
touch, as vectors of rows or lists of leaf sums, is there whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from ...ir.arrays import Array, Part
from ...ir.lowered.memory_plan import ALIGNMENT, Buffer, parts_of
from ...ir.lowered.step_program import StepProgram
from ...ir.lowered.tables import RoleArray, TableColumn
from ...ir.tensor_view import Shape
from ...ir.types import ELEM, ROW, Domain, parse_domain
from .pool import aligned
from .tensor_layout import KeptState, TensorLayout
from .tensor_set import Tensors


def of_parts(tensors: Tensors, elements: Array, refresh: Sequence[StepProgram] = ()) -> Tensors:
    """The tensors as a rank has them in memory; of those that it has all of, as they were.

    `elements` has a row for each: the first of those that the rank owns, and the one behind the
    last. `refresh` are the programs of an entry by the clock, over the same states.
    """
    is_part = ((elements != np.stack([0 * tensors.numel, tensors.numel], 1)).any(1)) & (
        tensors.variant >= 0
    )
    mine = np.flatnonzero(is_part)
    rows = np.column_stack([tensors.layout[mine], elements[mine]])
    found, places = np.unique(rows, axis=0, return_inverse=True)
    layouts = [*tensors.layouts]
    for place, low, high in found.tolist():
        form = tensors.layouts[place]
        more = refresh[form.refresh : form.refresh + 1] if form.refresh >= 0 else ()
        layouts.append(_layout_of_part(form, (tensors.programs[form.variant], *more), (low, high)))
    layout = tensors.layout.copy()
    layout[mine] = len(tensors.layouts) + places.reshape(-1)
    return replace(tensors, layouts=tuple(layouts), layout=layout)


def _layout_of_part(
    form: TensorLayout, programs: Sequence[StepProgram], elements: Part
) -> TensorLayout:
    """The layout where a rank has some elements of a tensor, in a line, and steps no others.

    Of arrays that owners alone touch it has their cells. `programs` are the layout's own and those
    that have the same states.
    """
    cells, offsets, end = _PartCells(form.shape, programs, elements), dict[TableColumn, int](), 0
    kept = [replace(s, part=cells.of_state(s)) for s in form.kept]
    for state in kept:
        if (column := RoleArray(state.role.name)) in form.offsets:
            size = state.place.dtype.bytes
            offsets[column], end = _placed_at(end, state.first * size, state.count * size)
    _, others = parts_of(programs[0].buffers, tuple(form.own))
    for buffer in others:
        first, size = cells.of_buffer(buffer)
        at, end = _placed_at(end, first, size)
        offsets |= {column.column: at for column in buffer.columns}
    return replace(form, offsets=offsets, bytes=end, kept=tuple(kept))


def _placed_at(end: int, first: int, size: int) -> tuple[int, int]:
    """Return the virtual start of an array whose `size` bytes from `first` stand behind `end`.

    These are as aligned as in the whole array.
    """
    if not size:
        return end - first, end
    begin = end + first % ALIGNMENT
    return begin - first, aligned(begin + size)


@dataclass(frozen=True, slots=True)
class _PartCells:
    """A rank's cells of a tensor's arrays."""

    shape: Shape
    programs: Sequence[StepProgram]
    elements: Part

    def of_state(self, state: KeptState) -> Part | None:
        """A state's cells; None: all."""
        is_own = self._by_owners(RoleArray(state.role.name))
        return cells_of_part(state.place.domain, self.shape, self.elements) if is_own else None

    def of_buffer(self, buffer: Buffer) -> Part:
        """The first byte of a buffer that is needed, and how many are."""
        size, extents = buffer.bytes(self.shape), {(c.extent, c.cell) for c in buffer.columns}
        if not all(self._by_owners(c.column) for c in buffer.columns):
            return 0, size
        low, high = self.elements
        if low == high:
            return 0, 0
        (extent, cell), *more = extents
        try:
            found = None if more else cells_of_part(parse_domain(extent), self.shape, self.elements)
        except ValueError:  # leaves, or a list of others
            found = None
        return (0, size) if found is None else (cell * found[0], cell * (found[1] - found[0]))

    def _by_owners(self, column: TableColumn) -> bool:
        return all(column in p.apart for p in self.programs if column in p.columns)


def cells_of_part(domain: Domain, shape: Shape, elements: Part) -> Part | None:
    """The cells of an array that some elements in a line have; None where these are not in a line.

    A part has whole rows, and whole blocks, of arrays along these.
    """
    low, high = elements
    if low == high:
        return 0, 0
    length = {ELEM: 1, ROW: shape.cols}.get(domain, domain.block)
    return None if length is None else (low // length, -(-high // length))
