"""Chooses how tensors are seen (the view), so that every domain is a set of the view's axes.

1. Only step, group, tensor and elem: `flat`, one long row.
2. unit: `first`, rows along axis 0. block(k): rows of k elements of the flattened tensor, if no
   other axes are used. Beside other axes, or with several lengths, blocks remain a domain of their
   own, under any view.
3. batch, row, col: `matrix`, and Gram values. unit and axis(i) can join them if the rank is known.
4. Axes by number: `axes(i,j)`, if they have two borders together; batch, row and col of some matrix
   are such sets. Axes are merged if no domain needs the border between them. With three borders,
   `axes(h,i,j)`: the batches are outer and inner ones.
5. Elements are reduced to rows or to columns first. A domain that keeps the rows and the columns of
   matrices, but not all batches, may therefore be read and stored, but elements cannot be reduced
   to it.

    step when rank >= 2 {                         step when rank >= 2 view first {
      %0 = mean %grad : real unit        -->        %0 = mean %grad : real row
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...ir.builder import Builder, rewrite
from ...ir.conditions import rank_bounds
from ...ir.errors import LowerError, called
from ...ir.graph import Graph, Node, Operand
from ...ir.ops import OPS
from ...ir.origin import Origin
from ...ir.roles import Role
from ...ir.tensor_view import FIRST, FLAT, MATRIX, View
from ...ir.types import (
    BATCH,
    ELEM,
    F64,
    MATRIX_AXES,
    ROW,
    UNIT,
    VIEW_AXES,
    Domain,
    Type,
    join,
)


def view(graph: Graph) -> Graph:
    """The graph under its view. Raises LowerError where no view holds all its domains."""
    if graph.view.is_chosen:
        _check_reductions(graph, {})
        return graph
    found = {n.type.domain for n in graph.nodes} | {
        graph.role(u.role).type.domain for u in graph.updates
    }
    found |= {v for n in graph.nodes for v in n.attrs.values() if isinstance(v, Domain)}
    seen, mapping = _choose(graph, {d for d in found if not d.is_scalar and d != ELEM})
    if seen in (FIRST, MATRIX) and rank_bounds(graph.when)[0] < 2:
        origin = _first_of(graph, {d for d in found if not d.is_scalar and d != ELEM})
        raise LowerError(
            f"{called(graph.name, origin)}: a reduction or a size in view {seen} needs rank >= 2, "
            f"but this body takes every rank{' when ' + graph.when if graph.when else ''}; write "
            f"@optimizer(when='rank >= 2'), and @NAME.variant(when='rank < 2') for other tensors",
            origin,
        )
    _check_reductions(graph, mapping)
    return _renamed(graph, seen, mapping)


def _check_reductions(graph: Graph, mapping: dict[Domain, Domain]) -> None:
    """Case 5."""
    for node in graph.nodes:
        if not OPS[node.op].is_reduction:
            continue
        target = mapping.get(node.type.domain, node.type.domain)
        sources = (graph.nodes[v].type.domain for v in node.values)
        source = join(*(mapping.get(d, d) for d in sources))
        if source == ELEM and {"row", "col"} <= target.axes:
            raise LowerError(
                f"{called(graph.name, node.origin)}: {node.op} to {node.type.domain} goes over the "
                f"batches of matrices whose rows and columns it keeps, as other domains have "
                f"borders there; give it a stage of its own, or transpose the parameter so that "
                f"those axes are the last",
                node.origin,
            )


def _choose(graph: Graph, domains: set[Domain]) -> tuple[View, dict[Domain, Domain]]:
    blocks = {d for d in domains if d.block is not None}
    if len(blocks) == 1 and domains == blocks:
        (only,) = blocks
        return View(block=only.block or 0), {only: ROW}
    domains = domains - blocks
    if not domains:
        return FLAT, {}
    if domains == {UNIT}:
        return FIRST, {UNIT: ROW}
    if any(len(d.axes & BATCH.axes) == 1 for d in domains):
        raise _refusal(graph, domains, "`batch`, which is outer and inner together")
    if all(d.axes <= MATRIX_AXES or d.has_own_space for d in domains):
        return MATRIX, {}
    return _by_rank(graph, domains)


def _by_rank(graph: Graph, domains: set[Domain]) -> tuple[View, dict[Domain, Domain]]:
    """The view whose borders are all that the domains ask for; between them, axes are merged."""
    low, high = rank_bounds(graph.when)
    if low != high:
        raise _refusal(graph, domains, "one family of axes, or `when rank == 3`")
    sets = {d: _axes_of(graph, d, low) for d in domains if not d.has_own_space}
    asked = [n for n in range(1, low) if any((n - 1 in s) != (n in s) for s in sets.values())]
    has_spaces = len(sets) < len(domains)
    if not asked and not has_spaces:
        return FLAT, dict.fromkeys(domains, ELEM)
    if len(asked) > 3:
        raise _refusal(graph, domains, f"at most 3 borders between axes, got {len(asked)}")
    in_front = all(axes == frozenset(range(len(axes))) for axes in sets.values())
    if in_front and set(asked) <= {low - 2, low - 1}:
        asked = [low - 2, low - 1]  # of the last two axes' matrices, where that does
    outer, first, second = [0, 0, 0, *asked][-3:]
    parts = (range(outer), range(outer, first), range(first, second), range(second, low))
    is_matrix = (outer, first, second) == (0, low - 2, low - 1)
    by_number = View((outer, first, second) if outer else (first, second))
    if has_spaces and not is_matrix:
        raise _refusal(graph, domains, "row, col and batch beside Gram and low-rank values")
    return MATRIX if is_matrix else by_number, {d: _named(axes, parts) for d, axes in sets.items()}


def _named(axes: frozenset[int], parts: Sequence[range]) -> Domain:
    """A set of axes by the names of the view's parts."""
    is_whole_batch = axes.issuperset((*parts[0], *parts[1]))
    names = {n for n, part in zip(VIEW_AXES, parts, strict=True) if part and part[0] in axes}
    if not parts[0] and (is_whole_batch if parts[1] else {"row", "col"} & names):
        names |= BATCH.axes
    return Domain(2, frozenset(names))


