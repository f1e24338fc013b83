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
from ..ranks.combine import EPS, adaptive_pair, eps_of, mean_pair, share_of
from .adaptive_sum import Array
from .errors import BoostError, BoostTypeError

_SINGLE = "single"  # the label of tensors of one element
_DTYPES = ("float32", "float64")


@optimizer(when=f'label != "{_SINGLE}"', paper="https://arxiv.org/abs/2006.02924")
def adasum_pair(param, grad, *, eps=2.0 * EPS):
    """The adaptive sum of two ranks' tensors, param and grad, in the memory of the first.

        param <- (1 - a.b / (2 a.a)) a + (1 - a.b / (2 b.b)) b      a = param, b = grad

    Each inner product is taken with eps added to it. Tensors labelled "single" are averaged.
    Source: Maleki et al., "Scaling distributed training with adaptive summation", MLSys 2021.
    """
    return update(param=adaptive_pair(param, grad, eps))


@adasum_pair.variant(f'label == "{_SINGLE}"')
def mean_of_pair(param, grad, *, share=0.5):
    """Tensors of one element: the mean of all ranks, `share` of which the second is of."""
    return update(param=mean_pair(param, grad, share))


class AdaSumTree:
    """Combines one set of tensors a rank, in the order of the ranks; an odd one passes a level.

    `buffers[rank]` has an array for each shape, which the caller fills; `combine` leaves the sums
    in those of rank 0, and the others' contents are used up. Raises BoostError for no ranks,
    BoostTypeError for dtypes other than float32 and float64. `threads` are all there are.
    """

    def __init__(
        self, shapes: Sequence[tuple[int, ...]], ranks: int, dtype: Any = "float32",
        threads: int | None = None,
    ) -> None:  # fmt: skip
        if ranks < 1:
            raise BoostError(f"AdaSumTree: expected the number of ranks, got {ranks}")
        levels, self._ranks, self._threads = (ranks - 1).bit_length(), ranks, threads
        name = np.dtype(dtype).name
        if name not in _DTYPES:
            raise BoostTypeError(f"AdaSumTree: expected float32 or float64, got {name}")
        self.buffers: list[list[Array]] = [
            [np.zeros(shape, name) for shape in shapes] for _ in range(ranks)
        ]
        self._levels = [
            [
                (self._pair(low, level, name), low + 2**level)
                for low in range(0, ranks - 2**level, 2 ** (level + 1))
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
        """Explain the combination of a pair."""
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
        both = min(2**level, self._ranks - rank), min(2**level, self._ranks - rank - 2**level)
        hypers: dict[str, Any] = {"eps": eps_of(*both), "share": share_of(*both)}
        there = [group for group in groups if group["params"]]
        return Optimizer(there, adasum_pair, dtypes=dtypes, threads=self._threads, **hypers)
