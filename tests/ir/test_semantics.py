"""What ops mean to the bit, against exact rationals, literal loops, NumPy and torch."""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from stepfuse.ir import semantics
from stepfuse.ir.ops import algebra_of
from stepfuse.ir.reductions import fold_columns, fold_list
from stepfuse.ir.types import BF16, F16, F32, F64, I32, I64

from tests.support.oracles.numeric import same_bits
from tests.support.oracles.sums import column_rule, list_rule

INF = float("inf")
NAN = float("nan")
SUM = algebra_of("sum")
EDGES32 = np.array(
    [
        0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007FFFFF, 0x00800000, 0x00800001,
        0x34000000, 0x33800000, 0x3F7FFFFF, 0x3F800000, 0x3F800001, 0xBF800000, 0x4B800000,
        0x4B7FFFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0x5F000000,
        0x1F800000, 0x20000000, 0x9F800001,
    ],
    np.uint32,
).view(np.float32)  # fmt: skip


def random32(count: int, seed: int) -> Any:
    """Floats of random bits, edges included, without NaN of random payload."""
    rng = np.random.default_rng(seed)
    found = rng.integers(0, 2**32, count, dtype=np.uint32).view(np.float32)
    found[: len(EDGES32)] = rng.permutation(EDGES32)
    return found


def nearest(exact: Fraction, digits: int, smallest: int) -> float:
    """The float of `digits` bits nearest to an exact value, ties to even, by integers alone."""
    if exact == 0:
        return 0.0
    size, sign = abs(exact), -1 if exact < 0 else 1
    power = size.numerator.bit_length() - size.denominator.bit_length()
    power -= size < Fraction(2) ** power
    unit = Fraction(2) ** max(power - digits + 1, smallest)
    whole, rest = divmod(size, unit)
    whole += rest * 2 > unit or (rest * 2 == unit and whole % 2 == 1)
    value = whole * unit
    limit = Fraction(2) ** (128 if digits == 24 else 1024)
    return sign * (INF if value >= limit else float(value))


# ------------------------------------------------------------------ fma


def fma32_cases() -> Iterator[tuple[float, float, float]]:
    a, b, c = (random32(2000, seed) for seed in (1, 2, 3))
    yield from zip(a.tolist(), b.tolist(), c.tolist(), strict=True)
    rng = np.random.default_rng(4)  # products that nearly cancel, and halfway cases
    for _ in range(2000):
        x, y = (np.float32(v) for v in rng.standard_normal(2))
        z = np.float32(-(float(x) * float(y)) * float(rng.choice([1.0, 1.0 + 2**-23, 2.0**24])))
        yield float(x), float(y), float(z)
    one = 1.0 + 2.0**-12
    yield from ((one, one, s * 2.0**-e) for s in (1, -1) for e in range(20, 90))
    yield from ((2.0**-70, 2.0**-79 * k, s * 2.0**-149) for k in range(1, 9) for s in (1, -1))


def test_f32_fma_rounds_the_exact_value_once() -> None:
    cases = [c for c in fma32_cases() if all(map(math.isfinite, c))]
    a, b, c = (np.array(column, np.float32) for column in zip(*cases, strict=True))
    with np.errstate(all="ignore"):
        found = semantics.fma(a, b, c)
    assert found.dtype == np.float32
    for (x, y, z), got in zip(cases, found.tolist(), strict=True):
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        assert got == nearest(exact, 24, -149), (x.hex(), y.hex(), z.hex(), got.hex())


