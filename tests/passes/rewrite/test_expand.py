"""expand: accuracy against mpmath, special values, and the graphs it leaves."""

from __future__ import annotations

from typing import Any

import mpmath
import numpy as np
import pytest
import scipy.special
from stepfuse.ir.graph import Update
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.ops import OPS
from stepfuse.ir.text.printer import graph_to_text
from stepfuse.ir.types import DTYPES, F32, F64, Const
from stepfuse.passes.pipeline import STRICT, run_graph
from stepfuse.passes.rewrite.expand import BOUNDS, EXPANSIONS, expand
from stepfuse.passes.rewrite.expand import __doc__ as DOC

from tests.support.oracles.expanded import EXACT, apply, exact, expanded, graph_of, run, ulps

Array = np.ndarray[Any, np.dtype[Any]]

INF, NAN = float("inf"), float("nan")
EDGES = (0.0, -0.0, 1.0, -1.0, 0.5, -2.0, 3.0, INF, -INF, NAN)


WIDE = {
    "exp": np.exp,
    "log": np.log,
    "expm1": np.expm1,
    "log1p": np.log1p,
    "sin": np.sin,
    "cos": np.cos,
    "atan": np.arctan,
    "erf": scipy.special.erf,
    "tanh": np.tanh,
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "cbrt": np.cbrt,
}


def samples(op: str, dtype: np.dtype[Any], count: int) -> Array:
    """Arguments over the whole range of normal results, and close to where bits cancel."""
    rng = np.random.default_rng(len(op) + dtype.itemsize)
    single = dtype == np.float32
    low, high = (-87.3, 88.7) if single else (-708.3, 709.7)
    if op in ("log", "rsqrt", "cbrt", "log1p"):
        wide = np.exp(rng.uniform(low, high, count))
        near = np.concatenate([rng.uniform(0.3, 3.0, count), 1 + rng.normal(0, 1e-3, count)])
        if op == "log1p":
            near = np.concatenate([rng.uniform(-0.99, 1.0, count), rng.normal(0, 1e-3, count)])
            return np.concatenate([wide, near]).astype(dtype)
        return np.abs(np.concatenate([wide, near])).astype(dtype)
    edge = {"tanh": 20.0, "sigmoid": -low, "erf": 6.0}.get(op, high)
    wide = rng.uniform(low if op in ("exp", "expm1") else -edge, edge, count)
    near = np.concatenate([rng.normal(0, 1, count), rng.normal(0, 1e-3, count)])
    return np.concatenate([wide, near]).astype(dtype)


# ------------------------------------------------------------------ accuracy


@pytest.mark.parametrize("op", WIDE)
def test_f32_is_within_its_bound_of_f64(op: str) -> None:
    x = samples(op, np.dtype(np.float32), 100_000)
    reference = WIDE[op](x.astype(np.float64))
    spacing = np.spacing(np.abs(reference.astype(np.float32)))
    errors = np.abs(apply(op, x) - reference) / spacing
    assert errors.max() <= BOUNDS[op, F32]


@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize("op", EXACT)
def test_error_against_the_exact_value(op: str, dtype: str) -> None:
    x = samples(op, DTYPES[dtype].numpy, 1500)
    assert ulps(apply(op, x), exact(op, x)).max() <= BOUNDS[op, DTYPES[dtype]]


@pytest.mark.parametrize(
    ("op", "worst"),
    [
        ("exp", 70.4030990600586),
        ("log", 1.4130306243896484),
        ("tanh", 0.6283095479011536),
        ("sigmoid", -4.157293796539307),
        ("sin", 7.107479443763084e31),
        ("cos", 4.184553167931632e37),
        ("erf", 3.4889631271362305),
        ("rsqrt", 1.1827658286835154e-38),
        ("expm1", -0.031655211),
        ("log1p", -8.94069672e-08),
        ("atan", 0.0690520033),
        ("cbrt", 2.412095684297773e-38),
    ],
)
def test_f32_bounds_are_tight(op: str, worst: float) -> None:
    """At the worst of all arguments the error is the bound, to the third decimal."""
    x = np.array([worst], np.float32)
    (error,) = ulps(apply(op, x), exact(op, x))
    assert BOUNDS[op, F32] - 0.0015 < error <= BOUNDS[op, F32]


@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_atan2_of_points_all_around(dtype: str) -> None:
    rng = np.random.default_rng(9)
    y, x = (np.exp(rng.uniform(-30, 30, 3000)) * rng.choice([-1, 1], 3000) for _ in range(2))
    x[::2] = y[::2] * rng.normal(1, 1, 1500)
    y, x = y.astype(DTYPES[dtype].numpy), x.astype(DTYPES[dtype].numpy)
    assert ulps(apply("atan2", y, x), exact("atan2", y, x)).max() <= BOUNDS["atan2", DTYPES[dtype]]


