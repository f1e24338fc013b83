"""The rules of sums, written as literal loops over Python floats: the oracle of every backend.

Other folds have the same rules, with a function of two numbers and what nothing folds to.
"""

from __future__ import annotations

import operator
from collections.abc import Callable

Pair = Callable[[float, float], float]


def leaf_of_a_list(values: list[float], pair: Pair = operator.add, nothing: float = 0.0) -> float:
    """The rule of a leaf, word for word: sixteen lanes, then halves."""
    lanes = [nothing] * 16
    for i, value in enumerate(values):
        lanes[i % 16] = pair(lanes[i % 16], value)
    for half in (8, 4, 2, 1):
        lanes = [pair(lanes[i], lanes[i + half]) for i in range(half)]
    return lanes[0]


def list_rule(values: list[float], pair: Pair = operator.add, nothing: float = 0.0) -> float:
    """The list rule, word for word: leaves of 1024, their totals a list again."""
    starts = range(0, len(values), 1024)
    leaves = [leaf_of_a_list(values[i : i + 1024], pair, nothing) for i in starts] or [nothing]
    return leaves[0] if len(leaves) == 1 else list_rule(leaves, pair, nothing)


def column_rule(column: list[float], pair: Pair = operator.add, nothing: float = 0.0) -> float:
    """The rule of a column: leaves of 64 rows taken one by one, then the list rule."""
    leaves: list[float] = []
    for start in range(0, len(column), 64):
        total = nothing
        for value in column[start : start + 64]:
            total = pair(total, value)
        leaves.append(total)
    return list_rule(leaves, pair, nothing) if len(leaves) > 1 else (leaves or [nothing])[0]
