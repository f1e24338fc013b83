"""The operands and results of passes over matrices: a part of `check_program`.

The invariants L3 and L14 are those of `check_program`. A temporary holds a value by rows, by
columns, or the half of it below the diagonal.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Node
from ...ir.lowered.program import ElementLoad, MatrixKernel, Program, ProgramError
from ...ir.lowered.tables import Place, ValueArray
from ...ir.matrices.symmetry import symmetric
from ...ir.ops import OPS
from ...ir.types import Domain, ordered
from .program_run import ProgramRun
from .rank_memory import FREE, Guards

WHOLE = (  # made of whole matrices
    "matmul", "matmul_bf16", "matmul_symmetric", "to_tiles", "from_tiles", "cholesky",
    "inverse_lower",
)  # fmt: skip


def run_matrix(run: ProgramRun, kernel: MatrixKernel) -> None:
    """A product, and the values computed of its cells; all is loaded before anything is stored."""
    run.now, nodes = kernel.name, run.program.graph.nodes
    if kernel.mirrors:
        _mirror(run, kernel)
        return
    if kernel.routine:
        _by_library(run, kernel)
        return
    kept_as_loaded = [x.value for x in kernel.loads] == [x.value for x in kernel.keeps]
    copies = kept_as_loaded and not any(nodes[x.value].op == "transpose" for x in kernel.keeps)
    there = {value: run.low(value) for value in kernel.scalars}
    for value in kernel.vectors:
        domain = nodes[value].type.domain
        if not domain.is_vector or not domain <= kernel.space or domain.block is not None:
            raise ProgramError(f"L3 {run.now}: %{value} is {nodes[value].type}")
        there[value] = run.low(value)
    for load in kernel.loads:
        if nodes[load.value].type.domain != kernel.space:
            raise ProgramError(f"L3 {run.now}: %{load.value} is not of {kernel.space}")
        if _is_turned(run.program, load.place) != (kernel.turned != copies):
            raise ProgramError(f"L14 {run.now}: %{load.value} lies the other way")
        there[load.value] = _loaded(run, load)
    if kernel.product is not None:
        there[kernel.product] = _whole(run, kernel, kernel.product)
    for value in kernel.computes:
        node = nodes[value]
        if node.type.domain != kernel.space or node.op in ("read", "transpose", *WHOLE):
            raise ProgramError(f"L3 {run.now}: %{value} = {node.op} is no cell")
        there[value] = run.made(value, there)
        if node.op == "lower" and node.values[0] not in {x.value for x in kernel.loads}:
            raise ProgramError(f"L14 {run.now}: %{value} is of what does not lie in memory")
    for reduce in kernel.reduces:
        run.reduce(reduce, there, 0, kernel.space)
    kept = {x.value for x in kernel.keeps}
    halves = kept | {store.value for store in kernel.stores}
    if kernel.half and not halves <= symmetric(nodes):
        raise ProgramError(f"L14 {run.now}: half of what is not symmetric")
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
        if kernel.half and isinstance(store.value, int):  # the other half follows, and ends it
            run.write(store.place, _half(store.value), value | guard)
        else:
            run.store(store, (kernel.space,), value, guard)


def _by_library(run: ProgramRun, kernel: MatrixKernel) -> None:
    """L15: a routine computes its ops, of one operand, and its destination is free."""
    nodes, made = run.program.graph.nodes, {x.value for x in kernel.keeps}
    others = (kernel.scalars, kernel.vectors, kernel.loads, kernel.computes, kernel.reduces)
    if any(others) or kernel.stores or kernel.turned or kernel.half or len(kernel.factors) != 1:
        raise ProgramError(f"L15 {run.now}: a library computes nothing else than its results")
    (factor,) = kernel.factors
    for value in made:
        op, domain = nodes[value].op, nodes[value].type.domain
        is_there = domain == kernel.space or OPS[op].rule == "singular"
        if not is_there or OPS[op].routine != kernel.routine:
            raise ProgramError(f"L15 {run.now}: %{value} is no result of {kernel.routine}")
        lying, transposed = nodes[value].values[0], False
        while nodes[lying].op == "transpose":
            lying, transposed = nodes[lying].values[0], not transposed
        if (factor.value, factor.transposed) != (lying, transposed):
            raise ProgramError(f"L15 {run.now}: %{value} is not of %{factor.value} as it stands")
    if factor.place in {x.place for x in kernel.keeps}:
        raise ProgramError(f"L15 {run.now}: what it leaves lies where %{factor.value} is")
    under = _read(run, factor.value, factor.place)
    for x in kernel.keeps:
        if x.place != run.program.places.get(x.value):
            raise ProgramError(f"L15 {run.now}: %{x.value} is kept in {x.place}")
        run.write(x.place, x.value, under)


def _mirror(run: ProgramRun, kernel: MatrixKernel) -> None:
    for x in kernel.keeps:
        run.write(x.place, x.value, run.read(x.value, x.place, content=_half(x.value)))
    for store in kernel.stores:
        if not isinstance(store.value, int):
            raise ProgramError(f"L14 {run.now}: {store.value} has no halves")
        under = run.read(store.value, store.place, content=_half(store.value))
        run.store(store, (kernel.space,), under, FREE)


def _loaded(run: ProgramRun, load: ElementLoad) -> Guards:
    """A value at the cell at hand; a transpose, of a matrix in memory, at the mirrored one."""
    node, own = run.program.graph.nodes[load.value], run.program.places.get(load.value)
    if node.op != "transpose" or load.place == own:
        return _read(run, load.value, load.place)
    return _read(run, node.values[0], load.place)


def _read(run: ProgramRun, value: int, place: Place) -> Guards:
    return run.read(value, place, content=_content(run, value, place))


def _content(run: ProgramRun, value: int, place: Place) -> int | str:
    """The content of a place that has the whole of a value."""
    return f"%{value} by columns" if _is_turned(run.program, place) else value


def _half(value: int) -> str:
    return f"half of %{value}"


def _is_turned(program: Program, place: Place) -> bool:
    column = program.columns[place.index]
    return isinstance(column, ValueArray) and column.turned


def _whole(run: ProgramRun, kernel: MatrixKernel, value: int) -> Guards:
    """L14: a product, or a factor, of matrices in memory."""
    nodes, under = run.program.graph.nodes, FREE
    node = nodes[value]
    if node.op not in WHOLE or node.type.domain != kernel.space:
        raise ProgramError(f"L14 {run.now}: %{value} is no product to {kernel.space}")
    if node.op == "matmul_symmetric" and not kernel.half:
        raise ProgramError(f"L14 {run.now}: all of %{value}, which mirrors half")
    if node.op in ("cholesky", "inverse_lower"):
        _check_factor(run, kernel, node.op == "cholesky")
    turned = _turned(node.values, kernel.space, nodes) if OPS[node.op].is_product else (False,)
    left = {x.place for x in (*kernel.keeps, *kernel.stores)}
    if not left.isdisjoint(x.place for x in kernel.loads):
        raise ProgramError(f"L14 {run.now}: it loads what its product is stored to in parts")
    if len(kernel.factors) != len(node.values):
        raise ProgramError(f"L14 {run.now}: %{value} takes {len(node.values)} matrices")
    for operand, transposed, factor in zip(node.values, turned, kernel.factors, strict=False):
        lying = operand
        while nodes[lying].op == "transpose":
            lying, transposed = nodes[lying].values[0], not transposed
        if (factor.value, factor.transposed) != (lying, transposed):
            raise ProgramError(f"L14 {run.now}: %{value} does not take %{factor.value} so")
        if factor.place in left:
            raise ProgramError(f"L14 {run.now}: what it leaves lies where %{lying} is")
        under |= _read(run, lying, factor.place)
    return under


def _turned(values: tuple[int, ...], space: Domain, nodes: Sequence[Node]) -> tuple[bool, ...]:
    """For each operand of a product True if transposed: its outer axis is not the result's."""
    first, second = (ordered(nodes[v].type.domain.axes) for v in values)
    made = ordered(space.axes)
    pairs = (first[-2], made[-2]), (second[-1], made[-1])
    return tuple(a.removesuffix("'") != b.removesuffix("'") for a, b in pairs)


def _check_factor(run: ProgramRun, kernel: MatrixKernel, by_columns: bool) -> None:
    """L14: a factor is alone in its pass; L lies by columns, an inverse by rows."""
    alone = not (kernel.loads or kernel.computes or kernel.reduces or kernel.stores)
    if [x.value for x in kernel.keeps] != [kernel.product] or not alone:
        raise ProgramError(f"L14 {run.now}: a factor has nothing beside it")
    if kernel.turned != by_columns:
        raise ProgramError(f"L14 {run.now}: the factor lies the other way")
