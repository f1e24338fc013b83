"""The five numbers at the top of the report."""

from __future__ import annotations

from typing import Any

from ...ir.lowered.memory_plan import Plan
from ...ir.lowered.program import Program
from ...ir.lowered.schedule import Schedule
from ...ir.types import ELEM
from ...passes.report.cost import program_bytes, program_flops, unfused_bytes
from ..inspect.history import History


def figures(history: History, schedule: Schedule, program: Program, plan: Plan) -> dict[str, Any]:
    """Sweeps, bytes and operations per parameter, what is in place, what else is stored.

    `optimal` = `floor` + the bytes of `taxes`; it is the least there can be where `doubt` is empty.
    """
    cost = schedule.cost
    moved = program_bytes(program)
    in_place = sum(how == "in place" for _, how in plan.updates)
    return {
        "sweeps": schedule.sweeps,
        "passes": len(schedule.phases),
        "floor": cost.floor,
        "tax": sum(t.bytes for t in schedule.taxes),
        "optimal": cost.optimal,
        "write_allocated": cost.write_allocated,
        "unfused": unfused_bytes(history.declared),
        "fused": moved,
        "updates": len(plan.updates),
        "in_place": in_place,
        "temporary": sum(c.cell for c in plan.columns if c.extent == str(ELEM)),
        "buffers": len(plan.buffers),
        "flops": program_flops(program),
        "flops_per_byte": round(program_flops(program) / moved, 3) if moved else 0.0,
        "doubt": schedule.doubt,
    }
