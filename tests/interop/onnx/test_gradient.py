"""`Gradient` in primitives: beside torch's autograd, and each op beside finite differences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
import torch
from onnx import ModelProto, NodeProto, TensorProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator
from stepfuse import CaptureError
from stepfuse.interop.onnx.gradient.elementwise import _FLAT
from stepfuse.interop.onnx.gradient.lower import PREVIEW, PRODUCTS, lower_gradients
from torch.nn import functional

from tests.support.oracles.exports import session_of

Array = np.ndarray[Any, Any]
node = helper.make_node
RNG = np.random.default_rng(0)


def normal(*shape: int) -> Array:
    return np.array(RNG.normal(size=shape))


def positive(*shape: int) -> Array:
    return np.abs(normal(*shape)) + 0.5


def info(name: str, array: Array, dims: Sequence[Any] | None = None) -> onnx.ValueInfoProto:
    kind = helper.np_dtype_to_tensor_dtype(array.dtype)
    return helper.make_tensor_value_info(name, kind, array.shape if dims is None else dims)


def model(
    nodes: Sequence[NodeProto], inputs: Mapping[str, Array], xs: Sequence[str],
    zs: Sequence[str] = (), opset: int = 18, named: bool = True, y: str = "y",
) -> ModelProto:  # fmt: skip
    """A network with the Gradient of y; without `named` no size of an input is known."""
    gradient = node("Gradient", [*xs, *zs], [f"d{x}" for x in xs], domain=PREVIEW, y=y,
                    xs=list(xs), **({"zs": list(zs)} if zs else {}))  # fmt: skip
    given = [info(n, a, None if named else [None] * a.ndim) for n, a in inputs.items()]
    outputs = [onnx.ValueInfoProto(name=name) for name in (y, *gradient.output)]
    graph = helper.make_graph([*nodes, gradient], "net", given, outputs)
    imports = [helper.make_opsetid(n, v) for n, v in (("", opset), (PREVIEW, 1), ("mine", 1))]
    return helper.make_model(graph, opset_imports=imports, ir_version=8)


def run(net: ModelProto, inputs: Mapping[str, Array], engine: str = "reference") -> list[Array]:
    if engine == "reference":
        return list(ReferenceEvaluator(net).run(None, dict(inputs)))
    return list(session_of(net).run(None, dict(inputs)))


# ------------------------------------------------------------------ each op

I = partial(np.array, dtype=np.int64)  # noqa: E741
UNARY = (
    "Abs", "Cos", "Elu", "Exp", "Identity", "LeakyRelu", "Neg", "Reciprocal", "Relu",
    "Sigmoid", "Sin", "Softplus", "Tanh",
)  # fmt: skip
A, B = normal(3, 4), normal(4)
LABELS = I([[0, 3], [1, 1], [2, 0]])
# An op, its operands, its attributes: the derivative by every operand of f64 is compared.
CASES: list[tuple[str, list[Array], dict[str, Any]]] = [
    *((op, [A], {}) for op in UNARY),
    *((op, [positive(3, 4)], {}) for op in ("Log", "Sqrt")),
    *((op, [A, B], {}) for op in ("Add", "Sub", "Mul", "Max", "Min", "Mean", "Sum")),
    ("Sum", [A, B, normal(3, 1)], {}),
    ("Add", [normal(1, 4), normal(5, 3, 1)], {}),
    ("Mul", [normal(), A], {}),
    ("Add", [A, normal(0, 1, 4)], {}),
    ("Div", [A, positive(3, 1)], {}),
    ("Pow", [positive(3, 4), B], {}),
    ("Pow", [np.array([-2.0, 0.0, 3.0]), I([3, 0, 2])], {}),
    ("Cast", [A], {"to": TensorProto.DOUBLE}),
    ("CastLike", [A, np.zeros(1)], {}),
    ("Clip", [A, np.array(-0.4), np.array(0.6)], {}),
    ("Where", [A > 0, B, normal(3, 1)], {}),
    ("MatMul", [A, normal(4, 2)], {}),
    ("MatMul", [B, normal(4)], {}),
    ("MatMul", [B, normal(2, 4, 3)], {}),
    ("MatMul", [normal(2, 3, 4), B], {}),
    ("MatMul", [normal(5, 1, 3, 4), normal(2, 4, 3)], {}),
    ("Gemm", [A, normal(4, 2)], {}),
    ("Gemm", [A, normal(2, 4), normal(2)], {"transB": 1, "alpha": 0.5, "beta": 2.0}),
    ("Gemm", [A, normal(3, 2), normal(4, 1)], {"transA": 1}),
    ("Gemm", [A, normal(2, 3), normal()], {"transA": 1, "transB": 1, "alpha": -1.5}),
    ("Conv", [normal(2, 3, 5, 6), normal(4, 3, 3, 2), normal(4)], {"pads": [1, 0, 2, 1]}),
    ("Conv", [normal(2, 4, 8), normal(6, 4, 3)], {"strides": [2]}),
    ("Conv", [normal(1, 2, 7, 7), normal(2, 1, 2, 3)], {"group": 2, "dilations": [2, 1]}),
    ("Conv", [normal(1, 2, 6), normal(3, 2, 3)], {"auto_pad": "SAME_UPPER", "strides": [2]}),
    ("Conv", [normal(1, 2, 6), normal(3, 2, 3)], {"auto_pad": "SAME_LOWER"}),
    ("Softmax", [A], {}),
    ("Softmax", [normal(2, 3, 4)], {"axis": 1}),
    ("LogSoftmax", [A], {"axis": 0}),
    ("NegativeLogLikelihoodLoss", [normal(3, 4, 2), LABELS], {"ignore_index": 3}),
    ("NegativeLogLikelihoodLoss", [normal(3, 4), I([0, 1, 3])], {"reduction": "none"}),
    ("SoftmaxCrossEntropyLoss", [normal(3, 4, 2), LABELS], {"ignore_index": 3}),
    ("SoftmaxCrossEntropyLoss", [normal(3, 4), I([0, 1, 3])], {"reduction": "sum"}),
    ("Reshape", [A, I([2, -1])], {}),
    ("Flatten", [normal(2, 3, 4)], {}),
    ("Squeeze", [normal(3, 1), I([1])], {}),
    ("Unsqueeze", [A, I([0])], {}),
    ("Expand", [normal(3, 1), I([2, 1, 4])], {}),
    ("Transpose", [normal(2, 3, 4)], {"perm": [1, 2, 0]}),
    ("Transpose", [A], {}),
    ("Concat", [A, normal(3, 2), normal(3, 1)], {"axis": -1}),
    ("Gather", [A, I([[0, 2], [2, -1]])], {}),
    *((op, [positive(2, 3, 4), I([1, -1])], {"keepdims": keep})
      for op in ("ReduceSum", "ReduceMean", "ReduceL2", "ReduceLogSumExp", "ReduceSumSquare")
      for keep in (0, 1)),
    ("ReduceMean", [A], {"keepdims": 0}),
    ("ReduceSum", [A], {"noop_with_empty_axes": 1}),
]  # fmt: skip


def test_every_row_has_a_case() -> None:
    elsewhere = {"Erf"}  # ONNX's reference has it to 1e-7
    assert {op for op, _, _ in CASES} == set(PRODUCTS) - set(_FLAT) - elsewhere


def weighted(op: str, arrays: list[Array], attributes: dict[str, Any], named: bool) -> Any:
    """A model whose y is the op's result, weighted at random so that every element counts."""
    inputs = {f"x{k}": a for k, a in enumerate(arrays)}
    made = node(op, list(inputs), ["h"], **attributes)
    xs = [n for n, a in inputs.items() if a.dtype == np.float64]
    nodes = [made, node("Mul", ["h", "w"], ["p"]), node("ReduceSum", ["p"], ["y"], keepdims=0)]
    alone = helper.make_graph([made], "op", [info(n, a) for n, a in inputs.items()],
                              [onnx.ValueInfoProto(name="h")])  # fmt: skip
    opset = [helper.make_opsetid("", 18)]
    h = run(helper.make_model(alone, opset_imports=opset, ir_version=8), inputs)[0]
    inputs["w"] = normal(*h.shape)
    return model(nodes, inputs, xs, ["w"], named=named), inputs, xs


