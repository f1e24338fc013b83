"""SVG of drawings: boxes in bands and arrows between them, bars, and lines of text."""

from __future__ import annotations

import graphlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

from .rows import in_rows

CHARACTER = 7.3  # width of a character of the 12-pixel monospace font
LINE = 44  # from one row of boxes to the next
HEIGHT = 24  # of a box
MARGIN = 16
GAP = 14


@dataclass(frozen=True, slots=True)
class Box:
    """One box: a key to draw arrows to, its text, its colour's name, its band's place.

    `crossed`: it is crossed out.
    """

    key: str
    text: str
    kind: str
    band: int = 0
    crossed: bool = False


@dataclass(slots=True)
class Drawing:
    """Boxes, each after those it has arrows from, and arrows between their keys."""

    title: str
    bands: list[str]
    boxes: list[Box] = field(default_factory=list[Box])
    arrows: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])

    def add(self, box: Box, sources: Sequence[str] = ()) -> None:
        """Appends a box and the arrows to it."""
        self.boxes.append(box)
        self.arrows += [(source, box.key) for source in dict.fromkeys(sources)]


@dataclass(frozen=True, slots=True)
class Colour:
    """The fill of a kind's boxes, and their meaning in the legend."""

    fill: str
    meaning: str


Palette = Mapping[str, Colour]  # by kind, in the order of the legend


@dataclass(frozen=True, slots=True)
class Picture:
    """A piece of SVG with its size; pieces are stacked."""

    lines: list[str]
    width: float
    height: float


def to_svg(drawings: Sequence[Drawing], palette: Palette) -> str:
    """The drawings, one below the other, and the legend of the colours."""
    kinds = {box.kind for drawing in drawings for box in drawing.boxes}
    return document([*(picture(d, palette) for d in drawings), _legend(kinds, palette)])


def _legend(kinds: Collection[str], palette: Palette) -> Picture:
    """A line for each colour that is there."""
    lines: list[str] = []
    shown = [colour for kind, colour in palette.items() if kind in kinds]
    for number, colour in enumerate(shown):
        y = 20.0 * number
        lines.append(bar(MARGIN, y, 24, 14, colour.fill))
        lines.append(text(MARGIN + 32, y + 11, colour.meaning))
    width = 3 * MARGIN + 32 + CHARACTER * max((len(c.meaning) for c in shown), default=0)
    return Picture(lines, width, 20.0 * len(shown) + MARGIN)


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


def picture(drawing: Drawing, palette: Palette) -> Picture:
    """Band below band; in a band a box is one row below the lowest box it has an arrow from.

    An arrow bends between rows only, and passes a row where it has a place: it crosses no box.
    """
    bands = [_rows(drawing, number) for number in range(len(drawing.bands))]
    boxes = {box.key: box for box in drawing.boxes}
    rows = [[box.key for box in row] for band in bands for row in band]
    laid = in_rows(rows, drawing.arrows, {key: _width(box) for key, box in boxes.items()}, GAP)
    tops, frames, bottom = _frames(drawing, bands)
    left = 2 * MARGIN
    right = [left + laid.x[key] + _width(box) / 2 for key, box in boxes.items()]
    right += [left + x for x in laid.x.values()]
    right += [left + CHARACTER * len(words) for words in (drawing.title, *drawing.bands)]
    width = max(right, default=0.0) + 2 * MARGIN
    lines = [text(MARGIN, 20, drawing.title, ' font-weight="bold"')]
    for _, top, height in frames:
        lines.append(bar(MARGIN, top, width - 2 * MARGIN, height, "#fafaf9"))
    at = {node: (left + laid.x[node], top) for row, top in zip(laid.rows, tops, strict=True)
          for node in row}  # fmt: skip
    lines += [_arrow([at[node] for node in way]) for way in laid.ways.values()]
    for name, top, _ in frames:  # over the arrows
        around = ' fill="#57534e" stroke="#fafaf9" stroke-width="4" paint-order="stroke"'
        lines.append(text(MARGIN + 8, top + 16, name, around))
    for box in drawing.boxes:
        x, y = at[box.key]
        lines.append(bar(x - _width(box) / 2, y, _width(box), HEIGHT, palette[box.kind].fill))
        lines += _cross(x, y, _width(box)) if box.crossed else []
        lines.append(text(x, y + 16, box.text, ' text-anchor="middle"'))
    return Picture(lines, width, bottom + MARGIN)


def _frames(
    drawing: Drawing, bands: Sequence[Sequence[Sequence[Box]]]
) -> tuple[list[float], list[tuple[str, float, float]], float]:
    """The top of each row; name, top and height of each band that is framed; where all ends."""
    tops: list[float] = []
    frames: list[tuple[str, float, float]] = []
    top = 32.0
    for name, band in zip(drawing.bands, bands, strict=True):
        head = 20 if name else 0
        height = head + LINE * len(band) - (LINE - HEIGHT) + 2 * GAP
        if name:
            frames.append((name, top, height))
        tops += [top + head + GAP + LINE * number for number in range(len(band))]
        top += height + GAP
    return tops, frames, top


def _rows(drawing: Drawing, band: int) -> list[list[Box]]:
    """The boxes of a band by the longest way to them inside it."""
    boxes = {b.key: b for b in drawing.boxes if b.band == band}
    depths = dict.fromkeys(boxes, 0)
    sources: dict[str, list[str]] = {key: [] for key in boxes}
    for start, end in drawing.arrows:
        if start in boxes and end in boxes:
            sources[end].append(start)
    for key in graphlib.TopologicalSorter(sources).static_order():
        depths[key] = max((depths[one] + 1 for one in sources[key]), default=0)
    rows: list[list[Box]] = [[] for _ in range(max(depths.values(), default=-1) + 1)]
    for key, depth in depths.items():
        rows[depth].append(boxes[key])
    return rows


def _width(box: Box) -> float:
    return CHARACTER * len(box.text) + 14


def _cross(x: float, y: float, width: float) -> list[str]:
    """Lines from corner to corner, both ways, beneath the text."""
    left, right = x - width / 2, x + width / 2
    return [
        f'<line x1="{a:.1f}" y1="{y:.1f}" x2="{b:.1f}" y2="{y + HEIGHT:.1f}" stroke="#b91c1c"/>'
        for a, b in ((left, right), (right, left))
    ]


def _arrow(way: Sequence[tuple[float, float]]) -> str:
    """Arrow from the bottom of the first to the top of the last, straight through rows between."""
    (x, y), parts = way[0], list[str]()
    y += HEIGHT
    parts.append(f"M{x:.1f},{y:.1f}")
    for right, top in way[1:]:
        bend = min((top - y) / 2, LINE)
        parts.append(f"C{x:.1f},{y + bend:.1f} {right:.1f},{top - bend:.1f} {right:.1f},{top:.1f}")
        x, y = right, top + HEIGHT
        if (right, top) != way[-1]:
            parts.append(f"V{y:.1f}")
    path = " ".join(parts)
    return f'<path d="{path}" fill="none" stroke="#64748b" marker-end="url(#head)"/>'
