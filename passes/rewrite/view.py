"""Chooses how tensors are seen, so that every domain is an axis set of one view.

1. step, group, tensor and elem only: `flat`, one long row.
2. unit: `first`, rows along axis 0. block(k): rows of k elements of the flattened tensor, where
   they are alone; beside other axes, or of several lengths, blocks keep their name in any view.
3. batch, row, col: `matrix`. unit and axis(i) join them where the rank is known.
4. `axes(i,j)`: sets of axes by number that have two borders together, and so are batch, row and
   col of some matrix; axes between which nobody asks for the border are one.

    step when rank >= 2 {                         step when rank >= 2 view first {
      %0 = mean %grad : real unit        -->        %0 = mean %grad : real row
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.builder import Builder, rewrite
from ...ir.conditions import rank_bounds
from ...ir.errors import LowerError
from ...ir.graph import Graph, Node, Operand, Role
from ...ir.types import (
    BATCH,
    COL,
    ELEM,
    MATRIX_AXES,
    ROW,
    UNIT,
    Const,
    Domain,
)


def view(graph: Graph) -> Graph:
    """The graph under its view. Raises LowerError where no view holds all its domains."""
    if graph.view:
        return graph
    found = {n.type.domain for n in graph.nodes} | {
        graph.role(u.role).type.domain for u in graph.updates
    }
    found |= {v for n in graph.nodes for v in n.attrs.values() if isinstance(v, Domain)}
    name, mapping = _choose(graph, {d for d in found if not d.is_scalar and d != ELEM})
    if name in ("first", "matrix") and rank_bounds(graph.when)[0] < 2:
        raise LowerError(
            f"@{graph.name}: a reduction in view {name} needs rank >= 2, but this body takes "
            f"every rank{' when ' + graph.when if graph.when else ''}; give it `when rank >= 2` "
            f"and tensors of rank < 2 a variant of their own"
        )
    return _renamed(graph, name, mapping)


def _choose(graph: Graph, domains: set[Domain]) -> tuple[str, dict[Domain, Domain]]:
    blocks = {d for d in domains if d.block is not None}
    if len(blocks) == 1 and domains == blocks:
        (only,) = blocks
        return str(only), {only: ROW}
    domains = domains - blocks
    if not domains:
        return "flat", {}
    if domains == {UNIT}:
        return "first", {UNIT: ROW}
    if all(d.axes <= MATRIX_AXES for d in domains):
        known = {d for d in domains if d in (BATCH, ROW, COL)}
        if known != domains:
            raise _refusal(graph, domains, "batch, row and col")
        return "matrix", {}
    return _by_rank(graph, domains)


def _by_rank(graph: Graph, domains: set[Domain]) -> tuple[str, dict[Domain, Domain]]:
    """The view whose borders are all that the domains ask for; between them, axes are merged."""
    low, high = rank_bounds(graph.when)
    if low != high:
        raise _refusal(graph, domains, "one family of axes, or `when rank == 3`")
    sets = {d: _axes_of(graph, d, low) for d in domains}
    every = frozenset(range(low))
    if all(axes == every for axes in sets.values()):
        return "flat", dict.fromkeys(domains, ELEM)
    pairs = [(i, j) for i in range(low) for j in range(i + 1, low)]
    for first, second in sorted(pairs, key=lambda pair: pair != (low - 2, low - 1)):
        names = {
            frozenset(range(first)): BATCH,
            frozenset(range(second)): ROW,
            frozenset((*range(first), *range(second, low))): COL,
            every: ELEM,
        }
        if all(axes in names for axes in sets.values()):
            is_matrix = (first, second) == (low - 2, low - 1)
            view = "matrix" if is_matrix else f"axes({first},{second})"
            return view, {d: names[axes] for d, axes in sets.items()}
    raise _refusal(
        graph,
        domains,
        f"borders i and j, such that each is along axes 0 .. i-1, along 0 .. j-1, or along all of "
        f"the {low} axes but i .. j-1",
    )


def _axes_of(graph: Graph, domain: Domain, rank: int) -> frozenset[int]:
    """The axes of a domain at a rank, by number."""
    named = {"first": {0}, "batch": set(range(rank - 2)), "row": {rank - 2}, "col": {rank - 1}}
    found = set[int]()
    for axis in domain.axes:
        found |= named[axis] if axis in named else {int(axis.removeprefix("axis"))}
    if max(found, default=0) >= rank:
        raise _refusal(graph, {domain}, f"axes 0 to {rank - 1}, which tensors of rank {rank} have")
    return frozenset(found)


def _refusal(graph: Graph, domains: set[Domain], expected: str) -> LowerError:
    names = ", ".join(sorted(map(str, domains)))
    return LowerError(
        f"@{graph.name}: no view holds the domains {names}; expected {expected}. "
        f"Split the spec into variants by rank, or reduce along one family of axes"
    )


def _renamed(graph: Graph, name: str, mapping: dict[Domain, Domain]) -> Graph:
    def role(old: Role) -> Role:
        domain = mapping.get(old.type.domain, old.type.domain)
        return replace(old, type=replace(old.type, domain=domain))

    nodes = tuple(
        replace(
            n,
            type=replace(n.type, domain=mapping.get(n.type.domain, n.type.domain)),
            attrs=n.attrs.changed(Domain, lambda d: mapping.get(d, d)),
        )
        for n in graph.nodes
    )
    roles = tuple(role(r) for r in graph.roles)
    renamed = graph.replace(view=name, nodes=nodes, roles=roles)
    return rewrite(renamed, _visit) if mapping else renamed


def _visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
    """Two domains may be one under a view (both axes of a matrix: elem): no broadcast is left."""
    if node.op != "broadcast" or isinstance(args[0], Const):
        return None
    return args[0] if builder.nodes[args[0]].type.domain == node.type.domain else None
