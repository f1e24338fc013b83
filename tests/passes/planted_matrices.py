"""Faults planted in passes over matrices, as `planted_programs` plants them elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stepfuse.ir.lowered.program import ElementLoad, MatrixKernel, Program

from tests.passes.planted_programs import Mutator


def _with(program: Program, number: int, kernel: MatrixKernel) -> Program:
    matrices = (*program.matrices[:number], kernel, *program.matrices[number + 1 :])
    return replace(program, matrices=matrices)


def operand_turned(program: Program) -> Iterator[Program]:
    """A product that takes one of its operands transposed, or not."""
    for number, kernel in enumerate(program.matrices):
        for place, factor in enumerate(kernel.factors):
            turned = replace(factor, transposed=not factor.transposed)
            factors = (*kernel.factors[:place], turned, *kernel.factors[place + 1 :])
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
            place = next(p for p in others if p.domain == kept.place.domain)
            if kernel.mirrors:
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


PLANTED: dict[Mutator, str] = {
    operand_turned: "L14",
    operands_swapped: "L14",
    other_product: "(L14|L3)",
    load_left_out: "L3",
    kept_elsewhere: "(L3|L14)",
    half_not_mirrored: "L3",
    half_of_elements: "L14",
    lies_otherwise: "L14",
}
