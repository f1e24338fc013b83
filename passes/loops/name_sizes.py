"""Names the sizes that a nest uses several times, at its head: for source that people read.

    for t in 0 .. $rows * (($cols + 1023) / 1024)         let size = ($cols + 1023) / 1024
      let leaf = t / (($cols + 1023) / 1024)       -->    for t in 0 .. $rows * size
                                                            let leaf = t / size

A size is a position without variables, of two operations or more, or a minimum. Before: anything.
After: the same cells are touched, in the same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from ...ir.loops.nest import Let, Nest
from ...ir.loops.position import LEAVES, Position, variable
from ...ir.loops.walk import Body, everywhere, positions, walk
from .facts import UNNAMED, facts


@facts(ends=(UNNAMED,))
def name_sizes(nest: Nest) -> Nest:
    """Names sizes, the longest first; what those have in common has names before them."""
    body, names = nest.body, list[str]()
    while (found := _repeated(body)) is not None:
        names.insert(0, f"size.{len(names)}")
        table = {found: variable(names[0])}
        body = (Let(names[0], found), *everywhere(body, lambda p, t=table: p.swapped(t)))
    return replace(nest, body=_in_order(body, names)) if names else nest


def _in_order(body: Body, names: list[str]) -> Body:
    """Sizes are numbered as they stand there."""
    numbers = {name: f"size{place or ''}" for place, name in enumerate(names)}
    table = {variable(name): variable(new) for name, new in numbers.items()}
    lets = (s for s in body[: len(names)] if isinstance(s, Let))
    named = (replace(s, variable=numbers[s.variable]) for s in lets)
    return everywhere((*named, *body[len(names) :]), lambda p: p.swapped(table))


def _repeated(body: Body) -> Position | None:
    """The longest size that is asked for more than once."""
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
    """How many operations it has."""
    return 0 if position.op in LEAVES else 1 + sum(map(_length, position.parts))
