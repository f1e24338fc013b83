"""The memory plan: which temporary lives from which launch to which, and in what storage."""

from __future__ import annotations

from typing import Any

from ...ir.lowered.memory_plan import EXTENTS, Plan, block_extent
from ...ir.lowered.program import Program
from ...ir.tensor_view import axes_of
from ...ir.types import parse_domain
from ..inspect.render import with_names


def plan_data(plan: Plan, program: Program) -> dict[str, Any]:
    """Launches, buffers and updates; a column has cells of `cell` bytes, `counted` along axes."""
    buffers = [
        {
            "name": buffer.name,
            "columns": [
                {
                    "name": with_names(column.name, program.graph),
                    "extent": column.extent,
                    "counted": _counted(column.extent),
                    "cell": column.cell,
                    "first": column.first,
                    "last": column.last,
                }
                for column in buffer.columns
            ],
        }
        for buffer in plan.buffers
    ]
    kept = [sweep.buffer_bytes for sweep in program.sweeps]
    return {
        "view": str(program.graph.view),
        "launches": list(plan.launches),
        "buffers": buffers,
        "tile_bytes": max(kept, default=0),
        "updates": [{"role": role, "how": how} for role, how in plan.updates],
    }


def _counted(extent: str) -> dict[str, Any]:
    """The axes along which a domain has cells, the length of a block; else by the extent's name."""
    length, what = block_extent(extent)
    if length:
        return {"block": length, "what": what}
    if extent in EXTENTS:
        return {}
    axes = axes_of(parse_domain(extent.rpartition(" leaves of ")[-1]))
    return {"axes": [("outer", "inner", "row", "col")[axis] for axis in axes]}
