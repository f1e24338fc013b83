"""What a pass over matrices takes and leaves: the part of `check_program` that multiplies.

The invariants L3 and L14 are those of `check_program`.
"""

from __future__ import annotations

from ...ir.lowered.program import MatrixKernel, ProgramError
from ...ir.types import ELEM, GRAM_COL, GRAM_ROW
from .program_run import FREE, Guards, ProgramRun

# Which operand of a product of elements alone is transposed, by the result's domain.
_TURNED = {GRAM_ROW: (False, True), GRAM_COL: (True, False)}


def run_matrix(run: ProgramRun, kernel: MatrixKernel) -> None:
    """A product, and what is computed of its cells; all is loaded before anything is stored."""
    run.now, nodes = kernel.name, run.program.graph.nodes
    there = {value: run.low(value) for value in kernel.scalars}
    for load in kernel.loads:
        if nodes[load.value].type.domain != kernel.space:
            raise ProgramError(f"L3 {run.now}: %{load.value} is not of {kernel.space}")
        there[load.value] = run.read(load.value, load.place)
    if kernel.product is not None:
        there[kernel.product] = _product(run, kernel, kernel.product)
    for value in kernel.computes:
        node = nodes[value]
        if node.type.domain != kernel.space or node.op in ("read", "matmul"):
            raise ProgramError(f"L3 {run.now}: %{value} = {node.op} is no cell")
        there[value] = run.made(value, there)
    for kept in kernel.keeps:
        run.keep(kept, there)
    for store in kernel.stores:
        value, guard = (run.given(v, there) for v in (store.value, store.guard))
        run.store(store, (kernel.space,), value, guard)


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
        under |= run.read(lying, factor.place)
    return under
