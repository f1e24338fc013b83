"""What the codecs store, against their formulas in NumPy and the published code's map."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse
from stepfuse.ir.errors import BindError
from stepfuse.ir.graph import Spec
from stepfuse.passes.storage.formats import FORMATS, PLAIN

from tests.campaigns.dynamic_codes import code_of, near_thresholds, number_of
from tests.support.oracles.numeric import same_bits

SIGNED = "update %param = %s\n update %s = %grad"
UNSIGNED = "%0 = abs %grad : real elem\n update %param = %s\n update %s = %0"
ROUNDED = "update %param = %grad"
Array = np.ndarray


def spec_of(body: str) -> Spec:
    state = " state %s = 0.0 : f32 elem\n" if "%s" in body else ""
    head = " param %param : f32 elem\n grad %grad : f32 elem\n"
    return stepfuse.parse(f"optimizer @store {{\n{head}{state} step {{\n {body}\n }}\n}}")


def stored(values: Array, format: str, body: str = SIGNED) -> tuple[dict[str, Array], Array]:
    """What a state holds after one step, and what the next one reads."""
    values = np.array(values, np.float32)
    param = np.zeros_like(values)
    optimizer = stepfuse.Optimizer([param], spec_of(body), dtypes=f"s={format}", threads=1)
    optimizer.step([values])
    kept = {name: array.copy() for name, array in optimizer.state[0].items()}
    optimizer.step([values])
    return kept, param


def draw(count: int, seed: int = 0) -> Array:
    """Normal numbers, each block of 256 at a magnitude of its own."""
    rng = np.random.default_rng(seed)
    size = 10.0 ** rng.integers(-9, 9, -(-count // 256))
    return (rng.standard_normal(count) * np.repeat(size, 256)[:count]).astype(np.float32)


def scales_of(values: Array, block: int = 256) -> Array:
    """The largest magnitude of an element's block."""
    starts = np.arange(0, values.size, block)
    largest = np.maximum.reduceat(np.abs(values).astype(np.float64), starts)
    return np.repeat(largest, block)[: values.size]


# ------------------------------------------------------------------ what a format reads back


@pytest.mark.parametrize("body", [SIGNED, UNSIGNED])
@pytest.mark.parametrize("format", [*FORMATS, *PLAIN])
def test_as_stored_is_what_the_next_step_reads(format: str, body: str) -> None:
    values, of = draw(5000), "%grad" if body is SIGNED else "%0"
    _, read = stored(values, format, body)
    kept = body.replace("update %param = %s", f"%r = as_stored {of}, like = %s : real elem")
    param = np.zeros_like(values)
    optimizer = stepfuse.Optimizer(
        [param], spec_of(f"{kept}\n update %param = %r"), dtypes=f"s={format}"
    )
    optimizer.step([values])
    assert same_bits(param, read)


@pytest.mark.parametrize("spec", ["check_finite+clip_by_global_norm(max_norm=0.5)+adamw", "lamb"])
@pytest.mark.parametrize("format", ["linear8", "dynamic8", "f8e4m3"])
def test_gradients_may_be_codes(format: str, spec: str) -> None:
    """A state's codes and scales, given as a gradient, step as what the state reads."""
    kept, read = stored(draw(7000).reshape(70, 100), format)
    params = [np.ones((70, 100), np.float32) for _ in range(2)]
    coded = stepfuse.Optimizer([params[0]], spec, dtypes=f"grad={format}")
    coded.step([kept["s"]], aux={"grad_scale": [kept["s_scale"]]})
    stepfuse.Optimizer([params[1]], spec).step([read])
    assert same_bits(*params) and not (params[0] == 1).all()
    with pytest.raises(ValueError, match=r"given as codes.* look into grad_scale"):
        coded.overflow()
    with pytest.raises(BindError, match=r"expected dtype u?int8, got float32"):
        coded.step([read], aux={"grad_scale": [kept["s_scale"]]})


# ------------------------------------------------------------------ 8 bits


