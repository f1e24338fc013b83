"""Models of several parameters: the distinct steps, who takes which, and what joins them."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
import stepfuse
import stepfuse.onnx
from onnx import ModelProto, TensorProto, parser
from onnx.reference import ReferenceEvaluator
from stepfuse.ir.errors import CaptureError
from stepfuse.ir.graph import Spec
from stepfuse.spec_texts.resolve import resolve

HEAD = '<ir_version: 8, opset_import: ["" : 18]>\n'
SHAPES = {"w": (6, 4), "b": (4,), "s": ()}
PAIR = (
    "step (float[N,M] p, float[N,M] g, float[K] q, float[K] h, float lr) "
    "=> (float[N,M] p2, float[K] q2)"
)
ROLES = {"param.a": ("p", "p2"), "grad.a": "g", "param.b": ("q", "q2"), "grad.b": "h"}
NORM = """
  x = ReduceSumSquare<keepdims = 0>(g)
  y = ReduceSumSquare<keepdims = 0>(h)
  both = Add(x, y)
  norm = Sqrt(both)
  rate = Div(lr, norm)
"""
RULES = stepfuse.chain(
    resolve("clip_by_global_norm(0.5)"),
    stepfuse.rules(("name w or rank < 1", "lion"), ("*", "adamw")),
)
MOVE = "a = Mul(rate, g)  p2 = Sub(p, a)  b = Mul(rate, h)  q2 = Sub(q, b)"


def model(body: str, signature: str = PAIR) -> ModelProto:
    return parser.parse_model(f"{HEAD}{signature}\n{{\n{body}\n}}")


def stepped(spec: Spec, shapes: dict[str, tuple[int, ...]], **hypers: float) -> list[Any]:
    rng = np.random.default_rng(3)
    params = [rng.standard_normal(s).astype(np.float32) for s in shapes.values()]
    optimizer = stepfuse.Optimizer(list(zip(shapes, params, strict=True)), spec, **hypers)
    for _ in range(3):
        optimizer.step([rng.standard_normal(s).astype(np.float32) for s in shapes.values()])
    return params


def evaluated(
    given: ModelProto, names: dict[str, tuple[str, str, str]], shapes: dict[str, tuple[int, ...]],
    feeds: dict[str, Any],
) -> list[Any]:  # fmt: skip
    """By ONNX's reference; `names` are each parameter's input, gradient and output."""
    rng = np.random.default_rng(3)
    session = ReferenceEvaluator(given)
    outputs = [output.name for output in given.graph.output]
    feeds |= {names[n][0]: rng.standard_normal(s).astype(np.float32) for n, s in shapes.items()}
    for _ in range(3):
        for name, shape in shapes.items():
            feeds[names[name][1]] = rng.standard_normal(shape).astype(np.float32)
        found = dict(zip(outputs, session.run(None, feeds), strict=True))
        feeds.update({o.removesuffix(".next"): a for o, a in found.items() if o.endswith(".next")})
        feeds.update({names[name][0]: found[names[name][2]] for name in shapes})
    return [feeds[names[name][0]] for name in shapes]


def first_values(given: ModelProto) -> dict[str, Any]:
    """What the model's own properties say that states start as; parameters are drawn alike."""
    init = json.loads(next(p.value for p in given.metadata_props if p.key == "stepfuse.init"))
    rng = np.random.default_rng(3)
    drawn = {name: rng.standard_normal(shape).astype(np.float32) for name, shape in SHAPES.items()}
    found: dict[str, Any] = {}
    for value in given.graph.input:
        if value.name in init:
            kind = value.type.tensor_type
            dims, is_copy = [d.dim_value for d in kind.shape.dim], init[value.name] == "param"
            dtype = np.float64 if kind.elem_type == TensorProto.DOUBLE else np.float32
            cell = 0.0 if is_copy else float(init[value.name])
            found[value.name] = (
                drawn[value.name.split(".")[1]] if is_copy else np.full(dims, cell, dtype)
            )
    return found


