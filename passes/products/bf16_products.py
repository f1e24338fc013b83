"""Under policy `fast`: lets a CPU with tiles of bf16 round a product's operands to it.

    %0 = matmul %left, %grad : f32 elem    -->    %0 = matmul_bf16 %left, %grad : f32 elem

Such a product has the bits of `matmul` wherever the rule has no instruction: then nothing is
rounded. With tiles (`passes/products/bf16_tiles.py`) each operand has an error of at most 2^-9 of
itself, and sums are in f32, so that a cell is within 2^-7.9 of the sum of its terms' magnitudes.

1. Elements are f32: an f64 product asks for more than either gives.
2. Only for parameters: states keep errors, and a factor or a library's routine enlarges them.
"""

from __future__ import annotations

from ...ir.builder import Builder, rewrite
from ...ir.graph import Graph, Node, Operand
from ...ir.matrices.values import FACTORS
from ...ir.ops import OPS
from ...ir.roles import RoleKind
from ...ir.types import F32


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
