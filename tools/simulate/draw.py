"""The times of steps on paper over ranks, both axes by powers: by two levels, flat, and sweeps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from xml.sax.saxutils import escape

from ...drawing.svg import MARGIN, Picture, document, text
from .model import Crossing, StepOnPaper

_LEFT, _TOP, _WIDE, _HIGH, _RIGHT = 80.0, 56.0, 460.0, 300.0, 170.0  # pixels
_COLOURS = ("#1d4ed8", "#15803d", "#b45309", "#7e22ce", "#be123c")
_LINES: tuple[tuple[str, str, Callable[[StepOnPaper], float]], ...] = (
    ("by two levels", "", lambda step: step.seconds),
    ("flat", ' stroke-dasharray="7 4"', lambda step: step.seconds_flat),
    ("sweeps of these", ' stroke-dasharray="2 4"', lambda step: step.sweeps),
)


def steps_picture(name: str, steps: Sequence[StepOnPaper]) -> str:
    """An SVG: for each number of parameters a line of each kind over the numbers of ranks."""
    params = list(dict.fromkeys(step.params for step in steps))
    ranks = sorted({step.ranks for step in steps})
    known = [kind(step) for _, _, kind in _LINES for step in steps]
    low = floor(log10(min(known)))
    high = max(low + 1, ceil(log10(max(known))))
    first, last = log10(ranks[0]), log10(ranks[-1])

    def x(count: int) -> float:
        return _LEFT + _WIDE * (log10(count) - first) / (last - first or 1.0)

    def y(seconds: float) -> float:
        return _TOP + _HIGH * (high - log10(seconds)) / (high - low)

    lines = [text(MARGIN, 20, f"Seconds of a step of {name}", ' font-weight="bold"')]
    lines += _legend()
    for power in range(low, high + 1):
        lines += [_rule(y(10.0**power)), text(MARGIN, y(10.0**power) + 4, time_text(10.0**power))]
    lines += [text(x(w), _TOP + _HIGH + 20, f"{w}", ' text-anchor="middle"') for w in ranks]
    lines.append(text(_LEFT + _WIDE + 28, _TOP + _HIGH + 20, "ranks"))
    for number, p in enumerate(params):
        own, colour = [s for s in steps if s.params == p], _COLOURS[number % len(_COLOURS)]
        for _, dashes, kind in _LINES:
            places = [(x(step.ranks), y(kind(step))) for step in own]
            lines.append(_line(places, colour, dashes))
        lines += [_point(x(step.ranks), y(step.seconds), colour, _told(step)) for step in own]
        end = x(own[-1].ranks) + 14, y(own[-1].seconds) + 4
        lines.append(text(*end, f"{p:.4g} parameters", f' fill="{colour}"'))
    return document([Picture(lines, _LEFT + _WIDE + _RIGHT, _TOP + _HIGH + 40)]) + "\n"


def time_text(seconds: float) -> str:
    """Time as text, in seconds, milliseconds or microseconds."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.{'0f' if seconds >= 1e3 else '3g'}} {unit}"
    return f"{seconds / 1e-6:.3g} us"


def _legend() -> list[str]:
    lines: list[str] = []
    for number, (name, dashes, _) in enumerate(_LINES):
        left = _LEFT + 150.0 * number
        lines += [
            _line([(left, 38), (left + 36, 38)], "#44403c", dashes),
            text(left + 44, 42, name),
        ]
    return lines


def _told(step: StepOnPaper) -> str:
    def both(name: str, levels: Crossing, flat: Crossing) -> str:
        return f"{name} {time_text(levels.seconds)}, flat {time_text(flat.seconds)}"

    parts = [both("exchange", step.exchange, step.exchange_flat)]
    parts += [both("gather", step.gather, step.gather_flat)]
    parts += [f"lists {time_text(step.lists.seconds)}", f"sweeps {time_text(step.sweeps)}"]
    return f"{step.params:.4g} parameters, {step.ranks} ranks: {'; '.join(parts)}"


def _rule(top: float) -> str:
    ends = f'x1="{_LEFT:.1f}" y1="{top:.1f}" x2="{_LEFT + _WIDE:.1f}" y2="{top:.1f}"'
    return f'<line {ends} stroke="#e7e5e4"/>'


def _line(places: Sequence[tuple[float, float]], colour: str, dashes: str) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>'


def _point(x: float, y: float, colour: str, hint: str) -> str:
    title = f"<title>{escape(hint)}</title>"
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}">{title}</circle>'
