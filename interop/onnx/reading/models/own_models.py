"""Exported models, read back with the spec's names, domains, guards, literals and ranges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from .....ir.errors import CaptureError, VerifyError
from .....ir.graph import Graph, Operand, Spec, Update
from .....ir.roles import Role, RoleKind
from .....ir.types import UNIT, Const, Domain
from .....ir.verifier import verify
from .....passes.pipeline import run_graph
from ....capture.body import Body
from ....capture.extents import Extent, find_extents
from ....capture.naming import Naming, by_axis, by_first, by_matrix
from ....capture.recording import Recording
from ...metadata import rules_of
from ..roles import InputBinding

_TIDY = "fold,simplify,cse,dce"


def as_it_was(
    facts: Mapping[str, Any], variant: Mapping[str, Any], recording: Recording,
    bindings: Sequence[InputBinding],
) -> Spec:  # fmt: skip
    """The spec as it was exported: its names, domains and ranges, and the variant's condition.

    Raises CaptureError.
    """
    least = {
        b.name: Extent(b.described.domain.scope, frozenset(b.described.axes))
        for b in bindings
        if b.described is not None and b.kind == RoleKind.STATE
    }
    body = Body(recording, find_extents(recording, least))
    known = _told(body) | {
        frozenset(b.described.axes): b.described.domain
        for b in bindings
        if b.described is not None and b.described.domain.is_vector
    }
    naming = Naming(_name_of(known), False)
    graph = body.graph(facts["spec"], naming)
    if graph is None:
        raise CaptureError("its values vary along axes that have no name", "model")
    graph = _guarded(graph, frozenset(variant.get("guarded", ())))
    graph = _with_exact(graph, {read: value for read, value in facts.get("exact", ())})
    graph = run_graph(graph, _TIDY).replace(when=variant["when"], entry=facts["entry"])
    copies = [b.name for b in bindings if isinstance(b.default, str) and not b.output]
    stay = tuple(Update(name, graph.reads[name]) for name in copies if name in graph.reads)
    graph = graph.replace(updates=(*graph.updates, *stay))
    roles = {b.name: b for b in bindings}
    graph = graph.replace(roles=tuple(_role(r, roles[r.name]) for r in graph.roles))
    rules = rules_of(facts, [graph.when])
    spec = Spec(facts["spec"], (graph,), facts.get("doc", ""), facts.get("paper", ""), rules=rules)
    try:
        verify(spec)
    except VerifyError as error:
        raise CaptureError(
            f"its plain nodes do not say what is summed over all parameters: {error}",
            "model",
            'export it with form="function"',
        ) from error
    return spec


def _guarded(graph: Graph, names: frozenset[str]) -> Graph:
    """The updates of these roles under their guards, which came as a choice of the old value."""

    def under_guard(update: Update) -> Update:
        value = update.value
        node = graph.nodes[value] if isinstance(value, int) else None
        if update.role not in names or node is None or node.op != "select":
            return update
        guard, new, old = node.args
        is_kept = old == graph.reads.get(update.role) and isinstance(guard, int)
        return replace(update, value=new, guard=guard) if is_kept else update

    return graph.replace(updates=tuple(map(under_guard, graph.updates)))


def _with_exact(graph: Graph, exact: Mapping[float, float]) -> Graph:
    """The graph with the numbers themselves for the decimals that they were read as."""

    def operand(given: Operand) -> Operand:
        if not isinstance(given, Const) or isinstance(given.value, bool):
            return given
        return Const(exact.get(given.value, given.value))

    nodes = (replace(n, args=tuple(map(operand, n.args))) for n in graph.nodes)
    return graph.replace(nodes=tuple(nodes)) if exact else graph


def _told(body: Body) -> dict[frozenset[int], Domain]:
    """The domains of sets of axes that reductions go to, as the model says."""
    pairs = zip(body.recording.operations, body.extents.operations, strict=True)
    return {e.axes: o.target for o, e in pairs if o.target is not None and o.target.is_vector}


def _name_of(known: Mapping[frozenset[int], Domain]) -> Any:
    def name(axes: frozenset[int], rank: int) -> Domain | None:
        if axes in known:
            return known[axes]
        if UNIT in known.values():
            return None  # a view of units has no rows and columns
        by_view = by_matrix(axes, rank) or by_first(axes, rank)
        return by_view or by_axis(axes, rank)

    return name


def _role(role: Role, binding: InputBinding) -> Role:
    fact = binding.described
    if fact is None:
        return role
    type_ = replace(role.type, dtype=fact.dtype, domain=fact.domain)
    return replace(role, type=type_, default=fact.default, range=fact.range)
