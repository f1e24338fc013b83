"""Domains as sets of axes: order, join and names."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stepfuse.ir.types import (
    BATCH,
    COL,
    DTYPES,
    ELEM,
    F32,
    F64,
    GROUP,
    REAL,
    ROW,
    STEP,
    TENSOR,
    UNIT,
    Const,
    Domain,
    Type,
    axis,
    block,
    domain_name,
    join,
    parse_domain,
)

LADDER = (STEP, GROUP, TENSOR)
MATRIX = (BATCH, ROW, COL)
EVERY = (*LADDER, *MATRIX, UNIT, axis(0), axis(1), block(64), block(256), ELEM)

# Pairs of domains whose union is not simply the larger of the two.
JOINS = [
    (ROW, COL, ELEM),
    (axis(0), axis(1), Domain(2, frozenset({0, 1}))),
    (block(64), block(256), ELEM),
    (block(64), ROW, ELEM),
    (block(64), UNIT, ELEM),
]
RANK_DEPENDENT = [
    (UNIT, ROW), (UNIT, COL), (UNIT, BATCH), (UNIT, axis(1)), (axis(0), ROW), (axis(0), COL),
]  # fmt: skip


def test_the_order_is_that_of_the_sets() -> None:
    chains = [[*LADDER, BATCH, ROW, ELEM], [*LADDER, BATCH, COL, ELEM]]
    chains += [[*LADDER, d, ELEM] for d in (UNIT, axis(0), block(64))]
    for chain in chains:
        for i, j in itertools.product(range(len(chain)), repeat=2):
            assert (chain[i] <= chain[j]) == (i <= j), (chain[i], chain[j])
            assert (chain[i] < chain[j]) == (i < j), (chain[i], chain[j])


@pytest.mark.parametrize(
    ("a", "b"), [(ROW, COL), (UNIT, ROW), (axis(0), axis(1)), (block(64), ROW)]
)
def test_unordered_domains(a: Domain, b: Domain) -> None:
    assert not a <= b and not b <= a


@pytest.mark.parametrize(("a", "b", "union"), JOINS)
def test_join_is_the_union(a: Domain, b: Domain, union: Domain) -> None:
    assert join(a, b) == union
    assert join(b, a) == union


@pytest.mark.parametrize(("a", "b"), RANK_DEPENDENT)
def test_join_refuses_what_depends_on_the_rank(a: Domain, b: Domain) -> None:
    for pair in ((a, b), (b, a)):
        with pytest.raises(TypeError, match="depends on the tensor's rank"):
            join(*pair)


@pytest.mark.parametrize("domain", EVERY, ids=domain_name)
def test_join_with_the_ends_of_the_order(domain: Domain) -> None:
    assert join() == STEP
    assert join(domain) == join(domain, domain) == join(STEP, domain) == domain
    assert join(domain, ELEM) == ELEM


@given(st.lists(st.sampled_from((*LADDER, *MATRIX, block(64), ELEM)), max_size=5))
def test_join_is_an_upper_bound_in_any_order(domains: list[Domain]) -> None:
    found = join(*domains)
    assert all(d <= found for d in domains)
    assert found == join(*reversed(domains)) == join(join(*domains[:2]), *domains[2:])


@pytest.mark.parametrize("domain", EVERY, ids=domain_name)
def test_names_round_trip(domain: Domain) -> None:
    assert parse_domain(domain_name(domain)) == domain
    assert str(Type(F32, domain)) == f"f32 {domain_name(domain)}"


@given(st.sets(st.sampled_from(["outer", "inner", "row", "col", "first", 3]), min_size=1))
def test_names_of_any_set_of_axes_round_trip(axes: set[str]) -> None:
    domain = Domain(2, frozenset(axes))
    assert parse_domain(domain_name(domain)) == domain


@pytest.mark.parametrize(
    "text", ["", "rows", "{}", "{rows}", "{row", "axis()", "axis(-1)", "block(x)"]
)
def test_unknown_domains(text: str) -> None:
    with pytest.raises(ValueError, match="unknown domain"):
        parse_domain(text)


def test_a_block_has_elements() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        block(0)
    assert block(256).block == 256
    assert ROW.block is None


def test_kinds_of_domains() -> None:
    assert [d for d in EVERY if d.is_scalar] == [STEP, GROUP, TENSOR]
    assert [d for d in EVERY if d.is_vector] == [d for d in EVERY if d not in (*LADDER, ELEM)]


def test_dtypes_have_the_width_their_name_says() -> None:
    for name, dtype in DTYPES.items():
        digits = name.strip("abcdefghijklmnopqrstuvwxyz")
        width = {"bool": 8, "real": 64, "bf16": 16}.get(name) or int(digits)
        assert dtype.bytes * 8 == width == dtype.numpy.itemsize * 8
    assert REAL.is_float and F64.is_float and not DTYPES["i32"].is_float
    assert [n for n, d in DTYPES.items() if not d.is_compute] == [
        "bf16", "f16", "i16", "i8", "u8",
    ]  # fmt: skip


def test_literals_are_equal_when_they_print_alike() -> None:
    nan = float("nan")
    assert Const(nan) == Const(nan) and hash(Const(nan)) == hash(Const(nan))
    different = [Const(0.0), Const(-0.0), Const(0), Const(False), Const(1.0), Const(1), Const(True)]
    for a, b in itertools.combinations(different, 2):
        assert a != b
    assert Const(1.0) != 1.0
