"""Has the first level of long lists folded by a launch, whose leaves all blocks of a GPU share.

A tensor's segment is one block's. Sixteen of its threads take a leaf of 1024 cells, so it folds
sixteen leaves in a turn, and one multiprocessor reads what is 7.8 MB for 10^9 elements.

    launch sf_sweep_0 over chunks              launch sf_sweep_0 over chunks
    launch sf_segment_1 over tensors    -->    launch sf_lists_1 over lists
                                               launch sf_segment_1 over tensors

1. The lists are those of a flat tensor's leaves; there is one for each reduction, all as long.
2. Shorter lists stay as they are, with no launch more: a step over small tensors has none.
3. A list is long where a block would have a second turn: from 2^24 elements on. A launch costs
   about what the first turn does, by the model of docs/design/0050.
4. A tensor that is one chunk, whose list its sweep's visit folds, has no long list.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.lowered.program import Program, Scope, Segment
from ...ir.semantics import LEAF
from ...ir.types import TENSOR
from .launches import with_launches

LONG = 16 * LEAF + 1  # cells


def fold_lists_apart(program: Program) -> Program:
    """The program whose segments go on where a launch before them has left the totals of leaves."""
    if program.graph.view != "flat":
        return program  # case 1
    segments = tuple(replace(s, lists=_lists(program, s)) for s in program.segments)
    if segments == program.segments:
        return program
    return with_launches(replace(program, segments=segments, long_list=LONG))


def _lists(program: Program, segment: Segment) -> tuple[int, ...]:
    """The reductions of a segment that fold leaves of elements."""
    if segment.scope != Scope.TENSOR:
        return ()
    nodes = program.graph.nodes
    values = (v for run in segment.runs for v in run.nodes)
    return tuple(v for v in values if v in program.partials and nodes[v].type.domain == TENSOR)
