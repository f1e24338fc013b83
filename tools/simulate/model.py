"""A ZeRO-1 step over ranks on paper: m messages and b bytes of a rank take m alpha + b / B seconds.

Of P parameters on w ranks, in nodes of g ranks that are w / g nodes, a rank sends in n buckets:

                  messages                       bytes, x for each element
    flat          n (g - 1) within its node      x P (g - 1) / w
                  n (w - g) between nodes        x P (w - g) / w
    two levels    n (g - 1) within               x P (g - 1) / g
                  n (w / g - 1) between          x P (w / g - 1) / w

An exchange of gradients and a gather of parameters send as much as each other. Lists of leaf sums
are gathered likewise, in one bucket each. Sweeps are over a rank's P / w elements.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

LEAF = 1024  # elements of a leaf sum, and leaf sums of a list's second level


@dataclass(frozen=True, slots=True)
class Link:
    """A link between ranks: seconds a message, bytes a second of a rank, or of all in a node."""

    message: float
    speed: float
    shared: bool = False

    def seconds(self, messages: float, size: float, ranks: int) -> float:
        """Seconds of a rank's messages and bytes, with `ranks` of a node sending at once."""
        return messages * self.message + size / self.speed * (ranks if self.shared else 1)


@dataclass(frozen=True, slots=True)
class Cluster:
    """Nodes of so many ranks, the links within and between nodes, and each rank's memory.

    The numbers are assumed: GPUs that send 300 GB/s to each other in a node, 45 GB/s between
    nodes, and move 3.2 TB/s of their memory.
    """

    node: int = 8
    within: Link = Link(3e-6, 300e9)
    between: Link = Link(6e-6, 45e9)
    memory: Link = Link(0.0, 3.2e12)
    bucket: float = 1e8  # bytes


@dataclass(frozen=True, slots=True)
class StepBytes:
    """The traffic of a step, in bytes for each parameter.

    `moved` of own elements by sweeps, pieces included; `lists` of leaf sums by `gathers` gathers.
    """

    wire: float
    param: float
    grad: float
    state: float
    moved: float
    lists: float
    gathers: int


@dataclass(frozen=True, slots=True)
class Crossing:
    """The sends of a rank: messages and bytes, and the seconds of all."""

    messages: float
    size: float
    seconds: float


@dataclass(frozen=True, slots=True)
class StepOnPaper:
    """A step of so many parameters on so many ranks; lists of one level and of two."""

    params: float
    ranks: int
    exchange_flat: Crossing
    exchange: Crossing
    gather_flat: Crossing
    gather: Crossing
    lists: Crossing
    lists_folded: Crossing
    list_bytes: tuple[float, float]  # of all ranks together
    sweeps: float  # seconds
    memory: float  # bytes of a rank

    @property
    def seconds(self) -> float:
        """Seconds of all parts, nothing overlapped, by two levels for several nodes."""
        return self.exchange.seconds + self.gather.seconds + self.lists.seconds + self.sweeps

    @property
    def seconds_flat(self) -> float:
        """Seconds of all parts, each rank sending to every other."""
        saved = self.exchange_flat.seconds + self.gather_flat.seconds
        return saved + self.lists.seconds + self.sweeps


def step_on_paper(params: float, ranks: int, step: StepBytes, cluster: Cluster) -> StepOnPaper:
    """Return the cost of a step."""

    def crossing(way: _Way, size: float, buckets: int) -> Crossing:
        return way(size, buckets, ranks, cluster)

    def exchanged(way: _Way, each: float) -> Crossing:
        return crossing(way, each * params, max(1, ceil(each * params / cluster.bucket)))

    def listed(size: float) -> Crossing:
        way = crossing(two_levels, size, step.gathers)
        read = cluster.memory.seconds(0, size, min(ranks, cluster.node))
        return Crossing(way.messages, way.size, way.seconds + read)

    lists = step.lists * params
    own = params / ranks
    return StepOnPaper(
        params,
        ranks,
        exchanged(flat, step.wire),
        exchanged(two_levels, step.wire),
        exchanged(flat, step.param),
        exchanged(two_levels, step.param),
        listed(lists),
        listed(lists / LEAF),
        (lists, lists / LEAF),
        cluster.memory.seconds(0, own * step.moved, min(ranks, cluster.node)),
        params * (step.param + step.grad)
        + own * step.state
        + min(cluster.bucket, params * step.wire),
    )


_Way = Callable[[float, int, int, Cluster], Crossing]


def flat(size: float, buckets: int, ranks: int, cluster: Cluster) -> Crossing:
    """Each rank sends to every other."""
    near = min(ranks, cluster.node)
    within = buckets * (near - 1), size * (near - 1) / ranks
    between = buckets * (ranks - near), size * (ranks - near) / ranks
    return _crossing(within, between, near, cluster)


def two_levels(size: float, buckets: int, ranks: int, cluster: Cluster) -> Crossing:
    """Each rank sends to its node's, and to one of every other node."""
    near = min(ranks, cluster.node)
    nodes = ranks // near
    within = buckets * (near - 1), size * (near - 1) / near
    between = buckets * (nodes - 1), size * (nodes - 1) / ranks
    return _crossing(within, between, near, cluster)


def _crossing(
    within: tuple[float, float], between: tuple[float, float], near: int, cluster: Cluster
) -> Crossing:
    seconds = cluster.within.seconds(*within, near) + cluster.between.seconds(*between, near)
    return Crossing(within[0] + between[0], within[1] + between[1], seconds)
