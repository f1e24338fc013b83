"""What can be asked of a role's storage, what is refused, and which roles are not negative."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.errors import OptionError
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.ops import ROLE
from stepfuse.ir.types import BF16, F32
from stepfuse.passes.pipeline import policy_pipeline, run_graph
from stepfuse.passes.rewrite.value_ranges import nonnegative_roles
from stepfuse.passes.storage.formats import FORMATS, RequestedCodec, has_codecs, parse_storage

HEAD = "param %param : f32 elem grad %grad : f32 elem "


def graph_of(states: str, body: str) -> Graph:
    text = "optimizer @a {\n" + f"{HEAD}{states}".replace(" elem ", " elem\n") + "\n"
    return stepfuse.parse(f"{text} step {{\n{body}\n}}\n}}").graphs[0]


_BODY = "%0 = add %grad, %x : real elem\nupdate %param = %0"
MIXED = Spec("a", (graph_of("aux %x : f32 elem", _BODY),))  # has an extra input


def encoded(spec: str, dtypes: str) -> Graph:
    (graph,) = stepfuse.get(spec).variants()
    return run_graph(graph, policy_pipeline("strict", dtypes), check=True)


# ------------------------------------------------------------------ what is asked


def test_storage_names_dtypes_and_codecs_with_their_parameter() -> None:
    found = parse_storage("param=bf16,m=linear8,v=dynamic8(128),shadow=bf16_stochastic(7)")
    assert found["param"] is BF16
    assert [str(found[n]) for n in ("m", "v", "shadow")] == [
        "linear8(256)", "dynamic8(128)", "bf16_stochastic(7)",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("m=i8", r"dtype of m: expected f64, f32, .*linear8\(block\), .*got 'i8'"),
        ("m=linear8(48)", "the block of linear8 is one of 32, 64, .*, 4096, got 48"),
        ("m=bf16_split(3)", "bf16_split takes no number"),
        ("m=linear8[256]", "got 'linear8\\[256\\]'"),
        ("m=", "got ''"),
    ],
)
def test_what_is_no_format_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse_storage(text)


def test_the_pipeline_has_encode_only_for_codecs() -> None:
    assert "encode" not in policy_pipeline("strict") + policy_pipeline("fast", "state=bf16")
    assert "legalise{dtypes=m=linear8},encode{formats=m=linear8},fold" in policy_pipeline(
        "strict", "m = linear8"
    )
    assert has_codecs("param=bf16,m=linear8") and not has_codecs("param=bf16")


def test_a_name_goes_before_a_kind() -> None:
    roles = {r.name: str(r.type) for r in encoded("adamw", "state=linear8,v=bf16").roles}
    assert roles["m"] == "i8 elem" and roles["m_scale"] == "f32 row" and roles["v"] == "bf16 elem"
    assert "v_scale" not in roles


@pytest.mark.parametrize(
    ("spec", "dtypes", "reason"),
    [
        ("adamw", "grad=bf16_split", "%grad as bf16_split: a gradient is given as a byte an"),
        ("adamw+zero_grad", "grad=linear8", "%grad as .*: the spec stores to the gradients, whose"),
        ("adamw", "t=bf16_split", "%t as bf16_split: a state of domain step has no codec"),
        (MIXED, "x=bf16_split", "%x as bf16_split: an extra input is given as a byte an element"),
        (MIXED, "x=dynamic4", "%x as dynamic4.*: an extra input is given as a byte an element"),
        ("sgd+ema_weights", "state=linear8", "%ema as .*starts as a copy of %param"),
        ("adamw", "w=linear8", "dtype of 'w': no such role or kind"),
    ],
)
def test_a_role_that_cannot_have_the_format_is_refused(spec: Any, dtypes: str, reason: str) -> None:
    chained = stepfuse.chain(*spec.split("+")) if isinstance(spec, str) else spec
    with pytest.raises((ValueError, stepfuse.LowerError), match=reason):
        stepfuse.compile(chained, backend="reference", dtypes=dtypes)


def test_blocks_of_a_spec_have_the_length_of_its_own() -> None:
    graph = graph_of(
        "state %m = 0.0 : f32 elem",
        "%0 = absmax %grad : real block(128)\n%1 = div %grad, %0 : real elem\n"
        "update %param = %1\nupdate %m = %grad",
    )
    run_graph(graph, policy_pipeline("strict", "m=linear8(128)"))
    with pytest.raises(stepfuse.LowerError, match=r"its view is block\(128\), .* got 256"):
        run_graph(graph, policy_pipeline("strict", "m=linear8(256)"))


def test_a_role_of_a_name_that_a_format_needs_is_refused() -> None:
    graph = graph_of(
        "state %m = 0.0 : f32 elem state %m_scale = 0.0 : f32 elem",
        "update %m = %grad\nupdate %m_scale = %grad\nupdate %param = %grad",
    )
    with pytest.raises(ValueError, match="need roles called m_scale, which the spec has"):
        run_graph(graph, policy_pipeline("strict", "m=linear8"))


def test_a_number_for_each_tensor_is_no_update_of_blocks() -> None:
    body = "%0 = sumsq %grad : real tensor\nupdate %param = %m\nupdate %m = %0"
    graph = graph_of("state %m = 0.0 : f32 elem", body)
    with pytest.raises(stepfuse.LowerError, match="its update is one number for each tensor"):
        run_graph(graph, policy_pipeline("strict", "m=linear8"))


@pytest.mark.parametrize("start", [0.0, 0.25, -3.0])
@pytest.mark.parametrize("name", FORMATS)
def test_a_state_starts_from_what_stands_for_its_number(name: str, start: float) -> None:
    """The first step reads it: exact in bf16, and in a block of one number its scale is."""
    last = {"dynamic8": 0.99296875, "dynamic4": 0.8875}  # they have no -1
    exact = start if start >= 0.0 else start * last.get(name, 1.0)
    body = "update %param = %m\nupdate %m = %grad"
    graph = graph_of(f"state %m = {start} : f32 elem", body)
    spec = Spec("a", (graph,))
    param, grad = np.zeros(3, np.float32), np.ones(3, np.float32)
    stepfuse.Optimizer([param], spec, backend="reference", dtypes=f"m={name}").step([grad])
    assert param == pytest.approx(exact, rel=2e-7)


def test_elements_stay_f64_where_another_role_is() -> None:
    graph = encoded("adamw", "param=f64,grad=f64,state=linear8")
    types = {n[ROLE]: n.type for n in graph.nodes if n.op == "read"}
    assert str(types["param"]) == "f64 elem" and str(types["m"]) == "i8 elem"
    assert any(n.op == "sqrt" and str(n.type) == "f64 elem" for n in graph.nodes)


# ------------------------------------------------------------------ signs


def nonnegative(spec: str) -> set[str]:
    (graph,) = stepfuse.get(spec).variants()
    vectors = {r.name for r in graph.roles if str(r.type.domain) == "elem"}
    return set(nonnegative_roles(run_graph(graph, "specialise,view,legalise"))) & vectors


@pytest.mark.parametrize(
    ("spec", "never", "sometimes"),
    [
        ("adamw", "v", "m"),
        ("adagrad", "total", ""),
        ("adamax", "u", "m"),
        ("lamb", "v", "m"),
        ("lion", "", "m"),
        ("momentum", "", "buf"),
    ],
)
def test_second_moments_are_not_negative(spec: str, never: str, sometimes: str) -> None:
    assert set(never.split()) <= nonnegative(spec)
    assert not set(sometimes.split()) & nonnegative(spec)


@pytest.mark.parametrize(
    ("start", "value", "holds"),
    [
        ("0.0", "abs %grad : real elem", True),
        ("0.0", "sqrt %grad : real elem", True),
        ("0.0", "mul %grad, %grad : real elem", True),
        ("0.0", "mul %m, 0.5 : real elem", True),
        ("-1.0", "mul %m, 0.5 : real elem", False),
        ("0.0", "mul %m, -0.5 : real elem", False),
        ("0.0", "sub %m, 0.5 : real elem", False),
        ("0.0", "maximum %m, %grad : real elem", True),
        ("0.0", "minimum %m, %grad : real elem", False),
        ("0.0", "mul %m, %grad : real elem", False),
        ("0.0", "add %m, 1.0 : real elem", True),
        ("0.0", "tanh %m : real elem", False),  # true, and not known
        ("%param", "mul %m, 0.5 : real elem", False),
    ],
)
def test_the_rules_of_signs(start: str, value: str, holds: bool) -> None:
    graph = graph_of(
        f"state %m = {start} : f32 elem", f"%0 = {value}\nupdate %param = %grad\nupdate %m = %0"
    )
    assert ("m" in nonnegative_roles(graph)) == holds


def test_induction_runs_over_all_roles_at_once() -> None:
    """Each is as good as the other, until one of them may be negative."""
    states = "state %a = 0.0 : f32 elem state %b = 0.0 : f32 elem"
    swap = "%0 = add %b, 1.0 : real elem\n%1 = add %a, {} : real elem\n"
    swap += "update %param = %grad\nupdate %a = %0\nupdate %b = %1"
    assert nonnegative_roles(graph_of(states, swap.format("2.0"))) == {"a", "b"}
    assert nonnegative_roles(graph_of(states, swap.format("-2.0"))) == frozenset()


def test_a_sign_chooses_the_code() -> None:
    roles = {r.name: r for r in encoded("adamw", "state=linear8").roles}
    assert (str(roles["m"].type), str(roles["v"].type)) == ("i8 elem", "u8 elem")
    zeros = {r.name: r.default for r in encoded("adamw", "state=dynamic8").roles}
    assert (zeros["m"], zeros["v"]) == (127.0, 0.0)


def test_formats_of_one_row_are_equal() -> None:
    assert RequestedCodec(FORMATS["linear8"], 256) == parse_storage("m=linear8")["m"]
    assert parse_storage("m=f32")["m"] is F32


@pytest.mark.parametrize(
    ("dtypes", "expected"),
    [
        ("", "f32 f32 f32"),
        ("state=bf16", "f32 f32 bf16"),
        ("state=f64", "f64 f64 f64"),
        ("state=f64,row=f32", "f32 f64 f64"),
        ("row=bf16", "bf16 f32 f32"),
    ],
)
def test_a_kind_in_f64_leaves_no_vector_in_f32(dtypes: str, expected: str) -> None:
    found = stepfuse.compile("adafactor", backend="reference", dtypes=dtypes)
    roles = {r.name: r.type.dtype for r in found.variants[0].program.graph.roles}
    assert f"{roles['row']} {roles['col']} {roles['v']}" == expected
    optimizer = stepfuse.Optimizer([np.ones((2, 3), np.float32)], found)
    assert f"%row {roles['row']} (row), %col {roles['col']} (col)" in optimizer.explain()


def test_legalise_keeps_only_what_has_a_kept_form() -> None:
    with pytest.raises(OptionError, match="legalise keeps all and mean only"):
        run_graph(stepfuse.get("sgd").variants()[0], "view,legalise{keep=mean+logsumexp}")
