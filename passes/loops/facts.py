"""Facts: predicates that hold for each nest between passes over loops, by the passes' declarations.

A row of passes is checked when it is made: a pass that stands where a fact that it needs does not
hold is an error of the row. A fact is also a predicate on nests, which `check` looks up behind
each pass, as it looks up the verifier's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ...ir import axes
from ...ir.errors import StepfuseError
from ...ir.loops.mappings import OF_BLOCK, AnyOrder, Lane, Serial, Threads, Vector
from ...ir.loops.nest import Accumulate, For, If, Let, MemoryCell, Nest, Reduce
from ...ir.loops.position import of
from ...ir.loops.walk import has_one_turn, walk
from ...ir.semantics import LANES, LEAF

LoopPass = Callable[[Nest], Nest]
P = TypeVar("P", bound=Callable[..., Nest])


class PassOrderError(StepfuseError):
    """A pass stands where a fact that it needs does not hold."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A property of nests: its name, a text for messages, and the predicate."""

    name: str
    text: str
    holds: Callable[[Nest], bool]


@dataclass(frozen=True, slots=True)
class PassFacts:
    """The facts that a pass needs, those that hold behind it, those that no longer do."""

    needs: tuple[Fact, ...] = ()
    gives: tuple[Fact, ...] = ()
    ends: tuple[Fact, ...] = ()


# ------------------------------------------------------------------ predicates


def _loops(nest: Nest) -> Iterator[For]:
    return (s for s in walk(nest.body) if isinstance(s, For))


def _no_loop(asks: Callable[[For], bool]) -> Callable[[Nest], bool]:
    return lambda nest: not any(map(asks, _loops(nest)))


def _no_stmt(kind: type) -> Callable[[Nest], bool]:
    return lambda nest: not any(isinstance(s, kind) for s in walk(nest.body))


def is_leaf(loop: For) -> bool:
    """True if a loop goes from leaf to leaf."""
    return loop.axis is not None and loop.axis.tile == LEAF


def _has_no_leaves(nest: Nest) -> bool:
    refs = (s.ref for s in walk(nest.body) if isinstance(s, Accumulate))
    in_memory = any(isinstance(ref, MemoryCell) for ref in refs)
    return not in_memory and not any(map(is_leaf, _loops(nest)))


def _has_one_version(nest: Nest) -> bool:
    branches = (s for s in walk(nest.body) if isinstance(s, If) and s.condition is not None)
    by_width = (s for s in branches if s.condition is not None and "$cols" in s.condition.names)
    inside = (s for branch in by_width for s in walk(branch.other))
    return not any(isinstance(s, For) and s.axis == axes.ROW for s in inside)


def _is_mapped(loop: For) -> bool:
    return isinstance(loop.mapping, (Vector, *OF_BLOCK))


def _is_wide(loop: For) -> bool:
    return isinstance(loop.mapping, Vector) and loop.mapping.width > LANES


def _takes_several(loop: For) -> bool:
    return isinstance(loop.mapping, Threads) and loop.step is not of(1)


def _is_in_rounds(loop: For) -> bool:
    inner = loop.body[0] if loop.body else None
    has_lanes = isinstance(inner, For) and isinstance(inner.mapping, Lane)
    return has_lanes and isinstance(loop.mapping, Serial)


def _only_axes_have_names(nest: Nest) -> bool:
    return not any(isinstance(s, Let) and s.axis is None for s in walk(nest.body))


def _has_no_tiles(nest: Nest) -> bool:
    refs = (s.ref for s in walk(nest.body) if isinstance(s, Accumulate))
    return not any(ref.acc.sizes for ref in refs)


def _has_one_lane(loop: For) -> bool:
    return isinstance(loop.mapping, Lane) and has_one_turn(loop)


def _is_in_any_order(loop: For) -> bool:
    return isinstance(loop.mapping, AnyOrder)


# ------------------------------------------------------------------ the facts

