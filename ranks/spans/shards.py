"""Shards that somebody else has cut, as torch's DTensor does: each begins at a leaf of its own.

The leaves of a tensor are those of its shards, one rank after the other. Where shards end on whole
leaves of 1024 elements, these are the leaves that one process has, and so are the bits.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...ir.arrays import Array
from ...ir.lowered.memory_plan import leaves_along
from ..protocol import Ranks


@dataclass(frozen=True, slots=True)
class ShardedTensor:
    """A tensor of which each of some ranks has a part, in a line."""

    ranks: Ranks
    sizes: tuple[int, ...]  # the elements of each rank's shard

    @property
    def numel(self) -> int:
        """The elements of all."""
        return sum(self.sizes)

    @property
    def leaves(self) -> Array:
        """The leaves of each rank's shard."""
        return np.array([leaves_along(size) for size in self.sizes], np.int64)
