"""Memory of products that round, on CPUs with tiles of bf16: temporaries of it, and longer units.

    matrix5: %27 = add %25, %26
    keep %27 in elem 15 : f32          -->    keep %27 in elem 15 : bf16

1. What such a product takes is kept in bf16, if parameters alone are made of it: all that read it
   have the same number, whose error is at most 2^-9 of it.
2. A unit has twice the rows: each copies a whole operand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ...ir.lowered.memory_plan import TILE_ROWS
from ...ir.lowered.program import ElementLoad, Kernel, MatrixKernel, ProductOperand, Program
from ...ir.lowered.tables import Place
from ...ir.types import BF16
from .bf16_products import why_exact


def bf16_memory(program: Program) -> Program:
    """The program with operands of products in bf16 (case 1), and with longer units (case 2)."""
    nodes, graph = program.graph.nodes, program.graph
    rounding = [m for m in program.matrices if _rounds(program, m)]
    if not rounding:
        return program
    taken = {f.value for m in rounding for f in m.factors if nodes[f.value].op != "read"}
    rounded = frozenset(v for v in taken if not why_exact(graph, v))
    found = {
        place: replace(place, dtype=BF16)
        for places in (program.places, program.turned)
        for value, place in places.items()
        if value in rounded
    }
    return _Moved(found).program(
        replace(program, rounded=tuple(sorted(rounded)), tile_rows=2 * TILE_ROWS)
    )


def _rounds(program: Program, one: MatrixKernel) -> bool:
    return one.product is not None and program.graph.nodes[one.product].op == "matmul_bf16"


class _Moved:
    """A program whose places are others."""

    def __init__(self, places: dict[Place, Place]) -> None:
        self.places = places

    def program(self, program: Program) -> Program:
        sweeps = (
            replace(sweep, kernels=tuple(map(self.kernel, sweep.kernels)))
            for sweep in program.sweeps
        )
        return replace(
            program,
            places={v: self.place(p) for v, p in program.places.items()},
            turned={v: self.place(p) for v, p in program.turned.items()},
            sweeps=tuple(sweeps),
            matrices=tuple(map(self.matrix, program.matrices)),
        )

    def place(self, place: Place) -> Place:
        return self.places.get(place, place)

    def loads(self, loads: Iterable[ElementLoad]) -> tuple[ElementLoad, ...]:
        return tuple(replace(load, place=self.place(load.place)) for load in loads)

    def kernel(self, kernel: Kernel) -> Kernel:
        return replace(
            kernel,
            loads=self.loads(kernel.loads),
            keeps=self.loads(kernel.keeps),
            prefetch=tuple(map(self.place, kernel.prefetch)),
        )

    def matrix(self, kernel: MatrixKernel) -> MatrixKernel:
        return replace(
            kernel,
            factors=tuple(self.factor(factor) for factor in kernel.factors),
            loads=self.loads(kernel.loads),
            keeps=self.loads(kernel.keeps),
        )

    def factor(self, factor: ProductOperand) -> ProductOperand:
        return replace(factor, place=self.place(factor.place))
