"""Chains of products in Python source: numbers, or a tile of them on the stack.

    c[i, v, l] += matmul %a, %b    c_tile[(i * W(2) + v) * W(16) + l] = fma(a, b, c_tile[..])

Loops that are unrolled are written as loops: the compiler unrolls them, and then makes registers
of the tile. It would make single numbers of it, not vectors: so where all lanes of a vector take
neighbours, a line does it for all of them. At the edge of a matrix loops stay loops (`rolled`).

    for l in 0 .. 16 vector 16             fma_lanes(c_tile, (i * W(2) + v) * W(16), a, b_array, ..)
      %b = load b[.. + l]           -->
      c[i, v, l] += matmul %a, %b
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, prod
from typing import Protocol

from ...ir.errors import LowerError
from ...ir.loops import position as at
from ...ir.loops.algebra import stride
from ...ir.loops.mappings import Vector
from ...ir.loops.nest import Acc, Accumulate, Fold, For, Load, Operand, Ref, Register, Store, Take
from ...ir.loops.position import Position
from ...ir.loops.verifier.sites import sites
from ...ir.loops.walk import walk
from ...ir.lowered.tables import Place
from ...ir.semantics import LANES
from ...ir.types import DType
from .text import PythonFunction, constructor, is_slot, variable

TILE = 512  # chains
PANEL = 8192  # cells of an operand: those of f32 stay in the first cache


class Printer(Protocol):
    """The printer of a nest's other statements."""

    fn: PythonFunction
    names: dict[Place, str]
    expressions: Mapping[str, str]

    def ref(self, ref: Ref) -> str: ...
    def room(self, acc: Acc) -> str: ...
    def cell(self, place: Place, at: Position) -> str: ...
    def operand(self, operand: Operand, dtype: DType) -> str: ...
    def known(self, value: str, dtype: DType, text: str) -> None: ...


def start(printer: Printer, acc: Acc) -> None:
    """Chains of no pairs. Raises LowerError for a tile that the stack has no room for."""
    assert acc.contraction is not None
    nothing = f"{constructor(acc.dtype)}({acc.contraction.neutral})"
    if not acc.sizes:
        printer.fn.line(f"{variable(acc.name)} = {nothing}")
        return
    count = prod(acc.own_sizes)
    if count > TILE:
        raise LowerError(f"a tile of Numba code has at most {TILE} chains, {acc.name} has {count}")
    with printer.fn.block(f"for register in range(W({count})):"):
        printer.fn.line(f"{_tile(printer, acc)}[register] = {nothing}")


def go_on(printer: Printer, stmt: Accumulate) -> None:
    """A pair, taken by the chain."""
    acc, chain = stmt.ref.acc, printer.ref(stmt.ref)
    assert acc.contraction is not None
    pair = (printer.operand(a, acc.dtype) for a in stmt.args)
    printer.fn.line(f"{chain} = {printer.expressions[acc.contraction.term].format(*pair, chain)}")


def take(printer: Printer, stmt: Take) -> None:
    """Print the value from which a chain continues."""
    assert stmt.ref.acc.is_chain, "terms in buffers are of CPUs' code"
    printer.fn.line(f"{printer.ref(stmt.ref)} = {printer.cell(stmt.place, stmt.at)}")


def fold(printer: Printer, stmt: Fold) -> None:
    """A chain as a value."""
    assert stmt.ref.acc.is_chain, "other folds are made lists of terms"
    printer.known(stmt.value, stmt.ref.acc.folded, printer.ref(stmt.ref))


def register(printer: Printer, ref: Register) -> str:
    """A chain of a tile."""
    return f"{_tile(printer, ref.acc)}[{printer.fn.position(_number(ref))}]"


def check_panel(printer: Printer, place: Place) -> None:
    """Raises LowerError for a panel that the stack has no room for: its pairs are of a block."""
    for site in sites(printer.fn.nest):
        if isinstance(site.stmt, Store) and site.stmt.place == place:
            cells = prod(map(_most, site.loops))
            if cells > PANEL:
                raise LowerError(
                    f"a panel of Numba code has at most {PANEL} cells, of a block of pairs; "
                    f"{printer.names[place]} may have {cells}"
                )


def _most(loop: For) -> float:
    """The most iterations that a loop has for one panel; each outermost tile fills it anew."""
    if loop.axis is None:
        return loop.high.args[0] if loop.high.op == "const" else inf
    match loop.axis.sizes:
        case (*_, int(size)) if loop.axis.is_inside:
            return size
        case (*_, int(around), int(size)):
            return around // size
        case (_,):
            return 1
        case _:
            return inf


def is_at_edge(loop: For) -> bool:
    """True if lanes may be off in a known number of iterations, whose code would be long."""
    masked = (s.masked for s in walk(loop.body) if isinstance(s, For))
    return loop.high.op == "const" and any(masked)


def take_lanes(printer: Printer, loop: For) -> bool:
    """Prints a loop whose lanes each take a pair of one number and of neighbours, if it is one."""
    match loop.body:
        case (Load() as load, Accumulate(Register() as ref, (factor, neighbour))):
            pass
        case _:
            return False
    is_pair = neighbour == load.value != factor and isinstance(factor, str)
    if not (is_pair and ref.index and _counts(loop, ref) and _is_beside(loop, load)):
        return False
    fn, first = printer.fn, loop.low
    lanes = (p.replaced(loop.variable, first) for p in (_number(ref), load.at))
    to, start_at = map(fn.position, lanes)
    array = fn.array(load.place)
    tile, a = _tile(printer, ref.acc), printer.operand(factor, ref.acc.dtype)
    fn.line(f"fma_lanes({tile}, {to}, {a}, {array}, {start_at})")
    return True


def _counts(loop: For, ref: Register) -> bool:
    """True if all lanes of a loop are those of the tile's vectors."""
    *others, last = ref.index
    is_last = last is at.variable(loop.variable)
    is_last &= all(loop.variable not in other.variables for other in others)
    is_full = (loop.low, loop.high, loop.mapping) == (at.of(0), at.of(LANES), Vector())
    return is_last and is_full


def _is_beside(loop: For, load: Load) -> bool:
    """True if the lanes load neighbours."""
    is_array = not is_slot(load.place) and load.odd is None
    return is_array and stride(load.at, loop.variable) is at.of(1)


def _tile(printer: Printer, acc: Acc) -> str:
    return printer.fn.define(f"{variable(acc.name)}_tile", printer.room(acc))


def _number(ref: Register) -> Position:
    """Return the index of a chain in its tile, as a position."""
    found = at.of(0)
    for size, index in zip(ref.acc.own_sizes, ref.own_index, strict=True):
        found = found * size + index
    return found
