"""Each op's rule of ranges beside the op itself, at ends, random and special values."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.ir import semantics
from stepfuse.ir.builder import Builder
from stepfuse.ir.graph import Graph
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.ops import OPS
from stepfuse.ir.roles import Role
from stepfuse.ir.tensor_view import FLAT
from stepfuse.ir.text.parser import parse
from stepfuse.ir.types import BF16, BOOL, ELEM, F16, F32, F64, TENSOR, DType, Type
from stepfuse.passes.rewrite import value_ranges
from stepfuse.passes.rewrite.expand import expand
from stepfuse.passes.rewrite.value_ranges import Interval, nonnegative_roles

ENDS = (-math.inf, -1e30, -2.0, -0.7, -1e-40, -0.0, 0.0, 1e-40, 0.1, 0.3, 1.0, 1.5, 7.0, math.inf)
_RESOLVED = "inner", "updated", "as_stored"  # before ranges are asked for
ARITHMETIC = [n for n, r in OPS.items() if r.rule == "arith" and n not in _RESOLVED]
REDUCTIONS = [n for n, r in OPS.items() if r.rule == "reduce"]


def order(value: float) -> tuple[float, float]:
    """-0 lies below +0."""
    return value, math.copysign(1.0, value)


def interval(rng: np.random.Generator, dtype: DType) -> Interval:
    """Between two of the special ends or two random numbers, which may be the same."""
    if rng.random() < 0.6:
        ends = [float(dtype.numpy.type(ENDS[k])) for k in rng.integers(len(ENDS), size=2)]
    else:
        size = 10.0 ** rng.integers(-3, 4)
        ends = [float(dtype.numpy.type(x)) for x in rng.normal(scale=size, size=2)]
    low, high = sorted(ends, key=order)
    return (low, low) if rng.random() < 0.1 else (low, high)


def members(rng: np.random.Generator, span: Interval, dtype: DType) -> list[float]:
    """NaN, and of the ends, their neighbours, special and random values what the interval holds."""
    kind, (low, high) = dtype.numpy.type, np.clip(span, -1e3, 1e3)
    with np.errstate(all="ignore"):
        near = np.nextafter(np.array(span, kind), np.array(span[::-1], kind))
        tried = np.array([*span, *near, *ENDS, *rng.uniform(low, high, 4)], kind).tolist()
    held = [x for x in tried if order(span[0]) <= order(x) <= order(span[1])]
    return [*rng.permutation(held)[:8].tolist(), *span, math.nan]


def graph_of(op: str, source: DType, arity: int, **wanted: Any) -> Graph:
    """One op of states."""
    roles = tuple(Role(f"x{k}", "state", Type(source, ELEM), 0.0) for k in range(arity))
    builder = Builder(roles, typed=True)
    builder.emit(op, *(builder.read(r.name) for r in roles), **wanted)
    return Graph("t", roles, tuple(builder.nodes), (), view=FLAT)


def last(graph: Graph, cells: list[list[float]]) -> list[float]:
    """What the graph's last node makes of cells."""
    found = {
        r.name: np.array(column, r.type.dtype.numpy)
        for r, column in zip(graph.roles, cells, strict=True)
    }
    value = np.asarray(evaluate(graph, {"grad": found["x0"], **found}, {})[-1], np.float64)
    return value.reshape(-1).tolist()


def check(graph: Graph, spans: list[Interval], results: list[float]) -> None:
    """All results lie in what the rule says of the operands' ranges."""
    low, high = value_ranges._node(graph, graph.nodes[-1], spans)
    for result in results:
        said = f"{graph.nodes[-1].op} of {spans}: {result} is not in [{low}, {high}]"
        assert math.isnan(result) or order(low) <= order(result) <= order(high), said


@pytest.mark.parametrize("dtype", [F32, F64], ids=str)
@pytest.mark.parametrize("op", ARITHMETIC)
def test_the_range_of_an_op_holds_its_results(op: str, dtype: DType) -> None:
    rng = np.random.default_rng(ARITHMETIC.index(op))
    graph = graph_of(op, dtype, OPS[op].arity)
    basic = expand(graph)
    for _ in range(40 if graph == basic else 15):
        spans = [interval(rng, dtype) for _ in graph.roles]
        rows = itertools.product(*(members(rng, s, dtype) for s in spans))
        cells = [list(column) for column in zip(*rows, strict=True)]
        check(graph, spans, last(graph, cells))
        check(graph, spans, last(basic, cells))