@pytest.mark.parametrize("block", [32, 128, 256, 4096])
def test_linear_codes_are_the_nearest(block: int) -> None:
    values = draw(5000)
    kept, read = stored(values, f"linear8({block})")
    scale = scales_of(values, block)
    exact = values.astype(np.float64) / scale * 127
    assert kept["s"].dtype == np.int8 and np.abs(kept["s"] - exact).max() < 0.50001
    assert np.array_equal(kept["s_scale"], scale[::block].astype(np.float32))
    assert (np.abs(read - values) <= scale / 254 * 1.00001).all()
    assert np.abs(read - kept["s"] / 127 * scale).max() <= 2e-7 * scale.max()


def test_linear_codes_without_signs_are_the_nearest_roots() -> None:
    values = draw(5000) ** 2
    kept, read = stored(values, "linear8", UNSIGNED)
    scale = scales_of(values)
    exact = np.sqrt(values.astype(np.float64) / scale) * 255
    exact = np.where((exact > 0) & (exact < 1), 1, exact)  # what is above zero stays there
    assert kept["s"].dtype == np.uint8 and np.abs(kept["s"] - exact).max() < 0.5001
    rounded_up = kept["s"] == 1
    off = np.abs(np.sqrt(read) - np.sqrt(values)) / np.sqrt(scale)
    assert (off[~rounded_up] <= 1.001 / 510).all() and (off <= 1.001 / 255).all()
    assert rounded_up.sum() > 10 and (read[values > 0] > 0).all()


def test_an_extra_input_is_read_from_its_codes_and_scales() -> None:
    """Behind sums of rows too, where blocks go on over the ends of rows."""
    values = draw(90 * 61)
    kept, _ = stored(values, "linear8")
    codes, scales = kept["s"].reshape(90, 61), kept["s_scale"]
    read = kept["s"].astype(np.float32) * np.float32(1 / 127) * np.repeat(scales, 256)[:5490]
    head = " param %param : f32 elem\n grad %grad : f32 elem\n aux %x : f32 elem\n"
    plain = "%0 = add %grad, %x : real elem\n update %param = %0"
    rows = "%0 = add %grad, %x : real elem\n forward %grad = %0"
    for body, chained in ((plain, ""), (rows, "adafactor")):
        spec: Any = stepfuse.parse(f"optimizer @mixed {{\n{head} step {{\n {body}\n }}\n}}")
        spec = stepfuse.chain(spec, chained) if chained else spec
        found = []
        for dtypes, x in (("x=linear8", codes), ("", read.reshape(90, 61))):
            param, grad = np.zeros((90, 61), np.float32), np.ones((90, 61), np.float32)
            optimizer = stepfuse.Optimizer([param], spec, dtypes=dtypes, threads=1)
            scale = {"x_scale": [scales]} if dtypes else {}
            optimizer.step([grad], aux={"x": [x], **scale})
            found.append(param)
        assert same_bits(*found)


def dynamic_map(is_signed: bool) -> Array:
    """The published map: seven decades of 1, 2, 4 .. (or 2, 4, 8 ..) means, 0 and 1."""
    found = [0.0, 1.0]
    for decade in range(7):
        cuts = np.linspace(0.1, 1.0, (1 if is_signed else 2) * 2**decade + 1)
        means = 10.0 ** (decade - 6) * (cuts[:-1] + cuts[1:]) / 2
        found += [*means, *(-means if is_signed else ())]
    return np.sort(np.array(found))


@pytest.mark.parametrize("is_signed", [True, False])
def test_every_dynamic_code_is_read_as_its_number(is_signed: bool) -> None:
    codes = dynamic_map(is_signed)
    assert codes.size == 256
    kept, read = stored(codes, "dynamic8", SIGNED if is_signed else UNSIGNED)
    assert np.array_equal(kept["s"], np.arange(256)) and kept["s_scale"] == 1.0
    np.testing.assert_allclose(read, codes, rtol=2e-7)


