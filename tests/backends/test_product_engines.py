"""Products by backends beside machine code: the chain's bits, in the form of each target."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.backends.numba.chains import PANEL, TILE
from stepfuse.backends.numba.functions import nest_source
from stepfuse.backends.numba_cuda.source import GPU
from stepfuse.ir.errors import LowerError
from stepfuse.ir.loops import position as at
from stepfuse.ir.loops.interpreter.cells import LoopError
from stepfuse.ir.loops.nest import Barrier, Compute, For, Load, Nest, Stmt, Store
from stepfuse.ir.loops.verifier.verify import verify
from stepfuse.ir.loops.walk import Body, rewritten, walk
from stepfuse.ir.lowered.tables import Place, PlaceKind
from stepfuse.ir.text.loop_parser import parse_nest
from stepfuse.ir.text.loop_printer import to_text
from stepfuse.ir.types import ELEM, F32, F64, Const, DType
from stepfuse.passes.loops.gpu.shared_tiles import shared_tiles
from stepfuse.passes.loops.products import blocks, tiles
from stepfuse.passes.loops.register_tiles import Panels

from tests.backends import cuda_emulator
from tests.backends.cuda_emulator import Geometry
from tests.backends.llvm.test_product_code import PANELS, RESULT, bound, chain, drawn, product
from tests.backends.product_calls import (
    PROGRAM,
    Call,
    by_emulator,
    by_loops,
    by_numba,
    formed,
    numba_text,
    ptx_of,
)
from tests.support.inputs.products import build_mirror, mirror_passes, product_passes

# Rows, columns, pairs: nothing, single ones, the edges of vectors and of tiles, several blocks.
SIZES = (
    (1, 1, 0), (1, 1, 1), (7, 15, 3), (6, 16, 1), (5, 17, 16), (13, 33, 47), (12, 65, 300),
)  # fmt: skip


needs_cc = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


@pytest.fixture(autouse=True)
def _one_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_emulator, "GEOMETRY", Geometry(1, 64, backwards=False))


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


@pytest.mark.parametrize(("of_columns", "dtype"), [("", F32), ("ab", F64)])
def test_numba_has_the_chains_bits(of_columns: str, dtype: DType) -> None:
    agrees(by_numba(formed("numba", of_columns, dtype)), of_columns, dtype)


def test_numba_has_them_as_declared_and_in_tiles_without_panels() -> None:
    agrees(by_numba(product("b")), "b", F32)
    agrees(by_numba(tiles(3, 1)(product())), "", F32)


def test_numbas_source_as_python_has_them() -> None:
    sizes = ((1, 1, 0), (7, 17, 3))
    agrees(by_numba(formed("numba"), jit=False), "", F32, sizes)


@pytest.mark.parametrize(("of_columns", "dtype"), [("", F32), ("ab", F32), ("", F64)])
@needs_cc
def test_ptx_has_the_chains_bits(of_columns: str, dtype: DType) -> None:
    call = by_emulator(formed("cuda", of_columns, dtype))
    agrees(call, of_columns, dtype)


@needs_cc
def test_a_blocks_size_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_emulator, "GEOMETRY", Geometry(1, 256, backwards=True))
    agrees(by_emulator(formed("cuda")), "", F32, ((13, 33, 47), (17, 300, 5)))


@pytest.mark.parametrize("form", [(8, 4), (2, 2)])
def test_a_blocks_tile_goes_through_shared_memory(form: tuple[int, int]) -> None:
    """Of 64 threads; without one of its barriers, a thread takes what another has not stored."""
    nest = shared_tiles(*form)(product())
    verify(nest)
    assert to_text(parse_nest(to_text(nest))) == to_text(nest)
    agrees(by_loops(nest, 64), "", F32, ((1, 1, 0), (7, 15, 3), (66, 35, 40)))
    barriers = [s for s in walk(nest.body) if isinstance(s, Barrier)]
    for number in range(len(barriers)):
        left = iter(range(len(barriers)))
        less = rewritten(nest, partial(_without, number, left))
        with pytest.raises(LoopError, match="race"):
            agrees(by_loops(less, 64), "", F32, ((66, 35, 40),))


def _without(number: int, left: Iterator[int], stmt: Stmt) -> Body | None:
    return () if isinstance(stmt, Barrier) and next(left) == number else None


@pytest.mark.skipif(shutil.which("ptxas") is None, reason="no ptxas")
@pytest.mark.parametrize("dtype", [F32, F64])
def test_a_threads_tile_is_in_registers(dtype: DType, tmp_path: Path) -> None:
    (file := tmp_path / "product.ptx").write_text(ptx_of(formed("cuda", "", dtype)))
    command = ["ptxas", "-v", "-arch=sm_80", str(file), "-o", str(tmp_path / "product")]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    assert "0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads" in said
    (used,) = re.findall(r"Used (\d+) registers", said)
    assert int(used) <= 128, "two blocks of 256 threads are on an SM"


NUMBA = pytest.param("numba", marks=pytest.mark.thinned(0))  # seconds to compile


@pytest.mark.parametrize("target", ["x86-64-v3", NUMBA, "cuda"])
def test_what_is_done_with_a_cell_stands_behind_its_chain(target: str) -> None:
    """A result that lies there is scaled and added to, as in `a * x + s @ x`."""
    if target == "cuda" and shutil.which("cc") is None:
        pytest.skip("no C compiler")
    nest = product()
    (down,) = nest.body
    assert isinstance(down, For)
    (across,) = down.body
    assert isinstance(across, For)
    *chained, stored = across.body
    assert isinstance(stored, Store)
    rest = (
        Load("m", stored.place, stored.at),
        Compute("v", "mul", (Const(0.75), "m"), F32),
        Compute("sum", "add", ("v", "t"), F32),
        replace(stored, value="sum"),
    )
    nest = replace(nest, body=(replace(down, body=(replace(across, body=(*chained, *rest)),)),))
    for one in product_passes(target, F32, PANELS):
        nest = one(nest)
    verify(nest)
    by = {"numba": by_numba, "cuda": by_emulator}.get(target)
    for size in ((1, 1, 0), (7, 17, 3), (13, 140, 30)):
        a, b = drawn(*size)
        c = np.random.default_rng(1).standard_normal((len(a), b.shape[1])).astype(np.float32)
        expected = np.float32(0.75) * c + chain(a, b)
        by(nest)(a, b, c) if by else bound(nest, a, b, c)()
        assert c.tobytes() == expected.tobytes(), size


@pytest.mark.parametrize("form", ["12 x 32", "mirror"])
def test_a_gpu_refuses_the_lanes_of_a_cpu(form: str) -> None:
    mirror = build_mirror("product", RESULT, at.name("#cols"))
    nest = mirror if form == "mirror" else tiles(12, 2)(product())
    for make in (ptx_of, partial(nest_source, PROGRAM, dialect=GPU)):
        with pytest.raises(LowerError, match=r"nest product: the lanes of [jl] are a CPU's"):
            make(nest)


@pytest.mark.parametrize("target", ["numba", "cuda", "loops:cuda"])
def test_half_of_a_symmetric_product_is_mirrored(target: str) -> None:
    if target == "cuda" and shutil.which("cc") is None:
        pytest.skip("no C compiler")
    by = {"numba": by_numba, "cuda": by_emulator}.get(target, partial(by_loops, threads=64))
    half = by(formed(target, "b", half=True))
    mirrored = build_mirror("product", RESULT, at.name("#cols"))
    for one in mirror_passes(target):
        mirrored = one(mirrored)
    verify(mirrored)
    mirror = by(mirrored)
    for size, sums in ((1, 3), (33, 7), (139, 5)):
        a, _ = drawn(size, size, sums)
        c = np.full((size, size), np.nan, np.float32)
        half(a, np.asfortranarray(a.T), c)
        assert size < 139 or np.isnan(c[0, -1]), "nothing is left out"
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
