"""The weights by which ranks mix their parameters, of a graph; and the graphs that are refused.

graph       a name, a graph of networkx over 0 .. k-1, or the k x k weights themselves
undirected  W symmetric, rows and columns sum to 1: Metropolis, 1 / (1 + the larger degree)
directed    P[i, j] is the share that j sends to i, columns sum to 1: 1 / (1 + targets of j)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...ir.arrays import Array
from ...ir.errors import OptionError

_UNDIRECTED = "ring", "complete"
_DIRECTED = "ring", "exponential", "complete"  # a rank sends to the next, those 1, 2, 4 ... on, all
_NEAR = 1e-9  # by how much a sum of weights may differ from 1


def mixing_weights(graph: Any, count: int) -> Array:
    """W of an undirected graph over so many ranks. Raises OptionError."""
    weights = _given(graph, count, False)
    links = weights != 0.0
    _check_links(links | np.eye(count, dtype=bool), count, "not connected")
    for i, j in np.argwhere(links & ~links.T).tolist():
        raise OptionError(
            f"graph: it is not symmetric: rank {i} mixes with rank {j}, and rank {j} not with rank "
            f"{i}; PushSum takes a graph with directions"
        )
    if not _is_of_weights(graph):
        degrees = (links & ~np.eye(count, dtype=bool)).sum(1)
        weights = np.where(links, 1.0 / (1.0 + np.maximum.outer(degrees, degrees)), 0.0)
        np.fill_diagonal(weights, 0.0)
        np.fill_diagonal(weights, 1.0 - weights.sum(1))
    for i, j in np.argwhere(np.abs(weights - weights.T) > _NEAR).tolist():
        raise OptionError(
            f"graph: its weights are not symmetric: {weights[i, j]:g} of ranks {i} and {j}, "
            f"{weights[j, i]:g} of {j} and {i}"
        )
    _check_sums(weights, 1, "row")
    _check_sums(weights, 0, "column")
    return weights


def sending_weights(graph: Any, count: int) -> Array:
    """P of a directed graph over so many ranks. Raises OptionError."""
    weights = _given(graph, count, True)
    links = (weights != 0.0) | np.eye(count, dtype=bool)
    _check_links(links, count, "not strongly connected")
    if not _is_of_weights(graph):
        weights = links / links.sum(0)
    if not np.all(np.diagonal(weights) > 0.0):
        raise OptionError("graph: each rank is to keep a share of its own, on the diagonal")
    _check_sums(weights, 0, "column")
    return weights


def _given(graph: Any, count: int, directed: bool) -> Array:
    """The weights, or 1 for each edge: row i has the share that comes from each rank."""
    if isinstance(graph, str):
        return _named(graph, count, directed)
    if hasattr(graph, "is_directed") and hasattr(graph, "edges"):
        return _of_networkx(graph, count)
    try:
        found = np.array(graph, np.float64)
    except (TypeError, ValueError):
        found = np.zeros(0)
    if found.shape != (count, count) or not np.all(np.isfinite(found)) or np.any(found < 0.0):
        raise OptionError(
            f"graph: expected {_known(directed)}, a graph of networkx, or {count} x {count} "
            f"weights from 0 on, one row a rank, got {graph!r:.80}"
        )
    return found


def _known(directed: bool) -> str:
    return " or ".join(map(repr, _DIRECTED if directed else _UNDIRECTED))


def _named(name: str, count: int, directed: bool) -> Array:
    if name not in (_DIRECTED if directed else _UNDIRECTED):
        raise OptionError(f"graph: expected {_known(directed)}, got {name!r}")
    ranks = np.arange(count)
    ahead = {
        "ring": [1] if directed else [1, count - 1],
        "complete": range(1, count),
        "exponential": [1 << n for n in range(count.bit_length()) if 1 << n < count],
    }[name]
    found = np.zeros((count, count))
    for distance in ahead:
        found[(ranks + distance) % count, ranks] = 1.0
    np.fill_diagonal(found, 0.0)
    return found


def _of_networkx(graph: Any, count: int) -> Array:
    if sorted(graph.nodes, key=repr) != sorted(range(count), key=repr):
        nodes = sorted(graph.nodes, key=str)
        raise OptionError(f"graph: expected nodes 0 to {count - 1}, the ranks, got {nodes!r:.80}")
    found = np.zeros((count, count))
    for source, target in graph.edges():
        found[target, source] = 1.0
        if not graph.is_directed():
            found[source, target] = 1.0
    np.fill_diagonal(found, 0.0)
    return found


def _is_of_weights(graph: Any) -> bool:
    return not isinstance(graph, str) and not hasattr(graph, "edges")


def _check_links(links: Array, count: int, what: str) -> None:
    """Check that each rank reaches each. Raises OptionError, naming two that do not meet."""
    reached = links.copy()
    for _ in range(count.bit_length()):
        reached = (reached.astype(np.int64) @ reached) > 0
    for i, j in np.argwhere(~reached).tolist():
        raise OptionError(f"graph: it is {what}: nothing of rank {j} ever comes to rank {i}")


def _check_sums(weights: Array, axis: int, name: str) -> None:
    for n, total in enumerate(weights.sum(axis).tolist()):
        if abs(total - 1.0) > _NEAR:
            raise OptionError(
                f"graph: its weights are not {'doubly ' * axis or ''}stochastic: {name} {n} sums "
                f"to {total:g}, not to 1"
            )
