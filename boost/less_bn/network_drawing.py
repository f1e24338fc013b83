"""A network as boxes and arrows, the norms that LessBN takes out crossed out."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...drawing.svg import Box, Colour, Drawing, Palette
from .matching import NORM, Flow, FlowOperation, NormDecision

REMOVED, KEPT, HEAD, REST, END = "removed", "kept", "head", "rest", "end"
PALETTE: Palette = {
    REMOVED: Colour("#fee2e2", "a batch norm that LessBN takes out"),
    KEPT: Colour("#dcfce7", "a batch norm that stays"),
    HEAD: Colour("#ffedd5", "a linear layer that becomes a normalised head"),
    REST: Colour("#ffffff", "anything else"),
    END: Colour("#dbeafe", "what goes in and comes out"),
}


def draw_flow(
    flow: Flow, title: str, decisions: Sequence[NormDecision], heads: Collection[str] = ()
) -> Drawing:
    """Every operation but weights, in the order of execution, and arrows from its operands."""
    removed = {d.name for d in decisions if d.is_removed}
    drawing = Drawing(title, [""])
    for index, one in enumerate(flow.operations):
        if one.what:
            kind = _kind(one, removed, heads)
            box = Box(f"o{index}", _label(one), kind, crossed=kind == REMOVED)
            drawing.add(box, [f"o{n}" for n in one.operands if flow.operations[n].what])
    ends = [f"o{n}" for n in sorted(flow.outputs) if flow.operations[n].what]
    drawing.add(Box("end", "output", END), ends)
    return drawing


def _kind(one: FlowOperation, removed: Collection[str], heads: Collection[str]) -> str:
    if one.kind == NORM:
        return REMOVED if one.name in removed else KEPT
    if one.name and one.name in heads:
        return HEAD
    return REST if one.operands else END


def _label(one: FlowOperation) -> str:
    return f"{one.name}: {one.what}" if one.name and one.name != one.what else one.what
