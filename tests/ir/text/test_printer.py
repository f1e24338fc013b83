"""The printer is the parser's inverse, on any literal, range and note."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from stepfuse.ir.frontend.trace import optimizer, update, zeros
from stepfuse.ir.graph import Graph, Node, Spec, Update
from stepfuse.ir.roles import Range, Role
from stepfuse.ir.signatures.attributes import Attrs
from stepfuse.ir.tensor_view import FLAT
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import graph_to_text, literal_text, spec_lines, to_text
from stepfuse.ir.types import ELEM, F32, F64, GROUP, I32, REAL, Const, Type

PARAM = Role("param", "param", Type(F32, ELEM))
READ = Node("read", (), PARAM.type, Attrs(role="param"))
FLOATS = st.floats(allow_nan=True, allow_infinity=True)


def spec_with(*nodes: Node, role: Role | None = None, **notes: str) -> Spec:
    roles = (PARAM,) if role is None else (PARAM, role)
    graph = Graph("a", roles, (READ, *nodes), (Update("param", 0),))
    return Spec("a", (graph,), **notes)


def round_trip(spec: Spec) -> None:
    text = to_text(spec)
    assert parse(text) == spec
    assert to_text(parse(text)) == text


@given(FLOATS)
def test_float_literals_round_trip_to_the_bit(value: float) -> None:
    spec = spec_with(Node("add", (0, Const(value)), Type(REAL, ELEM)))
    round_trip(spec)
    assert float(literal_text(value)).hex() == value.hex()


@given(st.integers(-(2**63), 2**63 - 1))
def test_integer_literals_stay_integers(value: int) -> None:
    index = Node("index", (), Type(I32, ELEM))
    round_trip(spec_with(index, Node("iadd", (1, Const(value)), Type(I32, ELEM))))


@given(st.booleans())
def test_truth_literals_stay_truths(value: bool) -> None:
    round_trip(spec_with(Node("select", (Const(value), 0, Const(1)), Type(REAL, ELEM))))


ENDS = st.floats(allow_nan=False)


@given(ENDS, ENDS, st.booleans(), st.booleans(), ENDS)
def test_ranges_and_defaults_round_trip(
    low: float, high: float, open_low: bool, open_high: bool, default: float
) -> None:
    interval = Range(low, high, open_low, open_high)
    round_trip(spec_with(role=Role("lr", "hyper", Type(F64, GROUP), default, interval)))


@given(st.text(max_size=40), st.text(max_size=40))
def test_notes_round_trip(doc: str, paper: str) -> None:
    round_trip(spec_with(doc=doc, paper=paper))


def test_every_line_of_the_text_has_a_key_or_declares_nothing() -> None:
    spec = spec_with(Node("neg", (0,), Type(REAL, ELEM)), doc="one", paper="two")
    keyless = [line.strip() for line, key in spec_lines(spec) if not key]
    assert keyless == ['doc "one"', 'paper "two"', "", "}", "}"]


def test_a_role_is_copied_before_it_is_stored() -> None:
    @optimizer
    def history(param: Any, grad: Any, new: Any = zeros, old: Any = zeros) -> Any:
        """The last two gradients."""
        return update(new=grad, param=param - old, old=new)

    round_trip(history.spec)
    assert [u.role for u in history.spec.graphs[0].updates] == ["param", "old", "new"]


def test_a_graph_alone_is_a_spec_of_its_name() -> None:
    graph: Any = spec_with(doc="gone").graphs[0]
    assert parse(graph_to_text(graph)) == Spec("a", (graph,))


def test_text_tells_graphs_apart() -> None:
    graph = spec_with().graphs[0]
    changed = [
        graph.replace(entry="init"), graph.replace(when="rank == 1"), graph.replace(view=FLAT),
        graph.replace(updates=()), graph.replace(guard=0),
        graph.replace(updates=(replace(graph.updates[0], guard=0),)),
        graph.replace(updates=(replace(graph.updates[0], always=True),)),
        graph.replace(updates=(replace(graph.updates[0], forward=True),)),
    ]  # fmt: skip
    assert len({graph_to_text(g) for g in (graph, *changed)}) == len(changed) + 1
