"""Variants for weights of convolutions: matrices of few rows and columns, of known sizes.

    step when rank >= 2 view matrix   -->   step when rank >= 2 and rows == 3 and cols == 3 ...
                                            step when rank >= 2 ...

The bodies and bits are the same; passes over loops take the sizes for constants. Nobody else
compiles such a variant: it is added where a tensor has enough such matrices. Those of more
elements than a 5x5 convolution's gain little, and take longer to compile.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from ...ir.conditions import conditions, matches_rank
from ...ir.graph import Graph, Spec
from ...ir.semantics import LANES
from ...ir.types import BATCH, COL, ROW

MOST = 8  # rows, and columns
MOST_CELLS = 32  # elements of a matrix
_VECTORS = (BATCH, ROW, COL)


def with_small_variants(spec: Spec, shapes: Iterable[tuple[int, ...]]) -> Spec:
    """The spec with variants for the small matrices that there are among shapes."""
    sizes = dict.fromkeys(tuple(s[-2:]) for s in shapes if len(s) > 2 and _is_small(s))
    if not sizes:
        return spec
    graphs = (g for old in spec.graphs for g in (*_variants(old, sizes), old))
    return replace(spec, graphs=tuple(graphs))


def _is_small(shape: tuple[int, ...]) -> bool:
    """True if there are sixteen matrices, which are done at a time, of few cells each."""
    *entries, rows, cols = shape
    few = 0 < rows <= MOST and 0 < cols <= MOST and 1 < rows * cols <= MOST_CELLS
    return few and math.prod(entries) >= LANES


def _variants(graph: Graph, sizes: Iterable[tuple[int, ...]]) -> list[Graph]:
    domains = {n.type.domain for n in graph.nodes} | {r.type.domain for r in graph.roles}
    vectors = {d for d in domains if d.needs_view}
    known = {fact for fact, _, _ in conditions(graph.when)} & {"rows", "cols"}
    if known or not vectors or not vectors <= {*_VECTORS} or matches_rank(graph.when, 1):
        return []
    return [
        graph.replace(when=f"{graph.when} and rows == {rows} and cols == {cols}")
        for rows, cols in sizes
    ]
