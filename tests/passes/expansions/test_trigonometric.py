"""sin and cos over all magnitudes, and close to their zeros; erf where it changes its form."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import mpmath
import numpy as np
import pytest
from stepfuse.ir import semantics
from stepfuse.ir.types import F32, F64
from stepfuse.passes.expansions.trigonometric import _HALF_PI, _INVERSE, _STRIDE, LARGEST
from stepfuse.passes.rewrite.expand import BOUNDS

from tests.support.oracles.expanded import Array, apply, exact, ulps

WAVES = ("sin", "cos")


def close_to_zeros(largest: float, kind: Any) -> Array:
    """The floats nearest to multiples of pi / 2, up to about `largest`."""
    rng = np.random.default_rng(3)
    counts = np.exp(rng.uniform(0, np.log(largest / 2), 1500)).round()
    with mpmath.workprec(300):
        return np.array([float(n * mpmath.pi / 2) for n in counts.tolist()]).astype(kind)


@pytest.mark.parametrize("op", WAVES)
def test_f32_of_every_magnitude(op: str) -> None:
    rng = np.random.default_rng(1)
    patterns = rng.integers(0, 0x7F800000, 3000, np.uint32)
    edges = [2.0 ** (24 + _STRIDE * step) for step in range(1, len(_INVERSE) + 1)]
    around = np.array([*edges[:-1], np.finfo(np.float32).max], np.float32)
    x = [patterns.view(np.float32), around, np.nextafter(around, np.float32(0))]
    x = np.concatenate([*x, np.nextafter(around[:-1], np.float32(np.inf))])
    with mpmath.workprec(400):  # enough for the largest arguments to lose 128 bits
        found = ulps(apply(op, x), [getattr(mpmath, op)(mpmath.mpf(v)) for v in x.tolist()])
    assert found.max() <= BOUNDS[op, F32]


@pytest.mark.parametrize("op", WAVES)
@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_close_to_zeros(op: str, kind: Any) -> None:
    """Where the argument is within its last place of a multiple of pi / 2."""
    x = close_to_zeros(LARGEST, kind)
    bound = BOUNDS[op, F32 if kind is np.float32 else F64]
    assert ulps(apply(op, x), exact(op, x)).max() <= bound
    assert ulps(apply(op, -x), exact(op, -x)).max() <= bound


@pytest.mark.parametrize("op", WAVES)
def test_f64_over_its_range(op: str) -> None:
    rng = np.random.default_rng(2)
    x = np.exp(rng.uniform(-40, np.log(LARGEST), 3000)) * rng.choice([-1.0, 1.0], 3000)
    x[:2] = LARGEST, -LARGEST
    assert ulps(apply(op, x), exact(op, x)).max() <= BOUNDS[op, F64]
    beyond = np.nextafter(LARGEST, np.inf)
    assert np.isnan(apply(op, np.array([beyond, -beyond, 1e300]))).all()


def test_cosine_schedule_of_a_million_steps() -> None:
    """(1 + cos(pi t / T)) / 2 falls from 1 to 0 and never leaves [0, 1]."""
    count = 1_000_000
    x = np.arange(0, count + 1, 7, dtype=np.float64) * (np.pi / count)
    found = apply("cos", x)
    assert np.all(np.abs(found - np.cos(x)) <= 2.0**-52)
    assert np.all(np.diff(found) <= 0) and found[0] == 1.0 and found.min() >= -1.0


def test_the_parts_add_up() -> None:
    """pi / 2 and 2^s 2 / pi modulo 4 to all their bits; short parts make exact products."""
    with mpmath.workprec(400):
        assert abs(sum(map(mpmath.mpf, _HALF_PI)) - mpmath.pi / 2) < mpmath.mpf(2) ** -161
        for step, row in enumerate(_INVERSE):
            wanted = mpmath.ldexp(2 / mpmath.pi, _STRIDE * step)
            wanted -= 4 * mpmath.floor(wanted / 4)
            assert abs(sum(map(mpmath.mpf, row)) - wanted) < mpmath.mpf(2) ** -109
    short = [(part, 27) for part in _HALF_PI[:-1]]
    short += [(part, 29) for row in _INVERSE for part in row[:-1]]
    for part, most in short:
        digits = Fraction(part).numerator
        assert digits.bit_length() <= most


@pytest.mark.parametrize(("kind", "dtype"), [(np.float32, F32), (np.float64, F64)])
def test_erf_where_it_changes_its_form(kind: Any, dtype: Any) -> None:
    edges = np.array([1.0, 4.0, 6.0, -1.0, -4.0, -6.0], kind)
    steps = kind(1) + np.arange(-50, 51) * np.finfo(kind).eps
    x = (edges[:, None] * steps.astype(kind)).reshape(-1)
    assert ulps(apply("erf", x), exact("erf", x)).max() <= BOUNDS["erf", dtype]


def test_erf_has_a_meaning_of_its_own_kind() -> None:
    x = np.array([[0.5, -0.0, np.inf, np.nan]], np.float32)
    found = semantics.erf(x)
    assert found.dtype == np.float32 and found.shape == x.shape
    wanted = [float(mpmath.erf(v)) for v in (0.5, 0.0, np.inf)]
    assert np.array_equal(found[0, :3], np.array(wanted, np.float32)) and np.isnan(found[0, 3])
    wanted_low = float(mpmath.erf(0.25))
    assert float(semantics.erf(np.float64(0.25))) == pytest.approx(wanted_low, rel=4e-16)