def slope(y: Callable[[Array], float], x: Array) -> Array:
    found, small = np.zeros_like(x), 1e-6
    for place in np.ndindex(x.shape):
        ahead, back = x.copy(), x.copy()
        ahead[place] += small
        back[place] -= small
        found[place] = (y(ahead) - y(back)) / (2 * small)
    return found


@pytest.mark.parametrize("case", range(len(CASES)), ids=lambda k: f"{CASES[k][0]}{k}")
def test_an_op_beside_finite_differences(case: int) -> None:
    net, inputs, xs = weighted(*CASES[case], named=True)
    lowered = lower_gradients(net)
    forward = ReferenceEvaluator(lowered)
    _, *found = forward.run(None, inputs)
    for x, d in zip(xs, found, strict=True):
        if CASES[case][0] == "Clip" and x != "x0":
            assert not d.any()  # bounds have no derivative
            continue
        if CASES[case][0] == "CastLike" and x != "x0":
            continue

        def at(a: Array, x: str = x) -> float:
            return float(forward.run(["y"], {**inputs, x: a})[0])

        assert d.dtype == inputs[x].dtype and d.shape == inputs[x].shape
        np.testing.assert_allclose(d, slope(at, inputs[x]), rtol=1e-6, atol=1e-7, err_msg=x)


