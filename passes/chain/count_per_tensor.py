"""Count steps for each tensor: the count, and values that follow only from it, are the tensor's.

If some gradients are missing, the tensors without one stay as they are, and so do their counts. A
number of the step or group becomes one number for each tensor if its next value is computed from
such numbers, hypers and literals only. If another number of the step or group depends on it, the
spec stays as it is, and all tensors share one count.

    state %t = 0.0 : f64 step              state %t = 0.0 : f64 tensor
    %0 = add %t, 1.0 : real step           %0 = add %t, 1.0 : real tensor
    %1 = pow %beta, %0 : real group   -->  %1 = pow %beta, %0 : real tensor
    update %t = %0                         update %t = %0
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.builder import Builder, rewrite
from ...ir.graph import Graph, Node, Operand, Spec, reachable
from ...ir.ops import OPS, ROLE
from ...ir.roles import RoleKind
from ...ir.types import TENSOR, Const, Type


def count_per_tensor(spec: Spec) -> Spec:
    """The spec with a count for each tensor; the same spec where its count is one for all."""
    numbers = {r.name for r in spec.of_kind(RoleKind.STATE) if r.type.domain < TENSOR}
    own = _own(spec, numbers & _in_steps(spec) if spec.clocked else numbers)
    if not own or any(_reaches(g, own, numbers - own) for g in spec.graphs):
        return spec
    roles = tuple(
        replace(r, type=Type(r.type.dtype, TENSOR)) if r.name in own else r for r in spec.roles
    )
    graphs = tuple(
        rewrite(g, _same, roles, by="count-per-tensor").replace(roles=roles) for g in spec.graphs
    )
    return replace(spec, graphs=graphs)


def _same(builder: Builder, node: Node, args: tuple[Operand, ...]) -> None:
    """Keeps every node; its type is inferred anew."""


def _in_steps(spec: Spec) -> set[str]:
    """The roles of the step: numbers that an entry by the clock alone has stay one for all."""
    return {r for g in spec.variants() for r in (*g.reads, *(u.role for u in g.updates))}


def _own(spec: Spec, numbers: set[str]) -> set[str]:
    """The numbers whose next values are made of each other, hypers and literals alone."""
    plain = {r.name for r in spec.of_kind(RoleKind.HYPER, RoleKind.STATIC)}
    own = numbers
    while True:
        kept = {n for n in own if all(_follows(g, n, plain | own) for g in spec.graphs)}
        if kept == own:
            return own
        own = kept


def _follows(graph: Graph, name: str, allowed: set[str]) -> bool:
    """True if a number's next value is made of the allowed roles alone."""
    values = [u.value for u in graph.updates if u.role == name]
    made = [graph.nodes[n] for n in reachable(graph, (v for v in values if isinstance(v, int)))]
    return all(
        node[ROLE] in allowed if node.op == "read" else not OPS[node.op].is_reduction
        for node in made
    )


def _reaches(graph: Graph, own: set[str], others: set[str]) -> bool:
    """True if a number of the step or group, or its guard, follows from a tensor's own."""
    if graph.clock is not None and any(u.role in others for u in graph.updates):
        return True  # when it is due, which is a guard, follows from the count
    for change in graph.updates:
        if change.role in others:
            roots = [v for v in (change.value, change.guard) if isinstance(v, int)]
            if any(_varies(graph, root, own) for root in roots):
                return True
    return graph.guard is not None and _varies(graph, graph.guard, own)


def _varies(graph: Graph, value: Operand, own: set[str]) -> bool:
    """True if a value differs between tensors whose own numbers differ."""
    if isinstance(value, Const):
        return False
    node = graph.nodes[value]
    if node.op == "read":
        return node[ROLE] in own
    if OPS[node.op].is_reduction and node.type.domain < TENSOR:
        return False
    return any(_varies(graph, operand, own) for operand in node.values)
