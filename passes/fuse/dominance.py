"""Rules out phases of a choice for which another phase is at least as good, and earlier.

1. A reduction is taken in a phase if all its operands are certain to be there, or are needed by
   nothing else: its result can only be useful.
2. So is a store, if its role's old value is loaded in that sweep in any case, or only for this
   store, and afterwards is needed only to compute the new value, which is as wide.

The cheapest schedule is never lost: if it used a phase that was ruled out, moving that choice would
make it cheaper, or equally cheap and earlier.
"""

from __future__ import annotations

from dataclasses import dataclass

from .load_or_recompute import bits
from .lower_bound import Bounds, ForcedValues
from .problem import Choice
from .windows import Windows, first, last


@dataclass(frozen=True, slots=True)
class Reach:
    """Masks that decide whether a choice may be moved, independent of the windows."""

    own: int  # values that only this choice needs
    frontier: int  # what those are made of, or the operands themselves
    conflicts: tuple[int, ...]  # choices that need the old value, and not by way of the new one
    readers: tuple[int, ...]  # choices that need the old value at all, this one not
    cached: bool  # whether others need the new value, which is not made from the old one


def reaches_of(bounds: Bounds) -> tuple[Reach, ...]:
    """The reach of every choice."""
    return tuple(_reach(bounds, index) for index in range(len(bounds.problem.choices)))


def without_dominated(
    bounds: Bounds, reaches: tuple[Reach, ...], windows: Windows, certain: tuple[ForcedValues, ...]
) -> Windows:
    """The windows, each cut off behind a phase that dominates the later ones."""
    found = list(windows)
    ready = bounds.phases.ready_at_last(windows)
    for index, window in enumerate(windows):
        for p in range(max(first(window), ready[index]), last(window)) if window else ():
            if window >> p & 1 and _dominates(bounds, reaches[index], index, p, found, certain):
                found[index] = window & ((2 << p) - 1)
                break
    return tuple(found)


def _dominates(
    bounds: Bounds,
    reach: Reach,
    index: int,
    p: int,
    windows: list[int],
    certain: tuple[ForcedValues, ...],
) -> bool:
    choice = bounds.problem.choices[index]
    if reach.frontier & ~certain[p].here:
        return False
    if choice.kind == "reduction":
        return True
    if reach.cached and _is_split(bounds, p, windows[index]):
        return False
    if not choice.overwrites & ~reach.own:
        return True
    if any(last(windows[r]) > p for r in reach.conflicts):
        return False
    is_blind = not any(last(windows[r]) > p for r in reach.readers)
    is_blind = is_blind and not bounds.needs[index] & choice.overwrites
    return is_blind or _is_loaded(bounds, choice, p, certain)


def _is_split(bounds: Bounds, p: int, window: int) -> bool:
    """True if a later sweep of a window has several passes: one finds another's stores."""
    sweeps = bounds.phases.sweeps
    later = [sweeps[q] for q in bits(window) if sweeps[q] > sweeps[p]]
    return any(bounds.problem.grid[s] > 1 for s in later)


def _is_loaded(bounds: Bounds, choice: Choice, p: int, certain: tuple[ForcedValues, ...]) -> bool:
    """True if the old value is loaded up to a phase, in its sweep."""
    sweeps = bounds.phases.sweeps
    return any(
        sweeps[q] == sweeps[p] and certain[q].loads & choice.overwrites for q in range(p + 1)
    )


def _reach(bounds: Bounds, index: int) -> Reach:
    problem = bounds.problem
    choice = problem.choices[index]
    own = bounds.needs[index]
    for other, need in enumerate(bounds.needs):
        if other != index:  # a load of the old value also spares its overwriter a pure write
            own &= ~(need | problem.choices[other].overwrites)
    frontier = choice.required & ~own
    for value in bits(own):
        frontier |= problem.operands[value] & ~own
    conflicts = readers = ()
    if choice.overwrites & bounds.live:
        readers = _needing(bounds, index, choice.overwrites)
        conflicts = readers
        if choice.holds:
            made = problem.made_without(choice.overwrites, choice.holds)
            conflicts = tuple(r for r in readers if problem.choices[r].required & made)
    shared = choice.holds & ~own and not bounds.needs[index] & choice.overwrites
    return Reach(own, frontier, conflicts, readers, bool(shared))


def _needing(bounds: Bounds, index: int, values: int) -> tuple[int, ...]:
    others = enumerate(bounds.needs)
    return tuple(i for i, need in others if i != index and need & values)
