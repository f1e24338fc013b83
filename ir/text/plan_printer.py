"""The printed form of launches and of memory plans.

Launches and visits are printed as a reader needs them to follow a step:

launch sf_sweep_0 over chunks of kind rectangle, rows, tensor
launch gather over ranks: list 12 of kind rectangle, rows; part 0 of kind tensor
visit  sf_sweep_0, kind tensor: sweep0_pass0, sync, stage1_0, sync, sweep1_pass0
visit  sf_sweep_0, any kind: tiles (sweep0_pass0: sweep0_pass0, sync, rows0_1, sync, sweep0_pass1)
"""

from __future__ import annotations

from collections.abc import Sequence

from ..lowered.launches import KINDS, ChunkKind, Launch, Units
from ..lowered.memory_plan import Column, Plan
from ..lowered.program import Program
from ..lowered.visits import Sync, Tiles, Visit, VisitStep
from ..tensor_view import Shape


def launches_text(program: Program) -> str:
    """The launches in their order, then the visits of each entry."""
    launches = [_launch(launch) for launch in program.launches]
    visits = [_visit(visit) for visit in program.visits]
    return "\n".join([*launches, "", *visits])


def _launch(launch: Launch) -> str:
    if launch.over == Units.RANKS:
        lists = (f"{x.what} {x.index} of {_kinds(x.kinds)}" for x in launch.lists)
        return f"launch {launch.entry} over ranks: {'; '.join(lists)}"
    over = "once" if launch.over == Units.ONCE else f"over {launch.over} of {_kinds(launch.kinds)}"
    argument = f", argument {launch.argument}" if launch.argument else ""
    needs = f", needs {_columns(launch.needs)}" if launch.needs else ""
    produces = f", produces {_columns(launch.produces)}" if launch.produces else ""
    return f"launch {launch.entry} {over}{argument}{needs}{produces}"


def _visit(visit: Visit) -> str:
    by_kind = f", {_kinds(visit.kinds)}" if visit.over == Units.CHUNKS else ""
    argument = "" if visit.argument is None else f", argument {visit.argument}"
    return f"visit {visit.entry}{by_kind}{argument}: {_steps(visit.steps)}"


def _steps(steps: Sequence[VisitStep]) -> str:
    return ", ".join(map(_step, steps))


def _step(step: VisitStep) -> str:
    if isinstance(step, Tiles):
        together = f"{step.together}: " if step.together else ""
        return f"tiles ({together}{_steps(step.steps)})"
    return "sync" if isinstance(step, Sync) else step.name


def _kinds(kinds: Sequence[ChunkKind]) -> str:
    return (
        "any kind" if tuple(kinds) == KINDS else "kind " + ", ".join(k.name.lower() for k in kinds)
    )


def _columns(columns: Sequence[int]) -> str:
    return "shared " + ", ".join(map(str, columns))


def plan_text(plan: Plan, shape: Shape | None = None) -> str:
    """Buffers and updates, a line each; with a shape also the bytes.

    buffer b0: 8 B x row leaves    launches 1..2: partial:105; 3..3: partial:189
    """
    lines = [f"plan @{plan.name}: {_count(len(plan.buffers), 'buffer')}{_sizes(plan, shape)}"]
    for buffer in plan.buffers:
        first = buffer.columns[0]
        users = "; ".join(f"{c.first}..{c.last}: {c.name}" for c in buffer.columns)
        lines.append(f"  buffer {buffer.name}: {size_text(first)}, launches {users}")
    lines += [f"  update %{role}: {how}" for role, how in plan.updates]
    return "\n".join(lines)


def lifetimes_text(plan: Plan) -> str:
    """Each column beside the launches in which it is needed.

    partial:20  b0  .##.
    """
    rows = [
        (c.name, plan.buffer_of(c.name).name, _bar(c, len(plan.launches))) for c in plan.columns
    ]
    wide = [max((len(r[i]) for r in rows), default=0) for i in (0, 1)]
    lines = [f"{number:>3} {name}" for number, name in enumerate(plan.launches)]
    lines += [f"{name:{wide[0]}}  {buffer:{wide[1]}}  {bar}" for name, buffer, bar in rows]
    return "\n".join(lines)


def size_text(column: Column) -> str:
    """A column's symbolic size."""
    return f"{column.cell} B x {column.extent}"


def _sizes(plan: Plan, shape: Shape | None) -> str:
    if shape is None:
        return ""
    return f", {plan.bytes(shape)} bytes, lower bound {plan.lower_bound(shape)}"


def _bar(column: Column, launches: int) -> str:
    return "".join("#" if column.first <= n <= column.last else "." for n in range(launches))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
