"""Which programs may step some rows alone, every row taken as a tensor of its own.

1. What a state is kept along must include the rows: an average a column belongs to all rows.
2. A reduction that removes the rows must be one that the other rows, whose gradient is zero,
   add nothing to, and it must go on to the group or the step: the norm of all gradients, the
   search for what is not finite. That a value is zero there is found by computing it, as far
   as it depends on the gradient and literals alone; zero times a number of the step is zero.
3. A count of cells must come to the same for one row, for two and for the parameter, as far as
   anything but counts depends on it: `count(elem) / count(row)` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...ir import semantics
from ...ir.arrays import Array
from ...ir.graph import Graph, Node, Operand
from ...ir.lowered.program import Program
from ...ir.lowered.tables import PlaceKind
from ...ir.ops import OF, OPS, ROLE, algebra_of
from ...ir.roles import RoleKind
from ...ir.tensor_view import parts_of, shape_under
from ...ir.types import ELEM, GROUP, VIEW_AXES, Const, Domain, DType

Known = dict[int, Any]  # value to what it is in every cell


def why_not(program: Program, dims: tuple[int, ...]) -> str:
    """Why the rows of a parameter of these dims cannot be stepped alone; empty if they can."""
    graph = program.graph
    return _kept_apart(program, dims) or _folds_rows(graph, dims) or _counts_rows(graph, dims)


def has_rows(domain: Domain, view: str, dims: tuple[int, ...]) -> bool:
    """Whether every row of a tensor has cells of its own in a domain, and whole ones."""
    if view.startswith("block") or domain.block is not None:
        length = domain.block or int(view[len("block(") : -1])
        whole = int(np.prod(dims[1:])) % length == 0
        return bool(domain.axes) and (domain == ELEM or whole)
    parts = parts_of(view, dims) or ()
    first = next((axis for axis, part in zip(VIEW_AXES, parts, strict=False) if part), "row")
    return domain == ELEM or first in domain.axes


def _kept_apart(program: Program, dims: tuple[int, ...]) -> str:
    """Case 1."""
    view = program.graph.view
    for name, place in program.role_places.items():
        if place.kind == PlaceKind.VECTOR and not has_rows(place.domain, view, dims):
            return f"%{name} is kept along {place.domain}, for several rows at once"
    return ""


def _folds_rows(graph: Graph, dims: tuple[int, ...]) -> str:
    """Case 2."""
    known, users, live = _at_zero_gradient(graph), graph.users(), graph.live()
    roots = set(graph.roots())
    for value in sorted(live):
        node = graph.nodes[value]
        if not OPS[node.op].is_reduction or has_rows(node.type.domain, graph.view, dims):
            continue
        if not _is_zero_of_zeros(node, known):
            return f"{_named(graph, value)} counts rows without a gradient too"
        further = [graph.nodes[u] for u in users[value] if u in live]
        ends = node.type.domain > GROUP and (value in roots or not all(map(_reduces, further)))
        if ends:
            return f"{_named(graph, value)} is over all rows of each parameter"
    return ""


def _counts_rows(graph: Graph, dims: tuple[int, ...]) -> str:
    """Case 3."""
    found = [_counts(graph, (rows, *dims[1:])) for rows in (1, 2, max(1, dims[0]))]
    users, roots, live = graph.users(), set(graph.roots()), graph.live()
    for value in sorted(live & found[0].keys()):
        matters = value in roots or any(u in live and u not in found[0] for u in users[value])
        if matters and len({f[value].tobytes() for f in found}) > 1:
            return f"{_named(graph, value)} depends on how many rows there are"
    return ""


def _reduces(node: Node) -> bool:
    return OPS[node.op].is_reduction


def _named(graph: Graph, value: int) -> str:
    """How errors call a value."""
    node = graph.nodes[value]
    source = graph.nodes[node.values[0]].type.domain if node.values else node[OF]
    return f"its {node.op} ({source} to {node.type.domain})"


# ------------------------------------------------------------------ values known beforehand


def _at_zero_gradient(graph: Graph) -> Known:
    """The values that are the same wherever the gradient is zero."""
    known: Known = {}
    for value, node in enumerate(graph.nodes):
        if node.op == "read":
            if graph.role(node[ROLE]).kind == RoleKind.GRAD:
                known[value] = np.zeros((), node.type.dtype.numpy)
        elif _reduces(node):
            if _is_zero_of_zeros(node, known):
                known[value] = np.zeros((), node.type.dtype.numpy)
        elif _is_nothing(graph, node, known):
            known[value] = np.zeros((), node.type.dtype.numpy)
        else:
            _compute(graph, value, known)
    return known


def _is_zero_of_zeros(node: Node, known: Known) -> bool:
    """Whether a reduction goes over zeros, and they change nothing."""
    return algebra_of(node.op).ignores_zero and all(known.get(a, 1) == 0 for a in node.values)


def _is_nothing(graph: Graph, node: Node, known: Known) -> bool:
    """Whether zero is multiplied by a number, or divided by one."""
    if node.op not in ("mul", "div"):
        return False
    zeros = [a for a in node.values if known.get(a, 1) == 0]
    others: Sequence[Operand] = [a for a in node.args if a not in zeros]
    numbers = all(isinstance(a, Const) or graph.nodes[a].type.domain.is_scalar for a in others)
    return bool(zeros) and numbers and (node.op == "mul" or node.args[0] == zeros[0])


def _counts(graph: Graph, dims: tuple[int, ...]) -> dict[int, Array]:
    """The values that depend on the sizes of a tensor and on literals alone."""
    known: Known = {}
    shape = shape_under(graph.view, dims)
    for value, node in enumerate(graph.nodes):
        if node.op == "count":
            known[value] = np.asarray(float(shape.count(node[OF])))
        elif not OPS[node.op].is_leaf:
            _compute(graph, value, known)
    return known


def _compute(graph: Graph, value: int, known: Known) -> None:
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
