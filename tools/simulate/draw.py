"""The times of steps on paper as bars: each rank sending to every other, and by two levels."""

from __future__ import annotations

from collections.abc import Sequence

from ...drawing.svg import MARGIN, Picture, bar, document, text
from .model import StepOnPaper

_PARTS = (("exchange", "#93c5fd"), ("gather", "#86efac"), ("lists", "#fca5a5"),
          ("sweeps", "#fcd34d"))  # fmt: skip
_LEFT, _FULL, _ROW, _HEIGHT = 190.0, 420.0, 20.0, 15.0  # pixels


def steps_picture(name: str, steps: Sequence[StepOnPaper]) -> str:
    """An SVG: for each number of parameters bars of its steps, the longest as wide as there is."""
    params = list(dict.fromkeys(step.params for step in steps))
    panels = [_panel(name, p, [s for s in steps if s.params == p]) for p in params]
    return document([*panels, _legend()]) + "\n"


def time_text(seconds: float) -> str:
    """In seconds, milliseconds or microseconds."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} us"


def _panel(name: str, params: float, steps: Sequence[StepOnPaper]) -> Picture:
    longest = max(step.seconds_flat for step in steps)
    lines = [text(MARGIN, 20, f"{name}, {params:.4g} parameters", ' font-weight="bold"')]
    top = 32.0
    for step in steps:
        rows = [("flat", step.exchange_flat.seconds, step.gather_flat.seconds)]
        rows += [("two levels", step.exchange.seconds, step.gather.seconds)]
        for head, exchange, gather in rows if rows[0][1:] != rows[1][1:] else rows[1:]:
            taken = exchange, gather, step.lists.seconds, step.sweeps
            lines += _bars(top, f"{step.ranks} ranks, {head}", taken, _FULL / longest)
            top += _ROW
    return Picture(lines, _LEFT + _FULL + 110, top + MARGIN)


def _bars(top: float, head: str, taken: Sequence[float], scale: float) -> list[str]:
    lines, left = [text(MARGIN, top + 12, head)], _LEFT
    for (part, fill), seconds in zip(_PARTS, taken, strict=True):
        hint = f"{part}: {time_text(seconds)}"
        if seconds * scale >= 0.5:
            lines.append(bar(left, top, seconds * scale, _HEIGHT, fill, hint))
        left += seconds * scale
    return [*lines, text(left + 6, top + 12, time_text(sum(taken)))]


def _legend() -> Picture:
    lines: list[str] = []
    for number, (part, fill) in enumerate(_PARTS):
        left = _LEFT + 100.0 * number
        lines += [bar(left, 0, 14, 14, fill), text(left + 20, 11, part)]
    return Picture(lines, _LEFT + _FULL, 14.0 + MARGIN)
