"""What a pass over matrices takes and leaves: the part of `check_program` that multiplies.

The invariants L3 and L14 are those of `check_program`. A temporary holds a value by rows, by
columns, or the half of it below the diagonal.
"""

from __future__ import annotations

from ...ir.lowered.columns import ValueArray
from ...ir.lowered.program import MatrixKernel, Program, ProgramError
from ...ir.lowered.tables import Place
from ...ir.matrices.symmetry import symmetric
from ...ir.types import ELEM, GRAM_COL, GRAM_ROW
from .program_run import FREE, Guards, ProgramRun

# Which operand of a product of elements alone is transposed, by the result's domain.
_TURNED = {GRAM_ROW: (False, True), GRAM_COL: (True, False)}


def run_matrix(run: ProgramRun, kernel: MatrixKernel) -> None:
    """A product, and what is computed of its cells; all is loaded before anything is stored."""
    run.now, nodes = kernel.name, run.program.graph.nodes
    if kernel.mirrors:
        _mirror(run, kernel)
        return
    copies = kernel.product is None and [x.value for x in kernel.loads] == [
        x.value for x in kernel.keeps
    ]
    there = {value: run.low(value) for value in kernel.scalars}
    for load in kernel.loads:
        if nodes[load.value].type.domain != kernel.space:
            raise ProgramError(f"L3 {run.now}: %{load.value} is not of {kernel.space}")
        if _is_turned(run.program, load.place) != (kernel.turned != copies):
            raise ProgramError(f"L14 {run.now}: %{load.value} lies the other way")
        there[load.value] = _read(run, load.value, load.place)
    if kernel.product is not None:
        there[kernel.product] = _product(run, kernel, kernel.product)
    for value in kernel.computes:
        node = nodes[value]
        if node.type.domain != kernel.space or node.op in ("read", "matmul"):
            raise ProgramError(f"L3 {run.now}: %{value} = {node.op} is no cell")
        there[value] = run.made(value, there)
    kept = {x.value for x in kernel.keeps}
    if kernel.half and (kernel.stores or not kept <= symmetric(nodes)):
        raise ProgramError(f"L14 {run.now}: half of what is not symmetric, or stored to a role")
    for x in kernel.keeps:
        under = run.given(x.value, there)
        known = run.program.turned if kernel.turned else run.program.places
        if x.place != known.get(x.value):
            raise ProgramError(f"L3 {run.now}: %{x.value} is kept in {x.place}")
        run.write(
            x.place, _half(x.value) if kernel.half else _content(run, x.value, x.place), under
        )
    for store in kernel.stores:
        value, guard = (run.given(v, there) for v in (store.value, store.guard))
        run.store(store, (kernel.space,), value, guard)


def _mirror(run: ProgramRun, kernel: MatrixKernel) -> None:
    for x in kernel.keeps:
        run.write(x.place, x.value, run.read(x.value, x.place, content=_half(x.value)))


def _read(run: ProgramRun, value: int, place: Place) -> Guards:
    return run.read(value, place, content=_content(run, value, place))


def _content(run: ProgramRun, value: int, place: Place) -> int | str:
    """What a place holds that has the whole of a value."""
    return f"%{value} by columns" if _is_turned(run.program, place) else value


def _half(value: int) -> str:
    return f"half of %{value}"


def _is_turned(program: Program, place: Place) -> bool:
    column = program.columns[place.index]
    return isinstance(column, ValueArray) and column.turned


def _product(run: ProgramRun, kernel: MatrixKernel, value: int) -> Guards:
    """L14: a product of what lies in memory."""
    nodes, under = run.program.graph.nodes, FREE
    node = nodes[value]
    if node.op != "matmul" or node.type.domain != kernel.space:
        raise ProgramError(f"L14 {run.now}: %{value} is no product to {kernel.space}")
    are_elements = all(nodes[v].type.domain == ELEM for v in node.values)
    turned = _TURNED.get(kernel.space, (False, False)) if are_elements else (False, False)
    left = {x.place for x in (*kernel.keeps, *kernel.stores)}
    for operand, transposed, factor in zip(node.values, turned, kernel.factors, strict=True):
        lying = operand
        while nodes[lying].op == "transpose":
            lying, transposed = nodes[lying].values[0], not transposed
        if (factor.value, factor.transposed) != (lying, transposed):
            raise ProgramError(f"L14 {run.now}: %{value} does not take %{factor.value} so")
        if factor.place in left:
            raise ProgramError(f"L14 {run.now}: what it leaves lies where %{lying} is")
        under |= _read(run, lying, factor.place)
    return under
