"""Splits a reduction into the steps that define it: elements to rows to the tensor to the step.

1. elem to fewer axes, under a view with rows: to rows or columns first. elem to blocks: at once,
   under any view.
2. Anything to group or step: to the tensor first, then over the tensors.
3. A reduction whose results are folded by another one (sumsq and dot, by sum), of anything but all
   elements: the terms are computed in f64, then reduced by that other reduction.
4. Anything but all elements is reduced in f64: a float of another dtype is cast first.
   Gram values lose an axis, too: that which lies along columns, if cells are left that do.
   Low-rank values lose their axis of a chosen size.
5. Rows, columns and further axes lose the columns first, then the last of the axes that are
   removed, together with those beside it in memory: each step reduces lists with one stride.

    %0 = sum %grad : f64 step          -->      %0 = sum %grad : f64 tensor
                                                %1 = sum %0 : f64 step
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...ir.builder import Builder, rewrite
from ...ir.graph import Graph, Node, Operand
from ...ir.ops import OPS, algebra_of, term_operands
from ...ir.tensor_view import FLAT, View
from ...ir.types import (
    BATCH_AXES,
    BOOL,
    COL,
    ELEM,
    F64,
    GROUP,
    REAL,
    ROW,
    TENSOR,
    Const,
    Domain,
    DType,
    join,
    low_size,
    ordered,
)


def split_reductions(graph: Graph) -> Graph:
    """The graph whose element reductions go to rows, columns or (flat) the tensor only."""

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        if not OPS[node.op].is_reduction:
            return None
        op, before, row = node.op, args, algebra_of(node.op)
        domains = [t and t.domain for t in map(builder.type_of, args)]
        source = join(*filter(None, domains))
        targets = _route(source, node.type.domain, graph.view)
        dtype = next((t.dtype for t in map(builder.type_of, args) if t is not None), F64)
        builder.rule = "3"
        if row.onward and domains != [ELEM] * len(args):
            wide = [_widened(builder, a, dtype) for a in args]
            op, args = row.onward, (builder.emit(row.term, *term_operands(op, wide)),)
        elif source != ELEM and OPS[op].rule != "reduce_bool":
            builder.rule = "4"
            args = tuple(_widened(builder, a, dtype) for a in args)
        if len(targets) == 1 and args == before:
            return None
        builder.rule = "1" if node.type.domain > GROUP else "2"
        value = builder.emit(op, *args, domain=targets[0])
        for target in targets[1:]:
            value = builder.emit(row.onward or op, value, domain=target)
        return value

    return rewrite(graph, visit, by="split-reductions")


def is_split(graph: Graph) -> bool:
    """True if each reduction is one step, over lists in f64, as fusion and backends take them."""
    for node in graph.nodes:
        if OPS[node.op].is_reduction:
            types = [graph.nodes[v].type for v in node.values]
            source = join(*(t.domain for t in types))
            single = len(_route(source, node.type.domain, graph.view)) == 1
            of_elements = [t.domain for t in types] == [ELEM] * len(node.args)
            terms = algebra_of(node.op).onward and not of_elements
            narrow = source != ELEM and any(t.dtype not in (F64, BOOL) for t in types)
            if not single or terms or narrow:
                return False
    return True


def _widened(builder: Builder, operand: Operand, dtype: DType) -> Operand:
    """The operand in f64; a literal is one of the dtype first, like the operand beside it."""
    if isinstance(operand, Const):
        return Const(float(np.asarray(operand.value, dtype.numpy)))
    return operand if dtype in (F64, REAL) else builder.emit("cast", operand, dtype=F64)


def _route(source: Domain, target: Domain, view: View) -> list[Domain]:
    """The domains that a reduction passes through, the last being its target."""
    if source <= TENSOR or target > GROUP:
        return list(_within(source, target, view)) if source > TENSOR else [target]
    return [*_within(source, TENSOR, view), target]


def _within(source: Domain, target: Domain, view: View) -> Iterator[Domain]:
    """Cases 1 and 5: those inside a tensor."""
    at = source
    if at == ELEM and target.block is None and view != FLAT:
        at = COL if "col" in target.axes else ROW
        yield at
    elif at.is_low:
        at = at.less(axis for axis in at.axes if low_size(axis))
        yield at
    elif at.has_own_space and at.is_matrix:
        first, last = ordered(at.axes)[len(BATCH_AXES) :]
        at = at.less({first if last in target.axes else last})
        yield at
    while at != target and at.is_vector and at.block is None:
        at = at.less(_last_run(at, target))
        yield at
    if at != target:
        yield target


def _last_run(source: Domain, target: Domain) -> frozenset[str]:
    """The last axis that goes, with the neighbours before it that go; columns go alone."""
    there = ordered(source.axes)
    last = first = max(n for n, axis in enumerate(there) if axis not in target.axes)
    while first and there[first - 1] not in target.axes and there[last] not in ("col", "row'"):
        first -= 1
    return frozenset(there[first : last + 1])
