"""The directions in which saved weights differ most: principal components of their rows.

    X = rows - their mean = U S V^T,   P = the first k rows of V^T

1. `exact`: X X^T = U S^2 U^T has as many rows as there are files; then V^T = S^-1 U^T X.
2. `randomised`: Q spans (X X^T) X O, O random with 10 columns more than k; then as in case 1 of
   Q^T X, which has k + 10 rows. Source: Halko et al. 2011.
3. The sign of a component: the entry of U's column that is largest by amount is positive.
4. A component whose singular value is nothing but rounding is zeros: files span fewer.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..errors import BoostError, one_of, whole
from .weight_rows import Array, WeightRows

EXACT, RANDOMISED = "exact", "randomised"
_MORE = 10  # columns beside the components
_ROUNDING = 1e-7  # of the largest singular value: squares are summed in f64


def principal_components(
    rows: WeightRows, components: int, method: str = EXACT, seed: int = 0
) -> Array:
    """P [components, elements] in f32, its rows orthonormal; reads the files two to four times.

    Raises BoostError for fewer files than components, BoostTypeError.
    """
    if whole("n_components", components) > rows.shape[0]:
        raise BoostError(
            f"n_components: expected at most the number of checkpoints, {rows.shape[0]}, got "
            f"{components}"
        )
    one_of("method", method, (EXACT, RANDOMISED))
    basis = None if method == EXACT else _basis(rows, components, seed)
    squares = sum(_reduced(basis, block) @ _reduced(basis, block).T for _, block in rows.blocks())
    values, vectors = np.linalg.eigh(np.asarray(squares))
    values, vectors = values[::-1][:components], vectors[:, ::-1][:, :components]
    left = vectors if basis is None else basis @ vectors
    signs = np.sign(left[np.abs(left).argmax(0), np.arange(left.shape[1])])
    singular = np.sqrt(np.maximum(values, 0.0))
    kept = singular > _ROUNDING * singular[0]
    scale = np.where(kept, signs / np.where(kept, singular, 1.0), 0.0)
    found = np.empty((components, rows.shape[1]), np.float32)
    for start, block in rows.blocks():
        found[:, start : start + block.shape[1]] = (left * scale).T @ block
    return found


def _basis(rows: WeightRows, components: int, seed: int) -> Array:
    """Q of case 2 [files, k + 10 or fewer]."""
    count = min(components + _MORE, rows.shape[0])
    generator = np.random.default_rng(seed)
    sketch: Any = sum(
        block @ generator.standard_normal((block.shape[1], count)) for _, block in rows.blocks()
    )
    turned = np.linalg.qr(sketch)[0]
    powered: Any = sum(block @ (block.T @ turned) for _, block in rows.blocks())
    return np.linalg.qr(powered)[0]


def _reduced(basis: Array | None, block: Array) -> Array:
    return block if basis is None else basis.T @ block
