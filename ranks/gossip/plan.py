"""How a rank mixes: with which neighbours, by which weights, and the stage that does so.

Gossip     the row of W of this rank
PushSum    x = w z:  w <- sum_j p_ij w_j;  z's shares are p_ij w_j / w
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ...ir.arrays import Array
from ...ir.graph import Spec
from .graphs import mixing_weights, sending_weights
from .mixed import WEIGHT, mean_of_neighbours, mixed, share


class MixingPlan(Protocol):
    """What one rank does in a step. `number` goes to the neighbours beside its parameters."""

    weights: Array
    number: float

    @property
    def sources(self) -> Sequence[int]:
        """The ranks whose parameters come."""
        ...

    @property
    def targets(self) -> Sequence[int]:
        """The ranks that get this one's."""
        ...

    def stage(self) -> Spec:
        """The stage behind the optimizer."""
        ...

    def hypers(self, numbers: Sequence[float]) -> dict[str, float]:
        """The stage's hyper-parameters in a step, given the neighbours' numbers."""
        ...

    def stepped(self, numbers: Sequence[float]) -> None:
        """A step is done."""
        ...


@dataclass(slots=True)
class _OfRank:
    weights: Array  # row i, column j: what rank i takes of rank j
    rank: int
    number: float = 1.0

    @property
    def sources(self) -> Sequence[int]:
        """The ranks whose parameters come."""
        return [j for j in np.flatnonzero(self.weights[self.rank]).tolist() if j != self.rank]

    @property
    def targets(self) -> Sequence[int]:
        """The ranks that get this one's."""
        return [i for i in np.flatnonzero(self.weights[:, self.rank]).tolist() if i != self.rank]


@dataclass(slots=True)
class GossipPlan(_OfRank):
    """D-PSGD's, of an undirected graph."""

    @staticmethod
    def of(graph: Any, count: int, rank: int) -> GossipPlan:
        """Raises OptionError."""
        return GossipPlan(mixing_weights(graph, count), rank)

    def stage(self) -> Spec:
        """A mean where the row's weights are equal."""
        row, sources = self.weights[self.rank], self.sources
        if np.ptp(row[[self.rank, *sources]]) == 0.0:
            return mean_of_neighbours(sum(j < self.rank for j in sources), len(sources))
        return mixed(len(sources))(**self.hypers(()))

    def hypers(self, numbers: Sequence[float]) -> dict[str, float]:
        """Always the same."""
        return {share(n): float(self.weights[self.rank, j]) for n, j in enumerate(self.sources)}

    def stepped(self, numbers: Sequence[float]) -> None:
        """Nothing changes."""


@dataclass(slots=True)
class PushSumPlan(_OfRank):
    """Push-sum's, of a directed graph; `number` is the rank's weight."""

    @staticmethod
    def of(graph: Any, count: int, rank: int) -> PushSumPlan:
        """Raises OptionError."""
        return PushSumPlan(sending_weights(graph, count), rank)

    def stage(self) -> Spec:
        """Shares change from step to step."""
        return mixed(len(self.sources), is_pushed=True)

    def hypers(self, numbers: Sequence[float]) -> dict[str, float]:
        """Shares of the ranks' z, and the weight behind the step."""
        parts = self._parts(numbers)
        shares = {share(n): part / sum(parts) for n, part in enumerate(parts[1:])}
        return shares | {WEIGHT: sum(parts)}

    def stepped(self, numbers: Sequence[float]) -> None:
        """The weight is what came."""
        self.number = sum(self._parts(numbers))

    def _parts(self, numbers: Sequence[float]) -> list[float]:
        row = self.weights[self.rank]
        own = float(row[self.rank]) * self.number
        return [own, *(float(row[j]) * w for j, w in zip(self.sources, numbers, strict=True))]
