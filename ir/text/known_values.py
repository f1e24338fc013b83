"""Values that depend on literals, sizes and known roles alone, alike in every cell."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import semantics
from ..arrays import Array
from ..graph import Graph
from ..ops import OF, OPS
from ..tensor_view import shape_under
from ..types import Const, DType
from .parser import parse

Known = dict[int, Any]


def counts(text: str, dims: tuple[int, ...]) -> dict[int, Array]:
    """The values of a graph of sizes and literals, for a tensor of these dims."""
    (graph,) = parse(text).graphs
    known: Known = {}
    shape = shape_under(graph.view, dims)
    for value, node in enumerate(graph.nodes):
        if node.op == "count":
            known[value] = np.asarray(float(shape.count(node[OF])))
        else:
            compute(graph, value, known)
    return known


def compute(graph: Graph, value: int, known: Known) -> None:
    """Adds what an op makes of operands that are all known."""
    node = graph.nodes[value]
    row = OPS[node.op]
    if row.is_reduction or not node.values or not all(a in known for a in node.values):
        return
    source = graph.nodes[node.values[-1]].type.dtype
    args = [_literal(a, source) if isinstance(a, Const) else known[a] for a in node.args]
    with np.errstate(all="ignore"):
        if node.op == "cast":
            known[value] = semantics.cast(args[0], node.type.dtype, source)
        elif row.meaning is not None:
            known[value] = np.asarray(row.meaning(*args, **node.settings)).astype(
                node.type.dtype.numpy
            )


def _literal(literal: Const, dtype: DType) -> Array:
    return np.asarray(literal.value).astype(dtype.numpy)
