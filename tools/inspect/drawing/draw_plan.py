"""A memory plan as SVG: a row for every buffer, a bar for every temporary it holds."""

from __future__ import annotations

from collections.abc import Sequence

from ....drawing.svg import CHARACTER, MARGIN, Picture, bar, document, text
from ....ir.graph import Graph
from ....ir.lowered.columns import LeafArray, TableColumn, TensorFact, ValueArray
from ....ir.lowered.memory_plan import Plan
from ....ir.text.plan_printer import size_text
from ..render import with_names

ROW = 26
STEP = 110  # width of a launch
COLOURS: dict[type[TableColumn], str] = {
    ValueArray: "#dbeafe",
    LeafArray: "#fee2e2",
    TensorFact: "#f1f5f9",
}


def plan_to_svg(plans: Sequence[tuple[str, Plan, Graph]]) -> str:
    """The plans, one below the other, each under its title."""
    return document([_picture(title, plan, graph) for title, plan, graph in plans])


def _picture(title: str, plan: Plan, graph: Graph) -> Picture:
    labels = [f"{b.name}: {size_text(b.columns[0])}" for b in plan.buffers]
    left = MARGIN * 2 + CHARACTER * max((len(label) for label in labels), default=0)
    width = left + STEP * max(len(plan.launches), 1) + MARGIN
    lines = [text(MARGIN, 20, f"{title}: lifetimes", ' font-weight="bold"')]
    bottom = 56 + ROW * len(plan.buffers)
    for number, name in enumerate(plan.launches):
        x = left + STEP * number
        lines.append(text(x + 4, 44, name, ' fill="#57534e"'))
        lines.append(f'<path d="M{x:.1f},50 V{bottom:.1f}" stroke="#e7e5e4"/>')
    for row, (buffer, label) in enumerate(zip(plan.buffers, labels, strict=True)):
        y = 54 + ROW * row
        lines.append(text(MARGIN, y + 16, label))
        for column in buffer.columns:
            x, length = left + STEP * column.first, STEP * (column.last - column.first + 1)
            name = with_names(column.name, graph)
            colour = COLOURS[type(column.column)]
            lines.append(bar(x + 2, y, length - 4, ROW - 4, colour, name))
            lines.append(text(x + 8, y + 15, name))
    return Picture(lines, max(width, CHARACTER * len(title) + 120), bottom + MARGIN)
