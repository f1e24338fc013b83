"""A trace as text: one element through every value, each value's range, infinities and NaN."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ..ir.ops import ROLE
from ..ir.text.printer import node_text, role_text, update_text, value_names
from ..ir.types import ELEM, GROUP, TENSOR
from .cells import Array, TracedCells

_MOST = 3  # origins of what is not finite that are told of each tensor
_WIDTH = 60  # of the column of values' texts, where one is longer


def element_text(title: str, cells: TracedCells, index: int, every: bool) -> str:
    """The lines of one element: each value, its number, and operands of reductions."""
    graph, names = cells.graph, value_names(cells.graph)
    shown = cells.live if every else between(cells)
    rows = [(_text(cells, v, names), number(cells.of_element(v, index)), v) for v in shown]
    rows += [
        (update_text(u, names), _stored(cells, u, index), -1)
        for u in graph.updates
        if not u.forward
    ]
    width = min(_WIDTH, max(len(text) for text, *_ in rows))
    room = max(len(value) for _, value, _ in rows)
    lines = [f"{title}, at {list(_position(cells, index))}, which is element {index}"]
    for text, value, v in rows:
        more = _reduced(cells, v, index) if v >= 0 and cells.is_reduction(v) else ""
        lines.append(f"  {text:<{width}}  {value:>{room}}{more}")
    lines += _left_out(cells, shown)
    return "\n".join([*lines, *not_finite_lines("", cells)]) + "\n"


def overview_lines(cells: TracedCells) -> Iterator[str]:
    """A line for each value: its least and largest cell, and how many are not finite."""
    names, shown = value_names(cells.graph), between(cells)
    texts = {v: _text(cells, v, names) for v in shown}
    width = min(_WIDTH, max(map(len, texts.values()), default=0))
    for value, text in texts.items():
        yield f"  {text:<{width}}  {_span(cells.array(value))}"
    yield from _left_out(cells, shown)


def not_finite_lines(title: str, cells: TracedCells) -> list[str]:
    """The first values that are not finite, though their operands are, and roles read so.

    Of computed values those from which infinities or NaN reach a store.
    """
    head = f"{title}: " * bool(title)
    return [head + not_finite_text(cells, value) for value in not_finite_first(cells)]


def not_finite_first(cells: TracedCells) -> list[int]:
    """The values that `not_finite_lines` tells of."""
    nodes, found = cells.graph.nodes, list[int]()
    bad = {v for v in cells.live if bad_cells(cells.array(v)).any()}
    reaching = _reaching(cells, bad)
    for value in cells.live:
        is_read = nodes[value].op == "read"
        if value in (bad if is_read else reaching) and not bad & set(nodes[value].values):
            found.append(value)
    return found[:_MOST]


def _reaching(cells: TracedCells, bad: set[int]) -> set[int]:
    """Those values that are not finite and lead, by such values only, to a store."""
    stack = [u.value for u in cells.graph.updates if isinstance(u.value, int)]
    found: set[int] = set()
    while stack:
        value = stack.pop()
        if value in bad and value not in found:
            found.add(value)
            stack += cells.graph.nodes[value].values
    return found


def not_finite_text(cells: TracedCells, value: int) -> str:
    """Name the first cell of a value that is not finite, and the number of such cells."""
    text = _text(cells, value, value_names(cells.graph))
    array = cells.array(value)
    if not array.ndim:
        return f"not finite first in {text}: {number(array)}"
    bad = bad_cells(array)
    place = np.unravel_index(int(np.argmax(bad)), bad.shape)
    where = f"{[int(p) for p in place]}, {int(bad.sum())} of {bad.size} cells"
    return f"not finite first in {text}: {number(array[place])} at {where}"


def number(value: Any) -> str:
    """The shortest text that is this number and no other of its dtype."""
    found = np.asarray(value)[()]
    return ("true" if found else "false") if found.dtype == np.bool_ else str(found)


def _text(cells: TracedCells, value: int, names: list[str]) -> str:
    node = cells.graph.nodes[value]
    if node.op != "read":
        return node_text(node, value, names)
    role = cells.graph.role(node[ROLE])
    return role_text(role).replace(f" : {role.type}", f" : {node.type}")


def between(cells: TracedCells) -> list[int]:
    """The values but numbers that only other numbers need; read or reduced ones stay."""
    graph = cells.graph
    needed = {v for u in graph.updates for v in (u.value, u.guard) if isinstance(v, int)}
    for value in cells.live:
        node = graph.nodes[value]
        if cells.is_reduction(value) or not node.type.domain <= TENSOR:
            needed |= {value, *node.values}
    return [v for v in cells.live if v in needed or graph.nodes[v].op == "read"]


def _left_out(cells: TracedCells, shown: Sequence[int]) -> list[str]:
    count = len(cells.live) - len(shown)
    some = f"{count} numbers that only other numbers need are" if count > 1 else "one number is"
    return [f"  ({some} left out)"] if count else []


def _stored(cells: TracedCells, update: Any, index: int) -> str:
    if cells.holds(update):
        return number(cells.stored(update, index))
    return "not stored"


def _reduced(cells: TracedCells, value: int, index: int) -> str:
    """Describe a reduction's input: the number of cells, the least and the largest of them."""
    node = cells.graph.nodes[value]
    taken, places = cells.reduced(node, index)
    more = f", and of {cells.tensors - 1} more tensors" if _is_shared(cells, node) else ""
    if taken.dtype == np.bool_:
        return f"   of {taken.size}, {int(taken.sum())} true{more}"
    if not taken.size:
        return f"   of nothing{more}"
    bad = bad_cells(taken)

    def at(k: int) -> str:
        is_elem = cells.source(node) == ELEM
        return str(_position(cells, int(places[k])) if is_elem else [int(places[k])])

    if bad.any():
        first = int(np.argmax(bad))
        return f"   of {taken.size}, {int(bad.sum())} not finite, first at {at(first)}{more}"
    low, high = int(np.argmin(taken)), int(np.argmax(taken))
    least, largest = number(taken[low]), number(taken[high])
    return f"   of {taken.size}: {least} at {at(low)} to {largest} at {at(high)}{more}"


def _is_shared(cells: TracedCells, node: Any) -> bool:
    return node.type.domain <= GROUP and cells.tensors > 1


def _span(array: Array) -> str:
    if array.ndim == 0:
        return number(array)
    if not array.size:
        return "no cells"
    if array.dtype == np.bool_:
        return f"{int(array.sum())} of {array.size} true"
    bad = bad_cells(array)
    if bad.all():
        return f"{array.size} cells, none finite"
    fine = array[~bad]
    some = f", {int(bad.sum())} of {array.size} not finite" if bad.any() else ""
    return f"{number(fine.min())} to {number(fine.max())}{some}"


def bad_cells(array: Array) -> Array:
    """Return a mask of the infinite and NaN cells."""
    return ~np.isfinite(array) if array.dtype.kind == "f" else np.zeros(array.shape, np.bool_)


def _position(cells: TracedCells, index: int) -> Sequence[int]:
    return [int(p) for p in np.unravel_index(index, cells.dims)] if cells.dims else []
