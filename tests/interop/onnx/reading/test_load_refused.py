"""What is refused of a model, with the node, what was expected and what to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
import stepfuse
import stepfuse.onnx
from google.protobuf.message import DecodeError
from onnx import ModelProto, external_data_helper, numpy_helper, parser
from stepfuse.ir.errors import CaptureError

HEAD = '<ir_version: 8, opset_import: ["" : 18]>\n'
SIGNATURE = 'step (float[N,M] param, float[N,M] grad, float lr) => (float[N,M] "param.next")\n'


def model(body: str, signature: str = SIGNATURE, head: str = HEAD) -> ModelProto:
    return parser.parse_model(f"{head}{signature}{{\n{body}\n}}")


SGD = 'way = Mul(lr, grad)\n "param.next" = Sub(param, way)'

BODIES = {
    "vector with itself": (
        'axes = Constant<value = int64[1] {1}>()\n r = ReduceMean<keepdims=0>(grad, axes)\n'
        'a = Unsqueeze(r, axes)\n z = Constant<value = int64[1] {0}>()\n b = Unsqueeze(r, z)\n'
        'c = Mul(a, b)\n "param.next" = Sub(param, grad)',
        r"node c \(Mul\): a product of a vector with itself",
    ),
    "gather": (
        'i = Constant<value = int64[1] {0}>()\n x = Gather(grad, i)\n'
        '"param.next" = Sub(param, x)',
        r"node x \(Gather\): a Gather of an array",
    ),
    "matrix product": (
        'x = MatMul(grad, grad)\n "param.next" = Sub(param, x)',
        r"node x \(MatMul\): a product over the parameter's axes \[1\] of one side and \[0\] of",
    ),
    "constant tensor": (
        'c = Constant<value = float[2] {1.0, 2.0}>()\n d = Mul(c, lr)\n'
        '"param.next" = Sub(param, grad)',
        r"node d \(Mul\): a constant tensor of shape \(2,\), whose cells differ; make it an input",
    ),
    "random numbers": (
        'c = RandomNormalLike(grad)\n "param.next" = Sub(param, c)',
        r"node c \(RandomNormalLike\): RandomNormalLike of ai.onnx is no part of",
    ),
    "cycle": (
        'a = Mul(b, lr)\n b = Mul(a, lr)\n "param.next" = Sub(param, a)',
        r"node a \(Mul\): reads 'b', which only a later node writes: there is a cycle",
    ),
    "nothing writes it": (
        'a = Mul(nowhere, lr)\n "param.next" = Sub(param, a)',
        "reads 'nowhere', which nothing writes",
    ),
    "written twice": (
        'a = Mul(grad, lr)\n a = Mul(grad, grad)\n "param.next" = Sub(param, a)',
        "writes 'a' a second time",
    ),
    "attribute": (
        'a = Elu<alfa = 2.0>(grad)\n "param.next" = Sub(param, a)',
        r"node a \(Elu\): has the attribute 'alfa', which Elu has not; is it alpha\?",
    ),
    "types": (
        'i = Cast<to=6>(grad)\n a = Mul(i, lr)\n "param.next" = Sub(param, a)',
        r"node a \(Mul\): takes operands of one type; 'i' is INT32, 'lr' is FLOAT; cast one",
    ),
    "moves nothing": ('"param.next" = Identity(param)', "does not move the parameter"),
    "too many turns": (
        'n = Constant<value = int64 {33}>()\n yes = Constant<value = bool {1}>()\n'
        'x = Loop (n, yes, grad) <body = turn (int64 i, bool go, float[N,M] a) '
        '=> (bool g2, float[N,M] b) { g2 = Identity(go)  b = Mul(a, a) }>\n'
        '"param.next" = Sub(param, x)',
        "a Loop of 33 turns; at most 32 are unrolled",
    ),
    "part of an array": (
        'o = Constant<value = int64[1] {0}>()\n e = Constant<value = int64[1] {2}>()\n'
        'x = Slice(grad, o, e)\n "param.next" = Sub(param, grad)',
        r"node x \(Slice\): a Slice of 0 to 2 of a dimension of size 5",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BODIES)
def test_a_node_is_named(case: str) -> None:
    body, message = BODIES[case]
    with pytest.raises(CaptureError, match=message):
        stepfuse.onnx.load(model(body))


def test_an_unknown_domain_is_named() -> None:
    head = '<ir_version: 8, opset_import: ["" : 18, "com.example" : 1]>\n'
    text = 'a = com.example.Magic(grad)\n "param.next" = Sub(param, a)'
    with pytest.raises(CaptureError, match=r"Magic of the domain 'com\.example' is not known"):
        stepfuse.onnx.load(model(text, head=head))
    with pytest.raises(CaptureError, match="imports no version of"):
        stepfuse.onnx.load(model(text))


@pytest.mark.parametrize(
    ("field", "message"),
    [("ir", "IR version 999; onnx"), ("opset", "opset 999; expected 6 to"), ("old", "opset 5;")],
)
def test_versions_are_checked(field: str, message: str) -> None:
    given = model(SGD)
    if field == "ir":
        given.ir_version = 999
    else:
        given.opset_import[0].version = 999 if field == "opset" else 5
    with pytest.raises(CaptureError, match=message):
        stepfuse.onnx.load(given)


@pytest.mark.parametrize("content", [b"", b"no model", b"\x89PNG\r\n\x1a\n" * 30])
def test_what_is_no_model_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.onnx"
    path.write_bytes(content)
    with pytest.raises(CaptureError, match=r"x\.onnx: is no ONNX model"):
        stepfuse.onnx.load(path)


def test_what_is_cut_off_is_refused(tmp_path: Path) -> None:
    path, whole = tmp_path / "x.onnx", model(SGD).SerializeToString()
    for size in range(0, len(whole), 7):
        path.write_bytes(whole[:size])
        with pytest.raises(CaptureError):
            stepfuse.onnx.load(path)
    with pytest.raises(CaptureError, match="got int"):
        stepfuse.onnx.load(3)
    with pytest.raises(FileNotFoundError):
        stepfuse.onnx.load(tmp_path / "none.onnx")


def test_data_beside_the_file_must_be_there(tmp_path: Path) -> None:
    given = model('way = Mul(scale, grad)\n "param.next" = Sub(param, way)')
    given.graph.initializer.append(numpy_helper.from_array(np.float32(0.5), "scale"))
    external_data_helper.set_external_data(given.graph.initializer[0], location="scale.bin")
    path = tmp_path / "x.onnx"
    onnx.save(given, path)
    assert stepfuse.onnx.load(path)
    (tmp_path / "scale.bin").unlink()
    with pytest.raises(CaptureError, match=r"tensor scale: its data is to lie in 'scale\.bin'"):
        stepfuse.onnx.load(path)
    broken = onnx.load(path, load_external_data=False)
    broken.graph.initializer[0].external_data[0].value = "../scale.bin"
    path.write_bytes(broken.SerializeToString())
    with pytest.raises(CaptureError, match=r"outside the folder of x\.onnx"):
        stepfuse.onnx.load(path)
    with pytest.raises(CaptureError, match="load the model by its path"):
        stepfuse.onnx.load(broken)


ROLES = {
    "nothing": ({"param": ("p", "param.next")}, r"roles\['param'\]: names the input 'p', which is"),
    "no output": ({"param": ("param", "q")}, r"roles\['param'\]: names the output 'q'"),
    "twice": ({"param": ("param", "param.next"), "m": "param"}, "'param' is given to param and m"),
}


@pytest.mark.parametrize("case", ROLES)
def test_a_mapping_is_checked(case: str) -> None:
    roles, message = ROLES[case]
    with pytest.raises(CaptureError, match=message):
        stepfuse.onnx.load(model(SGD), roles)


def test_roles_that_nothing_tells_are_asked_for() -> None:
    signature = "step (float[N] a, float[N] b) => (float[N] c)\n"
    with pytest.raises(CaptureError, match="the output 'c' is no role's new value; say whose"):
        stepfuse.onnx.load(model("c = Sub(a, b)", signature))
    signature = 'step (float[N] a, float[N] b) => (float[N] "a.next")\n'
    with pytest.raises(CaptureError, match="no input is called param or grad; there are a, b; say"):
        stepfuse.onnx.load(model('"a.next" = Sub(a, b)', signature))


@pytest.mark.parametrize("names", [("p", "g"), ("x", "dx"), ("w", "grads"), ("Param", "Grad")])
def test_names_that_are_only_customary_are_not_taken(names: tuple[str, str]) -> None:
    param, grad = names
    signature = f'step (float[N] {param}, float[N] {grad}) => (float[N] "{param}.next")\n'
    given = model(f'"{param}.next" = Sub({param}, {grad})', signature)
    with pytest.raises(CaptureError, match=r"no input is called param or grad.*say which.*roles="):
        stepfuse.onnx.load(given)
    assert stepfuse.onnx.load(given, {"param": param, "grad": grad}).role("param").kind == "param"


def test_equal_sizes_ask_for_names() -> None:
    signature = (
        'step (float[4,4] param, float[4,4] grad, float[4] m) => (float[4,4] "param.next")\n'
    )
    body = 'x = Mul(m, grad)\n "param.next" = Sub(param, x)'
    with pytest.raises(CaptureError, match=r"input m: .*axis 0 or 1.*give the sizes .* names"):
        stepfuse.onnx.load(model(body, signature))
    named = 'step (float[N,M] param, float[N,M] grad, float[M] m) => (float[N,M] "param.next")\n'
    assert stepfuse.onnx.load(model(body, named)).role("m").kind == "aux"


def test_a_function_needs_types_of_its_inputs() -> None:
    text = "sgd (p, g, lr) => (q) { a = Mul(lr, g)  q = Sub(p, a) }"
    function = parser.parse_function(f'<domain: "mine", opset_import: ["" : 18]> {text}')
    roles = {"param": ("p", "q"), "grad": "g"}
    types = {"p": "float[N]", "g": "float[N]", "lr": "double[M"}
    for inputs, message in (
        (None, r"the function 'sgd' says no shapes of its inputs: p, g, lr; give them, as inputs="),
        ({"p": "float[N]"}, "of its inputs: g, lr"),
        ({"x": "float[N]"}, "function sgd: has no input 'x'; there are p, g, lr"),
        (types, r"inputs\['lr'\]: 'double\[M' is no type; expected one such as float\[N,M\]"),
        (types | {"lr": "double"}, r"node a \(Mul\): takes operands of one type; 'lr' is DOUBLE"),
    ):
        with pytest.raises(CaptureError, match=message):
            stepfuse.onnx.load(function, roles, inputs)
    function.attribute.append("alpha")
    with pytest.raises(CaptureError, match="its attribute 'alpha' has no value; give the attri"):
        stepfuse.onnx.load(function, roles, types)
    with pytest.raises(CaptureError, match="inputs: types of inputs are given for what is no"):
        stepfuse.onnx.load(model(SGD), None, types)


HALF = 'step (float16[N] param, float16[N] grad, float lr) => (float16[N] "param.next")\n'
ROUNDED = {
    "cast between": (
        'h = Cast<to = 10>(grad)\n w = Cast<to = 1>(h)\n"param.next" = Sub(param, w)',
        SIGNATURE,
        r"node w \(Cast\): computes with 'h', which the model rounds to FLOAT16; a spec's values",
    ),
    "bf16": (
        'a = Mul(lr, grad)\n h = Cast<to = 16>(a)\n i = Neg(h)\n w = Cast<to = 1>(i)\n'
        '"param.next" = Sub(param, w)',
        SIGNATURE,
        r"node w \(Cast\): computes with 'i', which the model rounds to BFLOAT16",
    ),
    "arithmetic": (
        'a = Mul(grad, grad)\n "param.next" = Sub(param, a)', HALF,
        r"node param\.next \(Sub\): computes with 'a', which the model rounds to FLOAT16",
    ),
    "a number": (
        'h = Cast<to = 10>(lr)\n b = Cast<to = 1>(h)\n a = Mul(b, grad)\n'
        '"param.next" = Sub(param, a)',
        SIGNATURE, "computes with 'h', which the model rounds to FLOAT16",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", ROUNDED)
def test_what_is_rounded_between_is_refused(case: str) -> None:
    body, signature, message = ROUNDED[case]
    with pytest.raises(CaptureError, match=message):
        stepfuse.onnx.load(model(body, signature))


def test_a_role_is_stored_in_the_type_that_it_is_read_in() -> None:
    signature = SIGNATURE.replace('(float[N,M] "param.next")', '(double[N,M] "param.next")')
    body = 'a = Sub(param, grad)\n "param.next" = Cast<to = 11>(a)'
    with pytest.raises(CaptureError, match=r"input param: is FLOAT, and its new value.*is DOUBLE"):
        stepfuse.onnx.load(model(body, signature))


def test_malformed_models_are_what_the_checker_says() -> None:
    """Attributes of another kind, properties that are not its own, names that are no text."""
    kinds = model('c = Cast<to = 1>(grad)\n "param.next" = Sub(param, c)')
    kinds.graph.node[0].attribute[0].CopyFrom(onnx.helper.make_attribute("to", "FLOAT"))
    own = stepfuse.onnx.export("sgd", rank=1)
    names = own.SerializeToString().replace(b"stepfuse.entry", b"stepfuse.\x9antry")
    facts = next(held for held in own.metadata_props if held.key == "stepfuse.variant")
    facts.value = facts.value.replace('"when"', '"then"')
    for given, said in (
        (kinds, r"node c \(Cast\): is malformed: .*attribute.*; write it as ONNX's schema says"),
        (own, "is malformed: its stepfuse properties are not those of its graph .KeyError 'when'"),
        (ModelProto.FromString(names), "is malformed: a name in it is no UTF-8"),
    ):
        with pytest.raises(CaptureError, match=said):
            stepfuse.onnx.load(given)


def test_any_damage_is_a_sentence() -> None:
    """Bytes changed at random: a spec, or a CaptureError."""
    rng = np.random.default_rng(11)
    for given in (model(SGD), stepfuse.onnx.export("sgd", rank=1)):
        whole = np.frombuffer(given.SerializeToString(), np.uint8)
        for _ in range(60):
            damaged = whole.copy()
            damaged[rng.integers(len(whole), size=2)] = rng.integers(256, size=2)
            try:
                stepfuse.onnx.load(ModelProto.FromString(damaged.tobytes()))
            except (CaptureError, DecodeError):
                continue


@pytest.mark.parametrize("roles", [["p"], {"param": 3}, {"param": ("p", "q", "r")}])
def test_a_mapping_of_another_form_is_refused(roles: Any) -> None:
    model = parser.parse_model(
        '<ir_version: 8, opset_import: ["" : 18]> '
        "f (float[N] p, float[N] g) => (float[N] q) { q = Sub(p, g) }"
    )
    with pytest.raises(CaptureError, match="expected"):
        stepfuse.onnx.load(model, roles)
