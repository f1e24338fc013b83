"""Factors of matrices, evaluated: chains over k ascending, as of products, then one rounding more.

    cholesky s:       c = s_ij;  for k < j:  c = fma(-l_ik, l_jk, c);  l_ij = c / l_jj
                                             l_jj = sqrt(c), or NaN unless c > 0
    inverse_lower l:  c = I_ij;  for k < i:  c = fma(-l_ik, x_kj, c);  x_ij = c / l_ii

Cells of s and l above the diagonal are not read; those of the result are +0. All cells go on
together from one k to the next: the order of each chain is the same, and the calls are few.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Array
from ..semantics import fma


def cholesky(s: Array) -> Array:
    """L with L L' = S, of matrices [..., n, n]; NaN from a pivot that is not positive."""
    rest, found = np.array(s), np.zeros_like(s)
    for k in range(s.shape[-1]):
        pivot = rest[..., k, k]
        root = np.where(pivot > 0, np.sqrt(np.abs(pivot)), np.array(np.nan, s.dtype))
        found[..., k, k] = root
        column = rest[..., k + 1 :, k] / root[..., None]
        found[..., k + 1 :, k] = column
        behind = rest[..., k + 1 :, k + 1 :]
        behind[...] = fma(-column[..., :, None], column[..., None, :], behind)
    return found


def inverse_lower(lower: Array) -> Array:
    """X with X L = I, of lower triangular matrices [..., n, n]."""
    found = np.array(np.broadcast_to(np.eye(lower.shape[-1], dtype=lower.dtype), lower.shape))
    for k in range(lower.shape[-1]):
        row = found[..., k, :]
        row[...] = np.where(np.arange(row.shape[-1]) <= k, row / lower[..., k, k, None], 0)
        behind = found[..., k + 1 :, :]
        behind[...] = fma(-lower[..., k + 1 :, k, None], row[..., None, :], behind)
    return found