@pytest.mark.parametrize("dtype", [F32, F64], ids=str)
@pytest.mark.parametrize("op", REDUCTIONS)
def test_the_range_of_a_reduction_holds_its_results(op: str, dtype: DType) -> None:
    rng = np.random.default_rng(REDUCTIONS.index(op))
    graph = graph_of(op, dtype, OPS[op].arity, domain=TENSOR)
    for size in [0, 1, 1, 2, 3, 10, 40] * 6:
        spans = [interval(rng, dtype) for _ in graph.roles]
        cells = [rng.choice(members(rng, s, dtype)[:-1], size).tolist() for s in spans]
        check(graph, spans, last(graph, cells))


@pytest.mark.parametrize("target", [F32, BF16, F16], ids=str)
def test_the_range_of_a_cast_holds_its_results(target: DType) -> None:
    rng = np.random.default_rng(3)
    graph = graph_of("cast", F64, 1, dtype=target)
    for _ in range(100):
        span = interval(rng, F64)
        cells = np.array(members(rng, span, F64))
        with np.errstate(all="ignore"):
            found = semantics.cast(cells, target, F64)
        wide = semantics.widen(found, target) if target.is_pattern else found
        check(graph, [span], wide.tolist())


def test_the_range_of_a_choice_is_around_both() -> None:
    rng = np.random.default_rng(4)
    roles = (
        Role("x0", "state", Type(F32, ELEM), 0.0),
        Role("x1", "state", Type(F32, ELEM), 0.0),
        Role("flag", "state", Type(BOOL, ELEM), 0.0),
    )
    builder = Builder(roles, typed=True)
    a, b, flag = (builder.read(r.name) for r in roles)
    builder.emit("select", flag, a, b, dtype=F32)
    graph = Graph("t", roles, tuple(builder.nodes), (), view=FLAT)
    for _ in range(60):
        spans = [interval(rng, F32), interval(rng, F32), (-math.inf, math.inf)]
        x, y = (members(rng, s, F32)[:3] for s in spans[:2])
        check(graph, spans, last(graph, [x, y, [0.0, 1.0, 1.0]]))


TEXT = """
optimizer @s {{
  param %param : f32 elem
  grad %grad : f32 elem
  state %m = 0.0 : f32 elem
  hyper %h = 0.5 in [0.3, 0.7] : f64 group
  step {{
    {}
    update %param = %m
    update %m = %9
  }}
}}
"""


@pytest.mark.parametrize(
    "lines",
    [
        "%0 = floor %h : real group\n%1 = sub %0, 0.3 : real group\n%2 = abs %grad : real elem\n"
        "%9 = mul %1, %2 : real elem",
        "%0 = sub 0.7, %h : real group\n%1 = rint %0 : real group\n%2 = sub %1, 0.1 : real group\n"
        "%3 = abs %grad : real elem\n%9 = mul %2, %3 : real elem",
    ],
)
def test_what_may_be_negative_keeps_its_sign(lines: str) -> None:
    """The 8 bits of a state have a sign wherever one step can store a negative number."""
    spec = parse(TEXT.format(lines))
    grad, found = np.array([1.0, -1.0, 2.0], np.float32), []
    for dtypes in ("", "m=linear8"):
        found.append(np.zeros(3, np.float32))
        optimizer = stepfuse.Optimizer([found[-1]], spec, backend="reference", dtypes=dtypes)
        optimizer.step([grad])
        optimizer.step([grad])
    assert (found[0] < 0.0).all()
    np.testing.assert_allclose(found[1], found[0], rtol=2e-2)


def test_a_divisor_may_be_minus_zero() -> None:
    """The root of -0 is -0, and 1 over that is -infinity."""
    (graph,) = parse(
        TEXT.format("%0 = sqrt %grad : real elem\n%9 = div 1.0, %0 : real elem")
    ).graphs
    assert nonnegative_roles(graph) == frozenset()


@pytest.mark.parametrize(("factor", "holds"), [("0.5", True), ("-0.5", False), ("%grad", False)])
def test_a_scaled_square_has_the_sign_of_its_factor(factor: str, holds: bool) -> None:
    """As in torch's Adam: fma((1 - beta2) g, g, beta2 v)."""
    lines = f"%0 = mul %grad, {factor} : real elem\n%9 = fma %0, %grad, 1.0 : real elem"
    (graph,) = parse(TEXT.format(lines)).graphs
    assert (nonnegative_roles(graph) == {"m"}) == holds


@pytest.mark.parametrize("name", ["adafactor", "adalomo"])
def test_an_average_whose_weight_is_a_falling_power_of_the_step(name: str) -> None:
    """beta2 = 1 - t^beta2_decay is no less than 0, as t is 1 at least: v has no sign."""
    (param,) = arrays = [np.ones(64, np.float32)]
    optimizer = stepfuse.Optimizer(arrays, name, dtypes="v=linear8(32)")
    optimizer.step([np.linspace(-1.0, 1.0, param.size, dtype=np.float32)])
    assert optimizer.state[0]["v"].dtype == np.uint8
