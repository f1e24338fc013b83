"""The text of nests: `parse(to_text(nest)) == nest` (errors of the grammar: filetests)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from stepfuse.ir.loops.nest import Let
from stepfuse.ir.loops.position import ARITHMETIC, Position, position
from stepfuse.ir.loops.walk import walk
from stepfuse.ir.text.loop_parser import parse_nest, parse_nest_with_lines, parse_nests
from stepfuse.ir.text.loop_printer import nest_lines, position_text, to_text

from tests.support.inputs.random_nests import STATEMENTS, random_nest

NAMES = {"k": 7, "#cols": 5, "$row": 3}


@pytest.mark.parametrize("seed", range(60))
def test_a_random_nest_is_what_its_text_says(seed: int) -> None:
    nest = random_nest(seed)
    text = to_text(nest)
    assert parse_nest(text) == nest
    assert to_text(parse_nest(text)) == text


def test_the_random_nests_have_every_statement() -> None:
    found = {type(stmt) for seed in range(60) for stmt in walk(random_nest(seed).body)}
    assert found == set(STATEMENTS)


def test_lines_carry_the_same_keys_when_printed_and_when_parsed() -> None:
    nest = random_nest(3)
    lines = nest_lines(nest)
    assert parse_nest_with_lines("\n".join(line for line, _ in lines))[1] == lines
    numbers = [key[1] for _, key in lines if key and key[0] == "stmt"]
    assert numbers == list(range(sum(1 for _ in walk(nest.body))))


def test_nests_stand_one_behind_the_other() -> None:
    nests = tuple(random_nest(seed, 3) for seed in range(4))
    assert parse_nests("\n".join(map(to_text, nests))) == nests


def evaluated(text: str) -> int:
    """A position's text, by Python; its precedence of these operators is the usual one."""
    for name, value in NAMES.items():
        text = text.replace(name, str(value))
    return eval(text.replace("/", "//"), {"min": min})


def tree(seed: int) -> Position:
    """A position whose operators Python has, too, and that divides by what is not 0."""
    rng = random.Random(seed)

    def make(depth: int) -> Position:
        if not depth or rng.random() < 0.2:
            return position(*rng.choice((("var", "k"), ("name", "#cols"), ("name", "$row"))))
        op = rng.choice(list(ARITHMETIC))
        right = position("const", rng.randrange(1, 9)) if op in "/%" else make(depth - 1)
        return position(op, make(depth - 1), right)

    return make(4)


@pytest.mark.parametrize("seed", range(40))
def test_a_position_s_text_means_what_python_reads_in_it(seed: int) -> None:
    made = tree(seed)
    assert evaluated(position_text(made)) == made.value(NAMES.__getitem__)


def test_parentheses_stand_only_where_they_are_needed() -> None:
    for seed in range(40):
        text = position_text(tree(seed))
        for at, sign in enumerate(text):
            if sign == "(" and text[max(0, at - 3) : at] != "min":
                assert parsed(_without(text, at)) is not parsed(text), text


def parsed(text: str) -> Position:
    """A position by itself."""
    nest = parse_nest(f"nest a()\n  let x = {text}\n")
    (stmt,) = nest.body
    assert isinstance(stmt, Let)
    return stmt.position


def _without(text: str, opening: int) -> str:
    """A text without a pair of parentheses."""
    depth = 0
    for at in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if not depth:
            return text[:opening] + text[opening + 1 : at] + text[at + 1 :]
    raise AssertionError(text)


def test_what_binds_how_is_said_once() -> None:
    assert parsed("a - b - c") is parsed("(a - b) - c")
    assert parsed("a * b + c / d % e") is parsed("(a * b) + ((c / d) % e)")
    assert parsed("a + b == c & d < e | f > g") is parsed("(((a + b) == c) & (d < e)) | (f > g)")


def test_a_place_that_is_not_declared_is_printed_for_the_verifier_to_show() -> None:
    texts = [to_text(replace(random_nest(seed), places=())) for seed in range(9)]
    assert any("?elem.9" in text for text in texts)
