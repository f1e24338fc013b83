"""Constants of the model, fitted to points measured on ranks of one node, and their residuals.

A point is a name (`exchange`, `gather`, `sweeps`), ranks, a rank's bytes, seconds:
the fastest fifth of its rounds. Fitted are exchanges and gathers (seconds a message, bytes a
second) and sweeps (bytes a second), on all but the most ranks, by least squares of relative errors.
Of a link that ranks have each and one that they share the better fit is taken. The points of
the most ranks are left to be predicted.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from ...ir.errors import WrongUsage
from .model import Cluster, Link, flat

PATHS = ("exchange", "gather")
KINDS = (*PATHS, "sweeps")


@dataclass(frozen=True, slots=True)
class MeasuredPoint:
    """One that was timed: `bytes` of a rank's gradients, parameters, or that its sweeps move."""

    kind: str
    ranks: int
    bytes: float
    seconds: float


@dataclass(frozen=True, slots=True)
class FittedCluster:
    """The constants, and each point that was not fitted with the seconds predicted for it."""

    cluster: Cluster
    fitted: int
    others: tuple[tuple[MeasuredPoint, float], ...]

    @property
    def errors(self) -> list[float]:
        """Relative, ascending."""
        return sorted(abs(found / point.seconds - 1) for point, found in self.others)


def fit(points: Sequence[MeasuredPoint]) -> FittedCluster:
    """Raises WrongUsage where points do not determine the constants."""
    most = max(point.ranks for point in points)
    known = [p for p in points if p.ranks < most]
    paths, sweeps = [p for p in known if p.kind in PATHS], [p for p in known if p.kind == "sweeps"]
    if len({p.bytes for p in paths}) < 2 or not sweeps:
        raise WrongUsage(
            "expected points of an exchange or gather of two sizes, and of sweeps, on fewer ranks "
            f"than the most ({most}), as benchmarks/rank_points.py writes them"
        )
    node = 1 << (most - 1).bit_length()  # all are of one
    within, memory = _link(paths, is_path=True), _link(sweeps, is_path=False)
    cluster = replace(Cluster(), node=node, within=within, memory=memory)
    others = [(p, predicted(p, cluster)) for p in points if p not in known]
    return FittedCluster(cluster, len(known), tuple(others))


def predicted(point: MeasuredPoint, cluster: Cluster) -> float:
    """The seconds that the model has for a point."""
    if point.kind in PATHS:
        return flat(point.bytes, 1, point.ranks, cluster).seconds
    return cluster.memory.seconds(0, point.bytes, point.ranks)


def _link(points: Sequence[MeasuredPoint], is_path: bool) -> Link:
    return min((_of(points, is_path, shared) for shared in (False, True)), key=lambda x: x[0])[1]


def _of(points: Sequence[MeasuredPoint], is_path: bool, shared: bool) -> tuple[float, Link]:
    """The squared relative errors left, and the link: seconds = messages a + bytes / speed."""
    ranks = np.array([p.ranks for p in points], np.float64)
    taken = np.array([p.seconds for p in points])
    sizes = np.array([p.bytes for p in points]) * (ranks if shared else 1.0)
    if is_path:
        sizes *= (ranks - 1) / ranks
    columns = [ranks - 1, sizes] if is_path else [sizes]
    matrix = np.stack(columns, 1) / taken[:, None]
    found = np.linalg.lstsq(matrix, np.ones(len(points)), rcond=None)[0]
    found = np.maximum(found, 1e-12 * np.array([taken.min(), 1.0])[-len(found) :])
    left = float(np.square(matrix @ found - 1).sum())
    return left, Link(float(found[0]) if is_path else 0.0, 1 / float(found[-1]), shared)


def points_of(path: Path) -> list[MeasuredPoint]:
    """The points of a file. Raises WrongUsage where it has none, OSError."""
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))["results"]
        found = [MeasuredPoint(**row) for row in rows]
        good = all(p.kind in KINDS and p.ranks > 1 and p.bytes > 0 and p.seconds > 0 for p in found)
    except (ValueError, KeyError, TypeError):
        good, found = False, []
    if not good or not found:
        raise WrongUsage(
            f"{path}: expected results with a kind ({', '.join(KINDS)}), ranks from 2, bytes and "
            f"seconds above 0 each, as benchmarks/rank_points.py writes them"
        )
    return found
