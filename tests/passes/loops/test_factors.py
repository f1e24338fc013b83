"""Factors of matrices as machine code: the bits of their chains, whatever the tile."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from stepfuse.backends.llvm.text import Version
from stepfuse.backends.native import cpu_target as machine
from stepfuse.backends.native.targets import X86_64
from stepfuse.ir.loops import position as at
from stepfuse.ir.loops.interpreter.cells import CellAccess
from stepfuse.ir.loops.interpreter.run import NestRun
from stepfuse.ir.loops.interpreter.state import Settings
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.loops.verifier.verify import verify
from stepfuse.ir.lowered.tables import Place, PlaceKind
from stepfuse.ir.matrices import values as factors
from stepfuse.ir.text.loop_parser import parse_nest
from stepfuse.ir.text.loop_printer import to_text
from stepfuse.ir.types import ELEM, F32, F64, DType
from stepfuse.passes.loops.factors import build_cholesky, build_inverse_lower
from stepfuse.passes.loops.products import Matrix

from tests.backends.llvm.test_product_code import bound, innermost, text_of
from tests.ir.matrices.test_factors import NAN, positive
from tests.support.oracles.numeric import same_bits

ROWS, VECTORS = 8, 2  # of AVX-512; with 16 registers of 256 bits it is 4 x 16
SIZES = (0, 1, 2, 15, 16, 17, 33, 128)
N = at.name("#cols")


def by_rows(name: str, column: int, dtype: DType = F32) -> Matrix:
    return Matrix(name, Place(PlaceKind.ELEM, column, dtype, ELEM), N, at.of(1))


def by_columns(name: str, column: int, dtype: DType = F32) -> Matrix:
    return Matrix(name, Place(PlaceKind.ELEM, column, dtype, ELEM), at.of(1), N)


def nests(tile: tuple[int, int], s: Matrix, dtype: DType = F32) -> tuple[Nest, Nest]:
    """L' of s, and the inverse of L; operands in column 12, results in column 14."""
    lower, made = by_columns("l", 12, dtype), by_rows("x", 14, dtype)
    return (
        build_cholesky("cholesky", s, made, N, tile),
        build_inverse_lower("inverse_lower", lower, made, N, tile),
    )


def run(nest: Nest, matrix: Any, **how: Any) -> Any:
    """The machine code of a nest over a matrix and a result of NaN."""
    made = np.full_like(matrix, NAN, order="C")
    bound(nest, matrix, matrix, made, **how)()
    return made


def damaged(matrix: Any) -> list[Any]:
    """A matrix, and others whose pivots are no numbers above 0, or infinite."""
    found = [matrix]
    for pivot in (0.0, -1.0, NAN, np.inf) if len(matrix) > 20 else ():
        found.append(matrix.copy())
        found[-1][19, :20] = [0.0] * 19 + [pivot]
    return found


@pytest.mark.parametrize(
    ("tile", "dtype"), [((1, 1), F32), ((4, 1), F32), ((4, 1), F64), ((8, 2), F32)]
)
def test_the_bits_are_the_chains_in_any_tile(tile: tuple[int, int], dtype: DType) -> None:
    cholesky, inverse = nests(tile, by_rows("s", 12, dtype), dtype)
    for nest in (cholesky, inverse):
        verify(nest)
        assert to_text(parse_nest(to_text(nest))) == to_text(nest)
    with np.errstate(all="ignore"):
        for size in SIZES if dtype is F32 else (17,):
            for s in damaged(positive(size, dtype.numpy)):
                lower = factors.cholesky(s)
                upper = run(cholesky, s)
                assert same_bits(upper.T, lower), size
                assert same_bits(run(inverse, upper), factors.inverse_lower(lower)), size


def test_a_lower_triangle_may_hold_anything() -> None:
    lower = positive(40)
    lower[9, 4], lower[12, 6], lower[15, 15], lower[30, 2] = np.inf, -0.0, 0.0, NAN
    _, inverse = nests((4, 2), by_rows("s", 12))
    with np.errstate(all="ignore"):
        expected = factors.inverse_lower(lower)
        assert same_bits(run(inverse, np.ascontiguousarray(lower.T)), expected)


def test_a_symmetric_matrix_is_read_by_its_rows_or_its_columns() -> None:
    s = positive(50, above=0.0)
    s += np.tril(s, -1).T
    made = [run(nests((8, 2), lies("s", 12))[0], s) for lies in (by_rows, by_columns)]
    assert same_bits(*made)
    wide = s.astype(np.float64)
    np.testing.assert_allclose(made[0].T, np.linalg.cholesky(wide), rtol=1e-3, atol=1e-4)
    _, inverse = nests((8, 2), by_rows("s", 12))
    np.testing.assert_allclose(
        run(inverse, made[0]), np.linalg.inv(np.linalg.cholesky(wide)), rtol=2e-3, atol=1e-3
    )


def test_a_cpu_without_fma_has_the_same_bits() -> None:
    s = positive(33)
    lower = factors.cholesky(s)
    cholesky, inverse = nests((4, 1), by_rows("s", 12))
    upper = run(cholesky, s, has_fma=False)
    assert same_bits(upper.T, lower)
    assert same_bits(run(inverse, upper, has_fma=False), factors.inverse_lower(lower))


@pytest.mark.parametrize(
    ("tile", "cpu", "fmas"), [((ROWS, VECTORS), "x86-64-v4", 16), ((4, 1), "x86-64-v3", 8)]
)
def test_no_register_of_the_inner_loop_goes_to_memory(
    tile: tuple[int, int], cpu: str, fmas: int
) -> None:
    for nest in nests(tile, by_rows("s", 12)):
        text = text_of(nest, X86_64.triple, Version(cpu=cpu))
        block = innermost(machine.portable_assembly(text, X86_64))[0]
        assert len(re.findall(r"\bvfnmadd", block)) == fmas, block
        assert not re.search(r"\(%rsp\)", block), block


def test_the_loop_interpreter_has_the_same_bits() -> None:
    s = positive(19)
    given, made = {12: s.reshape(-1)}, {14: np.full(s.size, NAN, np.float32)}

    def cells(place: Place) -> CellAccess:
        return CellAccess(str(place), (given | made)[place.index])

    tensor: Any = SimpleNamespace(races=None, size=lambda _: len(s), cells=cells)
    cholesky, inverse = nests((4, 2), by_rows("s", 12))
    NestRun(tensor, {}, Settings()).block(cholesky.body)
    lower = factors.cholesky(s)
    assert same_bits(made[14].reshape(s.shape).T, lower)
    given[12], made[14] = made[14], np.full(s.size, NAN, np.float32)
    NestRun(tensor, {}, Settings()).block(inverse.body)
    assert same_bits(made[14].reshape(s.shape), factors.inverse_lower(lower))
