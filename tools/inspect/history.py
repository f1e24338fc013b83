"""One graph on its way through the passes: what every pass, fusion and lowering left."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...ir.errors import VerifyError
from ...ir.graph import Graph, Spec
from ...ir.lowered.program import Program
from ...ir.lowered.schedule import Schedule
from ...passes.fuse.fuse import fuse
from ...passes.lower.lower import lower
from ...passes.lower.variants import linked
from ...passes.pipeline import Step, check_basic, pipeline_of, run_graph
from ...passes.report.cost import program_bytes, unfused_bytes, unfused_flops
from ..errors import WrongUsage

BACK = ("fuse", "lower")  # after the passes: graph to schedule, schedule to program
_TAIL = re.compile(r"(?:^|,)\s*(?P<fuse>fuse)\s*(?:,\s*(?P<lower>lower)\s*)?$")


@dataclass(frozen=True, slots=True)
class History:
    """The graph as declared, the steps of the pipeline, and what came out at its end."""

    declared: Graph
    steps: tuple[Step, ...]
    schedule: Schedule | None
    program: Program | None

    @property
    def graph(self) -> Graph:
        """The graph that the passes left."""
        return self.steps[-1].after if self.steps else self.declared

    @property
    def title(self) -> str:
        """The spec, the entry and the variant."""
        when = f" when {self.declared.when}" if self.declared.when else ""
        return f"@{self.declared.name} {self.declared.entry}{when}"

    def after(self, name: str) -> Graph:
        """The graph as the last run of a pass left it. Raises KeyError."""
        for step in reversed(self.steps):
            if step.name == name:
                return step.after
        raise KeyError(name)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the pass-by-pass table."""

    name: str
    nodes: int
    bytes: int
    flops: int
    note: str = ""


def full_pipeline(policy: str, dtypes: str = "", passes: str = "") -> str:
    """The passes written out, or those of a policy with fusion and lowering. Raises WrongUsage."""
    try:
        found = pipeline_of(policy, dtypes, passes)
        return found if passes else ",".join((found, *BACK))
    except ValueError as error:
        raise WrongUsage(str(error)) from None


def passes_over_graphs(pipeline: str) -> str:
    """A pipeline without fusion and lowering."""
    tail = _TAIL.search(pipeline)
    return pipeline[: tail.start()] if tail else pipeline


def linked_graphs(spec: Spec, pipeline: str) -> list[Graph]:
    """The graphs of a spec as compilation starts from them: variants `share` what others need.

    Raises WrongUsage and LowerError.
    """
    passes = passes_over_graphs(pipeline)
    try:
        return [g for name in spec.entries for g in linked(spec.variants(name), passes)]
    except ValueError as error:  # a pipeline that cannot be read, or an unknown dtype
        raise WrongUsage(str(error)) from None


def follow(graph: Graph, pipeline: str) -> History:
    """Runs a pipeline over a graph. Raises WrongUsage, VerifyError and LowerError."""
    tail, passes = _TAIL.search(pipeline), passes_over_graphs(pipeline)
    steps: list[Step] = []
    try:
        last = run_graph(graph, passes, steps.append, check=True)
    except VerifyError as error:
        raise VerifyError(f"after {steps[-1].name}: {error}") from None
    except ValueError as error:  # a pipeline that cannot be read, or an unknown dtype
        raise WrongUsage(str(error)) from None
    if tail is None:
        return History(graph, tuple(steps), None, None)
    check_basic(last)
    schedule = fuse(last)
    program = lower(schedule) if tail["lower"] else None
    return History(graph, tuple(steps), schedule, program)


def table(history: History) -> list[Row]:
    """The cost before and after every pass: as separate trips, then fused, then lowered."""
    rows = [_row("declared", history.declared)]
    for step in history.steps:
        note = "" if step.after != step.before else "unchanged"
        rows.append(_row(step.name, step.after, note))
    if history.schedule is not None:
        rows.append(_fused(history.schedule))
    if history.program is not None:
        rows.append(_lowered(history.program))
    return rows


def _row(name: str, graph: Graph, note: str = "") -> Row:
    return Row(name, len(graph.nodes), unfused_bytes(graph), unfused_flops(graph), note)


def _fused(schedule: Schedule) -> Row:
    nodes, cost = len(schedule.graph.nodes), schedule.cost
    note = f"{_plural(schedule.sweeps, 'sweep')}, {_plural(len(schedule.phases), 'pass')}"
    note += f"; {schedule.doubt}" if schedule.gap else ""
    return Row("fuse", nodes, cost.optimal, cost.flops, note)


def _lowered(program: Program) -> Row:
    kernels = sum(len(s.kernels) for s in program.sweeps)
    note = f"{_plural(kernels, 'kernel')}, {_plural(len(program.segments), 'segment')}"
    cost = program.schedule.cost
    return Row("lower", len(program.graph.nodes), program_bytes(program), cost.flops, note)


def _plural(count: int, word: str) -> str:
    ending = "" if count == 1 else "es" if word.endswith("s") else "s"
    return f"{count} {word}{ending}"
