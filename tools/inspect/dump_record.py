"""The record of `stepfuse dump --json`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...ir.graph import Graph
from ...ir.lowered.memory_plan import Plan
from ...ir.lowered.program import Program
from ...ir.lowered.schedule import Schedule
from ..records.record import Record
from .at_shape import CostAtShape
from .history import History, Row, table


@dataclass(frozen=True, slots=True)
class StepEntry(Record):
    """A pass, and the graph that it left."""

    name: str
    unchanged: bool
    graph: Graph


@dataclass(frozen=True, slots=True)
class VariantEntry(Record):
    """A variant with what was asked for; `text` is what is a text by itself, such as a listing."""

    title: str
    when: str
    passes: tuple[Row, ...] | None = None
    schedule: Schedule | None = None
    graph: Graph | None = None
    steps: tuple[StepEntry, ...] | None = None
    program: Program | None = None
    plan: Plan | None = None
    text: str | None = None
    at_shape: CostAtShape | None = None


@dataclass(frozen=True, slots=True)
class DumpRecord(Record):
    """The requested stages, variant by variant."""

    spec: str
    pipeline: str
    target: str
    variants: tuple[VariantEntry, ...]


def of_passes(named: VariantEntry, history: History) -> VariantEntry:
    """With what every pass did to the cost, and the schedule where there is one."""
    return replace(named, passes=tuple(table(history)), schedule=history.schedule)


def of_steps(named: VariantEntry, history: History) -> VariantEntry:
    """With the graph as declared, and after every pass."""
    declared = StepEntry("declared", False, history.declared)
    after = (StepEntry(s.name, s.after == s.before, s.after) for s in history.steps)
    return replace(named, steps=(declared, *after))
