"""Products as machine code: the chain's bits in any tile, and no register goes to memory."""

from __future__ import annotations

import ctypes
import itertools
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache, reduce
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from stepfuse.backends.llvm.emit_nest import emit_nest
from stepfuse.backends.llvm.ops import emit_software_fma
from stepfuse.backends.llvm.text import Module, Version
from stepfuse.backends.native import cpu_target as machine
from stepfuse.backends.native.object_cache import ObjectCache
from stepfuse.backends.native.targets import AARCH64, X86_64
from stepfuse.ir import semantics
from stepfuse.ir.loops import position as at
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.loops.verifier.verify import verify
from stepfuse.ir.lowered.tables import SIZE_COLUMNS, Place, PlaceKind
from stepfuse.ir.text.loop_parser import parse_nest
from stepfuse.ir.text.loop_printer import to_text
from stepfuse.ir.types import ELEM, F32, F64, DType
from stepfuse.passes.loops.product_forms import ProductForm
from stepfuse.passes.loops.products import (
    Matrix,
    blocks,
    tiles,
)
from stepfuse.passes.loops.register_tiles import Panels
from stepfuse.passes.products.small_tiles import unless_small
from stepfuse.passes.targets import target_of

from tests.ir.loops.interpreter.test_run import FILE
from tests.support.inputs.products import (
    build_mirror,
    build_product,
    product_passes,
    to_diagonal,
)

PARAMETERS = "ptr %ctx, ptr %tensor, i64 %number, ptr %kept, " + ", ".join(
    f"i64 %{name}" for name in ("row", "rows", "col", "cols")
)
SIZES = ((1, 1, 1), (5, 33, 7), (24, 96, 24), (13, 47, 129), (25, 31, 0), (26, 99, 150))
BY_PANELS = FILE.read_text()


COLS = at.name("#cols")
RESULT = Matrix("c", Place(PlaceKind.ELEM, 14, F32, ELEM), COLS, at.of(1))


def product(of_columns: str = "", dtype: DType = F32) -> Nest:
    """c = a b as it is declared; the operands named lie by columns."""
    cols, sums, rows = (at.name(f"#{name}") for name in ("cols", "leaves", "rows"))
    a, b, c = (Place(PlaceKind.ELEM, column, dtype, ELEM) for column in (12, 13, 14))
    left, right = Matrix("a", a, sums, at.of(1)), Matrix("b", b, cols, at.of(1))
    if "a" in of_columns:
        left = Matrix("a", a, at.of(1), rows)
    if "b" in of_columns:
        right = Matrix("b", b, at.of(1), sums)
    return build_product("product", left, right, Matrix("c", c, COLS, at.of(1)), cols, sums)


PANELS = Panels(Place(PlaceKind.KEPT, 0, F32, ELEM), Place(PlaceKind.KEPT, 1 << 20, F32, ELEM))
FEW = replace(PANELS, cols=32)
FORMS: dict[str, Callable[[Nest], Nest]] = {
    "declared": lambda nest: nest,
    "12 x 32": tiles(12, 2),
    "6 x 16": tiles(6, 1),
    "8 x 48": tiles(8, 3),
    "in blocks": blocks(5),
    "in blocks, 12 x 32": lambda nest: tiles(12, 2)(blocks(24)(nest)),
    "in panels, 12 x 32": lambda nest: tiles(12, 2, PANELS)(blocks(24)(nest)),
    "small": unless_small(8, 2, tiles(12, 2, PANELS, masks=True)),
    "in panels, 4 x 16": lambda nest: tiles(4, 1, FEW)(blocks(5)(nest)),
}


def through(passes: Iterable[Callable[[Nest], Nest]], nest: Nest) -> Nest:
    return reduce(lambda made, one: one(made), passes, nest)


def text_of(nest: Nest, triple: str, version: Version) -> str:
    module = Module(triple, version)
    program: Any = SimpleNamespace(slots={}, sweeps=())
    emit_nest(module, program, nest, PARAMETERS)
    for lanes in sorted(module.software_fmas):
        emit_software_fma(module, lanes)
    module.entries.add(module.symbol(nest.name))
    head = f"void @sf_{nest.name}"
    return module.text().replace(f"define internal {head}", f"define {head}")


@lru_cache(maxsize=4)
def _compiled(nest: Nest, has_fma: bool) -> tuple[Any, Callable[..., None]]:
    """The machine code of a nest, and the function in it."""
    text = text_of(nest, machine.triple(), Version(has_fma=has_fma and machine.has_fma()))
    engine = machine.load_object(machine.object_code(text, ObjectCache()))
    kinds = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p]
    kinds += [ctypes.c_int64] * 4
    return engine, ctypes.CFUNCTYPE(None, *kinds)(engine.get_function_address(f"sf_{nest.name}"))


