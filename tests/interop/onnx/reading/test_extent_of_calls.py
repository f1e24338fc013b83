"""What a foreign model may not do: axes that are none, calls without end, names of no text."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import onnx
import pytest
import stepfuse
from onnx import ModelProto, TensorProto, helper
from stepfuse import CaptureError
from stepfuse.interop.onnx.reading import extent_of_calls
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text

from tests.campaigns.onnx_damaged import damaged, models, outcome

ROLES = {"param": ("p", "s"), "grad": "g"}


def _model(body: str, functions: str = "", inputs: str = "") -> ModelProto:
    opsets = '"" : 20, "f" : 1' if functions else '"" : 20'
    return onnx.parser.parse_model(
        f"<ir_version: 10, opset_import: [{opsets}]>\n"
        f"step (float[N,M] p, float[N,M] g{inputs}) => (float[N,M] s) {{ {body} }}\n{functions}"
    )


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("s = Softmax<axis = 99>(g)", r"node s \(Softmax\): has the axis 99; there are -2 to 1"),
        ("s = Softmax<axis = -3>(g)", "has the axis -3; there are -2 to 1"),
        ("s = LpNormalization<axis = 7>(g)", "has the axis 7"),
        ("s = Concat<axis = 99>(g)", "has the axis 99"),
        ("s = Transpose<perm = [0, 5]>(g)", "has the axis 5"),
        ("s = Transpose<perm = [0, 0]>(g)", "names an axis twice"),
        ("s = Transpose<perm = [0]>(g)", "of 2 dimensions"),
        ("s = Flatten<axis = 3>(g)", "has the axis 3"),
        ("a = Constant<value_ints = [99]>()\n s = ReduceSum(g, a)", "has the axis 99"),
        ("a = Constant<value_ints = [0, -2]>()\n s = ReduceMax(g, a)", "names an axis twice"),
        ("a = Constant<value_ints = [4]>()\n s = Unsqueeze(g, a)", "has the axis 4"),
        ("a = Constant<value_ints = [9]>()\n s = Squeeze(g, a)", "has the axis 9"),
        ("a = Constant<value_ints = [0]>()\n s = Squeeze(g, a)", "which is not of size 1"),
        ("i = Constant<value_int = 0>()\n s = Gather<axis = 99>(g, i)", "has the axis 99"),
        ("i = Constant<value_int = 0>()\n s = Gather(g, i)", "a Gather of an array of shape"),
    ],
)
def test_axes_that_are_none(body: str, message: str) -> None:
    with pytest.raises(CaptureError, match=message):
        stepfuse.onnx.load(_model(body), ROLES)


def test_the_cell_of_an_array_of_one() -> None:
    """At a known index, 0 or -1; another one is outside."""
    body = "i = Constant<value_int = {}>()\n l = Gather(lr, i)\n m = Mul(g, l)\n s = Sub(p, m)"
    for index in (0, -1):
        model = _model(body.format(index), inputs=", float[1] lr")
        spec = stepfuse.onnx.load(model, {**ROLES, "lr": "lr"})
        param = np.ones((2, 3), np.float32)
        stepfuse.Optimizer([param], spec, lr=0.25).step([param.copy()])
        assert (param == 0.75).all()
    for index in (1, -2):
        with pytest.raises(CaptureError, match=f"cell {index} of a dimension of size 1"):
            stepfuse.onnx.load(_model(body.format(index), inputs=", float[1] lr"), ROLES)


def test_a_state_keeps_its_shape() -> None:
    """Though a step makes it of itself alone: whoever has it may have given its cells values."""
    model = onnx.parser.parse_model("""<ir_version: 10, opset_import: ["" : 20]>
    step (float[N,M] p, float[N,M] g, double[N,M] m) => (float[N,M] s, double[N,M] n) {
      half = Constant<value = double {0.5}>()
      n = Mul(m, half)
      narrow = Cast<to = 1>(n)
      moved = Mul(narrow, g)
      s = Sub(p, moved)
    }""")
    spec = stepfuse.onnx.load(model, {**ROLES, "m": ("m", "n")})
    first = np.arange(6, dtype=np.float64).reshape(2, 3)
    param, state = np.zeros((2, 3), np.float32), first.copy()
    optimizer = stepfuse.Optimizer([param], spec, states=[{"m": state}])
    optimizer.step([np.ones((2, 3), np.float32)])
    np.testing.assert_array_equal(optimizer.state[0]["m"], first / 2)
    np.testing.assert_array_equal(param, -(first / 2).astype(np.float32))


# ------------------------------------------------------------------ calls and turns


def _nested(deep: int) -> str:
    called = [f"f.F{n + 1}" for n in range(deep - 1)] + ["Identity"]
    return "\n".join(
        f'<domain: "f", opset_import: ["" : 20, "f" : 1]>\n'
        f"F{n} (x) => (y) {{ a = {one}(x)\n b = {one}(a)\n c = {one}(b)\n y = {one}(c) }}"
        for n, one in enumerate(called)
    )


def test_functions_are_counted_before_they_are_put_in_place() -> None:
    start = time.process_time()
    assert stepfuse.onnx.load(_model("c = f.F0(g)\n s = Sub(p, c)", _nested(3)), ROLES)
    for deep in (10, 16):
        with pytest.raises(CaptureError, match=r"comes to more than .* nodes, with its functions"):
            stepfuse.onnx.load(_model("c = f.F0(g)\n s = Sub(p, c)", _nested(deep)), ROLES)
    round_ = (
        '<domain: "f", opset_import: ["f" : 1]>\nF0 (x) => (y) { y = f.F1(x) }\n'
        '<domain: "f", opset_import: ["f" : 1]>\nF1 (x) => (y) { y = f.F0(x) }'
    )
    with pytest.raises(CaptureError, match=r"function F[01]: calls itself, at once or through"):
        stepfuse.onnx.load(_model("c = f.F0(g)\n s = Sub(p, c)", round_), ROLES)
    assert time.process_time() - start < 20.0


@pytest.mark.parametrize(
    "body",
    [
        "n = Constant<value_ints = [1000000, 1000000]>()\n c = ConstantOfShape(n)",
        "n = Constant<value_ints = [1000000, 1000000]>()\n o = Constant<value_float = 1.0>()\n"
        " c = Expand(o, n)",
        "n = Constant<value_int = 1000000000000>()\n z = Constant<value_int = 0>()\n"
        " o = Constant<value_int = 1>()\n c = Range(z, n, o)",
    ],
)
def test_known_arrays_are_within_memory(body: str) -> None:
    with pytest.raises(CaptureError, match=r"node c .*: makes a known array of 1e\+12 cells"):
        stepfuse.onnx.load(_model(f"{body}\n s = Sub(p, g)"), ROLES)


def _turns(depth: int, name: str) -> list[Any]:
    """Loops of 32 turns in each other."""
    if not depth:
        return [helper.make_node("Add", [name, name], ["o0"])]
    info = helper.make_tensor_value_info
    inner = [*_turns(depth - 1, f"v{depth}"), helper.make_node("Identity", [f"c{depth}"], ["on"])]
    given = [info(f"i{depth}", TensorProto.INT64, []), info(f"c{depth}", TensorProto.BOOL, []),
             info(f"v{depth}", TensorProto.FLOAT, None)]  # fmt: skip
    made = [info("on", TensorProto.BOOL, []), info(f"o{depth - 1}", TensorProto.FLOAT, None)]
    body = helper.make_graph(inner, "body", given, made)
    count = helper.make_tensor(f"k{depth}", TensorProto.INT64, [], [32])
    return [
        helper.make_node("Constant", [], [f"k{depth}"], value=count),
        helper.make_node("Loop", [f"k{depth}", "", name], [f"o{depth}"], body=body),
    ]


def test_loops_in_loops_are_counted_as_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extent_of_calls, "_MOST", 2_000)
    model = _model("s = Sub(p, g)")
    del model.graph.node[:]
    model.graph.node.extend([*_turns(5, "g"), helper.make_node("Sub", ["p", "o5"], ["s"])])
    with pytest.raises(CaptureError, match=r"node .*: comes to more than .* nodes"):
        stepfuse.onnx.load(model, ROLES)


# ------------------------------------------------------------------ damage


def test_damaged_models_are_specs_or_errors_of_ours() -> None:
    """A small part of `python -m tests.campaigns.onnx_damaged`."""
    assert [outcome(model) for model in models()] == ["read"] * len(models())
    found = [outcome(damaged(seed)) for seed in range(150)]
    assert {*found} == {"read", "CaptureError"}


def test_names_and_numbers_of_no_meaning(tmp_path: Any) -> None:
    odd = _model("s = Cast<to = 1>(g)")
    odd.graph.node[0].attribute[0].i = 999
    with pytest.raises(CaptureError, match=r"node s \(Cast\): a Cast of type 999"):
        stepfuse.onnx.load(odd, ROLES)
    kind = _model("s = Sub(p, g)")
    kind.graph.input[1].type.tensor_type.elem_type = 999
    with pytest.raises(CaptureError, match="input g: is type 999"):
        stepfuse.onnx.load(kind, ROLES)
    with pytest.raises(CaptureError, match="is no path: embedded null byte"):
        stepfuse.onnx.load(str(tmp_path / "a\0b.onnx"))
    whole = _model("s = Sub(p, g)").SerializeToString()
    for size in range(0, len(whole), 7):
        (tmp_path / "cut.onnx").write_bytes(whole[:size])
        with pytest.raises(CaptureError):
            stepfuse.onnx.load(tmp_path / "cut.onnx", {**ROLES, "param": ("p", "s")})


def test_names_become_those_that_a_text_can_say() -> None:
    """Of the step and of its roles: what is printed is read as the same spec."""
    for odd, role in (("m-1", "m_1"), ("a b", "a_b"), ("m\0", "m_"), ("\u00fc", "input"),
                      ("1x", "input_1x"), ("%m", "input_m")):  # fmt: skip
        model = _model("s = Sub(p, g)", inputs=", float[N,M] m")
        model.graph.node.append(helper.make_node("Add", [odd, "g"], [f"{odd}.next"]))
        model.graph.output.append(
            helper.make_tensor_value_info(f"{odd}.next", TensorProto.FLOAT, ["N", "M"])
        )
        model.graph.input[2].name = model.graph.name = odd
        spec = stepfuse.onnx.load(model, ROLES)
        assert [r.name for r in spec.roles] == ["param", "grad", role]
        assert parse(to_text(spec)) == spec