@pytest.mark.parametrize("op", ["Add", "Mul", "Sub"])
def test_sizes_that_only_the_run_knows(op: str) -> None:
    for arrays in ([A, B], [normal(1, 4), normal(5, 3, 1)], [normal(), A]):
        known, inputs, _ = weighted(op, arrays, {}, named=True)
        unknown = lower_gradients(weighted(op, arrays, {}, named=False)[0])
        assert "Compress" in {n.op_type for n in unknown.graph.node}
        pairs = zip(run(lower_gradients(known), inputs), run(unknown, inputs), strict=True)
        for mine, other in pairs:
            np.testing.assert_allclose(mine, other, rtol=1e-12)


# ------------------------------------------------------------------ networks, beside torch


def dense(p: Any) -> Any:
    h = torch.relu(p["x"] @ p["w1"].T + p["b1"])
    return functional.nll_loss(torch.log_softmax(h @ p["w2"], -1), p["t"])


DENSE = [
    node("Gemm", ["x", "w1", "b1"], ["h1"], transB=1), node("Relu", ["h1"], ["h2"]),
    node("MatMul", ["h2", "w2"], ["z"]), node("LogSoftmax", ["z"], ["l"], axis=-1),
    node("NegativeLogLikelihoodLoss", ["l", "t"], ["y"]),
]  # fmt: skip


def conv(p: Any) -> Any:
    h = functional.conv2d(p["x"], p["w1"], p["b1"], stride=2, padding=1, groups=2)
    h = torch.sigmoid(functional.conv2d(h, p["w2"], dilation=2)).mean((2, 3))
    return functional.cross_entropy(h, p["t"], ignore_index=-1)


CONV = [
    node("Conv", ["x", "w1", "b1"], ["h1"], strides=[2, 2], pads=[1, 1, 1, 1], group=2),
    node("Conv", ["h1", "w2"], ["h2"], dilations=[2, 2]), node("Sigmoid", ["h2"], ["h3"]),
    node("ReduceMean", ["h3", "space"], ["h4"], keepdims=0),
    node("SoftmaxCrossEntropyLoss", ["h4", "t"], ["y"], ignore_index=-1),
]  # fmt: skip


def attention(p: Any) -> Any:
    x = p["w1"][p["t"]]
    x = x - x.mean(-1, keepdim=True)
    x = x / (x.square().mean(-1, keepdim=True) + 1e-5).sqrt()
    h = torch.softmax(x @ x.transpose(1, 2) * 0.5, -1) @ (x @ p["w2"])
    h = 0.5 * h * (1 + torch.erf(h * 0.7)) * p["b1"]
    return (torch.where(h > 0.2, h, h * p["x"]) ** 2).sum()