def _axes_of(graph: Graph, domain: Domain, rank: int) -> frozenset[int]:
    """The axes of a domain at a rank, by number."""
    batch = set(range(rank - 2))
    named = {"first": {0}, "row": {rank - 2}, "col": {rank - 1}} | dict.fromkeys(BATCH.axes, batch)
    found = set[int]()
    for axis in domain.axes:
        found |= {axis} if isinstance(axis, int) else named[axis]
    if max(found, default=0) >= rank:
        raise _refusal(graph, {domain}, f"axes 0 to {rank - 1}, which tensors of rank {rank} have")
    return frozenset(found)


def _refusal(graph: Graph, domains: set[Domain], expected: str) -> LowerError:
    names = ", ".join(sorted(map(str, domains)))
    origin = _first_of(graph, domains)
    return LowerError(
        f"{called(graph.name, origin)}: no view holds the domains {names}; expected {expected}. "
        f"Split the spec into variants by rank, or reduce along one family of axes",
        origin,
    )


def _first_of(graph: Graph, domains: set[Domain]) -> Origin:
    """Return the origin of the first value of one of the domains; a role's, if none is computed."""
    of_domain = [n for n in graph.nodes if n.type.domain in domains]
    found = sorted(of_domain, key=lambda n: n.op == "read") or list(graph.nodes)
    return found[0].origin if found else graph.origin


def _renamed(graph: Graph, seen: View, mapping: dict[Domain, Domain]) -> Graph:
    def role(old: Role) -> Role:
        domain = mapping.get(old.type.domain, old.type.domain)
        is_number = domain.is_scalar and not old.type.domain.is_scalar and old.type.dtype.is_float
        dtype = F64 if is_number else old.type.dtype  # as every number has
        return replace(old, type=Type(dtype, domain))

    nodes = tuple(
        replace(
            n,
            type=replace(n.type, domain=mapping.get(n.type.domain, n.type.domain)),
            attrs=n.attrs.changed(Domain, lambda d: mapping.get(d, d)),
        )
        for n in graph.nodes
    )
    roles = tuple(role(r) for r in graph.roles)
    renamed = graph.replace(view=seen, nodes=nodes, roles=roles)
    return rewrite(renamed, _visit, by="view") if mapping else renamed


def _visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
    """Two domains may be one under a view (both axes of a matrix: elem; the batches of rank 2: the
    tensor): no broadcast is left, and a reduction over one cell is made of that cell."""
    seen = builder.type_of(args[0]) if args else None
    if seen is None or seen.domain != node.type.domain:
        return None
    if node.op in ("sumsq", "dot"):
        return builder.emit("mul", args[0], args[-1])
    if node.op == "absmax":
        return builder.emit("abs", args[0])
    return args[0] if node.op == "broadcast" or OPS[node.op].is_reduction else None