def test_f64_pow() -> None:
    rng = np.random.default_rng(5)
    decay_rates = 1 - 10.0 ** rng.uniform(-5, -0.3, 2000)
    x = np.concatenate([decay_rates, np.exp(rng.uniform(-50, 50, 2000))])
    y = np.concatenate([rng.integers(1, 5000, 2000).astype(float), rng.uniform(-10, 10, 2000)])
    inside = np.abs(y * np.log(x)) < 700
    x, y = x[inside], y[inside]
    allowed = BOUNDS["pow", F64] * (1 + np.abs(y * np.log(x)))
    assert np.all(ulps(apply("pow", x, y), exact("pow", x, y)) <= allowed)


@pytest.mark.parametrize("size", [0.01, 1.0, 4.0, 57.0, 300.0, 1000.0, 1e6])
def test_f32_pow(size: float) -> None:
    """Over all normal results, and within each of the intervals that a centre is for."""
    rng = np.random.default_rng(6)
    y = (rng.choice([-1, 1], 1500) * size * rng.uniform(0.9, 1.0, 1500)).astype(np.float32)
    wide = min(60.0, 86.0 / size)
    x = np.exp(rng.uniform(-wide, wide, 1500)).astype(np.float32)
    allowed = BOUNDS["pow", F32] * (1 + np.abs(y) / 100)
    assert np.all(ulps(apply("pow", x, y), exact("pow", x, y)) <= allowed)


def test_f32_pow_of_subnormals_and_at_the_ends() -> None:
    """Subnormal arguments lose nothing, subnormal results one rounding; beyond is 0 or inf."""
    rng = np.random.default_rng(7)
    small = (rng.integers(1, 1 << 23, 500)).astype(np.int32).view(np.float32)
    y = rng.uniform(-0.8, 0.8, 500).astype(np.float32)
    assert ulps(apply("pow", small, y), exact("pow", small, y)).max() <= 1.01 * BOUNDS["pow", F32]
    x = np.full(500, 2.0**-10, np.float32)
    y = rng.uniform(12.7, 14.8, 500).astype(np.float32)
    got, tiny = apply("pow", x, y), np.finfo(np.float32).smallest_subnormal
    assert np.abs(got - x.astype(np.float64) ** y).max() <= 0.5001 * tiny + 1e-6 * got.max()
    big, near = np.float32(3e38), np.nextafter(np.float32(1), np.float32(2))
    x = np.array([big, near, near, 2.0, 0.5, 0.0, 0.0, 3.0, np.nan, 1.0], np.float32)
    y = np.array([big, big, -big, 1e-45, -1e-45, 1e-45, -1e-45, 150.0, 0.0, np.nan], np.float32)
    wanted = (np.inf, np.inf, 0.0, 1.0, 1.0, 0.0, np.inf, np.inf, 1.0, 1.0)
    assert np.array_equal(apply("pow", x, y), np.array(wanted, np.float32))


@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_subnormal_results_and_arguments_keep_their_bits(dtype: str) -> None:
    kind = DTYPES[dtype].numpy
    tiny = np.finfo(kind).tiny
    x = np.linspace(np.log(float(tiny)) - 15, np.log(float(tiny)) - 0.1, 500).astype(kind)
    assert ulps(apply("exp", x), exact("exp", x)).max() <= 1.0
    small = (np.arange(1, 300) * np.finfo(kind).smallest_subnormal).astype(kind)
    bound = BOUNDS["log", DTYPES[dtype]]
    assert ulps(apply("log", small), exact("log", small)).max() <= bound
    assert np.array_equal(apply("tanh", small), small)
    bound = BOUNDS["cbrt", DTYPES[dtype]]
    assert ulps(apply("cbrt", small), exact("cbrt", small)).max() <= bound


def test_scalars_get_the_same_bits_as_elements() -> None:
    """beta ** t of the scalar program is the element-wise pow."""
    scalar = expanded("pow %beta, %count", result="f64 step")
    elements = expanded("pow %param, %grad", "f64")
    for t in (1.0, 7.0, 5000.0):
        tensor = {"param": np.array([0.999]), "count": np.array(t)}
        found = evaluate(scalar, tensor, {"beta": 0.999})[-1]
        assert found == run(elements, np.array([0.999]), np.array([t]))[0]


