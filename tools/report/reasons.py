"""Reasons against fusion: each barrier with its price and remedy; near misses of passes."""

from __future__ import annotations

from ...ir.graph import Graph
from ...ir.lowered.schedule import Schedule
from ...ir.text.printer import node_text, value_names
from ...passes.report.near_misses import near_misses
from ...passes.report.why_not import barriers
from ..records.record import Record


class RecordedTax(Record):
    """A value that a sweep moves again, and the barrier that it waited for."""

    value: str
    bytes: int
    barrier: str


class BlamedReduction(Record):
    """A reduction that ends a sweep, the values from it to those that wait, and the remedy."""

    value: int
    path: tuple[int, ...]
    waits: str
    remedy: str


class RecordedBarrier(Record):
    """The end of a sweep: its reductions, and its price in the next."""

    sweep: int
    reductions: tuple[BlamedReduction, ...]
    cost: tuple[RecordedTax, ...]


class NearMiss(Record):
    """A value that the pass `name` almost changes."""

    name: str
    value: int
    text: str
    why: str


def taxes(schedule: Schedule, stage: int) -> tuple[RecordedTax, ...]:
    """The values that the sweep of a stage moves again."""
    found = (tax for tax in schedule.taxes if tax.sweep == stage)
    return tuple(RecordedTax(tax.value, tax.bytes, tax.barrier) for tax in found)


def recorded_barriers(schedule: Schedule) -> tuple[RecordedBarrier, ...]:
    """The ends of all sweeps but the last."""
    return tuple(
        RecordedBarrier(
            schedule.number(stage) - 1,
            tuple(
                BlamedReduction(end.reduction, end.path, end.waits, end.remedy)
                for end in barriers(schedule, stage)
            ),
            taxes(schedule, stage),
        )
        for stage in schedule.swept[1:]
    )


def recorded_misses(graph: Graph) -> tuple[NearMiss, ...]:
    """The values that passes almost change."""
    names = value_names(graph)
    return tuple(
        NearMiss(name, v, node_text(graph.nodes[v], v, names), why)
        for name, v, why in near_misses(graph)
    )
