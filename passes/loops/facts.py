"""Facts: predicates that hold for each nest between passes over loops, by the passes' declarations.

A row of passes is checked when it is made: a pass that stands where a fact that it needs does not
hold is an error of the row. A fact is also a predicate on nests, which `check` looks up behind
each pass, as it looks up the verifier's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ...ir import axes
from ...ir.errors import StepfuseError
from ...ir.loops.mappings import OF_BLOCK, AnyOrder, Lane, Serial, Threads, Vector
from ...ir.loops.nest import Accumulate, For, If, Let, MemoryCell, Nest, Reduce, Ref, Stmt
from ...ir.loops.position import of
from ...ir.loops.walk import Body, has_one_turn, walk
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


def is_leaf(loop: For) -> bool:
    """True if a loop goes from leaf to leaf."""
    return loop.axis is not None and loop.axis.tile == LEAF


def _loops(body: Body) -> Iterator[For]:
    return (s for s in walk(body) if isinstance(s, For))


def _refs(nest: Nest) -> Iterator[Ref]:
    return (s.ref for s in walk(nest.body) if isinstance(s, Accumulate))


def _no_loop(asks: Callable[[For], bool]) -> Callable[[Nest], bool]:
    return lambda nest: not any(map(asks, _loops(nest.body)))


def _no_stmt(asks: Callable[[Stmt], bool]) -> Callable[[Nest], bool]:
    return lambda nest: not any(map(asks, walk(nest.body)))


def _has_no_leaves(nest: Nest) -> bool:
    in_memory = any(isinstance(ref, MemoryCell) for ref in _refs(nest))
    return not in_memory and not any(map(is_leaf, _loops(nest.body)))


def _has_versions(stmt: Stmt) -> bool:
    if not isinstance(stmt, If) or stmt.condition is None or "$cols" not in stmt.condition.names:
        return False
    return any(loop.axis == axes.ROW for loop in _loops(stmt.other))


def _is_in_rounds(loop: For) -> bool:
    inner = loop.body[0] if loop.body else None
    has_lanes = isinstance(inner, For) and isinstance(inner.mapping, Lane)
    return has_lanes and isinstance(loop.mapping, Serial)


# ------------------------------------------------------------------ the facts

_in_lanes = _no_loop(lambda s: isinstance(s.mapping, AnyOrder))
DECLARED = Fact("declared", "reductions have their declared order, and no leaves", _has_no_leaves)
ACCUMULATED = Fact(
    "accumulated", "reductions have accumulators", _no_stmt(lambda s: isinstance(s, Reduce))
)
ONE_VERSION = Fact("one-version", "rows have one version, however long", _no_stmt(_has_versions))
UNMAPPED = Fact(
    "unmapped", "no loop is mapped to lanes or threads",
    _no_loop(lambda s: isinstance(s.mapping, (Vector, *OF_BLOCK))),
)  # fmt: skip
IN_LANES = Fact("in-lanes", "no loop is in any order", _in_lanes)
BY_THREADS = Fact("by-threads", "elements and leaves are threads'", _in_lanes)
ONE_VECTOR = Fact(
    "one-vector", f"a vector has {LANES} lanes and no copy",
    _no_loop(lambda s: isinstance(s.mapping, Vector) and s.mapping.width > LANES),
)  # fmt: skip
SINGLE = Fact(
    "single", "a thread takes one cell at a time",
    _no_loop(lambda s: isinstance(s.mapping, Threads) and s.step is not of(1)),
)  # fmt: skip
ONE_ROUND = Fact("one-round", "lanes go through a leaf in one loop", _no_loop(_is_in_rounds))
UNTILED = Fact(
    "untiled", "products are as declared", lambda nest: not any(r.acc.sizes for r in _refs(nest))
)
UNSYNCED = Fact(
    "unsynced", "all lanes of a group store",
    _no_loop(lambda s: isinstance(s.mapping, Lane) and has_one_turn(s)),
)  # fmt: skip
UNNAMED = Fact(
    "unnamed", "only cells of axes have names",
    _no_stmt(lambda s: isinstance(s, Let) and s.axis is None),
)  # fmt: skip

AT_FIRST = frozenset(
    (DECLARED, ONE_VERSION, UNMAPPED, ONE_VECTOR, SINGLE, ONE_ROUND, UNTILED, UNNAMED, UNSYNCED)
)
FACTS = {f.name: f for f in (*AT_FIRST, ACCUMULATED, IN_LANES, BY_THREADS)}

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
                message = f"pass {pass_name(one)} needs '{fact.text}' ({fact.name}), which {why}"
                raise PassOrderError(message)


def _reason(fact: Fact, before: Sequence[LoopPass], behind: Sequence[LoopPass]) -> str:
    """Name the pass that ends a fact, or gives it too late."""
    enders = [one for one in before if fact in facts_of(one).ends]
    if enders:
        return f"{pass_name(enders[-1])} ends before it: let it stand in front of that"
    givers = [one for one in behind if fact in facts_of(one).gives]
    return f"{pass_name(givers[0])} gives behind it" if givers else "no pass of this row gives"


def pass_name(one: Callable[..., Any]) -> str:
    """The name of a pass: its function's, with dashes."""
    return one.__name__.replace("_", "-")


def broken(nest: Nest, held: Iterable[Fact]) -> list[Fact]:
    """The facts that a nest breaks, by name."""
    return sorted((f for f in held if not f.holds(nest)), key=lambda f: f.name)