ATTENTION = [
    node("Gather", ["w1", "t"], ["e"]), node("ReduceMean", ["e", "last"], ["m"]),
    node("Sub", ["e", "m"], ["c"]), node("Mul", ["c", "c"], ["cc"]),
    node("ReduceMean", ["cc", "last"], ["v"]), node("Add", ["v", "eps"], ["ve"]),
    node("Sqrt", ["ve"], ["s"]), node("Div", ["c", "s"], ["n"]),
    node("Transpose", ["n"], ["nt"], perm=[0, 2, 1]), node("MatMul", ["n", "nt"], ["q"]),
    node("Mul", ["q", "half"], ["qs"]), node("Softmax", ["qs"], ["a"]),
    node("MatMul", ["n", "w2"], ["k"]), node("MatMul", ["a", "k"], ["h"]),
    node("Mul", ["h", "p7"], ["h7"]), node("Erf", ["h7"], ["er"]),
    node("Add", ["er", "one"], ["e1"]),
    node("Mul", ["h", "half"], ["hh"]), node("Mul", ["hh", "e1"], ["ge"]),
    node("Mul", ["ge", "b1"], ["gb"]), node("Mul", ["gb", "x"], ["gx"]),
    node("Greater", ["gb", "p2"], ["big"]), node("Where", ["big", "gb", "gx"], ["wh"]),
    node("ReduceSumSquare", ["wh"], ["y"], keepdims=0),
]  # fmt: skip
CONSTANTS: dict[str, Any] = {
    "space": I([2, 3]), "last": I([-1]), "eps": 1e-5, "half": 0.5, "p7": 0.7, "one": 1.0,
    "p2": 0.2,
}  # fmt: skip
NETWORKS: list[tuple[Any, list[NodeProto], dict[str, tuple[int, ...]], Array]] = [
    (dense, DENSE, {"x": (6, 5), "w1": (7, 5), "b1": (7,), "w2": (7, 3)}, I([0, 2, 1, 1, 0, 2])),
    (conv, CONV, {"x": (3, 4, 9, 8), "w1": (6, 2, 3, 2), "b1": (6,), "w2": (4, 6, 2, 2)},
     I([0, -1, 3])),
    (attention, ATTENTION, {"x": (4, 1), "w1": (9, 6), "b1": (5,), "w2": (6, 5)},
     I([[1, 1, 8, 0], [3, 1, 0, 2]])),
]  # fmt: skip


@pytest.mark.parametrize("batch", [None, "N"])
@pytest.mark.parametrize("case", NETWORKS, ids=["dense", "conv", "attention"])
def test_a_network_beside_autograd(case: Any, batch: str | None) -> None:
    function, nodes, shapes, labels = case
    arrays = {name: normal(*shape).astype(np.float32) * 0.5 for name, shape in shapes.items()}
    used = {name for n in nodes for name in n.input}
    inputs: dict[str, Array] = {**arrays, "t": labels}
    inputs |= {n: np.asarray(v, None if n in ("space", "last") else np.float32)
               for n, v in CONSTANTS.items() if n in used}  # fmt: skip
    net = model(nodes, inputs, list(arrays), ["t"])
    constants = [numpy_helper.from_array(inputs.pop(n), n) for n in CONSTANTS if n in used]
    net.graph.initializer.extend(constants)
    kept = [i for i in net.graph.input if i.name in inputs]
    del net.graph.input[:]
    net.graph.input.extend(kept)
    for given in kept if batch else ():
        if given.name in ("x", "t") and function is not attention:
            given.type.tensor_type.shape.dim[0].dim_param = batch or ""
    lowered = lower_gradients(net)
    assert PREVIEW not in {i.domain for i in lowered.opset_import}
    tensors = {n: torch.tensor(a, requires_grad=n in arrays) for n, a in inputs.items()}
    y = function(tensors)
    expected = [y, *torch.autograd.grad(y, [tensors[n] for n in arrays])]
    for mine, theirs in zip(run(lowered, inputs, "ort"), expected, strict=True):
        size = float(theirs.detach().abs().max())
        np.testing.assert_allclose(mine, theirs.detach(), rtol=0, atol=3e-6 * size)


# ------------------------------------------------------------------ what Gradient says


CUBE = [node("Mul", ["x", "x"], ["xx"]), node("Mul", ["xx", "z"], ["y"])]
X, Z = np.array([1.0, 2.0, 3.0]), np.array([2.0, 1.0, -1.0])


def test_a_gradient_at_other_tensors_evaluates_there() -> None:
    net = model([node("Exp", ["z"], ["e"]), node("Mul", ["x", "e"], ["y"])],
                {"x": X, "z": Z, "x2": X[:2], "z2": Z[:2] * 3}, ["x"], ["z"])  # fmt: skip
    net.graph.node[-1].input[:] = ["x2", "z2"]
    y, d = run(lower_gradients(net), {"x": X, "z": Z, "x2": X[:2], "z2": Z[:2] * 3})
    np.testing.assert_allclose(y, X * np.exp(Z))
    np.testing.assert_allclose(d, np.exp(Z[:2] * 3))


