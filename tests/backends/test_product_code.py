"""The nest of a product as machine code: the chain's bits, and no register goes to memory."""

from __future__ import annotations

import ctypes
import re
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from stepfuse.backends.aot.targets import AARCH64, X86_64
from stepfuse.backends.llvm.emit_nest import emit_nest
from stepfuse.backends.llvm.software_fma import emit_software_fma
from stepfuse.backends.llvm.text import Module, Version
from stepfuse.backends.native import cpu_target as machine
from stepfuse.backends.native.object_cache import ObjectCache
from stepfuse.ir import semantics
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.loops.verifier.verify import verify
from stepfuse.ir.lowered.columns import SIZE_COLUMNS
from stepfuse.ir.text.loop_parser import parse_nest

from tests.ir.test_product_nest import FILE

PARAMETERS = "ptr %ctx, ptr %tensor, i64 %number, ptr %kept, " + ", ".join(
    f"i64 %{name}" for name in ("row", "rows", "col", "cols")
)


def product(rows: int = 12, cols: int = 32) -> Nest:
    """The product with a tile of so many registers."""
    text = FILE.read_text().replace("x2", f"x{cols // 16}" if cols > 16 else "")
    text = re.sub(r"\b32\b", str(cols), re.sub(r"(?<!elem )\b12\b", str(rows), text))
    nest = parse_nest(text)
    verify(nest)
    return nest


def text_of(nest: Nest, triple: str, version: Version) -> str:
    module = Module(triple, version)
    program: Any = SimpleNamespace(slots={}, sweeps=())
    emit_nest(module, program, nest, PARAMETERS)
    for lanes in sorted(module.software_fmas):
        emit_software_fma(module, lanes)
    module.entries.add(module.symbol(nest.name))
    return module.text().replace("define internal void @sf_product", "define void @sf_product")


def times(nest: Nest, a: Any, b: Any, has_fma: bool) -> Any:
    """The product by the machine code of the nest."""
    text = text_of(nest, machine.triple(), Version(has_fma=has_fma and machine.has_fma()))
    engine = machine.load_object(machine.object_code(text, ObjectCache()))
    c = np.full((len(a), b.shape[1]), np.nan, np.float32)
    kept = np.zeros(4718592 // 4 + 480 * 384 + 64, np.float32)
    row = np.zeros(24, np.int64)
    for name, size in zip(("rows", "cols", "leaves"), (*c.shape, len(b)), strict=True):
        row[SIZE_COLUMNS.index(name)] = size
    places = dict(nest.places)
    for name, array in (("a", a), ("b", b), ("c", c)):
        row[places[name].index] = array.ctypes.data
    kinds = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p]
    kinds += [ctypes.c_int64] * 4
    call = ctypes.CFUNCTYPE(None, *kinds)(engine.get_function_address("sf_product"))
    call(None, row.ctypes.data, 0, kept.ctypes.data, 0, c.shape[0], 0, c.shape[1])
    return c


@pytest.mark.parametrize("sums", [0, 1, 15, 384, 385, 900])
@pytest.mark.parametrize(
    ("rows", "cols", "has_fma"), [(12, 32, True), (6, 16, True), (4, 16, False)]
)
def test_the_bits_are_the_chain_of_any_tile(rows: int, cols: int, has_fma: bool, sums: int) -> None:
    random = np.random.default_rng(sums)
    a, b = random.standard_normal((24, sums)), random.standard_normal((sums, 64))
    a[:, ::7] *= 1e-30  # some products are denormal
    a, b = a.astype(np.float32), b.astype(np.float32)
    expected = np.zeros((24, 64), np.float32)
    for k in range(sums):
        expected = semantics.fma(a[:, k, None], b[k], expected)
    assert times(product(rows, cols), a, b, has_fma).tobytes() == expected.tobytes()


def innermost(assembly: str) -> str:
    """The block with the most of its instructions fma."""
    return max(re.split(r"\n(?=\.?L\w+:)", assembly), key=lambda b: len(re.findall("fm", b)))


@pytest.mark.parametrize(
    ("tile", "cpu", "architecture", "fmas"),
    [
        ((12, 32), "x86-64-v4", X86_64, 24),
        ((6, 16), "x86-64-v3", X86_64, 12),
        ((6, 16), "", AARCH64, 24),
    ],
)
def test_no_register_of_the_inner_loop_goes_to_memory(
    tile: tuple[int, int], cpu: str, architecture: Any, fmas: int
) -> None:
    text = text_of(product(*tile), architecture.triple, Version(cpu=cpu))
    block = innermost(machine.portable_assembly(text, architecture))
    assert len(re.findall(r"\bvfmadd|\bfmla", block)) == fmas
    assert not re.search(r"\(%rsp\)|\[sp", block), block
