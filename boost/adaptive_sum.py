"""AdaSum: gradients of several ranks, added as far as they are orthogonal, averaged where alike.

    adasum(a, b) = (1 - a.b / (2 a.a)) a + (1 - a.b / (2 b.b)) b

Ranks are combined in pairs of neighbours at distance 1, 2, 4 and so on; one without a neighbour
passes the level. Source: Maleki et al.,
"Scaling distributed training with adaptive summation", MLSys 2021.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from ..ir.errors import is_a
from ..ranks.combine import EPS, by_levels, eps_of
from .errors import BoostError, BoostTypeError

Array = np.ndarray[Any, np.dtype[Any]]


def adasum(values: Sequence[Any], variant: str = "true") -> Array:
    """The sum of one array a rank, all of one shape, in f64; in their dtype.

    Each rank adds 1e-12 to its part of an inner product, so that nothing is divided by zero;
    arrays of one element are averaged. `variant` is `true`, the rule above, or `per_rank_scaled`,
    MindSpore's nn.AdaSumByGradWrapCell, for 2^k ranks: each divides its slices by their own largest
    value before the inner products, so that these are of no common scale.
    Raises BoostError, BoostTypeError.
    """
    arrays = _checked(values)
    dtype = np.result_type(*arrays)
    dtype = dtype if dtype.kind == "f" else np.dtype(np.float64)
    if variant not in _VARIANTS:
        raise BoostError(f"adasum: variant: expected {' or '.join(_VARIANTS)}, got {variant!r}")
    wide = [a.astype(np.float64) for a in arrays]
    if wide[0].size <= 1 or len(wide) == 1:
        return np.asarray(sum(wide) / len(wide)).astype(dtype)
    return _VARIANTS[variant](wide).astype(dtype)


def check_halving(ranks: int, where: str = "adasum: per_rank_scaled") -> None:
    """Raises BoostError where arrays cannot be halved among so many ranks."""
    if ranks < 1 or ranks & (ranks - 1):
        raise BoostError(
            f"{where}: expected a power of two of ranks (1, 2, 4, 8 ...), which are combined in "
            f"pairs, got {ranks}"
        )


def weights(ab: Any, aa: Any, bb: Any) -> tuple[Any, Any]:
    """Return the factors of a and b, given their inner products."""
    return 1.0 - ab / (2.0 * aa), 1.0 - ab / (2.0 * bb)


def _checked(values: Sequence[Any]) -> list[Array]:
    if is_a(values, (str, bytes)) or not is_a(values, Iterable):
        raise BoostTypeError(
            f"adasum: expected a list of arrays, one of each rank, got {type(values).__name__}"
        )
    arrays = [np.asarray(value) for value in values]
    if not arrays:
        raise BoostError("adasum: expected an array of each rank, got 0")
    for rank, array in enumerate(arrays):
        if array.dtype.kind not in "fiu":
            raise BoostTypeError(f"adasum: rank {rank}: expected real numbers, got {array.dtype}")
        if array.shape != arrays[0].shape:
            raise BoostError(
                f"adasum: rank {rank}: expected the shape of rank 0, {arrays[0].shape}, got "
                f"{array.shape}"
            )
    return arrays


def _tree(values: list[Array]) -> Array:
    return np.asarray(by_levels(values, _pair))


def _pair(a: Array, b: Array, first: int, second: int) -> Array:
    eps = eps_of(first, second)
    of_a, of_b = weights(_dot(a, b) + eps, _dot(a, a) + eps, _dot(b, b) + eps)
    return of_a * a + of_b * b


def _dot(a: Array, b: Array) -> float:
    return float(np.sum(a * b))  # pairwise: as exact as it needs, whatever the BLAS


def _halving(values: list[Array]) -> Array:
    """Every rank keeps a slice of its pair's sum: the lower one the right half, at each level."""
    check_halving(len(values))
    shape, flat = (
        values[0].shape,
        [np.arange(values[0].size).reshape(values[0].shape)] * len(values),
    )
    indices, kept, distance = flat, values, 1
    while distance < len(values):
        cuts = [_kept_half(index, not rank & distance) for rank, index in enumerate(indices)]
        slices = [
            (kept[rank & ~distance].ravel(), kept[rank | distance].ravel())
            for rank in range(len(cuts))
        ]
        mine = [(a[cut].ravel(), b[cut].ravel()) for cut, (a, b) in zip(cuts, slices, strict=True)]
        sums = _scaled_sums(mine, distance)
        indices = [p.ravel()[cut] for p, cut in zip(indices, cuts, strict=True)]
        kept = [
            (of_a * a + of_b * b).reshape(index.shape)
            for (of_a, of_b), (a, b), index in zip(sums, mine, indices, strict=True)
        ]
        distance *= 2
    whole = np.empty(values[0].size)
    for index, found in zip(indices, kept, strict=True):
        whole[index.ravel()] = found.ravel()
    return whole.reshape(shape)


def _kept_half(index: Array, is_lower: bool) -> Array:
    """Return a rank's half of its slice, cut along the first axis that can be, as places in it."""
    axis = next((n for n, length in enumerate(index.shape) if length > 1), None)
    if axis is None:
        raise BoostError(
            "adasum: per_rank_scaled cuts each array in two at every level; expected at least as "
            "many elements on every path of halves as there are ranks"
        )
    own = np.arange(index.size).reshape(index.shape)
    half = index.shape[axis] // 2
    return np.split(own, [half], axis)[int(is_lower)]


def _scaled_sums(mine: list[tuple[Array, Array]], distance: int) -> list[tuple[float, float]]:
    """The weights that each rank uses: inner products of slices that it has scaled by itself."""
    parts: list[tuple[float, float, float]] = []
    for rank, (a, b) in enumerate(mine):
        scale = (b if rank & distance else a).max() + EPS
        a, b = a / scale, b / scale
        parts.append((_dot(a, b) + EPS, _dot(a, a) + EPS, _dot(b, b) + EPS))
    block = 2 * distance
    sums = [np.sum(parts[n : n + block], axis=0) for n in range(0, len(parts), block)]
    return [weights(*sums[rank // block]) for rank in range(len(parts))]


_VARIANTS: dict[str, Callable[[list[Array]], Array]] = {
    "true": _tree, "per_rank_scaled": _halving,
}  # fmt: skip
