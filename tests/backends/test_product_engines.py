"""Products by backends beside machine code: the chain's bits, in the form of each target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from stepfuse.backends.numba.chains import PANEL, TILE
from stepfuse.ir.errors import LowerError
from stepfuse.ir.loops import position as at
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.loops.verifier.verify import verify
from stepfuse.ir.lowered.tables import Place, PlaceKind
from stepfuse.ir.types import ELEM, F32, F64, DType
from stepfuse.passes.loops.products import Panels, blocks, build_mirror, tiles
from stepfuse.passes.targets import product_passes

from tests.backends.product_calls import Call, by_numba, numba_text
from tests.backends.test_product_code import RESULT, chain, drawn, product

# Rows, columns, pairs: nothing, single ones, the edges of vectors and of tiles, several blocks.
SIZES = (
    (1, 1, 0), (1, 1, 1), (7, 15, 3), (6, 16, 1), (5, 17, 16), (13, 33, 47), (12, 65, 300),
)  # fmt: skip


def formed(target: str, of_columns: str = "", dtype: DType = F32, **more: Any) -> Nest:
    """The product as a target has it."""
    nest = product(of_columns, dtype)
    for one in product_passes(target, dtype, **more):
        nest = one(nest)
    verify(nest)
    return nest


def times(call: Call, a: Any, b: Any, of_columns: str = "") -> Any:
    c = np.full((len(a), b.shape[1]), np.nan, a.dtype)
    call(*(np.asfortranarray(x) if n in of_columns else x for n, x in (("a", a), ("b", b))), c)
    return c


def agrees(call: Call, of_columns: str, dtype: DType, sizes: Any = SIZES) -> None:
    for size in sizes:
        a, b = (x.astype(dtype.numpy) for x in drawn(*size))
        if dtype is F64:
            a, b = a / 3, b / 3  # all bits are used
        found = times(call, a, b, of_columns)
        assert found.tobytes() == chain(a, b).tobytes(), size


@pytest.mark.parametrize(("of_columns", "dtype"), [("", F32), ("ab", F32), ("", F64)])
def test_numba_has_the_chains_bits(of_columns: str, dtype: DType) -> None:
    agrees(by_numba(formed("numba", of_columns, dtype)), of_columns, dtype)


def test_numba_has_them_as_declared_and_in_tiles_without_panels() -> None:
    agrees(by_numba(product("b")), "b", F32)
    agrees(by_numba(tiles(4, 1)(blocks(5)(product()))), "", F32)


def test_numbas_source_as_python_has_them() -> None:
    sizes = ((1, 1, 0), (7, 17, 3))
    agrees(by_numba(formed("numba"), jit=False), "", F32, sizes)


def test_numba_mirrors_half_of_a_symmetric_product() -> None:
    half = by_numba(formed("numba", "b", half=True))
    mirror = by_numba(build_mirror("product", RESULT, at.name("#cols")))
    for size, sums in ((1, 3), (33, 7), (79, 5)):
        a, _ = drawn(size, size, sums)
        c = np.full((size, size), np.nan, np.float32)
        half(a, np.asfortranarray(a.T), c)
        assert size < 79 or np.isnan(c[0, -1]), "nothing is left out"
        mirror(a, a.T, c)
        assert c.tobytes() == chain(a, a.T).tobytes(), size


def test_what_numbas_stack_has_no_room_for_is_refused() -> None:
    with pytest.raises(LowerError, match=f"at most {TILE} chains, c has 576"):
        numba_text(tiles(12, 3)(product()))
    panels = Panels(Place(PlaceKind.KEPT, 0, F32, ELEM), cols=64)
    whole: Callable[[Nest], Nest] = tiles(6, 2, panels)
    for form, cells in ((whole, "inf"), (lambda n: whole(blocks(256)(n)), "16384")):
        with pytest.raises(LowerError, match=f"at most {PANEL} cells, .* kept.0 may have {cells}"):
            numba_text(form(product()))
    numba_text(whole(blocks(128)(product())))
