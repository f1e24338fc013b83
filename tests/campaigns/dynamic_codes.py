"""Every float from 0 to 1 as a code of `dynamic8`, beside the definition by comparisons.

    python -m tests.campaigns.dynamic_codes [--backend native] [--minutes 10]

The codec finds a number's decade in the bits of its exponent. Here it is found by comparing the
number with the end of each decade; what follows has the same roundings, so all codes are equal.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np
import stepfuse

Array = np.ndarray[Any, np.dtype[Any]]
F = np.float32
_BLOCK, _BLOCKS = 4096, 1024
_ONE = 0x3F800000


def code_of(y: Array, is_signed: bool) -> Array:
    """The codes of f32 numbers of a block whose scale is 1."""
    steps, tops, ends = _decades(is_signed)
    size = np.abs(y)
    decade = np.searchsorted(_f32(ends[:-1]), size, side="right")
    first = _f32(steps)[decade]
    factor = _f32([p / (0.9 * top) for p, top in zip(steps, tops, strict=True)])[decade]
    step = np.floor(size * factor + first * F(8.0 / 9.0))
    step = np.minimum(step, first * F(2.0) - F(1.0))
    step = np.where(y > F(1.0 - 0.225 / steps[-1]), F(2 * steps[-1]), step)
    if is_signed:
        step = np.where(size < F(0.275e-6), F(0.0), step)
        return (np.copysign(step, y) + F(127.0)).astype(np.uint8)
    step = np.maximum(step, F(steps[0]))
    return (np.where(y > 0, step, F(1.0)) - F(1.0)).astype(np.uint8)


def number_of(codes: Array, is_signed: bool) -> Array:
    """The f32 numbers that codes stand for where the scale is 1."""
    steps, _, _ = _decades(is_signed)
    step = np.abs(codes.astype(F) - F(127.0)) if is_signed else codes.astype(F) + F(1.0)
    decade = np.frexp(np.maximum(step, F(steps[0])) / F(steps[0]))[1] - 1
    unit = np.where(decade & 1, F(5e-6 / (20 * steps[0])), F(1e-6 / (20 * steps[0])))
    unit = unit * np.where(decade & 2, F(25.0), F(1.0)) * np.where(decade & 4, F(625.0), F(1.0))
    first = np.ldexp(F(steps[0]), decade).astype(F)
    middle = (step * F(18.0) - first * F(16.0) + F(9.0)) * unit
    middle = np.where(step < steps[0], F(0.0), middle)
    middle = np.where(step < 2 * steps[-1], middle, F(1.0))
    return np.copysign(middle, codes.astype(F) - F(127.0)) if is_signed else middle


def near_thresholds(is_signed: bool, around: int = 40) -> Array:
    """All f32 numbers from 0 to 1 that are so many patterns from where the code changes."""
    numbers = np.sort(number_of(np.arange(256, dtype=np.uint8), is_signed).astype(np.float64))
    _, _, ends = _decades(is_signed)
    middles = np.concatenate(
        [(numbers[1:] + numbers[:-1]) / 2, ends, [0.275e-6, 2.0**-23, 2.0**-24]]
    )
    patterns = _f32(np.unique(np.abs(middles))).view(np.int32)[:, None] + np.arange(-around, around)
    return np.clip(np.unique(patterns), 0, _ONE).astype(np.int32).view(F)


def _f32(numbers: Any) -> Array:
    return np.asarray(numbers, F)


def _decades(is_signed: bool) -> tuple[list[int], list[float], list[float]]:
    """Of each decade the steps, the top, and the midpoint between its last and the next one's."""
    steps = [2 ** (i if is_signed else i + 1) for i in range(7)]
    tops = [10.0 ** (i - 6) for i in range(7)]
    return steps, tops, [top * (1.0 + 0.9 / p) for p, top in zip(steps, tops, strict=True)]


class Stored:
    """A state in `dynamic8` that is what the gradient, or its magnitude, was."""

    def __init__(self, is_signed: bool, count: int, backend: str = "native") -> None:
        body = "" if is_signed else "    %0 = abs %grad : real elem\n"
        spec = stepfuse.parse(
            "optimizer @store {\n  param %param : f32 elem\n  grad %grad : f32 elem\n"
            "  state %s = 0.0 : f32 elem\n  step {\n"
            f"{body}    update %param = %s\n    update %s = {'%grad' if is_signed else '%0'}\n"
            "  }\n}"
        )
        self.param = np.zeros(count, np.float32)
        self.optimizer = stepfuse.Optimizer(
            [self.param], spec, dtypes=f"s=dynamic8({_BLOCK})", backend=backend
        )

    def __call__(self, values: Array) -> tuple[Array, Array]:
        """The codes of numbers, and what was read: those of the call before."""
        self.optimizer.step([values])
        return self.optimizer.state[0]["s"], self.param


def wrong_codes(is_signed: bool, sign: int, backend: str, end: float) -> tuple[int, int]:
    """How many patterns were tried, and how many have another code."""
    stored = Stored(is_signed, _BLOCK * _BLOCKS, backend)
    each, wrong = (_BLOCK - 1) * _BLOCKS, 0
    values = np.ones((_BLOCKS, _BLOCK), np.float32)  # the first of each block is its scale
    for start in range(0, _ONE + 1, each):
        if time.monotonic() > end:
            return start, wrong
        patterns = np.minimum(np.arange(start, start + each, dtype=np.int64), _ONE)
        values[:, 1:] = (patterns.astype(np.int32).view(F) * F(sign)).reshape(_BLOCKS, -1)
        codes, _ = stored(values.reshape(-1))
        found = codes.reshape(_BLOCKS, _BLOCK)
        wrong += int((found != code_of(values, is_signed)).sum())
    return _ONE + 1, wrong


def main() -> int:
    """Runs the campaign; 1 if a code differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--backend", default="native")
    parser.add_argument("--minutes", type=float, default=10.0)
    given = parser.parse_args()
    end, all_wrong = time.monotonic() + 60 * given.minutes, 0
    for is_signed, sign in ((True, 1), (True, -1), (False, 1)):
        tried, wrong = wrong_codes(is_signed, sign, given.backend, end)
        all_wrong += wrong
        kind = "signed" if is_signed else "not negative"
        print(
            f"{kind}, {'+' if sign > 0 else '-'}: {tried} patterns, {wrong} codes differ",
            flush=True,
        )
    return int(all_wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
