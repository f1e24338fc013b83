"""Accumulators of the loop interpreter: bool for `any`, else f64, which every term fits in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ...semantics import LANES, LEAF, maximum, minimum
from .cells import Array

_ADD = (np.add, 0.0)
_RULES: dict[str, tuple[Callable[..., Any], float | bool]] = {
    "sum": _ADD, "sumsq": _ADD, "dot": _ADD, "max": (maximum, -np.inf), "min": (minimum, np.inf),
    "absmax": (maximum, 0.0), "any": (np.logical_or, False),
}  # fmt: skip


def nothing(op: str, count: int) -> Array:
    """So many accumulators of nothing."""
    neutral = _RULES[op][1]
    return np.full(count, neutral, np.bool_ if isinstance(neutral, bool) else np.float64)


def term_of(op: str, operands: list[Array]) -> Array:
    """What a reduction takes of a cell's operands."""
    wide = [a if a.dtype == np.bool_ else a.astype(np.float64) for a in operands]
    if op in ("sumsq", "dot"):
        return wide[0] * wide[-1]
    return np.abs(wide[0]) if op == "absmax" else wide[0]


def take(op: str, total: Array, term: Array) -> Array:
    """Accumulators, each after one more term; in memory those of `any` are 0.0 or 1.0."""
    if op == "any" and total.dtype == np.float64:
        return ((total != 0) | (term != 0)).astype(np.float64)
    return np.asarray(_RULES[op][0](total, term))


def fold_lanes(op: str, lanes: Array) -> Array:
    """Accumulators along the last axis, by halves."""
    while lanes.shape[-1] > 1:
        half = lanes.shape[-1] // 2
        lanes = take(op, lanes[..., :half], lanes[..., half:])
    return np.asarray(lanes[..., 0])


def leaf(op: str, terms: Array) -> Array:
    """Up to 1024 terms along the last axis: sixteen lanes, turn after turn, then by halves."""
    *outer, length = terms.shape
    lanes = np.broadcast_to(nothing(op, LANES), (*outer, LANES)).astype(terms.dtype)
    for first in range(0, length, LANES):
        turn = terms[..., first : first + LANES]
        lanes[..., : turn.shape[-1]] = take(op, lanes[..., : turn.shape[-1]], turn)
    return fold_lanes(op, lanes)


def list_of(op: str, cells: Array, once: bool) -> Array:
    """Lists of f64 along the last axis, leaf by leaf; one cell is what it is, unless `once`."""
    cells = np.abs(cells) if op == "absmax" else cells
    while once or cells.shape[-1] != 1:
        starts = range(0, max(1, cells.shape[-1]), LEAF)
        cells = np.stack([leaf(op, cells[..., s : s + LEAF]) for s in starts], axis=-1)
        once = False
    return np.asarray(cells[..., 0])
