"""Branch coverage of a proof: the sides that no run has taken, and inputs that may take them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from ....ir.graph import Graph, reachable
from ....ir.interpreter import Environment
from ....ir.ops import OPS, ROLE
from ....ir.roles import RoleKind
from ....ir.types import TENSOR, Const
from ..sites import place_of

_LARGEST = 1 << 16  # size that is tried
_MOST = 32  # tries of one side
_SCALES = (0.0, 1e-12, 1e-6, 1e-3, 1e-2, 0.1, 10.0, 1e2, 1e3, 1e6)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a condition that is one number: the graph's node, and its value there."""

    graph: int
    node: int
    holds: bool


@dataclass(frozen=True, slots=True)
class TrialInputs:
    """Inputs that may take a side: a number of an option, of a state, of the scale, or a shape."""

    hypers: dict[str, float]
    numbers: dict[str, float]
    scale: float = 1.0  # of gradients
    start: float = 1.0  # of parameters
    shape: tuple[int, ...] | None = None


class Sides:
    """The sides that no run has taken yet."""

    def __init__(self, graphs: Sequence[Graph]) -> None:
        self.graphs = graphs
        self.left = {
            Side(number, node, holds): None
            for number, graph in enumerate(graphs)
            for node in _conditions(graph)
            for holds in (True, False)
        }

    def look(self, graph: int, one: Environment) -> None:
        """Notes the sides that a step takes."""
        for side in [s for s in self.left if s.graph == graph]:
            values = one.values[side.node]
            if any(bool(np.any(np.asarray(v) == side.holds)) for v in values):
                del self.left[side]

    def told(self, side: Side) -> str:
        """A side as it is reported."""
        node = self.graphs[side.graph].nodes[side.node]
        text = next((s.text.strip() for s in node.origin.sites if s.text.strip()), node.op)
        where = place_of(node.origin)
        return f"{where}: the branch where `{text}` {'holds' if side.holds else 'fails'}"

    def tries(self, side: Side) -> Iterator[TrialInputs]:
        """Inputs near the values that a condition compares."""
        graph = self.graphs[side.graph]
        reads, literals = _feeding(graph, side.node)
        roles = [graph.role(name) for name in sorted(reads)]
        hypers = [r for r in roles if r.kind == RoleKind.HYPER]
        numbers = [r for r in roles if r.kind == RoleKind.STATE and r.type.domain <= TENSOR]
        defaults = {float(r.default) for r in hypers if isinstance(r.default, (int, float))}
        finite = filter(math.isfinite, {*literals, *defaults, 0.0, 1.0, 2.0})
        known = sorted(finite, key=abs, reverse=True)
        found = [
            *(TrialInputs({}, {r.name: v}) for r in numbers for t in known for v in _around(t)),
            *(
                TrialInputs({r.name: v}, {})
                for r in hypers
                for t in known
                for v in (t, t / 2, 2 * t + 1)
            ),
            *(TrialInputs({}, {}, scale) for scale in _SCALES),
            *(TrialInputs({}, {}, 1.0, scale) for scale in _SCALES),
        ]
        shapes = (s for t in known if 1 <= t <= _LARGEST for s in _shapes(math.ceil(t)))
        has_sizes = any(graph.nodes[n].op == "count" for n in reachable(graph, [side.node]))
        if any(r.name == "param" for r in roles):
            yield TrialInputs({}, {}, start=0.0)
        yield from [*(TrialInputs({}, {}, shape=s) for s in shapes if has_sizes), *found][:_MOST]


def _around(value: float) -> tuple[float, ...]:
    whole = float(math.floor(value))
    return tuple(v for v in (whole - 2.0, whole, whole + 2.0) if v >= 0.0)


def _shapes(size: int) -> Iterator[tuple[int, ...]]:
    for one in (size, size + 1, size - 1):
        if one >= 1:
            yield (one,)
            yield from ((one, 2), (2, one))
            if one <= 256:
                yield (one, one)


def _conditions(graph: Graph) -> list[int]:
    """The comparisons that one number decides."""
    return [
        n for n in graph.live()
        if OPS[graph.nodes[n].op].rule in ("compare", "predicate")
        and graph.nodes[n].type.domain <= TENSOR
    ]  # fmt: skip


def _feeding(graph: Graph, node: int) -> tuple[set[str], set[float]]:
    """The roles that a condition hangs on, and the literals on the way."""
    nodes = [graph.nodes[n] for n in reachable(graph, [node])]
    literals = {
        abs(float(arg.value)) for n in nodes for arg in n.args
        if isinstance(arg, Const) and math.isfinite(arg.value)
    }  # fmt: skip
    return {str(n[ROLE]) for n in nodes if n.op == "read"}, literals
