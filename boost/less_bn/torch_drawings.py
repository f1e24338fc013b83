"""Modules of torch as drawings: the whole, or each part that can be traced."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from torch import nn

from ...drawing.svg import Drawing
from .matching import NormDecision
from .network_drawing import draw_flow
from .torch_flow import TracedPart, parts_of


def draw_parts(
    network: nn.Module, parts: Sequence[TracedPart], decisions: Sequence[NormDecision],
    heads: Collection[str] = (),
) -> list[Drawing]:  # fmt: skip
    """A drawing of each part, under its path; its norms as they were decided."""
    kind = type(network).__name__
    return [
        draw_flow(part.flow, f"{kind}: {part.path}" if part.path else kind, decisions, heads)
        for part in parts
        if part.flow is not None
    ]


def draw_network(network: nn.Module) -> list[Drawing]:
    """As it is: no norm leaves."""
    return draw_parts(network, list(parts_of(network)), ())
