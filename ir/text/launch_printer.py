"""The printed form of launches and visits: what a plan's reader needs to follow a step.

launch sf_sweep_0 over chunks of kind rectangle, rows, tensor
launch gather over ranks: list 12 of kind rectangle, rows; part 0 of kind tensor
visit  sf_sweep_0, kind tensor: sweep0_pass0, sync, stage1_0, sync, sweep1_pass0
visit  sf_sweep_0, any kind: tiles (sweep0_pass0: sweep0_pass0, sync, rows0_1, sync, sweep0_pass1)
"""

from __future__ import annotations

from collections.abc import Sequence

from ..lowered.launches import KINDS, ChunkKind, Launch, Over
from ..lowered.program import Program
from ..lowered.visits import Sync, Tiles, Visit, VisitStep


def launches_text(program: Program) -> str:
    """The launches in their order, then the visits of each entry."""
    launches = [_launch(launch) for launch in program.launches]
    visits = [_visit(visit) for visit in program.visits]
    return "\n".join([*launches, "", *visits])


def _launch(launch: Launch) -> str:
    if launch.over == Over.RANKS:
        lists = (f"{x.what} {x.index} of {_kinds(x.kinds)}" for x in launch.lists)
        return f"launch {launch.entry} over ranks: {'; '.join(lists)}"
    over = "once" if launch.over == Over.ONCE else f"over {launch.over} of {_kinds(launch.kinds)}"
    argument = f", argument {launch.argument}" if launch.argument else ""
    needs = f", needs {_columns(launch.needs)}" if launch.needs else ""
    leaves = f", leaves {_columns(launch.leaves)}" if launch.leaves else ""
    return f"launch {launch.entry} {over}{argument}{needs}{leaves}"


def _visit(visit: Visit) -> str:
    by_kind = f", {_kinds(visit.kinds)}" if visit.over == Over.CHUNKS else ""
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
