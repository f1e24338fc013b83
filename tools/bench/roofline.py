"""A roofline: the machine's measured roof, and the share of each contestant, as SVG.

    Gflop/s = GB/s * (flop / byte)                  the roof, a line where both axes are logarithms

after Williams, Waterman & Patterson, "Roofline", Comm. ACM 52(4), 2009. All contestants are held to
our bytes and operations, so they stand at one flop per byte; bars are the 10th to 90th percentile.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from .contest import Timing
from .contestants import OURS, ROOF
from .report import BenchEntry

WIDTH, HEIGHT = 380.0, 250.0
LEFT, RIGHT, TOP, BOTTOM = 42.0, 236.0, 12.0, 212.0  # of the field in it
LABELS, LINE = 252.0, 15.0  # where names begin, from one to the next
_SPAN = 4.0  # the flop per byte shown are a fourth to four times ours
_ROOM = 1.25  # above the fastest and below the slowest
_SHAPES = (
    "M0,-5 A5,5 0 1 1 -0.01,-5 Z",  # ours: a disc
    "M-4,-4 H4 V4 H-4 Z",
    "M0,-5 L5,4 H-5 Z",
    "M0,-6 L6,0 L0,6 L-6,0 Z",
    "M-5,-4 H5 L0,5 Z",
    "M-5,-1.5 H-1.5 V-5 H1.5 V-1.5 H5 V1.5 H1.5 V5 H-1.5 V1.5 H-5 Z",
    "M-2,-5 H2 V5 H-2 Z",
)


@dataclass(frozen=True, slots=True)
class LogAxis:
    """A range of numbers above 0 along a line of pixels, as logarithms."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """The pixel of a number."""
        part = math.log(value / self.low) / math.log(self.high / self.low)
        return self.start + part * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Round numbers in the range: 1, 2 and 5 times powers of ten."""
        first, last = math.floor(math.log10(self.low)), math.ceil(math.log10(self.high))
        found = [m * 10.0**e for e in range(first, last + 1) for m in (1, 2, 5)]
        return [t for t in found if self.low <= t <= self.high]


def roofline(entry: BenchEntry, name: str) -> str:
    """The drawing of one size, called `name`. Empty where the step does no arithmetic."""
    if not entry.flops_per_parameter:
        return ""
    x, y = _axes(entry)
    points = [t for t in entry.contestants if t.name != ROOF]
    said = f"{name}: {', '.join(_said(entry, t) for t in entry.contestants)}"
    lines = [
        f'<svg class="roofline" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" '
        f'aria-label="{escape(said)}">',
        *_frame(x, y),
        *_roof(entry, x, y),
        *_points(entry, points, x, y),
        "</svg>",
    ]
    return "\n".join(lines)


def _axes(entry: BenchEntry) -> tuple[LogAxis, LogAxis]:
    density = entry.flops_per_parameter / entry.bytes_per_parameter
    slow = min(entry.gigaflops(t.milliseconds_high) for t in entry.contestants)
    fast = max(entry.gigaflops(t.milliseconds_low) for t in entry.contestants)
    return (
        LogAxis(density / _SPAN, density * _SPAN, LEFT, RIGHT),
        LogAxis(slow / _ROOM, fast * _ROOM, BOTTOM, TOP),
    )


def _said(entry: BenchEntry, timing: Timing) -> str:
    return f"{timing.name} {entry.gigabytes(timing.milliseconds):.3g} GB/s"


# ------------------------------------------------------------------ the field


def _frame(x: LogAxis, y: LogAxis) -> Iterator[str]:
    for tick in x.ticks():
        at = x.at(tick)
        yield f'<path class="grid" d="M{at:.1f},{TOP} V{BOTTOM}"/>'
        yield _text(at, BOTTOM + 14, f"{tick:g}", "middle")
    for tick in y.ticks():
        at = y.at(tick)
        yield f'<path class="grid" d="M{LEFT},{at:.1f} H{RIGHT}"/>'
        yield _text(LEFT - 5, at + 4, f"{tick:g}", "end")
    yield f'<path class="axis" d="M{LEFT},{TOP} V{BOTTOM} H{RIGHT}"/>'
    yield _text((LEFT + RIGHT) / 2, BOTTOM + 30, "flop per byte", "middle")
    middle = (TOP + BOTTOM) / 2
    yield _text(10, middle, "Gflop/s", "middle", f' transform="rotate(-90 10 {middle:g})"')


