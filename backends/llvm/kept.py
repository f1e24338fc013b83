"""What a later pass over a tile needs again: kept in a buffer, or computed a second time.

Where the rows are blocks, all passes of a sweep visit a tile before the next tile, so a buffer
of a tile's elements never leaves the first-level cache. An 8-bit state is decoded and averaged
once: its scale is found in the first pass, and the second encodes what the first one kept.

    pass 0:  m = decode ...; absmax m; keep m      pass 1:  m from the buffer; store encode(m)

Later passes find everything in the cache, and the processor, which looks ahead only where
there are misses, would begin each tile waiting for memory. So each pass asks for some of the
arrays some thousand elements ahead.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from ...ir.graph import Graph, Operand
from ...ir.lowered.program import Kernel, Load, Place, Program, Sweep
from ...ir.types import BOOL, ELEM

KEPT_TILE = 2048  # elements: the buffers and what else the passes touch fit the cache together
AHEAD = 4096  # elements: what is asked for is there when its tile begins
KEPT = "kept"  # the kind of a place in the buffer; its index is where it begins, in bytes
_WORTH = 4  # operations and loads for each value, for which it is stored and loaded instead


def keep_in_tiles(program: Program) -> Program:
    """The program whose kernels keep values for later passes of their tiles."""
    tile = _tile(program)
    if not tile:
        return program  # rows may be longer than a tile, and passes run one after the other
    return replace(program, sweeps=tuple(_sweep(program.graph, s, tile) for s in program.sweeps))


def kept_tile(program: Program, sweep: Sweep) -> int:
    """Of how many elements a sweep's tile is, 0 where it keeps nothing."""
    return _tile(program) if _kept(sweep) else 0


def kept_bytes(program: Program) -> int:
    """How large the buffer is that the sweeps need, one after the other."""
    sizes = (sum(p.dtype.bytes for p in _kept(s)) for s in program.sweeps)
    return _tile(program) * max(sizes, default=0)


def asked_ahead(program: Program, kernel: Kernel) -> list[Place]:
    """The arrays that a pass asks for ahead: its share of those that the first pass loads."""
    sweep = program.sweeps[kernel.sweep]
    loads = [x.place for x in sweep.kernels[0].loads] if _kept(sweep) else []
    return loads[kernel.index :: len(sweep.kernels)]


def _tile(program: Program) -> int:
    """A tile where rows are blocks, at least one of them; 0 elsewhere."""
    view = program.graph.view
    return max(KEPT_TILE, int(view[len("block(") : -1])) if view.startswith("block(") else 0


def _kept(sweep: Sweep) -> list[Place]:
    places = [x.place for kernel in sweep.kernels for x in kernel.keeps]
    return [p for p in places if p.kind == KEPT]


def _sweep(graph: Graph, sweep: Sweep, tile: int) -> Sweep:
    before, found = dict[int, int](), dict[int, Load]()  # value to its first pass; what is kept
    kernels: list[Kernel] = []
    for number, kernel in enumerate(sweep.kernels):
        again = _again(graph, kernel, before)
        for value in again:
            dtype = graph.nodes[value].type.dtype
            begin = sum(x.place.dtype.bytes for x in found.values()) * tile
            found.setdefault(value, Load(value, Place(KEPT, begin, dtype, ELEM)))
        before = dict.fromkeys(kernel.computes, number) | before
        loads = (*kernel.loads, *(found[v] for v in again))
        computes = tuple(v for v in kernel.computes if v not in again)
        kernels.append(replace(kernel, loads=loads, computes=computes))
    for value, load in found.items():
        first = kernels[before[value]]
        kernels[before[value]] = replace(first, keeps=(*first.keeps, load))
    return replace(sweep, kernels=tuple(kernels))


def _again(graph: Graph, kernel: Kernel, before: Container[int]) -> list[int]:
    """The values at the end of what a pass would compute again, where keeping them is worth it."""
    again = [v for v in kernel.computes if v in before]
    users = [v for v in (*kernel.computes, *(r.node for r in kernel.reduces)) if v not in before]
    used: set[Operand] = {a for v in users for a in graph.nodes[v].values}
    used |= {x.value for x in kernel.stores}
    ends = [v for v in again if v in used]
    saved = len(again) + sum(x.value not in used for x in kernel.loads)
    is_worth = saved >= _WORTH * len(ends)
    return ends if is_worth and not any(graph.nodes[v].type.dtype is BOOL for v in ends) else []
