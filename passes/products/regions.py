"""Regions of products in a graph, and updates that the pass of a product stores itself.

An update is stored by the pass of a product where its value has no other place to be:

    matrix0: %0 = matmul %s, %grad                matrix0: %0 = matmul %s, %grad
      keep %0                              -->      store %param = %0
    sweep: load %0; store %param = %0

1. The value is a product's, or cells of its pass, of the role's type, without a guard.
2. Nobody finds anything else there: neither its own pass nor what stands behind it takes the old
   value. A chain in blocks of pairs has its unfinished sums in the role meanwhile.
3. Who else takes the value finds it in a temporary, as before.

Each region of the cut is fused by itself, then all are one schedule. A region is a graph of its
own: what lies in memory when it begins, temporaries and numbers, is read there, and what it leaves
in temporaries is stored. Fusion takes it like any other; its sweeps are numbered on, and its
values are again those of the whole graph.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ...ir.graph import Graph, Node, Update
from ...ir.lowered.schedule import Cost, MatrixPass, Phase, Schedule, Time
from ...ir.ops import OPS
from ...ir.roles import Role, RoleKind
from ...ir.signatures.attributes import Attrs
from ...ir.types import ELEM
from ..fuse.fuse import floor_bytes, fuse
from ..fuse.readiness import START, find_items
from ..report.cost import itemise
from .cut import CellPass, ProductCut
from .orient import orient
from .times import LIBRARY, AvailabilityTime


def with_direct_stores(cut: ProductCut) -> ProductCut:
    """The same cut, with the updates that passes of products store themselves."""
    found = frozenset(u for one in cut.passes for u in _updates_of(cut, one))
    return ProductCut(cut.graph, direct=found) if found else cut


def _updates_of(cut: ProductCut, one: CellPass) -> Iterator[int]:
    """The updates that a pass can store."""
    graph, product = cut.graph, one.product
    if product is None or not OPS[graph.nodes[product].op].is_product:
        return
    for index, change in enumerate(graph.updates):
        value = change.value
        if value not in one.roots or change.guard is not None or change.forward:
            continue
        fits = isinstance(value, int) and graph.role(change.role).type == graph.nodes[value].type
        old = graph.reads.get(change.role)
        if fits and (old is None or not _is_taken(cut, old, one)):
            yield index


def _is_taken(cut: ProductCut, old: int, one: CellPass) -> bool:
    """True if a pass, or anything behind it, takes a role's old value (case 2)."""
    passes = (p for p in cut.passes if p.key >= one.key)
    regions = range(one.interval + 1, cut.regions)
    return (
        any(old in cut.reads_of(p) for p in passes)
        or any(cut.at(v) > one.key[:2] for v in cut.on_diagonals(old))
        or any(old in cut.made_in(n, cut.roots_in(n)) for n in regions)
    )


def kept_roots(cut: ProductCut, one: CellPass) -> tuple[int, ...]:
    """The roots of a pass that others find in temporaries (case 3)."""
    stored = {cut.graph.updates[n].value for n in one.stores}
    if not stored:
        return one.roots
    taken = {*cut.operands, *map(cut.lying, _loads_of_others(cut, one))}
    taken |= {c.value for n, c in enumerate(cut.graph.updates) if n not in cut.direct}
    for number in range(cut.regions):
        taken |= cut.made_in(number, cut.roots_in(number))
    return tuple(v for v in one.roots if v in taken or v not in stored)


def _loads_of_others(cut: ProductCut, one: CellPass) -> Iterator[int]:
    for other in (p for p in cut.passes if p != one):
        cones = (cut.cone(root, cut.kept) for root in other.roots)
        yield from cut.loads(set[int]().union(*cones), *other.roots)


def fuse_regions(graph: Graph) -> Schedule:
    """The schedule of a typed graph, in basic ops and products. Raises LowerError."""
    cut = with_direct_stores(ProductCut(graph))
    regions = [_region(cut, number) for number in range(cut.regions)]
    schedules = [fuse(region.graph) for region in regions]
    first, phases, begins = 0, list[Phase](), list[int]()  # of each interval
    ready: list[Time] = [START] * len(graph.nodes)
    for number, (region, made) in enumerate(zip(regions, schedules, strict=True)):
        phases += (region.phase(p, first) for p in made.phases)
        for new, old in enumerate(region.values):
            if region.is_own(new):
                ready[old] = made.ready[new][0] + first, made.ready[new][1]
        begins.append(first + made.stages)
        first = begins[number] + cut.rounds(number)
    for value, when in cut.times.items():
        if when.round and not when.is_cell:
            ready[value] = begins[when.region] + when.round, 0
    passes = [_matrix_pass(cut, p, begins[p.interval] + p.round) for p in cut.passes]
    matrices = orient(graph, passes, (v for p in phases for v in p.loads))
    costs = [made.cost for made in schedules]
    cost = Cost(
        floor=floor_bytes(graph, find_items(graph)),
        optimal=sum(c.optimal for c in costs),
        write_allocated=sum(c.write_allocated for c in costs),
        reread=sum(c.reread for c in costs),
        flops=sum(c.flops for c in costs),
    )
    searched, gap = sum(s.searched for s in schedules), sum(s.gap for s in schedules)
    taxes = itemise(graph, phases, matrices)
    times = tuple(ready)
    return Schedule(graph, tuple(phases), cost, taxes, times, searched, gap, matrices, first)


