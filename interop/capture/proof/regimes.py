"""The runs of a proof: shapes, groups, hyper-parameters, and gradients out of the ordinary.

Runs that part at a NaN for good reasons say nothing afterwards, so that each kind of special value
has a run of its own. They are of the same shapes: a library's compilation for one serves all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from .runs import Gradients, Hypers, Inputs
from .sides import TrialInputs

STEPS = 200
_SHORT = 20
_SPECIAL = 12
_SIZE = 0.05  # of the parameters: the larger they are, the more rounding hides
_RATES = ("lr", "learning_rate")
_BRANCH = 6
_FEW = 4
_LONG = ((9,), (4, 6), (8, 3), (5,))
_GROUPS = (0, 1, 2, 0)  # the last one's gradients are absent in some steps
_ABSENT = (0, 1, 40, 41, 150)
_SHAPES = (
    ((14,), (2, 3, 4), (5, 9), (6, 6), (1030,)),
    ((), (3, 2, 2, 4), (6, 2), (1,), (2, 1, 3, 2, 2), (33, 40), (1, 1)),
)
_STEPS, _SHAPED = f"{STEPS} steps", "other shapes"

Shapes = Sequence[tuple[int, ...]]
Takes = Callable[[tuple[int, ...]], bool]


def runs(
    numbers: Mapping[str, float], takes: Takes, groups: int, skips: bool, shapes: Sequence[Shapes]
) -> Iterator[Inputs]:
    """The runs over shapes that a spec takes; `skips`: whether gradients may be absent."""
    made = _Maker(takes, groups, skips)
    yield made.inputs(_STEPS, _LONG, STEPS, _other_hypers(numbers, 1, STEPS), _ordinary)
    for seed, some in enumerate((*_SHAPES, *shapes), 2):
        hypers = _other_hypers(numbers, 2, _SHORT) if seed == 2 else None
        yield made.inputs(_SHAPED, some, _SHORT, hypers, _plain, seed)
    for name, gradient in _REGIMES.items():
        yield made.inputs(name, _LONG, _SPECIAL, None, gradient)


def branch_run(takes: Takes, one: TrialInputs) -> Inputs | None:
    """A short run of one tensor with these numbers and states; None where no shape takes it."""
    shapes = [one.shape] if one.shape else [*_LONG, *_SHAPES[1], *_SHAPES[0]]
    mine = [s for s in shapes if takes(s)][:1]
    rng = np.random.default_rng(9)
    grads = [[one.scale * g for g in _plain(rng, mine, n)] for n in range(_BRANCH)]
    params = [np.asarray(one.start * p, np.float32) for p in _params(rng, mine)]
    regime = "the other side of a branch"
    if not mine:
        return None
    hypers = [[one.hypers]] * _BRANCH
    return Inputs(params, _f32(grads), [0], hypers, one.numbers, regime)


def small_run(takes: Takes) -> Inputs:
    """A few steps from parameters that are numbers of 16 bits, as gradients are."""
    rng, shapes = np.random.default_rng(8), [s for s in (*_LONG, *_SHAPES[1]) if takes(s)][:3]
    grads = [[_in_16_bits(g) for g in _plain(rng, shapes, n)] for n in range(_FEW)]
    params = [_in_16_bits(1e-4 * p) for p in _params(rng, shapes)]
    return Inputs(params, grads, [0] * len(shapes), [[{}]] * _FEW, regime="parameters")


def _in_16_bits(cells: Any) -> Any:
    """Rounded to bf16, towards zero."""
    bits = np.asarray(cells, np.float32).view(np.uint32) & np.uint32(0xFFFF0000)
    return bits.view(np.float32)


def other_value(value: float, number: int) -> float:
    """Another value that an optimizer takes where it takes this one; whole numbers stay whole."""
    if value == 0.0:
        return 0.01 * number
    if 0.0 < abs(value) < 1.0:
        return value * (1.0 - 0.03 * number)
    if float(value).is_integer() and abs(value) > 1.0:
        return type(value)(value + number)
    return value * (1.0 + 0.07 * number)


class _Maker:
    """Inputs over the shapes that a spec takes."""

    def __init__(self, takes: Takes, groups: int, skips: bool) -> None:
        self.takes, self.groups, self.skips = takes, groups, skips

    def inputs(
        self, name: str, shapes: Shapes, steps: int, hypers: list[list[Hypers]] | None,
        gradient: Any, seed: int = 1,
    ) -> Inputs:  # fmt: skip
        rng = np.random.default_rng(seed)
        pairs = list(zip(shapes, (*_GROUPS, 2, 1, 0), strict=False))
        taken = [(shape, group) for shape, group in pairs if self.takes(shape)]
        used = sorted({group for _, group in taken}) if self.groups > 1 else [0]
        groups = [used.index(group) if self.groups > 1 else 0 for _, group in taken]
        mine = [shape for shape, _ in taken]
        grads = [list(gradient(rng, mine, step)) for step in range(steps)]
        if self.skips and shapes is _LONG and len(mine) == len(_LONG):
            for step in (step for step in _ABSENT if step < steps):
                grads[step][-1] = None
        given = hypers or [[{}] * len(_GROUPS)] * steps
        hypers = [[step[group] for group in used] for step in given]
        plain = name in (_STEPS, _SHAPED)
        return Inputs(_params(rng, mine), _f32(grads), groups, hypers, {}, name, plain)


def _params(rng: Any, shapes: Shapes) -> list[Any]:
    return [np.asarray(_SIZE * rng.standard_normal(s), np.float32) for s in shapes]


def _f32(grads: Sequence[Sequence[Any]]) -> list[Gradients]:
    return [[None if g is None else np.asarray(g, np.float32) for g in step] for step in grads]


def _other_hypers(known: Mapping[str, float], seed: int, steps: int) -> list[list[Hypers]]:
    """The hyper-parameters of three groups for each step; the learning rate falls halfway."""
    groups = [{n: other_value(v, seed + g) for n, v in known.items()} for g in range(3)]
    later = [{n: 0.5 * v if n in _RATES else v for n, v in g.items()} for g in groups]
    return [groups if step < steps // 2 else later for step in range(steps)]


# ---------------------------------------------------------- gradients of a step


def _plain(rng: Any, shapes: Shapes, step: int) -> list[Any]:
    return [rng.standard_normal(shape) for shape in shapes]


def _ordinary(rng: Any, shapes: Shapes, step: int) -> list[Any]:
    """Ordinary ones; at the end zeros, and numbers out of scale."""
    scales = {9: 0.0, 7: 1e-30, 6: 1e-30, 4: 1e4, 3: -1e4}
    return [scales.get(STEPS - step, 1.0) * g for g in _plain(rng, shapes, step)]


def _scaled(factors: Callable[[int, int], float]) -> Any:
    """Ordinary ones times a factor of the step and the tensor."""

    def gradient(rng: Any, shapes: Shapes, step: int) -> list[Any]:
        return [factors(step, n) * g for n, g in enumerate(_plain(rng, shapes, step))]

    return gradient


def _flipping(rng: Any, shapes: Shapes, step: int) -> list[Any]:
    """The same numbers in each step, with the other sign."""
    same = np.random.default_rng(3)
    return [(-1.0) ** step * same.standard_normal(shape) for shape in shapes]


def _with(value: float) -> Any:
    """One cell of the first tensor is special in one step, all of another in the next."""

    def gradient(rng: Any, shapes: Shapes, step: int) -> list[Any]:
        found = [np.array(g) for g in _plain(rng, shapes, step)]
        if step == 4:
            found[0].flat[0] = value
        if step == 6:
            found[-1] = np.full(shapes[-1], -value)
        return found

    return gradient


_REGIMES: dict[str, Any] = {
    "gradients of zero at first": _scaled(lambda step, n: float(step >= 3 and n != 1)),
    "gradients of 1e4 and of 1e-30": _scaled(lambda step, n: 1e4 if n % 2 else 1e-30),
    "gradients that flip their sign": _flipping,
    "infinite gradients": _with(np.inf),
    "gradients of NaN": _with(np.nan),
}
