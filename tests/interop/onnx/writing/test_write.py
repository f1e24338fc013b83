"""Exported steps beside the f64 interpreter, over twenty steps, in onnxruntime and ONNX's own."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import onnx
import pytest
import stepfuse
import stepfuse.onnx
from stepfuse.ir.errors import FormatError, LowerError, OptionError

from tests.support.oracles.exports import (
    ENGINES,
    SHAPES,
    Case,
    distance,
    exported,
    first_feed,
    onnxruntime_run,
    truth,
    with_stage,
)

MANY = {"w": (5, 3), "b": (4,), "s": (), "conv": (4, 3, 2, 2), "w2": (6, 2)}
LABELLED = {"adam_mini": "embed"}

# (spec, rank): states of rows and columns, blocks, axes by number, guards, random numbers, bf16.
ALONE = (
    ("adamw", 2), ("came", 3), ("sm3", 3), ("adam_mini", 2), ("madgrad", 1), ("nero", 4),
    ("+clip_by_block_rms", 2), ("+gradient_noise", 2), ("+shadow", 1), ("+lookahead", 0),
    ("adamw+lr:cosine_decay", 1),
)  # fmt: skip
TOGETHER = ("prodigy", "check_finite+clip_by_global_norm+came", "+gradient_noise")


def case_of(text: str, *shapes: tuple[int, ...]) -> Case:
    spec = with_stage(text[1:]) if text[0] == "+" else stepfuse.compiler.as_spec(text)
    return Case(spec, shapes, LABELLED.get(text, ""))


@pytest.mark.parametrize(("text", "rank"), ALONE)
@pytest.mark.parametrize("form", ["function", "inline"])
def test_a_parameter_moves_as_in_f64(text: str, rank: int, form: str) -> None:
    case = case_of(text, SHAPES[rank])
    model = stepfuse.onnx.export(case.spec, rank, form, label=case.label)
    expected = truth(case)
    for engine in ENGINES.values():
        assert distance(case, exported(case, model, engine(model)), expected) <= 1


BLOCKS = """optimizer @blocks {
  param %param : f32 elem
  grad %grad : f32 elem
  state %size = 0.5 : f32 block(4)
  hyper %lr = 0.1 : f64 group

  step {
    %0 = mean %grad : real block(4)
    %1 = max %grad : real block(4)
    %2 = add %0, %1 : real block(4)
    %3 = mul 0.5, %size : real block(4)
    %4 = add %3, %2 : real block(4)
    %5 = sum %4 : real tensor
    %6 = mul %grad, %4 : real elem
    %7 = add %6, %5 : real elem
    %8 = mul %lr, %7 : real elem
    %9 = sub %param, %8 : real elem
    update %param = %9
    update %size = %4
  }
}"""


@pytest.mark.parametrize(
    ("shape", "beside"),
    [((13, 7), False), ((4, 6), False), ((3,), False), ((0, 2), False), ((13, 7), True)],
)
def test_the_last_block_may_be_short(shape: tuple[int, ...], beside: bool) -> None:
    """Alone under a view of their own; beside rows and columns by their name."""
    text = BLOCKS
    if beside:
        text = text.replace("step {", "step when rank >= 2 {").replace(
            "%5 = sum %4 : real tensor", "%5 = sum %grad : real row"
        )
    case = Case(stepfuse.parse(text), (shape,))
    for form in ("function", "inline"):
        model = stepfuse.onnx.export(case.spec, len(shape), form)
        for engine in ENGINES.values():
            found = exported(case, model, engine(model), steps=3)
            assert distance(case, found, truth(case, 3)) <= 1


@pytest.mark.parametrize("text", TOGETHER)
@pytest.mark.parametrize("form", ["function", "inline"])
def test_all_parameters_of_a_model_are_one_step(text: str, form: str) -> None:
    case = case_of(text, *MANY.values())
    model = stepfuse.onnx.export(case.spec, form=form, parameters=MANY)
    expected = truth(case)
    for engine in ENGINES.values():
        assert distance(case, exported(case, model, engine(model)), expected) <= 1


def test_f64_storage_is_the_interpreter_to_its_last_bits() -> None:
    case = case_of("came", (13, 7))
    model = stepfuse.onnx.export("came", dtypes="param=f64,grad=f64,state=f64")
    start = {"": np.zeros((13, 7), np.float64)}
    assert {a.dtype for a in first_feed(model, start).values()} == {np.dtype(np.float64)}

    def in_f64(feed: dict[str, Any]) -> dict[str, Any]:
        return run({name: np.asarray(value, np.float64) for name, value in feed.items()})

    run = onnxruntime_run(model)
    np.testing.assert_allclose(exported(case, model, in_f64), truth(case), rtol=1e-12)


def test_a_guard_holds_back_every_update() -> None:
    model = stepfuse.onnx.export("check_finite+adamw", rank=1)
    feed = first_feed(model, {"": np.ones(3, np.float32)})
    run = onnxruntime_run(model)
    skipped = run({**feed, "grad": np.array([1, np.inf, 1], np.float32)})
    assert all(
        np.array_equal(skipped[f"{n}.next"], feed[n]) for n in feed if f"{n}.next" in skipped
    )
    assert run({**feed, "grad": np.ones(3, np.float32)})["state.t.next"] == 1.0


@pytest.mark.parametrize("shape", [(0,), (0, 4), (4, 0)])
def test_a_parameter_may_be_empty(shape: tuple[int, ...]) -> None:
    for name in ("adamw", "came", "lamb"):
        case = case_of(name, shape)
        model = stepfuse.onnx.export(name, len(shape))
        (found,) = exported(case, model, onnxruntime_run(model), steps=2)
        assert found.shape == shape


def test_hyper_parameters_are_inputs_with_their_exact_defaults() -> None:
    model = stepfuse.onnx.export("adamw", 1, beta2=0.9995)
    feed = first_feed(model, {"": np.ones(3, np.float32)}) | {"grad": np.ones(3, np.float32)}
    run = onnxruntime_run(model)
    first, slower = run(feed), run({**feed, "lr": np.array(5e-4)})
    ratio = (1 - slower["param.next"]) / (1 - first["param.next"])
    np.testing.assert_allclose(ratio, 0.5, rtol=1e-3)
    known = {t.name: onnx.numpy_helper.to_array(t).item() for t in model.graph.initializer}
    assert known == {"lr": 1e-3, "beta1": 0.9, "beta2": 0.9995, "eps": 1e-8, "weight_decay": 0.01}


def test_statics_are_resolved_and_dead_states_gone() -> None:
    inputs = [{i.name for i in stepfuse.onnx.export("adamw", amsgrad=kept).graph.input}
              for kept in (False, True)]  # fmt: skip
    assert inputs[1] - inputs[0] == {"state.vmax"} and not inputs[0] - inputs[1]


def test_the_properties_say_what_the_model_was_made_of() -> None:
    model = stepfuse.onnx.export("came", label="x")
    found = {p.key.removeprefix("stepfuse."): p.value for p in model.metadata_props}
    assert json.loads(found["spec"]) == "came" and found["doc"] == stepfuse.get("came").doc
    alias = json.loads(found["alias"])
    assert alias["state.res_row.next"] == "state.res_row" and alias["param.next"] == "param"
    hypers = {r.name: r.default for r in stepfuse.get("came").of_kind("hyper")}
    assert json.loads(found["hyper"]) == hypers
    assert set(json.loads(found["init"])) | {"param"} == set(alias.values())
    (variant,) = json.loads(found["variant"])
    row = next(r for r in variant["roles"] if r["name"] == "row")
    assert (row["dtype"], row["domain"], row["axes"]) == ("f32", "row", [0])
    assert (variant["when"], variant["rank"], variant["view"]) == ("rank >= 2", 2, "matrix")


def test_each_rank_of_a_model_is_described_with_its_axes_and_declared_domains() -> None:
    model = stepfuse.onnx.export("nero", parameters=MANY)
    (text,) = (p.value for p in model.metadata_props if p.key == "stepfuse.variant")
    found = {v["rank"]: {r["name"]: r for r in v["roles"]} for v in json.loads(text)}
    assert [found[r]["param"]["axes"] for r in (2, 4)] == [[0, 1], [0, 1, 2, 3]]
    assert {found[r]["unit"]["domain"] for r in (2, 4)} == {"unit"} and set(found) == {0, 1, 2, 4}


def test_sizes_are_symbols_or_those_of_the_parameters() -> None:
    def dims(model: onnx.ModelProto, name: str) -> list[int | str]:
        (found,) = (i for i in model.graph.input if i.name == name)
        return [d.dim_param or d.dim_value for d in found.type.tensor_type.shape.dim]

    assert dims(stepfuse.onnx.export("came", 3), "state.row") == ["d0", "d1"]
    assert dims(stepfuse.onnx.export("came", parameters=[(4, 6)]), "state.0.col") == [6]


def test_each_parameter_may_have_a_label_of_its_own() -> None:
    shapes = {"tokens": (4, 3), "w": (4, 3)}
    model = stepfuse.onnx.export("adam_mini", parameters=shapes, label={"tokens": "embed"})
    (text,) = (p.value for p in model.metadata_props if p.key == "stepfuse.variant")
    wanted = ['label == "embed" and rank >= 2', 'label != "embed" and label != "bias"']
    assert [v["when"] for v in json.loads(text)] == wanted


@pytest.mark.parametrize(("opset", "ir_version"), [(18, 8), (21, 10)])
def test_the_versions_are_those_asked_for(opset: int, ir_version: int) -> None:
    model = stepfuse.onnx.export("came", opset=opset, ir_version=ir_version)
    assert (model.ir_version, model.opset_import[0].version) == (ir_version, opset)
    assert {i.version for f in model.functions for i in f.opset_import if not i.domain} == {opset}
    case = case_of("came", (4, 3))
    assert exported(case, model, onnxruntime_run(model), steps=2)[0].shape == (4, 3)


def test_callees_come_before_their_callers() -> None:
    seen: set[str] = set()
    for function in stepfuse.onnx.export("came", parameters=MANY).functions:
        assert {n.op_type for n in function.node if n.domain} <= seen
        seen.add(function.name)
    assert len(seen) > 4


@pytest.mark.parametrize(
    ("spec", "options", "error", "message"),
    [
        ("adamw", {"form": "x"}, OptionError, "unknown form 'x'; known: function, inline, preview"),
        ("adamw", {"opset": 17}, OptionError, "opset is 18 to .*, got 17"),
        ("adamw", {"ir_version": 7}, OptionError, "ir_version is 8 or newer, got 7"),
        ("adamw", {"parameters": []}, OptionError, "expected the shapes of parameters, got none"),
        ("adamw", {"parameters": {"": (3,)}}, OptionError, "a parameter without a name"),
        ("adamw", {"dtypes": "m=linear8"}, FormatError, r"%m is to be stored as linear8\(256\)"),
        ("adamw", {"nesterov": True}, TypeError, "no hyper-parameter 'nesterov'"),
        ("lars", {}, LowerError, "wraps an optimizer and is none by itself"),
        ("adamw", {"parameters": [(3,)], "shape": (3,)}, OptionError, "a shape or the shapes"),
        (
            "adamw",
            {"parameters": {"w": (3,)}, "label": {"v": "x"}},
            OptionError,
            "labels of v: no such parameter; there are w",
        ),
        ("adamw", {"rank": -1}, OptionError, "rank is 0 or more, got -1"),
    ],
)
def test_what_cannot_be_exported_is_refused(
    spec: str, options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        stepfuse.onnx.export(spec, **options)


def test_where_sizes_choose_a_shape_is_asked_for() -> None:
    text = stepfuse.to_text(stepfuse.get("sgd")).replace("step {", "step when rows >= 8 {")
    spec = stepfuse.parse(text)
    with pytest.raises(OptionError, match=r"the sizes decide .* give a shape"):
        stepfuse.onnx.export(spec)
    with pytest.raises(OptionError, match=r"no variant takes a parameter of shape \(4, 4\)"):
        stepfuse.onnx.export(spec, shape=(4, 4))
    assert len(stepfuse.onnx.export(spec, shape=(8, 4)).graph.input) > 2


def test_rules_go_by_the_names_of_parameters() -> None:
    spec = stepfuse.rules(("name w", "lion"), ("dtype == bf16", "adamw"))
    with pytest.raises(OptionError, match=r"has rules \(lion, adamw\).*give parameters="):
        stepfuse.onnx.export(spec)
    with pytest.raises(
        stepfuse.BindError, match=r"parameter 'b': no rule takes .* dtype f32, name 'b'"
    ):
        stepfuse.onnx.export(spec, parameters={"w": (3,), "b": (3,)})
    model = stepfuse.onnx.export(spec, parameters={"w": (3,), "b": (3,)}, dtypes="param=bf16")
    assert {i.name for i in model.graph.input} >= {"state.w.m", "state.b.m", "state.b.v", "lion_lr"}
