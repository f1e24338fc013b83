"""Branches of a step on numbers: each path is recorded, and the stores of all paths joined.

A reader runs its step once a path. A condition that is met is decided as the path says, or, where
it says nothing yet, one way; the other side is a path to come.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ...ir.errors import CaptureError
from ...ir.graph import Operand
from ...ir.ops import OPS
from ...ir.types import Const
from .joining.merge_branches import merge_branches
from .operations import EVERY, Operation, literal
from .recording import Recording, TracedValue


def has_sizes(recording: Recording, operand: Operand) -> bool:
    """True if a value depends on the sizes of the parameter."""
    return any(recording.operations[n].op == "count" for n in recording.leading_to(operand))


def of_all_sizes(recording: Recording, condition: Operation) -> bool | None:
    """Return a comparison of sizes that holds for all of them; None where they decide."""
    if condition.op not in ("eq", "le", "lt"):
        return None
    first, second = condition.args
    if first == second and _least(recording, first) is not None:
        return condition.op != "lt"
    for number, size, is_first in (first, second, True), (second, first, False):
        least = _least(recording, size)
        if not isinstance(number, Const) or isinstance(size, Const) or least is None:
            continue
        if condition.op == "eq":
            return False if number.value < least else None
        strict = (condition.op == "lt") == is_first
        if number.value < least or (number.value == least and not strict):
            return is_first
    return None


def _least(recording: Recording, operand: Operand) -> float | None:
    """Return the least value of an expression of sizes; None if it may be negative."""
    if isinstance(operand, Const):
        return float(operand.value) if operand.value >= 0 else None
    operation = recording.operations[operand]
    if operation.op == "count":
        return 1.0
    parts = [_least(recording, arg) for arg in operation.args]
    known = [part for part in parts if part is not None]
    if not parts or len(known) < len(parts):
        return None
    if operation.op == "sum" and operation.gone == EVERY:
        return known[0]
    return {
        "add": sum(known), "mul": math.prod(known), "maximum": max(known), "minimum": min(known),
    }.get(operation.op)  # fmt: skip


MOST_PATHS = 64
_LARGE = (4099, 4111, 4127, 4129, 4133)  # sizes of the first path, which most code is for

Stores = Mapping[str, TracedValue]
Values = Callable[[Operand], Operand]  # what an operand is


class Decisions:
    """Decisions of conditions on one path, and the conditions it met.

    `first` says what values are where states are as they start: a condition that is then a literal
    has one side.
    """

    def __init__(
        self, recording: Recording, options: frozenset[str], path: Sequence[bool] = (),
        first: Values | None = None,
    ) -> None:  # fmt: skip
        self.first = first
        self.recording, self.options, self.path = recording, options, tuple(path)
        self.met: list[tuple[TracedValue, bool]] = []
        self._known: dict[Operand, bool] = {}

    def once_more(self) -> Decisions:
        """The same decisions for another run of the same path."""
        sides = [side for _, side in self.met]
        return Decisions(self.recording, self.options, sides, self.first)

    def decide(self, condition: TracedValue, now: bool) -> bool:
        """The side of a condition that this path takes; `now` is its value for the numbers at hand.

        A new one goes first where options have it, or else where it holds, so that recordings at
        other shapes and gradients go the same way; one on sizes alone, where large ones have it.
        """
        operand = self.recording.first_of(condition.operand)
        if self.first is not None and isinstance(self.first(operand), Const):
            operand = self.first(operand)
        if isinstance(operand, Const):
            return bool(operand.value)
        always = of_all_sizes(self.recording, self.recording.operations[operand])
        if always is not None:
            return always
        if operand not in self._known:
            number = len(self.met)
            first = self._first_side(operand, now)
            side = self.path[number] if number < len(self.path) else first
            self.met.append((replace(condition, operand=operand), side))
            self._known[operand] = side
        return self._known[operand]

    def _first_side(self, operand: Operand, now: bool) -> bool:
        reads, sized = reads_of(self.recording, operand), has_sizes(self.recording, operand)
        if sized and not reads:
            return bool(value_of(self.recording, operand, {}, _LARGE))
        return now if reads <= self.options and not sized else True


@dataclass(frozen=True, slots=True)
class Outcome:
    """The stores of a path, or the reason why it could not be recorded."""

    met: tuple[tuple[TracedValue, bool], ...]
    stores: Stores
    refused: CaptureError | None = None


@dataclass(slots=True)
class JoinedPaths:
    """The stores of all paths together; conditions that were joined, and those that were fixed."""

    stores: dict[str, TracedValue]
    decided: list[TracedValue] = field(default_factory=list[TracedValue])
    fixed: list[tuple[TracedValue, bool]] = field(default_factory=list[tuple[TracedValue, bool]])


def explore(
    recording: Recording, options: frozenset[str], run: Callable[[Decisions], Stores],
    first: Values | None = None, arrays: frozenset[str] = frozenset(),
    fixed: frozenset[Operand] = frozenset(),
) -> JoinedPaths:  # fmt: skip
    """Run a step on every path that its conditions open, and join the stores of the paths.

    `arrays` are stores that are arrays without axes, over a parameter of rank 0; `fixed` are
    conditions that another step of the optimizer has fixed.

    A condition on `options` alone, which the step never stores, is fixed as it is where its sides
    keep other states, or where its other side is refused. Raises CaptureError, also for more than
    64 paths.
    """
    outcomes: list[Outcome] = []
    waiting: list[tuple[bool, ...]] = [()]
    while waiting:
        path = waiting.pop()
        found = _outcome(Decisions(recording, options, path, first), run)
        outcomes.append(found)
        if len(outcomes) == 1 and found.refused is not None:
            raise found.refused
        sides = [side for _, side in found.met]
        waiting += [(*sides[:n], not sides[n]) for n in range(len(path), len(sides))]
        if len(outcomes) + len(waiting) > MOST_PATHS:
            raise CaptureError(
                f"more than {MOST_PATHS} ways through the step: it branches on "
                f"{len(outcomes[0].met)} numbers",
                remedy="set options that are not needed to their plain values",
            )
    return _Join(recording, options, outcomes, arrays, fixed).whole()


def _outcome(decisions: Decisions, run: Callable[[Decisions], Stores]) -> Outcome:
    try:
        stores = run(decisions)
    except CaptureError as error:
        return Outcome(tuple(decisions.met), {}, error)
    return Outcome(tuple(decisions.met), stores)


class _Join:
    """The tree of the conditions of all paths, joined from the leaves."""

    def __init__(
        self, recording: Recording, options: frozenset[str], outcomes: Sequence[Outcome],
        arrays: frozenset[str], fixed: frozenset[Operand],
    ) -> None:  # fmt: skip
        self.recording, self.options, self.arrays = recording, options, arrays
        self.outcomes = {tuple(side for _, side in o.met): o for o in outcomes}
        self.joined = JoinedPaths({})
        self.fixed = fixed

    def whole(self) -> JoinedPaths:
        """The stores of all paths. A condition that is fixed on one of them is on all."""
        found = self._below(())
        while not self.fixed >= (fixed := {c.operand for c, _ in self.joined.fixed}):
            self.joined, self.fixed = JoinedPaths({}), self.fixed | fixed
            found = self._below(())
        if isinstance(found, CaptureError):
            raise found
        self.joined.stores = dict(found)
        return self.joined

    def _moves(self, stores: Stores, name: str) -> bool:
        operand = stores[name].operand
        if isinstance(operand, Const) or name not in self.recording.roles:
            return True
        return self.recording.operations[operand].role != name

    def _below(self, path: tuple[bool, ...]) -> Stores | CaptureError:
        """Return the stores of the paths that begin with these decisions."""
        if path in self.outcomes:
            known = self.outcomes[path]
            return known.stores if known.refused is None else known.refused
        condition, now = self._next(path)
        taken, other = (self._below((*path, side)) for side in (now, not now))
        if isinstance(taken, CaptureError):
            return taken
        only_options = reads_of(self.recording, condition.operand) <= self.options
        only_options &= not has_sizes(self.recording, condition.operand)
        if only_options and (
            condition.operand in self.fixed
            or isinstance(other, CaptureError)
            or self._differ(taken, other)
        ):
            self.joined.fixed.append((condition, now))
            return taken
        if isinstance(other, CaptureError):
            return other
        self.joined.decided.append(condition)
        sides = (taken, other) if now else (other, taken)
        return self._both(condition, *sides)

    def _next(self, path: tuple[bool, ...]) -> tuple[TracedValue, bool]:
        """The condition met behind these, and the side that the first path through it took."""
        depth = len(path)
        for sides, outcome in self.outcomes.items():  # in the order in which they were run
            if sides[:depth] == path and len(sides) > depth:
                return outcome.met[depth]
        raise KeyError(path)

    def _differ(self, first: Stores, second: Stores) -> bool:
        """True if two sides keep other states, or store other arrays."""
        one, other = (
            {n for n, v in s.items() if (v.labels or n in self.arrays) and self._moves(s, n)}
            for s in (first, second)
        )
        return first.keys() != second.keys() or one != other

    def _both(self, condition: TracedValue, first: Stores, second: Stores) -> Stores:
        if first.keys() != second.keys():
            names = ", ".join(sorted(first.keys() ^ second.keys()))
            raise CaptureError(
                f"{names}: kept on one side only of a branch on a number that changes",
                remedy="create all states before the first step",
            )
        return {
            name: merge_branches(self.recording, condition, first[name], second[name])
            for name in first
        }


def reads_of(recording: Recording, operand: Operand) -> set[str]:
    """The roles that a value depends on."""
    needed = (recording.operations[number] for number in recording.leading_to(operand))
    return {operation.role for operation in needed if operation.op == "read"}


def value_of(
    recording: Recording, operand: Operand, known: Mapping[str, float],
    sizes: Sequence[int] = (),
) -> float | bool | None:  # fmt: skip
    """A number or condition, in f64; None where it depends on other roles than those known.

    Axes have the recorded sizes, or those given.
    """
    if isinstance(operand, Const):
        return operand.value
    operation = recording.operations[operand]
    if operation.op == "read":
        return known.get(operation.role)
    if operation.op == "count":
        return math.prod((sizes or recording.sizes)[axis] for axis in operation.gone)
    args = [value_of(recording, arg, known, sizes) for arg in operation.args]
    found = [arg for arg in args if arg is not None]
    if len(found) < len(args) or OPS[operation.op].is_reduction:
        return None
    return literal(operation.op, *found)
