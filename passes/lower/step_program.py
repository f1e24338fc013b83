"""The record that steps read, made of a program and its plan.

It also has the facts of a program by which a step may leave out rows without a gradient:
`runtime/gradients/row_rules.py` has the rules. That the gradient's zeros add nothing to a reduction
is found by computing it, as far as it depends on the gradient and literals alone; zero times a
number of the step is zero. The values that depend on sizes alone are a small graph of their own.

The record needs no graph:

@adamw, its kernels and its plan   -->   StepProgram(name="adamw", columns=..., launches=...)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import numpy as np

from ...ir.graph import Graph, Node, Operand
from ...ir.lowered.launches import ChunkKind, Units
from ...ir.lowered.memory_plan import Plan
from ...ir.lowered.program import Program, Scope
from ...ir.lowered.schedule import Schedule
from ...ir.lowered.step_program import (
    LibraryCall,
    LibraryResult,
    RoleStore,
    RoleStream,
    RowCounts,
    RowFold,
    StepCost,
    StepGuard,
    StepProgram,
)
from ...ir.lowered.tables import GRAD, PARAM, PlaceKind
from ...ir.lowered.visits import RunKernel, Visit
from ...ir.ops import OF, OPS, ROLE, algebra_of
from ...ir.roles import RoleKind
from ...ir.text.known_values import compute
from ...ir.text.printer import graph_to_text, node_text, value_names
from ...ir.types import GROUP, STEP, TENSOR, Const
from ..report.cost import product_sizes
from .gpu_chunks import gpu_sizes, reduces_columns

Known = dict[int, Any]  # value to what it is in every cell


def row_folds(graph: Graph) -> Iterator[RowFold]:
    """The reductions that a step needs, in order."""
    known, users, live = _at_zero_gradient(graph), graph.users(), graph.live()
    roots = set(graph.roots())
    for value in sorted(live):
        node = graph.nodes[value]
        if not _reduces(node):
            continue
        further = [graph.nodes[u] for u in users[value] if u in live]
        ends = node.type.domain > GROUP and (value in roots or not all(map(_reduces, further)))
        domain = node.type.domain
        yield RowFold(_named(graph, value), domain, _is_zero_of_zeros(node, known), ends)


def row_counts(graph: Graph) -> RowCounts | None:
    """The values that depend on sizes and literals alone, where something else depends on them."""
    sized = _sized(graph)
    users, roots, live = graph.users(), set(graph.roots()), graph.live()
    matter = [
        v for v in sorted(live & sized)
        if v in roots or any(u in live and u not in sized for u in users[v])
    ]  # fmt: skip
    if not matter:
        return None
    kept = sorted(_closure(graph, matter))
    numbers = {old: new for new, old in enumerate(kept)}
    nodes = tuple(_renumbered(graph.nodes[v], numbers) for v in kept)
    roles = tuple(r for r in graph.roles if r.kind == RoleKind.PARAM)
    small = graph.replace(roles=roles, nodes=nodes, updates=(), guard=None, shared=())
    return RowCounts(graph_to_text(small), tuple((numbers[v], _named(graph, v)) for v in matter))


def _sized(graph: Graph) -> set[int]:
    found = set[int]()
    for value, node in enumerate(graph.nodes):
        row = OPS[node.op]
        computed = node.values and not row.is_reduction and found.issuperset(node.values)
        if node.op == "count" or (computed and (node.op == "cast" or row.meaning is not None)):
            found.add(value)
    return found


def _closure(graph: Graph, values: Iterable[int]) -> set[int]:
    found, stack = set[int](), list(values)
    while stack:
        value = stack.pop()
        if value not in found:
            found.add(value)
            stack += graph.nodes[value].values
    return found


def _renumbered(node: Node, numbers: dict[int, int]) -> Node:
    args = tuple(a if isinstance(a, Const) else numbers[a] for a in node.args)
    return Node(node.op, args, node.type, node.attrs)


def _reduces(node: Node) -> bool:
    return OPS[node.op].is_reduction


def _named(graph: Graph, value: int) -> str:
    """Return a value's name for errors."""
    node = graph.nodes[value]
    source = graph.nodes[node.values[0]].type.domain if node.values else node[OF]
    return f"its {node.op} ({source} to {node.type.domain})"


# ------------------------------------------------------------------ values known beforehand


def _at_zero_gradient(graph: Graph) -> Known:
    """The values that are the same wherever the gradient is zero."""
    known: Known = {}
    for value, node in enumerate(graph.nodes):
        if node.op == "read":
            if graph.role(node[ROLE]).kind == RoleKind.GRAD:
                known[value] = np.zeros((), node.type.dtype.numpy)
        elif _reduces(node):
            if _is_zero_of_zeros(node, known):
                known[value] = np.zeros((), node.type.dtype.numpy)
        elif _is_nothing(graph, node, known):
            known[value] = np.zeros((), node.type.dtype.numpy)
        else:
            compute(graph, value, known)
    return known


def _is_zero_of_zeros(node: Node, known: Known) -> bool:
    """True if a reduction goes over zeros, and they change nothing."""
    return algebra_of(node.op).ignores_zero and all(known.get(a, 1) == 0 for a in node.values)


def _is_nothing(graph: Graph, node: Node, known: Known) -> bool:
    """True if zero is multiplied by a number, or divided by one."""
    if node.op not in ("mul", "div"):
        return False
    zeros = [a for a in node.values if known.get(a, 1) == 0]
    others: Sequence[Operand] = [a for a in node.args if a not in zeros]
    numbers = all(isinstance(a, Const) or graph.nodes[a].type.domain.is_scalar for a in others)
    return bool(zeros) and numbers and (node.op == "mul" or node.args[0] == zeros[0])


