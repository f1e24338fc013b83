"""What holds of a nest between passes over loops: facts that passes need, give and end.

A row of passes is checked before it ever runs: a pass whose facts do not hold where it stands is an
error of the row. That a fact holds is looked up in nests where compilations are checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ...ir import axes
from ...ir.errors import StepfuseError
from ...ir.loops.nest import AddTo, For, If, Mark, Nest, Reduce
from ...ir.loops.position import name, of
from ...ir.loops.walk import BLOCK_MARKS, is_one_of, walk
from ...ir.semantics import LANES, LEAF

LoopPass = Callable[..., Nest]


class PassOrderError(StepfuseError):
    """A pass stands where what it needs does not hold."""


@dataclass(frozen=True, slots=True)
class Fact:
    """What may hold of a nest, in words, and as a look at one."""

    words: str
    holds: Callable[[Nest], bool]

    def __str__(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class Facts:
    """What a pass needs, what holds behind it, what does no more."""

    needs: tuple[Fact, ...] = ()
    gives: tuple[Fact, ...] = ()
    ends: tuple[Fact, ...] = ()


def _loops(nest: Nest) -> list[For]:
    return [s for s in walk(nest.body) if isinstance(s, For)]


def _no_loop(asks: Callable[[For], bool]) -> Callable[[Nest], bool]:
    return lambda nest: not any(map(asks, _loops(nest)))


def _is_leaf(loop: For) -> bool:
    return loop.axis is not None and loop.axis.tile == str(LEAF)


def _rows_have_one_version(nest: Nest) -> bool:
    branches = (s for s in walk(nest.body) if isinstance(s, If) and s.condition is not None)
    by_width = (s for s in branches if s.condition is not None and "$cols" in s.condition.names)
    inside = (s for branch in by_width for s in walk(branch.other))
    return not any(isinstance(s, For) and s.axis == axes.ROW for s in inside)


def _is_in_turns(loop: For) -> bool:
    inner = loop.body[0] if loop.body else None
    return loop.mark is Mark.SERIAL and isinstance(inner, For) and inner.mark is Mark.LANE


DECLARED = Fact(
    "reductions have their declared order, and no leaves",
    lambda nest: not any(isinstance(s, AddTo) or (isinstance(s, For) and _is_leaf(s))
                         for s in walk(nest.body)),
)  # fmt: skip
IN_LEAVES = Fact(
    "reductions have accumulators",
    lambda nest: not any(isinstance(s, Reduce) for s in walk(nest.body)),
)
ROWS_AT_ONCE = Fact("rows have one version, however long", _rows_have_one_version)
UNMAPPED = Fact(
    "no loop is mapped", _no_loop(lambda s: is_one_of(s.mark, (Mark.LANES, *BLOCK_MARKS)))
)  # fmt: skip
IN_LANES = Fact("no turns are in any order", _no_loop(lambda s: s.mark in (Mark.ELEMS, Mark.CELLS)))
ONE_VECTOR = Fact(
    f"a turn of lanes has {LANES}",
    _no_loop(lambda s: s.mark is Mark.LANES and s.step.op == "const" and s.step.args[0] > LANES),
)
BY_THREADS = Fact("elements and leaves are threads'", IN_LANES.holds)
SINGLE = Fact(
    "a thread takes single cells",
    _no_loop(lambda s: s.mark is Mark.THREADS and s.step is not of(1) and s.step is not name("x")),
)
ONE_TURN = Fact("leaves go by single turns", _no_loop(_is_in_turns))
UNNAMED = Fact("positions stand where they are used", lambda _: True)

AT_FIRST = frozenset((DECLARED, ROWS_AT_ONCE, UNMAPPED, ONE_VECTOR, SINGLE, ONE_TURN, UNNAMED))
_OF: dict[LoopPass, Facts] = {}


def facts[P: LoopPass](
    *, needs: tuple[Fact, ...] = (), gives: tuple[Fact, ...] = (), ends: tuple[Fact, ...] = ()
) -> Callable[[P], P]:
    """Declares those of a pass."""

    def of_pass(one: P) -> P:
        _OF[one] = Facts(needs, gives, ends)
        return one

    return of_pass


def check_order(passes: Iterable[LoopPass]) -> None:
    """Raises PassOrderError where a pass needs what does not hold, or no more."""
    for one, missing, _ in _held(passes):
        if missing:
            said = "; ".join(f"'{fact}'" for fact in missing)
            raise PassOrderError(f"pass {one.__name__}: what it needs does not hold here: {said}")


def held_behind(passes: Iterable[LoopPass]) -> list[frozenset[Fact]]:
    """What holds behind each pass of a row."""
    return [now for _, _, now in _held(passes)]


def _held(passes: Iterable[LoopPass]) -> list[tuple[LoopPass, list[Fact], frozenset[Fact]]]:
    now = AT_FIRST
    found: list[tuple[LoopPass, list[Fact], frozenset[Fact]]] = []
    for one in passes:
        row = _OF.get(one, Facts())
        missing = [fact for fact in row.needs if fact not in now]
        now = (now - frozenset(row.ends)) | frozenset(row.gives)
        found.append((one, missing, now))
    return found


def broken(nest: Nest, held: Iterable[Fact]) -> list[Fact]:
    """The facts that a nest breaks."""
    return [fact for fact in held if not fact.holds(nest)]
