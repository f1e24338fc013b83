"""The section on declared values: which only one side computes, in the words of the definition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .alignment import Alignment
from .declared import DeclaredGraph, Operand
from .record import DiffRow, DiffSection

_SAID = "what the definition computes, before all passes; an update differs if its value does"


def values_section(found: Alignment) -> DiffSection:
    """A row for each update, each pair, and each largest expression of one side alone."""
    only_a, only_b = tops(found.a, found.only_a), tops(found.b, found.only_b)
    taken = {other: one for one, other in found.partner.items()}
    rows = list(_updates(found))
    waiting = [i for i in found.a.live if i in only_a or i in found.partner]
    for other in found.b.live:
        one = taken.get(other)
        if one is not None:
            before = [i for i in waiting if i < one and i in only_a]
            rows += [_alone(found.a, i, only_a, True) for i in before]
            waiting = [i for i in waiting if i != one and i not in before]
            if found.b.computes(other):
                mine, its = _text(found.a, one), _text(found.b, other)
                rows.append(DiffRow(found.b.words[other].place, False, mine, its))
        elif other in only_b:
            rows.append(_alone(found.b, other, only_b, False))
    rows += [_alone(found.a, i, only_a, True) for i in waiting if i in only_a]
    return DiffSection("values", _SAID, tuple(rows))


def tops(graph: DeclaredGraph, alone: tuple[int, ...]) -> dict[int, int]:
    """The largest of the expressions that are one side's own, with how many values each has."""
    own = {i for i in alone if graph.computes(i)}
    inner = {v for i in own for v in graph.values(i)}
    taken: set[int] = set()
    found: dict[int, int] = {}
    for top in sorted(own - inner):
        stack, under = [top], set[int]()
        while stack:
            value = stack.pop()
            if value in own and value not in under | taken:
                under.add(value)
                stack += graph.values(value)
        taken |= under
        found[top] = len(under)
    return found


def _alone(graph: DeclaredGraph, index: int, sizes: Mapping[int, int], is_a: bool) -> DiffRow:
    text = _text(graph, index)
    cells = (text, None) if is_a else (None, text)
    return DiffRow(graph.words[index].place, True, *cells, sizes[index])


def _text(graph: DeclaredGraph, operand: Operand) -> str:
    return operand if isinstance(operand, str) else str(graph.words[operand])


def _updates(found: Alignment) -> Iterator[DiffRow]:
    """Return each role's update, and its guard."""
    for key in dict.fromkeys((*found.a.roots, *found.b.roots)):
        role, turn, part = key
        mine, its = found.a.roots.get(key), found.b.roots.get(key)
        what = f"update of {role}" if part == "value" else f"guard of {role}"
        name = f"{what} ({turn + 1})" if turn else what
        a = None if mine is None else _text(found.a, mine)
        b = None if its is None else _text(found.b, its)
        yield DiffRow(name, not _same(found, mine, its), a, b)


def _same(found: Alignment, mine: Operand | None, its: Operand | None) -> bool:
    if isinstance(mine, int) and isinstance(its, int):
        return found.equal(mine, its)
    return mine == its
