"""AdaSum over many tensors at once: each pair of ranks in two sweeps of compiled code.

The first sweep takes the three inner products of all tensors, the second one combines them.
"""

# pyright: reportMissingParameterType=false, reportUnknownParameterType=false
# (the signatures of definitions are the roles, the bodies the equations)

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..array_optimizer import Optimizer
from ..ir.frontend.trace import optimizer, update
from ..ir.types import TENSOR
from .adaptive_sum import EPS, Array, check_ranks
from .errors import BoostTypeError

_SINGLE = "single"  # the label of tensors of one element
_DTYPES = ("float32", "float64")


@optimizer(when=f'label != "{_SINGLE}"', paper="https://arxiv.org/abs/2006.02924")
def adasum_pair(param, grad, *, eps=2.0 * EPS):
    """The adaptive sum of two ranks' tensors, param and grad, in the memory of the first.

        param <- (1 - a.b / (2 a.a)) a + (1 - a.b / (2 b.b)) b      a = param, b = grad

    Each inner product is taken with eps added to it. Tensors labelled "single" are averaged.
    Source: Maleki et al., "Scaling distributed training with adaptive summation", MLSys 2021.
    """
    ab = (param * grad).sum(TENSOR) + eps
    aa = (param * param).sum(TENSOR) + eps
    bb = (grad * grad).sum(TENSOR) + eps
    return update(param=(1.0 - ab / (2.0 * aa)) * param + (1.0 - ab / (2.0 * bb)) * grad)


@adasum_pair.variant(f'label == "{_SINGLE}"')
def mean_of_pair(param, grad):
    """Tensors of one element: the mean."""
    return update(param=0.5 * (param + grad))


class AdaSumTree:
    """Combines one set of tensors a rank, 2^k of them, in the order of the ranks.

    `buffers[rank]` has an array for each shape, which the caller fills; `combine` leaves the sums
    in those of rank 0, and the others' contents are used up. Raises BoostError for other numbers
    of ranks, BoostTypeError for dtypes other than float32 and float64. `threads` are all there are.
    """

    def __init__(
        self, shapes: Sequence[tuple[int, ...]], ranks: int, dtype: Any = "float32",
        threads: int | None = None,
    ) -> None:  # fmt: skip
        levels, self._threads = check_ranks(ranks), threads
        name = np.dtype(dtype).name
        if name not in _DTYPES:
            raise BoostTypeError(f"AdaSumTree: expected float32 or float64, got {name}")
        self.buffers: list[list[Array]] = [
            [np.zeros(shape, name) for shape in shapes] for _ in range(ranks)
        ]
        self._levels = [
            [
                (self._pair(low, level, name), low + 2**level)
                for low in range(0, ranks, 2 ** (level + 1))
            ]
            for level in range(levels)
        ]

    def combine(self) -> list[Array]:
        """The combined tensors: the buffers of rank 0."""
        for level in self._levels:
            for pair, other in level:
                pair.step(self._sorted(other))
        return self.buffers[0]

    def explain(self) -> str:
        """What the combination of a pair does."""
        return self._levels[0][0][0].explain() if self._levels else "one rank: nothing to combine"

    def _sorted(self, rank: int) -> list[Array]:
        arrays = self.buffers[rank]
        return [a for a in arrays if a.size != 1] + [a for a in arrays if a.size == 1]

    def _pair(self, rank: int, level: int, dtype: str) -> Optimizer:
        arrays = self.buffers[rank]
        groups = [
            {"params": [a for a in arrays if a.size != 1]},
            {"params": [a for a in arrays if a.size == 1], "label": _SINGLE},
        ]
        dtypes = "param=f64,grad=f64" if dtype == "float64" else ""
        eps = EPS * 2 ** (level + 1)  # each of the ranks that share a product adds its own
        there = [group for group in groups if group["params"]]
        return Optimizer(there, adasum_pair, dtypes=dtypes, threads=self._threads, eps=eps)