@pytest.mark.parametrize("is_signed", [True, False])
def test_dynamic_codes_are_the_nearest(is_signed: bool) -> None:
    rng = np.random.default_rng(1)
    codes = dynamic_map(is_signed)
    middles = (codes[1:] + codes[:-1]) / 2
    values = rng.uniform(-1, 1, 40_000) * 10.0 ** rng.uniform(-8, 0, 40_000)
    near = np.concatenate([middles * (1 + d) for d in (-1e-5, 1e-5)])
    values = np.concatenate([values if is_signed else np.abs(values), near])
    values = np.concatenate([values, np.zeros(-values.size % 256)]).reshape(-1, 256)
    values[:, 0] = 1.0  # each block's scale
    values = values.reshape(-1).astype(np.float32)
    kept, _ = stored(values, "dynamic8", SIGNED if is_signed else UNSIGNED)
    nearest = np.abs(values[:, None].astype(np.float64) - codes).argmin(axis=1)
    if not is_signed:
        nearest = np.where((values > 0) & (nearest == 0), 1, nearest)
    assert np.array_equal(kept["s"], nearest)


@pytest.mark.parametrize("sign", [1, -1, 0])
def test_dynamic_codes_and_numbers_have_the_bits_of_their_definition(sign: int) -> None:
    """Around each number at which the code changes; all floats are those of the campaign."""
    values = near_thresholds(is_signed=sign != 0) * np.float32(sign or 1)
    values = np.pad(values, (0, -values.size % 4095)).reshape(-1, 4095)
    values = np.pad(values, ((0, 0), (1, 0)), constant_values=1.0).reshape(-1)  # scales of 1
    codes, read = stored(values, "dynamic8(4096)", SIGNED if sign else UNSIGNED)
    assert np.array_equal(codes["s"], code_of(values, sign != 0))
    assert same_bits(read, number_of(codes["s"], sign != 0))


FLOAT8 = {
    "f8e4m3": (np.dtype(ml_dtypes.float8_e4m3fn), 448.0),
    "f8e5m2": (np.dtype(ml_dtypes.float8_e5m2), 57344.0),
}


@pytest.mark.parametrize("is_signed", [True, False])
@pytest.mark.parametrize("name", FLOAT8)
def test_8_bit_floats_are_those_of_ml_dtypes(name: str, is_signed: bool) -> None:
    kind, largest = FLOAT8[name]
    every = np.arange(256, dtype=np.uint8).view(kind).astype(np.float64)
    every = np.unique(every[np.isfinite(every)])
    middles = (every[1:] + every[:-1]) / 2  # ties, and their neighbours
    values = np.concatenate([every, middles, middles * (1 + 1e-6), middles * (1 - 1e-6)])
    values = np.concatenate([values, draw(4000) % largest]) / largest
    values = (values if is_signed else np.abs(values)).astype(np.float32)
    values = np.concatenate([values, np.zeros(-values.size % 255, np.float32)]).reshape(-1, 255)
    values = np.pad(values, ((0, 0), (1, 0)), constant_values=1.0).reshape(-1)  # each block's scale
    kept, read = stored(values, name, SIGNED if is_signed else UNSIGNED)
    nearest = (values * np.float32(largest)).astype(kind)
    if not is_signed:
        smallest = every[every > 0][0]
        nearest = np.where((values > 0) & (nearest.astype(float) == 0), smallest, nearest).astype(
            kind
        )
    assert kept["s"].dtype == np.uint8 and (kept["s_scale"] == 1.0).all()
    assert np.array_equal(kept["s"], nearest.view(np.uint8))
    inverse = np.float32(1.0 / largest)
    assert np.array_equal(read, nearest.astype(np.float32) * inverse)


@pytest.mark.parametrize("name", FLOAT8)
def test_8_bit_floats_are_within_their_bound(name: str) -> None:
    kind, largest = FLOAT8[name]
    values = draw(5000)
    scale = scales_of(values)
    _, read = stored(values, name)
    normal = np.abs(values) > scale / largest * float(ml_dtypes.finfo(kind).smallest_normal)
    off, size = np.abs(read.astype(np.float64) - values), np.abs(values.astype(np.float64))
    assert normal.mean() > 0.9
    assert (off[normal] <= size[normal] * float(ml_dtypes.finfo(kind).eps) / 2 * 1.00001).all()
    assert (off[~normal] <= scale[~normal] / largest * 0.500001 * smallest_of(kind)).all()


def smallest_of(kind: np.dtype) -> float:
    return float(ml_dtypes.finfo(kind).smallest_subnormal)


