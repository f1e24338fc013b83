"""Steps that are exactly one training op: ONNX's own evaluator, and a literal loop of the rules."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import onnx
import pytest
import stepfuse
import stepfuse.onnx
from onnx.reference import ReferenceEvaluator
from stepfuse.ir.errors import OptionError

from tests.support.oracles.exports import first_feed
from tests.support.oracles.stepper import Stepper

SHAPE, STEPS = (5, 3), 6
# What is exported, and the op that it is.
PREVIEW: dict[str, tuple[str, dict[str, Any]]] = {
    "adam_mindspore(weight_decay=0.1)": ("Adam", {}),
    "fused_adam_op(eps=0.01)": ("Adam", {}),
    "adagrad(lr_decay=0.1,weight_decay=0.1)": ("Adagrad", {}),
    "momentum(dampening=0.3,weight_decay=0.1)": ("Momentum", {"mode": b"standard"}),
    "momentum(nesterov=true)": ("Momentum", {"mode": b"nesterov"}),
}


def attributes(node: onnx.NodeProto) -> dict[str, Any]:
    return {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}


def hypers(spec: Any) -> dict[str, float]:
    """As the op has them: f32."""
    return {r.name: float(np.float32(r.default)) for r in spec.of_kind("hyper")}


@pytest.mark.parametrize("text", PREVIEW)
def test_onnx_evaluates_the_op_as_our_step(text: str) -> None:
    op, stated = PREVIEW[text]
    spec = stepfuse.compiler.as_spec(text)
    model = stepfuse.onnx.export(spec, form="preview.training")
    node = model.graph.node[-1]
    assert (node.domain, node.op_type) == ("ai.onnx.preview.training", op)
    assert stated.items() <= attributes(node).items()
    rng = np.random.default_rng(1)
    start = rng.normal(size=SHAPE).astype(np.float32)
    ours = Stepper(spec, [start], hypers(spec) | {"lr": 0.05})
    evaluator = ReferenceEvaluator(model)
    feed = first_feed(model, {"": start}) | {"lr": np.array(0.05, np.float32)}
    for _ in range(STEPS):
        grad = rng.normal(size=SHAPE).astype(np.float32)
        ours.step([grad])
        names = [o.name for o in model.graph.output]
        found: Any = evaluator.run(names, feed | {"grad": grad})
        # Its Adam gives back f64.
        feed |= {name.removesuffix(".next"): np.asarray(a, feed[name.removesuffix(".next")].dtype)
                 for name, a in zip(names, found, strict=True)}  # fmt: skip
    np.testing.assert_allclose(feed["param"], ours.tensors[0]["param"], rtol=1e-5, atol=1e-6)


ORT: dict[str, dict[str, Any]] = {
    "adamw(weight_decay=0.1)": {"adam_mode": 0, "correct_bias": 1},
    "adam(eps=0.01)": {"adam_mode": 0, "correct_bias": 1},
    "adam_mindspore": {"adam_mode": 1, "correct_bias": 1},
    "fused_adam_op": {"adam_mode": 0, "correct_bias": 0},
}


@pytest.mark.parametrize("text", ORT)
def test_onnxruntimes_adamw_with_these_attributes_is_our_step(text: str) -> None:
    """By the rule that onnxruntime-training 1.19.2 was measured to follow."""
    spec = stepfuse.compiler.as_spec(text)
    (node,) = stepfuse.onnx.export(spec, form="ort-training").graph.node
    assert (node.domain, node.op_type) == ("com.microsoft", "AdamWOptimizer")
    a = attributes(node)
    assert ORT[text].items() <= a.items()
    rng = np.random.default_rng(1)
    w = rng.normal(size=SHAPE)
    m, v = np.zeros(SHAPE), np.zeros(SHAPE)
    ours = Stepper(spec, [w], hypers(spec) | {"lr": 0.05})
    for t in range(1, STEPS + 1):
        g = rng.normal(size=SHAPE)
        ours.step([g])
        m = a["alpha"] * m + (1 - a["alpha"]) * g
        v = a["beta"] * v + (1 - a["beta"]) * g**2
        first = 1 - a["alpha"] ** t if a["correct_bias"] else 1
        second = 1 - a["beta"] ** t if a["correct_bias"] else 1
        if a["adam_mode"] == 0:
            w = w - 0.05 * a["weight_decay"] * w
            w = w - 0.05 * (m / first) / (np.sqrt(v / second) + a["epsilon"])
        else:
            w = w - 0.05 * np.sqrt(second) / first * m / (np.sqrt(v) + a["epsilon"])
            w = w - 0.05 * a["weight_decay"] * w
    np.testing.assert_allclose(w, ours.tensors[0]["param"], rtol=1e-5)


def test_the_file_is_what_onnxruntimes_training_reads() -> None:
    model = stepfuse.onnx.export("adamw", form="ort-training")
    kinds = {i.name: i.type.WhichOneof("value") for i in model.graph.input}
    sequences = ("params", "gradients", "first_order_moments", "second_order_moments")
    assert kinds == {"learning_rate": "tensor_type", "step": "tensor_type",
                     **dict.fromkeys(sequences, "sequence_type")}  # fmt: skip
    (node,) = stepfuse.onnx.export("sgd", form="ort-training").graph.node
    assert node.op_type == "SGDOptimizerV2"
    assert [*node.input] == ["learning_rate", "params", "gradients"]


def test_the_count_is_an_integer_that_goes_on() -> None:
    model = stepfuse.onnx.export("momentum", form="preview.training")
    found = {p.key: p.value for p in model.metadata_props}
    assert json.loads(found["stepfuse.alias"])["state.t.next"] == "state.t"
    kinds = {i.name: i.type.tensor_type.elem_type for i in model.graph.input}
    assert kinds["state.t"] == onnx.TensorProto.INT64


@pytest.mark.parametrize(
    ("spec", "form", "message"),
    [
        ("adam", "preview.training", r"Adam: at step 1 %param differs by \d"),
        ("adamw", "preview.training", r"Adam\(T=0\): at step 1 %param differs by \d"),
        ("adam(weight_decay=0.1)", "ort-training", r"correct_bias=1\): at step 1 %param differs"),
        ("came", "preview.training", r"there is nothing like %row \(state f32 row\)"),
        ("lion", "ort-training", "the states are 2, those of @lion 1"),
        ("check_finite+adamw", "ort-training", "a step is never skipped"),
        ("sgd+lr:cosine_decay", "ort-training", "the rate is an input, lr, which no schedule"),
        ("sgd(weight_decay=0.1)", "ort-training", "SGDOptimizerV2: at step 1 %param differs"),
    ],
)
def test_any_other_step_is_refused_with_the_difference(spec: str, form: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        stepfuse.onnx.export(spec, form=form)


@pytest.mark.parametrize("options", [{"parameters": [(3,)]}, {"dtypes": "param=bf16"}])
def test_one_parameter_in_f32_is_all_that_they_hold(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match="is of one parameter, in f32; drop parameters"):
        stepfuse.onnx.export("adamw", form="ort-training", **options)
