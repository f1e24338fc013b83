"""Names for positions and sizes that a nest uses several times.

`name_positions` names loop-invariant positions (hoisting) and those that are used twice.

    for r in ...                                    for r in ...
      for k in ...                                    let at_r = r * #cols
        %param = load param[r * #cols + k]     -->    for k in ...
        store param[r * #cols + k] = %5                 let at_k = at_r + k
                                                        %param = load param[at_k]
                                                        store param[at_k] = %5

Divisions are expensive: a row's are done once, not for each of its elements, and a remainder is
computed from its quotient. Before: anything. After: the same accesses in the same order.

`name_sizes` names the sizes that a nest uses several times, at its head: for readable source.

    for t in 0 .. $rows * (($cols + 1023) / 1024)         let size = ($cols + 1023) / 1024
      let leaf = t / (($cols + 1023) / 1024)       -->    for t in 0 .. $rows * size
                                                            let leaf = t / size

A size is a position without variables, of two operations or more, or a minimum. Before: anything.
After: the same accesses in the same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from ...ir.loops import position as at
from ...ir.loops.nest import Accumulate, For, If, Let, Nest, Stmt
from ...ir.loops.position import ATOMS, Position, variable
from ...ir.loops.walk import (
    Body,
    everywhere,
    in_blocks,
    positions,
    swapped,
    walk,
    with_body,
    with_names,
)
from .facts import UNNAMED, UNSYNCED, facts


@facts(ends=(UNNAMED,))
def name_positions(nest: Nest) -> Nest:
    """Names positions, those of outer loops first."""
    taken = Counter[str]()
    divided = everywhere(nest.body, _without_remainders)
    body = tuple(_inside(stmt, taken) for stmt in divided)
    return with_body(nest, body)


def _inside(stmt: Stmt, taken: Counter[str]) -> Stmt:
    if isinstance(stmt, If):
        return in_blocks(stmt, lambda body: tuple(_inside(s, taken) for s in body))
    return _named(stmt, taken) if isinstance(stmt, For) else stmt


def _named(loop: For, taken: Counter[str]) -> For:
    inner = {s.variable for s in walk(loop.body) if isinstance(s, For | Let)}
    quotients = Counter(
        p for s in walk(loop.body) for q in positions(s) for p in _quotients(q)
        if loop.variable in p.variables and p.variables.isdisjoint(inner)
    )  # fmt: skip
    again = [p for p, times in quotients.items() if times > 1]
    names = {_name(loop.variable, taken): p for p in again}
    body = with_names(loop.body, names)
    lets, body = body[: len(names)], body[len(names) :]
    known = {loop.variable, *names}
    here, within = Counter[Position](), Counter[Position]()
    for stmt, is_nested in _statements(body):
        found = within if is_nested else here
        found.update(p for q in _asked(stmt) for p in _largest(q, known, inner))
    wanted = [p for p in (within | here) if within[p] or here[p] > 1]
    body = with_names(body, {_name(loop.variable, taken): p for p in wanted})
    return replace(loop, body=(*lets, *(_inside(s, taken) for s in body)))


def _quotients(position: Position) -> Iterator[Position]:
    """The divisions in a position by divisors that are not constants."""
    for part in position.parts:
        yield from _quotients(part)
    if position.op == "/" and position.args[1].op != "const":
        yield position


def _without_remainders(position: Position) -> Position:
    """A position with remainders computed from quotients, but for constant divisors."""
    if position.op in ATOMS:
        return position
    parts = [_without_remainders(p) for p in position.parts]
    if position.op == "%" and parts[1].op != "const":
        return parts[0] - parts[0] // parts[1] * parts[1]
    return at.position(position.op, *parts)


def _statements(body: Body, is_nested: bool = False) -> Iterator[tuple[Stmt, bool]]:
    """The statements, each with True if it stands in a loop of the body."""
    for stmt in body:
        yield stmt, is_nested
        if isinstance(stmt, For):
            yield from _statements(stmt.body, True)
        elif isinstance(stmt, If):
            yield from _statements((*stmt.then, *stmt.other), is_nested)


def _asked(stmt: Stmt) -> list[Position]:
    """The positions of a statement; that of a read and written cell twice."""
    cells = (getattr(part, "at", None) for part in (stmt, getattr(stmt, "ref", None)))
    return [p for p in cells if p is not None] * (2 if isinstance(stmt, Accumulate) else 1)


def _largest(position: Position, known: set[str], inner: set[str]) -> Iterable[Position]:
    """The largest parts of a position that depend on a loop's variable and on no inner one."""
    if position.op in ATOMS or known.isdisjoint(position.variables):
        return ()
    if position.variables.isdisjoint(inner):
        return (position,)
    return [p for part in position.parts for p in _largest(part, known, inner)]


def _name(variable: str, taken: Counter[str]) -> str:
    taken[variable] += 1
    number = taken[variable]
    return f"at_{variable}{number if number > 1 else ''}"


@facts(needs=(UNSYNCED,), ends=(UNNAMED,))
def name_sizes(nest: Nest) -> Nest:
    """Names repeated sizes, the longest first; their common parts get names before them."""
    body, names = nest.body, list[str]()
    while (found := _repeated(body)) is not None:
        names.insert(0, f"size.{len(names)}")
        body = with_names(body, {names[0]: found})
    return replace(nest, body=_in_order(body, names)) if names else nest


def _in_order(body: Body, names: list[str]) -> Body:
    """Number the names of sizes in their order."""
    numbers = {name: f"size{index or ''}" for index, name in enumerate(names)}
    table = {variable(name): variable(new) for name, new in numbers.items()}
    lets = (s for s in body[: len(names)] if isinstance(s, Let))
    named = (replace(s, variable=numbers[s.variable]) for s in lets)
    return swapped((*named, *body[len(names) :]), table)


def _repeated(body: Body) -> Position | None:
    """The longest size that is used more than once."""
    asked = Counter(p for s in walk(body) for q in positions(s) for p in _parts(q))
    sizes = [p for p, n in asked.items() if n > 1 and not p.variables and _is_long(p)]
    return max(sizes, key=_length, default=None)


def _parts(position: Position) -> Iterator[Position]:
    yield position
    for part in position.parts:
        yield from _parts(part)


def _is_long(position: Position) -> bool:
    return position.op == "min" or _length(position) > 1


def _length(position: Position) -> int:
    """The number of operations of a position."""
    return 0 if position.op in ATOMS else 1 + sum(map(_length, position.parts))
