"""Sizes of a program's chunks on a GPU, where a block of threads takes one at a time.

1. A chunk is 8192 elements, multiples of the leaf: enough iterations of a block to hide its
   single work, and a matrix of 4096 columns still has chunks for all multiprocessors.
2. What a visit reads again, pass after pass, comes from the cache: its chunk is so small that
   those of all resident blocks take at most half of it. This is reckoned for 60 MB and 4 blocks on
   each of 132 multiprocessors, whatever the GPU: an artifact's tables do not depend on it. What
   goes block by block holds a block between its passes, and reads nothing again.
3. Where columns are added up, 64 rows stay together, so a chunk has no more than a leaf of 1024
   columns: a matrix of 4096 x 4096 is 256 chunks.
4. Of a matrix that a product goes over, a unit is 64 rows: a leaf of columns, and so few that small
   matrices have units for many multiprocessors.
5. Where rows alone are reduced, four threads take a leaf: of a tensor that is large enough, a chunk
   has 64 leaves, one for each four threads of a block. Smaller tensors rather have more chunks.

`blocks_at_once` joins all passes over a block in one function, where a block is a row that few
threads hold. An 8-bit state has a scale for each block: one pass finds the block's largest value,
the next one stores what is divided by it. Pass by pass over a chunk, a GPU's resident blocks of
threads have more in flight than its cache holds, so that the second pass reads everything again.

    tiles (sweep0_pass0, sync, rows0_1, sync, sweep0_pass1, sync, rows0_2)
    -->  tiles (sweep0_pass0: sweep0_pass0, sync, rows0_1, sync, sweep0_pass1, sync, rows0_2)

6. Rows are blocks of at most `LONGEST_BLOCK` elements: a warp goes through one after the other.
7. What is reduced has no order in its last bit, so that any threads may take any elements.
8. Between two passes there are values of rows, behind the last their stores, and nothing else.
9. A sweep of one pass that reduces nothing joins too: the block's length is a number then.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.lowered.launches import ChunkKind, Units
from ...ir.lowered.memory_plan import COLUMN_LEAF, ROW_LEAF
from ...ir.lowered.program import LeafDirection, Program, Segment, Sweep
from ...ir.lowered.step_program import ChunkSizes
from ...ir.lowered.tables import PlaceKind
from ...ir.lowered.visits import RunKernel, Tiles, Visit
from ...ir.ops import OPS
from ...ir.types import ROW
from .launches import with_launches

MOST = 8192  # elements
LARGE = 65536  # elements of 64 leaves
HALF_A_CACHE = 30_000_000  # bytes
RESIDENT = 132 * 4  # blocks


def gpu_tiles(program: Program) -> Program:
    """The program with the units of passes over matrices that a GPU wants (case 4)."""
    return replace(program, tile_rows=COLUMN_LEAF) if program.matrices else program


def gpu_sizes(program: Program) -> ChunkSizes:
    """The sizes of a program's chunks."""
    whole, most = (
        min((_most(program, v) for v in _visits(program, *kinds)), default=MOST)
        for kinds in ((ChunkKind.TENSOR,), (ChunkKind.RECTANGLE, ChunkKind.ROWS))
    )
    large = LARGE if most == MOST and _reduces_rows_alone(program) else most
    long_row = ROW_LEAF if reduces_columns(program) else MOST
    return ChunkSizes(most, min(whole, most), long_row, large)


def reduces_columns(program: Program) -> bool:
    """True if a kernel takes a reduction along columns."""
    kernels = (k for sweep in program.sweeps for k in sweep.kernels)
    return any(r.along == LeafDirection.COL for k in kernels for r in k.reduces)


def _reduces_rows_alone(program: Program) -> bool:
    """True if all reductions are along rows, which are no blocks of an 8-bit state."""
    if program.graph.view.block:
        return False
    kernels = (k for sweep in program.sweeps for k in sweep.kernels)
    return {r.along for k in kernels for r in k.reduces} == {LeafDirection.ROW}


def _visits(program: Program, *kinds: ChunkKind) -> list[Visit]:
    over_chunks = (v for v in program.visits if v.over == Units.CHUNKS)
    return [visit for visit in over_chunks if not set(kinds).isdisjoint(visit.kinds)]


def _most(program: Program, visit: Visit) -> int:
    """The most elements of a chunk of a visit: multiples of the leaf."""
    run = [step.name for step in visit.flat_steps if isinstance(step, RunKernel)]
    (first, *others) = visit.steps
    if len(run) == 1 or (not others and isinstance(first, Tiles) and first.together):
        return MOST
    kernels = [k for sweep in program.sweeps for k in sweep.kernels if k.name in run]
    touched = {x.place for k in kernels for x in (*k.loads, *k.stores)}
    element = sum(place.dtype.bytes for place in touched if place.kind == PlaceKind.ELEM)
    fitting = HALF_A_CACHE // (RESIDENT * max(1, element))
    return max(ROW_LEAF, min(MOST, fitting // ROW_LEAF * ROW_LEAF))


LONGEST_BLOCK = 4096  # elements


def blocks_at_once(program: Program) -> Program:
    """The program whose sweeps go block by block where they can."""
    length = program.graph.view.block
    if not 0 < length <= LONGEST_BLOCK:
        return program  # case 6
    sweeps = tuple(
        replace(s, block=length) if _is_joined(program, s) else s for s in program.sweeps
    )
    return program if sweeps == program.sweeps else with_launches(replace(program, sweeps=sweeps))


def _is_joined(program: Program, sweep: Sweep) -> bool:
    reduced = [program.graph.nodes[r.node].op for k in sweep.kernels for r in k.reduces]
    rows = (OPS[op].reduction for op in reduced)
    if any(row is None or row.combine.is_ordered for row in rows):  # case 7
        return False
    return all(s is None or _is_of_rows(s) for s in sweep.rows)


def _is_of_rows(segment: Segment) -> bool:
    """True for case 8."""
    is_plain = not (segment.writes_shared or segment.folds_shared)
    return is_plain and all(run.domain == ROW for run in segment.runs) and len(segment.runs) < 2