@given(*[st.floats(allow_nan=False, allow_infinity=False)] * 3)
@settings(max_examples=400)
def test_f64_fma_rounds_the_exact_value_once(a: float, b: float, c: float) -> None:
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    assert float(semantics.fma(*map(np.float64, (a, b, c)))) == nearest(exact, 53, -1074)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize(
    ("a", "b", "c", "expected"),
    [
        (0.0, 1.0, -0.0, 0.0), (-0.0, 1.0, -0.0, -0.0), (-0.0, 1.0, 0.0, 0.0),
        (1.0, 1.0, -1.0, 0.0), (-1.0, 1.0, 1.0, 0.0), (INF, 1.0, -INF, NAN), (INF, 0.0, 1.0, NAN),
        (INF, 2.0, 1.0, INF), (1.0, 1.0, -INF, -INF), (NAN, 1.0, 1.0, NAN), (1.0, 1.0, NAN, NAN),
        (1e-30, -1e-30, 0.0, None), (1e-200, -1e-200, 0.0, None),
    ],
)  # fmt: skip
def test_fma_of_zeros_infinities_and_nan(
    kind: Any, a: float, b: float, c: float, expected: float | None
) -> None:
    with np.errstate(all="ignore"):
        found = semantics.fma(kind(a), kind(b), kind(c))
    if expected is None:  # an underflow keeps the sign of the exact value
        exact = Fraction(float(kind(a))) * Fraction(float(kind(b)))
        digits, smallest = (24, -149) if kind is np.float32 else (53, -1074)
        expected = math.copysign(nearest(exact, digits, smallest), -1.0 if exact < 0 else 1.0)
    assert same_bits(found, kind(expected))


# ------------------------------------------------------------------ minimum, maximum, bits


def order_key(value: float) -> tuple[float, int]:
    return value, 0 if math.copysign(1.0, value) < 0 else 1


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_minimum_and_maximum_order_zeros_and_let_nan_win(kind: Any) -> None:
    values = [0.0, -0.0, 1.0, -1.0, INF, -INF, NAN, 1e-40, -1e-40]
    a, b = (np.array(c, kind) for c in zip(*((x, y) for x in values for y in values), strict=True))
    low, high = semantics.minimum(a, b), semantics.maximum(a, b)
    for x, y, least, most in zip(a, b, low, high, strict=True):
        pair = [x, y]
        some_nan = any(np.isnan(pair))
        assert same_bits(least, kind(NAN) if some_nan else min(pair, key=order_key))
        assert same_bits(most, kind(NAN) if some_nan else max(pair, key=order_key))


@pytest.mark.parametrize(("kind", "code"), [(np.float32, "<f"), (np.float64, "<d")])
def test_bits_are_those_of_struct(kind: Any, code: str) -> None:
    values = np.array([0.0, -0.0, 1.0, -1.5, INF, NAN, 1e-40], kind)
    expected = [int.from_bytes(struct.pack(code, v), "little", signed=True) for v in values]
    assert semantics.bits(values).tolist() == expected
    assert same_bits(semantics.from_bits(semantics.bits(values)), values)


@given(st.integers(-(2**31), 2**31 - 1), st.integers(0, 31))
def test_lshr_shifts_zeros_in(value: int, count: int) -> None:
    expected = (value % 2**32) >> count
    assert int(semantics.lshr(np.int32(value), np.int32(count))) % 2**32 == expected


@given(st.integers(-(2**63), 2**63 - 1), st.integers(0, 63))
def test_lshr_of_64_bits(value: int, count: int) -> None:
    expected = (value % 2**64) >> count
    assert int(semantics.lshr(np.int64(value), np.int64(count))) % 2**64 == expected


def test_f2i_and_i2f_keep_the_width() -> None:
    found = semantics.f2i(np.array([-3.0, 0.0, 2.0**30], np.float32))
    assert found.dtype == np.int32 and found.tolist() == [-3, 0, 2**30]
    back = semantics.i2f(np.array([2**24 + 1, -5], np.int32))
    assert back.dtype == np.float32 and back.tolist() == [2.0**24, -5.0]
    assert semantics.f2i(np.array([2.0**40])).dtype == np.int64


# ------------------------------------------------------------------ declared ops


def test_sigmoid_is_exact_enough_and_never_overflows() -> None:
    values = np.array([-1000.0, -40.0, -1.0, -0.0, 0.0, 1.0, 40.0, 1000.0])
    with np.errstate(over="raise"):
        found = semantics.sigmoid(values)
    np.testing.assert_allclose(found, torch.sigmoid(torch.from_numpy(values)).numpy(), 1e-15)


