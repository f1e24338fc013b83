"""Exports every registered spec and variant as ONNX and reads it back: the same equations?

    python -m tests.campaigns.onnx_round_trip [--forms function,inline]

Each variant of each registered spec at each rank that it takes, each stage chained with AdamW
(`+name`), each schedule over AdamW's rate (`lr:name`). A model holds one variant, without its
options and dead states; values have other names. What comes back must have the same roles, and
for each state the same expression of them, under the same guard. The exit status is 1 where one
differs.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import stepfuse
import stepfuse.onnx
from stepfuse.ir.conditions import matches_rank
from stepfuse.ir.graph import Graph, Operand, Spec
from stepfuse.ir.roles import RoleKind
from stepfuse.ir.types import Const
from stepfuse.optim_defs import get, names, stage_names
from stepfuse.passes.pipeline import run_graph
from stepfuse.schedules import names as schedule_names

from tests.support.oracles.exports import with_stage

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
    found = {u.role: _spelled(keys, operand(u.value)) for u in changed}
    guards = {f"{u.role}, guard": _spelled(keys, operand(u.guard)) for u in changed if u.guard}
    return found | guards


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
    for role in before.keys() | after.keys():
        if before.get(role) != after.get(role):
            return f"%{role}"
    return ""


def specs() -> Iterator[tuple[str, Spec]]:
    """Every registered spec, every stage with AdamW, every schedule over AdamW's rate."""
    for name in names():
        yield name, get(name)
    for name in stage_names():
        yield f"+{name}", with_stage(name)
    for name in schedule_names():
        yield f"lr:{name}", stepfuse.compiler.as_spec(f"adamw+lr:{name}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--forms", default="function,inline", metavar="NAMES")
    counts: Counter[str] = Counter()
    for form in parser.parse_args().forms.split(","):
        for name, spec in specs():
            kind = "specs" if name[0] != "+" and ":" not in name else "chains"
            differ: dict[str, int] = {}
            for rank in range(5):
                when = next((g.when for g in spec.variants() if matches_rank(g.when, rank)), None)
                if when is None:
                    continue
                try:
                    found = difference(spec, rank, form)
                except Exception as error:  # whatever is raised is a finding
                    found = f"{type(error).__name__}: {' '.join(str(error).split())}"
                counts[f"{form} {kind}, ranks: {'differ' if found else 'same'}"] += 1
                differ[when] = differ.get(when, 0) + bool(found)
                if found:
                    print(f"{name} at rank {rank}, {form}: {found[:230]}")
            for number in differ.values():
                counts[f"{form} {kind}, variants: {'differ' if number else 'same'}"] += 1
    for what, count in sorted(counts.items()):
        print(f"{count:6d}  {what}")
    return int(any(what.endswith("differ") for what in counts))


if __name__ == "__main__":
    raise SystemExit(main())
