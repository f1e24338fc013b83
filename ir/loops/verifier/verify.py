"""Static invariants of nests, at every stage. Errors and negative filetests cite the numbers.

L01 values, positions, places: declared or made before they are used, in the same block or around
L02 dtypes: as the op table gives them and as places and uses ask for them
L03 reductions with their declared order stand in loops of any order, before any lanes
L04 terms are added in the declared order: sixteen lanes in a leaf of 1024, or a chain of 64
L05 accumulators: started before, folded once after, cells cleared before
L06 full loops of lanes have whole turns, by their form
L07 a full loop of lanes is followed by the loop that takes the rest
L08 turns that run in any order or at once store cells of their own
L09 guards are the same in all lanes
L10 a store to an array that is loaded goes to the same cell, after the load
L11 barriers stand where every thread comes
L12 stores of all lanes go to buffers with room
L13 no divisor may be 0
L14 a pass keeps which cells are stored, under which guards (`footprint.py`: of two nests)

L15 loops of threads: leaves are groups', lists one thread's or the block's, threads store
L16 barriers stand between a store and other threads' accesses of the place
L17 a chain takes its pairs one after the other, and goes on from a cell given or stored before
L18 what lanes of a group share is stored by one and waited for (`groups.py`: of printed nests)

These follow from the form of a nest; bounds and races are for the interpreter to find.
Every compilation asks for them, once for code that is kept: a change that refuses more raises
`RULES` in `backends/verify_loops.py`.
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
