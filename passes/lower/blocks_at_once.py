"""Joins all passes over a block in one function, where a block is a row that few threads hold.

An 8-bit state has a scale for each block: one pass finds the block's largest value, the next one
stores what is divided by it. Pass by pass over a chunk, a GPU's resident blocks of threads have
more in flight than its cache holds, so that the second pass reads everything from memory again.

    tiles (sweep0_pass0, sync, rows0_1, sync, sweep0_pass1, sync, rows0_2)
    -->  tiles (sweep0_pass0: sweep0_pass0, sync, rows0_1, sync, sweep0_pass1, sync, rows0_2)

1. Rows are blocks of at most `MOST` elements: a warp goes through one after the other.
2. What is reduced has no order in its last bit, so that any threads may take any elements.
3. Between two passes there are values of rows, behind the last their stores, and nothing else.
4. A sweep of one pass that reduces nothing joins too: the block's length is a number then.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.lowered.program import Program, Segment, Sweep
from ...ir.ops import OPS
from ...ir.types import ROW
from .launches import with_launches

MOST = 4096  # elements


def blocks_at_once(program: Program) -> Program:
    """The program whose sweeps go block by block where they can."""
    length = program.graph.view.block
    if not 0 < length <= MOST:
        return program  # case 1
    sweeps = tuple(
        replace(s, block=length) if _is_joined(program, s) else s for s in program.sweeps
    )
    return program if sweeps == program.sweeps else with_launches(replace(program, sweeps=sweeps))


def _is_joined(program: Program, sweep: Sweep) -> bool:
    reduced = [program.graph.nodes[r.node].op for k in sweep.kernels for r in k.reduces]
    rows = (OPS[op].reduction for op in reduced)
    if any(row is None or row.combine.is_ordered for row in rows):  # case 2
        return False
    return all(s is None or _is_of_rows(s) for s in sweep.rows)


def _is_of_rows(segment: Segment) -> bool:
    """Case 3."""
    is_plain = not (segment.writes_shared or segment.folds_shared)
    return is_plain and all(run.domain == ROW for run in segment.runs) and len(segment.runs) < 2
