"""Under policy `fast`: lets a CPU with tiles of bf16 round a product's operands to it.

    %0 = matmul %left, %grad : f32 elem    -->    %0 = matmul_bf16 %left, %grad : f32 elem

Such a product has the bits of `matmul` wherever the rule has no instruction: then nothing is
rounded. With tiles (`passes/products/bf16_tiles.py`) each operand has an error of at most 2^-9 of
itself, and sums are in f32, so that a cell is within 2^-7.9 of the sum of its terms' magnitudes.

1. Elements are f32: an f64 product asks for more than either gives.
2. Only for parameters: states keep errors, and a factor or a library's routine enlarges them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ...ir.builder import Builder, rewrite
from ...ir.graph import Graph, Node, Operand
from ...ir.lowered.memory_plan import TILE_ROWS
from ...ir.lowered.program import ElementLoad, Kernel, MatrixKernel, ProductOperand, Program
from ...ir.lowered.tables import Place
from ...ir.matrices.values import FACTORS
from ...ir.ops import OPS
from ...ir.roles import RoleKind
from ...ir.types import BF16, F32


def bf16_products(graph: Graph) -> Graph:
    """The graph with the products whose operands may be rounded under a name of their own."""
    found = {value for value in range(len(graph.nodes)) if rounds(graph, value)}
    if not found:
        return graph
    number = iter(range(len(graph.nodes)))

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        if next(number) not in found:
            return None
        return builder.emit("matmul_bf16", *args, domain=node.type.domain)

    return rewrite(graph, visit, by="bf16-products")


def rounds(graph: Graph, value: int) -> bool:
    """True if the rule applies to a value."""
    return graph.nodes[value].op == "matmul" and not why_exact(graph, value)


def why_exact(graph: Graph, value: int) -> str:
    """Return the reason why a product may not round its operands, "" if it may."""
    if (dtype := graph.nodes[value].type.dtype) is not F32:
        return f"its elements are {dtype}: only those of f32 are rounded"
    users, seen, stack = graph.users(), {value}, [value]
    while stack:
        last = stack.pop()
        for change in graph.updates:
            is_kept = graph.role(change.role).kind != RoleKind.PARAM
            if is_kept and last in (change.value, change.guard):
                return f"%{change.role} is made of it, which keeps an error"
        for user in users[last]:
            op = graph.nodes[user].op
            if op in FACTORS or OPS[op].routine:
                return f"{op} is taken of it, which may enlarge an error"
            if user not in seen:
                seen.add(user)
                stack.append(user)
    return ""


def bf16_memory(program: Program) -> Program:
    """The program with operands of products in bf16, and longer units, on CPUs with tiles of it.

        keep %27 in elem 15 : f32          -->    keep %27 in elem 15 : bf16

    1. What such a product takes is kept in bf16, if parameters alone are made of it: all that read
       it have the same number, whose error is at most 2^-9 of it.
    2. A unit has twice the rows: each copies a whole operand.
    """
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
