"""The parser's interface: positions of errors and the keys of lines (grammar: filetests)."""

from __future__ import annotations

import pytest
from stepfuse.ir.errors import ParseError
from stepfuse.ir.ops import ROLE
from stepfuse.ir.text.parser import parse, parse_with_lines
from stepfuse.ir.text.reader import tokenize

TEXT = """optimizer @a {
  param %param : f32 elem

  step {
    %0 = neg %param : real elem
    forward %param = %0
    guard %0
  }
}
"""


def test_tokens_know_their_place() -> None:
    tokens = [t for t in tokenize("a  %b.1\n\t-1.5e-3 ; rest\n@c+d") if t.kind != "newline"]
    assert [(t.kind, t.text, t.line, t.column) for t in tokens] == [
        ("name", "a", 1, 1),
        ("value", "%b.1", 1, 4),
        ("number", "-1.5e-3", 2, 2),
        ("symbol", "@c+d", 3, 1),
        ("end", "", 3, 5),
    ]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("inf", "number"), ("-inf", "number"), ("nan", "number"), ("infinite", "name"),
        ("nano", "name"), ("1.", "number"), ("1e5", "number"), ("-0", "number"),
        (">=", "compare"), ("{", "punct"), ('"a \\" b"', "string"),
    ],
)  # fmt: skip
def test_kinds_of_tokens(text: str, kind: str) -> None:
    first = tokenize(text)[0]
    assert (first.kind, first.text) == (kind, text)


def test_an_error_has_line_column_and_a_caret_under_the_place() -> None:
    with pytest.raises(ParseError) as caught:
        parse(TEXT.replace("neg %param", "neg %grad"))
    error = caught.value
    assert (error.line, error.column) == (5, 14)
    message, shown, caret = str(error).splitlines()
    assert message.startswith("line 5, column 14: %grad is not defined above")
    assert shown[caret.index("^") :].startswith("%grad")


def test_an_error_after_the_last_line_has_a_place_too() -> None:
    with pytest.raises(ParseError) as caught:
        parse(TEXT[: TEXT.rindex("}")])
    assert (caught.value.line, caught.value.column) == (9, 1)


def test_lines_carry_the_key_of_what_they_declare() -> None:
    spec, lines = parse_with_lines(TEXT)
    assert [line for line, _ in lines] == TEXT.splitlines()
    assert [key for _, key in lines] == [
        ("spec",), ("role", "param"), (), ("graph", 0), ("node", 0, 1), ("update", 0, 0),
        ("guard", 0), (), (),
    ]  # fmt: skip
    assert spec.graphs[0].nodes[1].op == "neg"


def test_only_roles_that_are_used_are_read_and_in_their_order() -> None:
    roles = "  grad %grad : f32 elem\n  aux %other : f32 elem\n\n"
    text = TEXT.replace("\n\n", f"\n{roles}", 1).replace("neg %param", "sub %grad, %param")
    graph = parse(text).graphs[0]
    assert [n[ROLE] for n in graph.nodes if n.op == "read"] == ["param", "grad"]
    assert graph.nodes[2].args == (1, 0)


def test_line_ends_and_tabs_do_not_matter() -> None:
    assert parse(TEXT.replace("\n", "\r\n").replace("    ", "\t")) == parse(TEXT)
