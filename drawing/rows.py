"""Boxes in rows and arrows between them: an arrow that passes a row has a place in it."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum

Place = str | tuple[str, int]  # a box, or where the arrows of a box pass a row
_PASSING = 4.0  # width of such a place
_SWEEPS = 6  # over the rows, downwards and upwards, to order them


@dataclass(slots=True)
class RowLayout:
    """The places of each row, from left to right, with their centres; the way of each arrow."""

    rows: list[list[Place]]
    ways: dict[tuple[str, str], list[Place]]
    x: dict[Place, float] = field(default_factory=dict[Place, float])


def in_rows(
    rows: Sequence[Sequence[str]],
    arrows: Sequence[tuple[str, str]],
    widths: Mapping[str, float],
    gap: float,
) -> RowLayout:
    """Orders the rows so that arrows are short, and gives each box and each passing arrow an x.

    An arrow goes from a row to a later one; the arrows of one box pass a row at one place.
    """
    at = {key: number for number, row in enumerate(rows) for key in row}
    found = RowLayout([list(row) for row in rows], {})
    for start, end in arrows:
        between = range(at[start] + 1, at[end])
        passing: list[Place] = [(start, number) for number in between]
        for number, place in zip(between, passing, strict=True):
            if place not in found.rows[number]:
                found.rows[number].append(place)
        found.ways[start, end] = [start, *passing, end]
    _order(found)
    _spread(found, widths, gap)
    return found


def _order(found: RowLayout) -> None:
    """Order boxes by the mean place of their neighbours, above and below in turn."""
    above, below = _joined(found)
    for number in range(_SWEEPS):
        joined, rows = (below, found.rows[::-1]) if number % 2 else (above, found.rows)
        place = {
            p: float(i) / max(1, len(row) - 1) for row in found.rows for i, p in enumerate(row)
        }
        for row in rows:
            row.sort(key=lambda p: _mean([place[q] for q in joined.get(p, ())], place[p]))
            place |= {p: float(i) / max(1, len(row) - 1) for i, p in enumerate(row)}


def _joined(found: RowLayout) -> tuple[dict[Place, set[Place]], dict[Place, set[Place]]]:
    above: dict[Place, set[Place]] = {}
    below: dict[Place, set[Place]] = {}
    for way in found.ways.values():
        for a, b in itertools.pairwise(way):
            above.setdefault(b, set()).add(a)
            below.setdefault(a, set()).add(b)
    return above, below


def _spread(found: RowLayout, widths: Mapping[str, float], gap: float) -> None:
    """Each place near the mean of those it is joined to, none on another."""
    above, below = _joined(found)

    def width(place: Place) -> float:
        return widths[place] if isinstance(place, str) else _PASSING

    for row in found.rows:
        left = 0.0
        for place in row:
            found.x[place] = left + width(place) / 2
            left += width(place) + gap
    for number in range(_SWEEPS):
        joined, rows = (below, found.rows[::-1]) if number % 2 else (above, found.rows)
        for row in rows:
            wished = [_mean([found.x[q] for q in joined.get(p, ())], found.x[p]) for p in row]
            found.x |= zip(row, apart(wished, [width(p) for p in row], gap), strict=True)
    least = min((found.x[p] - width(p) / 2 for row in found.rows for p in row), default=0.0)
    for place in found.x:
        found.x[place] -= least


def apart(wished: Sequence[float], widths: Sequence[float], gap: float) -> list[float]:
    """The centres nearest to the wished ones (least squares) in this order and a gap apart."""
    offsets: list[float] = []
    for number, width in enumerate(widths):
        half = (widths[number - 1] + width) / 2 + gap if number else 0.0
        offsets.append(offsets[-1] + half if number else 0.0)
    blocks: list[tuple[float, int]] = []  # the mean of wish minus offset, of so many neighbours
    for wish, offset in zip(wished, offsets, strict=True):
        mean, count = wish - offset, 1
        while blocks and blocks[-1][0] > mean:
            before, more = blocks.pop()
            mean, count = (mean * count + before * more) / (count + more), count + more
        blocks.append((mean, count))
    means = [mean for mean, count in blocks for _ in range(count)]
    return [mean + offset for mean, offset in zip(means, offsets, strict=True)]


def _mean(values: Sequence[float], otherwise: float) -> float:
    return fsum(values) / len(values) if values else otherwise  # in any order the same
