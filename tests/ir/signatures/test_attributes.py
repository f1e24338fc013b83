"""Attributes of nodes: their schema, their text, and an op with some through the whole compiler."""

from __future__ import annotations

import inspect
import pickle
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.builder import Builder
from stepfuse.ir.errors import DefectError, VerifyError
from stepfuse.ir.frontend.trace import optimizer, update
from stepfuse.ir.frontend.values import Value
from stepfuse.ir.graph import Graph, Node, Spec, Update
from stepfuse.ir.ops import OF, OPS, ROLE, OpDef
from stepfuse.ir.roles import Role, RoleKind
from stepfuse.ir.signatures.attributes import KINDS, Attr, Attrs, AttrValue
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.types import BF16, COL, ELEM, F32, REAL, ROW, TENSOR, Domain, DType, Type
from stepfuse.ir.verifier import verify
from stepfuse.passes.expansions.value import TypedValue
from stepfuse.passes.rewrite.cse import cse
from stepfuse.passes.rewrite.expand import EXPANSIONS

PARAM = Role("param", RoleKind.PARAM, Type(F32, ELEM))
REAL_ELEM = Type(REAL, ELEM)
VALUES: dict[type, AttrValue] = {
    str: "param", Domain: ROW, DType: BF16, bool: True, int: 3, float: -0.5,
}  # fmt: skip


def spec_of(*nodes: Node) -> Spec:
    read = Node("read", (), PARAM.type, Attrs(role="param"))
    return Spec("a", (Graph("a", (PARAM,), (read, *nodes), (Update("param", 0),)),))


def line_of(node: Node) -> str:
    (line,) = (line for line in to_text(spec_of(node)).splitlines() if "%0 = " in line)
    return line.strip()


# ------------------------------------------------------------------ the schema of every op


def test_no_attribute_is_called_as_what_the_builder_takes() -> None:
    taken = set(inspect.signature(Builder.emit).parameters) - {"attrs"}
    taken |= set(inspect.signature(Value.apply).parameters) - {"attrs"}
    for row in OPS.values():
        names = [attr.name for attr in row.attrs]
        assert len(set(names)) == len(names) and taken.isdisjoint(names), row.name


@pytest.mark.parametrize("op", [row.name for row in OPS.values() if row.attrs])
def test_each_attribute_of_each_row_is_checked(op: str) -> None:
    def complaint(attrs: dict[str, AttrValue]) -> str:
        with pytest.raises(VerifyError) as caught:
            verify(spec_of(Node(op, (0,) * OPS[op].arity, Type(REAL, TENSOR), Attrs(**attrs))))
        return str(caught.value)

    full = {attr.name: VALUES[attr.kind] for attr in OPS[op].attrs}
    assert f"V22 {op} has no attribute 'other'" in complaint({**full, "other": 1})
    for attr in OPS[op].attrs:
        assert attr.doc and attr.kind in KINDS
        without = {n: v for n, v in full.items() if n != attr.name}
        assert f"V22 {op} needs '{attr.name}', {KINDS[attr.kind]}" in complaint(without)
        for kind, value in VALUES.items():
            if kind is not attr.kind:
                expected = f"V22 {op} takes {KINDS[attr.kind]} as '{attr.name}', got "
                assert expected in complaint({**full, attr.name: value})


def test_a_basic_op_that_no_loop_writes_has_no_attributes() -> None:
    with pytest.raises(ValueError, match="scaled is basic and has attributes, which no backend"):
        OpDef("scaled", 1, "arith", "a scaled", attrs=(Attr("by", float, "the factor"),))


# ------------------------------------------------------------------ the mapping


def test_what_python_takes_for_equal_is_told_apart() -> None:
    values: list[AttrValue] = [0.0, -0.0, 0, False, 1.0, 1, True, "row", ROW]
    found = [Attrs(a=value) for value in values]
    assert len(set(found)) == len(values)
    assert Attrs(a=float("nan")) == Attrs(a=float("nan"))
    assert Attrs(b=1, a=2) == Attrs(a=2, b=1) and dict(Attrs(b=1, a=2)) == {"a": 2, "b": 1}
    assert pickle.loads(pickle.dumps(Attrs(of=ROW, a=1))) == Attrs(of=ROW, a=1)


def test_attributes_are_frozen() -> None:
    with pytest.raises(AttributeError):
        Attrs(of=ROW).pairs = ()  # type: ignore[misc]