def _roof(entry: BenchEntry, x: LogAxis, y: LogAxis) -> Iterator[str]:
    """The band between the roof's 10th and 90th percentile, and its median."""
    roof = entry.of(ROOF)
    fast, slow = (entry.gigabytes(ms) for ms in (roof.milliseconds_low, roof.milliseconds_high))
    corners = [*_diagonal(fast, x, y), *reversed(_diagonal(slow, x, y))]
    field = f"M{LEFT},{TOP} H{RIGHT} V{BOTTOM} H{LEFT} Z"
    yield f'<clipPath id="{_clip(entry)}"><path d="{field}"/></clipPath>'
    band = " L".join(f"{a:.1f},{b:.1f}" for a, b in corners)
    line = " L".join(
        f"{a:.1f},{b:.1f}" for a, b in _diagonal(entry.gigabytes(roof.milliseconds), x, y)
    )
    yield f'<g clip-path="url(#{_clip(entry)})"><path class="band" d="M{band} Z"/>'
    yield f'<path class="roof" d="M{line}"/></g>'


def _clip(entry: BenchEntry) -> str:
    return "field-" + "".join(c for c in entry.size if c.isalnum())


def _diagonal(rate: float, x: LogAxis, y: LogAxis) -> list[tuple[float, float]]:
    return [(x.at(density), y.at(rate * density)) for density in (x.low, x.high)]


# ------------------------------------------------------------------ contestants


def _points(entry: BenchEntry, timings: Sequence[Timing], x: LogAxis, y: LogAxis) -> Iterator[str]:
    """A mark, a bar and a name each; names keep their distance, and a line leads to the mark."""
    at = x.at(entry.flops_per_parameter / entry.bytes_per_parameter)
    roof = entry.of(ROOF)
    named = sorted((*timings, roof), key=lambda t: t.milliseconds)
    places = _apart([y.at(entry.gigaflops(t.milliseconds)) for t in named])
    for timing, place in zip(named, places, strict=True):
        kind = {OURS: "ours", ROOF: "roof-name"}.get(timing.name, "peer")
        there = y.at(entry.gigaflops(timing.milliseconds))
        yield f'<path class="lead" d="M{at + 7:.1f},{there:.1f} L{LABELS - 4},{place - 4:.1f}"/>'
        yield _text(LABELS, place, _said(entry, timing), "start", f' class="{kind}"')
    for timing, shape in zip(timings, _shapes(timings), strict=True):
        times = timing.milliseconds_low, timing.milliseconds, timing.milliseconds_high
        top, middle, bottom = (y.at(entry.gigaflops(ms)) for ms in times)
        kind = "ours" if timing.name == OURS else "peer"
        yield f'<g class="{kind}"><title>{escape(_said(entry, timing))}</title>'
        yield f'<path class="spread" d="M{at - 4:.1f},{top:.1f} h8 m-4,0 V{bottom:.1f} m-4,0 h8"/>'
        yield f'<path d="{shape}" transform="translate({at:.1f},{middle:.1f})"/></g>'


def _shapes(timings: Sequence[Timing]) -> list[str]:
    return [_SHAPES[i % len(_SHAPES)] for i in range(len(timings))]


def _apart(wanted: Sequence[float]) -> list[float]:
    """Places in rising order, at least a line apart, in the picture."""
    found: list[float] = []
    for place in wanted:
        found.append(max(place + 4, found[-1] + LINE) if found else max(place + 4, TOP + 4))
    over = max(0.0, found[-1] - (HEIGHT - 4)) if found else 0.0
    for number in range(len(found) - 1, -1, -1):
        below = found[number + 1] - LINE if number + 1 < len(found) else HEIGHT - 4
        found[number] = min(found[number], below) if over else found[number]
    return found


def _text(x: float, y: float, words: str, anchor: str, extra: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{extra}>{escape(words)}</text>'
