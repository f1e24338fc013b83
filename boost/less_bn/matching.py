"""Which batch norms of a network are in a structure of the table, and may leave it.

1. Rows are tried in their order at every operation; the first one that fits is the operation's.
2. Operands fit in any order; with `in_order` in the row's alone, as MindSpore matches.
3. A norm leaves if every place at which it is applied fits, and nothing else uses its result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from .flow import NORM, Flow
from .patterns import PATTERNS, Pattern

_LEAVES = "-"


@dataclass(frozen=True, slots=True)
class NormDecision:
    """What becomes of a norm: the pattern that takes it out, or, kept, why."""

    name: str
    pattern: str = ""
    why: str = ""

    @property
    def leaves(self) -> bool:
        """Whether it is taken out."""
        return bool(self.pattern)


def decide(
    flow: Flow, in_order: bool = False, patterns: Sequence[Pattern] = PATTERNS
) -> list[NormDecision]:
    """Each norm of a network, in order, and what becomes of it."""
    found: dict[int, str] = {}
    for place in range(len(flow.operations)):
        for row in patterns:
            leaving = _fits(flow, row, place, in_order)
            if leaving is not None:
                found |= {one: row.name for one in leaving}
                break
    return [_decision(flow, name, found) for name in flow.norms()]


def _decision(flow: Flow, name: str, found: Mapping[int, str]) -> NormDecision:
    """Case 3."""
    places = [n for n, o in enumerate(flow.operations) if o.kind == NORM and o.name == name]
    fitting = [n for n in places if n in found]
    if not fitting:
        return NormDecision(name, why="in none of the structures")
    if len(fitting) < len(places):
        why = f"in a structure at {len(fitting)} of the {len(places)} places where it is applied"
        return NormDecision(name, why=why)
    uses = flow.uses()
    if any(uses[place] > 1 for place in places):
        return NormDecision(name, why="its result is used outside the structure, too")
    return NormDecision(name, found[places[0]])


def _fits(flow: Flow, row: Pattern, place: int, in_order: bool) -> set[int] | None:
    """The norms that leave where a row fits an operation; None where it does not."""
    operation = flow.operations[place]
    kind = row.operation.removeprefix(_LEAVES)
    if operation.kind != kind or len(operation.operands) < len(row.lines):
        return None
    several = len(row.lines) > 1
    if several and len(operation.operands) != len(row.lines):
        return None
    in_any = several and (row.either_order or not in_order)
    for operands in permutations(operation.operands) if in_any else (operation.operands,):
        leaving = _lines_fit(flow, row, operands)
        if leaving is not None:
            return leaving | ({place} if row.operation != kind else set())
    return None


def _lines_fit(flow: Flow, row: Pattern, operands: Sequence[int]) -> set[int] | None:
    leaving: set[int] = set()
    starts: dict[str, int] = {}
    for line, operand in zip(row.lines, operands, strict=False):
        start, *words = line.split()
        at: int | None = operand
        for word in reversed(words):
            if at is None or flow.operations[at].kind != word.removeprefix(_LEAVES):
                return None
            if word.startswith(_LEAVES):
                leaving.add(at)
            before = flow.operations[at].operands
            at = before[0] if before else None
        if at is None or not _starts(flow, start, at, starts):
            return None
    return leaving


def _starts(flow: Flow, word: str, at: int, starts: dict[str, int]) -> bool:
    """Whether a line starts from a value as its first word says."""
    letter, _, kinds = word.partition(":")
    if kinds and flow.operations[at].kind not in kinds.split("|"):
        return False
    return starts.setdefault(letter, at) == at
