"""Static invariants of nests, at every stage. Errors and negative filetests cite the numbers.

L01 values, positions, places: defined before use, in the same block or one around it
L02 dtypes: as the op table gives them and as places and uses ask for them
L03 reductions with their declared order stand in loops of any order, before any lanes
L04 terms are added in the declared order: sixteen lanes in a leaf of 1024, or a chain of 64
L05 accumulators: initialised before, folded once after
L06 loops of lanes without a mask have whole vectors, by their form
L07 a loop of lanes without a mask is followed by its epilogue
L08 iterations that run in any order or at once store cells of their own
L09 guards are the same in all lanes
L10 a store to an array that is loaded goes to the same cell, after the load
L11 every thread reaches each barrier
L12 stores of all lanes go to buffers with room, and so do lists beside each other
L13 no divisor may be 0
L14 a pass keeps the stored cells and their guards (`footprint.py`: of two nests)

L15 loops of threads: groups reduce leaves, a thread or the block folds lists, threads store
L16 barriers stand between a store and other threads' accesses of the place
L17 a chain accumulates its pairs in order, and continues from a cell given or stored before
L18 one lane stores memory that a group shares, and barriers order it (`groups.py`: printed nests)

These follow from the form of a nest; bounds and races are for the interpreter to find.
Every compilation asks for them, once for code that is kept: a change that refuses more raises
`RULES` in `backends/__init__.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...errors import Diagnostic, VerifyError, render
from ...text.loop_printer import nest_lines
from ..nest import Compute, Nest
from . import groups, loops, memory, names, order, threads, types
from .sites import StatementSite, sites

Rule = Callable[[Nest, tuple[StatementSite, ...]], Iterator[Diagnostic]]

RULES: tuple[Rule, ...] = (
    names.names,
    types.types,
    order.declared,
    order.accumulated,
    order.cleared,
    loops.lanes,
    memory.stores,
    memory.guards,
    memory.in_place,
    loops.barriers,
    loops.divisors,
    threads.mapping,
    threads.waits,
)
# These look at no computations, which most statements are.
_ASIDE = (
    order.declared, order.cleared, memory.stores, memory.in_place, loops.barriers, loops.divisors,
    threads.mapping, threads.waits, groups.shared,
)  # fmt: skip


def diagnose(nest: Nest, *, printed: bool = False) -> list[Diagnostic]:
    """Every broken invariant of a nest; with `printed`, of one behind all passes (L18)."""
    found = sites(nest)
    others = tuple(site for site in found if not isinstance(site.stmt, Compute))
    rules = (*RULES, groups.shared) if printed else RULES
    return [e for rule in rules for e in rule(nest, others if rule in _ASIDE else found)]


def verify(nest: Nest, *, printed: bool = False) -> None:
    """Raises VerifyError, which shows the nest with each error under its line."""
    errors = diagnose(nest, printed=printed)
    if errors:
        raise VerifyError(f"nest {nest.name}:\n{render(nest_lines(nest), errors)}")