@pytest.mark.parametrize(
    ("name", "form"),
    [("clip_by_global_norm(0.5)+came", "function"), ("prodigy", "function"), ("adai", "inline"),
     (RULES, "function")],
)  # fmt: skip
def test_a_whole_model_of_ours_is_one_spec(name: Any, form: str) -> None:
    spec = resolve(name) if isinstance(name, str) else name
    given = stepfuse.onnx.export(spec, parameters=SHAPES, form=form)
    (step,) = stepfuse.onnx.load_all(given).steps
    assert step.parameters == tuple(SHAPES)
    assert {g.when for g in step.spec.graphs} == {g.when for g in spec.variants()}
    assert step.spec.rules == spec.rules
    names = {n: (f"param.{n}", f"grad.{n}", f"param.{n}.next") for n in SHAPES}
    expected = evaluated(given, names, SHAPES, first_values(given))
    for ours, theirs in zip(stepped(step.spec, SHAPES), expected, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=2e-5, atol=2e-6)


def test_a_norm_over_all_of_another_writers_model() -> None:
    given = model(NORM + MOVE)
    (step,) = stepfuse.onnx.load_all(given, ROLES).steps
    assert step.parameters == ("a", "b")
    shapes = {"a": (6, 4), "b": (5,)}
    names = {"a": ("p", "g", "p2"), "b": ("q", "h", "q2")}
    expected = evaluated(given, names, shapes, {"lr": np.float32(0.25)})
    for ours, theirs in zip(stepped(step.spec, shapes, lr=0.25), expected, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-5, atol=1e-6)


def test_distinct_steps_are_listed() -> None:
    given = model("a = Mul(lr, g)  p2 = Sub(p, a)  b = Sign(h)  c = Mul(lr, b)  q2 = Sub(q, c)")
    found = stepfuse.onnx.load_all(given, ROLES)
    assert str(found) == "@step: a\n@step_2: b"
    assert [any(n.op == "sign" for n in s.graphs[0].nodes) for s in found.specs] == [False, True]
    with pytest.raises(CaptureError, match=r"2 distinct steps: @step: a; @step_2: b; .*load_all"):
        stepfuse.onnx.load(given, ROLES)


REFUSED = {
    "meet": (
        "r = ReduceSumSquare<keepdims = 0>(g)  s = ReduceSumSquare<keepdims = 0>(h)  t = Mul(r, s)"
        "  rate = Mul(lr, t)" + MOVE,
        r"node t \(Mul\): reads values of several parameters: a, b; they may meet in an Add, Sum",
    ),
    "unlike": (NORM + "a = Mul(rate, g)  p2 = Sub(p, a)  b = Sign(h)  q2 = Sub(q, b)",
               "take numbers over all of them, and unlike steps: a; b"),
    "of another": ("r = ReduceSumSquare<keepdims = 0>(g)  rate = Mul(lr, r)" + MOVE,
                   "several parameters"),
    "elements": (
        "d = Sub(g, g)  e = ReduceSum<keepdims = 1>(h)  f = Add(d, e)  rate = Identity(lr)  p2 = "
        "Sub(p, f)  q2 = Sub(q, h)", "number of each",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_parameters_that_meet_otherwise_are_refused(case: str) -> None:
    body, message = REFUSED[case]
    with pytest.raises(CaptureError, match=message):
        stepfuse.onnx.load_all(model(body), ROLES)


def test_a_total_over_some_is_refused() -> None:
    more = PAIR.replace("float lr", "float[L] r, float[L] i, float lr")
    more = more.replace("q2)", "q2, float[L] r2)")
    roles = ROLES | {"param.c": ("r", "r2"), "grad.c": "i"}
    given = model(NORM + MOVE + "  j = Mul(rate, i)  r2 = Sub(r, j)", more)
    with pytest.raises(CaptureError, match="parameters"):
        stepfuse.onnx.load_all(given, roles)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"m.c": "lr"}, r"the role 'm\.c' is of no parameter; there are"),
        ({"param": "lr"}, r"without a parameter's name, beside"),
        ({"m.a": "g"}, r"the input 'g' is given to grad\.a and m\.a"),
    ],
)
def test_keys_are_checked(change: dict[str, str], message: str) -> None:
    with pytest.raises(CaptureError, match=message):
        stepfuse.onnx.load_all(model(NORM + MOVE), ROLES | change)