@pytest.mark.parametrize(
    ("base", "power", "expected"),
    [
        (2.0, 10.0, 1024.0), (0.0, 0.0, 1.0), (0.0, 2.0, 0.0), (0.0, -1.0, INF), (1.0, NAN, 1.0),
        (-2.0, 2.0, NAN), (-2.0, 0.0, 1.0), (NAN, 0.0, 1.0), (INF, -1.0, 0.0), (0.9, INF, 0.0),
    ],
)  # fmt: skip
def test_power(base: float, power: float, expected: float) -> None:
    with np.errstate(all="ignore"):
        assert same_bits(semantics.power(np.float64(base), np.float64(power)), np.float64(expected))


def test_rsqrt_rounds_twice() -> None:
    values = random32(500, 8)
    with np.errstate(all="ignore"):
        expected = [np.float32(1) / np.sqrt(v) for v in values]
        assert same_bits(semantics.rsqrt(values), np.array(expected, np.float32))


# ------------------------------------------------------------------ casts


def every16() -> Any:
    return np.arange(2**16, dtype=np.uint16)


def around(pattern: Any, narrow: Any) -> Any:
    """f32 values at, next to and halfway between the neighbours of 16-bit patterns."""
    exact = narrow(pattern)
    with np.errstate(all="ignore"):
        middle = (exact[:-1].astype(np.float64) + exact[1:]) / 2
        near = middle.astype(np.float32)
        inf = np.float32(INF)
        sides = [np.nextafter(near, s * inf) for s in (1, -1)]
    return np.concatenate([exact, near, *sides, random32(5000, 5)])


def torch_bits(values: Any, dtype: torch.dtype) -> Any:
    return torch.from_numpy(values).to(dtype).view(torch.int16).numpy().view(np.uint16)


def test_f32_to_bf16_is_torchs_and_nan_is_canonical() -> None:
    values = around(every16(), lambda p: semantics.cast(p, F32, BF16))
    with np.errstate(all="ignore"):
        found = semantics.cast(values, BF16, F32)
    real = ~np.isnan(values)
    assert np.array_equal(found[real], torch_bits(values, torch.bfloat16)[real])
    assert set(found[~real].tolist()) == {0x7FC0}


def test_f32_to_f16_is_torchs_and_nan_is_canonical() -> None:
    values = around(every16(), lambda p: semantics.cast(p, F32, F16))
    with np.errstate(all="ignore"):
        found = semantics.cast(values, F16, F32)
    real = ~np.isnan(values)
    assert np.array_equal(found[real], torch_bits(values, torch.float16)[real])
    assert set(found[~real].tolist()) == {0x7E00}


@pytest.mark.parametrize(("dtype", "other"), [(BF16, torch.bfloat16), (F16, torch.float16)])
def test_widening_is_exact(dtype: Any, other: torch.dtype) -> None:
    pattern = every16()
    expected = torch.from_numpy(pattern.view(np.int16)).view(other).to(torch.float32).numpy()
    assert same_bits(semantics.cast(pattern, F32, dtype), expected)
    back = semantics.cast(expected, dtype, F32)
    real = ~np.isnan(expected)
    assert np.array_equal(back[real], pattern[real])


def test_casts_between_compute_dtypes() -> None:
    values = np.array([0.1, -0.0, 1e39, 1e-300, NAN, 1.0 + 2.0**-24, 1.0 + 3 * 2.0**-24])
    expected = [nearest(Fraction(v), 24, -149) if v else v for v in values[~np.isnan(values)]]
    with np.errstate(all="ignore"):
        found = semantics.cast(values, F32, F64)
    assert np.isnan(found[4])
    assert same_bits(found[~np.isnan(values)], np.array(expected, np.float32))
    wrapped = semantics.cast(np.array([2**32 + 5, -(2**31) - 1], np.int64), I32, I64)
    assert wrapped.dtype == np.int32 and wrapped.tolist() == [5, 2**31 - 1]
    assert semantics.cast(values, F64, F64) is values


# ------------------------------------------------------------------ sums


SIZES = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 127, 1023, 1024, 1025, 2047, 4097, 100_003]


def wide(count: int, seed: int) -> Any:
    rng = np.random.default_rng(seed)
    return rng.standard_normal(count) * 10.0 ** rng.integers(-8, 9, count)


