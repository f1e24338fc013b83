"""Errors of compiled functions and conversions against independent references.

Each runs as an ordinary spec through the ordinary passes and the native backend:

    %0 = exp %grad : real elem        update %param = %0

over all patterns of its argument's dtype (never of f64), or a sample. A function's error is in
units in the last place (ulp) of the exact value, in f32 with an infinity as the number after
the largest; of a conversion the patterns whose result differs are counted. Any NaN equals any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import Queue

import numpy as np

from ...array_optimizer import Optimizer
from ...ir.arrays import Array
from ...ir.errors import WrongUsage
from ...ir.text.parser import parse
from ...ir.types import DTYPES, F32, F64, PATTERNS, DType
from ...passes.expansions.trigonometric import LARGEST
from ...passes.rewrite.expand import BOUNDS
from .references import FUNCTIONS, converted, reference

Advance = Callable[[int], None]

CONVERSIONS = (
    *(f"f32->{d}" for d in PATTERNS),
    *(f"{d}->f32" for d in PATTERNS),
    "f64->f32",
)
CHUNK = 1 << 17
_EXACT_BOUND = {"sqrt": 0.5, "sign": 0.0}
_SPECIAL = (0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-45, -1e-45, 3.4e38, -3.4e38)

_SPEC = """
optimizer @accuracy {{
  param %param : f32 elem
  grad %grad : f32 elem
  step {{
    {statement}
    update %param = {result}
  }}
}}"""


@dataclass(frozen=True, slots=True)
class Task:
    """One function in one dtype, or one conversion, over some patterns."""

    name: str
    source: DType
    target: DType
    patterns: int
    exhaustive: bool

    @property
    def is_conversion(self) -> bool:
        return self.name in CONVERSIONS

    @property
    def bound(self) -> float:
        """The error that is stated: in ulp, or in patterns that differ."""
        if self.is_conversion:
            return 0.0
        found = BOUNDS.get((self.name, self.source))
        return _EXACT_BOUND[self.name] if found is None else found


@dataclass(frozen=True, slots=True)
class Measurement:
    """The largest error of a task, or the number of patterns that differ, and where."""

    task: Task
    worst: float = 0.0
    argument: float | None = None

    @property
    def is_right(self) -> bool:
        return self.worst <= self.task.bound


def tasks(names: tuple[str, ...], dtype: str, exhaustive: bool, samples: int) -> list[Task]:
    """Return the tasks of these names, or all tasks. Raises WrongUsage."""
    known = (*FUNCTIONS, *CONVERSIONS)
    for name in names:
        if name not in known:
            raise WrongUsage(f"unknown function or conversion '{name}'; known: {', '.join(known)}")
    if dtype not in ("", "f32", "f64"):
        raise WrongUsage(f"--dtype: expected f32 or f64, got '{dtype}'")
    if exhaustive and dtype == "f64":
        raise WrongUsage("f64 has too many patterns to try all; leave out --exhaustive")
    wanted = (dtype,) if dtype else ("f32", "f64")
    found: list[Task] = []
    for name in names or known:
        if name in CONVERSIONS:
            source, _, target = name.partition("->")
            found.append(_task(name, DTYPES[source], DTYPES[target], exhaustive, samples))
        else:
            kinds = (DTYPES[kind] for kind in wanted)
            found += [_task(name, kind, kind, exhaustive, samples) for kind in kinds]
    return found


def _task(name: str, source: DType, target: DType, exhaustive: bool, samples: int) -> Task:
    every = source.is_pattern or (exhaustive and source is F32)
    count = 1 << (8 * source.bytes) if every else samples
    return Task(name, source, target, count, every)


def measure(task: Task, threads: int, advance: Advance) -> Measurement:
    """Runs a task, some chunks at a time; `advance` is told how many patterns were tried."""
    with ThreadPoolExecutor(threads) as pool:
        workers: Queue[_Native] = Queue()
        for _ in range(threads):
            workers.put(_Native(task))

        def try_chunk(start: int) -> Measurement:
            native = workers.get()
            x = _arguments(task, start)
            got = native(x)
            found = _differing(task, x, got) if task.is_conversion else _furthest(task, x, got)
            workers.put(native)
            advance(x.size)
            return found

        return _together(task, pool.map(try_chunk, range(0, task.patterns, CHUNK)))


def _together(task: Task, parts: Iterable[Measurement]) -> Measurement:
    """The result over all chunks, of equal ones the first."""
    total = Measurement(task)
    for part in parts:
        if task.is_conversion:
            first = part.argument if total.argument is None else total.argument
            total = Measurement(task, total.worst + part.worst, first)
        elif total.argument is None or part.worst > total.worst:
            total = part
    return total


class _Native:
    """The compiled function of an array, up to CHUNK elements at a time."""

    def __init__(self, task: Task) -> None:
        statement = "" if task.is_conversion else f"%0 = {task.name} %grad : real elem"
        text = _SPEC.format(statement=statement, result="%grad" if not statement else "%0")
        size = min(CHUNK, task.patterns)
        self._given = np.zeros(size, task.source.numpy)
        self._result = np.zeros(size, task.target.numpy)
        self._optimizer = Optimizer(
            [self._result], parse(text), threads=1,
            dtypes=f"param={task.target},grad={task.source}",
        )  # fmt: skip

    def __call__(self, x: Array) -> Array:
        self._given[: x.size] = x
        self._optimizer.step([self._given])
        return self._result[: x.size]


def _arguments(task: Task, start: int) -> Array:
    """The patterns of a chunk: the next ones in order, or a sample."""
    count = min(CHUNK, task.patterns - start)
    if not task.exhaustive:
        return _sample(task, np.random.default_rng(start), count)
    unsigned = np.dtype(f"u{task.source.bytes}")
    return np.arange(start, start + count, dtype=unsigned).view(task.source.numpy)


def _sample(task: Task, rng: np.random.Generator, count: int) -> Array:
    """Patterns at random, numbers of usual size, and special ones."""
    kind = task.source.numpy
    x = rng.integers(0, 1 << 8 * kind.itemsize, count, np.dtype(f"u{kind.itemsize}")).view(kind)
    usual = rng.standard_normal(count) * 10.0 ** rng.uniform(-3, 2, count)
    with np.errstate(all="ignore"):
        x[::2] = usual[::2]
        x[: len(_SPECIAL)] = _SPECIAL[:count]
    if task.name in ("sin", "cos") and task.source is F64:
        x = np.where(np.isfinite(x), np.clip(x, -LARGEST, LARGEST), x)
    return x


def _furthest(task: Task, x: Array, got: Array) -> Measurement:
    errors = ulps(got, *reference(task.name, x))
    place = int(errors.argmax())
    return Measurement(task, float(errors[place]), float(x[place]))


def _differing(task: Task, x: Array, got: Array) -> Measurement:
    unequal = ~_same(got, converted(x, task.source, task.target), task.target)
    wrong = int(np.count_nonzero(unequal))
    return Measurement(task, wrong, float(x[int(unequal.argmax())]) if wrong else None)


def ulps(got: Array, high: Array, low: Array) -> Array:
    """|got - (high + low)| in units in the last place of the exact value."""
    limits = np.finfo(got.dtype)
    beyond = 2.0**limits.maxexp if got.dtype == np.float32 else limits.max
    with np.errstate(all="ignore"):
        exact = np.clip(high, -beyond, beyond)
        wide = np.clip(got.astype(np.float64), -beyond, beyond)
        spacing = _spacing(np.minimum(np.abs(exact), limits.max).astype(got.dtype))
        errors = np.abs((wide - exact) - low) / spacing
    if not np.isnan(errors).any():
        return errors
    both = np.isnan(got) & np.isnan(high)
    return np.where(np.isnan(errors), np.where(both, 0.0, np.inf), errors)


def _spacing(x: Array) -> Array:
    """The distance to the next number away from zero; np.spacing takes ten times as long."""
    limits, unsigned = np.finfo(x.dtype), np.dtype(f"u{x.itemsize}")
    infinity = np.array(np.inf, x.dtype).view(unsigned)
    power = (x.view(unsigned) & infinity).view(x.dtype)
    return np.maximum(power * limits.eps, limits.smallest_subnormal)


def _same(got: Array, wanted: Array, dtype: DType) -> Array:
    """Return a mask of equal bits, or NaN on both sides."""
    if dtype.is_pattern:
        magnitude = (1 << dtype.exponent + dtype.mantissa) - 1
        are_nan = [pattern & magnitude > dtype.infinity for pattern in (got, wanted)]
        return (got == wanted) | (are_nan[0] & are_nan[1])
    return (got.view(np.uint32) == wanted.view(np.uint32)) | (np.isnan(got) & np.isnan(wanted))