DECLARED = Fact("declared", "reductions have their declared order, and no leaves", _has_no_leaves)
ACCUMULATED = Fact("accumulated", "reductions have accumulators", _no_stmt(Reduce))
ONE_VERSION = Fact("one-version", "rows have one version, however long", _has_one_version)
UNMAPPED = Fact("unmapped", "no loop is mapped to lanes or threads", _no_loop(_is_mapped))
IN_LANES = Fact("in-lanes", "no loop is in any order", _no_loop(_is_in_any_order))
BY_THREADS = Fact("by-threads", "elements and leaves are threads'", IN_LANES.holds)
ONE_VECTOR = Fact("one-vector", f"a vector has {LANES} lanes and no copy", _no_loop(_is_wide))
SINGLE = Fact("single", "a thread takes one cell at a time", _no_loop(_takes_several))
ONE_ROUND = Fact("one-round", "lanes go through a leaf in one loop", _no_loop(_is_in_rounds))
UNTILED = Fact("untiled", "products are as declared", _has_no_tiles)
UNSYNCED = Fact("unsynced", "all lanes of a group store", _no_loop(_has_one_lane))
UNNAMED = Fact("unnamed", "only cells of axes have names", _only_axes_have_names)

FACTS = {
    f.name: f
    for f in (
        DECLARED, ACCUMULATED, ONE_VERSION, UNMAPPED, IN_LANES, BY_THREADS, ONE_VECTOR, SINGLE,
        ONE_ROUND, UNTILED, UNNAMED, UNSYNCED,
    )
}  # fmt: skip
AT_FIRST = frozenset(
    (DECLARED, ONE_VERSION, UNMAPPED, ONE_VECTOR, SINGLE, ONE_ROUND, UNTILED, UNNAMED, UNSYNCED)
)

OF_TILES = frozenset((UNMAPPED, UNTILED))  # nests that are built in tiles have neither, at any time


def facts(
    *, needs: tuple[Fact, ...] = (), gives: tuple[Fact, ...] = (), ends: tuple[Fact, ...] = ()
) -> Callable[[P], P]:
    """Declares the facts of a pass."""

    def of_pass(one: P) -> P:
        vars(one)["facts"] = PassFacts(needs, gives, ends)  # which functools.wraps keeps
        return one

    return of_pass


def facts_of(one: LoopPass) -> PassFacts:
    """The facts that a pass declares; none needed, given or ended where it declares nothing."""
    return vars(one).get("facts", PassFacts())


def held_behind(passes: Iterable[LoopPass]) -> Iterator[frozenset[Fact]]:
    """Yield the facts that hold at first, then behind each pass of a row."""
    now = AT_FIRST
    yield now
    for one in passes:
        row = facts_of(one)
        now = now - frozenset(row.ends) | frozenset(row.gives)
        yield now


def check_order(passes: Sequence[LoopPass]) -> None:
    """Raises PassOrderError for a pass that needs a fact which does not hold yet, or no longer."""
    for number, (one, held) in enumerate(zip(passes, held_behind(passes), strict=False)):
        for fact in facts_of(one).needs:
            if fact not in held:
                why = _reason(fact, passes[:number], passes[number + 1 :])
                message = f"pass {_name(one)} needs '{fact.text}' ({fact.name}), which {why}"
                raise PassOrderError(message)


def _reason(fact: Fact, before: Sequence[LoopPass], behind: Sequence[LoopPass]) -> str:
    """Name the pass that ends a fact, or gives it too late."""
    enders = [one for one in before if fact in facts_of(one).ends]
    if enders:
        return f"{_name(enders[-1])} ends before it: let it stand in front of that"
    givers = [one for one in behind if fact in facts_of(one).gives]
    return f"{_name(givers[0])} gives behind it" if givers else "no pass of this row gives"


def _name(one: LoopPass) -> str:
    return one.__name__.replace("_", "-")


def broken(nest: Nest, held: Iterable[Fact]) -> list[Fact]:
    """The facts that a nest breaks, by name."""
    return sorted((f for f in held if not f.holds(nest)), key=lambda f: f.name)
