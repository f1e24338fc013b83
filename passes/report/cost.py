"""The cost of graphs, schedules, programs and passes over matrices: bytes and operations.

A program's traffic is the loads and stores of each sweep, from memory or from cache.

Passes over matrices, for a tensor: operations of products, and the bytes that they move. Of a
matrix with so many rows and columns, x x' has rows^2 columns pairs, and s s2 rows^3; of a
symmetric result half of them are taken. Of rows^3 pairs, `cholesky` has a sixth, `inverse_lower`
a third. A pair is two operations. Each array that a pass takes or leaves is counted once.

A graph's cost is per parameter, before and after fusion. Before fusion an element op is a sweep of
its own, as in a program of array operations:

1. An op loads each of its element operands once and stores its result.
2. A reduction loads its operand; its result is a number or a short vector.
3. The first update that stores a computed value is where that value's op stores to; any
   other update is a copy, a literal only a store.
4. A value whose dtype is not chosen yet is as wide as legalise would make it.

`itemise` tells the barrier tax: what a schedule moves beyond its floor, item by item.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from ...ir.graph import Graph, Node
from ...ir.lowered.program import ElementLoad, Kernel, PlacedStore, Program
from ...ir.lowered.schedule import MatrixPass, Phase, Schedule, Tax, element_updates
from ...ir.lowered.step_program import ProductSizes
from ...ir.lowered.tables import PlaceKind
from ...ir.matrices.values import FACTORS
from ...ir.ops import OPS, ROLE
from ...ir.tensor_view import Shape, chosen_size
from ...ir.text.printer import node_text, value_names
from ...ir.types import ELEM, F32, F64, GRAM_ROW, REAL, Domain

# Of all pairs, one of so many is taken.
_PARTS = {"matmul": 1, "matmul_bf16": 1, "matmul_symmetric": 1, "cholesky": 6, "inverse_lower": 3}


def product_sizes(schedule: Schedule) -> tuple[ProductSizes, ...]:
    """The products and factors of a schedule, by how their pairs grow with a matrix."""
    nodes, found = schedule.graph.nodes, Counter[tuple[int, int, bool, int, int]]()
    for one in schedule.matrices:
        if one.product is None or nodes[one.product].op not in _PARTS:
            continue
        op, domain = nodes[one.product].op, nodes[one.product].type.domain
        values = (one.product, *nodes[one.product].values)
        sides = [_powers(nodes[v].type.domain) for v in values]
        sides += [_powers(domain)] if op in FACTORS else []
        rows, cols = (sum(powers) // 2 for powers in zip(*sides, strict=True))
        if size := int(domain.tiles):
            rows, cols = 1, 1  # a cell of any product has as many pairs as a tile is long
        size = size or max(chosen_size(nodes[v].type.domain)[1] for v in values) or 1
        found[rows, cols, one.half, _PARTS[op], size] += 1  # three axes stand on two sides each
    return tuple(ProductSizes(count, *form) for form, count in sorted(found.items()))


def matrix_bytes(program: Program, shape: Shape) -> int:
    """The bytes that passes over matrices load and store, of a tensor."""
    total = 0
    for one in program.matrices:
        places = {x.place for x in (*one.factors, *one.loads)}
        left = [x.place for x in (*one.keeps, *one.stores)]
        total += sum(p.dtype.bytes * shape.count(p.domain) for p in (*places, *left))
    return total


def _powers(domain: Domain) -> tuple[int, int]:
    if domain == ELEM:
        return 1, 1
    if domain.is_low:
        return int("row" in domain.axes), int("col" in domain.axes)
    return (2, 0) if domain == GRAM_ROW else (0, 2)


def unfused_bytes(graph: Graph) -> int:
    """Bytes per parameter when every element op is a sweep of its own."""
    live = graph.live()
    total = sum(_sweep(graph, graph.nodes[v]) for v in live if graph.nodes[v].op != "read")
    stored: set[int] = set()
    for place in element_updates(graph):
        change = graph.updates[place]
        value = change.value
        width = graph.role(change.role).type.dtype.bytes
        if not isinstance(value, int) or graph.nodes[value].type.domain != ELEM:
            total += width
        elif value in stored or graph.nodes[value].op == "read":
            total += _width(graph, value) + width
        else:
            stored.add(value)
    return total


def unfused_flops(graph: Graph) -> int:
    """Operations per parameter, each live element op once."""
    nodes = [graph.nodes[v] for v in graph.live()]
    return sum(OPS[n.op].flops for n in nodes if n.type.domain == ELEM or _elements(graph, n))


def program_bytes(program: Program) -> int:
    """Bytes per parameter that sweeps load and store, each load once a sweep."""
    return sum(map(swept_bytes, sweep_passes(program)))


def program_flops(program: Program) -> int:
    """Operations per parameter that the kernels do, those that two passes do twice."""
    nodes, kernels = program.graph.nodes, [k for s in program.sweeps for k in s.kernels]
    made = [v for k in kernels for v in (*k.computes, *(r.node for r in k.reduces))]
    return sum(OPS[nodes[v].op].flops for v in made)


def _sweep(graph: Graph, node: Node) -> int:
    result = _node_width(graph, node) if node.type.domain == ELEM else 0
    return result + sum(_width(graph, v) for v in _elements(graph, node))


def _elements(graph: Graph, node: Node) -> set[int]:
    return {v for v in node.values if graph.nodes[v].type.domain == ELEM}


def _width(graph: Graph, value: int) -> int:
    return _node_width(graph, graph.nodes[value])


def _node_width(graph: Graph, node: Node) -> int:
    if node.type.dtype is not REAL:
        return node.type.dtype.bytes
    wide = any(r.type.dtype is F64 for r in graph.roles if r.type.domain == ELEM)
    return (F64 if wide else F32).bytes


def itemise(
    graph: Graph, phases: Sequence[Phase], matrices: Sequence[MatrixPass] = ()
) -> tuple[Tax, ...]:
    """Every load after a role's first, every load of a computed value."""
    names = value_names(graph)
    taxes: list[Tax] = []
    seen: set[int] = set()
    for sweep in sorted({p.sweep for p in phases}):
        extras = _extras(graph, [p for p in phases if p.sweep == sweep], seen)
        barrier = barriers(graph, phases, sweep, matrices) if extras else ""
        for value, how in extras:
            width = graph.nodes[value].type.dtype.bytes
            taxes.append(Tax(f"{names[value]} {how}", sweep, width, barrier))
    return tuple(taxes)


