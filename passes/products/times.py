"""Availability of values in a graph with products: in regions, or behind them as cells.

These are cases 1, 4 and 7 of `cut.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ...ir.graph import Graph, reachable
from ...ir.lowered.schedule import reduced_from
from ...ir.matrices.values import FACTORS, TILINGS
from ...ir.ops import OPS
from ...ir.types import ELEM, Domain

_BY_CELL = ("arith", "compare", "logic", "select", "twin", "integer", "cast", "predicate")
LIBRARY = tuple(op.name for op in OPS.values() if op.routine)
# A pass computes one of these, of what lies in memory.
WHOLE = ("matmul", "matmul_bf16", "matmul_symmetric", *TILINGS, *FACTORS, *LIBRARY)


class AvailabilityTime(NamedTuple):
    """The time a value is available: in a region, or behind it after rounds of passes (case 7)."""

    region: int
    round: int = 0
    is_cell: bool = False  # a pass of the next round computes it

    @property
    def is_behind(self) -> bool:
        """True if the region itself has no use of it."""
        return self.is_cell or self.round > 0


def is_gram(domain: Domain) -> bool:
    """True for all cells of a matrix that is none of elements: a Gram or a low-rank value."""
    return domain.has_own_space and domain.is_matrix


@dataclass(frozen=True)
class Times:
    """The times at which values of a graph are available, and those that are cells."""

    graph: Graph

    @cached_property
    def live(self) -> set[int]:
        """The values that anything depends on."""
        return self.graph.live()

    @cached_property
    def operands(self) -> set[int]:
        """The operands of products, and of others that read other cells, as they lie in memory."""
        return {self.lying(v) for p in self.live if self.is_apart(p) for v in self.args(p)}

    def is_apart(self, value: int) -> bool:
        """True if a value takes matrices as they lie in memory (case 6)."""
        node = self.graph.nodes[value]
        alone = node.op == "transpose" and node.type.domain.is_matrix and not self.is_factor(value)
        return alone or node.op in (*WHOLE, "lower", "diag")

    def is_product(self, value: int) -> bool:
        """True if a value is a product, or of tiles: its pass computes others of its cells too."""
        return OPS[self.graph.nodes[value].op].is_product or self.graph.nodes[value].op in TILINGS

    def reduces(self, value: int) -> bool:
        """True if a value is a reduction of Gram values."""
        if not OPS[self.graph.nodes[value].op].is_reduction:
            return False
        return is_gram(reduced_from(self.graph, value))

    def lying(self, value: int) -> int:
        """The value itself, or the operand of its transpose."""
        node = self.graph.nodes[value]
        return self.lying(node.values[0]) if node.op == "transpose" else value

    @cached_property
    def times(self) -> dict[int, AvailabilityTime]:
        """Return the time of each live value."""
        taken = filter(self.is_product, self.live)
        feeding = reachable(self.graph, {self.lying(v) for p in taken for v in self.args(p)})
        found: dict[int, AvailabilityTime] = {}
        for value in sorted(self.live):
            found[value] = self._time(value, found, feeding)
        return found

    def _time(
        self, value: int, known: dict[int, AvailabilityTime], feeding: set[int]
    ) -> AvailabilityTime:
        node = self.graph.nodes[value]
        before = [known[v] for v in node.values]
        last = max((w.region for w in before), default=0)
        late = max((w.round for w in before if w.region == last), default=0)
        if node.op == "read":
            return AvailabilityTime(0)
        if node.op in WHOLE or is_gram(node.type.domain):
            return AvailabilityTime(last, late, is_cell=True)
        if node.op == "diag" or self.reduces(value):
            return AvailabilityTime(last, late + 1)
        if node.type.domain != ELEM and not any(self.domain(v) == ELEM for v in node.values):
            return AvailabilityTime(last, late)
        cells = max((w.region for w in before if w.is_cell), default=-1)
        behind = max((w.region for w in before if w.is_behind), default=-1)
        elements = [known[v].is_cell for v in node.values if self.domain(v) == ELEM]
        is_wanted = value in feeding or all(elements)
        if cells == last and is_wanted and self.is_by_cell(value):
            return AvailabilityTime(last, late, is_cell=True)
        return AvailabilityTime(max(last, behind + 1))

    def is_by_cell(self, value: int) -> bool:
        """True if elements are computed of elements and numbers alone, one by one."""
        node = self.graph.nodes[value]
        domains = [self.graph.nodes[v].type.domain for v in node.values]
        fits = all(d.is_scalar or d == ELEM for d in domains)
        return node.type.domain == ELEM and OPS[node.op].rule in _BY_CELL and fits

    def is_factor(self, value: int) -> bool:
        """True if a value is the transpose of another, for products alone."""
        nodes = self.graph.nodes
        users = (u for u in self.graph.users()[value] if u in self.live)
        factors = (*WHOLE, "transpose")
        is_stored = any(change.value == value for change in self.graph.updates)
        alone = not is_stored and all(nodes[u].op in factors for u in users)
        return nodes[value].op == "transpose" and alone

    def is_cell(self, value: int) -> bool:
        """True if a pass computes a value."""
        return self.times[value].is_cell

    def level(self, value: object) -> int:
        """The first region that can use an operand."""
        if not isinstance(value, int):
            return 0
        when = self.times[value]
        return when.region + when.is_behind

    def rounds(self, interval: int) -> int:
        """The number of rounds of an interval that have segments behind them."""
        return max((w.round for w in self.times.values() if w.region == interval), default=0)

    def args(self, value: int) -> tuple[int, ...]:
        """The operands of a value."""
        return self.graph.nodes[value].values

    def domains(self, value: int) -> list[Domain]:
        """The domains of a value and of its operands."""
        return [self.domain(v) for v in (value, *self.args(value))]

    def domain(self, value: int) -> Domain:
        """The domain of a value."""
        return self.graph.nodes[value].type.domain