def test_values_of_a_kind_are_changed_and_no_others() -> None:
    changed = Attrs(of=ROW, to=COL, role="row", n=1).changed(Domain, lambda _: ELEM)
    assert changed == Attrs(of=ELEM, to=ELEM, role="row", n=1)


def test_what_is_not_there_cannot_be_read() -> None:
    count = Node("count", (), Type(REAL, TENSOR), Attrs(of=ROW))
    assert count[OF] == ROW and count.settings == {"of": ROW}
    with pytest.raises(DefectError, match=r"a node without 'role', a role: Attrs\(of=row\)"):
        _ = count[ROLE]


# ------------------------------------------------------------------ text


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_read_as_it_is_printed(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    attrs = (Attr("first", kind, "first"), Attr("next", kind, "next"))
    row = OpDef("told", 1, "arith", "a", lowered_by="expand", attrs=attrs)
    monkeypatch.setitem(OPS, "told", row)
    values = Attrs(first=VALUES[kind], next=VALUES[kind])
    spec = spec_of(Node("told", (0,), REAL_ELEM, values))
    verify(spec)
    assert parse(to_text(spec)) == spec
    for value in (0.0, -0.0, 1e-300, float("inf")) if kind is float else ():
        other = spec_of(Node("told", (0,), REAL_ELEM, Attrs(first=value, next=-value)))
        assert parse(to_text(other)) == other


def test_only_a_domain_or_dtype_that_is_the_first_stands_without_its_name() -> None:
    tensor = Type(REAL, TENSOR)
    assert line_of(Node("count", (), tensor, Attrs(of=ROW))) == "%0 = count row : real tensor"
    assert line_of(Node("count", (), tensor, Attrs(of=3))) == "%0 = count of = 3 : real tensor"
    assert line_of(Node("neg", (0,), REAL_ELEM, Attrs(a=True, role="param", to=COL))) == (
        "%0 = neg %param, a = true, role = %param, to = col : real elem"
    )


def test_cse_tells_attributes_apart() -> None:
    tensor = Type(REAL, TENSOR)
    counts = [Node("count", (), tensor, Attrs(of=domain)) for domain in (ROW, COL, ROW)]
    graph = spec_of(*counts, Node("add", (1, 2), tensor), Node("add", (2, 3), tensor)).graphs[0]
    graph = graph.replace(updates=(Update("param", 4), Update("param", 5)))
    assert [n.attrs for n in cse(graph).nodes if n.op == "count"] == [Attrs(of=ROW), Attrs(of=COL)]


# ------------------------------------------------------------------ a declared op with attributes

LINE = (Attr("times", int, "how often"), Attr("plus", float, "what is added then", 1.5))


def _meaning(a: np.ndarray, times: int, plus: float) -> np.ndarray:
    return a * np.asarray(times, a.dtype) + np.asarray(plus, a.dtype)


def _expanded(a: TypedValue, times: int, plus: float) -> TypedValue:
    return a * a.number(float(times)) + a.number(plus)


@pytest.fixture(name="line")
def with_an_op(monkeypatch: pytest.MonkeyPatch) -> None:
    row = OpDef("line", 1, "arith", "a line", _meaning, lowered_by="expand", attrs=LINE)
    monkeypatch.setitem(OPS, "line", row)
    monkeypatch.setitem(EXPANSIONS, "line", _expanded)


def _traced() -> Spec:
    @optimizer
    def lined(param: Any, grad: Any) -> Any:
        """Two lines through the gradient."""
        moved = grad.apply("line", times=3) - grad.apply("line", times=2, plus=0.25)
        return update(param=param - moved)

    return lined.spec


@pytest.mark.usefixtures("line")
@pytest.mark.parametrize("backend", ["reference", "numba", "native"])
def test_an_op_with_attributes_is_traced_compiled_and_run(backend: str) -> None:
    spec = _traced()
    assert "line %grad, plus = 0.25, times = 2 : real elem" in to_text(spec)
    assert parse(to_text(spec)) == spec
    param, grad = np.ones(5, np.float32), np.arange(5, dtype=np.float32)
    stepfuse.Optimizer([param], spec, backend=backend).step([grad])
    np.testing.assert_array_equal(param, 1 - ((3 * np.arange(5) + 1.5) - (2 * np.arange(5) + 0.25)))


@pytest.mark.usefixtures("line")
def test_a_literal_is_no_attribute() -> None:
    text = to_text(_traced()).replace(", plus = 0.25, times = 2", ", 0.25, times = 2")
    with pytest.raises(VerifyError, match="V02 line takes 1 operands, got 2"):
        verify(parse(text))
