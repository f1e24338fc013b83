"""A schedule: the loads, nodes, stores and reductions of each phase. The result of fusion.

A phase is a pair (sweep, pass). In a phase an element value is *loaded* (a role not yet
overwritten, a role already stored, a temporary) or *computed* from values there. Between sweeps
stand passes over matrices: products, each with the values computed of its cells.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..graph import Graph
from ..tensor_view import axes_of
from ..types import ELEM, Const, Domain, join

Time = tuple[int, int]  # (sweep, pass); a scalar or vector value is ready before that phase


@dataclass(frozen=True, slots=True)
class Phase:
    """One pass of a sweep over the elements."""

    sweep: int
    index: int
    loads: tuple[int, ...]  # element values read from memory
    computes: tuple[int, ...]  # element values computed, in order
    stores: tuple[int, ...]  # updates stored, by their place in the graph
    reductions: tuple[int, ...]  # reductions taken
    keeps: tuple[int, ...] = ()  # element values stored to temporaries, for products

    @property
    def time(self) -> Time:
        return self.sweep, self.index


@dataclass(frozen=True, slots=True)
class MatrixPass:
    """A pass over all cells of a space of matrices: a product's, and the values computed of them.

    In place of a product a factor of whole matrices, such as `cholesky`, or reductions of cells.
    """

    before: int  # the sweep that it comes before
    product: int | None  # or a factor; None: its cells are computed of others alone
    loads: tuple[int, ...]  # values of its space, each at the cell at hand, or transposed
    computes: tuple[int, ...]  # in order
    keeps: tuple[int, ...]  # values stored to temporaries
    stores: tuple[int, ...] = ()  # updates of Gram values, by their place in the graph
    turned: bool = False  # what it loads and keeps lies by columns
    factors: tuple[bool, ...] = ()  # whether each operand of the product does
    half: bool = False  # only cells below the diagonal are computed
    mirrors: bool = False  # it only copies cells below the diagonals of what it keeps
    turns: bool = False  # it only copies a value that lies the other way
    reductions: tuple[int, ...] = ()  # of Gram values, taken

    def space(self, graph: Graph) -> Domain:
        """The domain of its cells."""
        if self.stores:
            return graph.role(graph.updates[self.stores[0]].role).type.domain
        if self.reductions:
            return reduced_from(graph, self.reductions[0])
        return graph.nodes[self.keeps[0]].type.domain


@dataclass(frozen=True, slots=True)
class Cost:
    """Bytes per parameter of a schedule, and how they come about."""

    floor: int  # every live role read once, every updated role written once
    optimal: int  # the bytes loaded and stored: the minimum, where the schedule is proven
    write_allocated: int  # the same with a pure write counted double, as a CPU moves it
    reread: int  # bytes that later passes of a sweep find in cache
    flops: int  # operations per parameter, recomputation included


@dataclass(frozen=True, slots=True)
class Tax:
    """One item of the difference between optimal and floor."""

    value: str
    sweep: int
    bytes: int
    barrier: str  # the reduction that ended the sweep before


@dataclass(frozen=True, slots=True)
class Schedule:
    """The phases of a graph, in order, with their cost."""

    graph: Graph
    phases: tuple[Phase, ...]
    cost: Cost
    taxes: tuple[Tax, ...]
    ready: tuple[Time, ...]  # per value: the first phase before or in which it exists
    searched: int  # what the search looked at until it ended
    gap: int = 0  # bytes by which `write_allocated` may be above the minimum; 0: proven
    matrices: tuple[MatrixPass, ...] = ()  # in their order
    ends: int = 0  # how many sweeps and rounds of passes there are, if more than the phases say
    more: int | None = None  # bytes per parameter that it costs that all stores come last, if so

    @property
    def doubt(self) -> str:
        """The unproven gap of a schedule whose search ended before its proof, else ""."""
        return f"not proven: at most {self.gap} bytes/param above the bound" if self.gap else ""

    @property
    def price(self) -> str:
        """The price of stores that come last, else ""."""
        if self.more is None:
            return ""
        return f"stores come last, behind all reductions: {self.more} bytes/param more"

    @property
    def sweeps(self) -> int:
        return len(self.swept)

    @property
    def swept(self) -> tuple[int, ...]:
        """The stages that have a sweep; others have rounds of passes over matrices alone."""
        return tuple(sorted({p.sweep for p in self.phases}))

    def number(self, sweep: int) -> int:
        """The number of a sweep, or of the next one behind a round of passes, from 1."""
        return 1 + sum(stage < sweep for stage in self.swept)

    @property
    def stages(self) -> int:
        """The sweeps, and the rounds of passes behind which numbers are made of matrices."""
        return max(self.ends, *(1 + p.sweep for p in self.phases), 0)

    def passes(self, sweep: int) -> tuple[Phase, ...]:
        """The passes of one sweep, in order."""
        return tuple(p for p in self.phases if p.sweep == sweep)


def reduced_from(graph: Graph, reduction: int) -> Domain:
    """The domain of a reduction's operands."""
    return join(*(graph.nodes[v].type.domain for v in graph.nodes[reduction].values))


def is_along_columns(graph: Graph, reduction: int) -> bool:
    """True if the cells of matrices that a reduction adds up lie above each other."""
    domain = graph.nodes[reduction].type.domain
    return domain.is_vector and domain.block is None and 3 in axes_of(domain)


def leaves_extent(graph: Graph, reduction: int) -> str:
    """The extent of a reduction's leaves: of rows, of columns or of blocks."""
    domain, source = graph.nodes[reduction].type.domain, reduced_from(graph, reduction)
    if domain.block is not None:
        return f"{domain} leaves"
    along = "col leaves" if is_along_columns(graph, reduction) else "row leaves"
    return f"{along} of {source}" if source.has_own_space else along


def element_updates(graph: Graph) -> tuple[int, ...]:
    """The updates that move element bytes, by their place: not forwards, not `x = x`."""
    reads = graph.reads
    return tuple(
        index
        for index, change in enumerate(graph.updates)
        if not change.forward
        and graph.role(change.role).type.domain == ELEM
        and (isinstance(change.value, Const) or change.value != reads.get(change.role))
    )