@pytest.mark.parametrize("size", [*SIZES, 1024 * 1024 + 17])
def test_fold_list_is_the_written_rule(size: int) -> None:
    values = wide(size, size)
    found = float(fold_list(SUM, values))
    assert found.hex() == list_rule(values.tolist()).hex()
    bound = math.fsum(np.abs(values)) * 2.0**-52 * 90  # 64 additions a lane, 4 folds, 2 levels
    assert abs(found - math.fsum(values)) <= bound


def test_fold_list_runs_along_the_last_axis() -> None:
    values = wide(3 * 2 * 1500, 9).reshape(3, 2, 1500)
    found = fold_list(SUM, values)
    assert found.shape == (3, 2)
    assert found.tolist() == [[list_rule(r.tolist()) for r in m] for m in values]


@pytest.mark.parametrize("rows", [0, 1, 2, 63, 64, 65, 128, 129, 1000, 64 * 1024 + 65])
def test_fold_columns_is_the_written_rule(rows: int) -> None:
    values = wide(rows * 3, rows).reshape(1, rows, 3)
    found = fold_columns(SUM, values)
    assert found.shape == (1, 3)
    for j in range(3):
        column = values[0, :, j].tolist()
        assert float(found[0, j]).hex() == column_rule(column).hex()
        assert abs(found[0, j] - math.fsum(column)) <= math.fsum(map(abs, column)) * 2.0**-52 * 200


def test_sums_start_at_plus_zero_and_pass_infinities_on() -> None:
    assert math.copysign(1.0, float(fold_list(SUM, np.array([-0.0])))) == 1.0
    assert math.copysign(1.0, float(fold_columns(SUM, np.array([[-0.0]]))[0])) == 1.0
    assert float(fold_list(SUM, np.array([1.0, INF]))) == INF
    with np.errstate(invalid="ignore"):
        assert math.isnan(float(fold_list(SUM, np.array([INF, -INF]))))


def test_sums_of_f32_are_taken_in_f64() -> None:
    values = np.full(3, 2.0**127, np.float32)
    assert float(fold_list(SUM, values)) == 3 * 2.0**127


# ------------------------------------------------------------------ extremes


def extreme(values: Any, op: str) -> Any:
    return fold_list(algebra_of(op), np.abs(values) if op == "absmax" else np.asarray(values))


@pytest.mark.parametrize("op", ["max", "min", "absmax"])
@pytest.mark.parametrize("size", [1, 2, 3, 5, 8, 100, 1025])
def test_extreme_is_pythons(op: str, size: int) -> None:
    values = wide(size, size)
    expected = {
        "max": max(values), "min": min(values), "absmax": max(map(abs, values)),
    }[op]  # fmt: skip
    assert float(extreme(values, op)) == expected


@pytest.mark.parametrize(
    ("op", "values", "expected"),
    [
        ("max", [], -INF), ("min", [], INF), ("absmax", [], 0.0),
        ("max", [-0.0, 0.0, -0.0], 0.0), ("min", [0.0, -0.0, 0.0], -0.0), ("absmax", [-0.0], 0.0),
        ("max", [-0.0], -0.0), ("max", [1.0, NAN, 2.0], NAN), ("min", [NAN, 1.0, 2.0], NAN),
        ("absmax", [1.0, -NAN, 2.0], NAN), ("absmax", [-3.0, -INF], INF), ("max", [-INF], -INF),
    ],
)  # fmt: skip
def test_extreme_of_special_values(op: str, values: list[float], expected: float) -> None:
    assert same_bits(extreme(np.array(values), op), np.float64(expected))


def test_extreme_runs_along_the_last_axis() -> None:
    values = wide(12, 3).reshape(2, 2, 3)
    assert extreme(values, "max").tolist() == [[max(r) for r in m] for m in values]
    assert extreme(np.zeros((2, 0)), "min").tolist() == [INF, INF]


def test_table_asks_for_the_last_three_bits() -> None:
    numbers = [0.5, -0.0, INF, -1.5, 3.0, NAN, -INF, 7.0]
    index = np.array([0, 1, 7, 8, 13, -1, -8, -2, 2**31 - 1, -(2**31)], np.int32)
    expected = [numbers[i % 8] for i in index.tolist()]
    found = semantics.table8(index, *(np.float32(n) for n in numbers))
    assert same_bits(found, np.array(expected, np.float32))
