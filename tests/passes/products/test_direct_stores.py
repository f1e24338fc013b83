"""Updates that a product's pass stores itself: which, and that the others must not be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from stepfuse import ROW, aux, diag, gram, optimizer, update, zeros
from stepfuse.compiler import lower_planned
from stepfuse.ir.lowered.program import MatrixKernel, PlacedStore, Program, ProgramError
from stepfuse.ir.lowered.tables import ValueArray
from stepfuse.passes.checks.check_program import check_program
from stepfuse.passes.pipeline import STRICT

from tests.backends.test_matrix_programs import stepped

S, GIVEN = zeros[gram(ROW)], aux[gram(ROW)]
SHAPES = [(5, 33), (3, 20, 7), (400, 3), (2, 390), (0, 4), (4, 0)]


@optimizer(when="rank >= 2")
def halves(param: Any, grad: Any, s: Any = S, m: Any = zeros.elem, *, lr: Any = 1) -> Any:
    """A symmetric state, which is mirrored where it lies; another takes what it was."""
    return update(param=s @ grad, s=grad @ grad.T, m=param)


@optimizer(when="rank >= 2")
def twice(param: Any, grad: Any, s: Any = S, *, lr: Any = 1) -> Any:
    """A state that another product takes as well."""
    new = 0.5 * (grad @ grad.T)
    return update(param=new @ param, s=new)


@optimizer(when="rank >= 2")
def behind(param: Any, grad: Any, s: Any = S, m: Any = zeros.elem, *, lr: Any = 1) -> Any:
    """A sweep behind the product takes the old parameter."""
    y = s @ grad
    return update(param=y, m=m + y * param, s=0.9 * s + grad @ grad.T)


@optimizer(when="rank >= 2")
def diagonal(param: Any, grad: Any, s: Any = S, v: Any = zeros.row, *, lr: Any = 1) -> Any:
    """A segment behind the product takes the old diagonal."""
    return update(param=param, s=grad @ grad.T, v=v + diag(s))


@optimizer(when="rank >= 2")
def given(param: Any, grad: Any, s: Any = GIVEN, *, lr: Any = 1) -> Any:
    """One product, of what is given."""
    return update(param=s @ grad)


def lowered(spec: Any) -> Program:
    return lower_planned(spec.spec.variants()[0], STRICT)[0]


def stores_of(program: Program) -> list[tuple[MatrixKernel, PlacedStore]]:
    """Those of passes with a product, or of their mirrors."""
    passes = (m for m in program.matrices if m.product is not None or m.mirrors)
    return [(m, s) for m in passes for s in m.stores]


@pytest.mark.parametrize(
    ("spec", "direct", "temporaries"),
    [
        (given, {"param"}, 0),
        (halves, {"param", "s"}, 1),  # grad by columns
        (twice, {"s"}, 3),
        (behind, set[str](), 3),
        (diagonal, set[str](), 2),
    ],
    ids=lambda x: getattr(x, "__name__", ""),
)
def test_a_product_is_stored_where_nobody_takes_what_was_there(
    spec: Any, direct: set[str], temporaries: int
) -> None:
    program = lowered(spec)
    check_program(program)
    found = {program.graph.updates[s.update].role for _, s in stores_of(program)}
    assert found == direct
    kept = (c.value for c in program.columns if isinstance(c, ValueArray))
    nodes = program.graph.nodes
    assert sum(nodes[value].type.domain.is_matrix for value in kept) == temporaries
    if spec is not given:
        expected = stepped(spec, SHAPES, "reference")
        for threads in (1, 2):
            assert stepped(spec, SHAPES, "native", threads=threads) == expected


def with_pass(program: Program, old: MatrixKernel, new: MatrixKernel) -> Program:
    return replace(program, matrices=tuple(new if m is old else m for m in program.matrices))


def test_what_a_store_must_not_do_is_found() -> None:
    program = lowered(halves)
    for kernel, store in stores_of(program):
        without = replace(kernel, stores=tuple(s for s in kernel.stores if s is not store))
        with pytest.raises(ProgramError, match=r"^L(6|2|9) "):
            check_program(with_pass(program, kernel, without))
    program = lowered(given)
    (kernel,) = program.matrices
    there = replace(kernel.factors[1], place=kernel.stores[0].place)
    with pytest.raises(ProgramError, match=r"L14 .*: what it leaves lies where %0 is"):
        check_program(
            with_pass(program, kernel, replace(kernel, factors=(kernel.factors[0], there)))
        )
    early = lowered(twice)
    order = tuple(sorted(early.order, key=lambda item: -item.index))
    with pytest.raises(ProgramError, match=r"^L(2|8) "):
        check_program(replace(early, order=order))
