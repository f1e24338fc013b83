"""Places scalars and vectors: which segment, and which loop in it, computes each.

1. A row value that a later pass of the same sweep needs: the segment of rows between the passes.
2. Any other: between the sweeps, in segments that alternate between all tensors and the step; a
   segment is as late as its operands require. The step's comes first where that saves a segment.
3. A vector that only later segments use is computed there, and needs no memory in between.
4. Inside a segment there are runs of one domain; a reduction starts a run after its operand's.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.graph import Graph
from ...ir.lowered.program import Run
from ...ir.lowered.schedule import Schedule
from ...ir.ops import OPS
from ...ir.types import GROUP, ROW, Domain, block
from ..fuse.readiness import kind_of, reduces_cells

# (stage, 0, level) for a stage's segment; (sweep, pass, -1) for the rows segment before it.
Where = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Outline:
    """The segments' runs, and where each scalar and vector value is computed."""

    runs: dict[Where, tuple[Run, ...]]
    where: dict[int, Where]
    run_of: dict[int, tuple[Where, int]]


def outline(schedule: Schedule) -> Outline:
    """Places every live scalar or vector value."""
    graph = schedule.graph
    live = graph.live()
    low = [
        i
        for i, n in enumerate(graph.nodes)
        if i in live and n.op != "read" and not n.type.domain.is_matrix
    ]
    where = _sites(schedule, low)
    runs: dict[Where, tuple[Run, ...]] = {}
    run_of: dict[int, tuple[Where, int]] = {}
    for site in sorted(set(where.values())):
        mine = [v for v in low if where[v] == site]
        runs[site] = _runs(graph, mine)
        for number, run in enumerate(runs[site]):
            run_of |= dict.fromkeys(run.nodes, (site, number))
    return Outline(runs, where, run_of)


def is_shared(graph: Graph, value: int) -> bool:
    """True for a reduction from the tensor to group or step: it runs over all tensors."""
    node = graph.nodes[value]
    if not OPS[node.op].is_reduction or not node.type.domain <= GROUP:
        return False
    source = graph.domain_of(node.args[0])
    return source is not None and source.scope == 2


def _sites(schedule: Schedule, low: list[int]) -> dict[int, Where]:
    """Return the place where each value is computed (cases 1 to 3)."""
    stages = range(schedule.stages + 1)
    ways = [_walk(schedule, low, frozenset(found)) for found in ((), stages)]
    counts = [[_segments(schedule.graph, where, n) for n in stages] for where in ways]
    late = frozenset(n for n in stages if counts[1][n] < counts[0][n])
    where = _walk(schedule, low, late)
    _postpone_vectors(schedule, low, where)
    return where


def _walk(schedule: Schedule, low: list[int], late: frozenset[int]) -> dict[int, Where]:
    """Return each value's place; `late` are the stages that begin with the step's segment."""
    where: dict[int, Where] = {}
    for value in low:
        where[value] = _where(schedule, value, where, late)
    return where


def _segments(graph: Graph, where: dict[int, Where], stage: int) -> int:
    """Return the number of segments of a stage: of values, and of parts of shared sums."""
    mine = {value: at[2] for value, at in where.items() if at[0] == stage and at[2] >= 0}
    return len({*mine.values(), *(mine[v] - 1 for v in mine if is_shared(graph, v))})


def _where(schedule: Schedule, value: int, where: dict[int, Where], late: frozenset[int]) -> Where:
    graph = schedule.graph
    sweep, number = schedule.ready[value]
    if number > 0:
        if number < len(schedule.passes(sweep)):
            return sweep, number, -1
        sweep += 1
    return sweep, 0, _level(graph, value, sweep, where, sweep in late)


def _of_sweep(schedule: Schedule, sweep: int) -> Domain:
    """Return the domain of a rows segment of a sweep: rows, or blocks."""
    graph = schedule.graph
    taken = (r for p in schedule.passes(sweep) for r in p.reductions)
    length = max((kind_of(graph, r) for r in taken), default=0)
    return block(length) if length else ROW


def _postpone_vectors(schedule: Schedule, low: list[int], where: dict[int, Where]) -> None:
    """Moves vectors that only later segments use to their first user: no memory between."""
    graph = schedule.graph
    users, roots = graph.users(), set(graph.roots())
    for value in reversed(low):
        node = graph.nodes[value]
        mine = [u for u in users[value] if u in where]
        is_made_here = OPS[node.op].is_reduction or node.op == "diag"  # of what lies there now
        movable = node.type.domain.is_vector and not is_made_here
        if not movable or value in roots or len(mine) < len(users[value]):
            continue
        first = min((where[u] for u in mine), default=where[value])
        if first[2] >= 0 or node.type.domain == _of_sweep(schedule, first[0]):
            where[value] = max(where[value], first)


def _level(graph: Graph, value: int, stage: int, where: dict[int, Where], is_late: bool) -> int:
    """Even levels run over tensors, odd ones once; tensors' begin at 2 where the stage is late."""
    parity = 0 if graph.nodes[value].type.domain.scope == 2 else 1
    level = 2 if is_late and not parity else parity
    for operand in graph.nodes[value].values:
        at = where.get(operand)
        if at is not None and at[0] == stage and at[2] >= 0:
            level = max(level, at[2] + (at[2] - parity) % 2)
    return level


def _runs(graph: Graph, values: list[int]) -> tuple[Run, ...]:
    depth: dict[int, int] = {}
    runs: dict[tuple[int, str], list[int]] = {}
    for value in values:
        node = graph.nodes[value]
        depth[value] = 0
        for operand in node.values:
            if operand in depth:
                fold = OPS[node.op].is_reduction and not reduces_cells(graph, value)
                apart = fold or graph.nodes[operand].type.domain != node.type.domain
                depth[value] = max(depth[value], depth[operand] + apart)
        runs.setdefault((depth[value], str(node.type.domain)), []).append(value)
    ordered = (runs[key] for key in sorted(runs))
    return tuple(Run(graph.nodes[mine[0]].type.domain, tuple(mine)) for mine in ordered)