@pytest.mark.parametrize("body", [SIGNED, UNSIGNED])
@pytest.mark.parametrize("name", ["linear8(32)", "dynamic8(32)", "f8e4m3(32)", "f8e5m2(32)"])
def test_zeros_nan_and_infinities_by_blocks(name: str, body: str) -> None:
    values = np.ones((6, 32), np.float32)
    values[0], values[1, 3], values[2, 4], values[3, 5] = 0.0, np.nan, np.inf, -np.inf
    values[4] = 1e-42
    kept, read = stored(values, name, body)
    assert (read[0] == 0.0).all() and (np.abs(read[4]) < 2.0**-119).all()
    assert np.isnan(read[1:4]).all() and (read[5] == 1.0).all()
    assert np.array_equal(np.isfinite(kept["s_scale"]), [True, False, False, False, True, True])
    zero = kept["s"][0, 0]
    assert (kept["s"][1, 3], kept["s"][2, 4], kept["s"][3, 5]) == (zero, zero, zero)


# ------------------------------------------------------------------ 16 bits


def patterns() -> Array:
    """Numbers of every exponent, ties, the largest, infinities and NaN."""
    rng = np.random.default_rng(2)
    bits = rng.integers(0, 1 << 32, 60_000, dtype=np.uint32)
    halves = (bits[:4000] & 0xFFFF0000) | 0x8000
    ends = [0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FFFFFFF, 0xFFFFFFFF, 0x7F800001, 0]
    return np.concatenate([bits, halves, np.array(ends, np.uint32)]).view(np.float32)


def test_split_halves_are_the_number() -> None:
    values = patterns()
    kept, read = stored(values, "bf16_split")
    is_nan = np.isnan(values)
    assert np.array_equal(read[~is_nan].view(np.uint32), values[~is_nan].view(np.uint32))
    assert np.isnan(read[is_nan]).all()
    assert (kept["s"][is_nan] == 0x7FC0).all() and (kept["s_low"][is_nan] == 0).all()
    high, numbers = kept["s"][~is_nan], values[~is_nan]
    tie = (numbers.view(np.uint32) & 0xFFFF) == 0x8000
    usual = numbers.astype(ml_dtypes.bfloat16).view(np.uint16)
    assert np.array_equal(high[~tie], usual[~tie]) and tie.sum() > 3000
    assert (np.abs(high[tie].view(ml_dtypes.bfloat16).astype(float)) > np.abs(numbers[tie])).all()


def trained(dtype: type, dtypes: str, steps: int = 20) -> tuple[list[Array], stepfuse.Optimizer]:
    rng = np.random.default_rng(3)
    start = [rng.standard_normal(n).astype(ml_dtypes.bfloat16) for n in (1, 37, 70_001)]
    params = [p.astype(dtype) for p in start]
    optimizer = stepfuse.Optimizer(params, "adamw", dtypes=dtypes, threads=2, lr=1e-3)
    for _ in range(steps):
        optimizer.step([rng.standard_normal(p.shape).astype(np.float32) for p in params])
    return params, optimizer


def test_a_run_on_split_parameters_has_the_bits_of_the_f32_run() -> None:
    wanted, plain = trained(np.float32, "")
    found, split = trained(ml_dtypes.bfloat16, "param=bf16_split")
    for a, b, state, other in zip(wanted, found, split.state, plain.state, strict=True):
        whole = (b.view(np.uint16).astype(np.uint32) << 16) + state["param_low"].astype(np.uint32)
        assert np.array_equal(whole, a.view(np.uint32))
        assert state["v"].tobytes() == other["v"].tobytes()
        assert np.abs(state["param_low"]).max() > 0


def test_kahan_keeps_updates_that_bf16_loses() -> None:
    """A thousand steps of 2^-12 on 1, whose neighbours in bf16 are 2^-8 and 2^-7 away."""
    total = {}
    for name in ("bf16", "bf16_kahan"):
        param = np.ones(5, ml_dtypes.bfloat16)
        optimizer = stepfuse.Optimizer([param], "sgd", dtypes=f"param={name}", lr=2.0**-12)
        for _ in range(1000):
            optimizer.step([np.full(5, -1.0, np.float32)])
        total[name] = param.astype(np.float64)[0]
    assert total["bf16"] == 1.0 and abs(total["bf16_kahan"] - (1 + 1000 * 2.0**-12)) <= 2.0**-8


