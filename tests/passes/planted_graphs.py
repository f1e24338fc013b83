"""Faults planted in graphs: each function gives all specs with one fault of a kind.

A fault is in a graph that the passes left (`STAGE` says how far), the verifier's invariant is
the key under which it must be found.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from stepfuse.ir.clocks.clock import EntryClock
from stepfuse.ir.graph import Graph, Node, Spec, Update
from stepfuse.ir.ops import OPS
from stepfuse.ir.signatures.attributes import NO_ATTRS, Attrs
from stepfuse.ir.tensor_view import MATRIX
from stepfuse.ir.types import (
    BATCH,
    BOOL,
    ELEM,
    F32,
    F64,
    GRAM_ROW,
    GROUP,
    REAL,
    STEP,
    UNIT,
    Const,
    Type,
)

Mutator = Callable[[Spec], Iterator[Spec]]


def _graphs(spec: Spec, change: Callable[[Graph], Iterator[Graph]]) -> Iterator[Spec]:
    for index, graph in enumerate(spec.graphs):
        for new in change(graph):
            graphs = (*spec.graphs[:index], new, *spec.graphs[index + 1 :])
            if new.roles != graph.roles:  # behind `view`, graphs may name their domains differently
                graphs = tuple(g.replace(roles=new.roles) for g in graphs)
            yield Spec(spec.name, graphs)


def _nodes(spec: Spec, change: Callable[[Graph, int, Node], Node | None]) -> Iterator[Spec]:
    def each(graph: Graph) -> Iterator[Graph]:
        for index, node in enumerate(graph.nodes):
            new = change(graph, index, node)
            if new is not None and new != node:
                yield graph.replace(nodes=(*graph.nodes[:index], new, *graph.nodes[index + 1 :]))

    yield from _graphs(spec, each)


def _updates(spec: Spec, change: Callable[[Graph, Update], list[Update]]) -> Iterator[Spec]:
    def each(graph: Graph) -> Iterator[Graph]:
        for index, update in enumerate(graph.updates):
            new = change(graph, update)
            if new != [update]:
                updates = (*graph.updates[:index], *new, *graph.updates[index + 1 :])
                yield graph.replace(updates=updates)

    yield from _graphs(spec, each)


def _roles(spec: Spec, kind: str, **changes: Any) -> Iterator[Spec]:
    for role in spec.of_kind(kind):
        roles = tuple(replace(r, **changes) if r == role else r for r in spec.roles)
        yield Spec(spec.name, tuple(g.replace(roles=roles) for g in spec.graphs))


# ------------------------------------------------------------------ what is planted


def later_operand(spec: Spec) -> Iterator[Spec]:
    """A node that takes itself."""
    yield from _nodes(spec, lambda g, i, n: replace(n, args=(i, *n.args[1:])) if n.args else None)


def unknown_op(spec: Spec) -> Iterator[Spec]:
    """An op that is not in the table."""
    yield from _nodes(spec, lambda g, i, n: replace(n, op=f"{n.op}x") if n.op != "read" else None)


def one_operand_more(spec: Spec) -> Iterator[Spec]:
    """More operands than the row says."""
    yield from _nodes(spec, lambda g, i, n: replace(n, args=(*n.args, *n.args[:1])))


def other_domain(spec: Spec) -> Iterator[Spec]:
    """A stated domain that the operands do not have."""

    def change(graph: Graph, place: int, node: Node) -> Node | None:
        row = OPS[node.op]
        if row.is_leaf or row.is_reduction or node.op == "uniform":
            return None
        domain = STEP if node.type.domain == ELEM else ELEM
        return replace(node, type=replace(node.type, domain=domain))

    yield from _nodes(spec, change)


def other_dtype(spec: Spec) -> Iterator[Spec]:
    """A stated dtype that the op does not give."""

    def change(graph: Graph, place: int, node: Node) -> Node | None:
        if node.op == "read" or node.op == "cast" or not node.values:
            return None
        return replace(
            node, type=replace(node.type, dtype=BOOL if node.type.dtype != BOOL else F32)
        )

    yield from _nodes(spec, change)


def unknown_attribute(spec: Spec) -> Iterator[Spec]:
    """A node that is told what its op knows nothing of."""
    yield from _nodes(spec, lambda g, i, n: replace(n, attrs=Attrs(**n.attrs, other=ELEM)))


def no_attribute(spec: Spec) -> Iterator[Spec]:
    """A node that is not told what its op has to know."""
    yield from _nodes(spec, lambda g, i, n: replace(n, attrs=NO_ATTRS) if n.attrs else None)


def read_twice(spec: Spec) -> Iterator[Spec]:
    """A role that is read again, behind the other nodes."""

    def each(graph: Graph) -> Iterator[Graph]:
        for node in graph.nodes:
            if node.op == "read":
                yield graph.replace(nodes=(*graph.nodes, node))

    yield from _graphs(spec, each)


def stored_hyper(spec: Spec) -> Iterator[Spec]:
    """An update of what is given from outside."""
    hypers = [r.name for r in spec.of_kind("hyper")]
    yield from _updates(spec, lambda g, u: [replace(u, role=hypers[0])] if hypers else [u])


def stored_twice(spec: Spec) -> Iterator[Spec]:
    """A role with two updates."""
    yield from _updates(spec, lambda g, u: [u, replace(u, value=Const(0.0))])


def too_large(spec: Spec) -> Iterator[Spec]:
    """Elements stored to a number."""

    def change(graph: Graph, update: Update) -> list[Update]:
        if graph.role(update.role).type.domain == ELEM:
            return [update]
        return [replace(update, value=graph.reads["grad"])] if "grad" in graph.reads else [update]

    yield from _updates(spec, change)


def other_storage(spec: Spec) -> Iterator[Spec]:
    """A value of another dtype than its role's."""

    def each(graph: Graph) -> Iterator[Graph]:
        for update in graph.updates:
            found = graph.type_of(update.value)
            if found is not None and found.dtype in (F32, F64):
                wide = Type(F64 if found.dtype is F32 else F32, found.domain)
                cast = Node("cast", (update.value,), wide)
                new = replace(update, value=len(graph.nodes))
                updates = tuple(new if u == update else u for u in graph.updates)
                yield graph.replace(nodes=(*graph.nodes, cast), updates=updates)

    yield from _graphs(spec, each)