# ------------------------------------------------------------------ special values


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize(
    ("op", "arguments", "results"),
    [
        ("exp", (0.0, -0.0, INF, -INF, NAN, 1e4, -1e4), (1, 1, INF, 0, NAN, INF, 0)),
        ("log", (0.0, -0.0, 1.0, -1.0, INF, -INF, NAN), (-INF, -INF, 0, NAN, INF, NAN, NAN)),
        ("expm1", (0.0, -0.0, INF, -INF, NAN, 1e4, -1e4), (0.0, -0.0, INF, -1, NAN, INF, -1)),
        ("log1p", (0.0, -0.0, -1.0, -2.0, INF, NAN), (0.0, -0.0, -INF, NAN, INF, NAN)),
        ("atan", (0.0, -0.0, INF, -INF, NAN), (0.0, -0.0, np.pi / 2, -np.pi / 2, NAN)),
        ("tanh", (0.0, -0.0, 100.0, -100.0, INF, -INF, NAN), (0.0, -0.0, 1, -1, 1, -1, NAN)),
        ("sigmoid", (0.0, -0.0, 800.0, -800.0, INF, -INF, NAN), (0.5, 0.5, 1, 0, 1, 0, NAN)),
        ("rsqrt", (0.0, -0.0, 4.0, INF, -1.0, NAN), (INF, -INF, 0.5, 0, NAN, NAN)),
        ("cbrt", (0.0, -0.0, 27.0, -8.0, INF, -INF, NAN), (0.0, -0.0, 3, -2, INF, -INF, NAN)),
        ("sin", (0.0, -0.0, INF, -INF, NAN), (0.0, -0.0, NAN, NAN, NAN)),
        ("cos", (0.0, -0.0, INF, -INF, NAN), (1, 1, NAN, NAN, NAN)),
        ("erf", (0.0, -0.0, 7.0, -7.0, INF, -INF, NAN), (0.0, -0.0, 1, -1, 1, -1, NAN)),
        ("sign", EDGES, (0.0, 0.0, 1, -1, 1, -1, 1, 1, -1, NAN)),
    ],
)
def test_special_values(
    op: str, arguments: tuple[float, ...], results: tuple[float, ...], dtype: type[np.floating[Any]]
) -> None:
    got = apply(op, np.array(arguments, dtype))
    wanted = np.array(results, dtype)
    assert np.array_equal(got, wanted, equal_nan=True)
    number = ~np.isnan(wanted)
    assert np.array_equal(np.signbit(got[number]), np.signbit(wanted[number]))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_thresholds_of_exp(dtype: type[np.floating[Any]]) -> None:
    """The last argument with a finite result, the first with none; the same towards zero."""
    largest = np.float64(np.finfo(dtype).max)
    top = dtype(np.log(largest))
    if mpmath.exp(float(top)) > float(largest):
        top = np.nextafter(top, dtype(0))
    above = np.nextafter(np.nextafter(top, dtype(INF)), dtype(INF))
    bottom = dtype(np.log(np.float64(np.finfo(dtype).smallest_subnormal)))
    got = apply("exp", np.array([top, above, bottom, bottom - dtype(0.8)], dtype))
    assert np.isfinite(got[0]) and got[1] == INF
    assert got[2] == np.finfo(dtype).smallest_subnormal and got[3] == 0


@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_isfinite(dtype: str) -> None:
    kind = DTYPES[dtype].numpy
    x = np.array([*EDGES, np.finfo(kind).max, np.finfo(kind).smallest_subnormal], kind)
    assert np.array_equal(run(expanded("isfinite %param", dtype, "bool elem"), x), np.isfinite(x))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_pow_of_special_values(dtype: type[np.floating[Any]]) -> None:
    """As C has it, but NaN for every negative base whose exponent is not 0."""
    cases = [(x, y) for x in EDGES for y in (*EDGES, 0.25)]
    base, exponent = (np.array(column, dtype) for column in zip(*cases, strict=True))
    with np.errstate(all="ignore"):
        wanted = np.power(np.abs(base), exponent)
        wanted[(base < 0) & (exponent != 0)] = NAN
    got = apply("pow", base, exponent)
    rounded = np.isfinite(wanted) & (wanted != 0) & (wanted != 1)
    assert np.allclose(got[rounded], wanted[rounded], rtol=1e-6)
    assert np.array_equal(got[~rounded], wanted[~rounded], equal_nan=True)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_atan2_of_special_values(dtype: type[np.floating[Any]]) -> None:
    y, x = (a.ravel() for a in np.meshgrid(np.array(EDGES, dtype), np.array(EDGES, dtype)))
    wanted, got = np.arctan2(y, x), apply("atan2", y, x)
    np.testing.assert_allclose(got, wanted, rtol=1e-6, atol=0)
    assert np.array_equal(np.signbit(got[got == got]), np.signbit(wanted[got == got]))