def _matrix_pass(cut: ProductCut, one: CellPass, before: int) -> MatrixPass:
    """The loads, computed values and stores of a pass."""
    if one.stores and one.product is None:
        loads = tuple(root for root in one.roots if cut.domain(root).is_matrix)
        return MatrixPass(before, None, loads, (), (), one.stores)
    if cut.graph.nodes[one.roots[0]].op in LIBRARY and not one.reductions:
        return MatrixPass(before, one.product, (), (), one.roots)
    made = (root for root in one.roots if not one.reductions or root not in cut.kept)
    cone = set[int]().union(*(cut.cone(root, cut.kept) for root in made))
    loads = tuple(v for v in cut.loads(cone, *one.roots) if v != one.product)
    computes = tuple(sorted(cone - {one.product}))
    if one.reductions:
        return MatrixPass(before, None, loads, computes, (), reductions=one.reductions)
    return MatrixPass(before, one.product, loads, computes, kept_roots(cut, one), one.stores)


# ------------------------------------------------------------------ one region


@dataclass(frozen=True, slots=True)
class _Region:
    """A region as a graph, and the numbers of its values and updates in the whole one."""

    graph: Graph
    values: tuple[int, ...]
    updates: tuple[int | None, ...]  # None: a value goes to its temporary

    def is_own(self, value: int) -> bool:
        """True if the region makes a value; it reads those that others have made."""
        node = self.graph.nodes[value]
        return node.op != "read"

    def phase(self, phase: Phase, first: int) -> Phase:
        """A phase of the region in the whole schedule."""
        stores = [self.updates[u] for u in phase.stores]
        kept = [self.graph.updates[u].value for u in phase.stores if self.updates[u] is None]
        return Phase(
            phase.sweep + first,
            phase.index,
            self._old(phase.loads),
            self._old(phase.computes),
            tuple(u for u in stores if u is not None),
            self._old(phase.reductions),
            self._old([v for v in kept if isinstance(v, int)]),
        )

    def _old(self, values: Sequence[int]) -> tuple[int, ...]:
        return tuple(self.values[v] for v in values)


def _region(cut: ProductCut, number: int) -> _Region:
    """The graph of a region."""
    graph = cut.graph
    own = [v for v in sorted(cut.live) if cut.times[v] == AvailabilityTime(number)]
    kept = [v for v in own if v in cut.kept]
    low = [v for v in own if cut.domain(v) != ELEM and graph.nodes[v].op != "read"]
    stored = [place for place, at in cut.region_of.items() if at == number]
    changes = [graph.updates[place] for place in stored]
    made = cut.made_in(number, cut.roots_in(number))
    reads = [v for v in sorted(made) if cut.is_there(v, number)]
    values = (*reads, *(v for v in sorted(made) if v not in reads))
    renumbered = {old: new for new, old in enumerate(values)}
    temporaries = [v for v in {*kept, *reads} if graph.nodes[v].op != "read"]
    roles = [Role(_name(v), RoleKind.STATE, graph.nodes[v].type) for v in temporaries]
    nodes = tuple(
        _read(graph, v) if v in reads else _renumbered(graph.nodes[v], renumbered) for v in values
    )
    updates = [_moved(change, renumbered) for change in changes]
    updates += [Update(_name(v), renumbered[v]) for v in kept]
    region = graph.replace(
        roles=(*graph.roles, *roles),
        nodes=nodes,
        updates=tuple(updates),
        guard=None,
        shared=tuple(renumbered[v] for v in low),
    )
    return _Region(region, values, (*stored, *(None for _ in kept)))


def _name(value: int) -> str:
    return f"value.{value}"


def _read(graph: Graph, value: int) -> Node:
    node = graph.nodes[value]
    return node if node.op == "read" else Node("read", (), node.type, Attrs(role=_name(value)))


def _renumbered(node: Node, numbers: dict[int, int]) -> Node:
    return replace(node, args=tuple(numbers[a] if isinstance(a, int) else a for a in node.args))


def _moved(change: Update, numbers: dict[int, int]) -> Update:
    value, guard = (numbers[v] if isinstance(v, int) else v for v in (change.value, change.guard))
    return replace(change, value=value, guard=guard)  # type: ignore[arg-type]
