"""Each operator alone on special values, beside onnxruntime: and nearer to the truth, if not equal.

NaN, infinities, both zeros, negative, huge and subnormal numbers, and integers at their limits, all
in all operands. A result that differs from onnxruntime's must be nearer to what NumPy has in f64.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import onnx
import pytest
import stepfuse
from onnx import TensorProto, helper
from stepfuse.interop.onnx.reading.ops import TABLES
from stepfuse.interop.onnx.suite.run import step_of

from tests.support.oracles.exports import session_of

onnxruntime = pytest.importorskip("onnxruntime")
onnxruntime.set_default_logger_severity(4)

Array = np.ndarray[Any, Any]
F, B = TensorProto.FLOAT, TensorProto.BOOL
INTS = [
    TensorProto.INT8, TensorProto.UINT8, TensorProto.INT16, TensorProto.UINT16,
    TensorProto.INT32, TensorProto.UINT32, TensorProto.INT64,
]  # fmt: skip
_ONE_SIDE = [
    0.0, 1.0, 0.5, 1.5, 2.5, 3.0, 7.0, 0.9999999, 1e-3, 1e-8, 1e-40, 1.1754944e-38, 20.0, 88.0,
    100.0, 129.0, 255.0, 256.0, 257.0, 300.0, 5000.0, 1e5, 1e10, 1e19, 1e30, 3.4e38, np.inf,
]  # fmt: skip
FLOATS = np.array([*_ONE_SIDE, *(-x for x in _ONE_SIDE), np.nan], np.float32)

Case = tuple[str, list[int], dict[str, Any], int]
SAME = ["Add", "Sub", "Mul", "Max", "Min"]
COMPARED = ["Less", "LessOrEqual", "Greater", "GreaterOrEqual", "Equal"]
OF_ONE = [
    "Sqrt", "Exp", "Log", "Floor", "Ceil", "Round", "Tanh", "Sin", "Cos", "Tan", "Erf", "Sigmoid",
    "Reciprocal", "Relu", "Softplus", "Softsign", "Sinh", "Cosh", "Asinh", "Acosh", "Atanh", "Asin",
    "Acos", "Atan", "Mish", "HardSwish", "LeakyRelu", "Elu", "Selu", "HardSigmoid", "Gelu", "Swish",
    "ThresholdedRelu", "Shrink", "Celu", "Softmax", "LogSoftmax", "LpNormalization", "Identity",
]  # fmt: skip
WORDS = (TensorProto.INT16, TensorProto.UINT16)  # onnxruntime has no Max and Min of these
CASES: list[Case] = [
    *[(op, [d, d], {}, d) for op in SAME for d in (F, *INTS) if op[1] == "u" or d not in WORDS],
    *[(op, [d, d], {}, d) for op in ("Add", "Sub") for d in WORDS],
    *[(op, [d, d], {}, B) for op in COMPARED for d in (F, *INTS)],
    ("Div", [F, F], {}, F), ("Pow", [F, F], {}, F), ("Mod", [F, F], {"fmod": 1}, F),
    ("Pow", [F, TensorProto.INT32], {}, F), ("Pow", [TensorProto.INT32] * 2, {}, TensorProto.INT32),
    *[(op, [F, F], {}, F) for op in ("Sum", "Mean", "PRelu")],
    *[(op, [B, B], {}, B) for op in ("And", "Or", "Xor", "Equal")],
    *[(op, [d], {}, d) for op in ("Abs", "Sign") for d in (F, *INTS)],
    *[("Neg", [d], {}, d) for d in (F, TensorProto.INT8, TensorProto.INT32, TensorProto.INT64)],
    *[(op, [F], {}, F) for op in OF_ONE], ("Gelu", [F], {"approximate": "tanh"}, F),
    ("IsNaN", [F], {}, B), ("IsInf", [F], {}, B), ("Not", [B], {}, B), ("Where", [B, F, F], {}, F),
    *[("Cast", [a], {"to": b}, b) for a in (F, B, *INTS) for b in (F, B, *INTS)],
    *[("BitShift", [d, d], {"direction": way}, d) for way in ("LEFT", "RIGHT")
      for d in INTS if d in (TensorProto.UINT8, TensorProto.UINT16, TensorProto.UINT32)],
    *[("BitwiseNot", [d], {}, d) for d in INTS],
]  # fmt: skip


def _softplus(x: Array) -> Array:
    return np.logaddexp(0.0, x)


def _sigmoid(x: Array) -> Array:
    return np.exp(-np.logaddexp(0.0, -x))


_ERFC = np.vectorize(math.erfc)
TRUTH: dict[str, Callable[[Array], Array]] = {
    "Sigmoid": _sigmoid, "Softplus": _softplus, "Tanh": np.tanh,
    "Swish": lambda x: x * _sigmoid(x), "Mish": lambda x: x * np.tanh(_softplus(x)),
}  # fmt: skip


def _cells(dtype: int) -> Array:
    if dtype == F:
        return FLOATS
    if dtype == B:
        return np.array([True, False])
    kind: Any = helper.tensor_dtype_to_np_dtype(dtype)
    least, most = int(np.iinfo(kind).min), int(np.iinfo(kind).max)
    near = [0, 1, 2, 3, 5, 7, 20, 100, 127, 128, 255, 256, 1000, 40000, 65535, most, most - 1]
    every = {*near, *(-x for x in near), least, least + 1, most // 2}
    return np.array(sorted(x for x in every if least <= x <= most and abs(x) < 2**53), kind)


def _grid(dtypes: list[int]) -> list[Array]:
    found = [x.reshape(-1) for x in np.meshgrid(*map(_cells, dtypes), indexing="ij")]
    return [x[::7] for x in found] if len(dtypes) > 2 else found


def _both(case: Case) -> tuple[list[Array], Array, Array]:
    """The operands, our result and onnxruntime's."""
    op, dtypes, attributes, out = case
    arrays = _grid(dtypes)
    feeds = {f"x{n}": array for n, array in enumerate(arrays)}
    inputs = [helper.make_tensor_value_info(n, d, feeds[n].shape)
              for n, d in zip(feeds, dtypes, strict=True)]  # fmt: skip
    graph = helper.make_graph(
        [helper.make_node(op, [*feeds], ["y"], **attributes)], "one", inputs,
        [helper.make_tensor_value_info("y", out, None)],
    )  # fmt: skip
    version = helper.make_opsetid("", 24 if op == "Swish" else 22)
    model = helper.make_model(graph, opset_imports=[version], ir_version=10)
    (wanted,) = session_of(model).run(None, feeds)
    with np.errstate(all="ignore"):
        (found,) = step_of(model, feeds).run(feeds, "native")
    return arrays, found, wanted


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c[0]}-{c[1]}-{c[3]}")
def test_an_operator_on_special_values(case: Case) -> None:
    if case[0] == "Cast" and case[1] == [F] and case[3] == TensorProto.INT64:
        pytest.skip("results above 2^53 are refused here")
    arrays, found, wanted = _both(case)
    assert (found.dtype, found.shape) == (wanted.dtype, wanted.shape)
    equal = (found == wanted) | ((found != found) & (wanted != wanted))
    if wanted.dtype.kind == "f":
        with np.errstate(all="ignore"):
            near = 3e-6 * np.abs(wanted) + 1e-44
            equal |= np.abs(found.astype(np.float64) - wanted) <= near
            if case[0] in TRUTH:
                truth = TRUTH[case[0]](arrays[0].astype(np.float64))
                equal |= np.abs(found - truth) <= np.abs(wanted - truth)
            if case[0] == "Gelu":  # 1 + erf(x) cancels in both
                equal |= np.abs(found - wanted) <= 3e-7
    if case[0] == "Cast" and case[1] == [F] and case[3] == TensorProto.UINT32:
        equal |= ~(np.abs(arrays[0]) < 2.0**31)  # open in ONNX, and by the lane in onnxruntime
    wrong = [
        (*(a.reshape(-1)[n].item() for a in arrays), found.flat[n].item(), wanted.flat[n].item())
        for n in np.flatnonzero(~equal)
    ]
    assert not wrong[:5]


