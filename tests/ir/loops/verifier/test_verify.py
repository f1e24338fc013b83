"""What the verifier's rules conclude from positions, and what no text can say (else: filetests)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from stepfuse.ir.errors import VerifyError
from stepfuse.ir.loops.algebra import bounds, is_multiple, largest, polynomial, stride
from stepfuse.ir.loops.nest import Acc, Init, Nest, Register, Store
from stepfuse.ir.loops.position import Position, of, position
from stepfuse.ir.loops.verifier.footprint import changed_footprint
from stepfuse.ir.loops.verifier.verify import diagnose, verify
from stepfuse.ir.lowered.tables import Place, PlaceKind
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


def test_a_stride_is_what_the_variable_is_multiplied_by() -> None:
    k, cols = position("var", "k"), position("name", "#cols")
    assert stride(cols * 3 + (k + cols) * 2 - k, "k") is of(1)
    assert stride(cols * 3, "k") is of(0)
    assert stride(k * cols, "k") is cols
    assert stride(k * cols, "k", {cols: (1, 1)}) is of(1)
    assert stride(k + k % 16, "k") is None


def test_a_place_and_an_accumulator_are_declared_once() -> None:
    place = Place(PlaceKind.ELEM, 9, F32, ELEM)
    body = (
        Init(Register(Acc("acc", "sum", F32))),
        Init(Register(Acc("acc", "sum", F64))),
        Store(place, of(0), Const(0.0)),
    )
    nest = Nest("a", (), (), body)
    found = [str(e) for e in diagnose(nest) if e.code == "L01"]
    assert found == ["L01 acc is two accumulators", "L01 elem 9 is not declared in the head"]
    twice = replace(nest, places=(("m", place), ("m", replace(place, index=10))))
    assert "L01 place m is declared twice" in map(str, diagnose(twice))


def test_an_error_stands_under_its_line() -> None:
    nest = parse_nest("nest a()\n  let x = 1\n  %0 = index y : f64\n")
    with pytest.raises(VerifyError) as caught:
        verify(nest)
    lines = str(caught.value).splitlines()
    assert lines[0] == "nest a:"
    assert lines[3].endswith("%0 = index y : f64")
    assert lines[5].endswith("error: L01 y is no loop's variable and no named position here")


BUILT = """nest a($row, $rows, $col, $cols)
  place ok = step 0 : bool step
  place m = elem 9 : f32 elem
  place p = vector 10 : f64 row
  acc acc.1 = sum : f32
  %ok = load ok : bool
  for r in $row .. $row + $rows
    for k in $col .. $col + $cols any order
      %m = load m[r * #cols + k] : f32
      reduce acc.1 = sum %m along row (leaf 1024, lanes 16, halves) to p[r * #leaves + k / 1024]
      store m[r * #cols + k] = %m when %ok
"""
MAPPED = """nest a($row, $rows, $col, $cols)
  place ok = step 0 : bool step
  place m = elem 9 : f32 elem
  place p = vector 10 : f64 row
  acc acc.1 = sum : f32
  %ok = load ok : bool
  for r in $row .. $row + $rows
    for leaf in $col .. $col + $cols by 1024
      let last = min(leaf + 1024, $col + $cols)
      let full = last - (last - leaf) % 16
      acc.1 := sum of nothing
      if %ok
        for k in leaf .. full vector 16
          %m = load m[r * #cols + k] : f32
          acc.1 += sum %m
          store m[r * #cols + k] = %m
        for k in full .. last vector 16 masked
          %m = load m[r * #cols + k] : f32
          acc.1 += sum %m
          store m[r * #cols + k] = %m
      else
        for k in leaf .. last vector 16 masked
          %m = load m[r * #cols + k] : f32
          acc.1 += sum %m
      %1 = fold acc.1 by halves : f64
      store p[r * #leaves + leaf / 1024] = %1
"""


def test_a_pass_that_keeps_what_is_stored_is_found_to() -> None:
    built, mapped = parse_nest(BUILT), parse_nest(MAPPED)
    verify(built)
    verify(mapped)
    assert changed_footprint(built, mapped) == ""
    assert changed_footprint(mapped, built) == ""
    assert changed_footprint(built, built) == ""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("store m[r * #cols + k]", "store m[r * #cols + k + 1]", "is stored no more"),
        (
            "for k in full .. last vector 16 masked",
            "for k in full .. last vector 16",
            "not stored before",
        ),
        ("for k in full .. last", "for k in full - 16 .. last", "is stored more than once"),
        ("for k in full .. last", "for k in full + 1 .. last", "is stored no more"),
        ("by 1024", "by 2048", "is stored no more"),
        ("if %ok", "if true", "%ok false: cell 3124 was not stored before, one of 1076"),
        ("%1 = fold", "store p[r] = 0.0\n      %1 = fold", "L14 p at"),
        ("for r in $row .. $row + $rows", "for r in $row .. $row + $rows - 1", "is stored no more"),
    ],
    ids=[
        "shifted",
        "no mask",
        "one iteration too many",
        "one too few",
        "leaves",
        "guard",
        "more",
        "rows",
    ],
)
def test_a_footprint_that_a_pass_changes_is_l14(old: str, new: str, message: str) -> None:
    assert old in MAPPED
    found = changed_footprint(parse_nest(BUILT), parse_nest(MAPPED.replace(old, new)))
    assert found.startswith("L14 ") and message in found, found
