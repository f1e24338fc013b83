"""Batch normalisation folded, beside onnxruntime on the network as it was."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import ModelProto, helper
from stepfuse.onnx import fold_batch_norm

from tests.support.inputs.networks import (
    RELATIVE,
    apart,
    batch_norm,
    evaluated,
    normal,
    own_inputs,
    small,
    statistics,
    wheel_network,
)

node = helper.make_node


def ops(model: ModelProto) -> list[str]:
    return [n.op_type for n in model.graph.node]


def folded(model: ModelProto) -> ModelProto:
    """The folded network, which is valid and computes the same; the given one is not changed."""
    before = model.SerializeToString()
    found = fold_batch_norm(model).model
    assert model.SerializeToString() == before
    onnx.checker.check_model(found, full_check=True)
    assert apart(model, found) <= RELATIVE
    return found


CONVOLUTIONS: dict[str, tuple[str, tuple[int, ...], dict[str, Any]]] = {
    "conv": ("Conv", (8, 6, 3, 3), {}),
    "groups": ("Conv", (8, 3, 3, 3), {"group": 2}),
    "depthwise": ("Conv", (6, 1, 3, 3), {"group": 6}),
    "transposed": ("ConvTranspose", (6, 8, 3, 3), {}),
    "transposed groups": ("ConvTranspose", (6, 4, 3, 3), {"group": 2}),
}


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("kind", CONVOLUTIONS)
def test_a_convolution_takes_it_in(kind: str, bias: bool) -> None:
    op, shape, attributes = CONVOLUTIONS[kind]
    channels = shape[0] if op == "Conv" else shape[1] * attributes.get("group", 1)
    weights = {"w": normal(*shape), "c": normal(channels), **statistics(channels)}
    operands = ["x", "w", "c"] if bias else ["x", "w"]
    nodes = [node(op, operands, ["h"], **attributes), batch_norm("h", "y", epsilon=0.01)]
    assert ops(folded(small(nodes, weights))) == [op]


@pytest.mark.parametrize("attributes", [
    {}, {"transB": 1}, {"alpha": 0.5, "beta": 2.0}, {"transA": 1, "alpha": 3.0},
])  # fmt: skip
@pytest.mark.parametrize("bias", [None, (5,), (1, 5), (4, 1), (4, 5), ()])
def test_a_gemm_takes_it_in(attributes: dict[str, Any], bias: tuple[int, ...] | None) -> None:
    weights = {"w": normal(5, 6) if attributes.get("transB") else normal(6, 5), **statistics(5)}
    operands = ["x", "w"]
    if bias is not None:
        weights["c"] = normal(*bias)
        operands.append("c")
    x = (6, 4) if attributes.get("transA") else (4, 6)
    nodes = [node("Gemm", operands, ["h"], **attributes), batch_norm("h", "y")]
    assert ops(folded(small(nodes, weights, x))) == ["Gemm"]


@pytest.mark.parametrize("bias", [False, True])
def test_a_matrix_product_takes_the_factor_and_an_add_the_rest(bias: bool) -> None:
    weights = {"w": normal(6, 5), "c": normal(5), **statistics(5)}
    added = [node("Add", ["c", "h"], ["k"])] if bias else []
    nodes = [node("MatMul", ["x", "w"], ["h"]), *added, batch_norm("k" if bias else "h", "y")]
    assert ops(folded(small(nodes, weights, (4, 6)))) == ["MatMul", "Add"]


def test_products_of_stacks_have_their_channels_elsewhere() -> None:
    weights = {"w": normal(5, 6), **statistics(6)}
    nodes = [node("MatMul", ["x", "w"], ["h"]), batch_norm("h", "y")]
    found = folded(small(nodes, weights, (2, 6, 5)))
    assert ops(found) == ["MatMul", "Mul", "Add"]


def test_factors_and_shifts_behind_it_are_folded_too() -> None:
    weights = {"w": normal(8, 6, 3, 3), "f": normal(8, 1, 1), "g": normal(1, 8, 1, 1),
               "k": normal(1), "all": normal(3), **statistics(8)}  # fmt: skip
    nodes = [
        node("Conv", ["x", "w"], ["h"]), batch_norm("h", "n"), node("Mul", ["f", "n"], ["p"]),
        node("Add", ["p", "g"], ["q"]), node("Mul", ["q", "k"], ["r"]),
        node("Add", ["r", "all"], ["y"]),
    ]  # fmt: skip
    found = folded(small(nodes, weights))
    assert ops(found) == ["Conv", "Add"]  # the last one varies along the columns


def test_a_mul_that_follows_no_batch_norm_stays() -> None:
    weights = {"w": normal(8, 6, 3, 3), "k": normal(1)}
    model = small([node("Conv", ["x", "w"], ["h"]), node("Mul", ["h", "k"], ["y"])], weights)
    assert fold_batch_norm(model).model is model


def test_behind_a_pool_it_is_a_factor_and_a_shift() -> None:
    weights = {"f": normal(6, 1, 1), **statistics(6)}
    nodes = [node("MaxPool", ["x"], ["h"], kernel_shape=[2, 2]), batch_norm("h", "n"),
             node("Mul", ["n", "f"], ["y"])]  # fmt: skip
    found = fold_batch_norm(small(nodes, weights))
    assert ops(folded(small(nodes, weights))) == ["MaxPool", "Mul", "Add"]
    assert [d.into for d in found.decisions] == ["affine", "affine"]


SHARED = {"w": normal(6, 6, 1, 1), **statistics(6)}
CONV = node("Conv", ["x", "w"], ["h"])


def test_a_producer_with_two_users_keeps_its_weights() -> None:
    nodes = [CONV, batch_norm("h", "n"), node("Sub", ["n", "h"], ["y"])]
    assert ops(folded(small(nodes, SHARED))) == ["Conv", "Mul", "Add", "Sub"]


def test_a_producer_that_is_an_output_keeps_its_weights() -> None:
    model = small([CONV, batch_norm("h", "y")], SHARED, outputs=("y", "h"))
    assert ops(folded(model)) == ["Conv", "Mul", "Add"]


def test_a_name_that_an_inner_graph_takes_is_a_use() -> None:
    kind = onnx.TensorProto.FLOAT
    info = helper.make_tensor_value_info("t", kind, None)
    then = helper.make_graph([node("Neg", ["h"], ["t"])], "then", [], [info])
    other = helper.make_graph([node("Abs", ["h"], ["t"])], "other", [], [info])
    yes = helper.make_tensor("yes", onnx.TensorProto.BOOL, [], [True])
    nodes = [CONV, batch_norm("h", "n"), node("Constant", [], ["c"], value=yes),
             node("If", ["c"], ["i"], then_branch=then, else_branch=other),
             node("Add", ["n", "i"], ["y"])]  # fmt: skip
    found = folded(small(nodes, SHARED))
    assert ops(found) == ["Conv", "Mul", "Add", "Constant", "If", "Add"]


def test_weights_that_others_use_stay_for_them() -> None:
    nodes = [CONV, batch_norm("h", "n"), node("Conv", ["n", "w"], ["y"])]
    found = folded(small(nodes, SHARED))
    assert ops(found) == ["Conv", "Conv"]
    kept = {t.name for t in found.graph.initializer}
    assert "w" in kept and not {"s", "b", "m", "v"} & kept


def test_a_default_that_a_caller_may_override_is_no_constant() -> None:
    for name, left in (("w", ["Conv", "Mul", "Add"]), ("v", ["Conv", "BatchNormalization"])):
        model = small([CONV, batch_norm("h", "y")], SHARED, overridable=(name,))
        found = fold_batch_norm(model)
        assert ops(found.model) == left
        feed = [*own_inputs(model), (SHARED[name] * 1.5).astype(np.float32)]
        ours, theirs = evaluated(found.model, feed)[0], evaluated(model, feed)[0]
        np.testing.assert_allclose(ours, theirs, rtol=1e-4, atol=1e-5)


def test_before_ir_4_an_initialiser_is_an_input_too_and_a_constant() -> None:
    model = small([CONV, batch_norm("h", "y")], SHARED, opset=8, ir_version=3,
                  overridable=tuple(SHARED))  # fmt: skip
    found = fold_batch_norm(model).model
    assert ops(found) == ["Conv"] and found.ir_version == 4
    assert [i.name for i in found.graph.input] == ["x"]
    feed = own_inputs(model)
    np.testing.assert_allclose(evaluated(found, feed)[0], evaluated(model, feed)[0], rtol=1e-4,
                               atol=1e-5)  # fmt: skip


def test_weights_may_be_nodes() -> None:
    value = onnx.numpy_helper.from_array(np.array([0.25], np.float32))
    shape = onnx.numpy_helper.from_array(np.array([6, 6, 1, 1], np.int64))
    nodes = [
        node("Constant", [], ["sizes"], value=shape),
        node("ConstantOfShape", ["sizes"], ["w"], value=value),
        node("Unsqueeze", ["flat", "first"], ["row"]), node("Squeeze", ["row", "first"], ["s"]),
        node("Constant", [], ["first"], value_ints=[0]), CONV, batch_norm("h", "y"),
    ]  # fmt: skip
    nodes.insert(2, nodes.pop(4))
    weights = {**statistics(6), "flat": normal(6)}
    del weights["s"]
    found = folded(small(nodes, weights))
    assert ops(found) == ["Conv"]


KEPT: dict[str, tuple[Any, dict[str, Any], str]] = {
    "training": (batch_norm("h", "y", training_mode=1), {}, "it is in training mode"),
    "results": (
        helper.make_node("BatchNormalization", ["h", *"sbmv"], ["y", "m2", "v2"], training_mode=1),
        {}, "it has results beside y",
    ),
    "old": (batch_norm("h", "y"), {"opset": 6}, "before opset 7, is_test is 0"),
    "spatial": (batch_norm("h", "y", spatial=0), {"opset": 8}, "of single elements"),
}  # fmt: skip


@pytest.mark.parametrize("case", KEPT)
def test_what_is_no_inference_is_kept(case: str) -> None:
    last, options, why = KEPT[case]
    found = fold_batch_norm(model := small([CONV, last], SHARED, **options))
    assert found.model is model
    assert [(d.into, why in d.why) for d in found.decisions] == [("kept", True)]


def test_the_default_epsilon_is_that_of_onnx() -> None:
    """1e-5: with variances as small as these, any other would show."""
    tiny = {**SHARED, "v": np.full(6, 1e-5)}
    assert ops(folded(small([CONV, batch_norm("h", "y")], tiny))) == ["Conv"]


def test_what_is_no_model_is_refused() -> None:
    with pytest.raises(TypeError, match=r"expected an onnx.ModelProto, got str; use onnx.load"):
        fold_batch_norm("net.onnx")  # pyright: ignore[reportArgumentType]


def test_a_network_of_the_wheel_and_an_altered_epsilon() -> None:
    """The weights are random: those of the file make every engine's output one number."""
    model = wheel_network("shufflenet")
    found = folded(model)
    assert "BatchNormalization" not in ops(found) and len(ops(found)) == 153
    for each in model.graph.node:
        if each.op_type == "BatchNormalization":
            each.attribute.append(helper.make_attribute("epsilon", 0.1))
    assert apart(model, found) > 0.01
