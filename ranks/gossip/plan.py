"""The mixing plan of a rank: its neighbours, their weights, and the stage.

D-PSGD      the row of W of this rank
push-sum    x = w z:  w <- sum_j p_ij w_j;  z's shares are p_ij w_j / w
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import OptionError
from ...ir.graph import Spec
from ...ir.roles import RoleKind
from .graphs import mixing_weights, sending_weights
from .mixed import WEIGHT, mean_of_neighbours, mixed, share

_EQUAL = 1e-12  # by how much weights differ that are 1 / n, rounded


@dataclass(slots=True)
class MixingPlan:
    """D-PSGD's, of an undirected graph. `number` goes to the neighbours beside the parameters."""

    weights: Array  # row i, column j: what rank i takes of rank j
    rank: int
    number: float = 1.0

    @classmethod
    def of(cls, graph: Any, count: int, rank: int) -> MixingPlan:
        """Raises OptionError."""
        return cls(mixing_weights(graph, count), rank)

    @property
    def sources(self) -> Sequence[int]:
        """The ranks whose parameters come."""
        return [j for j in np.flatnonzero(self.weights[self.rank]).tolist() if j != self.rank]

    @property
    def targets(self) -> Sequence[int]:
        """The ranks that get this one's."""
        return [i for i in np.flatnonzero(self.weights[:, self.rank]).tolist() if i != self.rank]

    def stage(self) -> Spec:
        """The stage behind the optimizer: a mean where the row's weights are equal."""
        row, sources = self.weights[self.rank], self.sources
        if np.ptp(row[[self.rank, *sources]]) < _EQUAL:
            return mean_of_neighbours(sum(j < self.rank for j in sources), len(sources))
        shares = {share(n): float(row[j]) for n, j in enumerate(sources)}
        return mixed(len(sources))(**shares)

    def check_groups(self, groups: Iterable[Mapping[str, Any]]) -> None:
        """Refuse a group that sets a hyper-parameter of the graph (OptionError)."""
        said = [(r.name, r.default) for r in self.stage().of_kind(RoleKind.HYPER)]
        for number, group in enumerate(groups):
            for name, value in said:
                if group[name] != value:
                    raise OptionError(
                        f"group {number}: '{name}' is what the graph says, {value}, got "
                        f"{group[name]!r:.80}; leave it out, and give weights as graph=..."
                    )

    def hypers(self, numbers: Sequence[float]) -> dict[str, float]:
        """The stage's hyper-parameters that a step changes, given the neighbours' numbers."""
        return {}

    def stepped(self, numbers: Sequence[float]) -> None:
        """A step is done."""


class PushSumPlan(MixingPlan):
    """Push-sum's, of a directed graph; `number` is this rank's weight."""

    @classmethod
    def of(cls, graph: Any, count: int, rank: int) -> PushSumPlan:
        """Raises OptionError."""
        return cls(sending_weights(graph, count), rank)

    def stage(self) -> Spec:
        """The stage behind the optimizer."""
        return mixed(len(self.sources), is_pushed=True)

    def hypers(self, numbers: Sequence[float]) -> dict[str, float]:
        """Shares of the ranks' z, and the weight behind the step."""
        parts = self._parts(numbers)
        shares = {share(n): part / sum(parts) for n, part in enumerate(parts[1:])}
        return shares | {WEIGHT: sum(parts)}

    def stepped(self, numbers: Sequence[float]) -> None:
        """Take over the weight that has come."""
        self.number = sum(self._parts(numbers))

    def _parts(self, numbers: Sequence[float]) -> list[float]:
        row = self.weights[self.rank]
        own = float(row[self.rank]) * self.number
        return [own, *(float(row[j]) * w for j, w in zip(self.sources, numbers, strict=True))]