# ------------------------------------------------------------------ literals


@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize("exponent", [0.5, 0.75, -0.8, 0.0, 1.0])
def test_pow_with_a_literal_exponent_has_the_same_bits(exponent: float, dtype: str) -> None:
    kind = DTYPES[dtype].numpy
    x = np.array([*EDGES, 7.3, 1e-30, 1e30], kind)
    literal = run(expanded(f"pow %param, {exponent}", dtype), x)
    wanted = apply("pow", x, np.full(x.shape, exponent, kind))
    assert np.array_equal(literal, wanted, equal_nan=True)


def test_functions_of_literals_keep_their_type() -> None:
    for statement, wanted in (("exp 1.0", np.e), ("pow 2.0, 0.5", 2**0.5), ("sign -3.0", -1.0)):
        graph = expanded(statement, result="f64 step")
        assert len(graph.nodes) == 1
        assert run(graph, np.zeros(1)) == pytest.approx(wanted, rel=1e-15)


@pytest.mark.parametrize(
    ("statement", "wanted"),
    [("exp 1.0", np.e), ("pow 2.0, 0.5", 2**0.5), ("log 0.0", -INF), ("pow 10.0, 100.0", INF)],
)
def test_functions_of_literals_end_as_f32_literals(statement: str, wanted: float) -> None:
    graph = graph_of(f"{statement} : real step\n        %1 = mul %param, %0", result="real elem")
    graph = graph.replace(updates=(Update("param", len(graph.nodes) - 1),))
    graph = run_graph(graph, STRICT, check=True)
    (product,) = (node for node in graph.nodes if node.op == "mul")
    (found,) = (a.value for a in product.args if isinstance(a, Const))
    assert found == float(np.array(wanted).astype(np.float32))


@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize("function", ["exp", "sin", "cos", "erf", "tanh", "pow"])
def test_the_passes_after_expand_keep_the_bits(function: str, dtype: str) -> None:
    statement = "pow %param, %grad" if function == "pow" else f"{function} %param"
    graph = graph_of(statement, dtype)
    graph = graph.replace(updates=(Update("param", len(graph.nodes) - 1),))
    cleaned = run_graph(graph, STRICT, check=True)
    rng = np.random.default_rng(8)
    kind = DTYPES[dtype].numpy
    x, y = (np.array([*EDGES, *rng.normal(0, 20, 2000)], kind) for _ in range(2))
    before, after = run(expanded(statement, dtype), x, y), run(cleaned, x, y)
    assert np.array_equal(before, after, equal_nan=True)
    number = before == before
    assert np.array_equal(np.signbit(before[number]), np.signbit(after[number]))


# ------------------------------------------------------------------ the pass


def test_a_row_for_every_op_that_expand_lowers() -> None:
    assert set(EXPANSIONS) == {name for name, row in OPS.items() if row.lowered_by == "expand"}


def test_the_example_of_the_docstring() -> None:
    lines = graph_to_text(expanded("sign %param")).splitlines()
    wanted = [line[line.index("%") :] for line in DOC.splitlines() if "%" in line]
    wanted = [wanted[0].split("-->")[1].strip(), *wanted[1:]]
    found = [line.strip().replace("%param", "%grad") for line in lines if " = " in line]
    assert found[-len(wanted) :] == wanted


def test_a_graph_in_basic_ops_is_returned_as_it_is() -> None:
    graph = expanded("exp %param")
    assert expand(graph) is graph


def test_a_declared_graph_is_refused() -> None:
    graph = graph_of("exp %param", result="real elem")
    with pytest.raises(ValueError, match="typed graph, got @tiny"):
        expand(graph)


@pytest.mark.parametrize(
    ("statement", "dtype", "most"),
    [
        ("exp %param", "f32", 36),
        ("log %param", "f32", 48),
        ("tanh %param", "f64", 64),
        ("sin %param", "f32", 78),
        ("cos %param", "f64", 70),
        ("erf %param", "f32", 35),
        ("erf %param", "f64", 95),
        ("sigmoid %param", "f64", 46),
        ("expm1 %param", "f32", 60),
        ("log1p %param", "f64", 75),
        ("atan %param", "f64", 72),
        ("atan2 %param, %grad", "f32", 85),
        ("pow %param, %grad", "f64", 92),
        ("pow %param, %grad", "f32", 102),
        ("uniform %beta", "f32", 45),
    ],
)
def test_expansions_stay_small(statement: str, dtype: str, most: int) -> None:
    graph = expanded(statement, dtype)
    assert sum(node.op != "read" for node in graph.nodes) <= most
