"""Leaves and lists of leaves: the rule of sums, and the order-free folds."""

from __future__ import annotations

from typing import Any

from numba.extending import register_jitable

from .support import D, W, fabs, inf, lanes, maximum, minimum


@register_jitable
def sum_leaf(cells: Any, at: Any, step: Any, count: Any) -> Any:
    """Up to 1024 cells: cell i is added to lane i mod 16, the lanes are folded by halves."""
    lane = lanes()
    for i in range(W(16)):
        lane[i] = D(0.0)
    for i in range(count):
        lane[i & W(15)] += D(cells[at + i * step])
    half = W(8)
    while half > W(0):
        for i in range(half):
            lane[i] += lane[i + half]
        half >>= W(1)
    return lane[0]


@register_jitable
def sum_list(cells: Any, at: Any, step: Any, count: Any) -> Any:
    """Sums leaves of 1024 in place until one cell is left; one cell is left as it is."""
    if count == W(0):
        return D(0.0)
    while count > W(1):
        leaves = (count + W(1023)) // W(1024)
        for leaf in range(leaves):
            first = leaf * W(1024)
            size = min(W(1024), count - first)
            cells[at + leaf * step] = sum_leaf(cells, at + first * step, step, size)
        count = leaves
    return cells[at]


@register_jitable
def max_leaf(cells: Any, at: Any, step: Any, count: Any) -> Any:
    """The largest of any number of cells, -inf of none."""
    found = D(-inf)
    for i in range(count):
        found = maximum(found, cells[at + i * step])
    return found


@register_jitable
def min_leaf(cells: Any, at: Any, step: Any, count: Any) -> Any:
    """The smallest of any number of cells, inf of none."""
    found = D(inf)
    for i in range(count):
        found = minimum(found, cells[at + i * step])
    return found


@register_jitable
def absmax_leaf(cells: Any, at: Any, step: Any, count: Any) -> Any:
    """The largest magnitude of any number of cells, 0 of none."""
    found = D(0.0)
    for i in range(count):
        found = maximum(found, fabs(cells[at + i * step]))
    return found
