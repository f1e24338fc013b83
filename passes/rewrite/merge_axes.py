"""Merges rows, columns, batches and elements into one domain if each matrix has one element.

The weights of a 1x1 convolution are half a million matrices of one element: their row and column
values would be vectors as long as the tensor, written and read again between the sweeps. With one
domain they are values of an element, in one pass over the tensor, to the same bits.

1. A variant `when rows == 1 and cols == 1` has no axes left: its view becomes `flat`. States keep
   the shape that they have for their users (`like row`).
2. A reduction between two domains that are now one has one cell. It is the reduction's neutral
   element, combined with the cell's term in the reduction's dtype (-0.0 summed is still 0.0).
3. The count of the cells of one domain in another, by which a mean divides, is now 1.

    %0 = sum %grad : f64 row      -->      %0 = cast %grad : f64 elem
                                           %1 = add 0.0, %0 : f64 elem
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np

from ...ir.builder import Builder, again
from ...ir.conditions import conditions, matches_rank
from ...ir.graph import Graph, Node, Operand, Spec
from ...ir.ops import OF, OPS, algebra_of, term_operands
from ...ir.roles import Role
from ...ir.tensor_view import FLAT, MATRIX
from ...ir.types import BATCH, BOOL, COL, ELEM, F64, ROW, Const, Domain, DType, Type

_MERGED = (BATCH, ROW, COL)
_ONE = {("rows", "==", "1"), ("cols", "==", "1")}


def merge_axes(graph: Graph) -> Graph:
    """The graph over elements alone, where its condition says that each matrix has one."""
    others = any(
        d.block is not None or d.has_own_space for d in (n.type.domain for n in graph.nodes)
    )
    if graph.view != MATRIX or others or not set(conditions(graph.when)) >= _ONE:
        return graph
    builder = Builder(tuple(map(_role, graph.roles)), typed=True, by="merge-axes")
    mapped: list[Operand] = []
    users = graph.users()
    for number, node in enumerate(graph.nodes):
        builder.at(node.origin, "2")
        args = tuple(a if isinstance(a, Const) else mapped[a] for a in node.args)
        new = _merged(builder, graph, node, args)
        if isinstance(new, Const) and any(
            OPS[graph.nodes[u].op].is_reduction for u in users[number]
        ):
            new = None  # a reduction needs a value
        target = replace(node, attrs=node.attrs.changed(Domain, _domain), type=_type(node.type))
        mapped.append(again(builder, graph, target, args) if new is None else new)
    updates = tuple(
        replace(
            u,
            value=u.value if isinstance(u.value, Const) else mapped[u.value],
            guard=None if u.guard is None else mapped[u.guard],
        )
        for u in graph.updates
    )
    guard = None if graph.guard is None else mapped[graph.guard]
    shared = [mapped[value] for value in graph.shared]
    return builder.finish(graph.replace(view=FLAT), updates, guard, shared)  # type: ignore[arg-type]


def with_merged_axes(spec: Spec, shapes: Iterable[tuple[int, ...]]) -> Spec:
    """The spec with variants for matrices of one element, where one of the shapes has them.

    Each stands before the variant whose body it has; the bits are the same.
    """
    if not any(len(shape) >= 2 and tuple(shape[-2:]) == (1, 1) for shape in shapes):
        return spec
    return replace(spec, graphs=tuple(g for old in spec.graphs for g in (*_variant(old), old)))


def _variant(graph: Graph) -> tuple[Graph, ...]:
    stored = {graph.role(u.role).type.domain for u in graph.updates}
    vectors = {d for d in {n.type.domain for n in graph.nodes} | stored if d.needs_view}
    fits = vectors and vectors <= {*_MERGED} and not matches_rank(graph.when, 1)
    if not fits or not _ONE.isdisjoint(conditions(graph.when)):
        return ()
    return (
        graph.replace(when=" and ".join([graph.when, *map(" ".join, sorted(_ONE, reverse=True))])),
    )


def _merged(
    builder: Builder, graph: Graph, node: Node, args: tuple[Operand, ...]
) -> Operand | None:
    """Return a node between two merged domains rewritten for the one domain; None for any other."""
    if node.op == "div" and all(_counts_merged(graph, a) for a in node.args):
        return Const(1.0)  # case 3
    if node.type.domain not in (*_MERGED, ELEM):
        return None
    if node.op == "broadcast" and builder.type_of(args[0]) == _type(node.type):
        return args[0]
    return _one_cell(builder, node, args) if OPS[node.op].is_reduction else None


def _one_cell(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand:
    """Case 2: a reduction of one cell."""
    row = algebra_of(node.op)
    if node.type.dtype is BOOL:
        return args[0]
    dtype = next(t.dtype for t in map(builder.type_of, args) if t is not None)
    wide = [_wide(builder, a, dtype) for a in term_operands(node.op, args)]
    if row.term:
        wide = [builder.emit(row.term, *wide)]
    return builder.emit(row.combine.op, Const(float(row.neutral)), wide[0])


def _wide(builder: Builder, operand: Operand, dtype: DType) -> Operand:
    """The operand in f64; a literal is one of the dtype first, like the operand beside it."""
    if isinstance(operand, Const):
        return Const(float(np.asarray(operand.value, dtype.numpy)))
    return operand if dtype is F64 else builder.emit("cast", operand, dtype=F64)


def _counts_merged(graph: Graph, operand: Operand) -> bool:
    node = None if isinstance(operand, Const) else graph.nodes[operand]
    return node is not None and node.op == "count" and _domain(node[OF]) == ELEM


def _role(role: Role) -> Role:
    """Case 1: a state of rows is one of elements, with the shape that it had."""
    if role.type.domain not in _MERGED:
        return role
    return replace(role, type=_type(role.type), like=role.type.domain)


def _type(type_: Type) -> Type:
    return replace(type_, domain=_domain(type_.domain))


def _domain(domain: Domain) -> Domain:
    return ELEM if domain in _MERGED else domain
