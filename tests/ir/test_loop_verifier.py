"""What the verifier's rules conclude from positions, and what no text can say (else: filetests)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from stepfuse.ir.errors import VerifyError
from stepfuse.ir.loops.nest import Acc, Nest, Start, Store
from stepfuse.ir.loops.position import Position, of, position
from stepfuse.ir.loops.verifier.algebra import bounds, coefficient, is_multiple, largest, polynomial
from stepfuse.ir.loops.verifier.verify import diagnose, verify
from stepfuse.ir.lowered.program import Place
from stepfuse.ir.text.loop_parser import parse_nest
from stepfuse.ir.types import ELEM, F32, F64, Const

SIZES = ("#cols", "#rows", "$cols")


def tree(rng: random.Random, depth: int = 4) -> Position:
    """A position that divides by positive numbers alone, and has no sign."""
    if not depth or rng.random() < 0.15:
        return position("name", rng.choice(SIZES))
    op = rng.choice(("+", "*", "/", "%", "min", "select", "%", "round"))
    left = tree(rng, depth - 1)
    if op in "/%":
        return position(op, left, of(rng.choice((2, 16, 32, 48))))
    if op == "round":  # what is full of lanes
        return left - position("%", left, of(rng.choice((16, 32))))
    right = tree(rng, depth - 1)
    if op == "select":
        return position(op, position("<", right, left), left, right)
    return position(op, left, right)


def samples(at: Position, rng: random.Random, most: int = 3000) -> list[int]:
    """Its values where sizes are at random."""
    found: list[int] = []
    for _ in range(20):
        sizes = {name: rng.randrange(1, most) for name in SIZES}
        found.append(at.value(sizes.__getitem__))
    return found


def test_what_is_proven_a_multiple_is_one() -> None:
    rng, proven = random.Random(0), 0
    for _ in range(400):
        at = tree(rng)
        for number in (16, 32):
            if is_multiple(polynomial(at), number):
                proven += 1
                assert not [v for v in samples(at, rng) if v % number]
    assert proven > 40


def test_bounds_hold() -> None:
    rng, tight = random.Random(1), 0
    known = {position("name", name): (1.0, 40.0) for name in SIZES}
    for _ in range(400):
        at = tree(rng)
        values = samples(at, rng, 41)
        low, high = bounds(at, known)
        assert low <= min(values) and max(values) <= high
        assert max(values) <= largest(polynomial(at), known)
        tight += low > 0
    assert tight > 40


def test_a_coefficient_is_that_of_the_variable() -> None:
    k, cols = position("var", "k"), position("name", "#cols")
    assert coefficient(cols * 3 + (k + cols) * 2 - k, "k") == 1
    assert coefficient(cols * 3, "k") == 0
    assert coefficient(k * cols, "k") is None
    assert coefficient(k + k % 16, "k") is None


def test_a_place_and_an_accumulator_are_declared_once() -> None:
    place = Place("elem", 9, F32, ELEM)
    body = (
        Start(Acc("acc", "sum", F32)),
        Start(Acc("acc", "sum", F64)),
        Store(place, of(0), Const(0.0)),
    )
    nest = Nest("a", (), (), body)
    found = [str(e) for e in diagnose(nest) if e.code == "L01"]
    assert found == ["L01 acc is two accumulators", "L01 elem 9 is not declared in the head"]
    twice = replace(nest, places=(("m", place), ("m", replace(place, index=10))))
    assert "L01 place m is declared twice" in map(str, diagnose(twice))


def test_an_error_stands_under_its_line() -> None:
    nest = parse_nest("nest a()\n  let x = 1\n  %0 = count y : f64\n")
    with pytest.raises(VerifyError) as caught:
        verify(nest)
    lines = str(caught.value).splitlines()
    assert lines[0] == "nest a:"
    assert lines[3].endswith("%0 = count y : f64")
    assert lines[5].endswith("error: L01 y is no loop's variable and no named position here")
