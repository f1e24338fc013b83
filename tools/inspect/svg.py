"""SVG by hand: drawings of boxes and arrows, and bars over launches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

import networkx as nx

from .draw import COLOURS, Box, Drawing

CHARACTER = 7.3  # width of a character of the 12-pixel monospace font
LINE = 44  # from one row of boxes to the next
HEIGHT = 24  # of a box
MARGIN = 16
GAP = 14


@dataclass(frozen=True, slots=True)
class Picture:
    """A piece of SVG with its size; pieces are stacked."""

    lines: list[str]
    width: float
    height: float


def to_svg(drawings: Sequence[Drawing]) -> str:
    """The drawings, one below the other."""
    return document([picture(d) for d in drawings])


def document(pictures: Sequence[Picture]) -> str:
    """One SVG of all pieces."""
    width = max((p.width for p in pictures), default=0.0)
    height = sum(p.height for p in pictures)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'font-family="monospace" font-size="12">',
        '<defs><marker id="head" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">'
        '<path d="M0,1 L7,4 L0,7 z" fill="#64748b"/></marker></defs>',
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="white"/>',
    ]
    top = 0.0
    for piece in pictures:
        lines += [f'<g transform="translate(0,{top:.0f})">', *piece.lines, "</g>"]
        top += piece.height
    return "\n".join([*lines, "</svg>"])


def text(x: float, y: float, words: str, extra: str = "") -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}"{extra}>{escape(words)}</text>'


def bar(x: float, y: float, width: float, height: float, fill: str, hint: str = "") -> str:
    """A rectangle with a thin border, and a hint that shows under the pointer."""
    title = f"<title>{escape(hint)}</title>" if hint else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="3" '
        f'fill="{fill}" stroke="#64748b">{title}</rect>'
    )


# ------------------------------------------------------------------ boxes and arrows


def picture(drawing: Drawing) -> Picture:
    """Band below band; in a band a box is one row below the lowest box it has an arrow from."""
    rows = [_rows(drawing, number) for number in range(len(drawing.bands))]
    width = max([_row_width(r) for band in rows for r in band] + [CHARACTER * len(drawing.title)])
    width += 4 * MARGIN
    lines = [text(MARGIN, 20, drawing.title, ' font-weight="bold"')]
    at: dict[str, tuple[float, float]] = {}
    frames: list[str] = []
    top = 32.0
    for name, band in zip(drawing.bands, rows, strict=True):
        head = 20 if name else 0
        height = head + LINE * len(band) - (LINE - HEIGHT) + 2 * GAP
        if name:
            frames.append(bar(MARGIN, top, width - 2 * MARGIN, height, "#fafaf9"))
            frames.append(text(MARGIN + 8, top + 16, name, ' fill="#57534e"'))
        for number, row in enumerate(band):
            _place(drawing, row, width, top + head + GAP + LINE * number, at)
        top += height + GAP
    lines += frames
    lines += [_arrow(at[a], at[b]) for a, b in drawing.arrows]
    for box in drawing.boxes:
        x, y = at[box.key]
        lines.append(bar(x - _box_width(box) / 2, y, _box_width(box), HEIGHT, COLOURS[box.kind]))
        lines.append(text(x, y + 16, box.text, ' text-anchor="middle"'))
    return Picture(lines, width, top + MARGIN)


def _rows(drawing: Drawing, band: int) -> list[list[Box]]:
    """The boxes of a band by the longest way to them inside it."""
    boxes = {b.key: b for b in drawing.boxes if b.band == band}
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(boxes)
    graph.add_edges_from((a, b) for a, b in drawing.arrows if a in boxes and b in boxes)
    order = {key: place for place, key in enumerate(boxes)}
    layers = nx.topological_generations(graph)
    return [[boxes[key] for key in sorted(layer, key=order.__getitem__)] for layer in layers]


def _place(
    drawing: Drawing, row: list[Box], width: float, y: float, at: dict[str, tuple[float, float]]
) -> None:
    """Puts a row's boxes side by side, in the order of the boxes their arrows come from."""
    sources: dict[str, list[float]] = {}
    for a, b in drawing.arrows:
        if a in at:
            sources.setdefault(b, []).append(at[a][0])

    def wish(box: Box) -> float:
        found = sources.get(box.key)
        return sum(found) / len(found) if found else width / 2

    x = (width - _row_width(row)) / 2
    for box in sorted(row, key=wish):
        at[box.key] = x + _box_width(box) / 2, y
        x += _box_width(box) + GAP


def _row_width(row: list[Box]) -> float:
    return sum(_box_width(b) + GAP for b in row) - GAP


def _box_width(box: Box) -> float:
    return CHARACTER * len(box.text) + 14


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    x, y = start[0], start[1] + HEIGHT
    bend = (end[1] - y) / 2
    return (
        f'<path d="M{x:.1f},{y:.1f} C{x:.1f},{y + bend:.1f} {end[0]:.1f},{end[1] - bend:.1f} '
        f'{end[0]:.1f},{end[1]:.1f}" fill="none" stroke="#64748b" marker-end="url(#head)"/>'
    )