# ------------------------------------------------------------------ stochastic rounding


def rounded(
    values: Array, steps: int = 1, seed: int = 0, threads: int = 1, copies: int = 1
) -> list[list[Array]]:
    """What each step stores, for each tensor."""
    params = [np.zeros(values.shape, ml_dtypes.bfloat16) for _ in range(copies)]
    optimizer = stepfuse.Optimizer(
        params, spec_of(ROUNDED), dtypes=f"param=bf16_stochastic({seed})", threads=threads
    )
    found: list[list[Array]] = []
    for _ in range(steps):
        optimizer.step([values] * copies)
        found.append([p.copy() for p in params])
    return found


def test_stochastic_rounding_is_unbiased() -> None:
    """The mean of n roundings is within five standard deviations, the spread a Bernoulli's."""
    for share in (0.01, 0.25, 0.5, 0.9):
        value = np.float32(1.0 + share * 2.0**-7)
        steps, count = 40, 5000
        ups = np.array([
            (p.astype(np.float32) > 1.0) for (p,) in rounded(np.full(count, value), steps)
        ])  # fmt: skip
        deviation = np.sqrt(share * (1 - share))
        assert abs(ups.mean() - share) < 5 * deviation / np.sqrt(ups.size)
        by_element = ups.mean(axis=0).std() * np.sqrt(steps)  # steps are independent
        by_step = ups.mean(axis=1).std() * np.sqrt(count)  # and so are elements
        assert abs(by_element - deviation) < 0.1 and abs(by_step - deviation) < 0.25


def test_stochastic_rounding_gives_a_neighbour_and_keeps_what_is_exact() -> None:
    values = patterns()
    ((found,),) = rounded(values)
    is_nan = np.isnan(values)
    low = values.view(np.uint32)[~is_nan] >> 16
    bits = found.view(np.uint16)[~is_nan]
    exact = (values.view(np.uint32)[~is_nan] & 0xFFFF) == 0
    assert ((bits == low) | (bits == low + 1)).all() and (bits == low)[exact].all()
    assert (found.view(np.uint16)[is_nan] == 0x7FC0).all()
    assert 0.4 < (bits == low + 1).mean() < 0.6


def test_random_bits_depend_on_seed_step_and_tensor_but_not_on_threads() -> None:
    values = np.full(100_003, 1.0 + 2.0**-8, np.float32)
    first, second = rounded(values, steps=2, copies=2)
    again = rounded(values, steps=2, copies=2, threads=2)
    assert [[p.tobytes() for p in s] for s in again] == [[p.tobytes() for p in s]
                                                         for s in (first, second)]  # fmt: skip
    (other,) = rounded(values, seed=1)
    for a, b in ((first[0], first[1]), (first[0], second[0]), (first[0], other[0])):
        assert 0.49 < (a.view(np.uint16) == b.view(np.uint16)).mean() < 0.51


def test_roles_that_share_a_seed_have_other_bits() -> None:
    body = "update %a = %grad\n update %b = %grad\n update %c = %grad\n update %param = %grad"
    states = "".join(f" state %{n} = 0.0 : f32 elem\n" for n in "abc")
    head = f" param %param : f32 elem\n grad %grad : f32 elem\n{states}"
    spec = stepfuse.parse(f"optimizer @many {{\n{head} step {{\n {body}\n }}\n}}")
    param = np.zeros(50_000, ml_dtypes.bfloat16)
    text = "param=bf16_stochastic,state=bf16_stochastic"
    optimizer = stepfuse.Optimizer([param], spec, dtypes=text)
    optimizer.step([np.full(50_000, 1.0 + 2.0**-8, np.float32)])
    found = [param.view(np.uint16), *(optimizer.state[0][n] for n in "abc")]
    for i in range(4):
        for j in range(i):
            assert 0.49 < (found[i] == found[j]).mean() < 0.51
    assert optimizer.numbers["rounding_step"] == 1.0
