"""The traffic of a program: what each sweep loads and stores, from memory or from cache."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from ...ir.graph import Graph
from ...ir.lowered.program import ElementLoad, Kernel, PlacedStore, Program
from ...ir.lowered.tables import PlaceKind
from ...ir.ops import ROLE


class LoadKind(StrEnum):
    """The source of a load: memory, for the first time or again; cache; a tile's buffers."""

    FIRST = "first"
    AGAIN = "again"
    CACHE = "cache"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class MovedLoad:
    """A load of a value, whose role is "" for a temporary; bytes per parameter from memory."""

    value: int
    role: str
    bytes: int
    kind: LoadKind


@dataclass(frozen=True, slots=True)
class MovedStore:
    """A store to a role ("": a value's temporary) of a value or a literal (None).

    With a guard it happens only where that value is true.
    """

    role: str
    value: int | None
    bytes: int
    guard: int | None


@dataclass(frozen=True, slots=True)
class SweepPass:
    """A kernel: its work on each chunk in one sweep; numbers are of values."""

    name: str
    scalars: tuple[int, ...]
    loads: tuple[MovedLoad, ...]
    computes: tuple[int, ...]
    reductions: tuple[int, ...]
    stores: tuple[MovedStore, ...]
    keeps: tuple[int, ...]  # in the buffers of a tile

    @property
    def made(self) -> tuple[int, ...]:
        """The values that it computes."""
        return (*self.computes, *self.reductions)

    @property
    def moved(self) -> tuple[MovedLoad | MovedStore, ...]:
        """Its loads and stores."""
        return (*self.loads, *self.stores)


def sweep_passes(program: Program) -> Iterator[tuple[SweepPass, ...]]:
    """The passes of each sweep; in a sweep an array is loaded from memory once."""
    seen: set[int] = set()  # columns of the tensor table, that is, arrays
    for sweep in program.sweeps:
        cached: set[int] = set()
        yield tuple(_pass(program.graph, kernel, seen, cached) for kernel in sweep.kernels)


def swept_bytes(passes: tuple[SweepPass, ...]) -> int:
    """Bytes per parameter of one sweep."""
    return sum(each.bytes for one in passes for each in one.moved)


def _pass(graph: Graph, kernel: Kernel, seen: set[int], cached: set[int]) -> SweepPass:
    loads = tuple(_load(graph, load, seen, cached) for load in kernel.loads)
    left = [x for x in kernel.keeps if x.place.kind == PlaceKind.ELEM]  # for products
    cached |= {store.place.index for store in (*kernel.stores, *left)}
    return SweepPass(
        kernel.name,
        (*kernel.scalars, *kernel.rows, *kernel.cols),
        loads,
        kernel.computes,
        tuple(r.node for r in kernel.reduces),
        (*(_store(graph, s) for s in kernel.stores), *map(_temporary, left)),
        tuple(keep.value for keep in kernel.keeps if keep not in left),
    )


def _load(graph: Graph, load: ElementLoad, seen: set[int], cached: set[int]) -> MovedLoad:
    kind, at = LoadKind.KEPT, load.place.index
    if load.place.kind == PlaceKind.ELEM:
        first = graph.nodes[load.value].op == "read" and at not in seen
        kind = LoadKind.CACHE if at in cached else LoadKind.FIRST if first else LoadKind.AGAIN
        seen.add(at)
        cached.add(at)
    moved = load.place.dtype.bytes if kind in (LoadKind.FIRST, LoadKind.AGAIN) else 0
    return MovedLoad(load.value, _role(graph, load.value), moved, kind)


def _role(graph: Graph, value: int) -> str:
    """The role that a value is read from, or that it has been stored to."""
    node = graph.nodes[value]
    if node.op == "read":
        return node[ROLE]
    return next((u.role for u in graph.updates if u.value == value), "")


def _store(graph: Graph, store: PlacedStore) -> MovedStore:
    value = store.value if isinstance(store.value, int) else None
    role = graph.updates[store.update].role
    return MovedStore(role, value, store.place.dtype.bytes, store.guard)


def _temporary(kept: ElementLoad) -> MovedStore:
    return MovedStore("", kept.value, kept.place.dtype.bytes, None)
