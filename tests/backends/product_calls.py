"""Calls of a product's nest as the code of backends whose functions take a program's tables."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
from stepfuse.backends.numba import cache
from stepfuse.backends.numba.functions import nest_source
from stepfuse.backends.numba.source import CPU
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.lowered.columns import SIZE_COLUMNS
from stepfuse.ir.lowered.tables import CONTEXT, ContextCell

COLUMNS = [*SIZE_COLUMNS, *("?" for _ in range(15 - len(SIZE_COLUMNS)))]
_GRAPH: Any = SimpleNamespace(nodes=(), entry="step", when="")
PROGRAM: Any = SimpleNamespace(
    name="product", graph=_GRAPH, columns=COLUMNS, role_places={}, slots={}, shared=(), visits=(),
    sweeps=(), segments=(),
)  # fmt: skip
_CALL = """
@exported
def call(context, rows, cols, _):
    product(context, W(0), W(0), W(rows), W(0), W(cols))
"""
Call = Callable[[Any, Any, Any], None]


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
    return f"{CPU.head(PROGRAM)}\n\n{nest_source(PROGRAM, nest)}\n{_CALL}"


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
