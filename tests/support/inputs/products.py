"""A product of matrices and its mirror as declared nests, and a target's passes over them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from stepfuse.ir import axes
from stepfuse.ir.loops import position as at
from stepfuse.ir.loops.mappings import Threads, Vector
from stepfuse.ir.loops.nest import RECTANGLE, For, Load, Nest, Stmt, Store
from stepfuse.ir.loops.position import Position
from stepfuse.ir.loops.walk import Body, rewritten
from stepfuse.ir.lowered.tables import Place, PlaceKind
from stepfuse.ir.types import ELEM, F32, DType
from stepfuse.passes.loops.facts import LoopPass
from stepfuse.passes.loops.names import name_positions, name_sizes
from stepfuse.passes.loops.product_forms import ProductForm, ThreadForm
from stepfuse.passes.loops.products import COL, ROW, Matrix, build_chain
from stepfuse.passes.loops.register_tiles import Panels, opaque_counters
from stepfuse.passes.targets import target_of

# Numba's compiler unrolls loops of six, not of twelve; with names it computes positions once.
NUMBA_TILES = ProductForm(6, 2, pairs=256)
_THEN: dict[str, tuple[LoopPass, ...]] = {
    "numba": (name_positions,),
    "numba-cuda": (name_positions, name_sizes),
}


def build_product(
    name: str, left: Matrix, right: Matrix, result: Matrix, cols: Position, pairs: Position
) -> Nest:
    """result = left right, for the rows of a rectangle: a chain a cell."""
    stored = Store(result.place, result.cell(ROW, COL), "t")
    cell = (*build_chain("t", left, right, pairs, result.place.dtype), stored)
    across = For("j", at.of(0), cols, cell, axis=axes.COL)
    row, rows = (at.name(argument) for argument in RECTANGLE[:2])
    body = For("i", row, row + rows, (across,), axis=axes.ROW)
    places = {m.place: m.name for m in (left, right, result)}
    return Nest(name, RECTANGLE, tuple((n, p) for p, n in places.items()), (body,))


def to_diagonal(nest: Nest) -> Nest:
    """The product whose rows end at the diagonal, as a program has that of a symmetric result."""

    def ended(stmt: Stmt) -> Body | None:
        is_row = isinstance(stmt, For) and stmt.axis == axes.COL
        return (replace(stmt, high=at.minimum(ROW + 1, stmt.high)),) if is_row else None

    return rewritten(nest, ended)


def build_mirror(name: str, result: Matrix, size: Position) -> Nest:
    """A copy of the cells below the diagonal to those above it, of a product `to_diagonal`."""
    cells = (Load("t", result.place, result.cell(COL, ROW)),
             Store(result.place, result.cell(ROW, COL), "t"))  # fmt: skip
    inner = For("j", ROW + 1, size, cells, Vector(masked=True), axis=axes.COL)
    row, rows = (at.name(argument) for argument in RECTANGLE[:2])
    body = For("i", row, row + rows, (inner,), axis=axes.ROW)
    return Nest(name, RECTANGLE, ((result.name, result.place),), (body,))


def product_passes(
    name: str, dtype: DType = F32, panels: Panels | None = None
) -> tuple[LoopPass, ...]:
    """The passes over a product's nest as it is declared; those of CPUs take room for `panels`."""
    form = target_of(name).products
    if name == "numba":
        form = NUMBA_TILES
        panels = Panels(Place(PlaceKind.KEPT, 0, dtype, ELEM), cols=32)
    if form is None:
        return ()
    if isinstance(form, ThreadForm):
        return (form.tile(dtype), *_then(name))
    return (partial(form.tiled, dtype, form.pairs, panels), *_then(name))


def mirror_passes(name: str) -> tuple[LoopPass, ...]:
    """The passes over the nest that mirrors half of a product."""
    is_of_threads = isinstance(target_of(name).products, ThreadForm)
    return (*((mirror_to_threads,) if is_of_threads else ()), *_then(name))


def _then(name: str) -> tuple[LoopPass, ...]:
    return _THEN.get(name.partition(":")[0], (opaque_counters,))


def mirror_to_threads(nest: Nest) -> Nest:
    """Maps the columns of a mirror."""

    def mapped(stmt: Stmt) -> Body | None:
        is_row = isinstance(stmt, For) and isinstance(stmt.mapping, Vector)
        return (replace(stmt, mapping=Threads(), step=at.of(1)),) if is_row else None

    return rewritten(nest, mapped)
