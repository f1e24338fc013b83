"""Faults planted in passes over matrices, as `planted_programs` plants them elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import stepfuse as sf
from stepfuse.ir.lowered.program import (
    ElementLoad,
    ItemKind,
    LeafDirection,
    MatrixKernel,
    Program,
)
from stepfuse.passes.lower.launches import with_launches

from tests.passes.planted_programs import Mutator

_LEFT = sf.zeros[sf.gram(sf.ROW)]


@sf.optimizer(when="rank >= 2")
def second_order(
    param: Any, grad: Any, s: Any = _LEFT, v: Any = sf.zeros.row, *, lr: Any = 1
) -> Any:
    """Factors, sums along rows and columns, a diagonal, transposes, vectors beside the cells."""
    new = sf.lower(s + 0.1 * s.T) + grad @ grad.T
    root = sf.inverse_lower(sf.cholesky(sf.add_diag(new, v + 1.0) / (sf.norm(new, sf.BATCH) + 1.0)))
    scaled = (root.T @ root) * root.sum(sf.ROW) * grad.sum(sf.ROW).T
    v = v + sf.diag(root) + sf.diag(s)
    return sf.update(param=param - lr * (scaled @ grad), s=new, v=v)


def _with(program: Program, number: int, kernel: MatrixKernel) -> Program:
    matrices = (*program.matrices[:number], kernel, *program.matrices[number + 1 :])
    return replace(program, matrices=matrices)


def operand_turned(program: Program) -> Iterator[Program]:
    """A product that takes one of its operands transposed, or not."""
    for number, kernel in enumerate(program.matrices):
        for index, factor in enumerate(kernel.factors):
            turned = replace(factor, transposed=not factor.transposed)
            factors = (*kernel.factors[:index], turned, *kernel.factors[index + 1 :])
            yield _with(program, number, replace(kernel, factors=factors))


def operands_swapped(program: Program) -> Iterator[Program]:
    """A product of two values in the other order."""
    for number, kernel in enumerate(program.matrices):
        if len({f.value for f in kernel.factors}) > 1:
            yield _with(program, number, replace(kernel, factors=kernel.factors[::-1]))


def other_product(program: Program) -> Iterator[Program]:
    """A pass that computes another product than its cells are of."""
    products = [k.product for k in program.matrices if k.product is not None]
    for number, kernel in enumerate(program.matrices):
        for other in products:
            if kernel.product is not None and other != kernel.product:
                yield _with(program, number, replace(kernel, product=other))


def load_left_out(program: Program) -> Iterator[Program]:
    """A cell that is computed of a value that the pass does not load."""
    for number, kernel in enumerate(program.matrices):
        for load in kernel.loads:
            loads = tuple(x for x in kernel.loads if x is not load)
            yield _with(program, number, replace(kernel, loads=loads))


def kept_elsewhere(program: Program) -> Iterator[Program]:
    """A value that is kept in the array of another."""
    for number, kernel in enumerate(program.matrices):
        for kept in kernel.keeps:
            others = (p for v, p in program.places.items() if v != kept.value)
            place = next((p for p in others if p.domain == kept.place.domain), None)
            if kernel.mirrors or place is None:
                continue
            keeps = tuple(ElementLoad(kept.value, place) if x is kept else x for x in kernel.keeps)
            yield _with(program, number, replace(kernel, keeps=keeps))


def half_not_mirrored(program: Program) -> Iterator[Program]:
    """Half of a product whose other half is never written."""
    for number, kernel in enumerate(program.matrices):
        if kernel.half:
            after = program.matrices[number + 1]
            assert after.mirrors
            yield _with(program, number + 1, replace(after, mirrors=False))


def half_of_elements(program: Program) -> Iterator[Program]:
    """Half of what is not symmetric."""
    for number, kernel in enumerate(program.matrices):
        if kernel.product is not None and not kernel.half:
            yield _with(program, number, replace(kernel, half=True))


def lies_otherwise(program: Program) -> Iterator[Program]:
    """Cells by columns in place of rows, or the other way, of values that lie as they did."""
    for number, kernel in enumerate(program.matrices):
        if kernel.loads:
            yield _with(program, number, replace(kernel, turned=not kernel.turned))


def factor_otherwise(program: Program) -> Iterator[Program]:
    """L by rows, or an inverse by columns; something beside it."""
    for number, kernel in enumerate(program.matrices):
        if kernel.is_factor(program.graph):
            yield _with(program, number, replace(kernel, turned=not kernel.turned))
            yield _with(program, number, replace(kernel, keeps=(*kernel.keeps, *kernel.keeps)))


def other_side_loaded(program: Program) -> Iterator[Program]:
    """A transpose that is loaded from the array of something else."""
    for number, kernel in enumerate(program.matrices):
        for at, load in enumerate(kernel.loads):
            for place in program.places.values():
                if place.domain == load.place.domain and place != load.place:
                    moved = replace(load, place=place)
                    loads = (*kernel.loads[:at], moved, *kernel.loads[at + 1 :])
                    yield _with(program, number, replace(kernel, loads=loads))


def vector_left_out(program: Program) -> Iterator[Program]:
    """A cell that is computed of a vector that the pass does not load."""
    for number, kernel in enumerate(program.matrices):
        for at in range(len(kernel.vectors)):
            vectors = (*kernel.vectors[:at], *kernel.vectors[at + 1 :])
            yield _with(program, number, replace(kernel, vectors=vectors))


def leaves_otherwise(program: Program) -> Iterator[Program]:
    """Leaves along the other axis, or of a sum that is taken twice, or not at all."""
    other = {LeafDirection.ROW: LeafDirection.COL, LeafDirection.COL: LeafDirection.ROW}
    for number, kernel in enumerate(program.matrices):
        for at, one in enumerate(kernel.reduces):
            for new in ((replace(one, along=other[one.along]),), (one, one), ()):
                reduces = (*kernel.reduces[:at], *new, *kernel.reduces[at + 1 :])
                yield _with(program, number, replace(kernel, reduces=reduces))


def folded_too_early(program: Program) -> Iterator[Program]:
    """A pass whose leaves the segment before it folds, or whose diagonal it takes."""
    order = program.order
    for at, item in enumerate(order):
        if item.kind == ItemKind.MATRIX and program.matrices[item.index].reduces:
            rest = order[at + 1 :]
            behind = next(n for n, x in enumerate(rest) if x.kind == ItemKind.SEGMENT)
            moved = (*order[:at], *rest[: behind + 1], item, *rest[behind + 1 :])
            yield with_launches(replace(program, order=moved))


PLANTED: dict[Mutator, str] = {
    factor_otherwise: "L14",
    other_side_loaded: "(L2|L14)",
    vector_left_out: "L3",
    leaves_otherwise: "L4",
    folded_too_early: "(L4|L2)",
    operand_turned: "L14",
    operands_swapped: "L14",
    other_product: "(L14|L3)",
    load_left_out: "L3",
    kept_elsewhere: "(L3|L14)",
    half_not_mirrored: "L3",
    half_of_elements: "L14",
    lies_otherwise: "L14",
}
