"""Keep in a buffer values that a later pass over a tile needs again, if that beats computing them.

If the rows are blocks, all passes of a sweep visit a tile before the next tile, and a buffer of a
tile's elements never leaves the first-level cache. An 8-bit state is then decoded and averaged
once: the first pass finds its scale, and the second encodes the values that the first kept.

    pass 0:  m = decode ...; absmax m         -->   pass 0:  m = decode ...; absmax m; keep m
    pass 1:  m = decode ...; store encode(m)        pass 1:  load m from the tile; store encode(m)

1. Only blocks are rows that are known to fit a tile; elsewhere nothing is kept.
2. A value is kept if each kept value saves enough operations and loads.
3. Loads and nodes that a later pass had only for a kept value are removed from it.
4. Later passes find everything in the cache. The processor, which prefetches only after misses,
   would begin each tile by waiting for memory; so each pass prefetches some of the arrays that the
   first pass loads.
5. The stores of the first pass move to the last one if that can make them of kept values, and if
   they take a division or a root and it has none: the unit that divides works while others encode.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterable
from dataclasses import replace
from typing import TypeVar

from ...ir.graph import Graph, Operand
from ...ir.lowered.program import ElementLoad, Kernel, Program, Sweep
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.types import BOOL, ELEM
from .launches import with_launches

TILE = 2048  # elements: the buffers and what else the passes touch fit the cache together
_T = TypeVar("_T", bound=Hashable)
_WORTH = 4  # operations and loads for each value, for which it is stored and loaded instead


def keep_in_tiles(program: Program) -> Program:
    """The program whose kernels keep values for later passes of their tiles."""
    tile = _tile(program)
    if not tile:
        return program  # case 1: else passes run one after the other over long rows
    sweeps = tuple(_sweep(program.graph, s, tile) for s in program.sweeps)
    return program if sweeps == program.sweeps else with_launches(replace(program, sweeps=sweeps))


def _tile(program: Program) -> int:
    """A tile where rows are blocks, at least one of them; 0 elsewhere."""
    length = program.graph.view.block
    return max(TILE, length) if length else 0


def _sweep(graph: Graph, sweep: Sweep, tile: int) -> Sweep:
    before, found = (
        dict[int, int](),
        dict[int, ElementLoad](),
    )  # value to its first pass; what is kept
    kernels: list[Kernel] = []
    for number, kernel in enumerate(sweep.kernels):
        again = _again(graph, kernel, before)
        for value in again:
            dtype = graph.nodes[value].type.dtype
            begin = sum(x.place.dtype.bytes for x in found.values()) * tile
            found.setdefault(value, ElementLoad(value, Place(PlaceKind.KEPT, begin, dtype, ELEM)))
        before = dict.fromkeys(kernel.computes, number) | before
        loads = (*kernel.loads, *(found[v] for v in again))
        computes = tuple(v for v in kernel.computes if v not in again)
        kernels.append(replace(kernel, loads=loads, computes=computes))
    if not found:
        return sweep
    for value, load in found.items():
        first = kernels[before[value]]
        kernels[before[value]] = replace(first, keeps=(*first.keeps, load))
    kernels = _together(graph, kernels)
    asked = [x.place for x in sweep.kernels[0].loads]
    ahead = (tuple(asked[k.index :: len(kernels)]) for k in kernels)  # case 4
    kernels = [replace(k, prefetch=p) for k, p in zip(kernels, ahead, strict=True)]
    return replace(sweep, kernels=tuple(_trimmed(graph, k) for k in kernels), tile=tile)


def _together(graph: Graph, kernels: list[Kernel]) -> list[Kernel]:
    """Case 5: the first pass without stores, the last one with them, if that is better."""
    first, *between, last = kernels
    loaded = {x.place for k in (*between, last) for x in k.loads}
    is_loaded = not loaded.isdisjoint(x.place for x in first.stores)
    if is_loaded or any(k.stores for k in between) or _divides(graph, last.computes):
        return kernels
    kept = {x.value for x in first.keeps}
    own = tuple(v for v in first.computes if v not in kept)
    stored = _needed(graph, replace(first, computes=own, keeps=(), reduces=())) & {*own}
    is_used = not stored.isdisjoint(_needed(graph, replace(first, stores=())))
    if is_used or not _divides(graph, stored):
        return kernels
    last = replace(
        last,
        scalars=_union(first.scalars, last.scalars),
        rows=_union(first.rows, last.rows),
        cols=_union(first.cols, last.cols),
        loads=_union(first.loads, last.loads),
        computes=_union(tuple(v for v in own if v in stored), last.computes),
        stores=first.stores + last.stores,
    )
    return [replace(first, stores=()), *between, last]


def _divides(graph: Graph, values: Iterable[int]) -> bool:
    return any(graph.nodes[v].op in ("div", "sqrt") for v in values)


def _union(a: tuple[_T, ...], b: tuple[_T, ...]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys((*a, *b)))


def _trimmed(graph: Graph, kernel: Kernel) -> Kernel:
    """Case 3: the kernel without nodes that none of its stores, buffers and reductions needs."""
    needed = _needed(graph, kernel)

    def kept(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(v for v in values if v in needed)

    return replace(
        kernel,
        scalars=kept(kernel.scalars),
        rows=kept(kernel.rows),
        cols=kept(kernel.cols),
        loads=tuple(x for x in kernel.loads if x.value in needed),
        computes=kept(kernel.computes),
    )


def _needed(graph: Graph, kernel: Kernel) -> set[int]:
    """Return the values that the stores, buffers and reductions of a kernel depend on."""
    stack: list[Operand | None] = [v for x in kernel.stores for v in (x.value, x.guard)]
    stack += [x.value for x in kernel.keeps]
    stack += [v for r in kernel.reduces for v in graph.nodes[r.node].values]
    computed, needed = set(kernel.computes), set[int]()
    while stack:
        value = stack.pop()
        if isinstance(value, int) and value not in needed:
            needed.add(value)
            stack += graph.nodes[value].values if value in computed else ()
    return needed


def _again(graph: Graph, kernel: Kernel, before: Container[int]) -> list[int]:
    """Case 2: the last values that a pass would compute again, if keeping them is worth it."""
    again = [v for v in kernel.computes if v in before]
    users = [v for v in (*kernel.computes, *(r.node for r in kernel.reduces)) if v not in before]
    used: set[Operand] = {a for v in users for a in graph.nodes[v].values}
    used |= {x.value for x in kernel.stores}
    ends = [v for v in again if v in used]
    saved = len(again) + sum(x.value not in used for x in kernel.loads)
    is_worth = saved >= _WORTH * len(ends)
    return ends if is_worth and not any(graph.nodes[v].type.dtype is BOOL for v in ends) else []
