"""The rules of sums, written as literal loops over Python floats: the oracle of every backend."""

from __future__ import annotations


def leaf_of_a_list(values: list[float]) -> float:
    """The rule of a leaf, word for word: sixteen lanes, then halves."""
    lanes = [0.0] * 16
    for i, value in enumerate(values):
        lanes[i % 16] += value
    for half in (8, 4, 2, 1):
        lanes = [lanes[i] + lanes[i + half] for i in range(half)]
    return lanes[0]


def list_rule(values: list[float]) -> float:
    """The list rule, word for word: leaves of 1024, their sums a list again."""
    leaves = [leaf_of_a_list(values[i : i + 1024]) for i in range(0, len(values), 1024)] or [0.0]
    return leaves[0] if len(leaves) == 1 else list_rule(leaves)


def column_rule(column: list[float]) -> float:
    """The rule of a column: leaves of 64 rows added one by one, then the list rule."""
    leaves: list[float] = []
    for start in range(0, len(column), 64):
        total = 0.0
        for value in column[start : start + 64]:
            total += value
        leaves.append(total)
    return list_rule(leaves) if len(leaves) > 1 else (leaves or [0.0])[0]
