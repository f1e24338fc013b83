"""Accumulators of the loop interpreter: bool for `any`, else f64, which every term fits in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...ops import OPS, algebra_of, term_operands
from ...semantics import LANES, LEAF
from ...types import F64, DType
from .cells import Array


def nothing(op: str, count: int, dtype: DType = F64) -> Array:
    """Return `count` neutral accumulators; chains have their operands' dtype."""
    if (chain := OPS[op].contraction) is not None:
        return np.full(count, chain.neutral, dtype.numpy)
    neutral = algebra_of(op).neutral
    return np.full(count, neutral, np.bool_ if isinstance(neutral, bool) else np.float64)


def term_of(op: str, operands: list[Array]) -> Array:
    """Return the term that a reduction adds for a cell's operands."""
    wide = [a if a.dtype == np.bool_ else a.astype(np.float64) for a in operands]
    taken: Sequence[Array] = term_operands(op, wide)
    term = algebra_of(op).term
    return _meaning(term)(*taken) if term else taken[0]


def take(op: str, total: Array, term: Array) -> Array:
    """Accumulators, each after one more term; in memory those of `any` are 0.0 or 1.0."""
    combine = algebra_of(op).combine
    if total.dtype == np.float64:
        return np.asarray(_meaning(combine.of_f64)(total, term.astype(np.float64)))
    return np.asarray(combine.meaning(total, term))


def _meaning(op: str) -> Callable[..., Any]:
    found = OPS[op].meaning
    assert found is not None, op
    return found


def fold_lanes(op: str, lanes: Array) -> Array:
    """Accumulators along the last axis, by halves."""
    while lanes.shape[-1] > 1:
        half = lanes.shape[-1] // 2
        lanes = take(op, lanes[..., :half], lanes[..., half:])
    return np.asarray(lanes[..., 0])


def leaf(op: str, terms: Array) -> Array:
    """Reduce up to 1024 terms along the last axis: in sixteen lanes, in order, folded by halves."""
    *outer, length = terms.shape
    lanes = np.broadcast_to(nothing(op, LANES), (*outer, LANES)).astype(terms.dtype)
    for first in range(0, length, LANES):
        vector = terms[..., first : first + LANES]
        lanes[..., : vector.shape[-1]] = take(op, lanes[..., : vector.shape[-1]], vector)
    return fold_lanes(op, lanes)


def list_of(op: str, cells: Array, once: bool) -> Array:
    """Reduce lists of f64 along the last axis, leaf by leaf; a single cell only with `once`."""
    cells = term_of(op, [cells]) if not algebra_of(op).onward else cells
    while once or cells.shape[-1] != 1:
        starts = range(0, max(1, cells.shape[-1]), LEAF)
        cells = np.stack([leaf(op, cells[..., s : s + LEAF]) for s in starts], axis=-1)
        once = False
    return np.asarray(cells[..., 0])
