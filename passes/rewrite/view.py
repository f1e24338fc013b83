"""Chooses how tensors are seen, so that every domain is an axis set of one view.

1. step, group, tensor and elem only: `flat`, one long row.
2. unit: `first`, rows along axis 0. block(k): rows of k elements of the flattened tensor, where
   they are alone; beside other axes, or of several lengths, blocks keep their name in any view.
3. batch, row, col: `matrix`. unit and axis(i) join them where the rank is known.

    step when rank >= 2 {                         step when rank >= 2 view first {
      %0 = mean %grad : real unit        -->        %0 = mean %grad : real row
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.builder import Builder, rewrite
from ...ir.conditions import rank_bounds
from ...ir.errors import LowerError
from ...ir.graph import Graph, Node, Operand, Role
from ...ir.types import BATCH, COL, ELEM, MATRIX_AXES, ROW, UNIT, Const, Domain, parse_domain


def view(graph: Graph) -> Graph:
    """The graph under its view. Raises LowerError where no view holds all its domains."""
    if graph.view:
        return graph
    found = {n.type.domain for n in graph.nodes} | {
        graph.role(u.role).type.domain for u in graph.updates
    }
    found |= {parse_domain(n.attr) for n in graph.nodes if n.op == "count"}
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
    return "matrix", _by_rank(graph, domains)


def _by_rank(graph: Graph, domains: set[Domain]) -> dict[Domain, Domain]:
    low, high = rank_bounds(graph.when)
    if low != high or low not in (2, 3):
        raise _refusal(graph, domains, "one family of axes unless `when rank == 2` or 3")
    names = ("row", "col") if low == 2 else ("batch", "row", "col")
    axes = {"first": names[0]} | {f"axis{i}": name for i, name in enumerate(names)}
    mapping: dict[Domain, Domain] = {}
    for domain in domains:
        absent = {"batch"} if low == 2 else set[str]()
        mapped = Domain(2, frozenset({axes.get(a, a) for a in domain.axes} | absent))
        if mapped not in (BATCH, ROW, COL, ELEM):
            raise _refusal(graph, {domain}, "a domain that is batch, row or col at this rank")
        mapping[domain] = mapped
    return mapping


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
            attr=_attr(n.op, n.attr, mapping),
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


def _attr(op: str, attr: str, mapping: dict[Domain, Domain]) -> str:
    if op != "count":
        return attr
    domain = parse_domain(attr)
    return str(mapping.get(domain, domain))
