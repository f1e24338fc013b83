"""The order of matrices in their temporaries, by rows or columns, and the halves to compute.

A tile of a product goes along neighbours of one operand. That operand is the right one, where the
result's cells are computed as they lie by rows; the left one, where they are by columns.

1. A pass computes elements by columns (*turned*) if anything that takes them wants them so; what it
   loads beside a product lies likewise. Gram values lie by rows.
2. Where a value is wanted as it does not lie, a pass transposes it.
3. A symmetric value lies the same either way. Its product is computed below the diagonal, and then
   mirrored. A pass that stores to a role goes by rows, as roles lie.
4. A factor takes its matrix as it lies. `cholesky` leaves L by columns, `inverse_lower` by rows.
   Matrices that a pass loads transposed lie by rows.

5. A product that rounds takes its operands as they lie: to copy bf16 costs less than a pass.

    s = x x', z = a x + t x     x' x' with x by columns, z by columns of x: nothing is transposed
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ...ir.graph import Graph
from ...ir.lowered.schedule import MatrixPass
from ...ir.matrices.contractions import product_of
from ...ir.matrices.symmetry import symmetric
from ...ir.matrices.values import FACTORS
from ...ir.ops import OPS
from ...ir.types import ELEM, Domain


def orient(
    graph: Graph, passes: Sequence[MatrixPass], in_sweeps: Iterable[int]
) -> tuple[MatrixPass, ...]:
    """The passes with how their values lie; `in_sweeps` are the values that sweeps load."""
    return tuple(_Orientation(graph, passes, in_sweeps).passes())


class _Orientation:
    def __init__(
        self, graph: Graph, passes: Sequence[MatrixPass], in_sweeps: Iterable[int]
    ) -> None:
        self.graph = graph
        self.same = symmetric(graph.nodes)  # case 3
        self.wanted: dict[int, set[bool]] = {v: {False} for v in in_sweeps}
        turned = [self.decide(one) for one in reversed(passes)][::-1]  # uses before what is used
        made = zip(passes, turned, strict=True)
        self.given = [replace(one, turned=t) for one, t in made]
        self.lying = {v: one.turned for one in self.given for v in one.keeps}

    # -- decisions, from the last pass to the first

    def decide(self, one: MatrixPass) -> bool:
        """Case 1, and the layout that the pass wants of its operands."""
        wants = set[bool]().union(*(self.wanted.get(v, set()) for v in one.keeps))
        is_free = True in wants and not one.stores
        turned = is_free and self.domain(one.keeps[0]).of_tensor == ELEM
        for value, _ in self.loaded(one):
            self.want(value, turned)
        if self.is_factor(one):
            return self.graph.nodes[one.product or 0].op == "cholesky"  # a library's lies by rows
        if one.product is not None and not self.is_product(one):
            self.want(factors_of(self.graph, one.product)[0][0], False)
        elif one.product is not None and not self.rounds(one):
            value, transposed = factors_of(self.graph, one.product)[0 if turned else 1]
            self.want(value, transposed != turned)
        return turned

    def want(self, value: int, turned: bool) -> None:
        """Notes how a value should lie."""
        self.wanted.setdefault(value, set()).add(turned and value not in self.same)

    def domain(self, value: int) -> Domain:
        return self.graph.nodes[value].type.domain

    def is_factor(self, one: MatrixPass) -> bool:
        """Case 4."""
        return one.product is not None and _is_factor(self.graph, one.product)

    def rounds(self, one: MatrixPass) -> bool:
        """Case 5."""
        return one.product is not None and self.graph.nodes[one.product].op == "matmul_bf16"

    def is_product(self, one: MatrixPass) -> bool:
        """True if its cells are chains; others are one matrix's, or of its tiles."""
        return one.product is not None and OPS[self.graph.nodes[one.product].op].is_product

    def loaded(self, one: MatrixPass) -> Iterator[tuple[int, bool]]:
        """The matrices that a pass loads, and whether transposed."""
        yield from (lying(self.graph, v) for v in one.loads)

    # -- passes, and those that are added

    def passes(self) -> Iterator[MatrixPass]:
        """All of them in order."""
        there = {(v, False) for v in self.wanted if v not in self.lying}
        for one in self.given:
            taken = (*(v for v, _ in self.loaded(one)), *self.taken(one))
            for value in dict.fromkeys(taken):
                if value not in self.lying:
                    yield from self.transposed(value, one.before, there)
            is_half = self.is_half(one)
            yield replace(one, factors=self.factors(one), half=is_half)
            if is_half:
                yield MatrixPass(one.before, None, (), (), one.keeps, one.stores, mirrors=True)
            for value in one.keeps:
                there.add((value, one.turned))
                yield from self.transposed(value, one.before, there)

    def transposed(
        self, value: int, before: int, there: set[tuple[int, bool]]
    ) -> Iterator[MatrixPass]:
        """Case 2."""
        for turned in sorted(self.wanted.get(value, set())):
            if (value, turned) not in there:
                there.add((value, turned))
                yield MatrixPass(before, None, (value,), (), (value,), turned=turned, turns=True)

    def is_half(self, one: MatrixPass) -> bool:
        """Case 3."""
        stored = (self.graph.updates[place].value for place in one.stores)
        return self.is_product(one) and self.same.issuperset((*one.keeps, *stored))

    def taken(self, one: MatrixPass) -> tuple[int, ...]:
        """The operands of its product."""
        found = () if one.product is None else factors_of(self.graph, one.product)
        return tuple(value for value, _ in found)

    def factors(self, one: MatrixPass) -> tuple[bool, ...]:
        """For each operand of a pass, whether it lies by columns: as wanted, or where it can."""
        if one.product is None:
            return ()
        if self.is_factor(one):
            return tuple(self.lying.get(value, False) for value in self.taken(one))
        if not self.is_product(one):
            return (False,)
        found = list[bool]()
        along = 0 if one.turned else 1
        for index, (value, transposed) in enumerate(factors_of(self.graph, one.product)):
            lies = True in self.wanted.get(value, set()) or self.lying.get(value, False)
            is_wanted = transposed != one.turned and value not in self.same
            found.append(is_wanted if index == along and not self.rounds(one) else lies)
        return tuple(found)


def _is_factor(graph: Graph, value: int) -> bool:
    """True if a value is made of one whole matrix."""
    op = graph.nodes[value].op
    return op in FACTORS or bool(OPS[op].routine)


def factors_of(graph: Graph, product: int) -> tuple[tuple[int, bool], ...]:
    """The operands of a product as they lie by rows, and whether each stands in it transposed."""
    node = graph.nodes[product]
    if not OPS[node.op].is_product:
        return (lying(graph, node.values[0]),)
    a, b = (graph.nodes[v].type.domain for v in node.values)
    sides = product_of(a, b, node.type.domain)
    given = (sides.first_transposed, sides.second_transposed)
    return tuple(lying(graph, v, t) for v, t in zip(node.values, given, strict=True))


def lying(graph: Graph, value: int, transposed: bool = False) -> tuple[int, bool]:
    """The matrix in memory that a value is, or is the transposed of."""
    node = graph.nodes[value]
    return (
        lying(graph, node.values[0], not transposed)
        if node.op == "transpose"
        else (value, transposed)
    )
