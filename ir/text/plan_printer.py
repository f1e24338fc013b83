"""The printed form of a memory plan, and its lifetimes drawn with one mark a launch."""

from __future__ import annotations

from ..lowered.memory_plan import Column, Plan
from ..tensor_view import Shape


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