def test_a_gradient_of_a_gradient_and_of_a_tensor_in_between() -> None:
    net = model(CUBE, {"x": X, "z": Z}, ["x"], ["z"])
    second = node("Gradient", ["x", "z"], ["ddx", "dxz"], domain=PREVIEW, xs=["x", "z"], y="dx")
    between = node("Gradient", ["xx"], ["dxx"], domain=PREVIEW, xs=["xx"], y="y")
    unused = node("Gradient", ["z", "x"], ["", "none"], domain=PREVIEW, xs=["z", "x"], y="e")
    net.graph.node.extend([second, between, node("Exp", ["z"], ["e"]), unused])
    net.graph.output.extend(onnx.ValueInfoProto(name=n) for n in ("ddx", "dxz", "dxx", "none"))
    found = run(lower_gradients(net), {"x": X, "z": Z})
    for mine, expected in zip(found, (X * X * Z, 2 * X * Z, 2 * Z, 2 * X, Z, 0 * X), strict=True):
        np.testing.assert_allclose(mine, expected)


def test_softmax_before_opset_13_is_over_all_axes_from_its_own() -> None:
    x, w = (normal(2, 3, 4).astype(np.float32) for _ in range(2))
    nodes = [node("Softmax", ["x"], ["h"]), node("Mul", ["h", "w"], ["p"]),
             node("ReduceSum", ["p"], ["y"], keepdims=0)]  # fmt: skip
    found = run(lower_gradients(model(nodes, {"x": x, "w": w}, ["x"], opset=12)),
                {"x": x, "w": w}, "ort")  # fmt: skip
    t = torch.tensor(x, requires_grad=True)
    (torch.softmax(t.reshape(2, -1), 1).reshape(2, 3, 4) * torch.tensor(w)).sum().backward()
    np.testing.assert_allclose(found[1], t.grad, atol=1e-6)


def test_the_official_gradient_tests() -> None:
    folders = sorted(Path(onnx.__file__).parent.glob("backend/test/data/simple/test_gradient_*"))
    assert len(folders) == 2
    for folder in folders:
        net = onnx.load(folder / "model.onnx")
        given, expected = (
            [numpy_helper.to_array(onnx.load_tensor(str(p)))
             for p in sorted((folder / "test_data_set_0").glob(f"{kind}_*.pb"))]
            for kind in ("input", "output")
        )  # fmt: skip
        inputs = dict(zip([i.name for i in net.graph.input], given, strict=True))
        lowered = lower_gradients(net)
        onnx.checker.check_model(lowered, full_check=True)
        for engine in ("reference", "ort"):
            for mine, theirs in zip(run(lowered, inputs, engine), expected, strict=True):
                np.testing.assert_allclose(mine, theirs, rtol=1e-6, strict=True)


def test_what_has_no_derivative_is_refused_by_name() -> None:
    def refused(nodes: list[NodeProto], **options: Any) -> str:
        with pytest.raises(CaptureError) as error:
            lower_gradients(model(nodes, {"x": normal(1, 2, 4)}, ["x"], **options))
        return str(error.value)

    pool = node("MaxPool", ["x"], ["y"], name="pool", kernel_shape=[2])
    assert refused([pool]).startswith("node pool: MaxPool has no vector-Jacobian product; write")
    assert "mine.Relu has no" in refused([node("Relu", ["x"], ["y"], domain="mine")])
    assert "a Gradient in opset 9" in refused([node("Relu", ["x"], ["y"])], opset=9)
    gather = [node("Gather", ["x", "i"], ["y"], axis=1)]
    assert "Gather along axis 1" in refused([node("Shape", ["x"], ["i"]), *gather])
    net = model([node("Relu", ["x"], ["y"], domain="mine")], {"x": X}, ["x"])
    del net.opset_import[-1]
    with pytest.raises(CaptureError, match="No opset import for domain mine"):
        lower_gradients(net)
    net = model(CUBE, {"x": X, "z": Z}, ["x"])
    net.graph.node[-1].input.append("z")
    with pytest.raises(CaptureError, match="1 tensors with 2 operands"):
        lower_gradients(net)


def test_a_model_without_gradient_is_the_same_object() -> None:
    net = model(CUBE, {"x": X, "z": Z}, ["x"])
    del net.graph.node[-1]
    assert lower_gradients(net) is net
