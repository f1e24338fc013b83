"""The record of a compilation: its dump as JSON, the page, `diff` and `view` are made of it.

Values are numbers of nodes in the variant's `final` graph, bytes and operations are per
parameter; types, origins, sites, files and graphs are referred to by their places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ...ir.errors import StepfuseError, WrongUsage
from ...ir.graph import Graph, Spec
from ...ir.lowered.memory_plan import Plan
from ...ir.lowered.program import Program
from ...ir.lowered.schedule import Schedule
from ...ir.roles import Role
from ...ir.types import ELEM
from ...passes.report.cost import program_flops, unfused_bytes
from ...passes.targets import here
from ..inspect.at_shape import CostAtShape
from ..inspect.history import History, Row
from ..records.record import Record, plain
from .graphs import Graphs, RecordedGraph, RecordedPass, RecordedType
from .numbers import Accuracy, FollowedStep
from .page import shown
from .panes import RecordedCode, panes
from .plan import RecordedPlan, recorded_plan
from .reasons import NearMiss, RecordedBarrier, recorded_barriers, recorded_misses
from .sources import (
    RecordedFailure,
    RecordedFile,
    RecordedOrigin,
    RecordedSite,
    SourceTable,
    recorded_failure,
)
from .sweeps import (
    OrderItem,
    RecordedLine,
    RecordedSweep,
    RecordedValue,
    recorded_lines,
    recorded_order,
    recorded_sweeps,
    recorded_values,
)


class RoleText(Record):
    """A role: as it is declared, or as a variant stores it."""

    name: str
    kind: str
    type: str
    range: str
    like: str
    default: float | bool | str | None = None


class RecordedRule(Record):
    """A rule of a spec, and the parameters that it is for."""

    name: str
    when: str


class StepFigures(Record):
    """The counts of a step; `optimal` = `floor` + `tax`, the least where `doubt` is empty."""

    sweeps: int
    passes: int
    floor: int
    tax: int
    optimal: int
    write_allocated: int
    unfused: int
    fused: int
    updates: int
    in_place: int
    temporary: int
    buffers: int
    flops: int
    flops_per_byte: float
    doubt: str


class VariantGraphs(Record):
    """A variant up to a graph: `final` is the one that was asked for, else the last."""

    title: str
    entry: str
    when: str
    passes: tuple[RecordedPass, ...]
    graphs: tuple[RecordedGraph, ...]
    final: int
    types: tuple[RecordedType, ...]
    files: tuple[RecordedFile, ...]
    sites: tuple[RecordedSite, ...]
    origins: tuple[RecordedOrigin, ...]


class EndedVariant(VariantGraphs):
    """A variant whose compilation ended with an error, and the passes before it."""

    failed: str


class RecordedVariant(VariantGraphs):
    """A variant with its step."""

    figures: StepFigures
    stored: tuple[RoleText, ...]
    sweeps: tuple[RecordedSweep, ...]
    order: tuple[OrderItem, ...]
    values: tuple[RecordedValue, ...]
    lines: tuple[RecordedLine, ...]
    plan: RecordedPlan
    barriers: tuple[RecordedBarrier, ...]
    near_misses: tuple[NearMiss, ...]
    code: tuple[RecordedCode, ...]


class VariantPart(Record):
    """The stage of a variant that was asked for; a listing is a text."""

    title: str
    entry: str
    when: str
    passes: tuple[Row, ...] | None = None
    schedule: Schedule | None = None
    program: Program | None = None
    plan: RecordedPlan | None = None
    text: str | None = None
    at_shape: CostAtShape | None = None


class CompilationRecord(Record):
    """The compilation of a spec, variant by variant: whole, up to an error, or one stage of it."""

    spec: str
    doc: str
    paper: str
    pipeline: str
    target: str
    roles: tuple[RoleText, ...]
    variants: tuple[RecordedVariant | EndedVariant | VariantGraphs | VariantPart, ...]
    rules: tuple[RecordedRule, ...] = ()
    failure: RecordedFailure | None = None
    accuracy: Accuracy | None = None
    followed: FollowedStep | None = None


class WholeCompilation(CompilationRecord):
    """A record without an error or a stage alone, as `diff` compares them."""

    variants: tuple[RecordedVariant, ...]


Variants = Sequence[RecordedVariant | EndedVariant | VariantGraphs | VariantPart]


def record_of(
    spec: Spec,
    histories: Sequence[History],
    pipeline: str,
    assembly: bool = False,
    error: StepfuseError | None = None,
) -> CompilationRecord:
    """The record of a spec whose variants were followed to their launches. Raises WrongUsage.

    With `assembly`, of variants that were followed to their loops, machine code is in it. With an
    error, of which `failure` tells, a variant may have been followed only up to there.
    """
    variants = [_variant(h, assembly, len(histories)) for h in histories]
    found = with_variants(spec, pipeline, variants)
    return found if error is None else replace(found, failure=recorded_failure(error))


def undeclared(name: str, pipeline: str, error: StepfuseError) -> CompilationRecord:
    """The record of an invalid spec: the error at its line."""
    return CompilationRecord(name, "", "", pipeline, here(), (), (), (), recorded_failure(error))


def with_variants(
    spec: Spec, pipeline: str, variants: Variants, target: str = "native"
) -> CompilationRecord:
    """A record of these variants of a spec."""
    return CompilationRecord(
        spec.name,
        spec.doc,
        spec.paper,
        pipeline,
        here() if target == "native" else target,
        _roles(spec.roles),
        tuple(variants),
        tuple(RecordedRule(rule.name, rule.when) for rule in spec.rules),
    )


def graphs_of(history: History, final: Graph) -> VariantGraphs:
    """The graphs of a variant, of which one was asked for."""
    sources = SourceTable()
    return VariantGraphs(**_graphs(history, Graphs(history, sources), final), **sources.tables())


def _graphs(history: History, graphs: Graphs, final: Graph) -> dict[str, Any]:
    declared = history.declared
    return {
        "title": history.title,
        "entry": declared.entry,
        "when": declared.when,
        "passes": graphs.passes(),
        "graphs": tuple(graphs.found),
        "final": graphs.number_of(final),
        "types": tuple(graphs.types),
    }


def _variant(history: History, assembly: bool, variants: int) -> RecordedVariant | EndedVariant:
    schedule, program, plan = history.schedule, history.program, history.plan
    sources = SourceTable()
    graphs = Graphs(history, sources)
    if history.failed is not None:
        own, said = _graphs(history, graphs, history.graph), shown(str(history.failed))
        return EndedVariant(**own, **sources.tables(), failed=said)
    if schedule is None or program is None or plan is None:
        raise WrongUsage("the report needs a pipeline that ends in fuse,lower")
    graph, sweeps, order = program.graph, recorded_sweeps(program), tuple(recorded_order(program))
    barriers, misses = recorded_barriers(schedule), recorded_misses(schedule.graph)
    lines = recorded_lines(graph, sweeps, sources)
    return RecordedVariant(
        **_graphs(history, graphs, graph),
        **sources.tables(),
        figures=_figures(history.declared, program, plan, sum(sweep.bytes for sweep in sweeps)),
        stored=_roles(graph.roles),
        sweeps=sweeps,
        order=order,
        values=recorded_values(len(graph.nodes), sweeps, order, barriers, misses),
        lines=lines,
        plan=recorded_plan(plan, program),
        barriers=barriers,
        near_misses=misses,
        code=tuple(panes(history, assembly, variants)),
    )


def _figures(declared: Graph, program: Program, plan: Plan, moved: int) -> StepFigures:
    schedule, cost, flops = program.schedule, program.schedule.cost, program_flops(program)
    return StepFigures(
        sweeps=schedule.sweeps,
        passes=len(schedule.phases),
        floor=cost.floor,
        tax=sum(t.bytes for t in schedule.taxes),
        optimal=cost.optimal,
        write_allocated=cost.write_allocated,
        unfused=unfused_bytes(declared),
        fused=moved,
        updates=len(plan.updates),
        in_place=sum(how == "in place" for _, how in plan.updates),
        temporary=sum(c.cell for c in plan.columns if c.extent == str(ELEM)),
        buffers=len(plan.buffers),
        flops=flops,
        flops_per_byte=round(flops / moved, 3) if moved else 0.0,
        doubt=schedule.doubt,
    )


def _roles(roles: Iterable[Role]) -> tuple[RoleText, ...]:
    return tuple(
        RoleText(
            role.name,
            str(role.kind),
            str(role.type),
            str(role.range or ""),
            str(role.like or ""),
            plain(role.default),
        )
        for role in roles
    )
