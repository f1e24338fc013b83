"""Sizes among the literals of a step, found by recording it at several shapes.

`sum(x) / 35` at 5 x 7 and `sum(x) / 143` at 11 x 13 divide by rows cols. Each literal that differs
between the shapes is k axis0^a axis1^b ..., with halves for powers, or is refused.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from ...ir.errors import CaptureError
from ...ir.frontend.functions import sqrt
from ...ir.graph import Operand
from ...ir.types import Const
from .recording import Place, Recording, TracedValue

_EXACT = 1e-12
_PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59)
_MOST = 8  # axes of a parameter whose step is recorded: ten million cells
_FEW = 4  # axes up to which 2 and 3, which are constants in many a step, are no sizes
_HALVES = 2  # exponents are whole numbers of halves


def shapes_for(rank: int) -> tuple[tuple[int, ...], ...]:
    """Shapes at which a step of one rank is recorded: one more than there are unknown exponents.

    Their sizes are primes, so that a product of some tells which. Raises CaptureError.
    """
    if rank > _MOST:
        raise CaptureError(
            f"a parameter of {rank} axes; at most {_MOST} are told apart",
            remedy="reshape the parameter, so that it has fewer",
        )
    primes = _PRIMES[2 if rank <= _FEW else 0 :]
    first, large = primes[:rank], primes[max(rank + 1, _FEW) :]
    others = (
        tuple(large[axis] if n == axis else p for n, p in enumerate(first)) for axis in range(rank)
    )
    return (first, *others, primes[1 : rank + 1]) if rank else ((),)


def at_shapes(
    found: list[Recording], others: Sequence[tuple[int, ...]],
    recorded: Callable[[tuple[int, ...]], Recording], near: float = _EXACT,
) -> Recording:  # fmt: skip
    """The step of some recordings at one shape, with sizes told apart from literals at others.

    It is recorded at the last of the others, and at all where a literal differs there. Raises
    CaptureError.
    """
    if others:
        found = [*found, recorded(others[-1])]
        if _different(found):
            found[1:1] = map(recorded, others[:-1])
    return with_sizes(found, near)


def check_same(known: Recording, other: Recording, near: float = 0.0) -> None:
    """Refuses a step that is another one among others than alone. Raises CaptureError.

    Literals may differ by `near`, relatively.
    """
    said = "a parameter is stepped otherwise among others than alone"
    try:
        different = _different((known, other))
    except CaptureError as error:
        raise CaptureError(said, error.where, _ALIKE) from error
    for (place, _), (first, second) in different.items():
        if abs(first - second) > near * abs(first):
            raise CaptureError(said, known.place_of(place), _ALIKE)


_ALIKE = "step each parameter by its own numbers, those of its group, and sums over all"


def with_sizes(recordings: Sequence[Recording], near: float = _EXACT) -> Recording:
    """The first recording, with counts of cells for the literals that differ from shape to shape.

    `near` is how far a literal may lie from the product that explains it, relatively: 3e-7 where
    literals are f32.
    Raises CaptureError for a literal that no product of sizes explains.
    """
    places = _different(recordings)

    def explained(made: Recording, place: Place, _: Operand) -> Operand | None:
        return _explained(made, places[place], recordings, place, near) if place in places else None

    first = recordings[0]
    return first.copied(range(len(first.operations)), explained) if places else first


Places = dict[Place, list[float]]


def _different(recordings: Sequence[Recording]) -> Places:
    """The literals that differ, by operation and operand, or by the role that is one."""
    first = recordings[0]
    found: Places = {}
    for other in recordings[1:]:
        if (
            len(other.operations) != len(first.operations)
            or other.stores.keys() != first.stores.keys()
        ):
            raise _other_step(first, other, "it has other operations")
    for number, operation in enumerate(first.operations):
        same = [r.operations[number] for r in recordings]
        if not all(operation.is_as(other) for other in same):
            raise _other_step(first, recordings[-1], f"{operation.op} is another operation", number)
        for index in range(len(operation.args)):
            _note(found, (number, index), [o.args[index] for o in same], recordings)
    for name in first.stores:
        _note(found, (name, 0), [r.stores[name].operand for r in recordings], recordings)
    return found


def _note(
    found: Places, place: Place, values: list[Operand], recordings: Sequence[Recording]
) -> None:  # fmt: skip
    if all(value == values[0] for value in values):
        return
    numbers = [v.value for v in values if isinstance(v, Const) and not isinstance(v.value, bool)]
    if len(numbers) < len(values):
        raise _other_step(recordings[0], recordings[-1], "an operand is another value", place[0])
    found[place] = [float(v) for v in numbers]


def _other_step(first: Recording, other: Recording, why: str, at: int | str = "") -> CaptureError:
    return CaptureError(
        f"the step at shape {other.sizes} is not the one at {first.sizes}: {why}",
        first.place_of(at),
        "a step that branches on sizes is captured for one kind of shape at a time",
    )


def _explained(
    made: Recording, values: list[float], recordings: Sequence[Recording], place: Place, near: float
) -> Operand:
    """k axis0^a axis1^b ... that is each of the values at its recording's shape."""
    lengths = [_lengths(recording, recordings) for recording in recordings]
    sizes = np.array([[1.0, *map(math.log, known)] for known in lengths])
    if all(value * values[0] > 0.0 for value in values):
        logs = np.log(np.abs(values))
        solved = np.linalg.lstsq(sizes, logs, rcond=None)[0]
        powers = [round(float(p) * _HALVES) / _HALVES for p in solved[1:]]
        whole = [math.prod(s**p for s, p in zip(known, powers, strict=True)) for known in lengths]
        digits = 15 if near < 1e-9 else round(-math.log10(near))
        factor = float(f"{values[0] / whole[0]:.{digits}g}")
        pairs = zip(values, whole, strict=True)
        exact = all(abs(v - factor * w) <= near * abs(v) for v, w in pairs)
        if len(recordings) > len(powers) + 1 and exact:
            if len(powers) == len(made.sizes):
                return _product(made, factor, powers)
            if powers[0] in (0.0, powers[-1]) and len(set(powers[1:])) == 1:
                return _product(made, factor, powers[1:], over_tensors=powers[0] != 0.0)
    at = ", ".join(f"{v:.9g} at {r.sizes}" for v, r in zip(values, recordings, strict=True))
    raise CaptureError(
        f"a literal that no product of sizes explains: {at}", recordings[0].place_of(place[0])
    )


def _lengths(recording: Recording, recordings: Sequence[Recording]) -> tuple[int, ...]:
    """The sizes, behind the number of tensors where that differs, too."""
    several = len({other.tensors for other in recordings}) > 1
    return (recording.tensors, *recording.sizes) if several else recording.sizes


def _product(
    made: Recording, factor: float, powers: list[float], over_tensors: bool = False
) -> Operand:
    """The product of sizes; `over_tensors`: of the cells of all tensors together."""

    def count(axes: frozenset[int]) -> TracedValue:
        cells = made.count(axes)
        return made.over_tensors("sum", cells) if over_tensors else cells

    found = made.value(Const(1.0))
    for power in dict.fromkeys(powers):  # axes of one power together: some naming may lack one
        axes = frozenset(axis for axis, each in enumerate(powers) if each == power)
        for _ in range(abs(int(power))):
            found = found * count(axes) if power > 0 else found / count(axes)
        if power % 1:
            root = sqrt(count(axes))
            found = found * root if power > 0 else found / root
    return (found * factor).operand
