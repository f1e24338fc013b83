"""Each op's ONNX nodes beside what the op means, cell by cell, at numbers that are special."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
import stepfuse
import stepfuse.onnx
from onnx import helper
from stepfuse.interop.onnx.writing.nodes import ONNX_TYPES, Nodes
from stepfuse.interop.onnx.writing.ops import F32_ALONE, FORMULAS, NATIVE, Term
from stepfuse.interop.onnx.writing.reductions import COMBINED, reduced
from stepfuse.ir.errors import LowerError
from stepfuse.ir.ops import OPS
from stepfuse.ir.types import BOOL, F32, F64, I32, I64, DType

from tests.support.oracles.exports import ENGINES, onnxruntime_run

SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 3.0, 1e-3, 40.0, np.inf, -np.inf, np.nan]
WHOLE = [0, 1, -1, 7, -8, 123456, -(2**31), 2**31 - 1]
INTEGER = {"iadd", "isub", "imul", "iand", "ior", "ixor", "shl", "lshr", "ashr", "i2f"}
KINDS = {dtype.numpy: dtype for dtype in (F32, F64, BOOL)}
LOGIC = {"and", "or", "not"}
BY_THE_BODY = {"cast", "broadcast"}
# Expanded, composed, legalised.
GONE_BEFORE = {"uniform", "inner", "inner_low", "updated", "logsumexp", "as_stored"}
REFUSED = {"bits", "from_bits"}
# Before, f32 roots of infinities and of numbers below 0 are other than IEEE 754's, exp(-inf) is no
# 0 in f64, and there is no product in f64.
EXACT_FROM = (1, 22)


def test_every_op_has_a_row() -> None:
    algebras = {op: row.reduction for op, row in OPS.items() if row.reduction}
    folded = {op for op, algebra in algebras.items() if algebra.combine.op in COMBINED}
    rows = {*NATIVE, *FORMULAS, *folded} - {"choose"}  # select of bools
    leaves = {op.name for op in OPS.values() if op.is_leaf}
    of_matrices = {op.name for op in OPS.values() if op.is_of_matrices}  # the export refuses them
    others = leaves | of_matrices | BY_THE_BODY | GONE_BEFORE | REFUSED
    assert rows | others == {*OPS}
    assert not rows & others


def cells(op: str, dtype: DType) -> list[Any]:
    """All pairs of numbers that the op takes, as its operands."""
    if op in LOGIC:
        numbers = np.array([False, True])
    elif op in INTEGER:
        numbers = np.array(WHOLE, dtype.numpy)
    else:
        numbers = np.array(SPECIAL, dtype.numpy)
    if op in ("f2i",):
        numbers = np.array(WHOLE[:6], dtype.numpy)
    if op in ("sin", "cos"):
        numbers = numbers[np.isfinite(numbers)]
    second = np.array([0, 1, 7, 31], dtype.numpy) if op in ("shl", "lshr", "ashr") else numbers
    pairs = np.meshgrid(numbers, second, indexing="ij")
    flat = [np.ascontiguousarray(a.reshape(-1)) for a in pairs]
    return [flat[0], flat[1], flat[1]][: OPS[op].arity]


def evaluated(op: str, dtype: DType, args: list[Any], result: DType, engine: str) -> Any:
    n = Nodes()
    names = tuple(f"x{k}" for k in range(len(args)))
    terms = [Term(n, name, dtype) for name in names]
    out = terms[0].operate(op, *terms).name
    kind = helper.np_dtype_to_tensor_dtype
    inputs = [helper.make_tensor_value_info(k, kind(a.dtype), a.shape)
              for k, a in zip(names, args, strict=True)]  # fmt: skip
    output = helper.make_tensor_value_info(out, ONNX_TYPES[result], args[0].shape)
    graph = helper.make_graph(n.done, "row", inputs, [output])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=8)
    onnx.checker.check_model(model, full_check=True)
    return ENGINES[engine](model)(dict(zip(names, args, strict=True)))[out]


def _skip_old_kernels(engine: str) -> None:
    version = pytest.importorskip("onnxruntime").__version__
    if engine == "onnxruntime" and tuple(map(int, version.split(".")[:2])) < EXACT_FROM:
        pytest.skip(f"onnxruntime {version}'s kernels differ at special numbers")


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("op", sorted({*NATIVE, *FORMULAS} - {"choose", "select", "table8"}))
@pytest.mark.parametrize("engine", sorted(ENGINES))
def test_a_row_means_what_the_op_means(engine: str, op: str, wide: bool) -> None:
    floats, integers = (F64, I64) if wide else (F32, I32)
    dtype = BOOL if op in LOGIC else integers if op in INTEGER else floats
    _skip_old_kernels(engine)
    twin = {"f2i": integers, "i2f": floats}
    if op in F32_ALONE and wide:
        pytest.skip("refused, see below")
    is_bool = OPS[op].rule in ("compare", "predicate", "logic")
    args = cells(op, dtype)
    meaning = OPS[op].meaning
    assert meaning is not None
    with np.errstate(all="ignore"):
        expected = meaning(*args)
        found = evaluated(op, dtype, args, BOOL if is_bool else twin.get(op, dtype), engine)
    exact = np.issubdtype(np.asarray(expected).dtype, np.floating) is False
    rtol = 0 if exact else 4 * np.finfo(floats.numpy).eps
    np.testing.assert_allclose(found, expected, rtol=rtol * 8, atol=0)


def test_table8_takes_the_last_three_bits() -> None:
    index = np.array([0, 3, 7, 8, -1, 13], np.int32)
    n = Nodes()
    index_term = Term(n, "i", I32)
    numbers = [index_term.number(float(k) / 4, F32) for k in range(8)]
    out = FORMULAS["table8"](index_term, *numbers).name
    graph = helper.make_graph(
        n.done, "row", [helper.make_tensor_value_info("i", ONNX_TYPES[I32], [6])],
        [helper.make_tensor_value_info(out, ONNX_TYPES[F32], [6])],
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=8)
    assert onnxruntime_run(model)({"i": index})[out].tolist() == [0.0, 0.75, 1.75, 0.0, 1.75, 1.25]


NUMBERS = np.array([[1.5, -2.0, 0.25], [-0.5, 3.0, -7.0]])
REDUCED: dict[str, tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]] = {
    "sum": (NUMBERS, NUMBERS.sum(1)),
    "sumsq": (NUMBERS, (NUMBERS**2).sum(1)),
    "dot": (NUMBERS, (NUMBERS**2).sum(1)),
    "prod": (NUMBERS, NUMBERS.prod(1)),
    "mean": (NUMBERS, NUMBERS.mean(1)),
    "max": (NUMBERS, NUMBERS.max(1)),
    "min": (NUMBERS, NUMBERS.min(1)),
    "absmax": (NUMBERS, np.abs(NUMBERS).max(1)),
    "any": (NUMBERS > 2, (NUMBERS > 2).any(1)),
    "all": (NUMBERS > -3, (NUMBERS > -3).all(1)),
}


@pytest.mark.parametrize("op", sorted(REDUCED))
@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("engine", sorted(ENGINES))
def test_a_reduction_means_what_numpys_does(engine: str, op: str, kind: Any) -> None:
    _skip_old_kernels(engine)
    values, expected = REDUCED[op]
    values = values if values.dtype == bool else values.astype(kind)
    for axes, wanted in (((1,), expected[:, None]), (None, None)):
        n = Nodes()
        out = reduced_by(n, op, values, axes)
        found = run_nodes(n, {"x": values}, out, None if axes is None else [2, 1], engine)
        if wanted is not None:
            np.testing.assert_allclose(found, wanted, rtol=1e-15)
        assert np.shape(found) == (() if axes is None else (2, 1))


@pytest.mark.parametrize("op", ["max", "min", "absmax", "sum", "mean"])
@pytest.mark.parametrize("engine", sorted(ENGINES))
def test_nan_wins_in_every_reduction(engine: str, op: str) -> None:
    n = Nodes()
    values = np.array([[1.0, np.nan], [np.nan, 2.0], [5.0, 3.0]])
    out = reduced_by(n, op, values, (0,))
    found = run_nodes(n, {"x": values}, out, [1, 2], engine)
    assert np.isnan(found).all()


def reduced_by(
    n: Nodes, op: str, values: np.ndarray[Any, Any], axes: tuple[int, ...] | None
) -> str:
    x = Term(n, "x", KINDS[values.dtype])
    return reduced(op, [x] * OPS[op].arity, axes).name


def run_nodes(
    n: Nodes, feed: dict[str, Any], out: str, shape: list[int] | None, engine: str
) -> Any:
    kind = helper.np_dtype_to_tensor_dtype
    inputs = [helper.make_tensor_value_info(k, kind(a.dtype), a.shape) for k, a in feed.items()]
    is_bool = n.done[-1].op_type in ("Less", "Not")
    output = helper.make_tensor_value_info(out, ONNX_TYPES[BOOL if is_bool else F64], shape or [])
    graph = helper.make_graph(n.done, "nodes", inputs, [output])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=8)
    return ENGINES[engine](model)(feed)[out]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("%0 = erf %lr : real group", "erf of f64 has no ONNX nodes"),
        (
            "%9 = cast %lr : f32 group\n    %0 = bits %9 : i32 group",
            "bits of f32 has no ONNX nodes",
        ),
    ],
)
def test_what_no_runtime_has_is_refused_where_it_is_written(body: str, message: str) -> None:
    text = f"""optimizer @odd {{
  param %param : f32 elem
  grad %grad : f32 elem
  hyper %lr = 0.1 : f64 group

  step {{
    {body}
    %1 = mul %0, %grad : real elem
    update %param = %1
  }}
}}"""
    if "bits" in body:
        text = text.replace("%1 = mul %0", "%8 = from_bits %0 : f32 group\n    %1 = mul %8")
    with pytest.raises(LowerError, match=message):
        stepfuse.onnx.export(stepfuse.parse(text))
