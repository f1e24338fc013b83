"""The bytes an element that a sweep moves from memory, pass by pass, by a model of the cache.

A pass moves what it loads and stores. What an earlier pass of the same visit has touched comes
from the cache if the chunks of all resident blocks fit it; in a sweep that goes block by block
it is held in registers. A value of a block counts as its part of an element. What is added up along
rows and columns is loaded twice, the second time from the cache if a strip of its rows fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import stepfuse
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.lowered.memory_plan import COLUMN_LEAF, ROW_LEAF
from stepfuse.ir.lowered.program import Kernel, LeafDirection, Program, Sweep
from stepfuse.ir.lowered.tables import Place, PlaceKind
from stepfuse.ir.ops import algebra_of
from stepfuse.passes.loops.gpu.columns import STRIP
from stepfuse.passes.lower.gpu_chunks import gpu_sizes
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import policy_pipeline

from .figures import MODELLED, STORAGE

CACHE = 60_000_000  # bytes of the second-level cache
SMS = 132


def traffic(
    name: str, storage: str, blocks: Mapping[str, int]
) -> Iterator[tuple[str, list[float]]]:
    """The sweeps of an optimizer, and the bytes of each of their passes.

    `blocks` says how many of an entry are resident on an SM.
    """
    pipeline = policy_pipeline("strict", STORAGE[storage])
    for number, graph in enumerate(linked(stepfuse.get(name).variants(), pipeline)):
        program = lower_to_loops(graph, pipeline, MODELLED)[1].program
        for index, sweep in enumerate(program.sweeps):
            entry = f"{number}_sweep_{index}"
            most = gpu_sizes(program).most
            if any(r.along == LeafDirection.COL for k in sweep.kernels for r in k.reduces):
                most = max(most, COLUMN_LEAF * ROW_LEAF)
            resident = most * SMS * blocks.get(entry, 8)
            yield entry, passes_of(program, sweep, resident)


def passes_of(program: Program, sweep: Sweep, resident: int) -> list[float]:
    """The bytes an element of each pass, with so many elements resident on all SMs together."""
    touched = {p for kernel in sweep.kernels for p in _places(program, kernel)}
    size = resident * sum(_bytes(program, p) for p in touched)
    fits, strip_fits = size <= CACHE, size * STRIP <= CACHE * COLUMN_LEAF
    seen = set[Place]()
    found: list[float] = []
    for kernel in sweep.kernels:
        loads = {p for p in _loaded(program, kernel) if not (p in seen and (sweep.block or fits))}
        stores = {s.place for s in kernel.stores} | _values(program, sweep, kernel)
        seen |= set(_places(program, kernel))
        comes_back = fits or (strip_fits and _is_in_strips(program, kernel))
        again = set[Place]() if comes_back else _loaded_for_columns(program, kernel)
        found.append(round(sum(_bytes(program, p) for p in (*loads, *stores, *again)), 2))
    return found


def _places(program: Program, kernel: Kernel) -> Iterator[Place]:
    yield from _loaded(program, kernel)
    yield from (s.place for s in kernel.stores)


def _loaded(program: Program, kernel: Kernel) -> Iterator[Place]:
    """What a pass loads of elements and of rows."""
    yield from (x.place for x in kernel.loads)
    yield from (program.place(v) for v in kernel.rows)


def _is_in_strips(program: Program, kernel: Kernel) -> bool:
    """Whether all that is added up along columns is a sum: others' chains are not taken up."""
    down = (program.graph.nodes[r.node].op for r in kernel.reduces if r.along == LeafDirection.COL)
    return all(algebra_of(op).combine.is_ordered for op in down)


def _loaded_for_columns(program: Program, kernel: Kernel) -> set[Place]:
    """What a pass that adds up rows and columns loads twice: a loop for each direction."""
    along = {r.along for r in kernel.reduces}
    if along != {LeafDirection.ROW, LeafDirection.COL}:
        return set()
    needed = [r.node for r in kernel.reduces if r.along == LeafDirection.COL]
    for value in needed:
        needed += [v for v in program.graph.nodes[value].values if v not in needed]
    return {x.place for x in kernel.loads if x.value in needed}


def _values(program: Program, sweep: Sweep, kernel: Kernel) -> set[Place]:
    """What is stored for each row behind a pass: leaves, and values of the rows between."""
    between: Any = sweep.rows[kernel.index] if kernel.index < len(sweep.rows) else None
    nodes = [v for run in between.runs for v in run.nodes] if between is not None else []
    values = {program.places[v] for v in nodes if v in program.places}
    if sweep.block:
        later = {program.place(v) for k in sweep.kernels for v in k.rows}
        return values - later
    return values | {r.partial for r in kernel.reduces}


def _bytes(program: Program, place: Place) -> float:
    """The bytes of an element; of a block's value, its part."""
    if place.kind == PlaceKind.ELEM:
        return place.dtype.bytes
    length = program.graph.view.block
    return place.dtype.bytes / length if length else 0.0
