"""Calls of a product's nest as the code of backends whose functions take a program's tables."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
from stepfuse.backends.cuda.emit_block import emit_block
from stepfuse.backends.cuda.ptx import ptx_of_text
from stepfuse.backends.cuda.threads import TRIPLE
from stepfuse.backends.llvm.module import AREA, TENSOR
from stepfuse.backends.llvm.text import AS_IT_IS, LlvmFunction, Module, Version
from stepfuse.backends.numba import cache
from stepfuse.backends.numba.functions import nest_source
from stepfuse.backends.numba.source import CPU
from stepfuse.ir.loops.interpreter.cells import CellAccess
from stepfuse.ir.loops.interpreter.races import Races
from stepfuse.ir.loops.interpreter.run import NestRun
from stepfuse.ir.loops.interpreter.state import Settings
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.loops.verifier.verify import verify
from stepfuse.ir.lowered.tables import CONTEXT, SIZE_COLUMNS, ContextCell, PlaceKind
from stepfuse.ir.types import F32, DType

from tests.backends.llvm.test_product_code import product
from tests.support.inputs.products import product_passes, to_diagonal

COLUMNS = [*SIZE_COLUMNS, *("?" for _ in range(15 - len(SIZE_COLUMNS)))]
_GRAPH: Any = SimpleNamespace(nodes=(), entry="step", when="")
PROGRAM: Any = SimpleNamespace(
    name="product", graph=_GRAPH, columns=COLUMNS, role_places={}, slots={}, shared=(), visits=(),
    sweeps=(), segments=(),
)  # fmt: skip
CALL = """
@exported
def call(context, rows, cols, _):
    product(context, W(0), W(0), W(rows), W(0), W(cols))
"""
_GIVEN = "i64 %context, i64 %tensors, i64 %rows, i64 %cols"
Call = Callable[[Any, Any, Any], None]


def formed(target: str, of_columns: str = "", dtype: DType = F32, half: bool = False) -> Nest:
    """The product, or the lower half of a symmetric one, as a target has it."""
    nest = product(of_columns, dtype)
    nest = to_diagonal(nest) if half else nest
    for one in product_passes(target, dtype):
        nest = one(nest)
    verify(nest)
    return nest


class Tables:
    """A context with one tensor, whose arrays are a product's operands and result."""

    def __init__(self, a: Any, b: Any, c: Any) -> None:
        self.arrays, self.row = (a, b, c), np.zeros(len(COLUMNS), np.int64)
        numel = max(x.size for x in self.arrays)
        sizes = {"rows": len(c), "cols": c.shape[1], "leaves": len(b), "numel": numel}
        for name, size in sizes.items():
            self.row[SIZE_COLUMNS.index(name)] = size
        self.row[12:] = [x.ctypes.data for x in self.arrays]
        self.cells = np.zeros(len(CONTEXT), np.int64)
        self.cells[CONTEXT.index(ContextCell.TENSORS)] = self.row.ctypes.data

    @property
    def context(self) -> int:
        return self.cells.ctypes.data


def numba_text(nest: Nest) -> str:
    """The module of one function."""
    return f"{CPU.head(PROGRAM)}\n\n{nest_source(PROGRAM, nest, CPU)}\n{CALL}"


def by_numba(nest: Nest, jit: bool = True) -> Call:
    """A nest as Numba compiles it, or as Python."""
    functions = cache.run(numba_text(nest), "<product>", {"__name__": "product"})
    call = functions["call"]
    if jit:
        call.compile(cache.SIGNATURE)
    else:
        functions["product"], call = functions["product"].py_func, call.py_func

    def step(a: Any, b: Any, c: Any) -> None:
        tables = Tables(a, b, c)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            call(tables.context, *c.shape, 0)

    return step


def ptx_of(nest: Nest, level: str = "sm_80") -> str:
    """The PTX of a kernel whose blocks each run a nest over all rows."""
    module = Module(TRIPLE, Version("sf_x"))
    emit_block(module, PROGRAM, nest, f"{TENSOR}, {AREA}")
    head = f"define ptx_kernel void @sf_x_call({_GIVEN}) convergent nounwind"
    fn = LlvmFunction(module, f'{head} "nvvm.maxntid"="256"')
    ctx, row = (fn.let(f"inttoptr i64 {a} to ptr") for a in ("%context", "%tensors"))
    area = "i64 0, i64 %rows, i64 0, i64 %cols"
    fn.do(f"call void {module.symbol(nest.name)}(ptr {ctx}, ptr {row}, i64 0, {area})")
    fn.finish()
    return ptx_of_text(f"{module.text()}\n{AS_IT_IS}", level)


def by_emulator(nest: Nest) -> Call:
    """A nest's PTX, by the threads of a block."""
    from tests.backends.cuda_emulator import compile_text

    code = compile_text(ptx_of(nest))

    def step(a: Any, b: Any, c: Any) -> None:
        tables = Tables(a, b, c)
        code.call("sf_call", tables.context, tables.row.ctypes.data, *c.shape)

    return step


def by_loops(nest: Nest, threads: int = 0) -> Call:
    """A nest in the loop interpreter, where threads' races are errors."""
    names = {place: name for name, place in nest.places}

    def step(a: Any, b: Any, c: Any) -> None:
        tables, arrays = Tables(a, b, c), dict(zip("abc", (a, b, c), strict=True))
        races = Races() if threads else None
        cells = {n: CellAccess(n, x.ravel("K"), races=races) for n, x in arrays.items()}
        for name, place in nest.places:
            if place.kind == PlaceKind.SHARED:
                panel = np.full(2048, np.nan, place.dtype.numpy)
                cells[name] = CellAccess(name, panel, races=races)
        tensor: Any = SimpleNamespace(
            races=races,
            size=lambda name: int(tables.row[SIZE_COLUMNS.index(name[1:])]),
            cells=lambda place: cells[names[place]],
        )
        area = {"$row": 0, "$rows": len(c), "$col": 0, "$cols": c.shape[1]}
        NestRun(tensor, area, Settings(threads=threads)).block(nest.body)

    return step
