"""Merge of two values by a condition on numbers, selected where their operations differ."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ....ir.graph import Operand
from ....ir.types import Const
from ..labels import axes_in
from ..operations import Operation
from ..recording import Recording, TracedValue


class FirstValues:
    """Values where some roles have their first values: literals, and the parameter."""

    def __init__(self, recording: Recording, names: Iterable[str]) -> None:
        self.recording = recording
        self.names = frozenset(names)
        self.known: dict[Operand, Operand] = {}

    def gives(self, first: TracedValue, later: TracedValue) -> bool:
        """True if a value is another one at first."""
        return self.of(later.operand) == first.operand and later.labels == first.labels

    def of(self, operand: Operand) -> Operand:
        """A value at first."""
        if isinstance(operand, Const):
            return operand
        if operand not in self.known:
            self.known[operand] = self._made(operand, self.recording.operations[operand])
        return self.known[operand]

    def _made(self, operand: int, operation: Operation) -> Operand:
        if operation.role in self.names:
            start = self.recording.roles[operation.role].default
            if isinstance(start, str):
                return self._read(start)
            return operand if start is None else Const(float(start))
        args = tuple(map(self.of, operation.args))
        if args == operation.args:
            return operand
        if len(args) == 2 and args[1] == Const(1.0) and operation.op in ("mul", "div", "pow"):
            return args[0]
        return self.recording.again(operation, args)

    def _read(self, role: str) -> Operand:
        numbered = enumerate(self.recording.operations)
        return next(n for n, operation in numbered if operation.role == role)


MOST_SELECTS = 2  # of numbers that may take the place of one, where sides are joined further down


def merge_branches(
    recording: Recording, condition: TracedValue, first: TracedValue, second: TracedValue,
    begin: FirstValues | None = None,
) -> TracedValue:  # fmt: skip
    """One of two values by a condition that is one number: chosen where the two begin to differ.

    They are joined further down where that makes no more operations on arrays. Where `begin`
    says that the second is the first when the condition holds, it is the second.
    """
    if begin is not None and begin.gives(first, second):
        return second
    found = _differing(recording, first.operand, second.operand, begin)
    if not found.is_worth_it or first.labels != second.labels or first.kind != second.kind:
        return recording.apply("select", condition, first, second)
    made: dict[tuple[Operand, Operand], Operand] = {}

    def at_first(a: Operand) -> None:
        if isinstance(a, int):
            recording.at(recording.origins[a])

    def merged(a: Operand, b: Operand) -> Operand:
        if a == b or (begin is not None and begin.of(b) == a):
            return b
        if (a, b) not in made:
            if (a, b) in found.pairs:
                at_first(a)
                sides = (recording.value(o, (), recording.kind_of(o)) for o in (a, b))
                made[a, b] = recording.apply("select", condition, *sides).operand
            else:
                one, other = _operations(recording, a, b)
                args = tuple(map(merged, one.args, other.args))
                at_first(a)
                made[a, b] = recording.again(one, args)
        return made[a, b]

    operand = merged(first.operand, second.operand)
    return recording.value(operand, first.labels, first.kind)


def _operations(recording: Recording, a: Operand, b: Operand) -> tuple[Operation, Operation]:
    assert isinstance(a, int) and isinstance(b, int)
    return recording.operations[a], recording.operations[b]


@dataclass(slots=True)
class _Differing:
    """The pairs of values at which two expressions of one form begin to differ."""

    pairs: set[tuple[Operand, Operand]] = field(default_factory=set[tuple[Operand, Operand]])
    selects: int = 0  # of arrays
    shared: int = 0  # operations on arrays above the pairs, which the two have in common

    @property
    def is_worth_it(self) -> bool:
        """True if joining at the pairs makes no more operations than joining the results."""
        if self.selects + self.shared == 0:
            return len(self.pairs) <= MOST_SELECTS
        return self.selects <= self.shared + 1


def _differing(
    recording: Recording, first: Operand, second: Operand, begin: FirstValues | None
) -> _Differing:
    stack, seen = [(first, second)], set[tuple[Operand, Operand]]()
    arrays, found = _Arrays(recording), _Differing()
    while stack:
        a, b = stack.pop()
        if a == b or (a, b) in seen or (begin is not None and begin.of(b) == a):
            continue
        seen.add((a, b))
        is_array = arrays.has(a) or arrays.has(b)
        if _are_alike(recording, a, b):
            one, other = _operations(recording, a, b)
            found.shared += is_array
            stack += zip(one.args, other.args, strict=True)
        else:
            found.pairs.add((a, b))
            found.selects += is_array
    return found


def _are_alike(recording: Recording, a: Operand, b: Operand) -> bool:
    """True if two values are made by the same operation, of other values.

    Products are not: a product of a Gram value and elements is one of another order, too.
    """
    if isinstance(a, Const) or isinstance(b, Const):
        return False
    one, other = recording.operations[a], recording.operations[b]
    return (
        one.is_as(other)
        and bool(one.args)
        and not one.axes
        and recording.kind_of(a) == recording.kind_of(b)
    )


class _Arrays:
    """Values that are arrays as long as the parameter, as far as the roles tell."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.known: dict[Operand, bool] = {}

    def has(self, operand: Operand) -> bool:
        """True if a value is an array."""
        if isinstance(operand, Const):
            return False
        if operand not in self.known:
            operation = self.recording.operations[operand]
            if operation.op == "read":
                found = bool(axes_in(self.recording.roles[operation.role].labels))
            else:
                whole = operation.gone >= self.recording.all_axes
                found = not whole and any([self.has(arg) for arg in operation.args])
            self.known[operand] = found
        return self.known[operand]
