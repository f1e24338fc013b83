"""Exports every registered spec and variant as ONNX and reads it back: the same equations?

    python -m tests.campaigns.onnx_round_trip

A model holds one variant, without its options and dead states; values have other names. What
comes back must have the same roles, and for each state the same expression of them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import stepfuse
import stepfuse.onnx
from stepfuse.ir.conditions import matches_rank
from stepfuse.ir.graph import Graph, Operand, RoleKind, Spec
from stepfuse.ir.types import Const
from stepfuse.passes.pipeline import run_graph

_TIDY = "specialise,fold,simplify,cse,dce"


def declared(spec: Spec, rank: int) -> Graph:
    """The variant of a rank as it can come back: options decided, dead states gone."""
    graph = next(g for g in spec.variants() if matches_rank(g.when, rank))
    graph = run_graph(graph, _TIDY)
    used = {*graph.reads, *(u.role for u in graph.updates)}
    roles = tuple(r for r in graph.roles if r.name in used and r.kind != RoleKind.STATIC)
    return graph.replace(roles=roles)


def equations(graph: Graph) -> dict[str, Any]:
    """What is stored to each role, as a number; equal expressions have equal ones."""
    numbers: dict[Any, int] = {}
    mapped: list[int] = []

    def operand(given: Operand) -> Any:
        return repr(given.value) if isinstance(given, Const) else (mapped[given],)

    for node in graph.nodes:
        attrs = tuple(sorted((str(k), str(v)) for k, v in node.attrs.items()))
        key = (node.op, tuple(map(operand, node.args)), str(node.type), attrs)
        mapped.append(numbers.setdefault(key, len(numbers)))
    keys = {number: key for key, number in numbers.items()}
    changed = [u for u in graph.updates if u.value != graph.reads.get(u.role)]
    return {u.role: _spelled(keys, operand(u.value)) for u in changed}


def _spelled(keys: dict[int, Any], operand: Any) -> Any:
    """An expression by the places at which its values are first met: names do not matter."""
    order: dict[int, int] = {}
    lines: list[Any] = []

    def visit(given: Any) -> Any:
        if isinstance(given, str):
            return given
        (number,) = given
        if number not in order:
            op, args, type_, attrs = keys[number]
            found = tuple(visit(arg) for arg in args)
            order[number] = len(order)
            lines.append((op, found, type_, attrs))
        return (order[number],)

    last = visit(operand)
    return (*lines, last)


def difference(spec: Spec, rank: int, form: str = "function") -> str:
    """What differs after a round trip; empty where nothing does."""
    wanted = declared(spec, rank)
    found = stepfuse.onnx.load(stepfuse.onnx.export(spec, rank, form)).graphs[0]
    if wanted.when != found.when:
        return f"when '{found.when}', not '{wanted.when}'"
    ours = {r.name: replace(r, origin=wanted.origin) for r in wanted.roles}
    theirs = {r.name: replace(r, origin=wanted.origin) for r in found.roles}
    for name in ours.keys() | theirs.keys():
        if ours.get(name) != theirs.get(name):
            return f"role {name}: {theirs.get(name)}, not {ours.get(name)}"
    before, after = equations(wanted), equations(found)
    for role in before:
        if before[role] != after.get(role):
            return f"%{role}"
    return "" if before.keys() == after.keys() else f"{after.keys() - before.keys()}"


def main() -> None:
    counts: Counter[str] = Counter()
    for name in stepfuse.names():
        spec = stepfuse.get(name)
        done: set[str] = set()
        for rank in range(5):
            when = next((g.when for g in spec.variants() if matches_rank(g.when, rank)), None)
            if when is None or when in done:
                continue
            try:
                found = difference(spec, rank)
            except Exception as error:
                found = f"{type(error).__name__}: {error}"
            if when not in done or found:
                counts["the same" if not found else "other"] += 1
            done.add(when)
            if found:
                print(f"{name} at rank {rank}: {found[:230]}")
    print(dict(counts))


if __name__ == "__main__":
    main()
