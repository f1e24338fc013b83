"""Splits the open choices into independent parts, which are searched one after the other.

Two choices matter to each other where one waits for the other, or where both may need, store
or overwrite a value in the same sweep that is not there for certain.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable

from .load_or_recompute import bits
from .lower_bound import Bounds, ForcedValues
from .windows import Windows, first


def parts_of(
    bounds: Bounds, windows: Windows, certain: tuple[ForcedValues, ...]
) -> list[tuple[int, ...]]:
    """The open choices, in parts that cannot matter to each other."""
    open_ = [i for i, w in enumerate(windows) if w & (w - 1)]
    links = [(1 << i, _touched(bounds, i, windows[i], certain)) for i in open_]
    links += _undecided(bounds, certain)
    links += _waiting(bounds, open_)
    groups: list[tuple[int, int]] = []  # choices, and what they touch
    for mine in links:
        members, touched = mine
        rest: list[tuple[int, int]] = []
        for group in groups:
            if group[0] & members or group[1] & touched:
                members, touched = members | group[0], touched | group[1]
            else:
                rest.append(group)
        groups = [*rest, (members, touched)]
    return sorted(bits(members) for members, _ in groups if members)


def _touched(bounds: Bounds, place: int, window: int, certain: tuple[ForcedValues, ...]) -> int:
    """Return the mask of values that an open choice may change, with a part for each sweep."""
    size, choice = len(bounds.problem.graph.nodes), bounds.problem.choices[place]
    found = 0
    for p in bits(window):
        there = certain[p].loads | certain[p].computes
        found |= (bounds.needs[place] & ~there) << size * bounds.phases.sweeps[p]
    begin = bounds.phases.sweeps[first(window)]
    for sweep in range(begin, len(bounds.problem.grid)):
        found |= (choice.overwrites | choice.holds) << size * sweep
    return found


def _undecided(bounds: Bounds, certain: tuple[ForcedValues, ...]) -> list[tuple[int, int]]:
    """Each value that may be loaded or recomputed, with the mask of its undecided operands."""
    size = len(bounds.problem.graph.nodes)
    found: list[tuple[int, int]] = []
    for p, now in enumerate(certain):
        there = now.loads | now.computes
        for value in bits(now.either):
            found.append((0, (bounds.cones[value] & ~there) << size * bounds.phases.sweeps[p]))
    return found


def _waiting(bounds: Bounds, open_: list[int]) -> list[tuple[int, int]]:
    """Open reductions, each with the open choices that wait for it."""
    ticks = bounds.phases.ticks
    behind: list[int] = []  # per tick, the mask of ticks it waits for, itself included
    for number, tick in enumerate(ticks):
        behind.append(1 << number | _union(behind[other] for other in tick.after))
    found: list[tuple[int, int]] = []
    for place in open_:
        mine = _union(behind[tick] for tick in bounds.problem.choices[place].waits)
        for number, other in enumerate(bounds.phases.places):
            if mine >> number & 1 and other in open_:
                found.append((1 << place | 1 << other, 0))
    return found


def _union(masks: Iterable[int]) -> int:
    return functools.reduce(operator.or_, masks, 0)