def bound(nest: Nest, a: Any, b: Any, c: Any, has_fma: bool = True) -> Callable[[], None]:
    """A call of the nest's machine code over arrays, which lie as it has them."""
    engine, call = _compiled(nest, has_fma)
    kept = np.zeros(4718592 // 4 + 480 * 384 + 64, np.float32)
    kept = kept[-kept.ctypes.data % 64 // 4 :]  # as on the stack
    row = np.zeros(24, np.int64)
    for name, size in zip(("rows", "cols", "leaves"), (*c.shape, len(b)), strict=True):
        row[SIZE_COLUMNS.index(name)] = size
    for column, array in zip((12, 13, 14), (a, b, c), strict=True):
        row[column] = array.ctypes.data
    given = None, row.ctypes.data, 0, kept.ctypes.data, 0, c.shape[0], 0, c.shape[1]

    def step(_: Any = (engine, a, b, c, row, kept)) -> None:
        call(*given)

    return step


def times(nest: Nest, a: Any, b: Any, has_fma: bool = True, of_columns: str = "") -> Any:
    """The product by the machine code of the nest."""
    c = np.full((len(a), b.shape[1]), np.nan, np.float32)
    lie = [np.asfortranarray(x) if name in of_columns else x for name, x in (("a", a), ("b", b))]
    bound(nest, *lie, c, has_fma)()
    return c


def drawn(rows: int, cols: int, sums: int) -> tuple[Any, Any]:
    random = np.random.default_rng(rows + 7 * cols + 63 * sums)
    a, b = random.standard_normal((rows, sums)), random.standard_normal((sums, cols))
    a[:, ::7] *= 1e-30  # some products are denormal
    return a.astype(np.float32), b.astype(np.float32)


def chain(a: Any, b: Any) -> Any:
    """The product by its meaning, c = fma(a, b, c) for each k."""
    found = np.zeros((len(a), b.shape[1]), a.dtype)
    for k in range(len(b)):
        found = semantics.fma(a[:, k, None], b[k], found)
    return found


@pytest.mark.parametrize("target", ["x86-64", "x86-64-v4"])  # what levels differ in: the tile
def test_edges_of_tiles_in_each_place(target: str) -> None:
    """Rows, columns and pairs of none, one, about a vector, about two, and many."""
    passes = product_passes(target, F32, PANELS)
    nest, edges = through(passes, product()), (0, 1, 15, 16, 17, 33)
    many = [(1000, 17, 33), (17, 1000, 99), (17, 99, 1000)]
    for sizes in (*itertools.product(edges, repeat=3), *many):
        a, b = drawn(*sizes)
        assert times(nest, a, b).tobytes() == chain(a, b).tobytes(), sizes


@pytest.mark.parametrize("of_columns", ["", "a", "b", "ab"])
@pytest.mark.parametrize("form", FORMS)
def test_the_bits_are_the_chain_in_any_form(form: str, of_columns: str) -> None:
    nest = FORMS[form](product(of_columns))
    verify(nest)
    assert to_text(parse_nest(to_text(nest))) == to_text(nest)
    for sizes in SIZES:
        a, b = drawn(*sizes)
        found = times(nest, a, b, of_columns=of_columns)
        assert found.tobytes() == chain(a, b).tobytes(), sizes


@pytest.mark.parametrize("panels", [None, PANELS])
def test_half_of_a_symmetric_product_is_mirrored(panels: Panels | None) -> None:
    nest = tiles(12, 2, panels)(blocks(7)(to_diagonal(product("b"))))
    mirror = build_mirror("product", RESULT, at.name("#cols"))
    for made in (nest, mirror):
        verify(made)
    for size, sums in ((1, 3), (11, 7), (45, 20), (97, 5)):
        a, _ = drawn(size, size, sums)
        c = np.full((size, size), np.nan, np.float32)
        bound(nest, a, np.asfortranarray(a.T), c)()
        assert size < 45 or np.isnan(c[0, -1]), "nothing is left out"
        bound(mirror, a, a.T, c)()
        assert c.tobytes() == chain(a, a.T).tobytes(), size


def test_a_cpu_without_fma_has_the_same_bits() -> None:
    a, b = drawn(13, 47, 29)
    assert times(tiles(4, 1)(product()), a, b, has_fma=False).tobytes() == chain(a, b).tobytes()


@pytest.mark.parametrize("sums", [0, 1, 384, 385, 900])
def test_a_chain_goes_on_from_panel_to_panel(sums: int) -> None:
    a, b = drawn(24, 64, sums)
    assert times(parse_nest(BY_PANELS), a, b).tobytes() == chain(a, b).tobytes()


_FMA = r"\bvfn?madd|\bfml[as]"


@pytest.mark.parametrize(("of_columns", "rows", "shuffles"), [("", 4, 8), ("a", 1, 0)])
def test_left_panels_are_packed_four_rows_at_a_time(
    of_columns: str, rows: int, shuffles: int
) -> None:
    text = text_of(FORMS["in panels, 12 x 32"](product(of_columns)), X86_64.triple, Version())
    assert text.count("load <4 x float>") == text.count("store <4 x float>") == rows
    assert text.count("= shufflevector <4 x float>") == shuffles


def innermost(assembly: str) -> list[str]:
    """The blocks with fma, those with most first."""
    found = re.split(r"\n(?=\.?L\w+:)", assembly)
    blocks = [block for block in found if re.search(_FMA, block)]
    return sorted(blocks, key=lambda block: -len(re.findall(_FMA, block)))


@pytest.mark.parametrize(
    ("target", "dtype", "architecture", "fmas"),
    [
        ("x86-64-v4", F32, X86_64, [24, 16, 8]),
        ("x86-64-v4", F64, X86_64, [24, 16]),
        ("x86-64-v3", F32, X86_64, [12]),
        ("x86-64-v3", F64, X86_64, [8]),
        ("aarch64", F32, AARCH64, [24]),
        ("aarch64", F64, AARCH64, [16]),
    ],
)
def test_no_register_of_the_inner_loop_goes_to_memory(
    target: str, dtype: DType, architecture: Any, fmas: list[int]
) -> None:
    form = target_of(target).products
    assert isinstance(form, ProductForm)
    passes = product_passes(target, dtype, form.panels(dtype)[1])
    version = Version(cpu="" if target == "aarch64" else target)
    text = text_of(through(passes, product(dtype=dtype)), architecture.triple, version)
    found = innermost(machine.portable_assembly(text, architecture))
    assert [len(re.findall(_FMA, block)) for block in found] == fmas
    for block in found:
        assert not re.search(r"\(%rsp\)|\[sp", block), block
