"""Bytes and operations of sets of values, by counting bits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...ir.graph import Graph
from ...ir.ops import OPS

Classes = tuple[tuple[int, int], ...]  # a weight, and the mask of the values that have it


@dataclass(frozen=True, slots=True)
class Weights:
    """The bytes and operations of each value of a graph."""

    widths: Classes
    operations: Classes

    def bytes(self, values: int) -> int:
        """The bytes of an element of all of some values."""
        return sum(size * (values & mine).bit_count() for size, mine in self.widths)

    def flops(self, values: int) -> int:
        """The operations that one element of all these values takes."""
        return sum(size * (values & mine).bit_count() for size, mine in self.operations)


def weights_of(graph: Graph) -> Weights:
    """The weights of a typed graph."""
    widths = _classes(node.type.dtype.bytes for node in graph.nodes)
    return Weights(widths, _classes(OPS[node.op].flops for node in graph.nodes))


def _classes(weights: Iterable[int]) -> Classes:
    found: dict[int, int] = {}
    for value, weight in enumerate(weights):
        found[weight] = found.get(weight, 0) | 1 << value
    return tuple((weight, mine) for weight, mine in sorted(found.items()) if weight)
