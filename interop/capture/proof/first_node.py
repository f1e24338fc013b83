"""The first node of a spec whose value the original does not compute.

Both take the step anew in f64, from where each of them is. What the original makes at a line of its
source is compared with what the spec has there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....ir.graph import Graph
from ....ir.interpreter import Environment
from ....ir.types import GROUP, Const
from ..sites import place_of

_SAME = 1e-6  # relatively


@dataclass(frozen=True, slots=True)
class LoggedOp:
    """A value that the original has: made at a line, or given to a function there."""

    place: str
    value: Any
    made: bool = True


@dataclass(frozen=True, slots=True)
class FirstNode:
    """The first value of a spec that the original does not have, and the nearest that it has."""

    op: str
    place: str
    value: float
    nearest: float

    def __str__(self) -> str:
        return (
            f"the first node that differs is {self.op} at {self.place}: {self.value:.6g}, "
            f"where the original has {self.nearest:.6g}"
        )


def first_node(
    found: Sequence[Environment], tensor: int, seen: Sequence[LoggedOp]
) -> FirstNode | None:
    """The first node whose value over a tensor the original does not have; None if all are there.

    A value that one line hands to another one is expected among those that the original makes at
    its line; a number of Python among those that it gives to functions of arrays.
    """
    one = next(e for e in found if tensor in e.members)
    member = one.members.index(tensor)
    graph = one.graph
    for number in _taken(one, member):
        node, value = graph.nodes[number], np.asarray(one.values[number][member])
        place = place_of(node.origin)
        if node.op == "read" or not _is_handed_on(graph, number, place):
            continue
        known = [
            s.value for s in seen if s.made and s.place == place and s.value.size == value.size
        ]
        if not known and node.type.domain <= GROUP and _feeds_cells(graph, number):
            known = [s.value for s in seen if not s.made]
            value = np.abs(value)
        if known and not any(_same(value, other) for other in known):
            nearest = min(known, key=lambda other: _distance(value, other))
            cell = int(np.argmax(np.abs(_flat(value) - _flat(nearest))))
            cells = float(_flat(value)[cell]), float(_flat(nearest)[cell])
            return FirstNode(node.op, place, *cells)
    return None


def _taken(one: Environment, member: int) -> list[int]:
    """The nodes that the updates need; of a choice by one number, the side that is chosen."""
    stack = [u.value for u in one.graph.updates if isinstance(u.value, int)]
    found: set[int] = set()
    while stack:
        number = stack.pop()
        if number in found:
            continue
        found.add(number)
        args = one.graph.nodes[number].args
        if one.graph.nodes[number].op == "select" and not isinstance(args[0], Const):
            condition = np.asarray(one.values[args[0]][member])
            if condition.all() or not condition.any():
                args = (args[1 if condition.all() else 2],)
        stack += [arg for arg in args if not isinstance(arg, Const)]
    return sorted(found)


def _is_handed_on(graph: Graph, number: int, place: str) -> bool:
    """True if another line, or an update, takes the value."""
    users = (place_of(n.origin) for n in graph.nodes if number in n.args)
    return any(u.value == number for u in graph.updates) or any(user != place for user in users)


def _feeds_cells(graph: Graph, number: int) -> bool:
    return any(number in n.args and n.type.domain.is_vector for n in graph.nodes)


def _flat(value: Any) -> Any:
    return np.asarray(value, np.float64).reshape(-1)


def _distance(value: Any, other: Any) -> float:
    return float(np.max(np.abs(_flat(value) - _flat(other)))) if value.size else 0.0


def _same(value: Any, other: Any) -> bool:
    size = max(float(np.max(np.abs(_flat(other)))) if other.size else 0.0, 1e-300)
    return _distance(value, other) <= _SAME * size or not np.isfinite(_flat(other)).all()