_NAME = re.compile(r"%\w+")


def step_program(program: Program, plan: Plan) -> StepProgram:
    """The record of a program and its plan."""
    graph, names = program.graph, value_names(program.graph)
    stored = [u for u in graph.updates if not u.forward]
    return StepProgram(
        name=program.name,
        when=graph.when,
        view=graph.view,
        roles=graph.roles,
        stores=tuple(RoleStore(u.role, u.guard is not None) for u in stored),
        role_places=program.role_places,
        columns=program.columns,
        slots=program.slots,
        launches=program.launches,
        buffers=plan.buffers,
        by_columns=reduces_columns(program),
        gpu_chunks=gpu_sizes(program),
        tile_rows=program.tile_rows if program.matrices else 0,
        long_list=program.long_list,
        list_part=program.list_part,
        shared=tuple(node_text(graph.nodes[v], v, names) for v in program.shared),
        reduces=any(OPS[node.op].is_reduction for node in graph.nodes),
        draws=any(node.op == "ordinal" for node in graph.nodes),
        guard=_guard(program),
        streams=tuple(_streams(program)),
        row_folds=(*_products(program), *row_folds(graph)),
        row_counts=row_counts(graph),
        cost=_cost(program.schedule, without=any(_products(program)) and not program.matrices),
        whole=_whole(program),
        routines=tuple(_library(program)),
        apart=program.apart,
    )


def _guard(program: Program) -> StepGuard | None:
    """The condition for the whole step, where it is kept, that the parameters are stored under."""
    for change in program.graph.updates:
        guard = change.guard if change.role == "param" else None
        if guard in program.places and program.graph.domain_of(guard) == STEP:
            known = (
                f"sf_segment_{number}"
                for number, segment in enumerate(program.segments)
                if segment.scope == Scope.STEP and any(guard in run.nodes for run in segment.runs)
            )
            return StepGuard(program.places[guard].index, tuple(known))
    return None


def _streams(program: Program) -> Iterator[RoleStream]:
    """The parameter's and gradient's part in each visit of chunks."""
    for visit in program.visits:
        if visit.over == Units.CHUNKS:
            used, stored = _roles_of(program, visit)
            for whole in sorted({kind == ChunkKind.TENSOR for kind in visit.kinds}):
                yield RoleStream(visit.entry, visit.argument, whole, used, stored)


def _roles_of(program: Program, visit: Visit) -> tuple[tuple[str, ...], tuple[str, ...]]:
    names = {step.name for step in visit.flat_steps if isinstance(step, RunKernel)}
    kernels = [k for sweep in program.sweeps for k in sweep.kernels if k.name in names]
    loads = {x.place.index for k in kernels for x in k.loads if x.place.kind == PlaceKind.ELEM}
    places = (x.place for k in kernels for x in k.stores)
    stores = {place.index for place in places if place.kind == PlaceKind.ELEM}
    columns = {c.role: program.columns.index(c) for c in (PARAM, GRAD) if c in program.columns}
    used = tuple(role for role, index in columns.items() if index in loads | stores)
    return used, tuple(role for role, index in columns.items() if index in stores)


def _whole(program: Program) -> tuple[str, ...]:
    """The parameter and gradient, as far as passes over matrices take or store them."""
    taken = {x.place.index for m in program.matrices for x in (*m.factors, *m.loads, *m.stores)}
    columns = (c for c in (PARAM, GRAD) if c in program.columns)
    return tuple(c.role for c in columns if program.columns.index(c) in taken)


def _library(program: Program) -> Iterator[LibraryCall]:
    """The calls of library routines, by launch."""
    for one in program.matrices:
        if one.routine:
            (taken,) = one.factors
            left = (LibraryResult(program.graph.nodes[x.value].op, x.place) for x in one.keeps)
            transposed = taken.transposed != program.lies_turned(taken.place)
            entry = f"sf_{one.name}"
            yield LibraryCall(entry, one.routine, taken.place, transposed, tuple(left))


def _products(program: Program) -> Iterator[RowFold]:
    """The first product of the graph that is interpreted for the program: over whole matrices."""
    meant = program.meaning or program.graph
    for value, node in enumerate(meant.nodes):
        if OPS[node.op].is_of_matrices:
            text = f"its product ({node_text(node, value, value_names(meant)).split(' = ')[1]})"
            yield RowFold(text, TENSOR, ignores_rows=False, ends=True)
            return


def _cost(schedule: Schedule, without: bool) -> StepCost:
    cost = schedule.cost
    waits = tuple(_waits(schedule))
    doubt = "without its products, which are interpreted" if without else schedule.doubt
    sizes = product_sizes(schedule)
    numbers = cost.optimal, cost.floor, schedule.sweeps
    return StepCost(*numbers, doubt, waits, sizes, schedule.more)


def _waits(schedule: Schedule) -> Iterator[str]:
    """Yield the values that later sweeps move again, with the reductions that they wait for."""
    graph = schedule.graph
    stored = {u.value: f"the new %{u.role}" for u in graph.updates if isinstance(u.value, int)}
    known = {name: stored.get(value, name) for value, name in enumerate(value_names(graph))}
    for (sweep, barrier), taxes in groupby(schedule.taxes, lambda tax: (tax.sweep, tax.barrier)):
        items = list(taxes)
        what = ", ".join(_NAME.sub(lambda m: known[m[0]], item.value) for item in items)
        cost = sum(item.bytes for item in items)
        after = _NAME.sub(lambda m: known[m[0]], barrier)
        yield f"{what} in sweep {schedule.number(sweep)}, after {after}: {cost} bytes/param"
