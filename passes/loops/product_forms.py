"""The tiles of products, by target: for the registers of a CPU level, or for threads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from ...ir.loops.nest import Nest
from ...ir.lowered.memory_plan import TILE_ROWS
from ...ir.lowered.program import Program
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.types import ELEM, F64, DType
from ..products.small_tiles import unless_small
from .facts import UNTILED, LoopPass, facts
from .gpu.matrices import matrix_pass
from .gpu.shared_tiles import in_strips, shared_tiles
from .products import blocks, dtype_of_product, tiles
from .register_tiles import Panels

_MOST = 128  # nests whose tiles are cached


@dataclass(frozen=True, slots=True)
class ProductForm:
    """The tiles of a CPU's products: rows and vectors of f32, and pairs of a block.

    Vectors of f64 take twice the registers, loaded ones too: a tile of one vector has a third of
    the rows.
    """

    rows: int
    vectors: int
    pairs: int = 384
    factors: tuple[int, int] = (4, 1)  # rows and vectors of factors, which begin anywhere
    masks: bool = False  # are free: small products and factors have their own tiles
    unit: int = TILE_ROWS  # rows whose panel fits the second cache beside the other one

    def factor_sizes(self, dtype: DType) -> tuple[int, int]:
        """The rows and vectors of a factor's tile."""
        rows, vectors = self.factors
        if dtype is not F64:
            return self.factors
        return (rows, vectors // 2) if vectors > 1 else (rows // 2, 1)

    def sizes(self, dtype: DType) -> tuple[int, int]:
        """The rows and vectors of a tile."""
        if dtype is not F64:
            return self.rows, self.vectors
        return (self.rows, self.vectors // 2) if self.vectors > 1 else (self.rows // 3, 1)

    def tiled(self, dtype: DType, pairs: int, panels: Panels | None, nest: Nest) -> Nest:
        """A nest in tiles, with panels for the pairs of a block."""

        def large(nest: Nest) -> Nest:
            blocked = nest if panels is None else blocks(pairs)(nest)
            room = None if blocked is nest else panels
            return tiles(*self.sizes(dtype), room, masks=self.masks)(blocked)

        small = unless_small(*self.factor_sizes(dtype), large)
        return small(nest) if self.masks else large(nest)

    def panels(self, dtype: DType) -> tuple[int, Panels]:
        """The pairs of a block, and panels on the stack of the thread."""
        pairs, cols = 4 * self.pairs // dtype.bytes, 128
        right = Place(PlaceKind.KEPT, 0, dtype, ELEM)
        left = replace(right, index=pairs * cols * dtype.bytes)
        return pairs, Panels(right, left, cols, self.unit)

    @property
    def large_units(self) -> Callable[[Program], Program]:
        """The pass over a program for units of `rows` rows, each copying a whole operand."""

        def large_units(program: Program) -> Program:
            return replace(program, tile_rows=self.unit) if program.matrices else program

        return large_units

    @property
    def tile_products(self) -> LoopPass:
        """The pass over the nests of a program."""

        @facts(needs=(UNTILED,), ends=(UNTILED,))
        @lru_cache(_MOST)  # variants have nests that are equal
        def tile_products(nest: Nest) -> Nest:
            dtype = dtype_of_product(nest)
            return nest if dtype is None else self.tiled(dtype, *self.panels(dtype), nest)

        return tile_products


@dataclass(frozen=True, slots=True)
class ThreadForm:
    """The part of a product that a thread of a block computes: rows and columns, of f32."""

    rows: int
    cols: int
    in_strips: bool = False  # blocks share a unit of rows

    def factor_sizes(self, dtype: DType) -> tuple[int, int]:
        """The rows and vectors of a factor's tile: a row, whose columns are threads'."""
        del dtype
        return 1, 0

    def tile(self, dtype: DType) -> LoopPass:
        """The pass over a declared product of a dtype."""
        return shared_tiles(self.rows, self.cols // 2 if dtype is F64 else self.cols)

    @property
    def matrices_to_threads(self) -> LoopPass:
        """The pass over the nests of a program."""

        def tiled(nest: Nest) -> Nest:
            dtype = dtype_of_product(nest)
            if dtype is None:
                return nest
            tiles = self.tile(dtype)(nest)
            return in_strips(tiles) if self.in_strips else tiles

        return matrix_pass(tiled)


# Measured by `tests/campaigns/product_speed.py`.
TILES = ProductForm(6, 1)
TILES_512 = ProductForm(12, 2, factors=(8, 2), masks=True)
TILES_AMX = replace(TILES_512, pairs=512, unit=528)  # these CPUs' second caches have 2 MB
CUDA_TILES = ThreadForm(8, 4, in_strips=True)
NUMBA_CUDA_TILES = ThreadForm(8, 4)
