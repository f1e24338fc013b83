"""Reasons against fusion: each barrier with its price and remedy; near misses of passes."""

from __future__ import annotations

from typing import Any

from ...ir.lowered.schedule import Schedule
from ...ir.text.printer import node_text, value_names
from ...passes.report.near_misses import near_misses
from ...passes.report.why_not import barriers


def reasons_data(schedule: Schedule) -> dict[str, Any]:
    """`barriers`, the ends of sweeps; `near_misses`, values that passes almost change."""
    return {
        "barriers": [_end(schedule, sweep) for sweep in schedule.swept[1:]],
        "near_misses": _misses(schedule),
    }


def _end(schedule: Schedule, sweep: int) -> dict[str, Any]:
    graph = schedule.graph
    blamed = [
        {
            "value": b.reduction,
            "path": [{"value": v, "op": graph.nodes[v].op} for v in b.path],
            "waits": b.waits,
            "remedy": b.remedy,
        }
        for b in barriers(schedule, sweep)
    ]
    paid = [{"value": t.value, "bytes": t.bytes} for t in schedule.taxes if t.sweep == sweep]
    return {"sweep": schedule.number(sweep) - 1, "reductions": blamed, "cost": paid}


def _misses(schedule: Schedule) -> list[dict[str, Any]]:
    graph = schedule.graph
    names = value_names(graph)
    return [
        {"pass": name, "value": v, "text": node_text(graph.nodes[v], v, names), "why": why}
        for name, v, why in near_misses(graph)
    ]
