"""The verifier on graphs that no text can say, and the coverage of its invariants."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from stepfuse.ir import verifier
from stepfuse.ir.builder import Builder
from stepfuse.ir.errors import VerifyError
from stepfuse.ir.graph import Graph, Node, Spec, Update
from stepfuse.ir.roles import Role
from stepfuse.ir.signatures.attributes import Attrs
from stepfuse.ir.text.parser import parse, parse_with_lines
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.types import BOOL, ELEM, F32, REAL, STEP, Const, Type
from stepfuse.ir.verifier import diagnose, verify, verify_graph

TESTS = Path(__file__).parents[1]
F32_ELEM, REAL_ELEM = Type(F32, ELEM), Type(REAL, ELEM)
ROLES = (Role("param", "param", F32_ELEM), Role("grad", "grad", F32_ELEM))
READ_PARAM, READ_GRAD = (
    Node("read", (), F32_ELEM, Attrs(role="param")),
    Node("read", (), F32_ELEM, Attrs(role="grad")),
)


def graph(*nodes: Node) -> Graph:
    return Graph("a", ROLES, nodes, (Update("param", Const(0.0)),))


def found(*nodes: Node) -> list[tuple[str, tuple[str | int, ...]]]:
    return [(e.code, e.key) for e in diagnose(Spec("a", (graph(*nodes),)))]


@pytest.mark.parametrize("operand", [1, 2])
def test_v01_operand_is_computed_before_its_use(operand: int) -> None:
    late = Node("neg", (operand,), REAL_ELEM)
    assert found(READ_PARAM, late, Node("neg", (0,), REAL_ELEM)) == [("V01", ("node", 0, 1))]


@pytest.mark.parametrize(
    "nodes",
    [
        (READ_PARAM, READ_PARAM),
        (READ_GRAD, READ_PARAM),
        (READ_PARAM, Node("neg", (0,), REAL_ELEM), READ_GRAD),
        (Node("read", (), F32_ELEM, Attrs(role="momentum")),),
    ],
    ids=["twice", "not in the order of the roles", "after another node", "no role"],
)
def test_v04_reads_come_once_first_and_in_order(nodes: tuple[Node, ...]) -> None:
    assert found(*nodes) == [("V04", ("graph", 0))]


def test_v20_roles_are_not_copied_in_a_circle() -> None:
    flag = Node("lt", (0, Const(1.0)), Type(BOOL, ELEM))
    nodes = (READ_PARAM, READ_GRAD, flag)
    swap = (Update("param", 1), Update("grad", 0))
    row = (Update("param", 1), Update("grad", 1))
    for updates, codes in ((swap, ["V20"]), (row, []), (swap[:1], [])):
        spec = Spec("a", (graph(*nodes).replace(updates=updates),))
        assert [e.code for e in diagnose(spec)] == codes


def test_what_a_guard_reads_is_printed_before_it_is_stored() -> None:
    roles = (*ROLES, Role("on", "state", Type(BOOL, STEP), 0.0))
    builder = Builder(roles, typed=False)
    on, grad = builder.read("on"), builder.read("grad")
    off = builder.emit("not", on)
    updates = (Update("on", off), Update("param", grad, on))
    made = builder.finish(Graph("a", roles, (), ()), updates, None)
    assert [u.role for u in made.updates] == ["param", "on"]
    assert parse(to_text(Spec("a", (made,)))).graphs == (made,)


def test_a_right_graph_breaks_nothing() -> None:
    assert found(READ_PARAM, READ_GRAD, Node("add", (0, 1), REAL_ELEM)) == []


def test_errors_are_shown_under_their_lines() -> None:
    text = (
        "optimizer @bad {\n"
        "  param %param : f32 elem\n"
        "  state %m = 0.0 : f32 elem\n"
        "\n"
        "  step {\n"
        "    %0 = sum %param : real elem\n"
        "  }\n"
        "}\n"
    )
    spec, lines = parse_with_lines(text)
    with pytest.raises(VerifyError, match="@bad breaks 2 invariant") as caught:
        verify(spec, lines=lines)
    shown = str(caught.value).splitlines()
    at = {line.split("error: ")[1][:3]: i for i, line in enumerate(shown) if "error: " in line}
    assert shown[at["V10"] - 2].endswith("state %m = 0.0 : f32 elem")
    assert shown[at["V03"] - 2].endswith("%0 = sum %param : real elem")
    assert shown[at["V03"] - 1].split("|")[1].strip() == "^" * len("%0 = sum %param : real elem")


def test_verify_graph_takes_the_graph_alone() -> None:
    verify_graph(graph(READ_PARAM), "declared")
    with pytest.raises(VerifyError, match="V01"):
        verify_graph(graph(READ_PARAM, Node("neg", (1,), REAL_ELEM)), "declared")


def test_verify_accepts_what_diagnose_accepts() -> None:
    verify(parse("optimizer @a {\n  param %param : f32 elem\n  step {\n  }\n}\n"))


def test_every_invariant_has_a_negative_test() -> None:
    stated = set(re.findall(r"^(V\d\d)  ", verifier.__doc__ or "", re.MULTILINE))
    files = sorted((TESTS / "filetests" / "verify").glob("*.sf"))
    cited = {c for f in files for c in re.findall(r"^ *; error: (V\d\d) ", f.read_text(), re.M)}
    tested = {n[5:8].upper() for n in globals() if re.match(r"test_v\d\d_", n)}
    raised = set(re.findall(r"\"(V\d\d)\"", Path(verifier.__file__).read_text()))
    assert stated == cited | tested
    assert stated == raised
