"""The cost of passes over matrices for a tensor: operations of its products, bytes they move.

Of a matrix with so many rows and columns, x x' has rows^2 columns pairs, and s s2 rows^3; of a
symmetric result half of them are taken. Of rows^3 pairs, `cholesky` has a sixth, `inverse_lower`
a third. A pair is two operations. Each array that a pass takes or leaves is counted once.
"""

from __future__ import annotations

from collections import Counter

from ...ir.lowered.program import Program
from ...ir.lowered.schedule import Schedule
from ...ir.lowered.step_program import ProductSizes
from ...ir.matrices.values import FACTORS
from ...ir.tensor_view import Shape, chosen_size
from ...ir.types import ELEM, GRAM_ROW, Domain

# Of all pairs, one of so many is taken.
_PARTS = {"matmul": 1, "matmul_bf16": 1, "matmul_symmetric": 1, "cholesky": 6, "inverse_lower": 3}


def product_sizes(schedule: Schedule) -> tuple[ProductSizes, ...]:
    """The products and factors of a schedule, by how their pairs grow with a matrix."""
    nodes, found = schedule.graph.nodes, Counter[tuple[int, int, bool, int, int]]()
    for one in schedule.matrices:
        if one.product is None or nodes[one.product].op not in _PARTS:
            continue
        op, domain = nodes[one.product].op, nodes[one.product].type.domain
        values = (one.product, *nodes[one.product].values)
        sides = [_powers(nodes[v].type.domain) for v in values]
        sides += [_powers(domain)] if op in FACTORS else []
        rows, cols = (sum(powers) // 2 for powers in zip(*sides, strict=True))
        if size := int(domain.tiles):
            rows, cols = 1, 1  # a cell of any product has as many pairs as a tile is long
        size = size or max(chosen_size(nodes[v].type.domain)[1] for v in values) or 1
        found[rows, cols, one.half, _PARTS[op], size] += 1  # three axes stand on two sides each
    return tuple(ProductSizes(count, *form) for form, count in sorted(found.items()))


def matrix_bytes(program: Program, shape: Shape) -> int:
    """The bytes that passes over matrices load and store, of a tensor."""
    total = 0
    for one in program.matrices:
        places = {x.place for x in (*one.factors, *one.loads)}
        left = [x.place for x in (*one.keeps, *one.stores)]
        total += sum(p.dtype.bytes * shape.count(p.domain) for p in (*places, *left))
    return total


def _powers(domain: Domain) -> tuple[int, int]:
    if domain == ELEM:
        return 1, 1
    if domain.is_low:
        return int("row" in domain.axes), int("col" in domain.axes)
    return (2, 0) if domain == GRAM_ROW else (0, 2)
