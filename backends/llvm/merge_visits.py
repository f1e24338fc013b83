"""Visits of several kinds of units as one: each step once, and which visits it belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ...ir.lowered.visits import Tiles, Visit, VisitStep

Part = tuple[tuple[Visit, ...], tuple[VisitStep, ...]]  # who wants some steps, and the steps


def merge_visits(visits: Sequence[Visit]) -> list[Part] | None:
    """The steps of the longest visit, in parts; None where another's are not among them."""
    longest = max((list(_steps(visit)) for visit in visits), key=len)
    users: list[list[Visit]] = [[] for _ in longest]
    for visit in visits:
        places = _places(list(_steps(visit)), longest)
        if places is None:
            return None
        for place in places:
            users[place].append(visit)
    parts = groupby(range(len(longest)), key=users.__getitem__)
    return [(tuple(wanted), tuple(longest[n] for n in numbers)) for wanted, numbers in parts]


def _steps(visit: Visit) -> Iterator[VisitStep]:
    for step in visit.steps:
        if isinstance(step, Tiles) and not step.together:
            yield from step.steps
        else:
            yield step


def _places(steps: Sequence[VisitStep], among: Sequence[VisitStep]) -> list[int] | None:
    """Where steps stand among others, each behind the one before; None where one does not."""
    found, following = list[int](), 0
    for step in steps:
        place = next((n for n in range(following, len(among)) if among[n] == step), None)
        if place is None:
            return None
        found.append(place)
        following = place + 1
    return found