def _extras(graph: Graph, sweep: list[Phase], seen: set[int]) -> list[tuple[int, str]]:
    """Return the moves of a sweep beyond first loads, which it adds to `seen`, and stores."""
    extras: list[tuple[int, str]] = []
    there: set[int] = set()  # in cache
    for phase in sweep:
        for value in phase.loads:
            first = graph.nodes[value].op == "read" and value not in seen
            if not first and value not in there:
                extras.append((value, "again"))
            seen.add(value)
            there.add(value)
        there |= {v for u in phase.stores if isinstance(v := graph.updates[u].value, int)}
    return extras


def barriers(
    graph: Graph, phases: Sequence[Phase], sweep: int, matrices: Sequence[MatrixPass] = ()
) -> str:
    """The products before `sweep`, or the reductions that end the sweep before it, by name."""
    before = max((p.sweep for p in phases if p.sweep < sweep), default=-1)
    products = products_before(matrices, sweep, before)
    if products:
        last, several = products[-1], len(products) > 1
        text = node_text(graph.nodes[last], last, value_names(graph)).split(" = ")[1]
        return f"{len(products)} products, the last {text}" if several else text
    names, users = value_names(graph), graph.users()
    ended = [
        f"{graph.nodes[r].op} {names[graph.nodes[r].values[0]]} -> {_finally(graph, users, r)}"
        for p in phases
        if p.sweep == before
        for r in p.reductions
    ]
    return ", ".join(ended)


def products_before(matrices: Sequence[MatrixPass], sweep: int, before: int) -> list[int]:
    """The products between a sweep and the one before it, in their order."""
    between = (m for m in matrices if before < m.before <= sweep)
    return [m.product for m in between if m.product is not None]


def _finally(graph: Graph, users: dict[int, list[int]], reduction: int) -> str:
    """The smallest domain that a reduction is reduced on to, as the spec had it."""
    smallest = graph.nodes[reduction].type.domain
    pending = [reduction]
    while pending:
        for user in users[pending.pop()]:
            node = graph.nodes[user]
            if OPS[node.op].is_reduction and node.type.domain <= smallest:
                smallest = node.type.domain
                pending.append(user)
    return str(smallest)


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
