"""Makes a failing case small: takes parts away as long as the same thing goes wrong.

What is tried, largest first: a stage or a variant less, an update, a guard, a value replaced by
an operand or a literal, a role of another dtype, no formats.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from stepfuse.ir.builder import Builder
from stepfuse.ir.errors import StepfuseError
from stepfuse.ir.graph import Graph, Operand, Spec, Update
from stepfuse.ir.ops import OPS, ROLE
from stepfuse.ir.roles import Role
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.types import F32, F64, GROUP, Const
from stepfuse.spec_texts.resolve import resolve, split_chain

from tests.campaigns.case import FAILED, Case, Outcome

Run = Callable[[Case], Outcome]


def shrink(case: Case, run: Run, seconds: float = 60.0) -> Case:
    """The smallest case found in the time that fails as this one does."""
    end = time.monotonic() + seconds
    wanted = _sort(run(case).kind)
    again = True
    while again and time.monotonic() < end:
        again = False
        for smaller in _smaller(case):
            if time.monotonic() > end:
                break
            found = run(smaller)
            if found.status == FAILED and _sort(found.kind) == wanted:
                case, again = smaller, True
                break
    return case


def _sort(kind: str) -> str:
    """What must stay the same: the check that failed, or the exception and where it was."""
    return re.split(r": _ |: (?=[a-z])", kind)[0] if not kind.startswith("wrong") else kind[:30]


def _smaller(case: Case) -> Iterator[Case]:
    """Cases with a little less, those with much less first."""
    if case.dtypes:
        yield replace(case, dtypes="")
        parts = case.dtypes.split(",")
        if len(parts) > 1:
            yield from (replace(case, dtypes=",".join(p for p in parts if p != q)) for q in parts)
    if case.policy != "strict":
        yield replace(case, policy="strict")
    if case.is_chain:
        yield from _shorter_chains(case)
        return
    spec = parse(case.text)
    for smaller in _specs(spec):
        if same_numbers(smaller):
            yield replace(case, text=to_text(smaller))


def _shorter_chains(case: Case) -> Iterator[Case]:
    stages = split_chain(case.text)
    for index in range(len(stages) if len(stages) > 1 else 0):
        yield replace(case, text="+".join(stages[:index] + stages[index + 1 :]))
    for index, stage in enumerate(stages):
        if "(" in stage:
            plain = [*stages[:index], stage.partition("(")[0], *stages[index + 1 :]]
            yield replace(case, text="+".join(plain))
    spec = resolve(case.text)
    yield replace(case, text=to_text(Spec(spec.name, spec.variants())))


# ------------------------------------------------------------------ specs


def same_numbers(spec: Spec) -> bool:
    """Whether all variants make the same of the step's numbers; else which one counts is open."""
    numbers = [r.name for r in spec.roles if r.type.domain <= GROUP]
    return all(
        len({_stored(g, name) for g in spec.variants(entry)}) == 1
        for entry in spec.entries
        for name in numbers
    )


def _stored(graph: Graph, name: str) -> tuple[str, str]:
    for update in graph.updates:
        if update.role == name:
            guard = "" if update.guard is None else _expression(graph, update.guard)
            return _expression(graph, update.value), guard
    return "", ""


def _expression(graph: Graph, operand: Operand) -> str:
    """What a number is made of; reductions over all tensors are what the variants share."""
    if isinstance(operand, Const):
        return str(operand.key)
    node = graph.nodes[operand]
    if OPS[node.op].is_reduction:
        return f"{node.op} {node.type} {_ordinal(graph, operand)}"
    return f"{node.op}{dict(node.attrs)}({', '.join(_expression(graph, a) for a in node.args)})"


def _ordinal(graph: Graph, value: int) -> int:
    return sum(OPS[n.op].is_reduction and n.type.domain <= GROUP for n in graph.nodes[:value])


