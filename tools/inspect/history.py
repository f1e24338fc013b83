"""The history of a variant's compilation: the record that text, JSON and pages are made of."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from ...compiler import Made, snapshots
from ...ir.errors import StepfuseError, VerifyError, WrongUsage
from ...ir.graph import Graph, Spec
from ...ir.lowered.memory_plan import Plan, PlanError
from ...ir.lowered.program import Program, ProgramError
from ...ir.lowered.schedule import Schedule
from ...passes.lower.variants import linked
from ...passes.pipeline import STORES_LAST, Step, parse_pipeline, pipeline_of
from ...passes.report.cost import program_bytes, program_flops, unfused_bytes, unfused_flops
from ...passes.targets import has_bf16_tiles
from ...spec_texts.resolve import resolve_artifact
from ..records.record import Record

BACK = ("fuse", "lower")  # after the passes: graph to schedule, schedule to program
_TAIL = re.compile(
    r"(?:^|,)\s*(?P<fuse>fuse)(?P<last>\{stores=last\})?\s*(?:,\s*(?P<lower>lower)\s*)?$"
)


@dataclass(frozen=True, slots=True)
class History:
    """The compilation of one variant, as far as the requested pipeline goes."""

    found: tuple[Made, ...]
    failed: StepfuseError | None = None  # what it ended with, where that was asked for

    @property
    def declared(self) -> Graph:
        """The graph before all passes."""
        return self.found[0].after

    @property
    def steps(self) -> tuple[Step, ...]:
        """The passes over the graph."""
        return tuple(s for s in self.found[1:] if isinstance(s.after, Graph))

    @property
    def graph(self) -> Graph:
        """The graph that the passes left."""
        return self.steps[-1].after if self.steps else self.declared

    @property
    def schedule(self) -> Schedule | None:
        """The result of fusion, None where the pipeline ends earlier."""
        return self._last("schedule")

    @property
    def lowered(self) -> tuple[Made, ...]:
        """Lowering, and the passes over the program."""
        return tuple(s for s in self.found if s.stage == "program")

    @property
    def program(self) -> Program | None:
        """The program that code is made of, where the pipeline goes so far."""
        return self._last("program")

    @property
    def loops(self) -> tuple[Made, ...]:
        """The loops as built, and the passes over them, where they were requested."""
        return tuple(s for s in self.found if s.stage == "loops")

    @property
    def plan(self) -> Plan | None:
        """The plan of its memory, where it was requested."""
        return self._last("plan")

    @property
    def title(self) -> str:
        """The spec, the entry and the variant."""
        when = f" when {self.declared.when}" if self.declared.when else ""
        clock = f" {self.declared.clock}" if self.declared.clock else ""
        return f"@{self.declared.name} {self.declared.entry}{clock}{when}"

    def after(self, name: str) -> Graph:
        """The graph as the last run of a pass left it. Raises KeyError."""
        for step in reversed(self.steps):
            if step.name == name:
                return step.after
        raise KeyError(name)

    def _last(self, stage: str) -> Any:
        return next((s.after for s in reversed(self.found) if s.stage == stage), None)


class Row(Record):
    """One line of the pass-by-pass table."""

    name: str
    nodes: int
    bytes: int
    flops: int
    note: str


def full_pipeline(policy: str, dtypes: str = "", passes: str = "", target: str = "native") -> str:
    """The passes written out, or those of a policy with fusion and lowering. Raises WrongUsage."""
    try:
        tiles = policy != "fast" or has_bf16_tiles(target or "native")
        found = pipeline_of(policy, dtypes, passes, tiles)
        return found if passes else ",".join((found, *BACK))
    except ValueError as error:
        raise WrongUsage(str(error)) from None


def pipeline_for(
    spec: str,
    policy: str,
    dtypes: str = "",
    passes: str = "",
    target: str = "native",
    *,
    stores_last: bool = False,
) -> str:
    """The passes of a spec that a text names: an artifact's own, where nothing else is asked for.

    Raises WrongUsage and ArtifactError.
    """
    own = resolve_artifact(spec)
    if own is None or policy or dtypes or passes:
        asked = policy or (own.policy if own and not passes else "strict")
        found = full_pipeline(asked, dtypes, passes, target)
    else:
        found = ",".join((own.pipeline, *BACK))
    return _with_stores_last(found) if stores_last else found


def passes_over_graphs(pipeline: str) -> str:
    """A pipeline without fusion and lowering; an option of `fuse` on graphs is kept as a pass."""
    tail = _TAIL.search(pipeline)
    if tail is None:
        return pipeline
    return pipeline[: tail.start()] + (STORES_LAST if tail["last"] else "")


def _with_stores_last(pipeline: str) -> str:
    """A pipeline in whose fusion stores come last. Raises WrongUsage."""
    tail = _TAIL.search(pipeline)
    if tail is None:
        raise WrongUsage("--stores-last is for fusion, which this pipeline leaves out: add fuse")
    passes = passes_over_graphs(pipeline).removesuffix(STORES_LAST)
    return passes + STORES_LAST + (",lower" if tail["lower"] else "")


def linked_graphs(spec: Spec, pipeline: str) -> list[Graph]:
    """The graphs of a spec as compilation starts from them: variants `share` common values.

    Raises WrongUsage and LowerError.
    """
    passes = passes_over_graphs(pipeline)
    try:
        return [g for name in spec.entries for g in linked(spec.variants(name), passes)]
    except ValueError as error:  # a pipeline that cannot be read, or an unknown dtype
        raise WrongUsage(str(error)) from None


def follow(graph: Graph, pipeline: str, target: str = "native", last: str = "launches") -> History:
    """One variant through a pipeline, as far as the stage `last`.

    Raises WrongUsage, VerifyError, LowerError, ProgramError and PlanError.
    """
    history = attempt(graph, pipeline, target, last)
    if history.failed is not None:
        raise history.failed
    return history


def attempt(
    graph: Graph,
    pipeline: str,
    target: str = "native",
    last: str = "launches",
    kept: type[StepfuseError] | tuple[type[StepfuseError], ...] = (ProgramError, PlanError),
) -> History:
    """Return the history as `follow`; an error that is `kept`, else of a proof, is its end.

    An output of a pass that does not verify is not in it.
    """
    passes, tail = passes_over_graphs(pipeline), _TAIL.search(pipeline)
    found: list[Made] = []
    try:
        going = snapshots(graph, passes, target, check=True, last=last)
        if tail is None or not tail["lower"]:
            going = islice(going, 1 + len(parse_pipeline(passes)) + (tail is not None))
        for made in going:
            found.append(made)
    except VerifyError as error:
        failed = VerifyError(f"after {found[-1].name}: {error}", error.placed)
        if isinstance(failed, kept):
            return History(tuple(found[:-1]), failed)
        raise failed from None
    except ValueError as error:  # a pipeline that cannot be read, or an unknown dtype
        raise WrongUsage(str(error)) from None
    except kept as error:
        return History(tuple(found), error)
    return History(tuple(found))


def table(history: History) -> list[Row]:
    """The cost before and after every pass: as separate sweeps, then fused, then lowered."""
    rows = [_row("declared", history.declared)]
    for step in history.steps:
        same = step.after == step.before
        rows.append(
            replace(rows[-1], name=step.name, note="unchanged")
            if same
            else _row(step.name, step.after)
        )
    if history.schedule is not None:
        rows.append(_fused(history.schedule))
    rows += [_lowered(made) for made in history.lowered]
    return rows


def _row(name: str, graph: Graph) -> Row:
    return Row(name, len(graph.nodes), unfused_bytes(graph), unfused_flops(graph), "")


def _fused(schedule: Schedule) -> Row:
    nodes, cost = len(schedule.graph.nodes), schedule.cost
    note = f"{_plural(schedule.sweeps, 'sweep')}, {_plural(len(schedule.phases), 'pass')}"
    note += f", {len(schedule.matrices)} over matrices" if schedule.matrices else ""
    note += f"; {schedule.doubt}" if schedule.gap else ""
    return Row("fuse", nodes, cost.optimal, cost.flops, note)


def _lowered(made: Made) -> Row:
    program: Program = made.after
    if made.name == "lower":
        kernels = sum(len(s.kernels) for s in program.sweeps)
        note = f"{_plural(kernels, 'kernel')}, {_plural(len(program.segments), 'segment')}"
        note += f", {len(program.matrices)} over matrices" if program.matrices else ""
    elif made.after == made.before:
        note = "unchanged"
    else:
        kept = sum(len(k.keeps) for s in program.sweeps for k in s.kernels)
        note = f"{_plural(kept, 'buffer')} of a tile"
    nodes, bytes_ = len(program.graph.nodes), program_bytes(program)
    return Row(made.name, nodes, bytes_, program_flops(program), note)


def _plural(count: int, word: str) -> str:
    ending = "" if count == 1 else "es" if word.endswith("s") else "s"
    return f"{count} {word}{ending}"