def test_all_operators_on_numbers_are_tried() -> None:
    """What the table has and is not here works on shapes, axes or graphs."""
    tried = {case[0] for case in CASES}
    others = {
        "CastLike", "Clip", "If", "Loop", "Scan", "Reshape", "Transpose", "Unsqueeze", "Squeeze",
        "Expand", "Flatten", "Shape", "Size", "Tile", "Concat", "Slice", "Dropout", "Gather",
        "MatMul", "Gemm", "Einsum", "InstanceNormalization", "MeanVarianceNormalization",
        "BatchNormalization", "GlobalAveragePool", "GlobalMaxPool",
    }  # fmt: skip
    left = {n for n in TABLES[""] if n not in tried | others and not n.startswith("Reduce")}
    assert not left


# ------------------------------------------------------------------ in an imported step


def _imported(body: str, grad: Array, param: Array | None = None) -> Array:
    """What the step of a model whose parameter becomes `s` makes of a gradient."""
    model = onnx.parser.parse_model(
        '<ir_version: 10, opset_import: ["" : 20]>\n'
        f"step (float[N,M] p, float[N,M] g) => (float[N,M] s) {{ {body} }}"
    )
    spec = stepfuse.onnx.load(model, {"param": ("p", "s"), "grad": "g"})
    made = np.zeros(grad.shape, np.float32) if param is None else param.copy()
    stepfuse.Optimizer([made], spec).step([grad])
    return made


def test_steps_compute_what_the_operators_mean() -> None:
    """And not what ops of specs do: a tensor as exponent, casts that wrap, what cancels."""
    grad = np.array([[2.0, 3.0, 0.5, -1.0, 0.0, np.inf]], np.float32)
    base = np.array([[-2.0, -2.0, -2.0, -0.0, -3.0, -2.0]], np.float32)
    with np.errstate(all="ignore"):
        wanted = np.power(base, grad)
    np.testing.assert_array_equal(_imported("s = Pow(p, g)", grad, base), wanted)
    values = np.array([[256.0, -1.5, 300.7, 1e10, np.nan, -129.0]], np.float32)
    for dtype, whole in ((2, [0, 255, 44, 0, 0, 127]), (3, [0, -1, 44, 0, 0, 127])):
        found = _imported(f"c = Cast<to={dtype}>(g)\n s = Cast<to=1>(c)", values)
        assert found.tolist() == [whole]
    far = np.array([[-5001.0, -1e30, -np.inf, -1e-9, 2.0, 0.5]], np.float32)
    np.testing.assert_allclose(_imported("s = Asinh(g)", far), np.arcsinh(far), rtol=1e-6)