def _specs(spec: Spec) -> Iterator[Spec]:
    for index in range(len(spec.graphs) if len(spec.graphs) > 1 else 0):
        graphs = spec.graphs[:index] + spec.graphs[index + 1 :]
        yield _tidy(graphs)
        if len(graphs) == 1:
            yield _tidy((graphs[0].replace(when=""),))
    names = list(dict.fromkeys(u.role for g in spec.graphs for u in g.updates))
    for size in (len(names) // 2, 1):
        for index in range(0, len(names), size) if size else ():
            some = names[index : index + size]
            yield _tidy(tuple(_without(g, some) for g in spec.graphs))
    for index, graph in enumerate(spec.graphs):
        for smaller in _graphs(graph):
            yield _tidy((*spec.graphs[:index], smaller, *spec.graphs[index + 1 :]))
    for role in spec.roles:
        for other in _roles(role):
            roles = tuple(other if r == role else r for r in spec.roles)
            yield from _remade([g.replace(roles=roles) for g in spec.graphs])


def _without(graph: Graph, names: list[str]) -> Graph:
    return graph.replace(updates=tuple(u for u in graph.updates if u.role not in names))


def _graphs(graph: Graph) -> Iterator[Graph]:
    """The graph with an update or a value made simpler."""
    for index, update in enumerate(graph.updates):
        simpler = [replace(update, guard=None), replace(update, always=False)]
        simpler += [replace(update, value=Const(0.0))] if isinstance(update.value, int) else []
        for new in simpler:
            if new != update:
                updates = (*graph.updates[:index], new, *graph.updates[index + 1 :])
                yield graph.replace(updates=updates)
    for value in reversed(range(len(graph.nodes))):
        node = graph.nodes[value]
        if node.op == "read":
            continue
        instead: list[Operand] = [v for v in node.values]
        instead += [Const(1.0)] if node.type.dtype.is_float else []
        instead += [Const(True)] if node.type.dtype.kind == "bool" else []
        for other in instead:
            found = _replaced(graph, {value: other})
            if found is not None:
                yield found


def _roles(role: Role) -> Iterator[Role]:
    if role.type.dtype.is_float and role.type.dtype not in (F32, F64):
        yield replace(role, type=replace(role.type, dtype=F32))
    if role.kind == "state" and role.default != 0.0:
        yield replace(role, default=0.0)
    if role.range is not None:
        yield replace(role, range=None)


def _remade(graphs: list[Graph]) -> Iterator[Spec]:
    found = [_replaced(g, {}) for g in graphs]
    if None not in found:
        yield _tidy(tuple(g for g in found if g is not None))


def _replaced(graph: Graph, instead: dict[int, Operand]) -> Graph | None:
    """The graph with values replaced and all types inferred anew; None where that cannot be."""
    builder, mapped = Builder(graph.roles, graph.is_typed), list[Operand]()
    try:
        for value, node in enumerate(graph.nodes):
            if value in instead:
                other = instead[value]
                mapped.append(mapped[other] if isinstance(other, int) else other)
                continue
            args = [a if isinstance(a, Const) else mapped[a] for a in node.args]
            row = OPS[node.op]
            domain = node.type.domain if row.is_reduction or node.op == "broadcast" else None
            stated = node.op in ("cast", "broadcast") or domain is not None
            if node.op == "read":
                mapped.append(builder.read(node[ROLE]))
            else:
                dtype = node.type.dtype if stated else None
                mapped.append(
                    builder.emit(node.op, *args, dtype=dtype, domain=domain, **node.attrs)
                )
    except (StepfuseError, TypeError):
        return None
    updates = [_moved(u, mapped) for u in graph.updates]
    if None in updates:
        return None
    return builder.finish(graph, tuple(u for u in updates if u is not None), None)


def _moved(update: Update, mapped: list[Operand]) -> Update | None:
    guard = None if update.guard is None else mapped[update.guard]
    value = update.value if isinstance(update.value, Const) else mapped[update.value]
    return None if isinstance(guard, Const) else replace(update, value=value, guard=guard)


def _tidy(graphs: tuple[Graph, ...]) -> Spec:
    """The spec of the graphs, without what nobody needs."""
    pruned = [_pruned(g) for g in graphs]
    used = {name for g in pruned for name in (*g.reads, *(u.role for u in g.updates))}
    roles = tuple(r for r in graphs[0].roles if r.name in {*used, "param", "grad"})
    return Spec(graphs[0].name, tuple(g.replace(roles=roles) for g in pruned))


def _pruned(graph: Graph) -> Graph:
    live = sorted(graph.live())
    number: dict[int, Operand] = {old: new for new, old in enumerate(live)}
    nodes = (graph.nodes[v] for v in live)
    moved = tuple(
        replace(n, args=tuple(a if isinstance(a, Const) else number[a] for a in n.args))
        for n in nodes
    )
    mapped = [number.get(v, Const(0.0)) for v in range(len(graph.nodes))]
    updates = tuple(_moved(u, mapped) for u in graph.updates)
    return graph.replace(nodes=moved, updates=tuple(u for u in updates if u is not None))