def no_flag(spec: Spec) -> Iterator[Spec]:
    """A guard that is no bool."""

    def change(graph: Graph, update: Update) -> list[Update]:
        number = next((i for i, n in enumerate(graph.nodes) if n.type.dtype is not BOOL), None)
        return [replace(update, guard=number)]

    yield from _updates(spec, change)


def never_updated(spec: Spec) -> Iterator[Spec]:
    """A state that no variant stores."""
    for role in spec.of_kind("state"):
        graphs = (
            g.replace(updates=tuple(u for u in g.updates if u.role != role.name))
            for g in spec.graphs
        )
        yield Spec(spec.name, tuple(graphs))


def no_dtype(spec: Spec) -> Iterator[Spec]:
    """A value that has no dtype yet."""
    yield from _nodes(
        spec,
        lambda g, i, n: (
            replace(n, type=replace(n.type, dtype=REAL))
            if n.op != "read" and n.type.dtype.is_float
            else None
        ),
    )


def declared_op(spec: Spec) -> Iterator[Spec]:
    """An op that a pass should have replaced."""
    declared = {"sum": "mean", "any": "all", "sqrt": "exp", "mul": "pow"}
    yield from _nodes(spec, lambda g, i, n: replace(n, op=declared.get(n.op, n.op)))


def shifted_out(spec: Spec) -> Iterator[Spec]:
    """A shift by the width."""

    def change(graph: Graph, place: int, node: Node) -> Node | None:
        if node.op not in ("shl", "lshr", "ashr"):
            return None
        return replace(node, args=(node.args[0], Const(8 * node.type.dtype.bytes)))

    yield from _nodes(spec, change)


def no_default(spec: Spec) -> Iterator[Spec]:
    """A hyper-parameter that is no number."""
    yield from _roles(spec, "hyper", default=float("nan"))


def elements_of_hyper(spec: Spec) -> Iterator[Spec]:
    """A hyper-parameter of each element."""
    yield from _roles(spec, "hyper", type=Type(F64, ELEM))


def one_fold_less(spec: Spec) -> Iterator[Spec]:
    """A variant that takes another reduction over all tensors than the others."""

    def change(graph: Graph, place: int, node: Node) -> Node | None:
        shared = node.op in ("max", "absmax") and node.type.domain == STEP
        return replace(node, op="min") if shared else None

    if len(spec.graphs) > 1:
        yield from _nodes(spec, change)


