"""Has a tensor's long lists folded, and their cells computed, by a launch that all blocks share.

A tensor's segment is one block's. Sixteen of its threads take a leaf of 1024 cells, so it folds
sixteen leaves in a turn, and one multiprocessor reads what is 7.8 MB for 10^9 elements. Of a
vector of rows, or of blocks of an 8-bit state, it computes 256 cells in a turn.

    launch sf_sweep_0 over chunks              launch sf_sweep_0 over chunks
    launch sf_segment_1 over tensors    -->    launch sf_lists_1 over lists
                                               launch sf_segment_1 over tensors

1. Under a flat view, lists are those of leaves: one for each reduction, all as long.
2. Under others, what may be apart are runs over rows that need nothing of the segment but each
   other, and the lists of such rows to the tensor. Their totals are where cells were, so nothing
   else may need the vector.
3. Shorter lists stay as they are, with no launch more: a step over small tensors has none.
4. A list of leaves is long where a block would have a second turn: from 2^24 elements on. A launch
   costs about what the first turn does, by the model of docs/design/0050; of rows, eight turns.
5. A tensor that is one chunk, whose segment its sweep's visit runs, has no long list.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...ir.lowered.program import Program, Run, Scope, Segment
from ...ir.ops import OPS
from ...ir.semantics import LEAF
from ...ir.types import F64, ROW, TENSOR
from .launches import with_launches

LONG = 16 * LEAF + 1  # leaves
LONG_ROWS = 2049
PART, ROWS_PART = 4 * LEAF, LEAF  # cells that a block takes at a time


def fold_lists_apart(program: Program) -> Program:
    """The program whose segments go on where a launch before them has left the totals of leaves."""
    is_flat = program.graph.view.is_flat
    find = _of_leaves if is_flat else _of_rows
    segments = tuple(find(program, s) if s.scope == Scope.TENSOR else s for s in program.segments)
    if segments == program.segments:
        return program
    long, part = (LONG, PART) if is_flat else (LONG_ROWS, ROWS_PART)
    return with_launches(replace(program, segments=segments, long_list=long, list_part=part))


def _of_leaves(program: Program, segment: Segment) -> Segment:
    """Case 1."""
    nodes = program.graph.nodes
    values = (v for run in segment.runs for v in run.nodes)
    lists = (v for v in values if v in program.partials and nodes[v].type.domain == TENSOR)
    return replace(segment, lists=tuple(lists))


def _of_rows(program: Program, segment: Segment) -> Segment:
    """Case 2."""
    mine = {v for run in segment.runs for v in run.nodes}
    made, apart = set[int](), list[int]()
    for number, run in enumerate(segment.runs):
        if run.domain == ROW and not (_needs(program, run) & mine) - made - {*run.nodes}:
            apart.append(number)
            made |= {*run.nodes}
    lists = tuple(v for v in sorted(mine) if _is_sum_of(program, v, made))
    return replace(segment, apart=tuple(apart), lists=lists)


def _needs(program: Program, run: Run) -> set[int]:
    return {v for n in run.nodes for v in program.graph.nodes[n].values}


def _is_sum_of(program: Program, value: int, made: set[int]) -> bool:
    """True if a value folds a vector of rows that are apart, which nothing else needs."""
    node = program.graph.nodes[value]
    if not OPS[node.op].is_reduction or node.type.domain != TENSOR or value in program.partials:
        return False
    (operand,) = node.values
    is_f64 = program.graph.nodes[operand].type.dtype is F64  # as totals are
    return operand in made and is_f64 and [*_users(program, operand)] == [value]


def _users(program: Program, value: int) -> Iterator[int]:
    """The nodes and updates that need a value; updates are none of the nodes."""
    graph = program.graph
    yield from (n for n, node in enumerate(graph.nodes) if value in node.values)
    yield from (-1 for u in graph.updates if value in (u.value, u.guard))