def beyond_the_view(spec: Spec) -> Iterator[Spec]:
    """A domain that the chosen view lacks."""

    def change(graph: Graph, place: int, node: Node) -> Node | None:
        low = OPS[node.op].is_reduction
        domain = UNIT if graph.view == MATRIX else BATCH
        return replace(node, type=replace(node.type, domain=domain)) if low else None

    yield from _nodes(spec, change)


def no_condition(spec: Spec) -> Iterator[Spec]:
    """A condition that nobody can read."""
    for when in ("rank => 2", "size > 2"):
        yield from _graphs(spec, lambda g, when=when: iter([g.replace(when=when)]))


def shared_elements(spec: Spec) -> Iterator[Spec]:
    """Elements shared with other variants."""

    def each(graph: Graph) -> Iterator[Graph]:
        elements = [v for v, n in enumerate(graph.nodes) if n.type.domain == ELEM]
        yield from (graph.replace(shared=(v,)) for v in elements)

    yield from _graphs(spec, each)


def copied_in_a_circle(spec: Spec) -> Iterator[Spec]:
    """Two roles that take each other's values."""

    def each(graph: Graph) -> Iterator[Graph]:
        kept = [u for u in graph.updates if u.role in graph.reads and u.guard is None]
        for first, second in itertools.pairwise(kept):
            swapped = {first: second.role, second: first.role}
            updates = tuple(
                replace(u, value=graph.reads[swapped[u]]) if u in swapped else u
                for u in graph.updates
            )
            yield graph.replace(updates=updates)

    yield from _graphs(spec, each)


def counted_twice(spec: Spec) -> Iterator[Spec]:
    """A number that one of several variants updates by another value."""
    numbers = {r.name: r for r in spec.roles if r.type.domain <= GROUP and r.kind == "state"}
    for index, graph in enumerate(spec.graphs):
        several = sum(g.entry == graph.entry for g in spec.graphs) > 1
        for update in graph.updates if several else ():
            if update.role in numbers and not isinstance(update.value, Const):
                other = replace(update, value=Const(7.0))
                updates = tuple(other if u is update else u for u in graph.updates)
                graphs = list(spec.graphs)
                graphs[index] = graph.replace(updates=updates)
                yield replace(spec, graphs=tuple(graphs))


def unknown_rule(spec: Spec) -> Iterator[Spec]:
    """A variant for a rule that is not there."""
    for index, graph in enumerate(spec.graphs):
        graphs = list(spec.graphs)
        graphs[index] = graph.replace(when=f'{graph.when or "rank >= 0"} and rule == "other"')
        yield replace(spec, graphs=tuple(graphs))


def product_of_vectors(spec: Spec) -> Iterator[Spec]:
    """A product in a body that takes vectors too."""

    def each(graph: Graph) -> Iterator[Graph]:
        known = graph.reads.get("param")
        if known is not None and graph.nodes[known].type.dtype.is_compute:
            type_ = Type(graph.nodes[known].type.dtype, GRAM_ROW)
            product = Node("matmul", (known, known), type_)
            yield graph.replace(nodes=(*graph.nodes, product), when="")

    yield from _graphs(spec, each)


def step_by_the_clock(spec: Spec) -> Iterator[Spec]:
    """A body of the step that is to run every second step."""
    yield from _graphs(spec, lambda graph: iter([graph.replace(clock=EntryClock(2, "before"))]))


# What is planted: the invariant that names it.
PLANTED: dict[Mutator, str] = {
    later_operand: "V01", unknown_op: "V02", one_operand_more: "V02", other_domain: "V03",
    other_dtype: "V03", read_twice: "V04", stored_hyper: "V05", stored_twice: "V06",
    too_large: "V07", other_storage: "V08", no_flag: "V09", never_updated: "V10", no_dtype: "V11",
    declared_op: "V12", shifted_out: "V13", no_default: "V14", elements_of_hyper: "V15",
    one_fold_less: "V16", beyond_the_view: "V17", no_condition: "V18",
    shared_elements: "V19", copied_in_a_circle: "V20", counted_twice: "V21",
    unknown_attribute: "V22", no_attribute: "V22", unknown_rule: "V23",
    product_of_vectors: "V24", step_by_the_clock: "V25",
}  # fmt: skip
OF_SPECS = ("V10", "V16", "V20", "V21", "V23", "V25")  # these are about all graphs of a spec
